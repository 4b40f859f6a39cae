import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { gcd } from "../exact.ts";
import { frac, integer } from "../number-text.ts";
import { bracket, joined, operand, polynomial, value, valueAt } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("algebraic-expressions");

type Factor = readonly [number, number];
const byOrder = (f: Factor, g: Factor) => f[0] - g[0] || f[1] - g[1];
const product = (f: Factor, g: Factor, letter = "x") =>
  [f, g]
    .sort(byOrder)
    .map(([a, b]) => bracket(a, b, letter))
    .join("");

const factorise = family("factorise-trinomial", about("Factorise quadratic expressions", "easy", "SS1", 14), (draw) => {
  const a = draw.pick([1, 2, 3, 5]);
  const [b, d] = [draw.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 7]), draw.pick([-6, -5, -3, -1, 1, 3, 5, 6, 8])];
  if (gcd(a, b) > 1 || b === -d || (a === 1 && b === d) || a * d + b === 0) return null;
  const letter = draw.pick(["x", "y", "m", "p"]);
  const expression = polynomial([a, a * d + b, b * d], letter);
  const key = product([a, b], [1, d], letter);
  return pose(draw, {
    ask: [
      `Factorise $${expression}$.`,
      `Factorise completely $${expression}$.`,
      `Express $${expression}$ as a product of two factors.`,
    ],
    right: key,
    write: inTex,
    slips: [
      [product([a, -b], [1, -d], letter), "took both numbers with their signs changed"],
      [product([a, d], [1, b], letter), a === 1 ? "swapped the numbers" : "put the numbers in the wrong brackets"],
      [product([a, -b], [1, d], letter), "chose factors with the wrong sign of the last term"],
      [product([a, b], [1, -d], letter), "took one of the numbers with its sign changed"],
      [product([a, b * d], [1, 1], letter), "matched the last term but did not check the middle one"],
      [product([a, 1], [1, b * d], letter), "split the last term in the wrong way"],
    ],
    working: [
      `Find two numbers with product $${a === 1 ? "" : `${a} \\times ${operand(b * d)} = `}${a * b * d}$ and sum $${a * d + b}$: they are $${a * d}$ and $${b}$.`,
      `Split the middle term: $${joined([
        [a, `${letter}^2`],
        [a * d, letter],
        [b, letter],
        [b * d, ""],
      ])}$.`,
      `Group: $${a === 1 ? "" : a}${letter}${bracket(1, d, letter)} ${b < 0 ? "-" : "+"} ${Math.abs(b)}${bracket(1, d, letter)}$, and the common bracket comes out: $${key}$.`,
    ],
    difficulty: a === 1 ? "easy" : "medium",
  });
});

const differenceOfSquares = family(
  "difference-of-two-squares",
  about("Use the difference of two squares", "easy", "SS1"),
  (draw) => {
    const [a, b] = [draw.int(1, 9), draw.int(2, 9)];
    const k = draw.pick([1, 1, 2, 3, 5]);
    if (gcd(a, b) > 1) return null;
    const [x, y] = draw.pick([
      ["x", "y"],
      ["p", "q"],
      ["m", "n"],
      ["a", "b"],
    ] as const);
    const term = (n: number, letter: string) => `${n === 1 ? "" : n}${letter}`;
    const expression = `${term(k * a * a, `${x}^2`)} - ${term(k * b * b, `${y}^2`)}`;
    const pair = (front: number, p: number, q: number, s: string, t: string) =>
      `${front === 1 ? "" : front}(${term(p, x)} ${s} ${term(q, y)})(${term(p, x)} ${t} ${term(q, y)})`;
    const key = pair(k, a, b, "-", "+");
    return pose(draw, {
      ask: [
        `Factorise completely $${expression}$.`,
        `Express $${expression}$ as a product of its simplest factors.`,
        `Which is the complete factorisation of $${expression}$?`,
      ],
      right: key,
      write: inTex,
      slips: [
        [pair(k, a, b, "-", "-"), "wrote the square of a difference"],
        [
          pair(k, a * a, b * b, "-", "+"),
          a === 1
            ? `did not take the square root of ${b * b}`
            : `did not take the square roots of ${a * a} and ${b * b}`,
        ],
        [
          pair(k, b, a, "-", "+"),
          a === 1 ? `put the ${b} with $${x}$ instead of $${y}$` : `swapped the ${a} and the ${b}`,
        ],
        [pair(k, a, b, "+", "+"), "wrote the square of a sum"],
        [
          pair(k * 2, a, b, "-", "+"),
          k === 1 ? "put a 2 in front, though there is no common factor" : `took out ${2 * k} instead of ${k}`,
        ],
      ],
      working: [
        ...(k === 1
          ? []
          : [`Take out the common factor ${k}: $${k}(${term(a * a, `${x}^2`)} - ${term(b * b, `${y}^2`)})$.`]),
        `$${term(a * a, `${x}^2`)} - ${term(b * b, `${y}^2`)} = ${a === 1 ? x : `(${term(a, x)})`}^2 - (${term(b, y)})^2$.`,
        `A difference $A^2 - B^2$ is $(A - B)(A + B)$, so the factors are $${key}$.`,
      ],
    });
  },
);

const algebraicFraction = family(
  "simplify-algebraic-fraction",
  about("Simplify algebraic fractions", "medium", "SS2", 14),
  (draw) => {
    const [p, q, r] = [draw.int(-7, 7), draw.int(-7, 7), draw.int(-7, 7)];
    if ([p, q, r].includes(0) || q === r || p === q || p === r) return null;
    const top = polynomial([1, p + q, p * q]);
    const bottom = polynomial([1, p + r, p * r]);
    const expression = frac(top, bottom);
    const quotient = (a: number, b: number) => (a === b ? null : `$${frac(polynomial([1, a]), polynomial([1, b]))}$`);
    return pose<Factor>(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Reduce $${expression}$ to its lowest terms.`,
        `Express $${expression}$ in its simplest form.`,
      ],
      right: [q, r],
      write: ([a, b]) => quotient(a, b),
      slips: [
        [[r, q], "turned the fraction upside down"],
        [[p, r], "cancelled the wrong factor of the numerator"],
        [[q, p], "cancelled the wrong factor of the denominator"],
        [[-q, -r], "changed the signs in both brackets"],
        [[q, -r], "changed the sign in the denominator"],
        [[-q, r], "changed the sign in the numerator"],
      ],
      working: [
        `Top: the numbers $${p}$ and $${q}$ have product $${p * q}$ and sum $${p + q}$, so it is $${bracket(1, p)}${bracket(1, q)}$.`,
        `Bottom: the numbers $${p}$ and $${r}$ have product $${p * r}$ and sum $${p + r}$, so it is $${bracket(1, p)}${bracket(1, r)}$.`,
        `The common factor $${bracket(1, p)}$ cancels and leaves $${frac(polynomial([1, q]), polynomial([1, r]))}$.`,
      ],
    });
  },
);

const addFractions = family("add-algebraic-fractions", about("Simplify algebraic fractions", "hard", "SS2"), (draw) => {
  const [a, b] = [draw.int(2, 7), draw.int(2, 7)];
  const [p, q] = [draw.int(-5, 6), draw.int(-5, 6)];
  const minus = draw.chance(0.6);
  const s = minus ? -1 : 1;
  const [x, c] = [b + s * a, b * p + s * a * q];
  if (p === 0 || q === 0 || x === 0 || c === 0 || gcd(a, b) > 1) return null;
  const expression = `${frac(polynomial([1, p]), a)} ${minus ? "-" : "+"} ${frac(polynomial([1, q]), b)}`;
  const result = ([m, n, d]: readonly [number, number, number]) => {
    if (m === 0 || n === 0 || d <= 1 || gcd(gcd(m, n), d) > 1) return null;
    return `$${frac(polynomial([m, n]), d)}$`;
  };
  return pose(draw, {
    ask: [
      `Simplify $${expression}$.`,
      `Express $${expression}$ as a single fraction.`,
      `Write $${expression}$ as one fraction in its lowest terms.`,
      `Combine $${expression}$ into a single fraction.`,
    ],
    right: [x, c, a * b] as const,
    write: result,
    slips: [
      [
        [x, b * p - s * a * q, a * b],
        minus
          ? "did not change the sign of the last number when removing the bracket"
          : "changed the sign of the last number",
      ],
      [[x, c, a + b], "added the denominators"],
      [[1 + s, p + s * q, a * b], "put the numerators over the common denominator without multiplying them"],
      [[b - s * a, c, a * b], "combined the terms in $x$ with the wrong sign"],
      [[x, p + s * q, a * b], "multiplied only the $x$ in each bracket and not the number"],
      [[a + s * b, a * p + s * b * q, a * b], "multiplied each numerator by its own denominator"],
      [[x, c + 1, a * b], "made an error of one in the constant term"],
    ],
    working: [
      `The common denominator is $${a} \\times ${b} = ${a * b}$; the first numerator is multiplied by ${b}, the second by ${a}.`,
      `Numerator: $${b}${bracket(1, p)} ${minus ? "-" : "+"} ${a}${bracket(1, q)} = ${joined([
        [b, "x"],
        [b * p, ""],
        [s * a, "x"],
        [s * a * q, ""],
      ])} = ${polynomial([x, c])}$.`,
      `The result is $${frac(polynomial([x, c]), a * b)}$.`,
    ],
  });
});

const expand = family("expand-brackets", about("Expand brackets and collect like terms", "easy", "SS1"), (draw) => {
  const [a, b, c, d] = [draw.int(1, 5), draw.int(-7, 7), draw.int(1, 4), draw.int(-6, 6)];
  if (b === 0 || d === 0 || a * d + b * c === 0) return null;
  const expression = `${bracket(a, b)}${bracket(c, d)}`;
  const key = [a * c, a * d + b * c, b * d] as const;
  return pose<readonly number[]>(draw, {
    ask: [
      `Expand $${expression}$.`,
      `Expand and simplify $${expression}$.`,
      `Remove the brackets and collect like terms: $${expression}$.`,
    ],
    right: key,
    write: (coefficients) => inTex(polynomial(coefficients)),
    slips: [
      [[a * c, 0, b * d], "multiplied only the first terms and the last terms"],
      [
        [a * c, a * d - b * c, b * d],
        b < 0
          ? `added $${joined([[-b * c, "x"]])}$ instead of subtracting it`
          : `subtracted $${joined([[b * c, "x"]])}$ instead of adding it`,
      ],
      [[a * c, a * d + b * c, -b * d], "got the sign of the last term wrong"],
      [[a * c, -(a * d + b * c), b * d], "got the sign of the middle term wrong"],
      [[a * c, a * d + b * c, b + d], "added the numbers instead of multiplying them"],
    ],
    working: [
      `Multiply the second bracket by each term of the first: $${polynomial([a, 0])}${bracket(c, d)} = ${polynomial([a * c, a * d, 0])}$ and $${b}${bracket(c, d)} = ${polynomial([b * c, b * d])}$.`,
      `Like terms: $${joined([
        [a * d, "x"],
        [b * c, "x"],
      ])} = ${joined([[a * d + b * c, "x"]])}$.`,
      `Together they make $${polynomial(key)}$.`,
    ],
  });
});

const remainder = family("remainder-theorem", about("Use the remainder and factor theorems", "hard", "SS2"), (draw) => {
  const coefficients = [draw.int(1, 3), draw.int(-5, 5), draw.int(-6, 6), draw.int(-9, 9)];
  const root = draw.pick([-3, -2, -1, 1, 2, 3]);
  const key = value(coefficients, root);
  if (coefficients.filter((c) => c !== 0).length < 4 || Math.abs(key) > 90) return null;
  const expression = polynomial(coefficients);
  const divisor = polynomial([1, -root]);
  return pose(draw, {
    ask: [
      `Find the remainder when $${expression}$ is divided by $${divisor}$.`,
      `What is the remainder when $${expression}$ is divided by $${divisor}$?`,
      `The polynomial $${expression}$ is divided by $${divisor}$. Calculate the remainder.`,
    ],
    right: key,
    write: integer,
    slips: [
      [value(coefficients, -root), `substituted ${-root < 0 ? `−${root}` : -root} for the letter`],
      [coefficients[3]!, "gave the constant term"],
      [-key, "changed the sign of the remainder"],
      [key - coefficients[3]!, "left out the constant term"],
      [key - 2 * coefficients[1]! * root * root, "got the sign of the squared term wrong"],
      [coefficients.reduce((total, c) => total + c, 0), "added the coefficients and the constant term"],
    ],
    working: [
      `By the remainder theorem the remainder on division by $x - a$ is the value of the polynomial at $x = a$; here $${divisor} = 0$ at $x = ${root}$.`,
      `$${valueAt(coefficients, root)}$, so the remainder is $${key}$.`,
    ],
  });
});

const evaluate = family("substitute-values", about("Evaluate expressions by substitution", "easy", "SS1"), (draw) => {
  const [x, y] = [draw.int(-5, 5), draw.int(-5, 5)];
  const [a, b, c] = [draw.int(1, 4), draw.int(1, 5), draw.int(1, 4)];
  if (x === 0 || y === 0 || (x > 0 && y > 0) || x === y) return null;
  const key = a * x * x - b * x * y + c * y;
  const expression = joined([
    [a, "x^2"],
    [-b, "xy"],
    [c, "y"],
  ]);
  /** Students may choose this when the squared number is negative. */
  const minus = [-a * x * x - b * x * y + c * y, "gave the square a minus sign"] as const;
  return pose(draw, {
    ask: [
      `If $x = ${x}$ and $y = ${y}$, evaluate $${expression}$.`,
      `Given that $x = ${x}$ and $y = ${y}$, find the value of $${expression}$.`,
      `When $x = ${x}$ and $y = ${y}$, what is $${expression}$?`,
    ],
    right: key,
    write: integer,
    slips: either(integer, [
      ...(x < 0 ? [minus] : []),
      [a * x * x + b * x * y + c * y, "added the middle product instead of subtracting it"],
      [a * x * x - b * x * y - c * y, "got the sign of the last term wrong"],
      [(a * x) ** 2 - b * x * y + c * y, "squared the coefficient too"],
      [2 * a * x - b * x * y + c * y, "doubled instead of squaring"],
      ...(x < 0 ? [] : [minus]),
    ]),
    working: [
      `Put the numbers in brackets in place of the letters: $${a === 1 ? "" : a}(${x})^2 - ${b === 1 ? "" : b}(${x})(${y}) + ${c === 1 ? "" : c}(${y})$.`,
      `The square comes first${x < 0 ? ", and that of a negative number is positive" : ""}: $(${x})^2 = ${x * x}$.`,
      `Then multiply: ${[
        ...(a === 1 ? [] : [`$${a} \\times ${x * x} = ${a * x * x}$`]),
        `$${b === 1 ? "" : b}(${x})(${y}) = ${b * x * y}$`,
        ...(c === 1 ? [] : [`$${c}(${y}) = ${c * y}$`]),
      ].join(", ")}.`,
      `Last of all add and subtract: $${a * x * x} - ${operand(b * x * y)} + ${operand(c * y)} = ${key}$.`,
    ],
  });
});

export const algebraicExpressions = [
  factorise,
  differenceOfSquares,
  algebraicFraction,
  addFractions,
  expand,
  remainder,
  evaluate,
];
