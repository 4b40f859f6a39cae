// Compares the paper pool of a subject with the real paper: statistics, and the gate's problems for a subject that has
// reached the shape.

import { unevenKeys } from "../key-positions.ts";
import { writtenOrders } from "../written-order.ts";
import { isException } from "./craft.ts";
import { isQuantity } from "./option-value.ts";
import { fewestPaperQuestions, type PaperShape, shapeFor, subjectsInShape } from "./paper-shape.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";
import { isGrid, isOneSentence, meanWords, percentile, wordCount } from "./stem-counts.ts";
import { expectedTwins } from "./twins.ts";

export interface PaperFigures extends PaperShape {
  count: number;
  /** In per cent. */
  grids: number;
  exceptions: number;
  /** "Which of the following …" */
  following: number;
  twins: number;
}

/**
 * Limits: within a quarter of the paper's stem words, a tenth of its one-sentence stems, and one word of its option
 * length.
 */
const STEM_WITHIN = 0.25;
const SENTENCES_WITHIN = 0.1;
const OPTION_WORDS_WITHIN = 1;
const NUMBERS_WITHIN = 10;
const MAX_GRIDS = 2;
const MAX_TWINS = 0.5;
const MIN_FOR_OBJECTIVE = 2;
const percentiles = [0.25, 0.5, 0.75, 0.9] as const;

const inPaperPool = ({ questions }: PrintedSubject) => questions.filter(({ question }) => question.pool === "paper");

/** Passages and pictures are left out, because they were left out when the real papers were counted. */
export function paperFigures(printed: PrintedSubject): PaperFigures {
  const paper = inPaperPool(printed);
  const plain = paper.filter(({ question }) => !question.passage && !question.picture);
  const share = (holds: (one: PrintedQuestion) => boolean) => plain.filter(holds).length / Math.max(1, plain.length);
  const stems = plain.map(({ question }) => wordCount(question.body));
  const [first, middle, third, ninth] = percentiles.map((at) => percentile(stems, at));
  return {
    count: paper.length,
    stem: [first!, middle!, third!, ninth!],
    one_sentence: share(({ question }) => isOneSentence(question.body)),
    option_words: percentile(
      plain.map(({ question }) => meanWords([question.right, ...question.wrong.map(({ text }) => text)])),
      0.5,
    ),
    numbers: 100 * share(({ right, wrong }) => [right, ...wrong].every(({ text }) => isQuantity(text))),
    grids: 100 * share(({ question }) => isGrid(question.body)),
    exceptions: 100 * share(({ body }) => isException(body.text)),
    following: 100 * share(({ body }) => /\bwhich (?:one )?of the following\b/i.test(body.text)),
    twins: expectedTwins(paper),
  };
}

/** Where our statistics differ from the paper's, one sentence each. */
export function unlikeShape(ours: PaperFigures, real: PaperShape): string[] {
  const stems = percentiles.flatMap((at, no) => {
    const [mine, theirs] = [ours.stem[no]!, real.stem[no]!];
    return Math.abs(mine - theirs) <= theirs * STEM_WITHIN
      ? []
      : [`${mine} words in the stem at ${at * 100}%, the paper has ${theirs}`];
  });
  const say = (holds: boolean, sentence: string) => (holds ? [] : [sentence]);
  const oneDecimal = (value: number) => value.toFixed(1);
  return [
    ...stems,
    ...say(
      Math.abs(ours.one_sentence - real.one_sentence) <= SENTENCES_WITHIN,
      `${ours.one_sentence.toFixed(2)} of the stems are one sentence, the paper has ${real.one_sentence.toFixed(2)}`,
    ),
    ...say(
      Math.abs(ours.option_words - real.option_words) <= OPTION_WORDS_WITHIN,
      `${oneDecimal(ours.option_words)} words in an option, the paper has ${oneDecimal(real.option_words)}`,
    ),
    ...say(
      Math.abs(ours.numbers - real.numbers) <= NUMBERS_WITHIN,
      `${oneDecimal(ours.numbers)}% have numbers as options, the paper has ${real.numbers}%`,
    ),
    ...say(ours.grids <= MAX_GRIDS, `${oneDecimal(ours.grids)}% ask for pairs in order, at most ${MAX_GRIDS}%`),
    ...say(ours.twins <= MAX_TWINS, `${ours.twins.toFixed(2)} near-duplicates in a draw of 100, at most ${MAX_TWINS}`),
  ];
}

/** What is missing: questions of the subject, questions of its topics, and objectives with very few questions. */
export function missingPaperQuestions({ bank }: PrintedSubject): string[] {
  const paper = bank.questions.filter(({ pool }) => pool === "paper");
  const fewest = fewestPaperQuestions(bank.slug);
  const subject = paper.length < fewest.subject ? [`${paper.length} paper questions, at least ${fewest.subject}`] : [];
  const topics = bank.topics.flatMap(({ slug, objectives }) => {
    const own = paper.filter(({ topic }) => topic === slug);
    const asked = (objective: string) => own.filter((question) => question.objective === objective).length;
    const rare = objectives.filter((objective) => asked(objective) < MIN_FOR_OBJECTIVE);
    return [
      ...(own.length < fewest.topic ? [`${slug}: ${own.length} paper questions, at least ${fewest.topic}`] : []),
      ...(rare.length > 0 ? [`${slug}: ${rare.length} of ${objectives.length} objectives asked fewer than twice`] : []),
    ];
  });
  return [...subject, ...topics];
}

/** Problems of a subject that has reached the shape. */
export function paperPool(printed: PrintedSubject, inShape: readonly string[] = subjectsInShape): Problem[] {
  const { bank } = printed;
  if (!inShape.includes(bank.slug)) return [];
  const uneven = unevenKeys(
    bank.questions.filter(({ pool }) => pool === "paper"),
    writtenOrders(bank.questions),
  );
  return [
    ...unlikeShape(paperFigures(printed), shapeFor(bank.slug)).map((message) => ({ key: bank.slug, message })),
    ...missingPaperQuestions(printed).map((message) => ({ key: bank.slug, message })),
    ...uneven.map(({ group, counts }) => ({ key: group, message: `the keys prefer a letter: ${counts}` })),
  ].map((problem) => ({ rule: "paper-pool", ...problem }));
}
