// An answer in the form that is sent, and how far into the test it was given.
import type { AnswerSent } from "@sabiprep/contract";
import type { KeptAnswer } from "./kept.ts";

export const answerSent = ({
  question_id,
  shown_at,
  answered_at,
  selected_option,
  changes,
  flagged,
  hinted,
}: KeptAnswer) =>
  ({
    question_id,
    shown_at,
    answered_at,
    selected_option,
    changes,
    flagged,
    ...(hinted && { hinted }),
  }) satisfies AnswerSent;

/** How far into the test the newest of these was given, by the clock that set the times. */
export function elapsedAt(answers: readonly AnswerSent[], startedAt: number): number {
  const times = answers.flatMap(({ shown_at, answered_at }) => [shown_at, answered_at]).filter((time) => time != null);
  return Math.max(0, ...times.map((time) => Date.parse(time) - startedAt));
}
