import { expect, test } from "vitest";
import { assembleBank } from "./bank.ts";
import { aSubject } from "./gate/a-question.ts";
import { keyLetter, readRatings, summariseRatings } from "./rating.ts";

const questions = assembleBank([aSubject(4)]).subjects[0]!.questions;
const line = (at: number, more: object = {}) =>
  JSON.stringify({
    id: questions[at]!.uuid,
    answer: keyLetter(questions[at]!),
    live: 2,
    giveaway: false,
    level: 2,
    quality: 4,
    share: 0.6,
    ...more,
  });

test("a sheet becomes a row for the subject, with the missed questions by name", () => {
  const wrong = keyLetter(questions[1]!) === "A" ? "B" : "A";
  const sheet = [line(0), line(1, { answer: wrong, giveaway: true, level: 4 }), "", line(2, { live: 1, share: 0.3 })];
  const [row] = summariseRatings(readRatings(sheet.join("\n")), questions);
  expect(row).toMatchObject({ subject: "physics", count: 3, agree: 2, quality: 4 });
  expect(row!.live).toBeCloseTo(5 / 3);
  expect(row!.giveaways).toBeCloseTo(1 / 3);
  expect(row!.demanding).toBeCloseTo(1 / 3);
  expect(row!.share).toBeCloseTo(0.5);
  expect(row!.misses).toEqual([`${questions[1]!.key}: read ${wrong}, keyed ${keyLetter(questions[1]!)}`]);
});

test.each([
  ["nonsense", "Line 2: this is not a line of JSON."],
  [line(0, { answer: "F" }), "Line 2: the answer is not a letter from A to E."],
  [line(0, { live: 4 }), "Line 2: live is not a number from 0 to 3."],
  [line(0, { share: 60 }), "Line 2: share is not a number from 0 to 1."],
  [line(0, { giveaway: "no" }), "Line 2: giveaway is neither true nor false."],
])("%s is refused", (bad, message) => {
  expect(() => readRatings(`${line(0)}\n${bad}`)).toThrow(message);
});

test("a question the bank does not have is refused", () => {
  expect(() => summariseRatings(readRatings(line(0, { id: "none" })), questions)).toThrow(
    "The bank has no question none.",
  );
});
