// The email address that was signed in last on this device and did not sign out: sign-in forms begin with it.
import { config } from "./config.ts";

const PROFILE = ":/candidates/profile";

/** As lib/last-known.ts keeps it; signing out deletes it. */
function lastEmail(): string | null {
  let newest = { at: 0, email: null as string | null };
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(`${config.key_prefix}:last:`) || !key.endsWith(PROFILE)) continue;
      const { at, data } = JSON.parse(localStorage.getItem(key)!);
      if (at > newest.at && typeof data?.email === "string") newest = { at, email: data.email };
    }
  } catch {
    // A browser that keeps nothing knows nobody.
  }
  return newest.email;
}

/** Writes it into the form's empty field: what was typed before the app came stays. */
export function fillLastEmail(form: ParentNode | null) {
  const field = form?.querySelector<HTMLInputElement>("input[name=email]");
  const email = lastEmail();
  if (field && field.value === "" && email) field.value = email;
}
