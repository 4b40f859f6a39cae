import { expect, test } from "vitest";
import { family, questionsOf } from "./authoring.ts";
import { ideaOf } from "./idea-of.ts";

const idea = (explanation: string, right = "48 V") => ideaOf(explanation, "A lamp of 12 Ω takes 4 A for 2 s.", right);

test.each([
  ["$V = IR = 4 \\times 12$, so it is 48 V.", "$V = IR$."],
  ["Boyle's law: $p_1V_1 = p_2V_2$, so $p_2 = \\dfrac{12 \\times 4}{2}$.", "Boyle's law: $p_1V_1 = p_2V_2$."],
  [
    "The pulse goes down and back, so $d = \\dfrac{vt}{2} = \\dfrac{12 \\times 4}{2}$.",
    "The pulse goes down and back, so $d = \\dfrac{vt}{2}$.",
  ],
  ["1. A floating body displaces its own weight.\n2. So it is 48.", "A floating body displaces its own weight."],
  [
    "At constant tension $f \\propto \\dfrac{1}{l}$, so $f_2 = 12$ Hz.",
    "At constant tension $f \\propto \\dfrac{1}{l}$.",
  ],
  ["Melting: $ml = 12 \\times 336{,}000$ J.", undefined],
  ["$\\dfrac{12}{4} = 3$ half-lives pass.", undefined],
  ["In kelvin the temperatures are 300 K and 400 K.", undefined],
  ["In order the numbers are 4, 7 and 9.", undefined],
  ["By the remainder theorem put $x = 2$, and it is 3.", undefined],
  ["Use $n(P \\cup Q) = n(P) + n(Q)$. Here $n(P \\cup Q)$ is 50.", "Use $n(P \\cup Q) = n(P) + n(Q)$."],
  [
    "Gases react in the ratio of their coefficients, here $\\mathrm{CO}$: 2 to 1.",
    "Gases react in the ratio of their coefficients.",
  ],
  ["The square gives AB, AO and BB. Of these four, 2 are B.", "The square gives AB, AO and BB."],
  ["Of course it is 48 V, for the lamp is small.", undefined],
])("%s begins with %s", (explanation, expected) => {
  expect(idea(explanation)).toBe(expected);
});

test("a text that would give the answer is not used as a hint", () => {
  expect(idea("The colour of the precipitate is deep blue. Then.", "deep blue")).toBeUndefined();
});

const hintOf = (explanation: string) => {
  const about = { topic: "t", objective: "o", difficulty: "easy", class_level: "SS1", count: 1 } as const;
  const wrong = ["3 V", "16 V", "8 V"].map((text) => ({ text, slip: "divided the two values" }));
  const lamp = family("lamp", about, () => ({ body: "A lamp of 12 Ω takes 4 A.", right: "48 V", wrong, explanation }));
  return questionsOf("physics", lamp)[0]?.hint;
};

test("an idea that is the full first step is no hint, because the steps begin with it", () => {
  expect(hintOf("Ohm's law says $V = IR$. Put the values in: $V = 4 \\times 12$. The result is 48 V.")).toBeUndefined();
  expect(hintOf("By Ohm's law $V = IR = 4 \\times 12$. The result is 48 V.")).toBe("By Ohm's law $V = IR$.");
});
