import { describe, expect, test } from "vitest";
import type { BankQuestion } from "../authoring.ts";
import { fitsPaper, unlikePaper } from "../fits-paper.ts";
import { unevenKeys } from "../key-positions.ts";
import { writtenOrders } from "../written-order.ts";
import { aQuestion, aSubject } from "./a-question.ts";
import { craftOf } from "./craft.ts";
import { missingPaperQuestions, paperFigures, paperPool, unlikeShape } from "./paper-pool.ts";
import { fewestPaperQuestions, type PaperShape, shapeFor } from "./paper-shape.ts";
import { printSubject } from "./printed.ts";
import { isGrid, isOneSentence, wordCount } from "./stem-counts.ts";

const wrong = (...texts: string[]) => texts.map((text) => ({ text, slip: "" }));

const short: Partial<BankQuestion> = {
  pool: "paper",
  body: "The main function of the kidney is to",
  right: "remove waste",
  wrong: wrong("make blood", "store bile", "pump blood", "digest food"),
  explanation:
    "The kidney filters the blood, so it removes waste. You may have thought of bile, but that is the liver.",
};

test.each([
  ["The liver does **all** of these __except__", 7],
  ["Find $x$ if $2x + 3 = 7$.", 6],
  ["| a | b |\n| 1 | 2 |", 4],
])("%s has %i words", (text, count) => expect(wordCount(text)).toBe(count));

test.each([
  ["The main function of the kidney is to", true],
  ["What is 2.5 m in cm?", true],
  ["Ada ran. How far?", false],
  ["Read this.\n\nwho ran?", false],
])("%s is one sentence: %s", (text, is) => expect(isOneSentence(text)).toBe(is));

test("questions that put pairs together are grids", () => {
  for (const text of ["P and Q are respectively", "Which pair is correctly matched?", "Named in this order, they are"])
    expect(isGrid(text)).toBe(true);
  expect(isGrid("A match is struck in order to")).toBe(false);
});

describe("the shape", () => {
  const real: PaperShape = { stem: [8, 12, 16, 20], one_sentence: 0.9, option_words: 2, numbers: 10 };
  const ours = { ...real, count: 500, grids: 0, exceptions: 3, following: 4, twins: 0 };
  test("a pool within the limits is not reported, even at the limits", () => {
    expect(unlikeShape(ours, real)).toEqual([]);
    const edge = { one_sentence: 1, option_words: 3, numbers: 20, grids: 2, twins: 0.5 };
    expect(unlikeShape({ ...ours, ...edge, stem: [10, 9, 20, 25] }, real)).toEqual([]);
  });
  test.each([
    [{ stem: [8, 16, 16, 20] as const }, "16 words in the stem at 50%, the paper has 12"],
    [{ stem: [8, 12, 16, 14] as const }, "14 words in the stem at 90%, the paper has 20"],
    [{ one_sentence: 0.79 }, "0.79 of the stems are one sentence, the paper has 0.90"],
    [{ option_words: 3.2 }, "3.2 words in an option, the paper has 2.0"],
    [{ numbers: 21 }, "21.0% have numbers as options, the paper has 10%"],
    [{ grids: 2.1 }, "2.1% ask for pairs in order, at most 2%"],
    [{ twins: 0.6 }, "0.60 near-duplicates in a draw of 100, at most 0.5"],
  ])("%j is told", (more, sentence) => expect(unlikeShape({ ...ours, ...more }, real)).toEqual([sentence]));
});

test("only the paper pool is counted, without passages and pictures", () => {
  const drawn = { ...short, picture: { svg: "<svg/>", alt: "a" } };
  const printed = printSubject(aSubject(4, (serial) => (serial === 101 ? short : serial === 102 ? drawn : {})));
  const figures = { count: 2, stem: [8, 8, 8, 8], one_sentence: 1, option_words: 2, numbers: 0 };
  expect(paperFigures(printed)).toMatchObject(figures);
});

test("the shape is enforced only for a subject that has reached it", () => {
  const printed = printSubject(aSubject(3, () => ({ pool: "paper" })));
  expect(paperPool(printed, [])).toEqual([]);
  const told = paperPool(printed, ["physics"]).map(({ message }) => message);
  expect(told).toContain("3 paper questions, at least 700");
  expect(told).toContain("topic-0: 1 paper questions, at least 24");
  expect(told).toContain("topic-3: 1 of 1 objectives asked fewer than twice");
});

test("each subject has its own minimum number of questions", () => {
  const fewest = ["english", "biology", "history", "music"].map((slug) => fewestPaperQuestions(slug).subject);
  expect(fewest).toEqual([900, 700, 400, 300]);
  const enough = aSubject(700, (serial) => ({ pool: "paper", topic: `topic-${serial % 5}` }));
  expect(missingPaperQuestions(printSubject(enough))).toEqual([]);
});

test.each<[string, Partial<BankQuestion>, ReturnType<typeof unlikePaper>]>([
  ["a short one", {}, undefined],
  ["a stem of many words", { body: "word ".repeat(60) }, "long"],
  ["a grid", { body: "P and Q are respectively" }, "grid"],
  [
    "long options",
    { right: "to take all of it away from us", wrong: wrong("to make it new for all of us") },
    "options",
  ],
  ["a banned word", { explanation: "Whoever chose this forgot the liver." }, "wording"],
])("a computed question: %s", (_, more, reason) => {
  const question = aQuestion(1, { ...short, ...more });
  expect(unlikePaper(question)).toBe(reason);
  expect(fitsPaper(question)).toBe(reason === undefined);
});

test("a question with a scene fits only a paper that has scenes", () => {
  const scene = aQuestion(1, { ...short, body: "Ada ran. How far did she run?" });
  expect(unlikePaper({ ...scene, subject: "biology" })).toBe("scene");
  expect(unlikePaper({ ...scene, subject: "physics" })).toBeUndefined();
});

test("more paper questions do not lower the shares of the others, and a turn counts as naming the wrong idea", () => {
  const before = aSubject(20, (serial) => (serial < 102 ? { body: `Number ${serial}: all are true except` } : {}));
  const more = aSubject(20, (serial) => ({ ...short, key: `physics/topic-1/new-${serial}` })).questions;
  const after = { ...before, questions: [...before.questions, ...more] };
  const [old, now] = [before, after].map((bank) => craftOf(printSubject(bank)));
  expect(now!.exceptions).toBe(old!.exceptions);
  expect(now!.trapless).toBeLessThanOrEqual(old!.trapless);
});

test("keys of a file that prefer a letter are reported, and are drawn again before they are shipped", () => {
  const { questions } = aSubject(40, () => ({ topic: "topic-0", pool: "paper" }));
  const first = new Map(questions.map(({ key, right, wrong }) => [key, [right, ...wrong.map(({ text }) => text)]]));
  const told = [{ group: "physics/topic-0 (paper)", counts: "A 40, B 0, C 0, D 0" }];
  expect(unevenKeys(questions, first)).toMatchObject(told);
  expect(unevenKeys(questions, writtenOrders(questions))).toEqual([]);
});

test("a subject that was never counted is compared with the usual paper", () => {
  expect(shapeFor("music").stem).toEqual([8, 11, 15, 19]);
});
