import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction } from "../exact.ts";
import { fractionTex, integer } from "../number-text.ts";
import { operand } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("matrices");

type Square = readonly [number, number, number, number];
const grid = (rows: readonly (readonly (number | string)[])[]) =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{pmatrix}`;
const bars = (rows: readonly (readonly (number | string)[])[]) =>
  `\\begin{vmatrix} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{vmatrix}`;
const matrix = ([a, b, c, d]: Square) =>
  grid([
    [a, b],
    [c, d],
  ]);
const det = ([a, b, c, d]: Square) => a * d - b * c;
const product = ([a, b, c, d]: Square, [e, f, g, h]: Square): Square => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];
/** One element of a product. */
const element = (a: number, b: number, c: number, d: number) =>
  `${operand(a)} \\times ${operand(b)} + ${operand(c)} \\times ${operand(d)} = ${a * b} + ${operand(c * d)} = ${a * b + c * d}`;
const scaled = (k: number, m: Square) => m.map((n) => k * n) as unknown as Square;
const write = (m: Square) => (m.every(Number.isFinite) ? inTex(matrix(m)) : null);
const entries = (draw: { int(a: number, b: number): number }): Square => [
  draw.int(-4, 6),
  draw.int(-4, 6),
  draw.int(-4, 6),
  draw.int(-4, 6),
];

const addMatrices = family(
  "combine-matrices",
  { ...about("Add, subtract and scale matrices", "easy", "SS3"), pool: "paper" },
  (draw) => {
    const [p, q] = [entries(draw), entries(draw)];
    const [m, n] = [draw.int(2, 4), draw.pick([-3, -2, -1, 1, 2])];
    const mix = (s: number, t: number) => p.map((x, i) => s * x + t * q[i]!) as unknown as Square;
    const second = `$${Math.abs(n) === 1 ? "" : Math.abs(n)}Q$`;
    const asked = `${m}P ${n < 0 ? "-" : "+"} ${second.slice(1, -1)}`;
    return pose(draw, {
      ask: [
        `If $P = ${matrix(p)}$ and $Q = ${matrix(q)}$, find $${asked}$.`,
        `Given the matrices $P = ${matrix(p)}$ and $Q = ${matrix(q)}$, evaluate $${asked}$.`,
        `Let $P = ${matrix(p)}$ and $Q = ${matrix(q)}$. What is $${asked}$?`,
      ],
      right: mix(m, n),
      write,
      slips: [
        [mix(m, -n), n < 0 ? `added ${second} instead of subtracting it` : `subtracted ${second} instead of adding it`],
        [mix(1, n), `did not multiply $P$ by ${m}`],
        [
          [m * p[0] + n * q[0], p[1] + n * q[1], p[2] + n * q[2], m * p[3] + n * q[3]],
          `multiplied only the leading diagonal of $P$ by ${m}`,
        ],
        [mix(n, m), "swapped $P$ and $Q$"],
        [
          mix(m, Math.abs(n) === 1 ? 2 * n : Math.sign(n)),
          Math.abs(n) === 1 ? "took $Q$ twice" : `did not multiply $Q$ by ${Math.abs(n)}`,
        ],
      ],
      working: [
        `Multiply every element: $${m}P = ${matrix(scaled(m, p))}$${Math.abs(n) === 1 ? "" : ` and $${Math.abs(n)}Q = ${matrix(scaled(Math.abs(n), q))}$`}.`,
        `${n < 0 ? "Subtract" : "Add"} elements in the same place: $${matrix(scaled(m, p))} ${n < 0 ? "-" : "+"} ${matrix(scaled(Math.abs(n), q))}$.`,
        `The result is ${write(mix(m, n))}.`,
      ],
    });
  },
);

const multiplyMatrices = family(
  "multiply-matrices",
  { ...about("Multiply matrices", "medium", "SS3"), pool: "paper" },
  (draw) => {
    const [p, q] = [entries(draw), entries(draw)];
    const key = product(p, q);
    const back = product(q, p);
    return pose(draw, {
      ask: [
        `Find the product $${matrix(p)}${matrix(q)}$.`,
        `If $A = ${matrix(p)}$ and $B = ${matrix(q)}$, find $AB$.`,
        `Evaluate $${matrix(p)} \\times ${matrix(q)}$.`,
      ],
      right: key,
      write,
      slips: [
        [p.map((x, i) => x * q[i]!) as unknown as Square, "multiplied the elements in the same place"],
        [back, "multiplied in the opposite order"],
        [[key[0], key[2], key[1], key[3]], "wrote the rows as columns"],
        [p.map((x, i) => x + q[i]!) as unknown as Square, "added the matrices"],
        [[key[0], key[1], key[2], -key[3]], "made a sign error in the last element"],
      ],
      working: [
        `Multiply rows into columns. First row: $${element(p[0], q[0], p[1], q[2])}$ and $${element(p[0], q[1], p[1], q[3])}$.`,
        `Second row: $${element(p[2], q[0], p[3], q[2])}$ and $${element(p[2], q[1], p[3], q[3])}$.`,
        `The product is ${write(key)}.`,
      ],
    });
  },
);

const determinant = family("determinant-with-unknown", about("Evaluate determinants", "medium", "SS3"), (draw) => {
  const [a, b, c, x] = [draw.int(2, 7), draw.int(-6, 6), draw.int(-6, 7), draw.int(-5, 8)];
  const place = draw.pick([0, 1]);
  if (b === 0 || c === 0 || x === 0) return null;
  const value = place === 0 ? a * x - b * c : b * c - a * x;
  const shown =
    place === 0
      ? bars([
          ["x", b],
          [c, a],
        ])
      : bars([
          [b, "x"],
          [a, c],
        ]);
  const coefficient = place === 0 ? a : -a;
  const constant = place === 0 ? -b * c : b * c;
  return pose(draw, {
    ask: [
      `If $${shown} = ${value}$, find the value of $x$.`,
      `Find $x$, given that $${shown} = ${value}$.`,
      `The determinant $${shown}$ is equal to $${value}$. What is $x$?`,
    ],
    right: x,
    write: integer,
    slips: [
      [(value + constant) / coefficient, "moved the product of the numbers across without changing its sign"],
      [-x, "got the sign wrong in the last step"],
      [(value - constant) / (coefficient === 1 ? 2 : 1), "did not divide by the coefficient of the unknown"],
      [value / coefficient, "left out the product of the numbers"],
      [x + 1, "made an error of one in the division"],
      [x - 2, "made an error in the second product"],
      [x + b, "made an error with an element of the determinant"],
    ],
    check: (v) => `With $x = ${v}$ the determinant is $${coefficient * v + constant}$, not $${value}$.`,
    working: [
      `A 2 × 2 determinant is the product of the leading diagonal minus the product of the other: $${place === 0 ? `x \\times ${a} - ${operand(b)} \\times ${operand(c)}` : `${operand(b)} \\times ${operand(c)} - x \\times ${a}`} = ${value}$.`,
      `$${place === 0 ? `${a}x - ${operand(b * c)}` : `${b * c} - ${a}x`} = ${value}$, so $${coefficient}x = ${value} - ${operand(constant)} = ${value - constant}$.`,
      `Divide by $${coefficient}$: $x = ${value - constant} \\div ${operand(coefficient)} = ${x}$, so the answer is $${x}$.`,
    ],
  });
});

const inverseMatrix = family(
  "inverse-matrix",
  { ...about("Find the inverse of a 2 × 2 matrix", "hard", "SS3"), pool: "paper" },
  (draw) => {
    const m = entries(draw);
    const d = det(m);
    if (Math.abs(d) > 7 || d === 0 || m.filter((x) => x === 0).length > 0 || m[0] === m[3]) return null;
    const over = (k: number, e: Square) => {
      const f = fraction(1, k);
      return inTex(`${f.d === 1 ? (f.n === 1 ? "" : "-") : fractionTex(f)}${matrix(e)}`);
    };
    const adjoint: Square = [m[3], -m[1], -m[2], m[0]];
    return pose<readonly [number, Square]>(draw, {
      ask: [
        `Find the inverse of the matrix $${matrix(m)}$.`,
        `If $M = ${matrix(m)}$, find $M^{-1}$.`,
        `What is the inverse of $M = ${matrix(m)}$?`,
      ],
      right: [d, adjoint] as const,
      write: ([k, e]) => (k === 0 ? null : over(k, e)),
      slips: [
        [[d, [m[3], m[1], m[2], m[0]]], "did not change the signs of the other diagonal"],
        [[d, [m[0], -m[1], -m[2], m[3]]], "did not exchange the elements of the leading diagonal"],
        [[m[0] * m[3] + m[1] * m[2], adjoint], "added the products in the determinant"],
        [[-d, adjoint], "got the sign of the determinant wrong"],
        [
          [d, [-m[0], m[2], m[1], -m[3]]],
          "swapped the elements of the wrong diagonal and changed the signs of the leading one",
        ],
      ],
      working: [
        `The determinant is the product of the leading diagonal minus that of the other: $${operand(m[0])} \\times ${operand(m[3])} - ${operand(m[1])} \\times ${operand(m[2])} = ${m[0] * m[3]} - ${operand(m[1] * m[2])} = ${d}$.`,
        `Exchange the elements of the leading diagonal and change the signs of the other two: $${matrix(adjoint)}$.`,
        `Divide by the determinant: the inverse is ${over(d, adjoint)}.`,
      ],
    });
  },
);

const threeByThree = family("three-by-three-determinant", about("Evaluate determinants", "hard", "SS3"), (draw) => {
  const m = Array.from({ length: 9 }, () => draw.int(-3, 5));
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number];
  const [first, second, third] = [e * i - f * h, d * i - f * g, d * h - e * g];
  const key = a * first - b * second + c * third;
  if ([a, b, c].includes(0) || Math.abs(key) > 90) return null;
  const minor = (p: number, q: number, r: number, s: number) =>
    `${operand(p)} \\times ${operand(q)} - ${operand(r)} \\times ${operand(s)} = ${p * q} - ${operand(r * s)} = ${p * q - r * s}`;
  const shown = bars([
    [a, b, c],
    [d, e, f],
    [g, h, i],
  ]);
  return pose(draw, {
    ask: [`Evaluate $${shown}$.`, `Find the value of the determinant $${shown}$.`, `What is the value of $${shown}$?`],
    right: key,
    write: integer,
    slips: either(integer, [
      [a * first + b * second + c * third, "did not change the sign of the second product"],
      [a * first - b * second - c * third, "changed the sign of the third product"],
      [-key, "started with the wrong sign"],
      [a * first, "stopped after the first product"],
      [a * (e * i + f * h) - b * (d * i + f * g) + c * (d * h + e * g), "added inside the minors"],
      [a * e * i, "multiplied the leading diagonal only"],
    ]),
    working: [
      `Expand along the first row. The minors: of $${a}$, $${minor(e, i, f, h)}$; of $${b}$, $${minor(d, i, f, g)}$; of $${c}$, $${minor(d, h, e, g)}$.`,
      `With the signs +, −, +: $${operand(a)} \\times ${operand(first)} - ${operand(b)} \\times ${operand(second)} + ${operand(c)} \\times ${operand(third)}$.`,
      `$${a * first} - ${operand(b * second)} + ${operand(c * third)} = ${key}$.`,
    ],
  });
});

const singular = family("singular-matrix", about("Evaluate determinants", "easy", "SS3"), (draw) => {
  const [a, b, x] = [draw.int(2, 6), draw.int(2, 9), draw.int(-8, 12)];
  const lower = (a * x) / b;
  if (!Number.isInteger(lower) || x === 0 || lower === x) return null;
  const shown = grid([
    ["k", b],
    [lower, a],
  ]);
  return pose(draw, {
    ask: [
      `For what value of $k$ is the matrix $${shown}$ singular?`,
      `If $${shown}$ is a singular matrix, find $k$.`,
      `Find the value of $k$ for which $${shown}$ has no inverse.`,
    ],
    right: x,
    write: integer,
    slips: either(integer, [
      [-x, "added the two products instead of subtracting"],
      [b * lower, "did not divide by the element opposite k"],
      [b + lower - a, "added the elements instead of multiplying them"],
      [(a * lower) / b, "multiplied k by the element beside it instead of the one opposite"],
      [(a * b) / lower, "multiplied k by the element below it instead of the one opposite"],
      [a * lower, "multiplied the elements of the second row"],
      [a * b, "multiplied the elements of the second column"],
    ]),
    working: [
      "A singular matrix has determinant zero, and so no inverse.",
      `$k \\times ${a} - ${b} \\times ${operand(lower)} = 0$, that is $${a}k - ${operand(b * lower)} = 0$.`,
      `$${a}k = ${b * lower}$, so $k = ${b * lower} \\div ${a} = ${x}$ and the answer is $${x}$.`,
    ],
  });
});

export const matrices = [addMatrices, multiplyMatrices, determinant, inverseMatrix, threeByThree, singular];
