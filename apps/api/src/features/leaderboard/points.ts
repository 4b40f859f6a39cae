// What a sitting is worth on the boards, as a pure function. A question brings points if the candidate saw it nowhere
// else, in exam mode. In a past paper, which is the same for everybody, it brings half. Wrong answers cost what blind
// guessing would bring, so guessing through many tests brings nothing.
import {
  FASTEST_SECONDS_A_QUESTION,
  HASTY_LEAST_ANSWERS,
  HASTY_SECONDS_A_QUESTION,
  HASTY_SHARE_RIGHT,
  POINTS_A_PAPER_QUESTION,
  POINTS_A_QUESTION,
} from "@sabiprep/contract";
import { percentOf } from "@sabiprep/exam";
import type { SittingFacts } from "../progress/public.ts";

/** Why a sitting brings no points. */
export type UnrankedReason =
  | "finished_offline"
  | "too_fast"
  | "implausible"
  | "nothing_new"
  | "not_answered"
  | "voided";

interface SittingPoints {
  points: number;
  score: number;
  reason: UnrankedReason | null;
  /** Subject, points, score. */
  subjects: [number, number, number][];
}

type RankedResult = Pick<
  SittingFacts,
  | "kind"
  | "options"
  | "finished_offline"
  | "score"
  | "correct"
  | "answered"
  | "seconds"
  | "span_seconds"
  | "median_seconds"
  | "parts"
> & {
  /** Staff have checked it and found nothing wrong. */
  is_believed?: boolean;
};

export function pointsOf(sitting: RankedResult): SittingPoints {
  const reason = whyUnranked(sitting);
  if (reason) return unranked(sitting.score, reason);
  const bySubject = new Map<number, { right: number; wrong: number; correct: number; total: number; isNew: number }>();
  for (const [subject, , total, , correct, isNew, right, wrong] of sitting.parts) {
    const sum = bySubject.get(subject) ?? { right: 0, wrong: 0, correct: 0, total: 0, isNew: 0 };
    bySubject.set(subject, {
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      correct: sum.correct + correct,
      total: sum.total + total,
      isNew: sum.isNew + isNew,
    });
  }
  const subjects = [...bySubject]
    .filter(([, { isNew }]) => isNew > 0)
    .map(([subject, { right, wrong, correct, total }]): [number, number, number] => [
      subject,
      worth(right, wrong, sitting),
      percentOf(correct, total),
    ]);
  return {
    points: subjects.reduce((sum, [, points]) => sum + points, 0),
    score: sitting.score,
    reason: null,
    subjects,
  };
}

export const unranked = (score: number, reason: UnrankedReason): SittingPoints => ({
  points: 0,
  score,
  reason,
  subjects: [],
});

const worth = (right: number, wrong: number, { kind, options }: RankedResult) =>
  Math.max(
    0,
    Math.round((kind === "paper" ? POINTS_A_PAPER_QUESTION : POINTS_A_QUESTION) * (right - wrong / (options - 1))),
  );

function whyUnranked(sitting: RankedResult): UnrankedReason | null {
  const { finished_offline, answered, seconds, span_seconds, parts } = sitting;
  if (finished_offline) return "finished_offline";
  if (answered === 0) return "not_answered";
  // Both the time from the device and the time the server saw must be humanly possible.
  if (Math.min(seconds, span_seconds) < answered * FASTEST_SECONDS_A_QUESTION) return "too_fast";
  if (!parts.some(([, , , , , isNew]) => isNew > 0)) return "nothing_new";
  return isHasty(sitting) && !sitting.is_believed ? "implausible" : null;
}

/** Nearly everything right, at a pace that leaves no time to read. */
export function isHasty({
  answered,
  correct,
  span_seconds,
  median_seconds,
}: Pick<RankedResult, "answered" | "correct" | "span_seconds" | "median_seconds">): boolean {
  const pace = Math.min(median_seconds ?? Number.POSITIVE_INFINITY, span_seconds / answered);
  return answered >= HASTY_LEAST_ANSWERS && correct / answered >= HASTY_SHARE_RIGHT && pace < HASTY_SECONDS_A_QUESTION;
}
