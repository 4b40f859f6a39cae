// The questions that a series of papers can use, and the years in which each was used so far.
import type { Blueprint, Difficulty, ExamSlug } from "@sabiprep/exam";
import type { ShippedQuestion } from "../bank.ts";
import { fnv1a } from "../draw.ts";

/** One question, or several questions of one passage that are asked together. */
export interface Unit {
  questions: ShippedQuestion[];
  topic: string;
  difficulty: Difficulty;
  /** A passage with gaps makes no sense unless all its questions are asked. */
  isWhole: boolean;
  /** The index of this portion within its passage. */
  place: number;
  hash: number;
  /** The years in which it was used. */
  years: number[];
}

/**
 * A long passage is split into portions of questions. So two years can use the same passage without sharing all its
 * questions.
 */
const MAX_IN_UNIT = 5;

const gapped = /_{2,}\s*\(?\d+|\(\d+\)|\[\d+\]|\d+\s*_{3,}/;

export function poolOf(
  questions: readonly ShippedQuestion[],
  exam: ExamSlug,
  options: Blueprint["options"],
): Map<string, Unit[]> {
  const fit = questions.filter(({ exams, wrong }) => exams.includes(exam) && wrong.length >= options - 1);
  const groups = Map.groupBy(fit, ({ passage, key }) => passage?.key ?? key);
  const units = [...groups.values()].flatMap((members) => {
    const isWhole = gapped.test(members[0]?.passage?.body ?? "");
    return portions(members, isWhole ? members.length : MAX_IN_UNIT).flatMap((questions, place) =>
      unitOf(questions, isWhole, place),
    );
  });
  return Map.groupBy(units, ({ topic }) => topic);
}

function unitOf(questions: ShippedQuestion[], isWhole: boolean, place: number): Unit[] {
  const [first] = questions;
  if (!first) return [];
  return [
    { questions, topic: first.topic, difficulty: first.difficulty, isWhole, place, hash: fnv1a(first.key), years: [] },
  ];
}

/** Equal parts of at most `most`, in order. */
function portions<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most);
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: parts }, (_, at) => list.slice(at * size, (at + 1) * size));
}

export const sizeOf = (units: readonly Unit[]): number =>
  units.reduce((total, { questions }) => total + questions.length, 0);
