import { family } from "../../../authoring.ts";
import { combinations, type Fraction, fraction } from "../../mathematics/exact.ts";
import { choosing, fractionTex, fractionText, integer, tex } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial, valueAt } from "../../mathematics/polynomial-text.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("sequences-and-binomial");
const ordinal = (n: number) => `${n}${n === 2 ? "nd" : n === 3 ? "rd" : "th"}`;

/** How the sign of a power is lost. A positive number has no sign to lose. */
const lostSign = (n: number, power: number, shown = String(n)) => {
  const even = power % 2 === 0;
  if (n > 0)
    return even ? "made it negative, though every factor is positive" : "read the plus sign in the bracket as a minus";
  return even
    ? `kept the minus sign of $${shown}$, though an even power is positive`
    : `lost the minus sign of $${shown}$, though an odd power keeps it`;
};

const sumFromTwoTerms = family(
  "linear-sequence-sum",
  about("Find terms and sums of linear sequences", "medium", "SS2", 9),
  (draw) => {
    const [a, d] = [draw.int(-8, 20), draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6, 7])];
    const [m, n, r] = [draw.int(2, 6), draw.int(7, 14), draw.pick([10, 12, 15, 16, 20, 25, 30])];
    const term = (k: number) => a + (k - 1) * d;
    const sum = (r * (2 * a + (r - 1) * d)) / 2;
    if (a === 0) return null;
    const named = (k: number) =>
      joined([
        [1, "a"],
        [k - 1, "d"],
      ]);
    const given = `${ordinal(m)} and ${ordinal(n)} terms`;
    return pose(draw, {
      ask: [
        `The ${given} of a linear sequence (A.P.) are $${term(m)}$ and $${term(n)}$ respectively. Find the sum of its first ${r} terms.`,
        `In an arithmetic progression the ${given} are $${term(m)}$ and $${term(n)}$ respectively. What is the sum of the first ${r} terms?`,
        `If the ${given} of an A.P. are $${term(m)}$ and $${term(n)}$ respectively, calculate the sum of the first ${r} terms.`,
      ],
      right: sum,
      write: integer,
      slips: [
        [(r * (2 * a + r * d)) / 2, `multiplied d by ${r} instead of ${r - 1}`],
        [term(r), `gave the ${ordinal(r)} term`],
        [r * (2 * a + (r - 1) * d), "forgot to halve the number of terms"],
        [(r * (a + (r - 1) * d)) / 2, "did not double the first term"],
        [sum - term(r), `added only the first ${r - 1} terms`],
        [sum + d, "added the common difference once more at the end"],
      ],
      working: [
        `The $n$th term is $a + (n - 1)d$: $${named(n)} = ${term(n)}$ and $${named(m)} = ${term(m)}$.`,
        `Subtract: $${n - m}d = ${term(n)} - ${operand(term(m))} = ${term(n) - term(m)}$, so $d = ${term(n) - term(m)} \\div ${n - m} = ${d}$; then $a = ${term(m)} - ${m - 1} \\times ${operand(d)} = ${a}$.`,
        `$S_n = \\dfrac{n}{2}[2a + (n - 1)d]$, so $S_{${r}} = \\dfrac{${r}}{2}[2 \\times ${operand(a)} + ${r - 1} \\times ${operand(d)}] = \\dfrac{${r}}{2}[${2 * a} + ${operand((r - 1) * d)}] = ${tex(sum)}$.`,
      ],
    });
  },
);

const sumToInfinity = family(
  "sum-to-infinity",
  about("Find terms and sums of exponential sequences", "easy", "SS2", 8),
  (draw) => {
    const [p, q] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [-1, 2],
      [-1, 3],
      [-2, 3],
    ] as const);
    const a = draw.int(2, 30);
    const ratio = fraction(p, q);
    const key = fraction(a * q, q - p);
    const r = fractionText(ratio)!;
    return pose<Fraction>(draw, {
      ask: [
        `Find the sum to infinity of the exponential sequence (G.P.) whose first term is ${a} and common ratio ${r}.`,
        `A geometric progression has first term ${a} and common ratio ${r}. What is its sum to infinity?`,
        `The first term of a G.P. is ${a} and its common ratio is ${r}. Calculate the sum to infinity.`,
        `What is the sum to infinity of a G.P. with first term ${a} and common ratio ${r}?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(a * q, q + p), "divided by 1 + r instead of 1 − r"],
        [fraction(a * q, p), "divided by r instead of 1 − r"],
        [fraction(a * (q - p), q), "multiplied by 1 − r instead of dividing"],
        [fraction(a * p, q), "gave the second term"],
        [fraction(a * p, q - p), "left the first term out of the sum"],
      ],
      working: [
        `$S_\\infty = \\dfrac{a}{1 - r}$ with $a = ${a}$ and $r = ${fractionTex(ratio)}$.`,
        `$1 - r = 1 ${p < 0 ? "+" : "-"} ${fractionTex(fraction(Math.abs(p), q))} = ${fractionTex(fraction(q - p, q))}$.`,
        `$S_\\infty = ${a} \\div ${fractionTex(fraction(q - p, q))} = ${a} \\times ${fractionTex(fraction(q, q - p))}$, which is ${fractionText(key)}.`,
      ],
    });
  },
);

const termFromSum = family(
  "term-from-sum-formula",
  about("Find terms and sums of linear sequences", "medium", "SS2", 8),
  (draw) => {
    const [p, q, k] = [draw.int(1, 5), draw.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8]), draw.int(4, 12)];
    const total = (n: number) => p * n * n + q * n;
    const formula = polynomial([p, q, 0], "n");
    const key = total(k) - total(k - 1);
    return pose(draw, {
      ask: [
        `The sum of the first $n$ terms of a sequence is $S_n = ${formula}$. Find its ${ordinal(k)} term.`,
        `If $S_n = ${formula}$ is the sum of the first $n$ terms of a series, what is the ${ordinal(k)} term?`,
        `The sum of $n$ terms of a progression is given by $S_n = ${formula}$. Calculate the ${ordinal(k)} term.`,
      ],
      right: key,
      write: integer,
      slips: [
        [total(k), `gave the sum of ${k} terms`],
        [total(k - 1), `gave the sum of ${k - 1} terms`],
        [total(k + 1) - total(k), `subtracted $S_{${k}}$ from $S_{${k + 1}}$, which gives the next term`],
        [key - q, "left the term in n out of both sums"],
        [key + p, `took $${k}^2 - ${k - 1}^2$ as ${2 * k} instead of ${2 * k - 1}`],
        [total(k) / 2, "halved the sum"],
      ],
      working: [
        `The ${ordinal(k)} term is what the last step adds: $S_{${k}} - S_{${k - 1}}$.`,
        `$S_{${k}} = ${valueAt([p, q, 0], k)}$ and $S_{${k - 1}} = ${valueAt([p, q, 0], k - 1)}$.`,
        `The term is $${tex(total(k))} - ${operand(total(k - 1))} = ${key}$.`,
      ],
    });
  },
);

const binomialCoefficient = family(
  "binomial-coefficient",
  about("Expand powers of binomials", "medium", "SS2", 9),
  (draw) => {
    const [a, b, n, r] = [draw.int(1, 3), draw.pick([-3, -2, -1, 1, 2, 3]), draw.int(4, 8), draw.int(2, 5)];
    if (r >= n || (a === 1 && Math.abs(b) === 1)) return null;
    const key = combinations(n, r) * a ** (n - r) * b ** r;
    if (Math.abs(key) > 20_000) return null;
    const shown = `(${joined([
      [a, ""],
      [b, "x"],
    ])})^{${n}}`;
    return pose(draw, {
      ask: [
        `Find the coefficient of $x^{${r}}$ in the expansion of $${shown}$.`,
        `What is the coefficient of $x^{${r}}$ when $${shown}$ is expanded?`,
        `In the binomial expansion of $${shown}$, what is the coefficient of $x^{${r}}$?`,
        `$${shown}$ is expanded in powers of $x$. Calculate the coefficient of $x^{${r}}$.`,
      ],
      right: key,
      write: integer,
      slips: [
        [combinations(n, r) * a ** (n - r) * b, `did not raise $${b}$ to the power ${r}`],
        [-key, lostSign(b, r, b === -1 ? "-x" : undefined)],
        [combinations(n, r), "left out the powers of the numbers in the bracket"],
        [combinations(n, r) * b ** r, `left out the power of the ${a === Math.abs(b) ? "first " : ""}${a}`],
        [
          combinations(n, r - 1) * a ** (n - r + 1) * b ** (r - 1),
          `gave the coefficient of $${r === 2 ? "x" : `x^{${r - 1}}`}$`,
        ],
        [a ** (n - r) * b ** r, "left out the binomial coefficient"],
      ],
      working: [
        `The general term of $(a + b)^n$ is ${"$^nC_r\\,a^{n - r}b^r$"}, so the term in $x^{${r}}$ is $^{${n}}C_{${r}} \\times ${a}^{${n - r}} \\times (${joined([[b, "x"]])})^{${r}}$.`,
        `$${choosing(n, r)}$, $${a}^{${n - r}} = ${tex(a ** (n - r))}$ and $${operand(b)}^{${r}} = ${b ** r}$.`,
        `The coefficient is $${combinations(n, r)} \\times ${tex(a ** (n - r))} \\times ${operand(b ** r)} = ${tex(key)}$.`,
      ],
    });
  },
);

const independentTerm = family(
  "term-independent-of-x",
  about("Expand powers of binomials", "hard", "SS2", 10),
  (draw) => {
    const [p, q, k, n] = [draw.int(1, 3), draw.int(1, 3), draw.pick([-3, -2, -1, 1, 2, 3]), draw.int(4, 10)];
    // The power of x in the term with index r is p(n - r) - qr.
    const r = (p * n) / (p + q);
    if (!Number.isInteger(r) || r < 2 || r > n - 1) return null;
    const key = combinations(n, r) * k ** r;
    if (Math.abs(key) > 20_000) return null;
    const power = (e: number) => (e === 1 ? "x" : `x^{${e}}`);
    const shown = `\\left(${power(p)} ${k < 0 ? "-" : "+"} \\dfrac{${Math.abs(k)}}{${power(q)}}\\right)^{${n}}`;
    return pose(draw, {
      ask: [
        `Find the term independent of $x$ in the expansion of $${shown}$.`,
        `What is the term that does not contain $x$ in the expansion of $${shown}$?`,
        `Calculate the constant term in the binomial expansion of $${shown}$.`,
        `In the expansion of $${shown}$, find the term which is independent of $x$.`,
        `When $${shown}$ is expanded, one term is free of $x$. What is it?`,
      ],
      right: key,
      write: integer,
      slips: [
        [combinations(n, r), k === -1 ? "left out the minus sign" : `left out the power of $${k}$`],
        [-key, lostSign(k, r)],
        [combinations(n, r - 1) * k ** (r - 1), "took the term before the constant one"],
        [combinations(n, r) * k, `did not raise $${k}$ to the power ${r}`],
        [combinations(n, r + 1) * k ** (r + 1), "took the term after the constant one"],
        [k ** r, "left out the binomial coefficient"],
        [r, "gave the value of r instead of the term"],
      ],
      working: [
        `The general term is $^{${n}}C_r (${power(p)})^{${n} - r}\\left(\\dfrac{${k}}{${power(q)}}\\right)^r$.`,
        `The power of $x$ in it is $${p === 1 ? "" : p}(${n} - r) - ${q === 1 ? "" : q}r = ${p * n} - ${p + q}r$, which is zero for $${p + q}r = ${p * n}$, so $r = ${p * n} \\div ${p + q} = ${r}$.`,
        `$${choosing(n, r)}$ and $${operand(k)}^{${r}} = ${tex(k ** r)}$.`,
        `The term is $${combinations(n, r)} \\times ${operand(k ** r)} = ${tex(key)}$.`,
      ],
    });
  },
);

export const sequencesAndBinomial = [sumFromTwoTerms, sumToInfinity, termFromSum, binomialCoefficient, independentTerm];
