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
import type { Catalogue } from "./lib/catalogue.ts";
import { drawIn, type Locale, t } from "./lib/i18n.ts";
import { titled } from "./lib/page-title.ts";
import { paths } from "./lib/paths.ts";
import { messages as ha } from "./locales/ha.ts";
import { messages as ig } from "./locales/ig.ts";
import { messages as yo } from "./locales/yo.ts";

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Signed-in candidates are sent on to their dashboard before anything is drawn. */
  guestsOnly?: boolean;
  /** English unless said. */
  lang?: Locale;
  /** The same page in other languages, by their tags. */
  alternates?: Record<string, string>;
  /** When the app's script is called: never on pages that are only read. */
  app: "never" | "touch" | "now";
  body: ReactNode;
}

const readOnly = (path: string, title: string, description: string, body: ReactNode): PublicPage => ({
  path,
  title: titled(title),
  description,
  app: "never",
  body,
});

const screen = (path: string, title: string, description: string, more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  title: titled(title),
  description,
  app: "touch",
  body: (
    <StrictMode>
      <App within={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />
    </StrictMode>
  ),
  ...more,
});

const landings = { "en-NG": paths.home, yo: "/yo", ig: "/ig", ha: "/ha" };

const landing = (path: string): PublicPage => ({
  ...readOnly(
    path,
    t("Pass Your Secondary School Exams"),
    t(
      "Practice questions, past-question papers and progress tracking for WAEC, NECO, JAMB and Post-UTME. Free to start.",
    ),
    <LandingPage />,
  ),
  alternates: landings,
  guestsOnly: true,
});

const publicPages = (): PublicPage[] => [
  landing(paths.home),
  screen(
    paths.tryOut,
    t("Try 10 questions"),
    t("Ten real practice questions with worked explanations. No account needed."),
    { app: "now" },
  ),
  screen(paths.login, t("Welcome back"), t("Sign in and go on where you stopped."), { guestsOnly: true }),
  screen(
    paths.register,
    t("Create your account"),
    t("A free account: practice questions with explanations, and your own progress from the first day."),
    { guestsOnly: true },
  ),
  screen(paths.contact, t("Contact"), t("Write to the people behind the site. Every letter is read and answered.")),
  readOnly(paths.help, t("Help Centre"), t("How practice tests, exam mode, plans and accounts work."), <HelpPage />),
  readOnly(paths.faq, t("FAQ"), t("Short answers to the questions candidates ask most."), <FaqPage />),
  readOnly(paths.terms, t("Terms of Service"), t("The agreement between you and us, in plain words."), <TermsPage />),
  readOnly(
    paths.privacy,
    t("Privacy Policy"),
    t("What we keep about you, why, for how long, and your rights under the Nigeria Data Protection Act."),
    <PrivacyPage />,
  ),
  readOnly(paths.cookies, t("Cookie Policy"), t("What this site keeps in your browser, and why."), <CookiesPage />),
];

type RenderedPage = Omit<PublicPage, "body"> & { html: string };

export async function renderPublicPages(): Promise<RenderedPage[]> {
  const pages = await Promise.all(publicPages().map(rendered));
  // One language after the other: what is drawn speaks the one that is set.
  for (const [lang, catalogue] of Object.entries({ yo, ig, ha }) as ["yo" | "ig" | "ha", Catalogue][]) {
    drawIn(lang, catalogue);
    pages.push({ ...(await rendered(landing(landings[lang]))), lang });
  }
  drawIn("en", {});
  return pages;
}

const rendered = async ({ body, ...page }: PublicPage): Promise<RenderedPage> => ({
  ...page,
  html: await htmlOf(body),
});

/** Waits for lazy screens, so the page is whole. React would leave a broken screen to the browser; here it stops the build. */
async function htmlOf(body: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(body, { onError: (problem) => void problems.push(problem) });
  let html = "";
  for await (const chunk of prelude) html += chunk;
  if (problems.length > 0) throw problems[0];
  return html;
}
