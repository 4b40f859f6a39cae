// What a sitting is worth on the boards, pure. A question brings points the first time a candidate is handed it, in exam
// mode; wrong answers take away what blind guessing would bring, so that guessing through test after test brings nothing.
import { FASTEST_SECONDS_A_QUESTION, POINTS_A_QUESTION } from "@sabiprep/contract";
import { percentOf } from "@sabiprep/exam";
import type { SittingFacts } from "../progress/public.ts";

/** Why a sitting brings no points. */
type Unranked = "finished_offline" | "too_fast" | "nothing_new" | "not_answered";

interface SittingPoints {
  points: number;
  score: number;
  reason: Unranked | null;
  /** Subject, points, score. */
  subjects: [number, number, number][];
}

type Ranked = Pick<
  SittingFacts,
  "options" | "finished_offline" | "score" | "answered" | "seconds" | "span_seconds" | "parts"
>;

export function pointsOf(sitting: Ranked): SittingPoints {
  const reason = whyUnranked(sitting);
  if (reason) return { points: 0, score: sitting.score, reason, subjects: [] };
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
      worth(right, wrong, sitting.options),
      percentOf(correct, total),
    ]);
  return {
    points: subjects.reduce((sum, [, points]) => sum + points, 0),
    score: sitting.score,
    reason: null,
    subjects,
  };
}

const worth = (right: number, wrong: number, options: number) =>
  Math.max(0, Math.round(POINTS_A_QUESTION * (right - wrong / (options - 1))));

function whyUnranked({ finished_offline, answered, seconds, span_seconds, parts }: Ranked): Unranked | null {
  if (finished_offline) return "finished_offline";
  if (answered === 0) return "not_answered";
  // What the device says and what the server saw must both be humanly possible.
  if (Math.min(seconds, span_seconds) < answered * FASTEST_SECONDS_A_QUESTION) return "too_fast";
  return parts.some(([, , , , , isNew]) => isNew > 0) ? null : "nothing_new";
}
