import { expect, test } from "vitest";
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

test("what would tell the answer is no hint", () => {
  expect(idea("The colour of the precipitate is deep blue. Then.", "deep blue")).toBeUndefined();
});
