import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import * as z from "zod/mini";
import { App } from "./app/app.tsx";
import { prefetchOnPointerDown } from "./app/prefetch-on-pointer-down.ts";
import { fetchScreen } from "./app/router.tsx";
import { onSessionLost } from "./lib/api.ts";
import { setLocale } from "./lib/i18n.ts";
import { idle } from "./lib/idle.ts";
import { paths } from "./lib/paths.ts";
import { preferred } from "./lib/preferences.ts";
import { onFetchScreen } from "./lib/preload-screen.ts";
import { preloadedParts } from "./lib/preloaded.ts";
import { isRemembered, tokenOf } from "./lib/session.ts";
import { reloadOnceWhenStale } from "./lib/stale-build.ts";
import "./styles/app.css";

// The pages' policy forbids eval, and zod's probe for it would be reported as a violation.
z.config({ jitless: true });
reloadOnceWhenStale();

prefetchOnPointerDown();
onFetchScreen(fetchScreen);
if (tokenOf("candidate"))
  void idle()
    .then(() => import("./app/serve-offline.ts"))
    .then(({ serveOffline }) => serveOffline())
    .catch(() => null);

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <App within={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
  </StrictMode>
);

/** How long the screen's first figures are waited for, and how long its files. */
const A_MOMENT_MS = 200;
const A_WHILE_MS = 2_500;
const language = preferred("language");

/** Nobody is sent to the sign-in who only has to come back. */
const comesBack = isRemembered() && !tokenOf("candidate") && !location.pathname.startsWith(paths.admin);
const restoreSession = () => import("./lib/resume.ts").then(({ resume }) => resume()).catch(() => false);
const back = comesBack ? restoreSession() : null;
onSessionLost(restoreSession);

// What was drawn ahead is only looked at: the first drawing takes its place.
if (root.hasChildNodes() && !root.querySelector(":scope > .ahead")) void hydratePage();
else void openApp();

/** A prerendered page has to be met as it is. One that speaks a language of its own keeps it; an English one changes to the device's. */
async function hydratePage() {
  const drawn = document.documentElement.dataset.language;
  if (drawn) await setLocale(drawn, true);
  hydrateRoot(root, app);
  if (language && !drawn) void setLocale(language);
}

/**
 * The screen's files and what it reads are on their way since the page began. What is there is drawn in one go: a frame drawn without its
 * screen, and a screen without its figures, would each be drawn again. Whoever waits longer than a moment gets the frame first.
 */
async function openApp() {
  const screen = Promise.all([fetchScreen(location.pathname), within(A_MOMENT_MS, preloadedParts())]);
  // What can not be fetched is told by the screen itself, and what does not come is not waited for with an empty page.
  await Promise.all([language && setLocale(language), back, within(A_WHILE_MS, screen).catch(() => null)]);
  // In slices, so that a slow processor goes on answering to fingers.
  startTransition(() => createRoot(root).render(app));
}

function within(ms: number, answer: Promise<unknown>) {
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ms))]);
}
