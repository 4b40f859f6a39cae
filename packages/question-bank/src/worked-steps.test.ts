import { expect, test } from "vitest";
import { loadBank } from "./index.ts";
import { workedSteps } from "./worked-steps.ts";

test.each([
  [
    "a formula and what follows from it",
    "$P = \\dfrac{60 \\times 10}{4}$, so the power is 150 W. 15 W uses the mass in place of the weight.",
    "150 W",
    "1. $P = \\dfrac{60 \\times 10}{4}$.\n2. So the power is 150 W.\n\n15 W uses the mass in place of the weight.",
  ],
  [
    "sentences, and a number that only looks like the answer",
    "$5x + 4 = 49$ in base ten. Then $5x = 45$. The base is 9.",
    "9",
    "1. $5x + 4 = 49$ in base ten.\n2. Then $5x = 45$.\n3. The base is 9.",
  ],
  ["one step is none", "$2 + 2 = 4$ in all. 5 counts one twice.", "4", "$2 + 2 = 4$ in all. 5 counts one twice."],
  ["words without working", "It is a mammal. Bats are mammals.", "Bats", "It is a mammal. Bats are mammals."],
  ["lines its author gave it", "$a = 1$, so\n\n$b = 2$. It is 2.", "2", "$a = 1$, so\n\n$b = 2$. It is 2."],
  [
    "a full stop inside a formula or a shortened word",
    "$v = 1.5\\text{. A}$, e.g. Lagos, so it is 3 m.",
    "3 m",
    "1. $v = 1.5\\text{. A}$, e.g. Lagos.\n2. So it is 3 m.",
  ],
])("%s", (_, explanation, right, worked) => {
  expect(workedSteps(explanation, right)).toBe(worked);
});

test("explanations of computed questions that are arithmetic show their working in steps", () => {
  const computed = loadBank().subjects.flatMap(({ questions }) => questions.filter((question) => question.computed));
  const stepped = computed.filter(({ explanation }) => explanation.startsWith("1. "));
  expect(stepped.length / computed.length).toBeGreaterThan(0.25);
  for (const { explanation, key } of stepped) expect(explanation, key).toMatch(/^1\. .+\n2\. /);
});
