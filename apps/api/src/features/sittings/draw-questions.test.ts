import { expect, test } from "vitest";
import type { DrawableQuestion } from "../questions/public.ts";
import { type DrawRequest, drawQuestions } from "./draw-questions.ts";

/**
 * The same number of each kind, spread over three topics in turn. Each question is its own family unless another is
 * given.
 */
function aPool(
  easy: number,
  medium: number,
  hard: number,
  family = (id: number) => `f${id}`,
  pool = (_id: number): DrawableQuestion["pool"] => "stretch",
): DrawableQuestion[] {
  const kinds = (["easy", "medium", "hard"] as const).flatMap((kind) =>
    Array.from({ length: { easy, medium, hard }[kind] }, () => kind),
  );
  return kinds.map((difficulty, at) => ({
    revision_id: at + 1,
    family: family(at + 1),
    topic_id: at % 3,
    passage_id: null,
    difficulty,
    pool: pool(at + 1),
    has_fifth: true,
    is_unlike_papers: false,
    is_sample: false,
  }));
}

const seeded = (state: number) => () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

function draw(pool: DrawableQuestion[], wish: Partial<DrawRequest> = {}) {
  const ids = drawQuestions(pool, {
    count: 40,
    topic_id: null,
    options: 5,
    seen: new Set(),
    exam: true,
    rng: seeded(7),
    ...wish,
  });
  return pool.filter(({ revision_id }) => ids.includes(revision_id));
}

const spreadOf = (drawn: DrawableQuestion[]) =>
  (["easy", "medium", "hard"] as const).map((kind) => drawn.filter(({ difficulty }) => difficulty === kind).length);

test("an exam is as hard as a paper, whatever the bank has most of; practice draws any difficulty", () => {
  const pool = aPool(300, 60, 60);
  expect(spreadOf(draw(pool))).toEqual([12, 18, 10]);
  const [easy = 0] = spreadOf(draw(pool, { exam: false }));
  expect(easy).toBeGreaterThan(20);
});

test("a bank without hard questions still gives a full exam", () => {
  const [easy = 0, medium = 0] = spreadOf(draw(aPool(200, 20, 0)));
  expect(medium).toBeGreaterThanOrEqual(18);
  expect(easy + medium).toBe(40);
});

test("a family seen twice lately waits until nothing else is new", () => {
  // Five families of forty. Two questions of the first family were seen.
  const pool = aPool(0, 200, 0, (id) => `f${id % 5}`);
  const met = pool.filter(({ family }) => family === "f0").slice(0, 2);
  const seen = new Set(met.map(({ revision_id }) => revision_id));
  const families = (count: number) => new Set(draw(pool, { seen, count }).map(({ family }) => family));
  expect(families(4)).toEqual(new Set(["f1", "f2", "f3", "f4"]));
  expect(families(5)).toContain("f0");
});

const poolsOf = (drawn: DrawableQuestion[]) => ({
  paper: drawn.filter(({ pool }) => pool === "paper").length,
  stretch: drawn.filter(({ pool }) => pool === "stretch").length,
});
const own = (id: number) => `f${id}`;
const everyThird = (id: number) => (id % 3 === 0 ? "paper" : "stretch");

test("a test draws exam-level questions in exam and practice, even seen ones before harder ones", () => {
  const pool = aPool(120, 120, 120, own, everyThird);
  for (const exam of [true, false]) expect(poolsOf(draw(pool, { exam }))).toEqual({ paper: 40, stretch: 0 });
  const seen = new Set(pool.filter((one) => one.pool === "paper").map(({ revision_id }) => revision_id));
  expect(poolsOf(draw(pool, { seen }))).toEqual({ paper: 40, stretch: 0 });
});

test("if the paper pool is too small, both pools are drawn from, and the test is complete", () => {
  const pool = aPool(120, 120, 120, own, (id) => (id % 6 === 0 ? "paper" : "stretch"));
  const drawn = poolsOf(draw(pool));
  expect(drawn.paper + drawn.stretch).toBe(40);
  expect(drawn.stretch).toBeGreaterThan(20);
  // Many questions from a few families are a small choice.
  const few = aPool(120, 120, 120, (id) => (id % 3 === 0 ? `g${id % 5}` : own(id)), everyThird);
  expect(draw(few)).toHaveLength(40);
  // A tenth of a large bank does not represent its subject yet.
  const tenth = poolsOf(draw(aPool(400, 400, 400, own, (id) => (id % 10 === 0 ? "paper" : "stretch"))));
  expect(tenth.stretch).toBeGreaterThan(20);
  // A topic test is judged by the topic's own questions.
  const topic = aPool(90, 90, 90, own, (id) => (id % 3 === 1 ? "paper" : "stretch"));
  expect(poolsOf(draw(topic, { topic_id: 0, exam: false, count: 10 }))).toEqual({ paper: 10, stretch: 0 });
  expect(poolsOf(draw(topic, { topic_id: 1, exam: false, count: 10 }))).toEqual({ paper: 0, stretch: 10 });
});

test("harder questions are drawn only on request, and then alone", () => {
  const pool = aPool(120, 120, 120, own, everyThird);
  expect(poolsOf(draw(pool, { exam: false, pool: "stretch", count: 10 }))).toEqual({ paper: 0, stretch: 10 });
});
