// How far somebody without an account has come with a challenge, kept on the device: a page that is closed or a lost network costs nothing,
// and who comes back later finds the result.
import { config } from "../../lib/config.ts";
import { newUuid } from "../../lib/new-uuid.ts";

export interface KeptRun {
  /** Names the try; the server keeps one for it, however often it is sent. */
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
