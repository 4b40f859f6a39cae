// What a sitting adds to the statistics. It is pure, so removing a sitting is the same sum with the opposite sign.
import { percentOf } from "@sabiprep/exam";
import type { SittingFacts } from "./sitting-facts.ts";

/** Subject 0 stands for all subjects together. */
export const ALL_SUBJECTS = 0;

export type AggregatedSitting = Pick<
  SittingFacts,
  | "sitting_id"
  | "candidate_id"
  | "is_stretch"
  | "day"
  | "score"
  | "correct"
  | "total"
  | "answered"
  | "seconds"
  | "parts"
>;

interface Counts {
  tests: number;
  score_sum: number;
  correct: number;
  total: number;
  answered: number;
  seconds: number;
}

interface SubjectRow extends Counts {
  candidate_id: number;
  subject_id: number;
  day: string;
}

interface TopicRow {
  candidate_id: number;
  topic_id: number;
  subject_id: number;
  correct: number;
  total: number;
}

/** The sitting as one row for all subjects and one row for each of its subjects. */
export function subjectRows(sitting: AggregatedSitting): SubjectRow[] {
  const { candidate_id, day, score, correct, total, answered, seconds } = sitting;
  const head = { candidate_id, day };
  const all = { ...head, subject_id: ALL_SUBJECTS, tests: 1, score_sum: score, correct, total, answered, seconds };
  const bySubject = new Map<number, SubjectRow>();
  for (const [subject_id, , total, answered, correct] of sitting.parts) {
    const row = bySubject.get(subject_id) ?? { ...head, subject_id, ...nothingYet, tests: 1 };
    row.total += total;
    row.answered += answered;
    row.correct += correct;
    bySubject.set(subject_id, row);
  }
  for (const row of bySubject.values()) {
    row.score_sum = percentOf(row.correct, row.total);
    row.seconds = answered === 0 ? 0 : Math.round((seconds * row.answered) / answered);
  }
  return [all, ...bySubject.values()];
}

const nothingYet: Counts = { tests: 0, score_sum: 0, correct: 0, total: 0, answered: 0, seconds: 0 };

/**
 * A topic's level is what the student knows of it at exam level. Harder tests do not count, nor do questions without an
 * answer, unless everyone got the mark.
 */
export const topicRows = ({ candidate_id, is_stretch, parts }: AggregatedSitting): TopicRow[] =>
  (is_stretch ? [] : parts).flatMap(([subject_id, topic_id, , answered, correct]) =>
    topic_id === null ? [] : { candidate_id, topic_id, subject_id, correct, total: Math.max(answered, correct) },
  );

export interface Change {
  sitting: AggregatedSitting;
  sign: 1 | -1;
}

const added = ["tests", "score_sum", "correct", "total", "answered", "seconds"] as const;

/** Adds up rows with the same key, in key order, so that writers lock rows in one order. */
export function summed<Row extends object>(rows: { row: Row; sign: 1 | -1 }[], key: (row: Row) => string): Row[] {
  const sums = new Map<string, Record<string, unknown>>();
  for (const { row, sign } of rows) {
    const values = row as Record<string, unknown>;
    const sum = sums.get(key(row)) ?? {
      ...values,
      ...Object.fromEntries(added.flatMap((name) => (name in values ? [[name, 0]] : []))),
    };
    for (const name of added) if (name in values) sum[name] = Number(sum[name]) + sign * Number(values[name]);
    sums.set(key(row), sum);
  }
  // Each sum has the shape of its first row.
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum as Row);
}
