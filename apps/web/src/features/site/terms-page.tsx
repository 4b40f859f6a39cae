import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "agreement",
    title: t("What this is"),
    blocks: [
      t(
        "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.",
        names(),
      ),
      t(
        "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.",
        names(),
      ),
    ],
  },
  {
    id: "service",
    title: t("What we give you"),
    blocks: [
      t(
        "{site} is a place to prepare for WAEC, NECO, JAMB and Post-UTME exams: practice tests, papers arranged by year, explanations, study materials and a record of your progress.",
        names(),
      ),
      t(
        "The questions we wrote ourselves are modelled on each syllabus and are marked as original. They are not the exam boards' own papers. Where a question comes from somebody else, the screen says so.",
      ),
      t(
        "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades you see here are estimates from objective questions; the boards also count theory and practical work. We do not promise any result in any exam.",
        names(),
      ),
    ],
  },
  {
    id: "account",
    title: t("Your account"),
    blocks: [
      [
        t(
          "Give your real name and an e-mail address you can open; we send a letter there to verify it. Without verification you can use the site for 30 minutes.",
        ),
        t("One person, one account. Do not share it or sell it."),
        t("Keep your password to yourself. If somebody else has it, change it; that ends every session."),
        t("You can delete your account at any time from your profile."),
      ],
    ],
  },
  {
    id: "fair-use",
    title: t("Fair use"),
    blocks: [
      t("Use {site} to learn. Please do not:", names()),
      [
        t("copy, scrape or resell the questions, explanations or materials;"),
        t("try to get around the limits of a plan, the marking or the leaderboard;"),
        t("bring phones, notes or this site into a real exam hall;"),
        t("upload anything that is not yours, or that harms or insults other people;"),
        t(
          "attack the service or look for other people's data. If you find a weakness, write to {email}; we are glad of it.",
          names(),
        ),
      ],
      t(
        "Who breaks these rules may lose points, be taken off the leaderboard, or be suspended. We say why, and you can answer.",
      ),
    ],
  },
  {
    id: "plans",
    title: t("Plans and payment"),
    blocks: [
      t(
        "Creating an account is free and no card is asked for. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions.",
      ),
      t(
        "Paid plans are priced in naira and shown in full before you pay. Payment is taken by Paystack; we never see or keep your card number. A plan runs to the end of the period you paid for.",
      ),
      t(
        "You can have your money back within 7 days of paying. Write to {email} from your account's address. You can cancel at any time; the plan then ends with its period.",
        names(),
      ),
    ],
  },
  {
    id: "your-work",
    title: t("Your answers and what you write"),
    blocks: [
      t(
        "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. Reports and feedback you send may be used to improve the site.",
      ),
    ],
  },
  {
    id: "mistakes",
    title: t("When we make mistakes"),
    blocks: [
      t(
        "A question or its key can be wrong. When we correct a key we mark every affected test again and tell you if your score changed. Report a question with one tap and we look at it.",
      ),
      t(
        "We work to keep {site} open, but we cannot promise that it is never interrupted. Answers you gave are kept on your device and sent when the connection is back.",
        names(),
      ),
      t(
        "As far as Nigerian law allows, we are not liable for loss that follows from a wrong question, an interruption or an exam result, beyond what you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.",
      ),
    ],
  },
  {
    id: "ending",
    title: t("Changes and ending"),
    blocks: [
      t(
        "When we change these terms in a way that matters to you, we tell you before it takes effect and ask you to accept again. If you do not agree, you can delete your account.",
      ),
      t(
        "These terms follow the law of the Federal Republic of Nigeria. Please write to {email} first; most things can be settled by a letter.",
        names(),
      ),
    ],
  },
];

export function TermsPage() {
  return (
    <ReadingPage
      path={paths.terms}
      title={t("Terms of Service")}
      intro={t("The rules of {site}, in plain words. They are short so that you can read them.", names())}
      updated="2026-11-15"
      binds
      sections={sections()}
    />
  );
}
