// The name of a score: A1 to F9 for WAEC and NECO, points for the UTME, a short comment for everyone.
import type { AggregateWeights } from "./blueprint.ts";
import { percentOf } from "./marking.ts";

export interface GradeBand {
  grade: string;
  from: number;
  remark: string;
  /** C6 or better counts as a credit for admission. */
  is_credit: boolean;
  /** Points where a university admits by O'level results instead of a post-UTME test. Grades below a credit have none. */
  olevel_points: number;
}

/** Best first. We grade only the objective paper. WAEC and NECO add theory and practicals. */
export const gradeBands: readonly GradeBand[] = [
  { grade: "A1", from: 75, remark: "Excellent", is_credit: true, olevel_points: 8 },
  { grade: "B2", from: 70, remark: "Very good", is_credit: true, olevel_points: 7 },
  { grade: "B3", from: 65, remark: "Good", is_credit: true, olevel_points: 6 },
  { grade: "C4", from: 60, remark: "Credit", is_credit: true, olevel_points: 5 },
  { grade: "C5", from: 55, remark: "Credit", is_credit: true, olevel_points: 4 },
  { grade: "C6", from: 50, remark: "Credit", is_credit: true, olevel_points: 3 },
  { grade: "D7", from: 45, remark: "Pass", is_credit: false, olevel_points: 0 },
  { grade: "E8", from: 40, remark: "Pass", is_credit: false, olevel_points: 0 },
  { grade: "F9", from: 0, remark: "Fail", is_credit: false, olevel_points: 0 },
];

const lowest = gradeBands[gradeBands.length - 1] as GradeBand;

export const gradeBandOf = (score: number): GradeBand => gradeBands.find(({ from }) => score >= from) ?? lowest;

export const gradeOf = (score: number): string => gradeBandOf(score).grade;

export function commentOn(score: number): string {
  if (score >= 80) return "Excellent work!";
  return score >= 60 ? "Good job!" : "Keep practicing!";
}

export const UTME_POINTS_PER_SUBJECT = 100;
export const UTME_POINTS = 400;

/** Each subject is scaled to 100 and rounded. The total adds the printed numbers, as a result slip does. */
export const utmeScore = (
  subjects: readonly { correct: number; total: number }[],
): { subjects: number[]; total: number } => {
  const points = subjects.map(({ correct, total }) => percentOf(correct, total));
  return { subjects: points, total: points.reduce((sum, one) => sum + one, 0) };
};

/** An admission aggregate out of 100: UTME out of 400, screening in per cent, O'level as a share of its full points. */
export function aggregateOf(
  weights: AggregateWeights,
  reached: { utme: number; screening: number; olevel_share: number },
): number {
  const utme = (reached.utme / UTME_POINTS) * weights.utme;
  const screening = (reached.screening / 100) * weights.screening;
  return Math.round((utme + screening + reached.olevel_share * weights.olevel) * 100) / 100;
}
