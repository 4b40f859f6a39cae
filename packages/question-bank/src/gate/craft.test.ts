import { expect, test } from "vitest";
import type { BankQuestion } from "../authoring.ts";
import { aSubject } from "./a-question.ts";
import { type Craft, craftOf } from "./craft.ts";
import { craftLimits } from "./craft-limits.ts";
import { craft } from "./craft-rules.ts";
import { printSubject } from "./printed.ts";

const wrong = (...texts: string[]) => texts.map((text) => ({ text, slip: "" }));

/** A question without faults, and the ways to break it. */
const sound: Partial<BankQuestion> = {
  body: "A trader in Onitsha sells below cost to drive a smaller shop out. What is this policy called?",
  right: "predatory pricing",
  wrong: wrong("price skimming", "cost-plus pricing", "price discrimination", "marginal pricing").map((option) => ({
    ...option,
    why: "It has another aim.",
  })),
  explanation:
    "Predatory pricing takes a loss on purpose until the weaker rival leaves, and raises the charge afterwards. Price skimming begins high instead, for buyers who want a novelty first.",
};

const figuresWith = (more: Partial<BankQuestion>): Craft =>
  craftOf(printSubject(aSubject(2, (serial) => (serial === 100 ? { ...sound, ...more } : sound))));

test("a correct question has no faults", () => {
  expect(craftOf(printSubject(aSubject(1, () => sound)))).toMatchObject({
    echo: 0,
    longest: 0,
    odd: 0,
    short: 0,
    restating: 0,
    trapless: 0,
    whys: 1,
    exceptions: 0,
  });
});

test.each<[keyof Craft, string, Partial<BankQuestion>]>([
  ["echo", "the key alone has the stem's word", { right: "smaller pricing" }],
  ["longest", "the key is longer by a third", { right: "pricing that drives a weaker rival away for ever" }],
  ["odd", "the key alone begins with an article", { right: "the predatory price" }],
  [
    "odd",
    "the key alone is written small",
    { wrong: wrong("Price skimming", "Cost-plus pricing", "Marginal pricing") },
  ],
  ["short", "a line", { explanation: "It is called predatory pricing." }],
  [
    "restating",
    "the stem turned round",
    {
      explanation:
        "When a trader in Onitsha sells below cost to drive a smaller shop out, this policy is called predatory pricing, and that is what it is called.",
    },
  ],
  [
    "trapless",
    "no rival is named",
    {
      explanation:
        "Predatory pricing takes a loss on purpose until the weaker rival leaves, and raises the charge afterwards, which courts in many countries forbid.",
    },
  ],
  ["exceptions", "the exception is asked for", { body: "All of these are policies of a seller EXCEPT" }],
  ["exceptions", "in another language", { body: "Gbogbo ìwọ̀nyí ni ó tọ̀nà ÀYÀFI" }],
  ["combinations", "statements are combined", { right: "I and II only" }],
  ["numbers", "numbers", { right: "5 m", wrong: wrong("6 m", "7 m", "8 m") }],
  ["figures", "a figure", { picture: { svg: "<svg/>", alt: "A curve that falls" } }],
])("%s: %s", (name, _, more) => {
  expect(figuresWith(more)[name]).toBe(0.5);
});

test("an explanation with working in formulas does not only repeat the stem and the key", () => {
  const explained = (formula: string) => ({ ...sound, explanation: `It is called predatory pricing: ${formula}.` });
  expect(figuresWith(explained("$a = b$")).restating).toBe(0.5);
  expect(figuresWith(explained("$3n = 48$, so $n = 16 = 2^4$, $\\frac{7}{9}$")).restating).toBe(0);
});

test("a wrong option without a why is counted", () => {
  expect(figuresWith({ wrong: wrong("price skimming", "cost-plus pricing", "price discrimination") }).whys).toBeCloseTo(
    4 / 7,
  );
});

test("questions of two families in nearly the same words are twins", () => {
  const another = { body: sound.body!.replace("Onitsha", "Aba") };
  expect(figuresWith(another).twins).toBe(1);
  expect(figuresWith({ ...another, family: "physics/topic-1/question-101" }).twins).toBe(0);
  expect(
    figuresWith({ body: "Who tolls the bell at noon?", right: "sexton", wrong: wrong("verger", "bishop") }).twins,
  ).toBe(0);
});

test("a value past a limit is reported, and a value within it is not", () => {
  const row = craftLimits.english!;
  const said = (short: number, count = 20) =>
    craft(printSubject(aSubject(count, () => ({ ...sound, explanation: "It is called predatory pricing." }))), {
      physics: {
        most: { ...row.most, restating: 100, trapless: 100, twins: 1000, short },
        least: { ...row.least, exceptions: 0 },
      },
    });
  expect(said(100)).toEqual([]);
  expect(said(50)).toMatchObject([
    {
      message: "100.0 % of written explanations have fewer than 20 words, at most 50",
      such_as: [0, 1, 2, 3, 4].map((at) => `physics/topic-${at}/question-10${at}`),
    },
  ]);
  expect(said(50, 19), "a share of fewer than twenty").toEqual([]);
});
