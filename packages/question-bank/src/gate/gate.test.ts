import { describe, expect, test } from "vitest";
import type { BankQuestion, SubjectBank } from "../authoring.ts";
import { aQuestion, aSubject } from "./a-question.ts";
import { checkQuestions, checkSubject } from "./index.ts";
import { isQuantity, optionValue } from "./option-value.ts";

const rulesBroken = (bank: SubjectBank) => [...new Set(checkQuestions(bank, {}).problems.map(({ rule }) => rule))];

/** A correct subject with one broken question. */
function spoilt(more: Partial<BankQuestion>): SubjectBank {
  const bank = aSubject(950);
  return { ...bank, questions: bank.questions.with(7, { ...aQuestion(107), ...more }) };
}

const sound: SubjectBank = aSubject(950);

test("a correct subject breaks only the rule about computed families, because it has none", () => {
  expect(checkSubject(sound, {}).problems.map(({ message }) => message)).toEqual(["0 computed families, at least 45"]);
});

describe("the gate reports one broken question", () => {
  const fourth = { text: "It holds 111 mangoes", slip: "" };
  const wrong = aQuestion(107).wrong;
  const withWhy = (why: string) => wrong.map((option, at) => (at === 1 ? { ...option, why } : option));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  const cases: [rule: string, why: string, more: Partial<BankQuestion>][] = [
    ["schema", "a topic nobody knows", { topic: "alchemy" }],
    ["schema", "the key of another", { key: "physics/topic-1/question-106" }],
    ["schema", "a key in capitals", { key: "physics/Topic/1" }],
    ["schema", "two wrong options", { wrong: wrong.slice(0, 2) }],
    ["schema", "a family's slip without a name", { computed: true }],
    ["schema", "a pinned order that drops an option", { order: wrong.map(({ text }) => text) }],
    ["schema", "no exam", { exams: [] }],
    ["renders", "TeX that does not parse", { body: "What is $\\frac{1}{$?" }],
    ["renders", "TeX outside a formula", { right: "It holds \\frac{107}{1} mangoes" }],
    ["renders", "a why that does not parse", { wrong: withWhy("Half of $\\frac{1}{$") }],
    ["no-pointing", "a letter in a why", { wrong: withWhy("Option B is what you get by halving.") }],
    ["typography", "a hyphen for a minus in a why", { wrong: withWhy("You took -5 for 5.") }],
    ["renders", "a mark that never closes", { explanation: "It holds 107 mangoes, **truly, and no more than that." }],
    [
      "options-differ",
      "an option said twice",
      { wrong: [...wrong.slice(0, 3), { text: "It  holds 107 mangoes.", slip: "" }] },
    ],
    [
      "options-differ",
      "one answer with a capital and without",
      {
        right: "bile pigment",
        explanation: "What is left of red cells is bile pigment, and it leaves in the bile.",
        wrong: ["Bile pigment", "cellulose", "mucus", "starch"].map((text) => ({ text, slip: "" })),
      },
    ],
    [
      "options-differ",
      "one value in two forms",
      {
        right: "0.5 m",
        explanation: "The length is 0.5 m, as measured.",
        wrong: ["1/2 m", "2 m", "3 m", "4 m"].map((text) => ({ text, slip: "" })),
      },
    ],
    [
      "units",
      "a bare number among lengths",
      {
        right: "5 m",
        explanation: "The length is 5 m, as measured.",
        wrong: ["6 m", "7", "8 m", "9 m"].map((text) => ({ text, slip: "" })),
      },
    ],
    ["no-pointing", "all of the above", { wrong: [...wrong.slice(0, 3), { text: "All of the above", slip: "" }] }],
    ["no-pointing", "letters as an option", { wrong: [...wrong.slice(0, 3), { text: "Both A and C", slip: "" }] }],
    [
      "no-pointing",
      "a letter in the explanation",
      { explanation: "It holds 107 mangoes, so option B is the one to take." },
    ],
    ["hints", "a hint that says the answer", { hint: "Count them: it holds 107 mangoes." }],
    ["explanations", "no explanation", { explanation: "-" }],
    [
      "explanations",
      "an explanation of something else",
      { explanation: "Count them one by one and you will find the number asked for." },
    ],
    [
      "typography",
      "a hyphen for a minus",
      { body: "A body cools to -5 °C beside basket 107. What does the basket hold?" },
    ],
    [
      "typography",
      "a value that was never there",
      { body: "Bisi counts undefined mangoes in basket 107. What does it hold?" },
    ],
    ["stems-differ", "the stem of another", { body: aQuestion(106).body }],
    [
      "pictures",
      "a script in a picture",
      { picture: { svg: svg.replace("<path", "<script/><path"), alt: "A straight line across" } },
    ],
    [
      "pictures",
      "a style in a picture",
      { picture: { svg: svg.replace("<path", '<path style="x"'), alt: "A straight line across" } },
    ],
    ["pictures", "no text alternative", { picture: { svg, alt: "" } }],
    ["passages", "a passage with one question", { passage: { key: "physics/p", title: "P", body: "A passage." } }],
  ];
  test.each(cases)("%s: %s", (rule, _, more) => {
    expect(rulesBroken(spoilt(more))).toContain(rule);
  });

  test.each([
    ["EXpostulate", "exPOStulate", "expoSTUlate", "expostuLATE"],
    ["Ttrr", "ttrr", "TTrr", "TtRr"],
    ["Co", "CO", "cO", "co"],
    ["Aa", "AA", "aa", "aA"],
  ])("options-differ: in %s and %s the capitals are the answer", (right, ...others) => {
    const options = { right, wrong: others.map((text) => ({ text, slip: "" })) };
    expect(rulesBroken(spoilt({ ...options, explanation: `What is asked for is ${right}, as one sees.` }))).toEqual([
      "subject-size",
    ]);
  });

  test("options-differ: when the stem asks how something is written, a capital letter may be the answer", () => {
    const options = {
      right: "Zea mays",
      wrong: ["zea mays", "Zea maize", "Zea Mays"].map((text) => ({ text, slip: "" })),
    };
    const body = "Which is the correct way to print the scientific name of maize?";
    expect(rulesBroken(spoilt({ ...options, body, explanation: "The genus takes a capital: Zea mays." }))).toEqual([
      "subject-size",
    ]);
  });

  test("the gate does not report correct questions", () => {
    expect(
      rulesBroken(spoilt({ picture: { svg, alt: "A straight line across" }, wrong: [...wrong.slice(0, 3), fourth] })),
    ).toEqual(["subject-size"]);
  });
});

describe("a subject that is small or easy to guess is reported", () => {
  test.each<[string, (serial: number) => Partial<BankQuestion>]>([
    ["longest-is-key", (serial) => (serial % 2 ? { right: `It holds just about ${serial} mangoes` } : {})],
    ["four-wrong", (serial) => (serial % 5 ? {} : { wrong: aQuestion(serial).wrong.slice(0, 3) })],
    ["family-size", (serial) => (serial < 150 ? { family: "physics/one-family" } : {})],
    ["difficulty-spread", () => ({ difficulty: "easy" })],
    ["topic-size", (serial) => (serial % 5 === 4 ? { topic: "topic-3" } : {})],
  ])("%s", (rule, more) => {
    expect(rulesBroken(aSubject(950, more))).toContain(rule);
  });

  test("wordings: other numbers alone do not make another wording", () => {
    const bank = aSubject(950, (serial) => (serial < 112 ? { computed: true, family: "physics/mangoes" } : {}));
    expect(rulesBroken(bank)).toContain("wordings");
  });

  test("letters-balanced: pinned keys that prefer some letters are reported", () => {
    const pinned = aSubject(950, (serial) => {
      const { right, wrong } = aQuestion(serial);
      const [first = "", ...rest] = wrong.map(({ text }) => text);
      return serial % 2 ? { order: [first, right, ...rest] } : {};
    });
    expect(rulesBroken(pinned)).toContain("letters-balanced");
  });

  test("subject-size: a small subject is reported", () => {
    expect(rulesBroken(aSubject(800))).toContain("subject-size");
  });

  test("papers-full: too few questions for a major subject are reported", () => {
    expect(checkSubject(aSubject(120), {}).problems.map(({ rule }) => rule)).toContain("papers-full");
  });
});

test("values are read from options", () => {
  expect(optionValue("₦2,500")).toEqual({ value: 2500, unit: "₦" });
  expect(optionValue("1 2/3 m")?.value).toBeCloseTo(5 / 3);
  expect(optionValue("23½°")).toEqual({ value: 23.5, unit: "°" });
  expect(optionValue("16⅔%")).toEqual({ value: 16 + 2 / 3, unit: "%" });
  expect(optionValue("−3.5 °C")).toEqual({ value: -3.5, unit: "°C" });
  expect(optionValue("6.0 × 10²³")).toEqual({ value: 6e23, unit: "" });
  expect(optionValue("about five")).toBeNull();
  expect(isQuantity("12 m s⁻¹")).toBe(true);
  expect(isQuantity("3x + 2")).toBe(false);
  expect(isQuantity("2:3")).toBe(false);
});
