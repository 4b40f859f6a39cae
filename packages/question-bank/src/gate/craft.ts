// Statistics that a program can calculate on how well a subject's questions are made: what gives a key away, which
// kinds of question there are, and whether explanations teach. The limits of each subject are in craft-limits.ts.
import { isQuantity } from "./option-value.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import { expectedTwins } from "./twins.ts";
import { contentWords } from "./words.ts";

export interface Craft {
  /** Written questions whose key is the only option that repeats some content word of the stem. */
  echo: number;
  /** Written questions whose key is longer than every wrong option by a third. */
  longest: number;
  /** Written questions whose key is the only option that has, or lacks, a certain form. */
  odd: number;
  /** Wrong options of written questions that have a why. */
  whys: number;
  /** Written explanations of fewer than twenty words. */
  short: number;
  /** Written explanations with almost no word that is not in the stem or in the key. */
  restating: number;
  /** Written explanations that name no wrong option. */
  trapless: number;
  exceptions: number;
  combinations: number;
  figures: number;
  /** Questions whose options are all numbers. */
  numbers: number;
  /** The number of questions in a random draw of a hundred that have a near twin of another family among them. */
  twins: number;
}

const LONGER_BY = 4 / 3;
const SHORTEST_COMPARED = 12;
const MIN_WORDS = 20;
const MIN_NEW_WORDS = 6;

const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(holds).length / list.length;

/** Combined statements. They have Roman numerals or, in a paper written from right to left, Arabic-Indic digits. */
const COMBINATION = /^(?:(?:I|II|III|IV)(?:\b|,)|[١-٤](?: فقط| و))/u;

/** The question asks for the exception, in the language of the paper: English, Yoruba, Hausa, Igbo, French, Arabic. */
const EXCEPTION =
  /(?<!\p{L})(?:EXCEPT|NOT|except|is not|are not|ÀYÀFI|BAN DA|BELỤSỌ|SAUF)(?![\p{L}\p{M}])|(?:ما عدا|إلَّ?ا)/u;

export const isException = (stem: string): boolean => EXCEPTION.test(stem);

export const writtenOf = ({ questions }: PrintedSubject): PrintedQuestion[] =>
  questions.filter(({ question }) => !question.computed);

/** The faults of a single written question, so that the gate can name the questions with a fault. */
export const craftFaults = {
  echo: echoes,
  longest: isLongest,
  odd: isOdd,
  short: ({ explanation }: PrintedQuestion) => explanation.text.split(/\s+/).length < MIN_WORDS,
  restating: restates,
  trapless: namesNoRival,
  whys: ({ question }: PrintedQuestion) => question.wrong.some(({ why }) => !why),
} satisfies Partial<Record<keyof Craft, (printed: PrintedQuestion) => boolean>>;

export function craftOf(printed: PrintedSubject): Craft {
  const { questions } = printed;
  const written = writtenOf(printed);
  // Questions written for the paper pool have their own shape (paper-pool.ts). They do not increase the denominator
  // here, so more of them do not lower the shares that the others have reached.
  const others = questions.filter(({ question }) => question.computed || question.pool === "stretch");
  const ofOthers = (holds: (one: PrintedQuestion) => boolean) =>
    questions.filter(holds).length / Math.max(1, others.length);
  const rivals = written.flatMap(({ question }) => question.wrong);
  return {
    echo: share(written, craftFaults.echo),
    longest: share(written, craftFaults.longest),
    odd: share(written, craftFaults.odd),
    whys: share(rivals, ({ why }) => Boolean(why)),
    short: share(written, craftFaults.short),
    restating: share(written, craftFaults.restating),
    trapless: share(written, craftFaults.trapless),
    exceptions: ofOthers(({ body }) => isException(body.text)),
    combinations: ofOthers(({ right }) => COMBINATION.test(right.text)),
    figures: ofOthers(({ question }) => Boolean(question.picture)),
    numbers: share(questions, ({ right, wrong }) => [right, ...wrong].every(({ text }) => isQuantity(text))),
    twins: expectedTwins(others),
  };
}

function echoes({ body, right, wrong }: PrintedQuestion): boolean {
  const asked = contentWords(body.text);
  const rivals = new Set(wrong.flatMap(({ text }) => [...contentWords(text)]));
  return [...contentWords(right.text)].some((word) => asked.has(word) && !rivals.has(word));
}

function isLongest({ right, wrong }: PrintedQuestion): boolean {
  return (
    right.text.length > SHORTEST_COMPARED && wrong.every(({ text }) => right.text.length > text.length * LONGER_BY)
  );
}

const forms: ((text: string) => boolean)[] = [
  (text) => /^\p{Lu}/u.test(text),
  (text) => /[.!?]$/.test(text),
  (text) => /^(?:an?|the)\s/i.test(text),
  (text) => /^to\s/i.test(text),
  (text) => /^\p{L}+ing\b/u.test(text),
  (text) => /\d/.test(text),
];

function isOdd({ right, wrong }: PrintedQuestion): boolean {
  return forms.some((has) => wrong.every(({ text }) => has(text) !== has(right.text)));
}

function restates({ question, body, right, explanation }: PrintedQuestion): boolean {
  const known = new Set([...contentWords(body.text), ...contentWords(right.text)]);
  const asked = new Set(formulaTerms(`${question.body}\n${question.right}`));
  const words = [...contentWords(explanation.text)].filter((word) => !known.has(word));
  const terms = new Set(formulaTerms(question.explanation).filter((term) => !asked.has(term)));
  return words.length + terms.size < MIN_NEW_WORDS;
}

/** Working also counts as content: the numbers and letters of the formulas. */
const formulaTerms = (source: string): string[] =>
  [...source.matchAll(/\$([^$]+)\$/g)].flatMap(
    ([, formula]) => formula!.replaceAll(/\\[A-Za-z]+/g, " ").match(/\d+(?:\.\d+)?|\p{L}/gu) ?? [],
  );

/** The words with which an explanation turns to a common wrong idea. */
const TURNS = /\b(?:but|not|never|although|instead|unlike|while|whereas|you (?:may|might))\b/i;

/** A paper question may name the wrong idea in its own words. Other questions must use a word of an option. */
function namesNoRival({ question, right, wrong, explanation }: PrintedQuestion): boolean {
  if (question.pool === "paper" && TURNS.test(explanation.text)) return false;
  const said = contentWords(explanation.text);
  const words = explanation.text.toLowerCase();
  const own = contentWords(right.text);
  return !wrong.some(({ text }) => {
    if (words.includes(text.toLowerCase())) return true;
    const telling = [...contentWords(text)].filter((word) => !own.has(word));
    return telling.length > 0 && telling.filter((word) => said.has(word)).length >= telling.length / 2;
  });
}
