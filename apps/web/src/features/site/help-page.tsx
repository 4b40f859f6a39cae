import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "start",
    title: t("Getting started"),
    blocks: [
      [
        t("Try ten questions without an account, from the landing page."),
        t("Register with your name, e-mail address and a password, or with Google."),
        t(
          "Open the letter we send and press the link in it. Without verification you can use the site for 30 minutes.",
        ),
        t(
          "Complete your profile: phone, target exam and class. Then take a first test; your dashboard fills with your own figures.",
        ),
      ],
      t(
        "No letter? Look into spam, then press Resend after a minute. If the address was mistyped, you can correct it while it is not verified.",
      ),
    ],
  },
  {
    id: "practice",
    title: t("Practice tests"),
    blocks: [
      t(
        "In practice mode you choose an answer and go on; you may see the right answer and the explanation straight away. There is no clock.",
      ),
      t(
        "In exam mode it is as in the hall: a clock, a palette of all questions, flags, free movement, and no answers until you submit. On a keyboard, A to D choose, N and P move, S submits after asking, R takes you back.",
      ),
      t("The server marks both. If a key turns out to be wrong, we correct it, mark your test again and tell you."),
    ],
  },
  {
    id: "past-questions",
    title: t("Past questions"),
    blocks: [
      t(
        "Choose an exam, a subject and a year. Every second year is free; the others come with a paid plan. Papers that we wrote ourselves on the syllabus are called original practice papers: we own no rights in the boards' own papers and do not pretend to show them.",
      ),
    ],
  },
  {
    id: "waec",
    title: t("WAEC"),
    blocks: [
      t(
        "For the West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9. Our grade counts the objective paper alone.",
      ),
    ],
  },
  {
    id: "neco",
    title: t("NECO"),
    blocks: [
      t(
        "For the Senior School Certificate Examination of NECO: objective papers, some with five options, A to E, graded A1 to F9.",
      ),
    ],
  },
  {
    id: "jamb",
    title: t("JAMB"),
    blocks: [
      t(
        "For the UTME: Use of English and three subjects of your choice, 180 questions in two hours, each subject scored out of 100 and the whole out of 400. The mock has the same eight keys and an on-screen calculator, as in the hall.",
      ),
    ],
  },
  {
    id: "post-utme",
    title: t("Post-UTME"),
    blocks: [
      t(
        "Each school sets its own screening. We offer practice in the common subjects; always check the format on your school's own site.",
      ),
    ],
  },
  {
    id: "offline",
    title: t("When the network goes"),
    blocks: [
      t(
        "Keep answering. Every choice is stored on your device at once and sent when the connection is back; the screen says which answers are saved and which are only on this device. Signing out is refused while something is unsent, so that nothing is lost.",
      ),
    ],
  },
  {
    id: "plans",
    title: t("Plans and payment"),
    blocks: [
      t(
        "The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Premium and Pro lift the limits and open all years. Prices are in naira, payment is by Paystack, and you can have your money back within 7 days.",
      ),
    ],
  },
  {
    id: "account",
    title: t("Your account"),
    blocks: [
      [
        t("Forgotten password: use the link on the sign-in page. The link in the letter works for 60 minutes, once."),
        t("Changing your password ends every session, also on other devices."),
        t(
          "Deleting your account removes your name and everything that points to you. Sign in within 7 days to keep it; after that it cannot be undone.",
        ),
      ],
    ],
  },
  {
    id: "access",
    title: t("Easier to read, easier to use"),
    blocks: [
      t(
        "Dark mode, three text sizes in tests and switched-off motion are in Settings. Everything works with a keyboard and a screen reader, and charts have a table. If something does not work for you, write to {email}: that is a fault, and we mend it.",
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
        "How {site} works, from the first test to the last. If your question is not here, write to us.",
        names(),
      )}
      sections={sections()}
    />
  );
}
