// Chooses the wrong option to leave out in a four-option paper. Students read the explanation beside the other four, so
// we leave out one that neither the explanation nor another option's reason names.
import { tellsAnswer } from "@sabiprep/exam";
import type { BankQuestion, Wrong } from "./authoring.ts";
import { whyOfSlip } from "./why-of-slip.ts";

type Judged = Pick<BankQuestion, "explanation" | "wrong">;

const reasonFor = ({ why, slip }: Wrong): string => why ?? whyOfSlip(slip) ?? "";

/** The texts that a student reads after the answer when this option is not on the screen. */
const readWithout = ({ explanation, wrong }: Judged, left: Wrong): string =>
  [explanation, ...wrong.filter((other) => other !== left).map(reasonFor)].join("\n");

export const isNamed = (question: Judged, option: Wrong): boolean =>
  tellsAnswer(readWithout(question, option), option.text);

const known = new WeakMap<Judged, Wrong | undefined>();

/**
 * The best three wrong options stay, so we try the last one first. If the texts name all of them, we leave out the
 * last.
 */
export function fifthOf(question: Judged): Wrong | undefined {
  if (!known.has(question)) known.set(question, chosen(question));
  return known.get(question);
}

function chosen(question: Judged): Wrong | undefined {
  if (question.wrong.length < 4) return undefined;
  return question.wrong.toReversed().find((option) => !isNamed(question, option)) ?? question.wrong.at(-1);
}
