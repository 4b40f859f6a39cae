// A visitor's answer to the question of the day. If they sign in on this device later that day, it counts as their
// first answer.
import type { OptionLetter } from "@sabiprep/exam";
import { config } from "../lib/config.ts";

interface KeptDaily {
  question_id: string;
  letter: OptionLetter;
}

const key = () => `${config.key_prefix}:daily-answer`;

export function keepDailyAnswer(answer: KeptDaily) {
  try {
    localStorage.setItem(key(), JSON.stringify(answer));
  } catch {
    // A browser that keeps nothing still shows the answer on this page.
  }
}

/** The chosen letter. It can be taken only once. */
export function takeDailyAnswer(questionId: string): OptionLetter | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key()) ?? "null") as KeptDaily | null;
    localStorage.removeItem(key());
    return kept?.question_id === questionId ? kept.letter : null;
  } catch {
    return null;
  }
}
