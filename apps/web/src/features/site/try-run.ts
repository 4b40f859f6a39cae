// The ten questions a visitor may try, as a plain state machine, which the screen only renders.
import type { CandidateQuestion } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { percentOf } from "@sabiprep/exam";

export interface TryRun {
  questions: readonly CandidateQuestion[];
  /** The question on the screen. One past the last when the run is over. */
  at: number;
  chosen: Readonly<Record<string, OptionLetter>>;
}

export type TryStep = { type: "choose"; letter: OptionLetter } | { type: "next" };

export const startTry = (questions: readonly CandidateQuestion[]): TryRun => ({ questions, at: 0, chosen: {} });

export const isOver = ({ at, questions }: TryRun): boolean => at >= questions.length;

/** In practice the answer shows right after the choice, so the first choice cannot change. Next waits for it. */
export function stepTry(run: TryRun, step: TryStep): TryRun {
  const question = run.questions[run.at];
  if (!question) return run;
  const answered = run.chosen[question.uuid] !== undefined;
  if (step.type === "choose")
    return answered ? run : { ...run, chosen: { ...run.chosen, [question.uuid]: step.letter } };
  return answered ? { ...run, at: run.at + 1 } : run;
}

export interface TryResult {
  score: number;
  correct: number;
  total: number;
  taken_at: string;
  answers: { question_id: string; selected_option: OptionLetter; is_correct: boolean }[];
}

export function resultOf({ questions, chosen }: TryRun, now: Date): TryResult {
  const answers = questions.flatMap(({ uuid, correct_answer }) => {
    const letter = chosen[uuid];
    return letter ? [{ question_id: uuid, selected_option: letter, is_correct: letter === correct_answer }] : [];
  });
  const correct = answers.filter(({ is_correct }) => is_correct).length;
  const total = questions.length;
  return { score: percentOf(correct, total), correct, total, taken_at: now.toISOString(), answers };
}
