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

// The pages' policy forbids eval, and zod's test for it would be reported as a violation.
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

/** How long to wait for the screen's first data, and for its files. */
const A_MOMENT_MS = 200;
const A_WHILE_MS = 2_500;
const language = preferred("language");

/** A remembered candidate is not sent to the sign-in page. */
const comesBack = isRemembered() && !tokenOf("candidate") && !location.pathname.startsWith(paths.admin);
const restoreSession = () => import("./lib/resume.ts").then(({ resume }) => resume()).catch(() => false);
const back = comesBack ? restoreSession() : null;
onSessionLost(restoreSession);

// The prerendered screen is only to be seen. The first render replaces it.
if (root.hasChildNodes() && !root.querySelector(":scope > .ahead")) void hydratePage();
else void openApp();

/**
 * A prerendered page must be hydrated as it is. A page with its own language keeps it, and an English one changes to
 * the device's language.
 */
async function hydratePage() {
  const drawn = document.documentElement.dataset.language;
  if (drawn) await setLocale(drawn, true);
  hydrateRoot(root, app);
  if (language && !drawn) void setLocale(language);
}

/**
 * The screen's files and data have been loading since the page started. All available parts render together: a frame
 * without its screen, or a screen without its data, would render twice. After a short wait the frame renders first.
 */
async function openApp() {
  const screen = Promise.all([fetchScreen(location.pathname), within(A_MOMENT_MS, preloadedParts())]);
  // A failed load is reported by the screen itself, and an empty page does not wait for a late one.
  await Promise.all([language && setLocale(language), back, within(A_WHILE_MS, screen).catch(() => null)]);
  // In slices, so that a slow processor still reacts to touch.
  startTransition(() => createRoot(root).render(app));
}

function within(ms: number, answer: Promise<unknown>) {
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ms))]);
}
