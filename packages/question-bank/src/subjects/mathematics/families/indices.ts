import { family } from "../../../authoring.ts";
import { fraction, gcd } from "../exact.ts";
import { frac, fractionTex, fractionText, integer } from "../number-text.ts";
import { joined, multiplied, operand, solving, upsideDown, wrongSign } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("indices");

const evaluatePower = family(
  "evaluate-fractional-index",
  about("Evaluate numbers with negative and fractional indices", "medium", "SS1", 14),
  (draw) => {
    const q = draw.pick([2, 3, 3, 4]);
    const p = draw.pick([1, 2, 3].filter((k) => k !== q && gcd(k, q) === 1));
    const [a, b] = [draw.int(1, q === 4 ? 3 : 5), draw.int(2, q === 4 ? 4 : 6)];
    if (gcd(a, b) > 1 || (a > 1 && b ** q > 700)) return null;
    const root = fraction(a, b);
    const base = a === 1 ? String(b ** q) : `\\left(${frac(a ** q, b ** q)}\\right)`;
    const negative = a !== 1 && draw.chance(0.5);
    const shown = a === 1 ? fraction(b, 1) : root;
    const sign = a === 1 ? "-" : negative ? "-" : "";
    const flip = sign === "-";
    const key = flip ? fraction(shown.d ** p, shown.n ** p) : fraction(shown.n ** p, shown.d ** p);
    const expression = `${base}^{${sign}\\frac{${p}}{${q}}}`;
    return pose(draw, {
      ask: [
        `Evaluate $${expression}$.`,
        `Find the value of $${expression}$.`,
        `Simplify $${expression}$ without using tables or a calculator.`,
      ],
      right: key,
      write: (f) => (f.n > 0 && f.d < 2000 && f.n < 2000 ? fractionText(f) : null),
      slips: [
        [
          fraction(key.d, key.n),
          flip ? "ignored the negative sign of the index" : "inverted the fraction for no reason",
        ],
        [
          fraction(-key.d, key.n),
          flip
            ? "made the answer negative instead of taking the reciprocal"
            : "turned the answer upside down and made it negative",
        ],
        [flip ? fraction(shown.d, shown.n) : shown, "took the root but did not raise it to the power"],
        [
          fraction(flip ? shown.d ** q : shown.n ** q, flip ? shown.n ** q : shown.d ** q),
          flip ? "turned the base upside down but ignored the fraction in the index" : "ignored the fractional index",
        ],
        [fraction(key.n * p, key.d * q), `multiplied the result by $\\frac{${p}}{${q}}$ as well`],
        [fraction(key.n ** 2, key.d ** 2), "squared the answer as well"],
        [fraction(key.n * p, key.d), `multiplied the result by ${p}, the numerator of the index`],
        [fraction(key.n, key.d * 2), "doubled the denominator"],
      ],
      working: [
        `The index $\\frac{${p}}{${q}}$ means: take the ${q === 2 ? "square" : q === 3 ? "cube" : "fourth"} root${p > 1 ? `, then the power ${p}` : ""}.${flip ? " The minus sign means the reciprocal." : ""}`,
        `The root of the base is $${fractionTex(shown)}$, because $${shown.d === 1 ? shown.n : `\\left(${fractionTex(shown)}\\right)`}^{${q}} = ${fractionTex(fraction(shown.n ** q, shown.d ** q))}$.`,
        ...(p > 1
          ? [
              `$${shown.d === 1 ? shown.n : `\\left(${fractionTex(shown)}\\right)`}^{${p}} = ${fractionTex(fraction(shown.n ** p, shown.d ** p))}$.`,
            ]
          : []),
        flip ? `Its reciprocal is $${fractionTex(key)}$.` : `So the value is $${fractionTex(key)}$.`,
      ],
    });
  },
);

const simplifyPowers = family(
  "simplify-powers",
  about("Apply the laws of indices to algebraic expressions", "easy", "SS1"),
  (draw) => {
    const [k, m, n] = [draw.int(2, 9), draw.int(2, 6), draw.int(2, 6)];
    const [a, b, c] = [draw.int(3, 9), draw.int(2, 7), draw.int(2, 6)];
    const letter = draw.pick(["x", "y", "p", "a", "m"]);
    if (a + b <= c || (k * m) % n !== 0 || k === n || m === n) return null;
    const front = (k * m) / n;
    const expression = frac(`${k}${letter}^{${a}} \\times ${m}${letter}^{${b}}`, `${n}${letter}^{${c}}`);
    const write = ([f, e]: readonly [number, number]) =>
      Number.isInteger(f) && f > 1 && e > 1 ? `$${f}${letter}^{${e}}$` : null;
    const forgot = "forgot to subtract the index of the denominator";
    return pose(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Express $${expression}$ in its simplest form.`,
        `Which expression is equal to $${expression}$?`,
      ],
      right: [front, a + b - c] as const,
      write,
      slips: [
        [
          [front, a * b - c],
          `multiplied the indices instead of adding them${a * b - c === a + b ? `, or ${forgot}` : ""}`,
        ],
        [[front, a + b + c], "added all the indices"],
        [[k + m - n, a + b - c], "added and subtracted the coefficients"],
        [
          [front, Math.abs(a - b) + c],
          Math.abs(a - b) + c === a + b
            ? forgot
            : "subtracted where the indices should be added and added where they should be subtracted",
        ],
        [[k * m, a + b - c], "left out the division of the coefficients"],
        [[front, a + b], forgot],
      ],
      working: [
        `Coefficients: $${k} \\times ${m} \\div ${n} = ${front}$.`,
        `Indices are added in a product and subtracted in a quotient: $${a} + ${b} - ${c} = ${a + b - c}$.`,
        `The result is $${front}${letter}^{${a + b - c}}$.`,
      ],
    });
  },
);

const exponentialEquation = family(
  "exponential-equation",
  about("Solve simple equations with the unknown in the index", "medium", "SS1", 14),
  (draw) => {
    const base = draw.pick([2, 3, 5]);
    const most = base === 2 ? 5 : base === 3 ? 4 : 3;
    const [p, q] = [draw.int(1, most), draw.int(1, most)];
    const [b, d] = [draw.int(-4, 5), draw.int(-4, 5)];
    // p(ax + b) = q(cx + d). In the simple form, the right side has no x.
    const [a, c] = [draw.int(1, 3), draw.pick([0, 1, 2])];
    const lhs = p * a - q * c;
    const key = fraction(q * d - p * b, lhs);
    if (
      lhs === 0 ||
      (c === 0 && d === 1) ||
      p === q ||
      b === 0 ||
      d === 0 ||
      key.d > 5 ||
      Math.abs(key.n) > 24 ||
      key.n === 0
    )
      return null;
    const leftIndex = joined([
      [a, "x"],
      [b, ""],
    ]);
    const rightIndex = joined([
      [c, "x"],
      [d, ""],
    ]);
    const equation = `${base ** p}^{${leftIndex}} = ${base ** q}^{${rightIndex}}`;
    const same = fraction(d - b, a - c);
    return pose(draw, {
      ask: [
        `Solve for $x$: $${equation}$.`,
        `If $${equation}$, find $x$.`,
        `Find the value of $x$ that satisfies $${equation}$.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [same, "equated the indices without first making the bases equal"],
        [fraction(-key.n, key.d), wrongSign(lhs, q * d - p * b)],
        [fraction(q * d + p * b, lhs), "moved the number of the left index without changing its sign"],
        [fraction(d - p * b, p * a - c), "changed the base on the left side only"],
        [fraction(q * d - b, p * a - q * c), "multiplied only the first term of the left index by the power"],
        [fraction(key.d, key.n), upsideDown(lhs)],
        [fraction(key.n + key.d, key.d), "made an error of one at the end"],
      ],
      check: (x) =>
        `With $x = ${fractionTex(x)}$ the index of ${base} is $${fractionTex(fraction(p * (a * x.n + b * x.d), x.d))}$ on the left and $${fractionTex(fraction(q * (c * x.n + d * x.d), x.d))}$ on the right.`,
      working: [
        `Write both sides with base ${base}: $${base ** p} = ${base}^{${p}}$ and $${base ** q} = ${base}^{${q}}$.`,
        `The indices must be equal: $${multiplied(p, leftIndex)} = ${c === 0 && q > 1 ? `${q} \\times ${operand(d)}` : multiplied(q, rightIndex)}$, that is $${joined(
          [
            [p * a, "x"],
            [p * b, ""],
          ],
        )} = ${joined([
          [q * c, "x"],
          [q * d, ""],
        ])}$.`,
        `Collect the terms: $${joined([
          [p * a, "x"],
          [-q * c, "x"],
        ])} = ${q * d} - ${operand(p * b)}$, ${solving(lhs, q * d - p * b, fractionTex(key))}.`,
      ],
    });
  },
);

const commonPower = family(
  "common-power-factor",
  about("Simplify sums of powers by taking out a common power", "hard", "SS2"),
  (draw) => {
    const base = draw.pick([2, 3, 5]);
    const [high, low, bottom] = [draw.int(2, 4), draw.int(0, 1), draw.int(0, 2)];
    const k = draw.int(1, 3);
    const add = draw.chance(0.5);
    const tail = k * base ** low;
    const top = add ? base ** high + tail : base ** high - tail;
    const key = fraction(top, base ** bottom);
    if (base === 5 && high === 4) return null;
    const power = (e: number) => `${base}^{n${e ? ` + ${e}` : ""}}`;
    const sign = add ? "+" : "-";
    const second = `${k === 1 ? "" : `${k} \\times `}${power(low)}`;
    const expression = frac(`${power(high)} ${sign} ${second}`, power(bottom));
    return pose(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Find the value of $${expression}$.`,
        `Evaluate $${expression}$, where $n$ is a positive integer.`,
      ],
      right: key,
      write: (f) => (f.n > 0 ? fractionText(f) : null),
      slips: [
        [
          fraction(add ? base ** high - tail : base ** high + tail, base ** bottom),
          "changed the sign between the terms",
        ],
        [fraction(base ** high, base ** bottom), "left out the second term"],
        [fraction(top), `divided by $${power(0)}$ instead of $${power(bottom)}$`],
        [
          fraction(high + (add ? 1 : -1) * k * (low || 1), bottom || 1),
          `put the index in the place of the power, as ${high} for $${base}^{${high}}$`,
        ],
        [
          fraction(add ? base ** high + k : base ** high - k, base ** bottom),
          `took $${power(low)}$ in the second term as $${power(0)}$`,
        ],
        [fraction(top * base, base ** bottom), `left one factor of ${base} uncancelled`],
        [fraction(top, base ** (bottom + 1)), `cancelled one factor of ${base} too many`],
      ],
      working: [
        `Split every power, as in $${power(high)} = ${base}^n \\times ${base}^{${high}} = ${base}^n \\times ${base ** high}$.`,
        `The numerator is $${base}^n(${base ** high} ${sign} ${tail}) = ${top} \\times ${base}^n$ and the denominator is $${bottom ? `${base ** bottom} \\times ` : ""}${base}^n$.`,
        `$${base}^n$ cancels and leaves $${bottom ? `${top} \\div ${base ** bottom} = ` : ""}${fractionTex(key)}$, so the value is $${fractionTex(key)}$.`,
      ],
    });
  },
);

const powerOfPower = family(
  "power-of-a-product",
  about("Apply the laws of indices to algebraic expressions", "easy", "SS1"),
  (draw) => {
    const [k, a, b, n] = [draw.int(2, 5), draw.int(2, 6), draw.int(1, 5), draw.pick([2, 3, 4])];
    const negative = draw.chance(0.4);
    if (k ** n > 300 || a === b) return null;
    const write = ([f, x, y]: readonly [number, number, number]) => inTex(`${f}x^{${x}}y${y === 1 ? "" : `^{${y}}`}`);
    const coefficient = negative ? -k : k;
    const expression = `(${coefficient}x^{${a}}y^{${b}})^{${n}}`.replace("y^{1}", "y");
    const front = coefficient ** n;
    const raised = [[front, a ** n, b ** n], "raised the indices themselves to the power"] as const;
    return pose(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Remove the brackets from $${expression}$.`,
        `Express $${expression}$ without brackets.`,
      ],
      right: [front, a * n, b * n] as const,
      write,
      slips: [
        [[coefficient, a * n, b * n], "did not raise the coefficient to the power"],
        [[coefficient * n, a * n, b * n], "multiplied the coefficient by the index"],
        [[front, a + n, b + n], "added the indices instead of multiplying them"],
        ...(negative || a ** n > 100 ? [] : [raised]),
        [[-front, a * n, b * n], "gave the coefficient the wrong sign"],
        raised,
      ],
      working: [
        `Every factor is raised to the power ${n}: $${negative ? `(${coefficient})` : k}^{${n}} = ${integer(front)?.slice(1, -1)}$.`,
        `A power of a power multiplies the indices: $(x^{${a}})^{${n}} = x^{${a} \\times ${n}} = x^{${a * n}}$ and ${b === 1 ? `$y$ becomes $y^{${n}}$` : `$(y^{${b}})^{${n}} = y^{${b} \\times ${n}} = y^{${b * n}}$`}.`,
        `So the answer is ${write([front, a * n, b * n])}.`,
      ],
    });
  },
);

export const indices = [evaluatePower, simplifyPowers, exponentialEquation, commonPower, powerOfPower];
