// The keys of the exam hall: A to F choose an option, N and P move, S asks to submit, R returns.
import { type OptionLetter, optionLetters } from "@sabiprep/exam";
import type { TestRun } from "./test-run.ts";

export type KeyStep = { type: "choose"; letter: OptionLetter } | { type: "next" | "previous" | "review" | "return" };

const moves: Readonly<Record<string, KeyStep>> = {
  N: { type: "next" },
  ARROWRIGHT: { type: "next" },
  P: { type: "previous" },
  ARROWLEFT: { type: "previous" },
  S: { type: "review" },
};

/** The meaning of a key at this stage. Null for every other key. */
export function stepOfKey(key: string, stage: TestRun["stage"]): KeyStep | null {
  const name = key.toUpperCase();
  if (stage === "review") return name === "R" ? { type: "return" } : null;
  if (stage !== "question") return null;
  const letter = optionLetters.find((one) => one === name);
  return letter ? { type: "choose", letter } : (moves[name] ?? null);
}
