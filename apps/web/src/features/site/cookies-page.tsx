import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "none",
    title: t("One cookie, and only if you ask for it"),
    blocks: [
      t(
        "{site} sets a cookie only when you tick “Keep me signed in on this phone”. It brings you back without a password on that device, is read by no script and no other site, changes with every use, and ends when you log out, after a month without a visit, or when you end it in your profile. There are no other cookies. There is no advertising, no analytics service and no tracking from other companies on any page. That is why you see no cookie banner.",
        names(),
      ),
    ],
  },
  {
    id: "storage",
    title: t("What is kept in your browser"),
    blocks: [
      t("Some things are kept on your device, by your own browser, because the site could not work without them:"),
      [
        t("Your sign-in, in session storage. It is gone when you log out or close the tab."),
        t("Light or dark theme, text size, motion and language, in local storage, when you choose them."),
        t("The result of the ten trial questions, in local storage, so that it can come with you when you register."),
        t(
          "The figures your screens showed last, in local storage, so that they are there without a network. They go when you log out.",
        ),
        t("The question you were at, in local storage, while you take a test."),
        t(
          "Questions you took offline and answers not yet sent, in the browser's database, until they are sent or you clear them.",
        ),
        t("Copies of the app's own files, so that it opens without a network."),
      ],
      t("None of it is sent to anybody but us, and only the answers and your sign-in are sent at all."),
    ],
  },
  {
    id: "google",
    title: t("Google on the sign-in pages"),
    blocks: [
      t(
        "Where signing in with Google is offered, Google's script is loaded on the sign-in pages, and Google may set its own cookies there. No other page loads anything from Google.",
      ),
    ],
  },
  {
    id: "paystack",
    title: t("Paystack when you pay"),
    blocks: [t("When you pay, your browser goes to Paystack's own page, where Paystack's cookie policy applies.")],
  },
  {
    id: "clear",
    title: t("How to clear it"),
    blocks: [
      t(
        "Log out to end your sign-in. Settings, Clear data removes your tests and results for good, from our server and from this device. Your browser's own settings clear only what this device keeps; send unsent answers first, or they are lost.",
      ),
    ],
  },
];

export function CookiesPage() {
  return (
    <ReadingPage
      path={paths.cookies}
      title={t("Cookie Policy")}
      intro={t("What {site} keeps in your browser. It is not much.", names())}
      updated="2026-11-16"
      sections={sections()}
    />
  );
}
