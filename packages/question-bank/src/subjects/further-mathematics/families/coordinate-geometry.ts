import { family } from "../../../authoring.ts";
import { type Fraction, fraction, gcd } from "../../mathematics/exact.ts";
import { fractionText, whole } from "../../mathematics/number-text.ts";
import { joined, operand } from "../../mathematics/polynomial-text.ts";
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
        [
          Math.abs(h + k),
          `added the coordinates of the centre instead of finding r${h + k < 0 ? ", and dropped the minus sign" : ""}`,
        ],
        // The options end in "units", so none of them may be 1.
        Math.abs(c) === 1
          ? [h * h + k * k, "added the squares of the coordinates of the centre and stopped there"]
          : [Math.abs(c), `gave the constant term of the equation${c < 0 ? " without its sign" : ""}`],
        [r + 1, "made an error in the squares"],
        [r + 3, "made an error in the addition"],
      ],
      check: (v) => `$${v}^2 = ${v * v}$, but $r^2 = ${r * r}$.`,
      working: [
        `The centre comes from halving the coefficients of $x$ and $y$ and changing their signs, for the equation is $x^2 + y^2 - 2hx - 2ky + c = 0$: $(h, k) = (${h}, ${k})$.`,
        `$r^2 = h^2 + k^2 - c = (${h})^2 + (${k})^2 - ${operand(c)} = ${h * h} + ${k * k} ${c < 0 ? "+" : "-"} ${Math.abs(c)} = ${r * r}$.`,
        `$r = \\sqrt{${r * r}}$, so the radius is ${r} units.`,
      ],
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
        [[-h, -k, c], "wrote the coefficients of x and y with the signs of the centre"],
        [[h, k, -c], `took the constant as $${p * p + q * q} - ${h * h} - ${k * k}$`],
        [[2 * h, 2 * k, c], "used four times the centre's coordinates instead of twice"],
        [[h, k, h * h + k * k - 4 * (p * p + q * q)], "used the diameter as the radius"],
        [[h, -k, c], "got the sign of one coordinate of the centre wrong"],
      ],
      working: [
        `The centre is the mid-point: $\\left(\\dfrac{${h - p} + ${operand(h + p)}}{2}, \\dfrac{${k - s * q} + ${operand(k + s * q)}}{2}\\right) = (${h}, ${k})$.`,
        `From there to an end is ${p} across and ${q} up or down: $r^2 = ${p}^2 + ${q}^2 = ${p * p} + ${q * q} = ${p * p + q * q}$.`,
        `$(${joined([
          [1, "x"],
          [-h, ""],
        ])})^2 + (${joined([
          [1, "y"],
          [-k, ""],
        ])})^2 = ${p * p + q * q}$; squared out, its numbers make $${h * h} + ${k * k} - ${p * p + q * q} = ${c}$.`,
        `So it is $${circleEquation(h, k, c)}$.`,
      ],
    });
  },
);

const lines = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
] as const;

const toLine = family(
  "distance-to-line",
  about("Find distances, angles and ratios on lines", "medium", "SS1", 8),
  (draw) => {
    const [a, b0, root] = draw.pick(lines);
    const b = b0 * draw.pick([1, -1]);
    const [x, y, d] = [draw.int(-5, 6), draw.int(-5, 6), draw.int(2, 8)];
    const c = draw.pick([1, -1]) * d * root - a * x - b * y;
    // The sum without the constant must also divide exactly, so that forgetting the constant gives a whole distance.
    if (x === 0 || y === 0 || c === 0 || (a * x + b * y) % root !== 0) return null;
    const single = (n: number) => (n === 1 ? 0 : n);
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
        [d * root, `gave the top of the fraction and did not divide by ${root}`],
        [single(Math.abs(a * x + b * y - c) / root), "took the constant of the line with the wrong sign"],
        [single(Math.abs(a * x + b * y) / root), "left the constant of the line out"],
        [single(Math.abs(c) / root), "found the distance of the line from the origin instead"],
        [single(Math.abs(a * x - b * y + c) / root), "took the product with y with the wrong sign"],
        [single(Math.abs(a * x + b * y + c) - root), `took ${root} away instead of dividing by it`],
      ],
      check: (v) => `The top of the fraction is ${d * root} and the bottom ${root}: the quotient is not ${v}.`,
      working: [
        "The distance of $(x_1, y_1)$ from $ax + by + c = 0$ is $\\dfrac{|ax_1 + by_1 + c|}{\\sqrt{a^2 + b^2}}$.",
        `Top: $|${joined([
          [a, `(${x})`],
          [b, `(${y})`],
          [c, ""],
        ])}| = |${joined([
          [a * x, ""],
          [b * y, ""],
          [c, ""],
        ])}| = ${d * root}$.`,
        `Bottom: $\\sqrt{${a}^2 + ${operand(b)}^2} = \\sqrt{${root * root}} = ${root}$.`,
        `$\\dfrac{${d * root}}{${root}} = ${d}$, so the distance is ${d} units.`,
      ],
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
        [[m * p, m * q], "gave the step from the first point, not the point it leads to"],
        [[y + m * q, x + m * p], "exchanged the coordinates"],
        [[x - m * p, y - m * q], "subtracted the step from the first point instead of adding it"],
        [[x + p, y + q], `took one of the ${m + n} parts only`],
      ],
      working: [
        `The ratio $${m} : ${n}$ makes $${m} + ${n} = ${m + n}$ parts, so the point is $\\dfrac{${m}}{${m + n}}$ of the way along.`,
        `The differences are $${end[0]} - ${operand(x)} = ${(m + n) * p}$ and $${end[1]} - ${operand(y)} = ${(m + n) * q}$; of them take $${(m + n) * p} \\div ${m + n} \\times ${m} = ${m * p}$ and $${(m + n) * q} \\div ${m + n} \\times ${m} = ${m * q}$.`,
        `Add to the first point: $(${x} + ${operand(m * p)}, ${y} + ${operand(m * q)}) = (${x + m * p}, ${y + m * q})$, so it is ${point([x + m * p, y + m * q])}.`,
      ],
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
      [other, `moved along the ${upright ? "x" : "y"} direction instead of the ${upright ? "y" : "x"} direction`],
      [at(4 * a), `used $${4 * a}$ for a and did not divide it by 4`],
      [upright ? [-h, -k + a] : [-h + a, -k], "got the signs of the vertex wrong"],
    ],
    working: [
      `Compare with ${upright ? "$(x - h)^2 = 4a(y - k)$, whose focus is $(h, k + a)$" : "$(y - k)^2 = 4a(x - h)$, whose focus is $(h + a, k)$"}.`,
      `The vertex $(h, k)$ is $(${h}, ${k})$, and $4a = ${4 * a}$ gives $a = ${4 * a} \\div 4 = ${a}$.`,
      `The focus is $${upright ? `(${h}, ${k} + ${operand(a)})` : `(${h} + ${operand(a)}, ${k})`}$, that is ${point(at(a))}.`,
    ],
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
        [fraction(Math.abs(m + n), Math.abs(1 - m * n)), "added the gradients and took their product from 1"],
        [fraction(key.d, key.n), "turned the fraction over"],
        [fraction(Math.abs(m - n), Math.abs(m * n)), "left out the 1 in the denominator"],
        [fraction(Math.abs(m - n)), "subtracted the gradients and did not divide"],
        [fraction(Math.abs(m + n), Math.abs(1 + m * n)), "added the gradients on top instead of subtracting them"],
      ].filter(([slip]) => (slip as Fraction).n !== 0) as [Fraction, string][],
      working: [
        `The gradients are the coefficients of $x$: $m_1 = ${m}$ and $m_2 = ${n}$.`,
        "$\\tan\\theta = \\left|\\dfrac{m_1 - m_2}{1 + m_1m_2}\\right|$.",
        `$\\tan\\theta = \\left|\\dfrac{${m} - ${operand(n)}}{1 + ${operand(m)} \\times ${operand(n)}}\\right| = \\left|\\dfrac{${m - n}}{${1 + m * n}}\\right|$, which is ${fractionText(key)}.`,
      ],
    });
  },
);

export const coordinateGeometry = [radius, centre, toLine, division, parabola, tangentAngle];
