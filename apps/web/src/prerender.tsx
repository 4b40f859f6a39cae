// The public pages as HTML. Pages without forms are rendered as they are. Pages with a form are the app's own screens,
// and their script hydrates them later.
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

/** Rendered in every language. */
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

/** Rendered in English. The app translates them to the device's language. */
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
    t("With a free account you get practice questions with explanations and see your progress from the first day."),
    { guestsOnly: true },
  ),
];

/** Texts used only on these pages are in no catalogue that the app loads. */
const languages: [Locale, Catalogue][] = [
  ["yo", { ...yo, ...yoPages }],
  ["ig", { ...ig, ...igPages }],
  ["ha", { ...ha, ...haPages }],
];

export const renderPublicPages: RenderPublicPages = async () => {
  const pages = await Promise.all([...readableEverywhere(), ...drawnOnce()].map(rendered));
  // One language after the other, because pages are rendered in the current language.
  for (const [lang, catalogue] of languages) {
    renderInLocale(lang, catalogue);
    const drawn = await Promise.all(readableEverywhere().map(rendered));
    pages.push(...drawn.map((page) => ({ ...page, lang })));
  }
  renderInLocale("en", {});
  return pages;
};

/** A test's own screen starts with the data stored on the device. */
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

/**
 * Waits for lazy screens, so that the page is complete. React would leave a broken screen to the browser. Here it stops
 * the build.
 */
async function htmlOf(body: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(body, {
    // In one piece, however long: scripts assemble streamed pieces, and the policy forbids them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => void problems.push(problem),
  });
  let html = "";
  // A Node stream, which the browser's types do not know. Only this file runs in Node, when the app is built.
  for await (const chunk of prelude as unknown as AsyncIterable<string>) html += chunk;
  if (problems.length > 0) throw problems[0];
  return html;
}
