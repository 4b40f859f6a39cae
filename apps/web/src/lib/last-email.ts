// The last email address that signed in on this device and did not sign out. Sign-in forms start with it.
import { config } from "./config.ts";

const PROFILE = ":/candidates/profile";

/** Stored by lib/last-known.ts. Sign-out deletes it. */
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

/** Fills the form's field if it is empty. Text typed before the app was loaded stays. */
export function fillLastEmail(form: ParentNode | null) {
  const field = form?.querySelector<HTMLInputElement>("input[name=email]");
  const email = lastEmail();
  if (field && field.value === "" && email) field.value = email;
}
