import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../exact.ts";
import { frac, fractionTex, fractionText, integer } from "../number-text.ts";
import { joined, operand } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("binary-operations");
const exams = ["jamb" as const, "post-utme" as const];
const symbols = ["*", "\\oplus", "\\otimes", "\\circ", "\\bullet"] as const;

const evaluate = family(
  "evaluate-operation",
  { ...about("Evaluate a binary operation defined by a formula", "easy", "SS3", 14), exams },
  (draw) => {
    const [k, m, n] = [draw.int(1, 4), draw.pick([-3, -2, -1, 1, 2, 3]), draw.pick([-3, -2, 1, 2, 3])];
    const [a, b] = [draw.int(-5, 6), draw.int(-4, 6)];
    if (a === b || a === 0 || b === 0) return null;
    const symbol = draw.pick(symbols);
    const f = (x: number, y: number) => k * x * x + m * y + n * x * y;
    const rule = joined([
      [k, "a^2"],
      [m, "b"],
      [n, "ab"],
    ]);
    const asked = `${operand(a)} ${symbol} ${operand(b)}`;
    return pose(draw, {
      ask: [
        `The operation $${symbol}$ is defined on the integers by $a ${symbol} b = ${rule}$. Evaluate $${asked}$.`,
        `If $a ${symbol} b = ${rule}$, find the value of $${asked}$.`,
        `A binary operation is given by $a ${symbol} b = ${rule}$. What is $${asked}$?`,
      ],
      right: f(a, b),
      write: integer,
      slips: [
        [f(b, a), "swapped the two numbers"],
        [k * a * a + m * b, "left out the last term"],
        [2 * k * a + m * b + n * a * b, "doubled instead of squaring"],
        [k * a * a + m * b - n * a * b, "got the sign of the product wrong"],
        [k * a * a - m * b + n * a * b, "got the sign of the second term wrong"],
        [-k * a * a + m * b + n * a * b, "gave the square a minus sign"],
      ],
      working: [
        `Put $a = ${a}$ and $b = ${b}$ into the rule: $${joined([
          [k, `(${a})^2`],
          [m, `(${b})`],
          [n, `(${a})(${b})`],
        ])}$.`,
        `Work out the powers and products: $${joined([
          k === 1 ? [a * a, ""] : [k, `(${a * a})`],
          [m, `(${b})`],
          [n, `(${a * b})`],
        ])} = ${joined([
          [k * a * a, ""],
          [m * b, ""],
          [n * a * b, ""],
        ])} = ${f(a, b)}$.`,
      ],
    });
  },
);

const identity = family(
  "identity-element",
  { ...about("Find identity and inverse elements", "medium", "SS3", 14), exams },
  (draw) => {
    const k = draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]);
    const product = draw.chance(0.4);
    const symbol = draw.pick(symbols);
    const rule = product ? frac("ab", Math.abs(k)) : `a + b ${k < 0 ? "-" : "+"} ${Math.abs(k)}`;
    const key = product ? fraction(Math.abs(k)) : fraction(-k);
    return pose(draw, {
      ask: [
        `The operation $a ${symbol} b = ${rule}$ is defined on the set of real numbers. Find its identity element.`,
        `If $a ${symbol} b = ${rule}$ for all real numbers $a$ and $b$, what is the identity element?`,
        `Find the identity element $e$ of the operation $${symbol}$, where $a ${symbol} b = ${rule}$ on the real numbers.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        ...(product ? [] : [[fraction(-key.n), "got the sign of the identity wrong"] as const]),
        [
          product ? fraction(1) : fraction(0),
          product ? "took the identity of ordinary multiplication" : "took the identity of ordinary addition",
        ],
        [
          product ? fraction(1, Math.abs(k)) : fraction(1),
          product ? "gave the reciprocal" : "took the identity of multiplication",
        ],
        ...(product ? [[fraction(0), "took the identity of ordinary addition"] as const] : []),
        [fraction(key.n * 2), "counted the constant of the rule twice"],
        [fraction(k * k), "squared the constant of the rule"],
      ],
      working: [
        `The identity $e$ leaves every number as it is: $a ${symbol} e = a$.`,
        product
          ? `$${frac("ae", Math.abs(k))} = a$; multiply by ${Math.abs(k)}: $ae = ${Math.abs(k)}a$ for every $a$, so $e = ${fractionTex(key)}$.`
          : `$a + e ${k < 0 ? "-" : "+"} ${Math.abs(k)} = a$; take $a$ from both sides: $e ${k < 0 ? "-" : "+"} ${Math.abs(k)} = 0$, so $e = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const inverse = family(
  "inverse-element",
  { ...about("Find identity and inverse elements", "hard", "SS3"), exams },
  (draw) => {
    const [k, x] = [draw.int(-6, 7), draw.int(-6, 8)];
    const symbol = draw.pick(symbols);
    // a * b = a + b + k has identity -k and inverse of x equal to -2k - x.
    const key = -2 * k - x;
    if (k === 0 || x === 0 || x === -k || key === 0) return null;
    const rule = `a + b ${k < 0 ? "-" : "+"} ${Math.abs(k)}`;
    return pose(draw, {
      ask: [
        `Under the operation $a ${symbol} b = ${rule}$ on the integers, find the inverse of $${x}$.`,
        `If $a ${symbol} b = ${rule}$ for all integers $a$ and $b$, what is the inverse of $${x}$?`,
        `The operation $${symbol}$ on the integers is given by $a ${symbol} b = ${rule}$. Find the inverse of $${x}$ under it.`,
      ],
      right: key,
      write: integer,
      slips: [
        [-x, "took the ordinary negative as in plain addition"],
        [-k, "gave the identity element"],
        [-k - x, "set the result equal to zero instead of the identity"],
        [2 * k + x, "got every sign wrong"],
        [k - x, "left out the constant of the rule and took the identity with the wrong sign"],
        [key + 1, "made an error of one"],
      ],
      check: (v) => `Combined with $${v}$, $${x}$ gives $${x + v + k}$, not the identity $${-k}$.`,
      working: [
        `The identity $e$ satisfies $a + e ${k < 0 ? "-" : "+"} ${Math.abs(k)} = a$, so $e ${k < 0 ? "-" : "+"} ${Math.abs(k)} = 0$ and $e = ${-k}$.`,
        `The inverse $y$ gives the identity: $${x} + y ${k < 0 ? "-" : "+"} ${Math.abs(k)} = ${-k}$.`,
        `$y = ${-k} - ${operand(x)} ${k < 0 ? "+" : "-"} ${Math.abs(k)} = ${key}$, so the inverse is ${integer(key)}.`,
      ],
    });
  },
);

const table = family(
  "operation-table",
  { ...about("Read a table of a binary operation", "easy", "SS3"), exams },
  (draw) => {
    const modulus = draw.pick([5, 6, 7, 8]);
    const elements = draw
      .some(
        Array.from({ length: modulus - 1 }, (_, i) => i + 1),
        4,
      )
      .sort((a, b) => a - b);
    const multiply = draw.chance(0.5);
    const op = (a: number, b: number) => (multiply ? a * b : a + b) % modulus;
    const symbol = draw.pick(["⊕", "⊗"] as const);
    const inTeX = { "⊕": "\\oplus", "⊗": "\\otimes" }[symbol];
    const [a, b, c] = draw.some(elements, 3) as [number, number, number];
    const inner = op(a, b);
    if (!elements.includes(inner)) return null;
    const key = op(inner, c);
    const rows = elements.map((row) => `| **${row}** | ${elements.map((column) => op(row, column)).join(" | ")} |`);
    const grid = [`| ${symbol} | ${elements.join(" | ")} |`, `|${"---|".repeat(elements.length + 1)}`, ...rows].join(
      "\n",
    );
    return pose(draw, {
      ask: [
        `The table shows some results of the operation $${inTeX}$.\n\n${grid}\n\nFind $(${a} ${inTeX} ${b}) ${inTeX} ${c}$.`,
        `Use this table of some results of the operation $${inTeX}$.\n\n${grid}\n\nWhat is $(${a} ${inTeX} ${b}) ${inTeX} ${c}$?`,
        `Some results of an operation $${inTeX}$ are given in the table.\n\n${grid}\n\nEvaluate $(${a} ${inTeX} ${b}) ${inTeX} ${c}$.`,
      ],
      right: key,
      write: (n) => (n >= 0 && n < modulus ? String(n) : null),
      slips: [
        [inner, "stopped after the bracket"],
        [op(b, c), "combined only the last two numbers"],
        [op(a, c), "left out the middle number"],
        [(key + 1) % modulus, "made an error in reading the table"],
        [(key + 2) % modulus, "made an error in reading the row"],
        [(key + modulus - 1) % modulus, "made an error in reading the column"],
      ],
      check: () => `The cell in the row of ${inner} and the column of ${c} shows ${key}.`,
      working: `In the table the row of ${a} and the column of ${b} give ${a} ${symbol} ${b} = ${inner}. Then the row of ${inner} and the column of ${c} give ${key}.`,
    });
  },
);

const solveOperation = family(
  "solve-operation-equation",
  { ...about("Solve equations with a binary operation", "hard", "SS3"), exams },
  (draw) => {
    const [m, n, k] = [draw.int(2, 5), draw.pick([-3, -2, -1, 2, 3, 4]), draw.pick([-1, 1, 2])];
    const [known, x] = [draw.int(2, 6), draw.int(-5, 7)];
    const symbol = draw.pick(symbols);
    const rule = joined([
      [m, "a"],
      [n, "b"],
      [k, "ab"],
    ]);
    const coefficient = n + k * known;
    const result = m * known + coefficient * x;
    if (coefficient === 0 || x === 0) return null;
    const slip = (value: Fraction) => (value.d === 1 ? value.n : Number.NaN);
    return pose(draw, {
      ask: [
        `If $a ${symbol} b = ${rule}$ and $${known} ${symbol} x = ${result}$, find $x$.`,
        `Given that $a ${symbol} b = ${rule}$, solve $${known} ${symbol} x = ${result}$.`,
        `The operation $${symbol}$ is defined by $a ${symbol} b = ${rule}$. Find $x$ if $${known} ${symbol} x = ${result}$.`,
      ],
      right: x,
      write: integer,
      slips: [
        [slip(fraction(result - n * known, m + k * known)), "put the unknown in the first place"],
        [-x, "lost a sign"],
        [result - m * known, "did not divide by the coefficient of the unknown"],
        [slip(fraction(result - m * known, n)), "left out the product term"],
        [slip(fraction(result, coefficient)), "left the term in a out of the equation"],
        [x + 1, "made an error of one in the division"],
        [x + 2, "made an error in collecting terms"],
        [x - 1, "made an error of one in the subtraction"],
      ],
      check: (v) => `With $x = ${v}$ the left side is $${m * known + coefficient * v}$, not $${result}$.`,
      working: [
        `Put $a = ${known}$ and $b = x$ into the rule: $${joined([
          [m, `(${known})`],
          [n, "x"],
          [k, `(${known})x`],
        ])} = ${result}$, that is $${joined([
          [m * known, ""],
          [n, "x"],
          [k * known, "x"],
        ])} = ${result}$.`,
        `Collect: $${joined([
          [m * known, ""],
          [coefficient, "x"],
        ])} = ${result}$, so $${joined([[coefficient, "x"]])} = ${result} - ${m * known} = ${result - m * known}$.`,
        `${coefficient === 1 ? "So" : `Divide by $${coefficient}$:`} $x = ${coefficient === 1 ? "" : `${result - m * known} \\div ${operand(coefficient)} = `}${x}$, the answer is $${x}$.`,
      ],
    });
  },
);

export const binaryOperations = [evaluate, identity, inverse, table, solveOperation];
