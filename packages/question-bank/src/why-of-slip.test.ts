import { render } from "@sabiprep/markup";
import { expect, test } from "vitest";
import type { BankQuestion } from "./authoring.ts";
import { assembleBank } from "./bank.ts";
import { aSubject } from "./gate/a-question.ts";
import { loadBank } from "./index.ts";
import { whyOfSlip } from "./why-of-slip.ts";

test.each([
  ["gave the amount, not the interest", "You gave the amount, not the interest."],
  ["used the molar volume at s.t.p.", "You used the molar volume at s.t.p."],
  ["halved the square instead of squaring the half", "You halved the square instead of squaring the half."],
  ["halved the coefficient but did not square it", "You halved the coefficient but did not square it."],
  ["lost a sign when collecting terms", "You lost a sign when collecting terms."],
  ["halved the result", undefined],
  ["doubled the volume", undefined],
  ["slipped in the division", undefined],
  ["made an error of one in the subtraction", undefined],
  ["lost both signs", undefined],
  ["", undefined],
])("%s", (slip, why) => {
  expect(whyOfSlip(slip)).toBe(why);
});

test("a computed question ships reasons made from its slips, and a written one ships its written reasons", () => {
  const [computed, written] = [aSubject(1), aSubject(1)].map(({ questions }) => questions[0]!);
  computed!.wrong = [
    { text: "6", slip: "halved the result" },
    { text: "7", slip: "took one year only" },
    { text: "8", slip: "" },
  ];
  written!.wrong = [{ text: "6", slip: "took one year only", why: "That is **one** year." }];
  const whysOf = (question: BankQuestion) =>
    assembleBank([{ ...aSubject(1), questions: [question] }]).subjects[0]!.questions[0]!.options.flatMap(
      ({ text, why }) => (why ? [[text, why]] : []),
    );
  expect(whysOf(computed!)).toEqual([["7", "You took one year only."]]);
  expect(whysOf(written!)).toEqual([["6", "That is **one** year."]]);
});

test("every slip of the bank gives either a sentence that can be shown, or nothing", () => {
  const slips = loadBank().subjects.flatMap(({ questions }) =>
    questions.flatMap(({ options }) => options.flatMap(({ slip }) => slip || [])),
  );
  const whys = slips.flatMap((slip) => whyOfSlip(slip) ?? []);
  for (const why of new Set(whys)) {
    expect(why).toMatch(/^You [a-z]+\b[\s\S]*[^.]\.$/);
    expect(() => render(why)).not.toThrow();
  }
  // When a slip names no cause, its family explains how to see that the answer is wrong. Few slips need that.
  expect(whys.length / slips.length).toBeGreaterThan(0.93);
});

test("every wrong option of a computed question says why", () => {
  const silent = loadBank().subjects.flatMap(({ questions }) =>
    questions
      .filter(({ computed }) => computed)
      .flatMap(({ key, options }) => options.filter(({ is_right, why }) => !is_right && !why).map(() => key)),
  );
  expect(silent).toEqual([]);
});
