// Whether a computed question looks like a real paper question: a stem no longer than nine in ten of the paper's, short
// options, no grid of pairs, plain words. A template draws short and long questions, so this is decided for each
// question, not for the family.
import { shapeFor } from "./gate/paper-shape.ts";
import { isGrid, isOneSentence, meanWords, wordCount } from "./gate/stem-counts.ts";
import { notPlain, type QuestionTexts } from "./plain-wording.ts";

/** If nearly all stems of the real paper are one sentence, ours must be too. */
const NEARLY_ALL = 0.85;
const MORE_OPTION_WORDS = 3;

interface Question extends QuestionTexts {
  subject: string;
}

/** Why it is not a paper question, or undefined if it is one. */
export function unlikePaper(question: Question): "long" | "scene" | "options" | "grid" | "wording" | undefined {
  const { subject, body, right, wrong } = question;
  const { stem, one_sentence, option_words } = shapeFor(subject);
  if (isGrid(body)) return "grid";
  if (wordCount(body) > stem[3]) return "long";
  if (one_sentence >= NEARLY_ALL && !isOneSentence(body)) return "scene";
  const options = [right, ...wrong.map(({ text }) => text)];
  if (meanWords(options) > option_words + MORE_OPTION_WORDS) return "options";
  return notPlain(question) ? "wording" : undefined;
}

export const fitsPaper = (question: Question): boolean => unlikePaper(question) === undefined;
