import { expect, test } from "vitest";
import { assembleBank } from "./bank.ts";
import { missedAims, readGrades, summariseGrades } from "./explaining.ts";
import { aSubject } from "./gate/a-question.ts";

const questions = assembleBank([aSubject(4)]).subjects[0]!.questions;
const line = (at: number, more: object = {}) =>
  JSON.stringify({ id: questions[at]!.uuid, class: "T", score: 4, steps: "not needed", false: false, ...more });
const read = (...lines: string[]) => {
  const grades = readGrades(lines.join("\n"));
  const rows = summariseGrades(grades, questions);
  return { rows, missed: missedAims(grades, rows.at(-1)!) };
};

test("a sheet becomes a row for each subject and one for all, with the faults by name", () => {
  const { rows } = read(
    line(0),
    line(1, { class: "R", score: 1, remark: "nothing but the date" }),
    "",
    line(2, { class: "P", score: 3, steps: "jumped" }),
    line(3, { score: 5, steps: "complete", false: true }),
  );
  expect(rows.map(({ subject }) => subject)).toEqual(["physics", "all"]);
  expect(rows[0]).toMatchObject({ count: 4, score: 3.25, restating: 0.25, teaching: 0.5, complete: 0.5, needing: 2 });
  expect(rows[0]!.faults).toEqual([
    `${questions[1]!.key}: only says the key again: nothing but the date`,
    `${questions[2]!.key}: a step is jumped`,
    `${questions[3]!.key}: not true`,
  ]);
});

test("a sample that reaches its aims misses none, and one that does not gets a sentence for each", () => {
  expect(read(line(0), line(1, { steps: "complete" })).missed).toEqual([]);
  expect(read(line(0, { class: "R", score: 2, steps: "none", false: true })).missed).toEqual([
    "1 with a false statement; none may have one.",
    "The mean is 2.00; it is to be 4.0.",
    "100.0 % only say the key again; at most 2 % may.",
    "0.0 % of the steps are complete; 98 % are to be.",
  ]);
});

test.each([
  ["nonsense", "Line 2: this is not a line of JSON."],
  [line(0, { class: "" }), "Line 2: class is none of R, P, T."],
  [line(0, { score: null }), "Line 2: score is not a number from 1 to 5."],
  [line(0, { steps: "Y" }), "Line 2: steps is none of complete, jumped, none, not needed."],
  [line(0, { false: null }), "Line 2: false is neither true nor false."],
])("%s is refused", (bad, message) => {
  expect(() => readGrades(`${line(0)}\n${bad}`)).toThrow(message);
});

test("a question the bank does not have is refused", () => {
  expect(() => read(line(0, { id: "none" }))).toThrow("The bank has no question none.");
});
