import { family } from "../../../authoring.ts";
import { type Fraction, fraction, gcd, takeRoot } from "../exact.ts";
import { dot, figure, label, line, type Point, shape } from "../figures.ts";
import { frac, fractionTex, fractionText, rootTex } from "../number-text.ts";
import { joined, operand, solving } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("coordinate-geometry");

type Pair = readonly [number, number];
const point = ([x, y]: Pair) => `(${x}, ${y})`;
/** A line ax + by + c = 0 with whole coefficients. The first one is positive. */
function lineText(a: number, b: number, c: number): string {
  const sign = a < 0 || (a === 0 && b < 0) ? -1 : 1;
  const shared = (gcd(gcd(a, b), c) || 1) * sign;
  return `${joined([
    [a / shared, "x"],
    [b / shared, "y"],
    [c / shared, ""],
  ])} = 0`;
}
const twoPoints = (draw: { int(a: number, b: number): number }): [Pair, Pair] => [
  [draw.int(-6, 6), draw.int(-6, 6)],
  [draw.int(-6, 8), draw.int(-6, 8)],
];

const distance = family(
  "distance-between-points",
  about("Find the distance between two points and the midpoint", "medium", "SS2", 14),
  (draw) => {
    const [p, q] = twoPoints(draw);
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const square = dx * dx + dy * dy;
    const { outside, inside } = takeRoot(square);
    if (dx === 0 || dy === 0 || (inside > 1 && outside === 1) || inside > 20) return null;
    return pose(draw, {
      ask: [
        `Find the distance between the points $${point(p)}$ and $${point(q)}$.`,
        `Calculate the length of the line segment that joins $${point(p)}$ to $${point(q)}$.`,
        `On a map grid two schools stand at $${point(p)}$ and $${point(q)}$. How far apart are they, in grid units?`,
      ],
      right: square,
      write: (n) => (Number.isInteger(n) && n > 0 ? inTex(rootTex(n)) : null),
      slips: [
        [(Math.abs(dx) + Math.abs(dy)) ** 2, "added the sizes of the differences, without squares or root"],
        [(p[0] + q[0]) ** 2 + (p[1] + q[1]) ** 2, "added the coordinates instead of subtracting them"],
        [Math.abs(dx * dx - dy * dy), "subtracted the squares"],
        [square * square, "forgot to take the square root"],
        [
          Math.max(dx * dx, dy * dy),
          `took ${dx * dx === dy * dy ? "one of the differences" : "the difference of larger size"} only`,
        ],
      ],
      working: [
        `The differences are $${q[0]} - ${operand(p[0])} = ${dx}$ and $${q[1]} - ${operand(p[1])} = ${dy}$.`,
        `The distance is $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2} = \\sqrt{${operand(dx)}^2 + ${operand(dy)}^2} = \\sqrt{${dx * dx} + ${dy * dy}} = \\sqrt{${square}}$${inside > 1 ? `, and $\\sqrt{${square}} = \\sqrt{${outside * outside} \\times ${inside}}$` : ""}, that is $${rootTex(square)}$.`,
      ],
    });
  },
);

const midpoint = family(
  "midpoint",
  about("Find the distance between two points and the midpoint", "easy", "SS2"),
  (draw) => {
    const [p, q] = twoPoints(draw);
    const write = ([x, y]: readonly [Fraction, Fraction]) =>
      inTex(`\\left(${fractionTex(x)}, ${fractionTex(y)}\\right)`);
    const half = (a: number) => fraction(a, 2);
    const key = [half(p[0] + q[0]), half(p[1] + q[1])] as const;
    const sum = `\\left(${frac(p[0] + q[0], 2)}, ${frac(p[1] + q[1], 2)}\\right)`;
    if (p[0] === q[0] || p[1] === q[1]) return null;
    return pose(draw, {
      ask: [
        `Find the midpoint of the line segment that joins $${point(p)}$ to $${point(q)}$.`,
        `$A$ is $${point(p)}$ and $B$ is $${point(q)}$. What are the coordinates of the midpoint of $AB$?`,
        `A borehole is to be sunk halfway between villages at $${point(p)}$ and $${point(q)}$ on a map. What are its coordinates?`,
      ],
      right: key,
      write,
      slips: [
        [[half(q[0] - p[0]), half(q[1] - p[1])], "subtracted the coordinates instead of adding them"],
        [[fraction(p[0] + q[0]), fraction(p[1] + q[1])], "forgot to halve"],
        [[key[1], key[0]], "swapped the coordinates"],
        [[half(p[0] + p[1]), half(q[0] + q[1])], "took the mean of the coordinates of each point"],
        [[half(p[0] - q[0]), half(p[1] + q[1])], "subtracted the first coordinates"],
      ],
      working: [
        "The midpoint has the mean of the x-coordinates and the mean of the y-coordinates.",
        `$\\left(${frac(`${p[0]} + ${operand(q[0])}`, 2)}, ${frac(`${p[1]} + ${operand(q[1])}`, 2)}\\right) = ${sum}$${inTex(sum) === write(key) ? "" : `, which is ${write(key)}`}.`,
      ],
    });
  },
);

const gradient = family(
  "gradient-of-a-line",
  about("Find the gradient and intercepts of a line", "easy", "SS2"),
  (draw) => {
    const [p, q] = twoPoints(draw);
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const key = fraction(dy, dx);
    if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return null;
    const at = ([x, y]: Pair): Point => [150 + x * 14, 120 - y * 12];
    const beside = (a: Pair, other: Pair) =>
      label(
        [at(a)[0] + (a[0] < other[0] ? -8 : 8), at(a)[1] + 5],
        point(a).replaceAll("-", "−"),
        a[0] < other[0] ? "end" : "start",
      );
    return pose(draw, {
      ask: [
        `Find the gradient of the line through $${point(p)}$ and $${point(q)}$.`,
        `A straight line passes through the points $${point(p)}$ and $${point(q)}$, as drawn. What is its gradient?`,
        `Calculate the slope of the line that joins $${point(p)}$ to $${point(q)}$.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(dx, dy), "divided the change in x by the change in y"],
        [fraction(-dy, dx), "subtracted in opposite orders"],
        [fraction(-dx, dy), "found the gradient of the perpendicular"],
        [
          fraction(p[1] + q[1], p[0] + q[0] || 1),
          p[0] + q[0]
            ? "added the coordinates instead of subtracting them"
            : "added the y-coordinates and left out the x-coordinates",
        ],
        [fraction(dy * dx), "multiplied the changes"],
        [fraction(dy), "left out the change in x"],
      ],
      working: [
        `Gradient $= ${frac("y_2 - y_1", "x_2 - x_1")}$.`,
        `$${frac(`${q[1]} - ${operand(p[1])}`, `${q[0]} - ${operand(p[0])}`)} = ${frac(dy, dx)}$${fractionTex(key) === frac(dy, dx) ? "" : `, which is $${fractionTex(key)}$`}.`,
      ],
      picture: figure(
        330,
        240,
        [
          line([10, 120], [290, 120], 1),
          line([150, 8], [150, 232], 1),
          line(at(p), at(q)),
          dot(at(p)),
          dot(at(q)),
          label([284, 114], "x"),
          label([160, 18], "y"),
          beside(p, q),
          beside(q, p),
        ],
        `A line through the points ${point(p)} and ${point(q)} on a pair of axes.`,
      ),
    });
  },
);

const lineThroughPoints = family(
  "equation-of-a-line",
  about("Find the equation of a straight line", "medium", "SS2"),
  (draw) => {
    const [n, d] = [draw.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]), draw.pick([1, 1, 2, 3])];
    const p: Pair = [draw.int(-5, 5), draw.int(-5, 5)];
    if (gcd(n, d) > 1 || p[0] === 0 || p[1] === 0) return null;
    // n(x - x1) - d(y - y1) = 0
    const equation = (a: number, b: number, at: Pair) => lineText(a, -b, -a * at[0] + b * at[1]);
    const key = equation(n, d, p);
    const m = fractionTex(fraction(n, d));
    return pose(draw, {
      ask: [
        `Find the equation of the line with gradient $${m}$ that passes through $${point(p)}$.`,
        `A straight line has gradient $${m}$ and passes through the point $${point(p)}$. What is its equation?`,
        `Which equation represents the line of slope $${m}$ through $${point(p)}$?`,
      ],
      right: key,
      write: inTex,
      slips: [
        [equation(n, d, [-p[0], -p[1]]), "used the coordinates with the wrong signs"],
        [equation(-n, d, p), "used the gradient with the wrong sign"],
        [equation(n, d, [p[1], p[0]]), "swapped the coordinates"],
        [equation(d, n, p), "turned the gradient upside down"],
        [equation(n, d, [p[0], -p[1]]), "used the y-coordinate with the wrong sign"],
      ],
      working: [
        `$y - y_1 = m(x - x_1)$ with the given point: $y - ${operand(p[1])} = ${m}(x - ${operand(p[0])})$.`,
        `${d === 1 ? "Expand" : `Multiply by ${d} and expand`}: $${joined([
          [d, "y"],
          [-d * p[1], ""],
        ])} = ${joined([
          [n, "x"],
          [-n * p[0], ""],
        ])}$.`,
        `Collect all terms on one side: $${joined([
          [n, "x"],
          [-d, "y"],
          [-n * p[0], ""],
          [d * p[1], ""],
        ])} = 0$, ${n < 0 ? "or with all signs changed" : "that is"} $${key}$.`,
      ],
    });
  },
);

const perpendicular = family(
  "parallel-and-perpendicular-lines",
  about("Use the gradients of parallel and perpendicular lines", "medium", "SS2", 14),
  (draw) => {
    const [a, b, c] = [draw.int(1, 6), draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]), draw.int(-9, 9)];
    if (gcd(a, b) > 1 || c === 0 || a === Math.abs(b)) return null;
    const parallel = draw.chance(0.4);
    const own = fraction(-a, b);
    const key = parallel ? own : fraction(b, a);
    const kind = parallel ? "parallel" : "perpendicular";
    const equation = `${joined([
      [a, "x"],
      [b, "y"],
    ])} = ${c}`;
    return pose(draw, {
      ask: [
        `Find the gradient of a line ${kind} to $${equation}$.`,
        `What is the gradient of a line that is ${kind} to the line $${equation}$?`,
        `A street runs along the line $${equation}$. Find the gradient of a road ${kind} to it.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [
          parallel ? fraction(b, a) : own,
          parallel ? "found the gradient of the perpendicular" : "gave the gradient of the line itself",
        ],
        [
          fraction(-key.n, key.d),
          parallel
            ? "got the sign of the gradient wrong"
            : "turned the gradient upside down but did not change its sign",
        ],
        [
          fraction(key.d, key.n),
          parallel
            ? "turned the gradient upside down"
            : "changed the sign of the gradient but did not turn it upside down",
        ],
        [fraction(c, b), "gave the intercept on the y-axis"],
        [fraction(a), "took the coefficient of x for the gradient"],
      ],
      working: [
        `Make $y$ the subject: $${joined([[b, "y"]])} = ${joined([
          [-a, "x"],
          [c, ""],
        ])}$; divided by $${b}$ this is $y = ${fractionTex(own)}x ${c / b < 0 ? "-" : "+"} ${fractionTex(fraction(Math.abs(c), Math.abs(b)))}$ and the gradient is $${fractionTex(own)}$.`,
        parallel
          ? `A parallel line has the same gradient, so the answer is $${fractionTex(key)}$.`
          : `Gradients of perpendicular lines have the product $-1$: $-1 \\div \\left(${fractionTex(own)}\\right) = -1 \\times \\left(${fractionTex(fraction(-b, a))}\\right)$, so the answer is $${fractionTex(key)}$.`,
      ],
    });
  },
);

const intersection = family("intersection-of-lines", about("Find where lines meet", "medium", "SS2"), (draw) => {
  const [x, y] = [draw.int(-5, 6), draw.int(-5, 6)];
  const [m, k] = [draw.pick([-3, -2, 2, 3, 4]), draw.pick([-1, 1, 5, -4])];
  if (m === k || x === 0 || y === 0 || x === y || x === -y) return null;
  const equation = (g: number) =>
    `y = ${joined([
      [g, "x"],
      [y - g * x, ""],
    ])}`;
  if (y === m * x && y === k * x) return null;
  return pose<Pair>(draw, {
    ask: [
      `Find the point where the lines $${equation(m)}$ and $${equation(k)}$ intersect.`,
      `At what point do the lines $${equation(m)}$ and $${equation(k)}$ meet?`,
      `Two footpaths follow the lines $${equation(m)}$ and $${equation(k)}$. Find the coordinates of the point where they cross.`,
    ],
    right: [x, y],
    write: (p) => inTex(point(p)),
    slips: [
      [[y, x], "swapped the coordinates"],
      [[-x, y], "gave the x-coordinate the wrong sign"],
      [[x, -y], "gave the y-coordinate the wrong sign"],
      [[-x, -y], "gave both coordinates the wrong sign"],
      [[x + 1, y + 1], "made an error in solving the equations"],
    ],
    working: [
      `Where the lines meet, both give the same $y$: $${joined([
        [m, "x"],
        [y - m * x, ""],
      ])} = ${joined([
        [k, "x"],
        [y - k * x, ""],
      ])}$.`,
      `Collect the terms: $${joined([
        [m, "x"],
        [-k, "x"],
      ])} = ${y - k * x} - ${operand(y - m * x)}$, ${solving(m - k, (m - k) * x, x)}.`,
      `In the first equation $y = ${operand(m)} \\times ${operand(x)} ${y - m * x < 0 ? "-" : "+"} ${Math.abs(y - m * x)} = ${m * x} ${y - m * x < 0 ? "-" : "+"} ${Math.abs(y - m * x)} = ${y}$. The point is $${point([x, y])}$.`,
    ],
  });
});

const triangleArea = family(
  "area-under-intercepts",
  about("Find the gradient and intercepts of a line", "hard", "SS2"),
  (draw) => {
    const [a, b, k] = [draw.int(2, 6), draw.int(2, 6), draw.int(1, 5)];
    if (gcd(a, b) > 1 || a === b) return null;
    const c = a * b * k;
    const [p, q] = [b * k, a * k];
    const key = fraction(p * q, 2);
    const equation = `${a}x + ${b}y = ${c}`;
    const write = (f: Fraction) => (f.n > 0 ? `${fractionText(f)} square units` : null);
    return pose(draw, {
      ask: [
        `Find the area of the triangle formed by the line $${equation}$ and the coordinate axes.`,
        `The line $${equation}$ meets the axes at $A$ and $B$, and $O$ is the origin. Calculate the area of triangle $OAB$.`,
        `A corner plot is bounded by the axes and the line $${equation}$ on a plan. What is its area?`,
      ],
      right: key,
      write,
      slips: [
        [fraction(p * q), "forgot to halve"],
        [fraction(a * b, 2), "used the coefficients as the intercepts"],
        [fraction(p + q, 2), "added the intercepts instead of multiplying them"],
        [fraction(c, 2), "took half of the constant in the equation for the area"],
        [fraction(p + q), "added the intercepts and did not halve"],
        [fraction(c), "gave the constant"],
      ],
      working: [
        `On the x-axis $y = 0$: $${a}x = ${c}$, so $x = ${c} \\div ${a} = ${p}$.`,
        `On the y-axis $x = 0$: $${b}y = ${c}$, so $y = ${c} \\div ${b} = ${q}$.`,
        `The triangle has its right angle at the origin, and half of base times height is its area: $${frac(1, 2)} \\times ${p} \\times ${q}$ is ${write(key)}.`,
      ],
      picture: figure(
        240,
        200,
        [
          line([20, 170], [230, 170], 1),
          line([40, 10], [40, 190], 1),
          shape([
            [40, 170],
            [200, 170],
            [40, 40],
          ]),
          label([30, 186], "O"),
          label([200, 188], "A"),
          label([26, 44], "B"),
          label([224, 164], "x"),
          label([50, 20], "y"),
        ],
        "A line that meets the positive x-axis at A and the positive y-axis at B, with the origin O.",
      ),
    });
  },
);

export const coordinateGeometry = [
  distance,
  midpoint,
  gradient,
  lineThroughPoints,
  perpendicular,
  intersection,
  triangleArea,
];
