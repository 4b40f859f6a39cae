import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnswerKey, type HandedOut, keyOf, mark } from "./marking.ts";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 500);

const question = (name: string, topic: string, key: AnswerKey): HandedOut => ({
  question: name,
  topic_id: topic,
  topic,
  key,
});

describe("marking", () => {
  const paper = [
    question("q1", "algebra", { accepted: ["a"] }),
    question("q2", "algebra", { accepted: ["a", "c"] }),
    question("q3", "sets", { void: true }),
    question("q4", "sets", { accepted: ["d"] }),
  ];

  test("the total counts the issued questions, by topic", () => {
    const marked = mark(
      paper,
      new Map([
        ["q1", "a"],
        ["q2", "c"],
        ["q4", "a"],
        ["stranger", "a"],
      ]),
    );
    expect(marked).toMatchObject({
      scoring_version: 1,
      correct: 3,
      total: 4,
      score: 75,
      topics: [
        { topic_id: "algebra", topic: "algebra", correct: 2, total: 2 },
        { topic_id: "sets", topic: "sets", correct: 1, total: 2 },
      ],
    });
  });

  test("topics are distinguished by their id, even if two have the same name", () => {
    const [first, second] = ["m-1", "f-1"].map((id) => ({
      question: id,
      topic_id: id,
      topic: "Integration",
      key: { accepted: ["a"] },
    }));
    expect(mark([first!, second!], new Map([["m-1", "a"]])).topics).toEqual([
      { topic_id: "f-1", topic: "Integration", correct: 0, total: 1 },
      { topic_id: "m-1", topic: "Integration", correct: 1, total: 1 },
    ]);
  });

  test("a void question gives the mark even to a candidate who left it blank", () => {
    expect(mark(paper, new Map()).correct).toBe(1);
    expect(mark(paper, new Map([["q3", null]])).correct).toBe(1);
  });

  test("halves round up, and an empty paper scores nothing", () => {
    const forty = Array.from({ length: 40 }, (_, at) => question(`q${at}`, "t", { accepted: ["a"] }));
    expect(mark(forty, new Map(forty.slice(0, 23).map(({ question }) => [question, "a"]))).score).toBe(58);
    expect(mark([], new Map([["q1", "a"]])).score).toBe(0);
  });
});

const anOption = fc.constantFrom("a", "b", "c", "d", "e");
const aKey: fc.Arbitrary<AnswerKey> = fc.oneof(
  fc.uniqueArray(anOption, { minLength: 1, maxLength: 3 }).map((accepted) => ({ accepted })),
  fc.constant({ void: true as const }),
);
const aSitting = fc.array(
  fc.record({ topic: fc.constantFrom("x", "y", "z"), key: aKey, answer: fc.option(anOption) }),
  { maxLength: 30 },
);

type Sitting = { topic: string; key: AnswerKey; answer: string | null }[];
const handedOut = (sitting: Sitting) => sitting.map(({ topic, key }, at) => question(`q${at}`, topic, key));
const answersTo = (sitting: Sitting) => new Map(sitting.map(({ answer }, at) => [`q${at}`, answer]));

describe("for any test taken", () => {
  test("the order of questions, answers and accepted options changes nothing", () => {
    fc.assert(
      fc.property(aSitting, fc.infiniteStream(fc.nat()), (sitting, order) => {
        const paper = handedOut(sitting);
        const answers = answersTo(sitting);
        const mixed = <T>(list: readonly T[]): T[] =>
          list
            .map((one) => ({ one, at: order.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
        const turned = mixed(paper).map((one) =>
          "void" in one.key ? one : { ...one, key: { accepted: mixed(one.key.accepted) } },
        );
        const { questions: _, ...expected } = mark(paper, answers);
        const { questions: __, ...found } = mark(turned, new Map(mixed([...answers])));
        expect(found).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  test("renaming every option, as another showing order does, changes nothing", () => {
    fc.assert(
      fc.property(aSitting, (sitting) => {
        const renamed: Sitting = sitting.map(({ topic, key, answer }) => ({
          topic,
          key: "void" in key ? key : { accepted: key.accepted.map((option) => `${option}-moved`) },
          answer: answer && `${answer}-moved`,
        }));
        expect(mark(handedOut(renamed), answersTo(renamed)).score).toBe(
          mark(handedOut(sitting), answersTo(sitting)).score,
        );
      }),
      { numRuns: RUNS },
    );
  });

  test("topics add up, the score stays between 0 and 100, and a right answer never lowers it", () => {
    fc.assert(
      fc.property(aSitting, fc.nat(29), (sitting, at) => {
        const before = mark(handedOut(sitting), answersTo(sitting));
        expect(before.topics.reduce((sum, { total }) => sum + total, 0)).toBe(before.total);
        expect(before.topics.reduce((sum, { correct }) => sum + correct, 0)).toBe(before.correct);
        expect(before.score).toBeGreaterThanOrEqual(0);
        expect(before.score).toBeLessThanOrEqual(100);
        const mended = sitting.map((one, place) =>
          place === at && "accepted" in one.key ? { ...one, answer: one.key.accepted[0] ?? null } : one,
        );
        expect(mark(handedOut(mended), answersTo(mended)).score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: RUNS },
    );
  });
});

test("a key is read as the database stores it", () => {
  expect(keyOf({ accepted: ["a"], is_void: false })).toEqual({ accepted: ["a"] });
  expect(keyOf({ accepted: ["a"], is_void: true })).toEqual({ void: true });
});
