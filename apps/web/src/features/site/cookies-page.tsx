import { t } from "../../lib/i18n.ts";
import { ReadingPage, type Section } from "./reading-page.tsx";

const sections: readonly Section[] = [
  {
    id: "none",
    title: "One cookie, and only if you ask for it",
    blocks: [
      "{site} sets a cookie only when you tick “Keep me signed in on this phone”. It brings you back without a password on that device, is read by no script and no other site, changes with every use, and ends when you log out, after a month without a visit, or when you end it in your profile. There are no other cookies. There is no advertising, no analytics service and no tracking from other companies on any page. That is why you see no cookie banner.",
    ],
  },
  {
    id: "storage",
    title: "What is kept in your browser",
    blocks: [
      "Some things are kept on your device, by your own browser, because the site could not work without them:",
      [
        "Your sign-in, in session storage. It is gone when you log out or close the tab.",
        "Light or dark theme, text size and motion, in local storage, when you change them.",
        "The result of the ten trial questions, in local storage, so that it can come with you when you register.",
        "The figures your screens showed last, in local storage, so that they are there without a network. They go when you log out.",
        "The question you were at, in local storage, while you take a test.",
        "Questions you took offline and answers not yet sent, in the browser's database, until they are sent or you clear them.",
        "Copies of the app's own files, so that it opens without a network.",
      ],
      "None of it is sent to anybody but us, and only the answers and your sign-in are sent at all.",
    ],
  },
  {
    id: "google",
    title: "Google on the sign-in pages",
    blocks: [
      "Where signing in with Google is offered, Google's script is loaded on the sign-in pages, and Google may set its own cookies there. No other page loads anything from Google.",
    ],
  },
  {
    id: "paystack",
    title: "Paystack when you pay",
    blocks: ["When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies."],
  },
  {
    id: "clear",
    title: "How to clear it",
    blocks: [
      "Log out to end your sign-in. Settings, Clear data removes what the app keeps on this device. Your browser's own settings can clear everything for this site; send unsent answers first, or they are lost.",
    ],
  },
];

export function CookiesPage() {
  return (
    <ReadingPage
      title={t("Cookie Policy")}
      intro="What {site} keeps in your browser. It is not much."
      updated="16 November 2026"
      sections={sections}
    />
  );
}
