import { family } from "../../../authoring.ts";
import { integer } from "../../mathematics/number-text.ts";
import { joined, operand } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("matrices-and-transformations");

type Square = readonly [number, number, number, number];
type Point = readonly [number, number];

const grid = (rows: readonly (readonly (number | string)[])[], kind = "pmatrix") =>
  `\\begin{${kind}} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{${kind}}`;
const matrix = ([a, b, c, d]: Square) =>
  grid([
    [a, b],
    [c, d],
  ]);
const apply = ([a, b, c, d]: Square, [x, y]: Point): Point => [a * x + b * y, c * x + d * y];
const product = ([a, b, c, d]: Square, [e, f, g, h]: Square): Square => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];
const point = ([x, y]: Point) => (Number.isInteger(x) && Number.isInteger(y) ? inTex(`(${x}, ${y})`) : null);
const entries = (draw: { int(a: number, b: number): number }): Square => [
  draw.int(-3, 5),
  draw.int(-3, 5),
  draw.int(-3, 5),
  draw.int(-3, 5),
];

const image = family(
  "image-under-matrix",
  about("Find images under linear transformations", "easy", "SS2", 8),
  (draw) => {
    const [m, p] = [entries(draw), [draw.int(-4, 6), draw.int(-4, 6)] as const];
    const [a, b, c, d] = m;
    const [x, y] = p;
    if (m.includes(0) || x === 0 || y === 0 || x === y || b === c) return null;
    const [u, v] = apply(m, p);
    return pose<Point>(draw, {
      ask: [
        `Find the image of the point $(${x}, ${y})$ under the linear transformation with matrix $${matrix(m)}$.`,
        `A linear transformation has the matrix $${matrix(m)}$. To what point does it map $(${x}, ${y})$?`,
        `The point $(${x}, ${y})$ is transformed by the matrix $${matrix(m)}$. What are the coordinates of its image?`,
      ],
      right: [u, v],
      write: point,
      slips: [
        [[a * x + c * y, b * x + d * y], "multiplied by the columns instead of the rows"],
        [[v, u], "exchanged the coordinates"],
        [[a * x, d * y], "used the leading diagonal only"],
        [[a * x - b * y, c * x - d * y], "subtracted the products in each row instead of adding them"],
        [[a + x, d + y], "added the coordinates to the elements of the leading diagonal"],
      ],
      working: [
        `Multiply the rows into the column. First row: $${operand(a)} \\times ${operand(x)} + ${operand(b)} \\times ${operand(y)} = ${a * x} + ${operand(b * y)} = ${u}$.`,
        `Second row: $${operand(c)} \\times ${operand(x)} + ${operand(d)} \\times ${operand(y)} = ${c * x} + ${operand(d * y)} = ${v}$.`,
        `So the image is $(${u}, ${v})$.`,
      ],
    });
  },
);

const moves: [string, Square][] = [
  ["a reflection in the $x$-axis", [1, 0, 0, -1]],
  ["a reflection in the $y$-axis", [-1, 0, 0, 1]],
  ["a reflection in the line $y = x$", [0, 1, 1, 0]],
  ["an anticlockwise rotation of 90° about the origin", [0, -1, 1, 0]],
  ["a clockwise rotation of 90° about the origin", [0, 1, -1, 0]],
  ["a rotation of 180° about the origin", [-1, 0, 0, -1]],
  ["an enlargement of scale factor 2 with the origin as centre", [2, 0, 0, 2]],
  ["an enlargement of scale factor 3 with the origin as centre", [3, 0, 0, 3]],
];

const letters = (a: number, b: number) =>
  joined([
    [a, "x"],
    [b, "y"],
  ]);

const composite = family(
  "two-transformations",
  about("Find images under linear transformations", "medium", "SS2", 9),
  (draw) => {
    const [first, second] = draw.some(moves, 2) as [[string, Square], [string, Square]];
    const p = [draw.int(-7, 7), draw.int(-7, 7)] as const;
    const [x, y] = p;
    if (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) return null;
    const middle = apply(first[1], p);
    const [u, v] = apply(second[1], middle);
    const rule = ([a, b, c, d]: Square) => `(x, y) \\to (${letters(a, b)}, ${letters(c, d)})`;
    if (u === x && v === y) return null;
    const alone = apply(second[1], p);
    const exchanged =
      v === x && u === y
        ? "gave the original point"
        : v === alone[0] && u === alone[1]
          ? "left out the first transformation"
          : "exchanged the coordinates";
    return pose<Point>(draw, {
      ask: [
        `The point $(${x}, ${y})$ undergoes ${first[0]} followed by ${second[0]}. Find its final image.`,
        `Find the image of $(${x}, ${y})$ under ${first[0]} followed by ${second[0]}.`,
        `A point at $(${x}, ${y})$ is moved by ${first[0]} followed by ${second[0]}. What are its new coordinates?`,
      ],
      right: [u, v],
      write: point,
      slips: [
        [apply(first[1], apply(second[1], p)), "did the two transformations in the wrong order"],
        [middle, "stopped after the first transformation"],
        [[v, u], exchanged],
        [[-u, v], "got the sign of the first coordinate wrong"],
        [[u, -v], "got the sign of the second coordinate wrong"],
        [[-u, -v], "got the signs of both coordinates wrong"],
      ],
      working: [
        `First, ${first[0]} is $${rule(first[1])}$: it sends $(${x}, ${y})$ to $(${middle[0]}, ${middle[1]})$.`,
        `Then ${second[0]} is $${rule(second[1])}$: it sends that to $(${u}, ${v})$.`,
      ],
    });
  },
);

const square = family(
  "matrix-square-combination",
  about("Multiply matrices and evaluate determinants", "medium", "SS1", 8),
  (draw) => {
    const m = entries(draw);
    const k = draw.int(2, 4);
    if (m.filter((n) => n === 0).length > 1) return null;
    const sq = product(m, m);
    const sign = draw.pick([1, -1]);
    const mix = (p: Square) => p.map((n, i) => n + sign * k * m[i]!) as unknown as Square;
    const plainSquares = m.map((n) => n * n) as unknown as Square;
    const [a, b, c, d] = m;
    const sum = (...[p, q, r, s]: Square) =>
      `${operand(p)} \\times ${operand(q)} + ${operand(r)} \\times ${operand(s)} = ${p * q} + ${operand(r * s)}`;
    const asked = `A^2 ${sign < 0 ? "-" : "+"} ${k}A`;
    return pose<Square>(draw, {
      ask: [
        `If $A = ${matrix(m)}$, find $${asked}$.`,
        `Given the matrix $A = ${matrix(m)}$, evaluate $${asked}$.`,
        `Let $A = ${matrix(m)}$. What is $${asked}$?`,
      ],
      right: mix(sq),
      write: (n) => inTex(matrix(n)),
      slips: [
        [mix(plainSquares), "squared each element of the matrix"],
        [sq, `left out the term in ${k}A`],
        [
          sq.map((n, i) => n - sign * k * m[i]!) as unknown as Square,
          `${sign < 0 ? "added" : "subtracted"} ${k}A instead of ${sign < 0 ? "subtracting" : "adding"} it`,
        ],
        [sq.map((n, i) => n + sign * m[i]!) as unknown as Square, `did not multiply A by ${k}`],
        [mix([sq[0], sq[2], sq[1], sq[3]]), "exchanged rows and columns in the square"],
      ],
      working: [
        `Multiply rows into columns for $A^2$. First row: $${sum(a, a, b, c)} = ${sq[0]}$ and $${sum(a, b, b, d)} = ${sq[1]}$.`,
        `Second row: $${sum(c, a, d, c)} = ${sq[2]}$ and $${sum(c, b, d, d)} = ${sq[3]}$.`,
        `Multiply every element of $A$ by ${k}, and ${sign < 0 ? "subtract" : "add"}: $${asked} = ${matrix(sq)} ${sign < 0 ? "-" : "+"} ${matrix(m.map((n) => k * n) as unknown as Square)}$, so the result is $${matrix(mix(sq))}$.`,
      ],
    });
  },
);

const cofactor = family(
  "unknown-in-determinant",
  about("Multiply matrices and evaluate determinants", "hard", "SS2", 8),
  (draw) => {
    const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, () => draw.int(-3, 4)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const k = draw.int(-5, 7);
    // k is in the last position. Its cofactor is ae - bd.
    const cof = a * e - b * d;
    const rest = -a * f * h + b * f * g + c * d * h - c * e * g;
    const total = k * cof + rest;
    if ([a, b, d, e, g, h].includes(0) || Math.abs(cof) < 2 || Math.abs(total) > 70 || rest === 0 || k === 0)
      return null;
    const cofactors = [e, -f * h, d, -f * g, d * h - e * g] as const;
    const inK = (p: number, q: number) =>
      joined([
        [p, "k"],
        [q, ""],
      ]);
    const minor = (p: number, letter: string, q: number, r: number) =>
      `${operand(p)} \\times ${letter} - ${operand(q)} \\times ${operand(r)} = ${inK(p, -q * r)}`;
    const shown = grid(
      [
        [a, b, c],
        [d, e, f],
        [g, h, "k"],
      ],
      "vmatrix",
    );
    return pose(draw, {
      ask: [
        `If $${shown} = ${total}$, find the value of $k$.`,
        `Find $k$, given that $${shown} = ${total}$.`,
        `The determinant $${shown}$ is equal to $${total}$. What is the value of $k$?`,
      ],
      right: k,
      write: integer,
      slips: [
        [-k, "lost a sign when solving for k"],
        [(total + rest) / cof, "moved the constant across with the wrong sign"],
        [total / cof, "left out the products that do not contain k"],
        [k * cof, "did not divide by the coefficient of k"],
        [k + 2, "made an error in one minor"],
        [k - 1, "made an error in the arithmetic"],
      ],
      check: (v) => `With $k = ${v}$ the determinant is $${cof * v + rest}$, not $${total}$.`,
      working: [
        `Expand along the first row. The minors: $${minor(e, "k", f, h)}$; $${minor(d, "k", f, g)}$; $${operand(d)} \\times ${operand(h)} - ${operand(e)} \\times ${operand(g)} = ${d * h} - ${operand(e * g)} = ${cofactors[4]}$.`,
        `With the signs +, −, +: $${a === 1 ? "" : a === -1 ? "-" : a}(${inK(cofactors[0], cofactors[1])}) - ${operand(b)}(${inK(cofactors[2], cofactors[3])}) + ${operand(c)} \\times ${operand(cofactors[4])} = ${total}$.`,
        `The coefficient of $k$ is $${operand(a)} \\times ${operand(e)} - ${operand(b)} \\times ${operand(d)} = ${cof}$; the rest is $${-a * f * h || 0} + ${operand(b * f * g || 0)} + ${operand(c * cofactors[4] || 0)} = ${rest}$.`,
        `So $${cof}k ${rest < 0 ? "-" : "+"} ${Math.abs(rest)} = ${total}$, $${cof}k = ${total} ${rest < 0 ? "+" : "-"} ${Math.abs(rest)} = ${total - rest}$ and $k = ${total - rest} \\div ${operand(cof)} = ${k}$.`,
      ],
    });
  },
);

export const matricesAndTransformations = [image, composite, square, cofactor];
