// Fills a sign-in form with the email address of the candidate whose test is on this device.
import { ownStore } from "./own-store.ts";

/** Text that was typed before stays. */
export async function fillEmail(form: ParentNode | null): Promise<void> {
  const sittings = (await (await ownStore())?.sittings()) ?? [];
  const newest = sittings
    .filter(({ email }) => email)
    .sort((one, other) => Date.parse(other.session.started_at) - Date.parse(one.session.started_at))[0];
  const field = form?.querySelector<HTMLInputElement>("input[name=email]");
  if (field && field.value === "" && newest?.email) field.value = newest.email;
}
