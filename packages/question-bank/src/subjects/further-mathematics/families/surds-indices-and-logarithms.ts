import { family } from "../../../authoring.ts";
import { fraction } from "../../mathematics/exact.ts";
import { fractionText, integer, tex } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial, solving } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("surds-indices-and-logarithms");

const surd = (p: number, q: number, n: number) =>
  joined([
    [p, ""],
    [q, `\\sqrt{${n}}`],
  ]);

const rationalise = family(
  "rationalise-binomial",
  about("Simplify and rationalise surds", "medium", "SS1", 9),
  (draw) => {
    const n = draw.pick([2, 3, 5, 6, 7]);
    const [m, k, r, s] = [draw.int(-3, 5), draw.pick([-3, -2, -1, 1, 2, 3]), draw.int(1, 5), draw.pick([-2, -1, 1, 2])];
    if (m === 0) return null;
    const [p, q] = [m * r + k * s * n, m * s + k * r];
    const norm = r * r - s * s * n;
    const root = `\\sqrt{${n}}`;
    if (p === 0 || q === 0 || Math.abs(norm) === 1 || Math.abs(p) > 60) return null;
    const shown = `\\dfrac{${surd(p, q, n)}}{${surd(r, s, n)}}`;
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Express $${shown}$ in the form $p + q\\sqrt{${n}}$.`,
        `Rationalise the denominator of $${shown}$ and simplify.`,
        `Simplify $${shown}$, leaving no surd in the denominator.`,
        `Write $${shown}$ with a rational denominator in its simplest form.`,
      ],
      right: [m, k],
      write: ([a, b]) => (a === 0 || b === 0 ? null : inTex(surd(a, b, n))),
      slips: [
        [[m, -k], "got the sign of the surd wrong"],
        [[-m, -k], `took the new denominator as $${-norm}$ instead of $${norm}$`],
        [[m * norm, k * norm], "did not divide by the new denominator"],
        [[-m, k], "got the sign of the rational part wrong"],
        [[k, m], "exchanged the rational part and the coefficient of the surd"],
      ],
      working: [
        `Multiply top and bottom by the conjugate of the denominator, $${surd(r, -s, n)}$.`,
        `Bottom: $(${r})^2 - (${s === 1 ? "" : s === -1 ? "-" : s}\\sqrt{${n}})^2 = ${r * r} - ${s * s * n} = ${norm}$.`,
        `Top: $(${surd(p, q, n)})(${surd(r, -s, n)}) = ${joined([
          [p * r, ""],
          [-p * s, root],
          [q * r, root],
          [-q * s * n, ""],
        ])} = ${surd(m * norm, k * norm, n)}$.`,
        `Divide both parts by $${norm}$: the result is $${surd(m, k, n)}$.`,
      ],
    });
  },
);

const exponentialQuadratic = family(
  "exponential-quadratic",
  about("Solve equations in indices", "hard", "SS1", 8),
  (draw) => {
    const base = draw.pick([2, 3, 5]);
    const [p, q] = [draw.int(0, 3), draw.int(1, base === 2 ? 5 : 3)];
    if (p >= q) return null;
    const [u, v] = [base ** p, base ** q];
    const equation = `${base}^{2x} - ${tex(u + v)}(${base}^x) + ${tex(u * v)} = 0`;
    const write = ([a, b]: readonly [number, number]) =>
      a === b ? null : `$x = ${tex(Math.min(a, b))}$ or $x = ${tex(Math.max(a, b))}$`;
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Solve the equation $${equation}$.`,
        `Find the values of $x$ for which $${equation}$.`,
        `What are the roots of the equation $${equation}$?`,
        `Given that $${equation}$, find the two possible values of $x$.`,
      ],
      right: [p, q],
      write,
      slips: [
        [[u, v], `gave the values of ${base} to the power x instead of x`],
        [[-q, -p], p === 0 ? `changed the sign of the root ${q}` : "changed the signs of the roots"],
        [[p + 1, q + 1], "read each index one too high"],
        [[-p, q], "changed the sign of one root"],
        [[p, q + 1], `took $${tex(v)}$ as $${base}^{${q + 1}}$`],
        [[p + 1, q + 2], "miscounted the powers"],
      ],
      working: [
        `Let $y = ${base}^x$; then $${base}^{2x} = y^2$ and $y^2 - ${tex(u + v)}y + ${tex(u * v)} = 0$.`,
        `The numbers $-${u}$ and $-${tex(v)}$ have product $${tex(u * v)}$ and sum $-${tex(u + v)}$, so $(y - ${u})(y - ${tex(v)}) = 0$ and $y = ${u}$ or $y = ${tex(v)}$.`,
        `Go back to $x$: $${base}^x = ${u} = ${base}^{${p}}$ or $${base}^x = ${tex(v)} = ${base}^{${q}}$, hence ${write([p, q])}.`,
      ],
    });
  },
);

const indexEquation = family("index-equation", about("Solve equations in indices", "easy", "SS1", 8), (draw) => {
  const base = draw.pick([2, 3, 5]);
  const [m, n] = [draw.int(1, base === 2 ? 5 : 3), draw.int(1, base === 2 ? 5 : 3)];
  const [p, q] = [draw.int(-4, 6), draw.int(-4, 6)];
  if (m === n || p === 0 || q === 0) return null;
  const x = (n * q - m * p) / (m - n);
  if (!Number.isInteger(x) || Math.abs(x) > 20) return null;
  const side = (k: number, c: number) =>
    `${base ** k}^{${joined([
      [1, "x"],
      [c, ""],
    ])}}`;
  const index = (k: number, c: number) => `${k === 1 ? "" : k}(x ${c < 0 ? "-" : "+"} ${Math.abs(c)})`;
  const line = (k: number, c: number) =>
    joined([
      [k, "x"],
      [c, ""],
    ]);
  const equation = `${side(m, p)} = ${side(n, q)}`;
  return pose(draw, {
    ask: [
      `Solve for $x$: $${equation}$.`,
      `If $${equation}$, find the value of $x$.`,
      `Find the value of $x$ which satisfies $${equation}$.`,
      `Given that $${equation}$, what is $x$?`,
    ],
    right: x,
    write: integer,
    slips: [
      [-x, "lost a sign when collecting terms"],
      [(q - p) / (m - n), "multiplied only x, not the constant, by the power of the base"],
      [(n * q + m * p) / (m - n), "moved a constant across the equals sign without changing its sign"],
      [q - p, "subtracted the constants in the indices and forgot the bases"],
      [x + 1, "made an error in collecting terms"],
      [x - 2, "made an error in the arithmetic"],
    ],
    check: (v) =>
      `With $x = ${v}$ the indices in base ${base} are $${m * (v + p)}$ and $${n * (v + q)}$, which differ.`,
    working: [
      `Write both sides in base ${base}: $${base ** m} = ${base}^{${m}}$ and $${base ** n} = ${base}^{${n}}$.`,
      `Equal powers of one base have equal indices: $${index(m, p)} = ${index(n, q)}$, that is $${line(m, m * p)} = ${line(n, n * q)}$.`,
      `Collect the terms in $x$ and the numbers: $${joined([
        [m, "x"],
        [-n, "x"],
      ])} = ${n * q} - ${operand(m * p)}$, ${solving(m - n, n * q - m * p, x)}.`,
    ],
  });
});

const logEquation = family("logarithmic-equation", about("Apply the laws of logarithms", "hard", "SS1", 8), (draw) => {
  const base = draw.pick([2, 3, 5]);
  const [i, j] = [draw.int(1, base === 2 ? 5 : 3), draw.int(0, base === 2 ? 4 : 2)];
  const x = draw.int(2, 30);
  const [p, q] = [base ** i - x, base ** j - x];
  if (i <= j || p === 0 || q === 0 || Math.abs(p) > 30) return null;
  const log = (c: number) =>
    `\\log_{${base}}(${joined([
      [1, "x"],
      [c, ""],
    ])})`;
  const bracket = (c: number) =>
    `(${joined([
      [1, "x"],
      [c, ""],
    ])})`;
  const power = base ** (i + j);
  const other = -(p + q) - x;
  const equation = `${log(p)} + ${log(q)} = ${i + j}`;
  return pose(draw, {
    ask: [
      `Solve the equation $${equation}$.`,
      `Find the value of $x$ if $${equation}$.`,
      `Given that $${equation}$, find $x$.`,
      `For what value of $x$ is $${equation}$?`,
    ],
    right: x,
    write: integer,
    slips: [
      [-(p + q) - x, "kept the root for which the logarithms do not exist"],
      [(base ** (i + j) - p - q) / 2, "added the brackets instead of multiplying them"],
      [x + 1, "made an error in factorising"],
      [x - 1, "made an error in a factor of the quadratic"],
      [base ** (i + j), "gave the number whose logarithm stands on the right"],
      [i + j, "gave the right-hand side"],
    ],
    check: (v) => `With $x = ${v}$ the product of the brackets is $${(v + p) * (v + q)}$, not $${power}$.`,
    working: [
      `A sum of logarithms is the logarithm of the product, and a logarithm is the index of its base: $${bracket(p)}${bracket(q)} = ${base}^{${i + j}} = ${tex(power)}$.`,
      `Expand: $${polynomial([1, p + q, p * q])} = ${tex(power)}$, so $${polynomial([1, p + q, p * q - power])} = 0$, that is $${bracket(-x)}${bracket(-other)} = 0$.`,
      `So $x = ${x}$ or $x = ${other}$.`,
      `A logarithm needs a positive number, and only $x = ${x}$ makes both brackets positive: the answer is $${x}$.`,
    ],
  });
});

const logOfPower = family(
  "logarithm-in-related-base",
  about("Apply the laws of logarithms", "easy", "SS1", 8),
  (draw) => {
    const root = draw.pick([2, 3, 5]);
    const [m, n] = [draw.int(2, root === 2 ? 6 : 4), draw.int(1, root === 2 ? 7 : 4)];
    if (n % m === 0 || m % n === 0) return null;
    const shown = `\\log_{${root ** m}} ${tex(root ** n)}`;
    return pose(draw, {
      ask: [
        `Evaluate $${shown}$.`,
        `Find the value of $${shown}$.`,
        `Without using tables, work out $${shown}$.`,
        `What is the value of $${shown}$?`,
      ],
      right: fraction(n, m),
      write: fractionText,
      slips: [
        [fraction(m, n), "turned the fraction over"],
        [fraction(n - m), "subtracted the indices instead of dividing them"],
        [fraction(n * m), "multiplied the indices instead of dividing them"],
        [fraction(root ** n, root ** m), "divided the number by the base"],
        [fraction(n + 1, m), "misread the power in the number"],
      ],
      working: [
        `Let the logarithm be $y$; then $${root ** m}^y = ${tex(root ** n)}$.`,
        `In base ${root}, $${root ** m} = ${root}^{${m}}$ and $${tex(root ** n)} = ${root}^{${n}}$, so $${root}^{${m}y} = ${root}^{${n}}$.`,
        `Equal indices: $${m}y = ${n}$, so $y = ${n} \\div ${m}$: the logarithm is $${fractionText(fraction(n, m))!.slice(1, -1)}$.`,
      ],
    });
  },
);

export const surdsIndicesAndLogarithms = [rationalise, exponentialQuadratic, indexEquation, logEquation, logOfPower];
