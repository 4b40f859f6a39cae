import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionTex, fractionText, integer, tex } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial, value } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("integration");

const fromGradient = family(
  "curve-from-gradient",
  about("Find a function from its derivative", "easy", "SS3", 8),
  (draw) => {
    const [a, b, c] = [draw.int(1, 3), draw.int(-5, 6), draw.int(-9, 9)];
    const [x, x2] = [draw.int(1, 3), draw.int(-2, 4)];
    if (b === 0 || c === 0 || x === x2) return null;
    const curve = [a, b, 0, c];
    const [y, key] = [value(curve, x), value(curve, x2)];
    const gradient = polynomial([3 * a, 2 * b, 0]);
    return pose(draw, {
      ask: [
        `A curve passes through $(${x}, ${y})$ and $\\dfrac{dy}{dx} = ${gradient}$. Find the value of $y$ when $x = ${x2}$.`,
        `If $\\dfrac{dy}{dx} = ${gradient}$ and $y = ${y}$ when $x = ${x}$, find $y$ when $x = ${x2}$.`,
        `The gradient of a curve at any point is $${gradient}$ and the curve passes through $(${x}, ${y})$. What is $y$ when $x = ${x2}$?`,
      ],
      right: key,
      write: integer,
      slips: [
        [key - c, "left out the constant of integration"],
        [value([3 * a, 2 * b, 0], x2), "substituted into the gradient"],
        [key - c + y, "took the given y for the constant"],
        [key - 2 * c, "got the sign of the constant wrong"],
        [value(curve, -x2), "substituted with the wrong sign"],
        [key + b, "made an error in the square term"],
      ],
      working: `Integrating, $y = ${polynomial([a, b, 0, 0])} + C$; the point gives $C = ${c}$. At $x = ${x2}$, $y = ${key}$.`,
    });
  },
);

const areaUnder = family(
  "area-cut-off-by-axis",
  about("Find areas and volumes by integration", "medium", "SS3", 8),
  (draw) => {
    const [p, width] = [draw.int(-4, 3), draw.int(1, 6)];
    const q = p + width;
    if (p === 0 && q === 0) return null;
    const curve = polynomial([-1, p + q, -p * q]);
    const key = fraction(width ** 3, 6);
    const write = (n: Fraction) => (n.n > 0 && n.n !== n.d ? `${fractionText(n)} square units` : null);
    return pose<Fraction>(draw, {
      ask: [
        `Find the area of the region bounded by the curve $y = ${curve}$ and the $x$-axis.`,
        `The curve $y = ${curve}$ and the $x$-axis enclose a region. What is its area?`,
        `Calculate the area enclosed between $y = ${curve}$ and the $x$-axis.`,
      ],
      right: key,
      write,
      slips: [
        [fraction(width ** 3, 3), "integrated the square term only"],
        [fraction(width ** 3, 2), "integrated the linear term only"],
        [fraction(width ** 2, 4), "gave the greatest height"],
        [fraction(width ** 2, 2), "took the region as a triangle of equal base and height"],
        [fraction(width ** 3, 12), "halved the area"],
        [fraction(width ** 2, 6), "used the square of the width"],
      ],
      working: `The curve meets the axis at $x = ${p}$ and $x = ${q}$. $\\displaystyle\\int_{${p}}^{${q}} (${curve})\\,dx = ${fractionTex(key)}$, so the area is ${write(key)}.`,
    });
  },
);

const volume = family(
  "volume-of-revolution",
  about("Find areas and volumes by integration", "hard", "SS3", 8),
  (draw) => {
    const root = draw.chance(0.5);
    const [k, from, width] = [draw.int(2, 9), draw.int(0, 3), draw.int(1, 4)];
    const to = from + width;
    const key = root ? fraction(k * (to * to - from * from), 2) : fraction(k * k * (to ** 3 - from ** 3), 3);
    const curve = root ? `y^2 = ${k}x` : `y = ${k}x`;
    const write = (n: Fraction) => (n.n <= 0 ? null : `$${n.n === n.d ? "" : fractionTex(n)}\\pi$ cubic units`);
    const region = `the region bounded by $${curve}$, the $x$-axis and the lines $x = ${from}$ and $x = ${to}$`;
    return pose<Fraction>(draw, {
      ask: [
        `Find the volume of the solid formed when ${region} is rotated completely about the $x$-axis.`,
        `What volume is generated when ${region} is rotated through 360° about the $x$-axis?`,
        `Calculate the volume of revolution when ${region} turns once about the $x$-axis.`,
      ],
      right: key,
      write,
      slips: [
        [
          root ? fraction(k * width * width, 2) : fraction(k * k * width ** 3, 3),
          "squared the difference of the limits",
        ],
        [
          root ? fraction(k * (to * to - from * from)) : fraction(k * (to * to - from * from), 2),
          root ? "did not divide by the new power" : "integrated y instead of its square",
        ],
        [
          root ? fraction(k * k * (to ** 3 - from ** 3), 3) : fraction(k * (to ** 3 - from ** 3), 3),
          "squared wrongly before integrating",
        ],
        [
          root ? fraction(k * width) : fraction(k * k * (to * to - from * from), 2),
          "lowered the power when integrating",
        ],
        [fraction(key.n, key.d * 2), "halved the integral"],
        [fraction(key.n * 2, key.d), "doubled the integral"],
      ],
      working: `$V = \\pi\\displaystyle\\int_{${from}}^{${to}} y^2\\,dx = \\pi\\displaystyle\\int_{${from}}^{${to}} ${root ? `${k}x` : `${k * k}x^2`}\\,dx$, which is ${write(key)}.`,
    });
  },
);

const substitution = family(
  "integral-of-linear-power",
  about("Integrate by rule and substitution", "medium", "SS3", 8),
  (draw) => {
    const [a, b, n] = [draw.int(2, 5), draw.pick([-7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7]), draw.int(2, 6)];
    const k = draw.int(1, 4) * a * (n + 1);
    const inside = joined([
      [a, "x"],
      [b, ""],
    ]);
    const shown = `\\displaystyle\\int ${k}(${inside})^{${n}}\\,dx`;
    const write = ([m, e]: readonly [number, number]) =>
      Number.isInteger(m) && m !== 0
        ? inTex(`${m === 1 ? "" : tex(m)}(${inside})${e === 1 ? "" : `^{${e}}`} + C`)
        : null;
    const key = k / (a * (n + 1));
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Find the indefinite integral $${shown}$.`,
        `Find $${shown}$.`,
        `By a suitable substitution find $${shown}$.`,
        `Work out $${shown}$.`,
      ],
      right: [key, n + 1],
      write,
      slips: [
        [[k / (n + 1), n + 1], "did not divide by the coefficient of x"],
        [[key * a * a, n + 1], "multiplied by the coefficient of x"],
        [[k * n * a, n - 1], "differentiated instead of integrating"],
        [[k / a, n + 1], "did not divide by the new power"],
        [[key, n], "did not raise the power"],
      ],
      working: `Raise the power to $${n + 1}$, divide by it and by the coefficient $${a}$: $\\dfrac{${k}}{${a} \\times ${n + 1}} = ${key}$, so the integral is ${write([key, n + 1])}.`,
    });
  },
);

const definite = family("definite-integral", about("Integrate by rule and substitution", "easy", "SS3", 8), (draw) => {
  const [a, b, c] = [draw.int(1, 3), draw.int(-4, 5), draw.int(-6, 7)];
  const [from, to] = [draw.int(-2, 1), draw.int(2, 4)];
  if (b === 0 || c === 0 || from === 0) return null;
  const f = [3 * a, 2 * b, c];
  const whole = [a, b, c, 0];
  const key = value(whole, to) - value(whole, from);
  const shown = `\\displaystyle\\int_{${from}}^{${to}} (${polynomial(f)})\\,dx`;
  return pose(draw, {
    ask: [
      `Evaluate $${shown}$.`,
      `Find the value of $${shown}$.`,
      `Calculate the definite integral $${shown}$.`,
      `What is the value of $${shown}$?`,
      `Work out $${shown}$.`,
    ],
    right: key,
    write: integer,
    slips: [
      [value(whole, to) + value(whole, from), "added the values at the two limits"],
      [value(f, to) - value(f, from), "substituted the limits without integrating"],
      [value(whole, to), "used the upper limit only"],
      [-key, "subtracted in the wrong order"],
      [value(whole, to - from), "subtracted the limits before substituting"],
      [key + c, "made an error in the last term"],
    ],
    working: `The integral is $${polynomial(whole)}$. Its values at the limits are $${value(whole, to)}$ and $${value(whole, from)}$, and $${value(whole, to)} - ${operand(value(whole, from))} = ${key}$.`,
  });
});

export const integration = [fromGradient, areaUnder, volume, substitution, definite];
