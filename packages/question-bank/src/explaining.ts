// Combines what readers say about explanations into a table for each subject. docs/rating.md explains the scale.
import type { ShippedQuestion } from "./bank.ts";
import { mean, readSheet } from "./sheet.ts";

const classes = ["R", "P", "T"] as const;
const stepWords = ["complete", "jumped", "none", "not needed"] as const;

/** One completed line of a reader's sheet. */
export interface Grade {
  id: string;
  /** R only repeats the key, P teaches something but not enough, T teaches. */
  class: (typeof classes)[number];
  score: number;
  steps: (typeof stepWords)[number];
  /** Set when a statement in the explanation, or in a why, is not true. */
  false: boolean;
  remark: string;
}

export interface GradedExplanation {
  subject: string;
  count: number;
  score: number;
  restating: number;
  teaching: number;
  /** Share of the explanations that need steps. It is 1 when none needs any. */
  complete: number;
  needing: number;
  /** Keys with the reader's words: what is false, and what only repeats the key. */
  faults: string[];
}

const aims = { score: 4, restating: 0.02, complete: 0.98 } as const;

export const readGrades = (sheet: string): Grade[] =>
  readSheet(sheet, ({ said, id, fault, figure }) => {
    const kind = classes.find((one) => one === said.class);
    const steps = stepWords.find((one) => one === said.steps);
    if (!kind) throw fault(`class is none of ${classes.join(", ")}.`);
    if (!steps) throw fault(`steps is none of ${stepWords.join(", ")}.`);
    if (typeof said.false !== "boolean") throw fault("false is neither true nor false.");
    const remark = typeof said.remark === "string" ? said.remark : "";
    return { id, class: kind, score: figure("score", 1, 5), steps, false: said.false, remark };
  });

/** A row for each subject, and a last row for all of them together. */
export function summariseGrades(grades: readonly Grade[], questions: readonly ShippedQuestion[]): GradedExplanation[] {
  const known = new Map(questions.map((question) => [question.uuid, question]));
  const read = grades.map((grade) => {
    const question = known.get(grade.id);
    if (!question) throw new Error(`The bank has no question ${grade.id}.`);
    return { ...grade, key: question.key, subject: question.subject };
  });
  const rows = [...Map.groupBy(read, ({ subject }) => subject)].map(([subject, lines]) => folded(subject, lines));
  return [...rows, folded("all", read)];
}

function folded(subject: string, lines: readonly (Grade & { key: string })[]): GradedExplanation {
  const share = (is: (grade: Grade) => boolean, of = lines) => mean(of.map((grade) => Number(is(grade))));
  const needing = lines.filter(({ steps }) => steps !== "not needed");
  const faults = lines.filter((grade) => grade.false || grade.class === "R" || /jumped|none/.test(grade.steps));
  return {
    subject,
    count: lines.length,
    score: mean(lines.map(({ score }) => score)),
    restating: share((grade) => grade.class === "R"),
    teaching: share((grade) => grade.class === "T"),
    complete: needing.length === 0 ? 1 : share(({ steps }) => steps === "complete", needing),
    needing: needing.length,
    faults: faults.map((grade) => `${grade.key}: ${faultOf(grade)}${grade.remark ? `: ${grade.remark}` : ""}`),
  };
}

const faultOf = (grade: Grade): string =>
  [
    ...(grade.false ? ["not true"] : []),
    ...(grade.class === "R" ? ["only says the key again"] : []),
    ...(grade.steps === "jumped" ? ["a step is jumped"] : grade.steps === "none" ? ["no steps"] : []),
  ].join(", ");

/** The aims that the full sample misses, one sentence each. */
export function missedAims(grades: readonly Grade[], all: GradedExplanation): string[] {
  const untrue = grades.filter((grade) => grade.false).length;
  return [
    ...(untrue > 0 ? [`${untrue} with a false statement; none may have one.`] : []),
    ...(all.score < aims.score ? [`The mean is ${all.score.toFixed(2)}; it is to be ${aims.score.toFixed(1)}.`] : []),
    ...(all.restating > aims.restating
      ? [`${(all.restating * 100).toFixed(1)} % only say the key again; at most ${aims.restating * 100} % may.`]
      : []),
    ...(all.complete < aims.complete
      ? [`${(all.complete * 100).toFixed(1)} % of the steps are complete; ${aims.complete * 100} % are to be.`]
      : []),
  ];
}
