// A running test as a plain state machine, which the screen only renders. Practice waits for an answer before it
// continues, exam mode moves freely, and an answer whose key was shown cannot change.
import type { CandidateQuestion } from "@sabiprep/contract";
import { percentOf, pressed } from "@sabiprep/exam";
import { isKeyHidden, isRight, optionsOf } from "../../pieces/question.tsx";

export interface Reply {
  selected: string | null;
  shown_at: string | null;
  answered_at: string | null;
  changes: number;
  flagged: boolean;
  revealed: boolean;
  /** A hint was shown before the answer. */
  hinted?: boolean | undefined;
  /** The wrong option that the hint crossed out. */
  ruledOut?: string | undefined;
}

export interface TestRun {
  mode: "practice" | "exam";
  questions: readonly CandidateQuestion[];
  at: number;
  stage: "question" | "review" | "finished";
  replies: Readonly<Record<string, Reply>>;
  /** Practice only: the key is shown right after each choice. */
  showAnswers: boolean;
}

export type TestStep =
  | { type: "show"; now: string }
  | { type: "choose"; letter: string; now: string }
  | { type: "clear"; now: string }
  | { type: "flag" }
  | { type: "hint"; rulesOut?: string | undefined }
  | { type: "reveal" }
  | { type: "show-answers"; on: boolean }
  | { type: "next" }
  | { type: "previous" }
  | { type: "go"; to: number }
  | { type: "finish" }
  | { type: "review" }
  | { type: "return" }
  | { type: "submit" };

const untouched: Reply = {
  selected: null,
  shown_at: null,
  answered_at: null,
  changes: 0,
  flagged: false,
  revealed: false,
};

export const questionAt = (run: TestRun): CandidateQuestion => run.questions[run.at]!;
export const replyTo = (run: TestRun, { uuid }: { uuid: string }): Reply => run.replies[uuid] ?? untouched;
export const isAnswered = (run: TestRun, at: number): boolean => replyTo(run, run.questions[at]!).selected !== null;
export const isLast = (run: TestRun): boolean => run.at === run.questions.length - 1;

export const answeredCount = (run: TestRun): number => run.questions.filter((_, at) => isAnswered(run, at)).length;
export const flaggedCount = (run: TestRun): number => run.questions.filter((q) => replyTo(run, q).flagged).length;

/** In practice a candidate can go no further than the first question without an answer. */
function reach(run: TestRun): number {
  const last = run.questions.length - 1;
  if (run.mode === "exam") return last;
  const first = run.questions.findIndex((_, at) => !isAnswered(run, at));
  return first === -1 ? last : first;
}

export const mayGo = (run: TestRun, to: number): boolean => to >= 0 && to <= reach(run);
export const mayGoOn = (run: TestRun): boolean => run.mode === "exam" || isAnswered(run, run.at);

interface Start extends Pick<TestRun, "mode" | "questions" | "replies" | "showAnswers"> {
  at: number;
}

/** `at` is where the candidate left off, as far as this device knows. */
export function startRun({ at, ...given }: Start): TestRun {
  const run: TestRun = { ...given, at: 0, stage: "question" };
  return { ...run, at: Math.max(0, Math.min(at, reach(run))) };
}

export function stepRun(run: TestRun, step: TestStep): TestRun {
  if (run.stage === "finished") return run;
  switch (step.type) {
    case "show":
      return replyTo(run, questionAt(run)).shown_at === null ? withReply(run, { shown_at: step.now }) : run;
    case "choose":
      return choose(run, step.letter, step.now);
    case "clear":
      return clear(run, step.now);
    case "flag":
      return withReply(run, { flagged: !replyTo(run, questionAt(run)).flagged });
    case "hint":
      return mayHint(run) ? withReply(run, { hinted: true, ruledOut: step.rulesOut }) : run;
    case "reveal":
      return run.mode === "practice" && isAnswered(run, run.at) && !isKeyHidden(questionAt(run))
        ? withReply(run, { revealed: true })
        : run;
    case "show-answers":
      return { ...run, showAnswers: step.on };
    case "next":
      if (isShownFirst(run)) return withReply(run, { revealed: true });
      return isLast(run) || !mayGoOn(run) ? run : go(run, run.at + 1);
    case "previous":
      return go(run, run.at - 1);
    case "go":
      return go(run, step.to);
    case "finish":
      if (!isLast(run) || !mayGoOn(run)) return run;
      if (isShownFirst(run)) return withReply(run, { revealed: true });
      return {
        ...run,
        stage: run.mode === "practice" && answeredCount(run) === run.questions.length ? "finished" : "review",
      };
    case "review":
      return { ...run, stage: "review" };
    case "return":
      return { ...run, stage: "question" };
    case "submit":
      return { ...run, stage: "finished" };
  }
}

/** Hints exist only in practice, and only before an answer. */
export const mayHint = (run: TestRun): boolean =>
  run.mode === "practice" && !isAnswered(run, run.at) && !isKeyHidden(questionAt(run));

/** With several options nobody knows which is the last, so the result is shown when the candidate continues. */
function isShownFirst(run: TestRun): boolean {
  const question = questionAt(run);
  const isDue = run.mode === "practice" && run.showAnswers && question.choose !== undefined && !isKeyHidden(question);
  return isDue && isAnswered(run, run.at) && !replyTo(run, question).revealed;
}

const go = (run: TestRun, to: number): TestRun => (mayGo(run, to) ? { ...run, at: to, stage: "question" } : run);

function withReply(run: TestRun, change: Partial<Reply>): TestRun {
  const { uuid } = questionAt(run);
  return { ...run, replies: { ...run.replies, [uuid]: { ...replyTo(run, { uuid }), ...change } } };
}

function choose(run: TestRun, letter: string, now: string): TestRun {
  const question = questionAt(run);
  const { selected, changes, revealed, ruledOut } = replyTo(run, question);
  const known = letter !== ruledOut && optionsOf(question).some((option) => option.letter === letter);
  const isOne = question.choose === undefined;
  const after = pressed(selected, letter, !isOne);
  if (revealed || !known || run.stage !== "question" || selected === after) return run;
  return withReply(run, {
    selected: after,
    answered_at: now,
    changes: changes + Number(selected !== null),
    revealed: run.mode === "practice" && run.showAnswers && isOne && !isKeyHidden(question),
  });
}

function clear(run: TestRun, now: string): TestRun {
  const { selected, changes, revealed } = replyTo(run, questionAt(run));
  if (revealed || selected === null) return run;
  return withReply(run, { selected: null, answered_at: now, changes: changes + 1 });
}

/**
 * The rounded percentage of answers equal to the key. Only practice has the keys for this. Questions whose key is sent
 * later are left to the server. Null if there are no others.
 */
export function localScore(
  questions: readonly CandidateQuestion[],
  selected: (questionId: string) => string | null,
): { score: number; correct: number; total: number } | null {
  const counted = questions.filter((question) => !isKeyHidden(question));
  if (counted.length === 0) return null;
  const correct = counted.filter((question) => isRight(question, selected(question.uuid))).length;
  return { score: percentOf(correct, counted.length), correct, total: counted.length };
}
