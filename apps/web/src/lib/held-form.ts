// A form that is sent before the app is there waits for it: the page's first script (first-paint.ts) holds it, and the app sends it once
// its own form stands in its place. So the first press counts, on however slow a phone.
declare global {
  interface Window {
    /** Null until a form is sent; gone once the app has taken over. */
    heldForm?: HTMLFormElement | null | undefined;
  }
}

/** A page may have several forms, and each asks whether it was the one. */
let held: HTMLFormElement | null | undefined;

export function sendHeld(form: HTMLFormElement | null): void {
  held ??= window.heldForm;
  window.heldForm = undefined;
  if (!held || held !== form) return;
  held = null;
  form.requestSubmit();
}
