import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "agreement",
    title: t("About these terms"),
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
    title: t("Our service"),
    blocks: [
      t(
        "{site} helps you prepare for WAEC, NECO, JAMB and Post-UTME exams. It includes practice tests, papers arranged by year, explanations, study materials and a record of your progress.",
        names(),
      ),
      t(
        "The questions we wrote ourselves follow each syllabus and are marked as original. They are not the exam boards' own papers. If a question comes from someone else, we say so.",
      ),
      t(
        "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades here are estimates from objective questions. The exam boards also count theory and practical work. We do not promise any result in any exam.",
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
          "Give your real name and an email address you can use. We will send an email there to verify it. Until you verify it you can use the site for only 30 minutes.",
        ),
        t("Each person may have one account. Do not share it or sell it."),
        t(
          "Keep your password private. If someone else knows it, change it. We will then sign out all your other devices.",
        ),
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
        t("copy, scrape or resell the questions, explanations or materials"),
        t("try to get around the limits of a plan, the marking or the leaderboard"),
        t("bring phones, notes or this site into a real exam hall"),
        t("upload anything that is not yours, or that harms or insults other people"),
        t(
          "attack the service or look for other people's data. If you find a security weakness, please email {email}. We will be grateful.",
          names(),
        ),
      ],
      t(
        "If you break these rules, you may lose points, be removed from the leaderboard or be suspended. We will tell you why, and you can reply.",
      ),
    ],
  },
  {
    id: "plans",
    title: t("Plans and payment"),
    blocks: [
      t(
        "Creating an account is free and you do not need a card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions.",
      ),
      t(
        "Prices of paid plans are in naira and shown in full before you pay. Paystack takes the payment. We never see or keep your card number. A plan runs to the end of the period you paid for.",
      ),
      t(
        "You can get your money back within 7 days of paying, once for each student. Press “Ask for my money back” on the Subscriptions page, or email {email}. You can cancel at any time. Your plan then ends when the time you paid for is over.",
        names(),
      ),
    ],
  },
  {
    id: "your-work",
    title: t("Your answers and feedback"),
    blocks: [
      t(
        "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. We may use your reports and feedback to improve the site.",
      ),
    ],
  },
  {
    id: "mistakes",
    title: t("When we make mistakes"),
    blocks: [
      t(
        "A question or its answer can be wrong. When we correct an answer, we mark every affected test again and tell you if your score changed. You can report a question with one tap, and we will check it.",
      ),
      t(
        "We work to keep {site} open, but we cannot promise that it is never interrupted. We save your answers on your device and send them when you are back online.",
        names(),
      ),
      t(
        "As far as Nigerian law allows, our liability for loss from a wrong question, an interruption or an exam result is limited. We pay no more than you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.",
      ),
    ],
  },
  {
    id: "ending",
    title: t("Changes to these terms"),
    blocks: [
      t(
        "Before we make a change to these terms that matters to you, we will tell you. We will also ask you to accept the new terms. If you do not agree, you can delete your account.",
      ),
      t(
        "These terms follow the law of the Federal Republic of Nigeria. If there is a problem, please email {email} first. We can usually settle it that way.",
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
      intro={t(
        "These are the rules of {site} in plain words. We kept them short so that you can read them all.",
        names(),
      )}
      updated="2026-11-15"
      binds
      sections={sections()}
    />
  );
}
