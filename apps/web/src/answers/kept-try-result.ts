// A visitor's trial result is kept on the device, so that an account made right afterwards starts with it.
import { config } from "../lib/config.ts";

export interface KeptTry {
  taken_at: string;
  answers: readonly { question_id: string; selected_option: string }[];
  /** A friend's challenge that the visitor tried. The server already has its answers. */
  challenge_try?: string;
}

const key = () => `${config.key_prefix}:try-result`;

export function keepTryResult(result: KeptTry) {
  try {
    localStorage.setItem(key(), JSON.stringify(result));
  } catch {
    // A browser that keeps nothing still shows the result on this page.
  }
}

/** Null if there is none, or none that can be read. */
export function keptTryResult(): KeptTry | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key()) ?? "null") as KeptTry | null;
    return kept && Array.isArray(kept.answers) && Number.isFinite(Date.parse(kept.taken_at)) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetTryResult() {
  try {
    localStorage.removeItem(key());
  } catch {
    // It was never kept.
  }
}
