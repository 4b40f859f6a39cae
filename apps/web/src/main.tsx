import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import * as z from "zod/mini";
import { App } from "./app/app.tsx";
import { speak } from "./lib/i18n.ts";
import { preferred } from "./lib/preferences.ts";
import { tokenOf } from "./lib/session.ts";
import { reloadOnceWhenStale } from "./lib/stale-build.ts";
import "./styles/app.css";

// The pages' policy forbids eval, and zod's probe for it would be reported as a violation.
z.config({ jitless: true });
reloadOnceWhenStale();

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 2000);
if (tokenOf("candidate"))
  whenIdle(() => void import("./app/serve-offline.ts").then(({ serveOffline }) => serveOffline()).catch(() => null));

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <App within={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />
  </StrictMode>
);

const language = preferred("language");

// A prerendered page is English and has to be met as it is; then it changes its language.
if (root.hasChildNodes()) {
  hydrateRoot(root, app);
  if (language) void speak(language);
} else void Promise.resolve(language && speak(language)).then(() => createRoot(root).render(app));
