import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "start",
    title: t("Getting started"),
    blocks: [
      [
        t("Try ten questions from the home page. You do not need an account."),
        t("Register with your name, email address and a password, or with Google."),
        t(
          "Open the email we send and press the link. Until you verify your email you can use the site for only 30 minutes.",
        ),
        t(
          "Complete your profile: phone, target exam and class. Then take your first test. Your results will show on your dashboard.",
        ),
      ],
      t(
        "No email? Check your spam folder, then press Resend after a minute. If you typed the wrong email address, you can change it until you verify it.",
      ),
    ],
  },
  {
    id: "practice",
    title: t("Practice tests"),
    blocks: [
      t(
        "In practice mode you choose an answer and continue. You can see the correct answer and the explanation straight away. There is no time limit.",
      ),
      t(
        "Exam mode works like the exam hall. There is a clock, you can flag questions and move between them, and you see no answers until you submit. On a keyboard, press A to D to choose, N and P to move, S to submit and R to go back.",
      ),
      t(
        "We mark both modes in the same way. If one of our answers is wrong, we will correct it, mark your test again and tell you.",
      ),
    ],
  },
  {
    id: "past-questions",
    title: t("Past questions"),
    blocks: [
      t(
        "Choose an exam, a subject and a year. Every second year is free. You need a paid plan for the others. We call the papers we wrote ourselves original practice papers. They follow the syllabus, but they are not the exam boards' own papers.",
      ),
    ],
  },
  {
    id: "waec",
    title: t("WAEC"),
    blocks: [
      t(
        "You can prepare for the West African Senior School Certificate Examination. The objective papers have four options and grades from A1 to F9. Our grade counts only the objective paper.",
      ),
    ],
  },
  {
    id: "neco",
    title: t("NECO"),
    blocks: [
      t(
        "You can prepare for the Senior School Certificate Examination of NECO. The objective papers have grades from A1 to F9. Some have five options, A to E.",
      ),
    ],
  },
  {
    id: "jamb",
    title: t("JAMB"),
    blocks: [
      t(
        "The UTME has Use of English and three subjects of your choice, with 180 questions in two hours. Each subject is scored out of 100 and the total is out of 400. Our mock has the same eight keys and on-screen calculator as the exam hall.",
      ),
    ],
  },
  {
    id: "post-utme",
    title: t("Post-UTME"),
    blocks: [
      t(
        "Each school sets its own screening test. We offer practice in the common subjects. Always check the format on your school's website.",
      ),
    ],
  },
  {
    id: "offline",
    title: t("If you lose your connection"),
    blocks: [
      t(
        "Keep answering. We save every answer on your device straight away and send it when you are back online. You can see which answers are sent and which are only on your device. You cannot sign out until everything is sent, so you lose nothing.",
      ),
    ],
  },
  {
    id: "plans",
    title: t("Plans and payment"),
    blocks: [
      t(
        "The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Premium and Pro remove the limits and unlock all years. Prices are in naira and you pay through Paystack. You can get your money back within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.",
      ),
      t(
        "A free test is used when you answer its first question, not when you open it. Lesson checks, retakes of the same questions and tests you leave without an answer cost nothing.",
      ),
    ],
  },
  {
    id: "account",
    title: t("Your account"),
    blocks: [
      [
        t(
          "If you forget your password, press “Forgot password?” on the sign-in page. We will email you a link. It works once and lasts 60 minutes.",
        ),
        t("When you change your password, we sign you out on all your other devices."),
        t(
          "When you delete your account, you can sign in within 7 days to keep it. After that, we will remove your name and everything that identifies you. We cannot undo this.",
        ),
      ],
    ],
  },
  {
    id: "access",
    title: t("Easier to read, easier to use"),
    blocks: [
      t(
        "In Settings you can choose dark mode, three text sizes and less motion. Everything works with a keyboard and a screen reader, and every chart has a table. If something does not work for you, email {email} and we will fix it.",
        names(),
      ),
    ],
  },
];

export function HelpPage() {
  return (
    <ReadingPage
      path={paths.help}
      title={t("Help Centre")}
      intro={t(
        "This page explains how {site} works, from your first test to your last. If your question is not here, contact us.",
        names(),
      )}
      sections={sections()}
    />
  );
}
