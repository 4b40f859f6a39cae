import { family } from "../../../authoring.ts";
import { gcd } from "../exact.ts";
import { frac } from "../number-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("algebraic-expressions");

interface Formula {
  given: string;
  of: string;
  key: string;
  steps: readonly string[];
  slips: readonly (readonly [string, string])[];
}

/** The forms of a formula, with two different whole numbers in it. */
const formulas = (a: number, b: number): Formula[] => [
  {
    given: `p = ${frac(`${a}q + ${b}`, a + b)}`,
    of: "q",
    key: frac(`${a + b}p - ${b}`, a),
    steps: [
      `Multiply both sides by ${a + b}: $${a + b}p = ${a}q + ${b}$.`,
      `Take away ${b}: $${a + b}p - ${b} = ${a}q$.`,
      `Divide by ${a}.`,
    ],
    slips: [
      [frac(`${a + b}p + ${b}`, a), `added ${b} instead of taking it away`],
      [frac(`${a + b}(p - ${b})`, a), `took ${b} away before multiplying`],
      [frac(`${a}p - ${b}`, a + b), "swapped the multiplier and the divisor"],
      [frac(`p - ${b}`, a * (a + b)), `took ${b} away first and divided by ${a + b} instead of multiplying`],
    ],
  },
  {
    given: `y = ${frac(`x + ${a}`, `x - ${b}`)}`,
    of: "x",
    key: frac(`${b}y + ${a}`, "y - 1"),
    steps: [
      `Multiply by the denominator: $y(x - ${b}) = x + ${a}$, that is $xy - ${b}y = x + ${a}$.`,
      `Collect the terms in $x$: $xy - x = ${b}y + ${a}$.`,
      `Take out $x$: $x(y - 1) = ${b}y + ${a}$, and divide by $y - 1$.`,
    ],
    slips: [
      [frac(`${b}y - ${a}`, "y - 1"), "lost a sign when collecting terms"],
      [frac(`${b}y + ${a}`, "y + 1"), "added the terms in the unknown instead of subtracting"],
      [frac(`${a}y + ${b}`, "y - 1"), "swapped the two numbers"],
      [frac("y - 1", `${b}y + ${a}`), "turned the last fraction upside down"],
    ],
  },
  {
    given: `m = \\sqrt{${frac(`n + ${a}`, b)}}`,
    of: "n",
    key: `${b}m^2 - ${a}`,
    steps: [
      `Square both sides: $m^2 = ${frac(`n + ${a}`, b)}$.`,
      `Multiply by ${b}: $${b}m^2 = n + ${a}$.`,
      `Take away ${a}.`,
    ],
    slips: [
      [`${b}m^2 + ${a}`, `added ${a} instead of taking it away`],
      [`${b}m - ${a}`, "forgot to square"],
      [`${b * b}m^2 - ${a}`, `squared the ${b} as well`],
      [`${frac("m^2", b)} - ${a}`, `divided by ${b} instead of multiplying`],
    ],
  },
  {
    given: `V = ${frac(1, b)}\\pi r^2 h`,
    of: "h",
    key: frac(`${b}V`, "\\pi r^2"),
    steps: [`Multiply by ${b}: $${b}V = \\pi r^2 h$.`, "Divide by $\\pi r^2$."],
    slips: [
      [frac("V", `${b}\\pi r^2`), `divided by ${b} instead of multiplying`],
      [frac(`${b}\\pi r^2`, "V"), "divided $\\pi r^2$ by $V$ instead of $V$ by $\\pi r^2$"],
      [frac(`${b}V`, "\\pi r"), "lost the square"],
      [`${b}V\\pi r^2`, "multiplied where a division is needed"],
    ],
  },
  {
    given: `s = ut + ${frac(1, a)}kt^2`,
    of: "k",
    key: frac(`${a}(s - ut)`, "t^2"),
    steps: [
      `Take $ut$ from both sides: $s - ut = ${frac(1, a)}kt^2$.`,
      `Multiply by ${a}: $${a}(s - ut) = kt^2$.`,
      "Divide by $t^2$.",
    ],
    slips: [
      [frac(`${a}s - ut`, "t^2"), `multiplied only the first term by ${a}`],
      [frac("s - ut", `${a}t^2`), `divided by ${a} instead of multiplying`],
      [frac(`${a}(s + ut)`, "t^2"), "moved a term without changing its sign"],
      [frac(`${a}(s - u)`, "t"), "cancelled a factor that is not common"],
    ],
  },
  {
    given: `${frac(a, "f")} = ${frac(1, "u")} + ${frac(1, "v")}`,
    of: "f",
    key: frac(`${a}uv`, "u + v"),
    steps: [
      `Add the fractions on the right: $${frac(a, "f")} = ${frac("u + v", "uv")}$.`,
      `Turn both sides upside down: $${frac("f", a)} = ${frac("uv", "u + v")}$.`,
      `Multiply by ${a}.`,
    ],
    slips: [
      [`${a}(u + v)`, "turned every fraction upside down on its own"],
      [frac("u + v", `${a}uv`), "turned the answer upside down"],
      [frac("uv", `${a}(u + v)`), `divided by ${a} instead of multiplying`],
      [frac(`${a}uv`, "u - v"), "wrote $u - v$ for the sum $u + v$"],
    ],
  },
  {
    given: `p = ${frac(`${a}qr`, "q + r")}`,
    of: "q",
    key: frac("pr", `${a}r - p`),
    steps: [
      `Multiply by the denominator: $p(q + r) = ${a}qr$, that is $pq + pr = ${a}qr$.`,
      `Collect the terms in $q$: $pr = ${a}qr - pq$.`,
      `Take out $q$: $pr = q(${a}r - p)$, and divide by $${a}r - p$.`,
    ],
    slips: [
      [frac("pr", `${a}r + p`), "lost a sign when collecting terms"],
      [frac("pr", `p - ${a}r`), "subtracted the wrong way round"],
      [frac(`${a}r - p`, "pr"), "turned the last fraction upside down"],
      [frac("p", `${a}r - p`), "lost a factor of the numerator"],
    ],
  },
];

const subject = family("change-of-subject", about("Change the subject of a formula", "hard", "SS2", 14), (draw) => {
  const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
  const { given, of, key, slips, steps } = draw.pick(formulas(a, b));
  if (of === "q" && gcd(a, b) > 1) return null;
  return pose(draw, {
    ask: [
      `Make $${of}$ the subject of the formula $${given}$.`,
      `If $${given}$, express $${of}$ in terms of the other letters.`,
      `Given that $${given}$, find a formula for $${of}$.`,
    ],
    right: key,
    write: inTex,
    slips,
    working: [...steps, `This gives $${of} = ${key}$.`],
  });
});

export const changeOfSubject = [subject];
