import { expect, test } from "vitest";
import type { Drawable } from "../questions/public.ts";
import { drawQuestions, type Wish } from "./draw-questions.ts";

/** As many of each kind, in turn over three topics, each a family of its own unless it is said. */
function aPool(easy: number, medium: number, hard: number, family = (id: number) => `f${id}`): Drawable[] {
  const kinds = (["easy", "medium", "hard"] as const).flatMap((kind) =>
    Array.from({ length: { easy, medium, hard }[kind] }, () => kind),
  );
  return kinds.map((difficulty, at) => ({
    revision_id: at + 1,
    family: family(at + 1),
    topic_id: at % 3,
    passage_id: null,
    difficulty,
    has_fifth: true,
    is_unlike_papers: false,
    is_sample: false,
  }));
}

const seeded = (state: number) => () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

function draw(pool: Drawable[], wish: Partial<Wish> = {}) {
  const ids = drawQuestions(pool, {
    count: 40,
    topic_id: null,
    options: 5,
    seen: new Set(),
    exam: true,
    chance: seeded(7),
    ...wish,
  });
  return pool.filter(({ revision_id }) => ids.includes(revision_id));
}

const spreadOf = (drawn: Drawable[]) =>
  (["easy", "medium", "hard"] as const).map((kind) => drawn.filter(({ difficulty }) => difficulty === kind).length);

test("an exam is as hard as a paper, whatever the bank has most of; practice takes what comes", () => {
  const pool = aPool(300, 60, 60);
  expect(spreadOf(draw(pool))).toEqual([12, 18, 10]);
  const [easy = 0] = spreadOf(draw(pool, { exam: false }));
  expect(easy).toBeGreaterThan(20);
});

test("a bank without hard questions still gives a whole exam", () => {
  const [easy = 0, medium = 0] = spreadOf(draw(aPool(200, 20, 0)));
  expect(medium).toBeGreaterThanOrEqual(18);
  expect(easy + medium).toBe(40);
});

test("a family met twice lately waits until nothing else is new", () => {
  // Five families of forty; of the first, two were met.
  const pool = aPool(0, 200, 0, (id) => `f${id % 5}`);
  const met = pool.filter(({ family }) => family === "f0").slice(0, 2);
  const seen = new Set(met.map(({ revision_id }) => revision_id));
  const families = (count: number) => new Set(draw(pool, { seen, count }).map(({ family }) => family));
  expect(families(4)).toEqual(new Set(["f1", "f2", "f3", "f4"]));
  expect(families(5)).toContain("f0");
});
