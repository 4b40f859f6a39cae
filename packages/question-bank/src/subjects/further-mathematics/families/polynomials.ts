import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionTex, fractionText, integer, sameDenominator, tex } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial, solving, value, valueAt } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("polynomials");

const linear = (a: number, b: number) =>
  joined([
    [a, "x"],
    [b, ""],
  ]);

const remainder = family(
  "remainder-theorem",
  about("Use the remainder and factor theorems", "easy", "SS1", 8),
  (draw) => {
    const c = [draw.int(1, 3), draw.int(-6, 6), draw.int(-8, 8), draw.int(-9, 9)];
    const a = draw.pick([-3, -2, -1, 1, 2, 3]);
    if (c.includes(0) || value(c, a) === 0) return null;
    const [p, d] = [polynomial(c), linear(1, -a)];
    const key = value(c, a);
    return pose(draw, {
      ask: [
        `Find the remainder when $${p}$ is divided by $${d}$.`,
        `What is the remainder when the polynomial $f(x) = ${p}$ is divided by $${d}$?`,
        `$${p}$ is divided by $${d}$. Calculate the remainder.`,
        `By the remainder theorem, find what is left when $${p}$ is divided by $${d}$.`,
      ],
      right: key,
      write: integer,
      slips: [
        [value(c, -a), `put $x = ${-a}$ instead of $x = ${a}$`],
        [-key, "changed the sign of the result"],
        [c[3]!, "gave the constant term of the polynomial"],
        [key - c[3]!, "left out the constant term"],
        [key + 2 * a, `took $${c[2]! + 2}$ instead of $${c[2]}$ as the coefficient of x`],
      ],
      working: [
        `By the remainder theorem, the remainder on division by $x - a$ is $f(a)$; here $${d} = 0$ at $x = ${a}$.`,
        `$f(${a}) = ${valueAt(c, a)}$, so the remainder is ${integer(key)}.`,
      ],
    });
  },
);

const factorUnknown = family(
  "unknown-coefficient-from-factor",
  about("Use the remainder and factor theorems", "medium", "SS1", 8),
  (draw) => {
    const a = draw.pick([-3, -2, -1, 1, 2, 3]);
    const [k, q, lead] = [draw.int(-9, 9), draw.int(-9, 9), draw.int(1, 3)];
    const last = -(lead * a ** 3 + k * a * a + q * a);
    if (k === 0 || q === 0 || last === 0 || Math.abs(last) > 60) return null;
    const p = `${polynomial([lead, 0, 0, 0])} + kx^2 ${joined([
      [1, "_"],
      [q, "x"],
      [last, ""],
    ]).slice(2)}`;
    const d = linear(1, -a);
    return pose(draw, {
      ask: [
        `If $${d}$ is a factor of $${p}$, find the value of $k$.`,
        `Given that $${d}$ divides $${p}$ exactly, find $k$.`,
        `Find the constant $k$ for which $${d}$ is a factor of $${p}$.`,
        `The expression $${p}$ has $${d}$ as a factor. What is the value of $k$?`,
      ],
      right: k,
      write: integer,
      slips: [
        [(lead * a ** 3 + q * a - last) / (a * a), `put $x = ${-a}$ instead of $x = ${a}$`],
        [-k, "left the numbers' sign unchanged"],
        [k * a * a, "did not divide by the coefficient of k"],
        [-(lead * a ** 3 + q * a) / (a * a), "left out the constant term"],
        [k + 2, "made an error in the arithmetic"],
        [k - 3, "made an error in the addition"],
      ],
      check: (v) =>
        `With $k = ${v}$ the value at $x = ${a}$ is $${lead * a ** 3 + v * a * a + q * a + last}$, not zero.`,
      working: [
        `By the factor theorem the polynomial is zero where $${d} = 0$, at $x = ${a}$.`,
        `Substitute: $${polynomial([lead, 0, 0, 0], `(${a})`)} + k(${a})^2 ${joined([
          [1, "_"],
          [q, `(${a})`],
          [last, ""],
        ]).slice(2)} = 0$.`,
        `That is $${lead * a ** 3} + ${a * a === 1 ? "" : a * a}k ${joined([
          [1, "_"],
          [q * a, ""],
          [last, ""],
        ]).slice(2)} = 0$; the numbers make $${joined([
          [lead * a ** 3, ""],
          [q * a, ""],
          [last, ""],
        ])} = ${-k * a * a || 0}$, ${solving(a * a, k * a * a, k, "k")}.`,
      ],
    });
  },
);

const symmetric = family(
  "symmetric-functions-of-roots",
  about("Use sums and products of the roots of a quadratic equation", "medium", "SS2", 10),
  (draw) => {
    const [a, b, c] = [draw.int(1, 3), draw.int(-9, 9), draw.int(-9, 9)];
    if (b === 0 || c === 0 || b * b - 4 * a * c <= 0) return null;
    const [s, p] = [fraction(-b, a), fraction(c, a)];
    const kind = draw.pick(["squares", "reciprocals", "difference"] as const);
    const squares = fraction(b * b - 2 * a * c, a * a);
    const reciprocals = fraction(-b, c);
    const difference = fraction(b * b - 4 * a * c, a * a);
    const asked = {
      squares: ["\\alpha^2 + \\beta^2", squares, "(\\alpha + \\beta)^2 - 2\\alpha\\beta"],
      reciprocals: [
        "\\dfrac{1}{\\alpha} + \\dfrac{1}{\\beta}",
        reciprocals,
        "\\dfrac{\\alpha + \\beta}{\\alpha\\beta}",
      ],
      difference: ["(\\alpha - \\beta)^2", difference, "(\\alpha + \\beta)^2 - 4\\alpha\\beta"],
    } as const;
    const [shown, key, identity] = asked[kind];
    const [sumOfRoots, productOfRoots] = [s, p].map((n) =>
      n.d === 1 ? `(${fractionTex(n)})` : `\\left(${fractionTex(n)}\\right)`,
    );
    const filled = {
      squares: `${sumOfRoots}^2 - 2${productOfRoots}`,
      reciprocals: `${sumOfRoots} \\div ${productOfRoots}`,
      difference: `${sumOfRoots}^2 - 4${productOfRoots}`,
    }[kind];
    const times = kind === "squares" ? 2 : 4;
    const taken = fraction(times * c, a);
    const between =
      kind !== "reciprocals"
        ? sameDenominator(fraction(b * b, a * a), taken)
        : p.d > 1
          ? `${sumOfRoots} \\times \\left(${fractionTex(fraction(a, c))}\\right)`
          : "";
    const slips: (readonly [Fraction, string])[] =
      kind === "reciprocals"
        ? [
            [fraction(b, c), "took $\\dfrac{b}{a}$ for the sum of the roots"],
            [fraction(-c, b), "turned the fraction over"],
            [
              fraction(a, -b),
              Math.abs(b) === a ? "gave the sum of the roots" : "took the reciprocal of the sum of the roots",
            ],
            [fraction(-b, a), "gave the sum of the roots"],
            [fraction(-b, a * c), "divided the sum of the roots by $c$ instead of by $\\dfrac{c}{a}$"],
            [fraction(c, a), "gave the product of the roots"],
          ]
        : [
            [
              kind === "squares" ? fraction(b * b + 2 * a * c, a * a) : fraction(b * b + 4 * a * c, a * a),
              `added $${times}\\alpha\\beta$ instead of subtracting it`,
            ],
            [fraction(b * b, a * a), `squared the sum of the roots and forgot $${times}\\alpha\\beta$`],
            [
              kind === "squares" ? difference : squares,
              `subtracted $${6 - times}\\alpha\\beta$ instead of $${times}\\alpha\\beta$`,
            ],
            [fraction(b * b - a * c, a * a), `subtracted $\\alpha\\beta$ only once instead of $${times}\\alpha\\beta$`],
            [fraction(-b, a), "gave the sum of the roots"],
          ];
    return pose<Fraction>(draw, {
      ask: [
        `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([a, b, c])} = 0$, find the value of $${shown}$.`,
        `The roots of the equation $${polynomial([a, b, c])} = 0$ are $\\alpha$ and $\\beta$. Evaluate $${shown}$.`,
        `Given that $\\alpha$ and $\\beta$ are the roots of $${polynomial([a, b, c])} = 0$, what is $${shown}$?`,
      ],
      right: key,
      write: fractionText,
      slips,
      working: [
        `For $ax^2 + bx + c = 0$: $\\alpha + \\beta = -\\dfrac{b}{a} = ${b < 0 ? `-\\dfrac{(${b})}{${a}}` : `-\\dfrac{${b}}{${a}}`}${b > 0 && s.d === a && a > 1 ? "" : ` = ${fractionTex(s)}`}$ and $\\alpha\\beta = \\dfrac{c}{a} = \\dfrac{${c}}{${a}}${c > 0 && p.d === a && a > 1 ? "" : ` = ${fractionTex(p)}`}$.`,
        `Express what is asked by these two: $${shown} = ${identity}$.`,
        `Substitute: $${filled}${between ? ` = ${between}` : ""} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const partial = family(
  "partial-fractions",
  about("Resolve rational functions into partial fractions", "medium", "SS2", 9),
  (draw) => {
    const [a, b] = [draw.int(-4, 5), draw.int(-4, 5)];
    const [p, q] = [draw.pick([-3, -2, -1, 1, 2, 3, 4]), draw.pick([-3, -2, 1, 2, 3, 4, 5])];
    if (a === 0 || b === 0 || a === b || p === q || p === -q) return null;
    const top = linear(p + q, -p * b - q * a);
    if (-p * b - q * a === 0) return null;
    const shown = `\\dfrac{${top}}{(${linear(1, -a)})(${linear(1, -b)})}`;
    const lostSign = (which: string, letter: string, at: number, other: number) =>
      Math.abs(at - other) === 1
        ? `took $${letter}(${at} - ${operand(other)})$ as $${at > other ? "-" : ""}${letter}$`
        : `divided by $${other - at}$ instead of $${at - other}$ for the ${which} numerator`;
    const write = ([m, n]: readonly [number, number]) =>
      inTex(
        `${m < 0 ? "-" : ""}\\dfrac{${Math.abs(m)}}{${linear(1, -a)}} ${n < 0 ? "-" : "+"} \\dfrac{${Math.abs(n)}}{${linear(1, -b)}}`,
      );
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Express $${shown}$ in partial fractions.`,
        `Resolve $${shown}$ into partial fractions.`,
        `Which sum of partial fractions is equal to $${shown}$?`,
        `Write $${shown}$ as the sum of two partial fractions.`,
      ],
      right: [p, q],
      write,
      slips: [
        [[q, p], "exchanged the two numerators"],
        [[p, -q], lostSign("second", "B", b, a)],
        [[-p, q], lostSign("first", "A", a, b)],
        [[-p, -q], "took both differences of the roots the wrong way round"],
      ],
      working: [
        `Let the numerators be $A$ and $B$. Clearing fractions, $${top} = A(${linear(1, -b)}) + B(${linear(1, -a)})$.`,
        `Put $x = ${a}$: $${linear(p + q, -p * b - q * a).replace("x", `(${a})`)} = A(${a} - ${operand(b)})$, ${a - b === 1 ? "so " : `$${p * (a - b)} = ${joined([[a - b, "A"]])}$ and `}$A = ${p}$.`,
        `Put $x = ${b}$: $${linear(p + q, -p * b - q * a).replace("x", `(${b})`)} = B(${b} - ${operand(a)})$, ${b - a === 1 ? "so " : `$${q * (b - a)} = ${joined([[b - a, "B"]])}$ and `}$B = ${q}$.`,
        `The result is ${write([p, q])}.`,
      ],
    });
  },
);

const equalRoots = family(
  "equal-roots",
  about("Use the discriminant of a quadratic equation", "easy", "SS1", 8),
  (draw) => {
    const [a, h] = [draw.pick([1, 1, 2, 3, 4, 5]), draw.int(2, 9)];
    const [b, k] = [2 * a * h, a * h * h];
    const sign = draw.pick([1, -1]);
    const equation = `${joined([
      [a, "x^2"],
      [sign * b, "x"],
    ])} + k = 0`;
    return pose(draw, {
      ask: [
        `For what value of $k$ does the equation $${equation}$ have equal roots?`,
        `Find $k$ if the equation $${equation}$ has equal roots.`,
        `If $${equation}$ has equal roots, what is the value of $k$?`,
        `The roots of $${equation}$ are equal. Find the value of the constant $k$.`,
      ],
      right: k,
      write: integer,
      slips: [
        [-k, "set $b^2 + 4ac$ equal to zero instead of $b^2 - 4ac$"],
        [b * b, "gave $b^2$ without dividing by $4a$"],
        [h, sign < 0 ? "gave the equal root instead of k" : "gave the equal root, without its sign, instead of k"],
        [h * h, "divided by $4a^2$ instead of $4a$"],
        [k * 2, "divided by $2a$ instead of $4a$"],
        [k + a, "made an error in the division"],
      ],
      check: (v) => `With $k = ${tex(v)}$ the discriminant is $${tex(b * b)} - ${tex(4 * a * v)}$, which is not zero.`,
      working: [
        `Equal roots need $b^2 - 4ac = 0$, with $a = ${a}$, $b = ${sign * b}$ and $c = k$.`,
        `Then $(${sign * b})^2 = 4 \\times ${a} \\times k$, that is $${tex(b * b)} = ${4 * a}k$.`,
        `So $k = \\dfrac{${tex(b * b)}}{${4 * a}} = ${tex(k)}$.`,
      ],
    });
  },
);

export const polynomials = [remainder, factorUnknown, symmetric, partial, equalRoots];
