// Compares the paper pool of each subject with the real paper, as a table for a terminal.
import type { SubjectBank } from "../authoring.ts";
import { unlikePaper } from "../fits-paper.ts";
import { missingPaperQuestions, paperFigures, unlikeShape } from "../gate/paper-pool.ts";
import { paperShapes, shapeFor, subjectsInShape } from "../gate/paper-shape.ts";
import type { PrintedSubject } from "../gate/printed.ts";
import { unevenKeys } from "../key-positions.ts";
import { writtenOrders } from "../written-order.ts";

const decimal = (value: number, digits = 1) => value.toFixed(digits);

/**
 * One row: the real paper is left of each bar, ours is right. A subject that was never counted is compared with the
 * usual paper.
 */
export function paperRow(printed: PrintedSubject) {
  const { slug } = printed.bank;
  const [real, ours] = [shapeFor(slug), paperFigures(printed)];
  const beside = (theirs: string | number, mine: string) => `${theirs} | ${ours.count === 0 ? "–" : mine}`;
  return {
    questions: ours.count,
    "stem words at 25/50/75/90%": beside(real.stem.join("/"), ours.stem.join("/")),
    "one sentence": beside(decimal(real.one_sentence, 2), decimal(ours.one_sentence, 2)),
    "option words": beside(real.option_words, decimal(ours.option_words)),
    "numbers %": beside(real.numbers, decimal(ours.numbers)),
    "grids %": beside("≤ 2", decimal(ours.grids)),
    "except %": decimal(ours.exceptions),
    "following %": decimal(ours.following),
    "twins in 100": beside("≤ 0.5", decimal(ours.twins, 2)),
    state: `${subjectsInShape.includes(slug) ? "enforced" : "reported"}${paperShapes[slug] ? "" : ", usual paper"}`,
  };
}

/** The reasons why a subject does not have the paper's shape, as sentences. */
export function paperReport(printed: PrintedSubject): string[] {
  const { bank } = printed;
  const paper = bank.questions.filter(({ pool }) => pool === "paper");
  const missing = missingPaperQuestions(printed);
  const uneven = unevenKeys(paper, writtenOrders(bank.questions));
  return [
    ...(paper.length > 0 ? unlikeShape(paperFigures(printed), shapeFor(bank.slug)) : []),
    ...missing,
    ...uneven.map(({ group, counts }) => `${group}: the keys prefer a letter: ${counts}`),
    ...computedElsewhere(bank),
  ].map((sentence) => `  ${sentence}`);
}

const words = {
  long: "are longer than the paper's",
  scene: "have more than one sentence",
  options: "have long options",
  grid: "ask for pairs in order",
  wording: "are not in plain words",
} as const;

/** Why computed questions are in the stretch pool. */
function computedElsewhere({ questions }: SubjectBank): string[] {
  const others = questions.filter(({ computed, pool }) => computed && pool === "stretch");
  const reasons = Map.groupBy(others, (question) => unlikePaper(question));
  return [...reasons].flatMap(([reason, { length }]) =>
    reason ? [`${length} computed questions are in the stretch pool: they ${words[reason]}`] : [],
  );
}
