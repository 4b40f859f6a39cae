import type { CandidateQuestion } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { stepOfKey } from "./test-keys.ts";
import {
  answeredCount,
  flaggedCount,
  localScore,
  mayGo,
  mayGoOn,
  replyTo,
  startRun,
  stepRun,
  type TestStep,
} from "./test-run.ts";

const question = (uuid: string, correct_answer: CandidateQuestion["correct_answer"]): CandidateQuestion => ({
  uuid,
  question_body: "Which one?",
  option_a: "This",
  option_b: "That",
  option_c: "Both",
  option_d: "Neither",
  option_e: null,
  question_type: "TEXTS_ONLY",
  image_url: null,
  image_alt: null,
  image_size: null,
  audio_url: null,
  passage: null,
  topic: null,
  difficulty_level: "easy",
  pool: "paper",
  year: null,
  source: "original",
  correct_answer,
  answer_explanation: null,
  whys: null,
});

const questions = [question("one", "A"), question("two", "B"), question("three", "C")];
const begin = (mode: "practice" | "exam", at = 0) => startRun({ mode, questions, replies: {}, showAnswers: false, at });
const choose = (letter: "A" | "B" | "C" | "D" | "E", now = "t1"): TestStep => ({ type: "choose", letter, now });
const after = (mode: "practice" | "exam", ...steps: TestStep[]) => steps.reduce(stepRun, begin(mode));
const next: TestStep = { type: "next" };
const finish: TestStep = { type: "finish" };

test("a wrong option that a hint crossed out cannot be chosen", () => {
  const helped = after("practice", { type: "hint", rulesOut: "B" }, choose("B"));
  expect(replyTo(helped, questions[0]!)).toMatchObject({ hinted: true, ruledOut: "B", selected: null });
  expect(replyTo(stepRun(helped, choose("C")), questions[0]!).selected).toBe("C");
  expect(replyTo(after("exam", { type: "hint", rulesOut: "B" }), questions[0]!).ruledOut).toBeUndefined();
});

test("a hint is only for practice, before an answer, and stays with the question", () => {
  const hint: TestStep = { type: "hint" };
  const hinted = (mode: "practice" | "exam", ...steps: TestStep[]) =>
    replyTo(after(mode, ...steps), questions[0]!).hinted ?? false;
  expect(hinted("practice", hint)).toBe(true);
  expect(hinted("practice", hint, choose("A"), next)).toBe(true);
  expect(hinted("practice", choose("A"), hint)).toBe(false);
  expect(hinted("exam", hint)).toBe(false);
});

const table: [string, "practice" | "exam", TestStep[], { at: number; stage: string; answered: number }][] = [
  ["practice: Next waits for a choice", "practice", [next], { at: 0, stage: "question", answered: 0 }],
  ["practice: Next after a choice", "practice", [choose("B"), next], { at: 1, stage: "question", answered: 1 }],
  ["exam: Next is free", "exam", [next], { at: 1, stage: "question", answered: 0 }],
  ["exam: Next stops at the last", "exam", [next, next, next], { at: 2, stage: "question", answered: 0 }],
  ["Previous stops at the first", "exam", [{ type: "previous" }], { at: 0, stage: "question", answered: 0 }],
  ["exam: one may jump", "exam", [{ type: "go", to: 2 }], { at: 2, stage: "question", answered: 0 }],
  ["practice: one may not jump ahead", "practice", [{ type: "go", to: 2 }], { at: 0, stage: "question", answered: 0 }],
  ["no question beyond the last", "exam", [{ type: "go", to: 3 }], { at: 0, stage: "question", answered: 0 }],
  ["an option the question does not have", "exam", [choose("E")], { at: 0, stage: "question", answered: 0 }],
  ["clear", "exam", [choose("A"), { type: "clear", now: "t2" }], { at: 0, stage: "question", answered: 0 }],
  ["S asks", "exam", [{ type: "review" }], { at: 0, stage: "review", answered: 0 }],
  ["R returns", "exam", [next, { type: "review" }, { type: "return" }], { at: 1, stage: "question", answered: 0 }],
  [
    "a jump leaves the review",
    "exam",
    [{ type: "review" }, { type: "go", to: 1 }],
    { at: 1, stage: "question", answered: 0 },
  ],
  ["no choice on the review page", "exam", [{ type: "review" }, choose("A")], { at: 0, stage: "review", answered: 0 }],
  ["Finish only on the last", "exam", [finish], { at: 0, stage: "question", answered: 0 }],
  ["exam: Finish asks", "exam", [next, next, finish], { at: 2, stage: "review", answered: 0 }],
  [
    "practice: Finish ends a whole test",
    "practice",
    [choose("A"), next, choose("A"), next, choose("A"), finish],
    { at: 2, stage: "finished", answered: 3 },
  ],
  [
    "nothing moves a finished test",
    "exam",
    [{ type: "submit" }, next, choose("A")],
    { at: 0, stage: "finished", answered: 0 },
  ],
];

test.each(table)("%s", (_, mode, steps, expected) => {
  const run = after(mode, ...steps);
  expect({ at: run.at, stage: run.stage, answered: answeredCount(run) }).toEqual(expected);
});

test("the first view and the number of changes are recorded", () => {
  const run = after(
    "exam",
    { type: "show", now: "t0" },
    choose("A", "t1"),
    { type: "show", now: "t2" },
    choose("B", "t3"),
  );
  expect(run.replies.one).toMatchObject({ shown_at: "t0", answered_at: "t3", selected: "B", changes: 1 });
  expect(stepRun(run, choose("B", "t4"))).toBe(run);
});

test("an answer whose key was shown cannot change", () => {
  const shown = after("practice", choose("B"), { type: "reveal" });
  expect(stepRun(shown, choose("A"))).toBe(shown);
  expect(stepRun(shown, { type: "clear", now: "t2" })).toBe(shown);
  const atOnce = after("practice", { type: "show-answers", on: true }, choose("B"));
  expect(atOnce.replies.one?.revealed).toBe(true);
  expect(after("practice", { type: "reveal" }).replies.one?.revealed).toBeUndefined();
});

test("exam mode never reveals the key", () => {
  const run = after("exam", { type: "show-answers", on: true }, choose("B"), { type: "reveal" });
  expect(run.replies.one?.revealed).toBe(false);
});

test("flags can be set and removed", () => {
  const run = after("exam", { type: "flag" });
  expect(flaggedCount(run)).toBe(1);
  expect(flaggedCount(stepRun(run, { type: "flag" }))).toBe(0);
});

test("a resumed run starts where the device left off, but in practice no further than its answers", () => {
  expect(begin("exam", 2).at).toBe(2);
  expect(begin("exam", 9).at).toBe(2);
  expect(begin("practice", 2).at).toBe(0);
  expect(mayGo(begin("practice"), 1)).toBe(false);
  expect(mayGoOn(begin("practice"))).toBe(false);
});

test("a question whose key is sent after an exam is answered like any other, and no result is invented", () => {
  const hiddenKeys = { ...questions[0]!, correct_answer: null };
  const start = startRun({
    mode: "practice",
    questions: [hiddenKeys, questions[1]!],
    replies: {},
    showAnswers: true,
    at: 0,
  });
  const chosen = stepRun(start, { type: "choose", letter: "A", now: "2026-01-01T00:00:00.000Z" });
  expect(replyTo(chosen, hiddenKeys)).toMatchObject({ selected: "A", revealed: false });
  expect(replyTo(stepRun(chosen, { type: "reveal" }), hiddenKeys).revealed).toBe(false);
  expect(stepRun(chosen, { type: "next" }).at).toBe(1);
  expect(localScore([hiddenKeys, questions[1]!], () => questions[1]!.correct_answer)).toEqual({
    score: 100,
    correct: 1,
    total: 1,
  });
  expect(localScore([hiddenKeys], () => "A")).toBe(null);
});

test("the local score is the rounded percentage of answers equal to the key", () => {
  const chosen: Record<string, "A" | "B" | null> = { one: "A", two: "B", three: null };
  expect(localScore(questions, (uuid) => chosen[uuid] ?? null)).toEqual({ score: 67, correct: 2, total: 3 });
});

test.each([
  ["b", "question", { type: "choose", letter: "B" }],
  ["E", "question", { type: "choose", letter: "E" }],
  ["n", "question", { type: "next" }],
  ["ArrowLeft", "question", { type: "previous" }],
  ["s", "question", { type: "review" }],
  ["r", "question", null],
  ["r", "review", { type: "return" }],
  ["s", "review", null],
  ["a", "finished", null],
  ["x", "question", null],
] as const)("key %s at stage %s", (key, stage, step) => {
  expect(stepOfKey(key, stage)).toEqual(step);
});

test("several options are ticked one by one, saved each time, and checked when the candidate continues", () => {
  const several = { ...question("many", "AC"), choose: 2 };
  const begun = (mode: "practice" | "exam", showAnswers = true) =>
    startRun({ mode, questions: [several, ...questions], replies: {}, showAnswers, at: 0 });
  const ticked = [choose("C", "t1"), choose("A", "t2"), choose("B", "t3"), choose("B", "t4")].reduce(
    stepRun,
    begun("practice"),
  );
  expect(replyTo(ticked, several)).toMatchObject({ selected: "AC", answered_at: "t4", changes: 3, revealed: false });
  const shown = stepRun(ticked, next);
  expect([shown.at, replyTo(shown, several).revealed]).toEqual([0, true]);
  // Once shown, the answer cannot change, and the next step continues.
  expect(replyTo(stepRun(shown, choose("B")), several).selected).toBe("AC");
  expect(stepRun(shown, next).at).toBe(1);
  expect(stepRun(begun("practice"), next).at).toBe(0);
  expect([choose("A"), next].reduce(stepRun, begun("practice", false)).at).toBe(1);
  expect([choose("A"), next].reduce(stepRun, begun("exam")).at).toBe(1);
  // Removing the last option leaves no answer.
  expect(answeredCount([choose("A"), choose("A")].reduce(stepRun, begun("exam")))).toBe(0);
});

test("the score on the device supports several correct options and answers that also count", () => {
  const asked = [
    { ...question("many", "AC"), choose: 0 },
    { ...question("any", "A"), also_right: "C" },
  ];
  const score = (many: string, any: string) => localScore(asked, (uuid) => (uuid === "many" ? many : any))?.correct;
  expect([score("AC", "C"), score("AC", "A"), score("A", "B"), score("ABC", "D")]).toEqual([2, 2, 0, 0]);
});
