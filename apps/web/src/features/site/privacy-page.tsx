import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "who",
    title: t("Who is responsible"),
    blocks: [
      t(
        "{site} decides how your data is used and is the data controller under the Nigeria Data Protection Act 2023. For anything in this policy write to {email}.",
        names(),
      ),
    ],
  },
  {
    id: "what",
    title: t("What we keep"),
    blocks: [
      [
        t(
          "Your account: first and last name, e-mail address, password (only as a salted Argon2id hash that we cannot read back), and, if you give them, phone number, class, target exam, school, location, exam year and a picture.",
        ),
        t(
          "Your study: tests, the answers you chose and when, scores, progress by topic, schedule, saved questions, reports and feedback.",
        ),
        t("Payments: plan, amount, date and Paystack's reference. We never receive your card number."),
        t(
          "Technical records: time, page, network address and browser of requests, so that we can find faults and stop abuse.",
        ),
        t("Letters you write to us."),
      ],
      t(
        "If you sign in with Google we receive your name, your e-mail address and Google's number for your account. We get nothing else, and Google learns only that you signed in here.",
      ),
    ],
  },
  {
    id: "why",
    title: t("Why, and on what ground"),
    blocks: [
      [
        t(
          "To give you the service you asked for: your account, tests, marking, progress and payments (a contract with you).",
        ),
        t(
          "To keep it safe and correct: limits on sign-in attempts, an audit log of what staff do, finding wrong questions (our legitimate interest, and yours).",
        ),
        t(
          "To write to you about your account, and to remind you of your tests and your week. One press in any such mail, or a switch in your settings, ends the reminders (our legitimate interest, and yours).",
        ),
        t("To show you on a leaderboard, by first name and initial, only if you join it (your consent)."),
        t("To keep payment records for as long as tax law requires (a legal duty)."),
      ],
      t(
        "We do not sell data, show advertising, or build profiles for anybody else. No decision with legal effect on you is made by a machine.",
      ),
    ],
  },
  {
    id: "minors",
    title: t("If you are under 18"),
    blocks: [
      t(
        "Most of our candidates are minors, and we treat everybody's data as if they were. Under the Act a parent or guardian must consent to the use of a child's data. By using {site} you confirm that yours knows and agrees; they may write to {email} to see, correct or delete your data, and we check that they are who they say they are.",
        names(),
      ),
      t(
        "A minor appears on a leaderboard only with a guardian's recorded consent. We ask for no more data than the service needs: no home address, no contacts, no location from your device. A profile picture is your own choice.",
      ),
    ],
  },
  {
    id: "who-sees",
    title: t("Who else sees it"),
    blocks: [
      [
        t("Members of our staff, each only as far as their work needs; what they open and change is logged."),
        t(
          "Paystack, when you pay. Google, when you choose to sign in with Google. The companies that carry our mail and host our servers, bound by contract to use the data only for us.",
        ),
        t("A guardian or teacher you share your progress with, until you take it back."),
        t("A friend you send a challenge to: your first name and that score, until you take the link back or it ends."),
        t("A court or an authority, when Nigerian law obliges us."),
      ],
      t(
        "Where one of these works outside Nigeria, the transfer follows Part VIII of the Act: to countries with adequate protection, or under contract terms that give the same.",
      ),
    ],
  },
  {
    id: "how-long",
    title: t("How long"),
    blocks: [
      [
        t("Your account and study record: until you delete them."),
        t(
          "After deletion: your name and everything that points to you is removed; answers stay as figures that belong to nobody. A copy may remain in backups until they are replaced; if a backup is ever restored, your deletion is carried out again.",
        ),
        t("Links in letters: 24 hours for verification, 60 minutes for a new password. Sessions: 12 hours at most."),
        t("Payment records: for as long as the tax laws say, without your study data."),
      ],
    ],
  },
  {
    id: "rights",
    title: t("Your rights"),
    blocks: [
      t("Under the Nigeria Data Protection Act 2023 you may:"),
      [
        t("see the data we hold about you and take a copy with you (Settings, Export data);"),
        t("correct it (Profile);"),
        t("delete it (Profile, Delete Account);"),
        t("object to a use or have it restricted;"),
        t("withdraw a consent at any time, as easily as you gave it."),
      ],
      t(
        "Write to {email} for anything the screens do not offer; we answer within 30 days and it costs nothing. You may also complain to the Nigeria Data Protection Commission (ndpc.gov.ng).",
        names(),
      ),
    ],
  },
  {
    id: "safety",
    title: t("How we protect it"),
    blocks: [
      t(
        "All traffic is encrypted. Sessions can be ended at once and end by themselves. Access of staff is by role. If a breach is likely to put your rights at risk, we tell the Commission within 72 hours and you without delay.",
      ),
    ],
  },
  {
    id: "changes",
    title: t("Changes"),
    blocks: [t("When this policy changes in a way that matters, we tell you in the app and by e-mail before it does.")],
  },
];

export function PrivacyPage() {
  return (
    <ReadingPage
      path={paths.privacy}
      title={t("Privacy Policy")}
      intro={t("What {site} knows about you, why, for how long, and what you can do about it.", names())}
      updated="2026-11-15"
      binds
      sections={sections()}
    />
  );
}
