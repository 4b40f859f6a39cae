import { family } from "../../../authoring.ts";
import { combinations, type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionText, integer } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial } from "../../mathematics/polynomial-text.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("sequences-and-binomial");
const ordinal = (n: number) => `${n}${n === 2 ? "nd" : n === 3 ? "rd" : "th"}`;

const sumFromTwoTerms = family(
  "linear-sequence-sum",
  about("Find terms and sums of linear sequences", "medium", "SS2", 9),
  (draw) => {
    const [a, d] = [draw.int(-8, 20), draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6, 7])];
    const [m, n, r] = [draw.int(2, 6), draw.int(7, 14), draw.pick([10, 12, 15, 16, 20, 25, 30])];
    const term = (k: number) => a + (k - 1) * d;
    const sum = (r * (2 * a + (r - 1) * d)) / 2;
    if (a === 0) return null;
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
        [(r * (2 * a + r * d)) / 2, "used n instead of n − 1"],
        [term(r), `gave the ${ordinal(r)} term`],
        [r * (2 * a + (r - 1) * d), "forgot to halve"],
        [(r * (a + (r - 1) * d)) / 2, "did not double the first term"],
        [sum - term(r), "left out the last term"],
        [sum + d, "made an error in the addition"],
      ],
      working: `The difference of the terms is $${n - m}d = ${term(n) - term(m)}$, so $d = ${d}$ and $a = ${a}$. Then $S_{${r}} = \\dfrac{${r}}{2}[2${a < 0 ? `(${a})` : ` \\times ${a}`} + ${r - 1} \\times ${operand(d)}] = ${integer(sum)!.slice(1, -1)}$.`,
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
        [fraction(a * q, q + p), "added the ratio to 1 instead of subtracting"],
        [fraction(a * q, p), "divided by the common ratio"],
        [fraction(a * (q - p), q), "multiplied by 1 − r"],
        [fraction(a * p, q), "gave the second term"],
        [fraction(a * p, q - p), "left out the first term"],
      ],
      working: `$S_\\infty = \\dfrac{a}{1 - r}$ with $a = ${a}$ and $1 - r = ${fractionText(fraction(q - p, q))!.slice(1, -1)}$ gives ${fractionText(key)}.`,
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
        [total(k + 1) - total(k), "took the next term"],
        [key - q, "dropped the linear term"],
        [key + p, "made an error in squaring"],
        [total(k) / 2, "halved the sum"],
      ],
      working: `The ${ordinal(k)} term is $S_{${k}} - S_{${k - 1}} = ${total(k)} - ${operand(total(k - 1))} = ${key}$.`,
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
        [combinations(n, r) * a ** (n - r) * b, "did not raise the coefficient of x to the power"],
        [-key, "got the sign wrong"],
        [combinations(n, r), "left out the powers of the numbers in the bracket"],
        [combinations(n, r) * b ** r, "left out the power of the first number"],
        [combinations(n, r - 1) * a ** (n - r + 1) * b ** (r - 1), "took the term before"],
        [a ** (n - r) * b ** r, "left out the binomial coefficient"],
      ],
      working: `The term is $^{${n}}C_{${r}} \\times ${a}^{${n - r}} \\times ${operand(b)}^{${r}} x^{${r}}$, and $${combinations(n, r)} \\times ${a ** (n - r)} \\times ${operand(b ** r)} = ${integer(key)!.slice(1, -1)}$.`,
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
        [combinations(n, r), "left out the power of the second number"],
        [-key, "got the sign wrong"],
        [combinations(n, r - 1) * k ** (r - 1), "took the term before"],
        [combinations(n, r) * k, "did not raise the second number to the power"],
        [combinations(n, r + 1) * k ** (r + 1), "took the term after"],
        [k ** r, "left out the binomial coefficient"],
        [r, "gave the number of the term"],
      ],
      working: `In the term $^{${n}}C_r (${power(p)})^{${n} - r}\\left(\\dfrac{${k}}{${power(q)}}\\right)^r$ the power of $x$ is $${p * n} - ${p + q}r$, which is zero for $r = ${r}$. The term is $${combinations(n, r)} \\times ${operand(k ** r)} = ${integer(key)!.slice(1, -1)}$.`,
    });
  },
);

export const sequencesAndBinomial = [sumFromTwoTerms, sumToInfinity, termFromSum, binomialCoefficient, independentTerm];
