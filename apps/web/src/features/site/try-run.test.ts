import type { CandidateQuestion } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { isOver, resultOf, startTry, stepTry, type TryRun } from "./try-run.ts";

const question = (uuid: string, correct_answer: "A" | "B"): CandidateQuestion => ({
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
  answer_explanation: "Because.",
  whys: [],
});

const run = startTry([question("one", "A"), question("two", "B"), question("three", "A")]);
const choose = (from: TryRun, letter: "A" | "B") => stepTry(from, { type: "choose", letter });
const next = (from: TryRun) => stepTry(from, { type: "next" });

test("Next waits for a choice", () => {
  expect(next(run).at).toBe(0);
  expect(next(choose(run, "B")).at).toBe(1);
});

test("the first choice cannot change, because the answer has been shown", () => {
  expect(choose(choose(run, "B"), "A").chosen).toEqual({ one: "B" });
});

test("the run ends after the last question, and nothing moves it further", () => {
  const over = next(choose(next(choose(next(choose(run, "A")), "A")), "A"));
  expect(isOver(over)).toBe(true);
  expect(next(choose(over, "A"))).toBe(over);
  expect(resultOf(over, new Date("2026-11-15T08:00:00Z"))).toEqual({
    score: 67,
    correct: 2,
    total: 3,
    taken_at: "2026-11-15T08:00:00.000Z",
    answers: [
      { question_id: "one", selected_option: "A", is_correct: true },
      { question_id: "two", selected_option: "A", is_correct: false },
      { question_id: "three", selected_option: "A", is_correct: true },
    ],
  });
});
