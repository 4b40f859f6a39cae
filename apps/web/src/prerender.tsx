// The public pages as HTML. Pages that are only read are drawn as they are; pages with a form are the app's own screens,
// which their script takes over later.
import type { ReactNode } from "react";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import { CookiesPage } from "./features/site/cookies-page.tsx";
import { FaqPage } from "./features/site/faq-page.tsx";
import { HelpPage } from "./features/site/help-page.tsx";
import { LandingPage } from "./features/site/landing-page.tsx";
import { PrivacyPage } from "./features/site/privacy-page.tsx";
import { TermsPage } from "./features/site/terms-page.tsx";
import { QuestionAhead } from "./features/sittings/question-ahead.tsx";
import type { Catalogue } from "./lib/catalogue.ts";
import { config } from "./lib/config.ts";
import { type Locale, renderInLocale, t } from "./lib/i18n.ts";
import { titled } from "./lib/page-title.ts";
import { inLanguage, paths } from "./lib/paths.ts";
import { drawAhead } from "./lib/prerendering.ts";
import { publicPath } from "./lib/public-path.ts";
import { messages as ha } from "./locales/ha.ts";
import { pageMessages as haPages } from "./locales/ha-pages.ts";
import { messages as ig } from "./locales/ig.ts";
import { pageMessages as igPages } from "./locales/ig-pages.ts";
import { messages as yo } from "./locales/yo.ts";
import { pageMessages as yoPages } from "./locales/yo-pages.ts";
import type { RenderedPage, RenderPublicPages, RenderWaitingScreens } from "./rendered-page.ts";

interface PublicPage extends Omit<RenderedPage, "html"> {
  body: ReactNode;
}

const readOnly = (path: string, title: string, description: string, body: ReactNode): PublicPage => ({
  path: publicPath(path),
  title: titled(title),
  description,
  alternates: alternatesOf(path),
  app: "never",
  body,
});

const screen = (path: string, title: string, description: string, more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  title: titled(title),
  description,
  app: "touch",
  noScript: t("This page needs JavaScript. Without it, you can still email us at {email}.", {
    email: config.support_email,
  }),
  body: appAt(path),
  ...more,
});

const appAt = (path: string) => (
  <StrictMode>
    <App within={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />
  </StrictMode>
);

const alternatesOf = (path: string) => ({
  "en-NG": path,
  ...Object.fromEntries(["yo", "ig", "ha"].map((tag) => [tag, inLanguage(path, tag)])),
});

/** Drawn in every language. */
const readableEverywhere = (): PublicPage[] => [
  {
    ...readOnly(
      paths.home,
      t("Pass Your Secondary School Exams"),
      t(
        "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.",
      ),
      <LandingPage />,
    ),
    guestsOnly: true,
  },
  screen(
    publicPath(paths.contact),
    t("Contact"),
    t("Contact the people behind the site. We read and answer every message."),
    { alternates: alternatesOf(paths.contact) },
  ),
  readOnly(paths.help, t("Help Centre"), t("How practice tests, exam mode, plans and accounts work."), <HelpPage />),
  readOnly(paths.faq, t("FAQ"), t("Short answers to the questions students ask most."), <FaqPage />),
  readOnly(paths.terms, t("Terms of Service"), t("The agreement between you and us, in plain words."), <TermsPage />),
  readOnly(
    paths.privacy,
    t("Privacy Policy"),
    t(
      "The data we keep about you, why and how long we keep it, and your rights under the Nigeria Data Protection Act.",
    ),
    <PrivacyPage />,
  ),
  readOnly(paths.cookies, t("Cookie Policy"), t("The data this site keeps in your browser, and why."), <CookiesPage />),
];

/** Drawn in English; the app says them in the language of the device. */
const drawnOnce = (): PublicPage[] => [
  screen(
    paths.tryOut,
    t("Try 10 questions"),
    t("Ten real practice questions with worked explanations. No account needed."),
    { app: "now" },
  ),
  screen(paths.login, t("Welcome back"), t("Sign in to continue where you stopped."), { guestsOnly: true }),
  screen(
    paths.register,
    t("Create your account"),
    t("A free account: practice questions with explanations, and your own progress from the first day."),
    { guestsOnly: true },
  ),
];

/** What only these pages say is in no catalogue that the app loads. */
const languages: [Locale, Catalogue][] = [
  ["yo", { ...yo, ...yoPages }],
  ["ig", { ...ig, ...igPages }],
  ["ha", { ...ha, ...haPages }],
];

export const renderPublicPages: RenderPublicPages = async () => {
  const pages = await Promise.all([...readableEverywhere(), ...drawnOnce()].map(rendered));
  // One language after the other: what is drawn speaks the one that is set.
  for (const [lang, catalogue] of languages) {
    renderInLocale(lang, catalogue);
    const drawn = await Promise.all(readableEverywhere().map(rendered));
    pages.push(...drawn.map((page) => ({ ...page, lang })));
  }
  renderInLocale("en", {});
  return pages;
};

/** A test's own screen begins with what is kept on the device. */
const aTest = paths.test;

export const renderWaitingScreens: RenderWaitingScreens = async (paths) => {
  drawAhead(true);
  try {
    const drawn = async (path: string) =>
      [path, await htmlOf(path === aTest ? <QuestionAhead /> : appAt(path))] as const;
    return new Map(await Promise.all(paths.map(drawn)));
  } finally {
    drawAhead(false);
  }
};

const rendered = async ({ body, ...page }: PublicPage): Promise<RenderedPage> => ({
  ...page,
  html: await htmlOf(body),
});

/** Waits for lazy screens, so the page is whole. React would leave a broken screen to the browser; here it stops the build. */
async function htmlOf(body: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(body, {
    // Whole, however long: what comes in pieces is put together by scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => void problems.push(problem),
  });
  let html = "";
  // A stream of Node's, which the browser's types do not know: this file alone runs there, when the app is built.
  for await (const chunk of prelude as unknown as AsyncIterable<string>) html += chunk;
  if (problems.length > 0) throw problems[0];
  return html;
}
