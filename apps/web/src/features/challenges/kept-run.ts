// The progress of a visitor without an account in a challenge, stored on the device. A closed page or a lost network
// loses nothing, and a later visit shows the result.
import { config } from "../../lib/config.ts";
import { newUuid } from "../../lib/new-uuid.ts";

export interface KeptRun {
  /** Identifies the try. The server stores it once, however often it is sent. */
  try_id: string;
  name: string;
  chosen: Readonly<Record<string, string>>;
  done: boolean;
}

const keyOf = (token: string) => `${config.key_prefix}:challenge:${token}`;

export const freshRun = (): KeptRun => ({ try_id: newUuid(), name: "", chosen: {}, done: false });

export function keptRun(token: string): KeptRun {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(token)) ?? "null") as KeptRun | null;
    if (kept?.try_id) return kept;
  } catch {
    // What can not be read is as good as nothing.
  }
  return freshRun();
}

export function keepRun(token: string, run: KeptRun | null) {
  try {
    if (run) localStorage.setItem(keyOf(token), JSON.stringify(run));
    else localStorage.removeItem(keyOf(token));
  } catch {
    // A browser that keeps nothing still shows the result on this page.
  }
}
