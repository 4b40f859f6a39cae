import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { names, ReadingPage, type Section } from "./reading-page.tsx";

const sections = (): readonly Section[] => [
  {
    id: "none",
    title: t("One cookie, only if you ask for it"),
    blocks: [
      t(
        "{site} uses one cookie, and only when you tick “Keep me signed in on this device”. It lets you come back on that device without a password. Scripts and other sites cannot read it, and it changes each time you use it. It ends when you sign out, after a month without a visit, or when you turn it off in your profile. There is no advertising, no analytics service and no tracking by other companies on any page. That is why you see no cookie banner.",
        names(),
      ),
    ],
  },
  {
    id: "storage",
    title: t("Data we keep in your browser"),
    blocks: [
      t("Your browser keeps some data on your device, because the site cannot work without it:"),
      [
        t("Your sign-in, in session storage. It is deleted when you sign out or close the tab."),
        t("Light or dark theme, text size, motion and language, in local storage, when you choose them."),
        t("Your result in the ten trial questions, in local storage, so that we can save it when you register."),
        t(
          "The latest results you saw, in local storage, so that you can see them offline. They are deleted when you sign out.",
        ),
        t("The question you are on, in local storage, while you take a test."),
        t(
          "Questions you downloaded to use offline and answers not sent yet, in the browser's database, until they are sent or you clear them.",
        ),
        t("Copies of the app's files, so that it opens offline."),
      ],
      t("None of this goes to anyone else. We receive only your answers and your sign-in."),
    ],
  },
  {
    id: "google",
    title: t("Google on the sign-in pages"),
    blocks: [
      t(
        "If Google sign-in is available, the sign-in pages load Google's script. Google may then set its own cookies there. No other page loads anything from Google.",
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
        "Sign out to end your sign-in. To delete your tests and results from our site and this device, go to Settings and choose Clear data. Your browser's settings clear only the data on this device. Send any unsent answers first, or you will lose them.",
      ),
    ],
  },
];

export function CookiesPage() {
  return (
    <ReadingPage
      path={paths.cookies}
      title={t("Cookie Policy")}
      intro={t("This page lists the small amount of data that {site} keeps in your browser.", names())}
      updated="2026-11-16"
      sections={sections()}
    />
  );
}
