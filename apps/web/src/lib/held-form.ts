// A form submitted before the app is loaded is held by the page's first script (first-paint.ts). The app sends it once
// its own form has replaced it. So the first click counts, even on a slow phone.
declare global {
  interface Window {
    /** Null until a form is submitted. Removed once the app has taken over. */
    heldForm?: HTMLFormElement | null | undefined;
  }
}

/** A page may have several forms, and each checks whether it was the submitted one. */
let held: HTMLFormElement | null | undefined;

export function sendHeld(form: HTMLFormElement | null): void {
  held ??= window.heldForm;
  window.heldForm = undefined;
  if (!held || held !== form) return;
  held = null;
  form.requestSubmit();
}
