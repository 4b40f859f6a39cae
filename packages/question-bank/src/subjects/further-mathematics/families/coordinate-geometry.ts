import { family } from "../../../authoring.ts";
import { type Fraction, fraction, gcd } from "../../mathematics/exact.ts";
import { fractionText, whole } from "../../mathematics/number-text.ts";
import { joined } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("coordinate-geometry");
type Point = readonly [number, number];
const point = ([x, y]: Point) => inTex(`(${x}, ${y})`);

const circleEquation = (h: number, k: number, c: number) =>
  `${joined([
    [1, "x^2"],
    [1, "y^2"],
    [-2 * h, "x"],
    [-2 * k, "y"],
    [c, ""],
  ])} = 0`;

const radius = family(
  "radius-of-circle",
  about("Find the equation, centre and radius of a circle", "easy", "SS2", 8),
  (draw) => {
    const [h, k, r] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(2, 9)];
    const c = h * h + k * k - r * r;
    if (h === 0 || k === 0 || c === 0) return null;
    const shown = circleEquation(h, k, c);
    return pose(draw, {
      ask: [
        `Find the radius of the circle $${shown}$.`,
        `What is the radius of the circle whose equation is $${shown}$?`,
        `A circle has the equation $${shown}$. Calculate its radius.`,
        `The equation of a circle is $${shown}$. How long is its radius?`,
      ],
      right: r,
      write: whole(" units"),
      slips: [
        [r * r, "forgot to take the square root"],
        [2 * r, "gave the diameter"],
        [Math.abs(h + k), "added the coordinates of the centre"],
        [Math.abs(c), "gave the constant term"],
        [r + 1, "made an error in the squares"],
        [r + 3, "made an error in the addition"],
      ],
      working: `The centre is $(${h}, ${k})$, so $r^2 = ${h * h} + ${k * k} - (${c}) = ${r * r}$ and the radius is ${r} units.`,
    });
  },
);

const centre = family(
  "circle-from-diameter",
  about("Find the equation, centre and radius of a circle", "medium", "SS2", 8),
  (draw) => {
    const [h, k, p, q] = [draw.int(-5, 5), draw.int(-5, 5), draw.int(1, 5), draw.int(1, 5)];
    const s = draw.pick([1, -1]);
    const c = h * h + k * k - p * p - q * q;
    if (h === 0 || k === 0 || c === 0 || Math.abs(h) === Math.abs(k)) return null;
    const ends = `$(${h - p}, ${k - s * q})$ and $(${h + p}, ${k + s * q})$`;
    return pose<readonly [number, number, number]>(draw, {
      ask: [
        `Find the equation of the circle that has the line joining ${ends} as a diameter.`,
        `The ends of a diameter of a circle are ${ends}. What is the equation of the circle?`,
        `A circle has the points ${ends} as the ends of a diameter. Find its equation.`,
      ],
      right: [h, k, c],
      write: ([x, y, z]) => inTex(circleEquation(x, y, z)),
      slips: [
        [[-h, -k, c], "got the signs of the centre wrong"],
        [[h, k, -c], "got the sign of the constant wrong"],
        [[2 * h, 2 * k, c], "did not halve the sums of the coordinates"],
        [[h, k, h * h + k * k - 4 * (p * p + q * q)], "used the diameter as the radius"],
        [[h, -k, c], "got the sign of one coordinate of the centre wrong"],
      ],
      working: `The centre is the mid-point $(${h}, ${k})$ and $r^2 = ${p}^2 + ${q}^2 = ${p * p + q * q}$. Expanding gives $${circleEquation(h, k, c)}$.`,
    });
  },
);

const lines = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 6, 10],
  [6, 8, 10],
] as const;

const toLine = family(
  "distance-to-line",
  about("Find distances, angles and ratios on lines", "medium", "SS1", 8),
  (draw) => {
    const [a, b0, root] = draw.pick(lines);
    const b = b0 * draw.pick([1, -1]);
    const [x, y, d] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(2, 8)];
    const c = draw.pick([1, -1]) * d * root - a * x - b * y;
    if (x === 0 || y === 0 || c === 0 || gcd(gcd(a, b), c) !== 1) return null;
    const line = `${joined([
      [a, "x"],
      [b, "y"],
      [c, ""],
    ])} = 0`;
    return pose(draw, {
      ask: [
        `Find the perpendicular distance from the point $(${x}, ${y})$ to the line $${line}$.`,
        `How far is the point $(${x}, ${y})$ from the line $${line}$, measured at right angles to the line?`,
        `Calculate the length of the perpendicular from $(${x}, ${y})$ to the line $${line}$.`,
      ],
      right: d,
      write: whole(" units"),
      slips: [
        [d * root, "did not divide by the root of the sum of the squares"],
        [Math.abs(a * x + b * y - c) / root, "got the sign of the constant wrong"],
        [Math.abs(a * x - b * y + c) / root, "got the sign of one product wrong"],
        [d * 2, "doubled the distance"],
        [d + 1, "made an error in the substitution"],
        [d + 3, "made an error in the addition"],
      ],
      working: `The distance is $\\dfrac{|${joined([
        [a * x, ""],
        [b * y, ""],
        [c, ""],
      ])}|}{\\sqrt{${a}^2 + ${Math.abs(b)}^2}} = \\dfrac{${d * root}}{${root}}$, that is ${d} units.`,
    });
  },
);

const division = family(
  "division-in-a-ratio",
  about("Find distances, angles and ratios on lines", "easy", "SS1", 8),
  (draw) => {
    const [m, n] = [draw.int(1, 4), draw.int(1, 4)];
    const [x, y, p, q] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(-4, 4), draw.int(-4, 4)];
    if (m === n || gcd(m, n) !== 1 || p === 0 || q === 0) return null;
    const end: Point = [x + (m + n) * p, y + (m + n) * q];
    const ask = `in the ratio $${m} : ${n}$`;
    return pose<Point>(draw, {
      ask: [
        `Find the coordinates of the point that divides the line from $(${x}, ${y})$ to $(${end[0]}, ${end[1]})$ internally ${ask}.`,
        `$P$ divides the line joining $(${x}, ${y})$ to $(${end[0]}, ${end[1]})$ internally ${ask}. What are the coordinates of $P$?`,
        `The segment from $(${x}, ${y})$ to $(${end[0]}, ${end[1]})$ is divided internally ${ask}. Find the point of division.`,
      ],
      right: [x + m * p, y + m * q],
      write: point,
      slips: [
        [[x + n * p, y + n * q], "used the ratio the other way round"],
        [[m * p, m * q], "forgot to start from the first point"],
        [[y + m * q, x + m * p], "exchanged the coordinates"],
        [[x - m * p, y - m * q], "moved in the wrong direction"],
        [[x + p, y + q], "took one part only"],
      ],
      working: `Move $\\dfrac{${m}}{${m + n}}$ of the way: the differences are $${(m + n) * p}$ and $${(m + n) * q}$, so add $${m * p}$ and $${m * q}$ to reach $(${x + m * p}, ${y + m * q})$.`,
    });
  },
);

const parabola = family("parabola-focus", about("Identify the parts of conic sections", "hard", "SS3", 8), (draw) => {
  const a = draw.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]);
  const upright = draw.chance(0.5);
  const [h, k] = [draw.int(-5, 5), draw.int(-5, 5)];
  if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k)) return null;
  const square = (letter: string, n: number) =>
    `(${joined([
      [1, letter],
      [-n, ""],
    ])})`;
  const curve = upright
    ? `${square("x", h)}^2 = ${4 * a}${square("y", k)}`
    : `${square("y", k)}^2 = ${4 * a}${square("x", h)}`;
  const at = (dx: number): Point => (upright ? [h, k + dx] : [h + dx, k]);
  const other: Point = upright ? [h + a, k] : [h, k + a];
  return pose<Point>(draw, {
    ask: [
      `Find the coordinates of the focus of the parabola $${curve}$.`,
      `What is the focus of the parabola whose equation is $${curve}$?`,
      `The equation of a parabola is $${curve}$. Determine its focus.`,
      `A parabola has the equation $${curve}$. At what point is its focus?`,
    ],
    right: at(a),
    write: point,
    slips: [
      [at(0), "gave the vertex"],
      [at(-a), "measured from the vertex in the wrong direction"],
      [other, "moved along the wrong axis"],
      [at(4 * a), "did not divide the coefficient by 4"],
      [upright ? [-h, -k + a] : [-h + a, -k], "got the signs of the vertex wrong"],
    ],
    working: `The vertex is $(${h}, ${k})$ and $4a = ${4 * a}$, so $a = ${a}$. The focus lies $a$ from the vertex along the axis of the curve, at $(${at(a)[0]}, ${at(a)[1]})$.`,
  });
});

const tangentAngle = family(
  "angle-between-lines",
  about("Find distances, angles and ratios on lines", "medium", "SS2", 8),
  (draw) => {
    const [m, n] = [draw.int(-4, 5), draw.int(-4, 5)];
    if (m === 0 || n === 0 || m === n || m * n === -1) return null;
    const [c, d] = [draw.int(-8, 8), draw.int(-8, 8)];
    if (c === 0 || d === 0) return null;
    const key = fraction(Math.abs(m - n), Math.abs(1 + m * n));
    const line = (g: number, i: number) =>
      `y = ${joined([
        [g, "x"],
        [i, ""],
      ])}`;
    const pair = `$${line(m, c)}$ and $${line(n, d)}$`;
    return pose<Fraction>(draw, {
      ask: [
        `If $\\theta$ is the acute angle between the lines ${pair}, find $\\tan\\theta$.`,
        `Find the tangent of the acute angle between the lines ${pair}.`,
        `The acute angle between the lines ${pair} is $\\theta$. What is $\\tan\\theta$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(Math.abs(m + n), Math.abs(1 - m * n)), "used the formula for the sum of the angles"],
        [fraction(key.d, key.n), "turned the fraction over"],
        [fraction(Math.abs(m - n), Math.abs(m * n)), "left out the 1 in the denominator"],
        [fraction(Math.abs(m - n)), "subtracted the gradients only"],
        [fraction(Math.abs(m + n), Math.abs(1 + m * n)), "added the gradients in the numerator"],
      ].filter(([slip]) => (slip as Fraction).n !== 0) as [Fraction, string][],
      working: `The gradients are $${m}$ and $${n}$: $\\tan\\theta = \\left|\\dfrac{${m} - ${n < 0 ? `(${n})` : n}}{1 + ${m < 0 ? `(${m})` : m} \\times ${n < 0 ? `(${n})` : n}}\\right|$, which is ${fractionText(key)}.`,
    });
  },
);

export const coordinateGeometry = [radius, centre, toLine, division, parabola, tangentAngle];
