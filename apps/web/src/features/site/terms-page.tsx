import { t } from "../../lib/i18n.ts";
import { ReadingPage, type Section } from "./reading-page.tsx";

const sections: readonly Section[] = [
  {
    id: "agreement",
    title: "What this is",
    blocks: [
      "These terms are the agreement between you and {site}. You accept them when you complete your profile and tick the box that says so. We record which version you accepted and when.",
      "If you are under 18, please read them with a parent or guardian. You may use {site} only if they agree.",
    ],
  },
  {
    id: "service",
    title: "What we give you",
    blocks: [
      "{site} is a place to prepare for WAEC, NECO, JAMB and Post-UTME exams: practice tests, papers arranged by year, explanations, study materials and a record of your progress.",
      "The questions we wrote ourselves are modelled on each syllabus and are marked as original. They are not the exam boards' own papers. Where a question comes from somebody else, the screen says so.",
      "{site} is not connected with WAEC, NECO, JAMB or any university, and none of them has approved it. Scores and grades you see here are estimates from objective questions; the boards also count theory and practical work. We do not promise any result in any exam.",
    ],
  },
  {
    id: "account",
    title: "Your account",
    blocks: [
      [
        "Give your real name and an e-mail address you can open; we send a letter there to verify it. Without verification you can use the site for 30 minutes.",
        "One person, one account. Do not share it or sell it.",
        "Keep your password to yourself. If somebody else has it, change it; that ends every session.",
        "You can delete your account at any time from your profile.",
      ],
    ],
  },
  {
    id: "fair-use",
    title: "Fair use",
    blocks: [
      "Use {site} to learn. Please do not:",
      [
        "copy, scrape or resell the questions, explanations or materials;",
        "try to get around the limits of a plan, the marking or the leaderboard;",
        "bring phones, notes or this site into a real exam hall;",
        "upload anything that is not yours, or that harms or insults other people;",
        "attack the service or look for other people's data. If you find a weakness, write to {email}; we are glad of it.",
      ],
      "Who breaks these rules may lose points, be taken off the leaderboard, or be suspended. We say why, and you can answer.",
    ],
  },
  {
    id: "plans",
    title: "Plans and payment",
    blocks: [
      "Creating an account is free and no card is asked for. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions.",
      "Paid plans are priced in naira and shown in full before you pay. Payment is taken by Paystack; we never see or keep your card number. A plan runs to the end of the period you paid for.",
      "You can have your money back within 7 days of paying. Write to {email} from your account's address. You can cancel at any time; the plan then ends with its period.",
    ],
  },
  {
    id: "your-work",
    title: "Your answers and what you write",
    blocks: [
      "Your answers and results are yours. We use them to mark your tests, to show you your progress, and, without your name, to find questions that are wrong or too hard. Reports and feedback you send may be used to improve the site.",
    ],
  },
  {
    id: "mistakes",
    title: "When we make mistakes",
    blocks: [
      "A question or its key can be wrong. When we correct a key we mark every affected test again and tell you if your score changed. Report a question with one tap and we look at it.",
      "We work to keep {site} open, but we cannot promise that it is never interrupted. Answers you gave are kept on your device and sent when the connection is back.",
      "As far as Nigerian law allows, we are not liable for loss that follows from a wrong question, an interruption or an exam result, beyond what you paid us in the last twelve months. Nothing here takes away rights the law gives you as a consumer.",
    ],
  },
  {
    id: "ending",
    title: "Changes and ending",
    blocks: [
      "When we change these terms in a way that matters to you, we tell you before it takes effect and ask you to accept again. If you do not agree, you can delete your account.",
      "These terms follow the law of the Federal Republic of Nigeria. Please write to {email} first; most things can be settled by a letter.",
    ],
  },
];

export function TermsPage() {
  return (
    <ReadingPage
      title={t("Terms of Service")}
      intro="The rules of {site}, in plain words. They are short so that you can read them."
      updated="15 November 2026"
      sections={sections}
    />
  );
}
