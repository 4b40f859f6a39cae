// The first script of every page, and the only one of a page that is just read. A page with a form calls the app at the
// first touch, the app's own shell at once.
import { serveThemeButtons } from "./lib/preferences.ts";

const root = document.documentElement;
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input", "scroll"] as const;

function callApp() {
  for (const sign of signs) removeEventListener(sign, callApp, true);
  void import("./main.tsx");
}

serveThemeButtons();

if (root.dataset.app === "now") callApp();
if (root.dataset.app === "touch")
  for (const sign of signs) addEventListener(sign, callApp, { capture: true, passive: true });

// A page for guests that comes back from the browser's memory has not run its first script again.
window.addEventListener("pageshow", (event) => {
  const signedIn = () => Object.keys(sessionStorage).some((key) => key.endsWith(":candidate-token"));
  if (event.persisted && root.dataset.for === "guest" && signedIn()) location.reload();
});
