import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "who",
    title: t("Who is responsible"),
    blocks: [
      t(
        "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For any question about this policy, email {email}.",
        names(),
      ),
    ],
  },
  {
    id: "what",
    title: t("Data we keep about you"),
    blocks: [
      [
        t(
          "Your account: first and last name, email address and password. We store the password only as a salted Argon2id hash that we cannot read back. If you give them, we also keep your phone number, class, target exam, school, location, exam year and picture.",
        ),
        t(
          "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, bookmarks, reports and feedback.",
        ),
        t("Payments: plan, amount, date and Paystack's reference. We never receive your card number."),
        t(
          "Technical records: the time, page, network address and browser of each request, so that we can find faults and stop abuse.",
        ),
        t("Messages you send us."),
      ],
      t(
        "If you sign in with Google, we receive your name, your email address and Google's ID for your account. We get nothing else, and Google learns only that you signed in here.",
      ),
    ],
  },
  {
    id: "why",
    title: t("Why we use it, and on what legal basis"),
    blocks: [
      [
        t(
          "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).",
        ),
        t(
          "To keep our service safe and our questions correct (our legitimate interest, and yours). We limit sign-in attempts, keep a log of what staff do and look for wrong questions.",
        ),
        t(
          "To email you about your account, and to remind you of your tests and your week. You can stop the reminders with one press in any of those emails, or in your settings (our legitimate interest, and yours).",
        ),
        t(
          "To show your first name and the first letter of your last name on a leaderboard, only if you join it (your consent).",
        ),
        t("To keep payment records for as long as tax law requires (a legal duty)."),
      ],
      t(
        "We do not sell data, show advertising or build profiles for anyone else. No machine makes a decision that has a legal effect on you.",
      ),
    ],
  },
  {
    id: "minors",
    title: t("If you are under 18"),
    blocks: [
      t(
        "Most of our students are under 18, and we treat everyone's data as if they were. Under the Act, a parent or guardian must consent to the use of a child's data. By using {site} you confirm that your parent or guardian knows and agrees. They may email {email} to see, correct or delete your data. We check that they are who they say they are.",
        names(),
      ),
      t(
        "A student under 18 appears on the leaderboard only with a guardian's recorded consent. We ask for no more data than we need: no home address, no contacts and no location from your device. You choose whether to add a profile picture.",
      ),
    ],
  },
  {
    id: "who-sees",
    title: t("Who else sees it"),
    blocks: [
      [
        t("Members of our staff, each only as far as their work needs. We log the data they open and change."),
        t("Paystack, when you pay, and Google, if you sign in with Google."),
        t(
          "The companies that send our emails and host our servers. Their contracts let them use the data only for us.",
        ),
        t("A guardian or teacher you share your progress with, until you stop sharing."),
        t(
          "A friend you send a challenge to. They see your first name and your score in it until the link ends or you cancel it.",
        ),
        t("A court or an authority, when Nigerian law requires it."),
      ],
      t(
        "If one of these is outside Nigeria, we follow Part VIII of the Act. Your data goes only to countries with adequate protection, or under a contract that gives the same protection.",
      ),
    ],
  },
  {
    id: "how-long",
    title: t("How long we keep it"),
    blocks: [
      [
        t("Your account and study record: until you delete them."),
        t(
          "After deletion we remove your name and everything that identifies you. Your answers stay only as anonymous statistics. A copy may remain in backups until they are replaced. If we ever restore a backup, we delete your data again.",
        ),
        t(
          "Links in emails: 24 hours to verify your email, 60 minutes to choose a new password. Sign-ins: up to 12 hours.",
        ),
        t("Payment records: for as long as tax law requires, without your study data."),
      ],
    ],
  },
  {
    id: "rights",
    title: t("Your rights"),
    blocks: [
      t("Under the Nigeria Data Protection Act 2023 you may:"),
      [
        t("see the data we have about you and download a copy (Settings > Export data)"),
        t("correct it (Profile)"),
        t("delete it (Profile > Delete Account)"),
        t("object to how we use your data, or ask us to limit it"),
        t("withdraw a consent at any time, as easily as you gave it"),
      ],
      t(
        "Email {email} for anything you cannot do on the site. We will answer within 30 days, free of charge. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).",
        names(),
      ),
    ],
  },
  {
    id: "safety",
    title: t("How we protect it"),
    blocks: [
      t(
        "All traffic is encrypted. You can end a session at any time, and sessions also expire automatically. Staff can see only the data their role allows. If a breach is likely to put your rights at risk, we will tell the Commission within 72 hours. We will tell you without delay.",
      ),
    ],
  },
  {
    id: "changes",
    title: t("Changes"),
    blocks: [t("Before this policy changes in a way that matters to you, we will tell you in the app and by email.")],
  },
];

export function PrivacyPage() {
  return (
    <ReadingPage
      path={paths.privacy}
      title={t("Privacy Policy")}
      intro={t(
        "This page explains which data {site} keeps about you, why and how long we keep it, and your rights.",
        names(),
      )}
      updated="2026-11-15"
      binds
      sections={sections()}
    />
  );
}
