// The first script of every page, and the only one of a page without a form. A page with a form loads the app at the
// first touch, and the app's own shell loads it immediately.
import { holdInstallOffer } from "./lib/install-offer.ts";
import { preferred, serveLanguageLinks, serveThemeButtons } from "./lib/preferences.ts";

const root = document.documentElement;
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input", "scroll"] as const;

function callApp() {
  for (const sign of signs) removeEventListener(sign, callApp, true);
  void import("./main.tsx");
}

serveThemeButtons();
serveLanguageLinks();
holdInstallOffer();

/** Remembered on this device: the app exchanges the cookie for a session. */
function staysSignedIn(): boolean {
  try {
    return root.dataset.for === "guest" && Object.keys(localStorage).some((key) => key.endsWith(":kept"));
  } catch {
    return false;
  }
}

/** A page prerendered only in English is translated to the device's language by the app. */
const speaksOther = () => !root.dataset.language && preferred("language");

// Readers of another language get it without a touch. A form may also have been submitted before this script was
// loaded.
const atOnce = () => speaksOther() || staysSignedIn() || window.heldForm;
if (root.dataset.app === "now" || (root.dataset.app === "touch" && atOnce())) callApp();
else if (root.dataset.app === "touch")
  for (const sign of signs) addEventListener(sign, callApp, { capture: true, passive: true });

// The first page exists in every language. A reader who chose one is sent to it.
const language = preferred("language");
if (language && location.pathname === "/") location.replace(`/${language}`);

// A page for guests that is restored from the browser's memory has not run its first script again.
window.addEventListener("pageshow", (event) => {
  const signedIn = () => Object.keys(sessionStorage).some((key) => key.endsWith(":candidate-token"));
  if (event.persisted && root.dataset.for === "guest" && signedIn()) location.reload();
});
