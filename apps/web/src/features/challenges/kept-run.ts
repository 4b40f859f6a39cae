// The progress of a visitor without an account in a challenge, stored on the device. A closed page or a lost network
// loses nothing, and a later visit shows the result.
import { config } from "../../lib/config.ts";
import { newUuid } from "../../lib/new-uuid.ts";

export interface GuestAttempt {
  /** Identifies the try. The server stores it once, however often it is sent. */
  try_id: string;
  name: string;
  chosen: Readonly<Record<string, string>>;
  done: boolean;
}

const keyOf = (token: string) => `${config.key_prefix}:challenge:${token}`;

export const newAttempt = (): GuestAttempt => ({ try_id: newUuid(), name: "", chosen: {}, done: false });

export function loadAttempt(token: string): GuestAttempt {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(token)) ?? "null") as GuestAttempt | null;
    if (kept?.try_id) return kept;
  } catch {
    // Unreadable data is ignored.
  }
  return newAttempt();
}

export function saveAttempt(token: string, run: GuestAttempt | null) {
  try {
    if (run) localStorage.setItem(keyOf(token), JSON.stringify(run));
    else localStorage.removeItem(keyOf(token));
  } catch {
    // Storage is blocked or full. The result still shows on this page.
  }
}
