import { family } from "../../../authoring.ts";
import { type Fraction, fraction, minus, plus } from "../../mathematics/exact.ts";
import { fractionTex, fractionText, integer, tex } from "../../mathematics/number-text.ts";
import {
  fractionalPolynomial,
  fractionSum,
  joined,
  operand,
  polynomial,
  value,
  valueAt,
} from "../../mathematics/polynomial-text.ts";
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
        [value([3 * a, 2 * b, 0], x2), "substituted into the gradient without integrating it"],
        [key - c + y, "took the given y for the constant"],
        [key - 2 * c, `took C as $${-c}$ instead of $${c}$`],
        [value(curve, -x2), `substituted $x = ${-x2}$ instead of $x = ${x2}$`],
        [y + value([3 * a, 2 * b, 0, 0], x2) - value([3 * a, 2 * b, 0, 0], x), "did not divide by the new powers"],
      ],
      working: [
        `Raise each power by one and divide by the new power: $y = ${polynomial([a, b, 0, 0])} + C$.`,
        `At $x = ${x}$, $y = ${y}$: $${polynomial([a, b, 0, 0], `(${x})`)} + C = ${joined([
          [a * x ** 3, ""],
          [b * x * x, ""],
        ])} + C$, which is $${y}$, so $C = ${y} - ${operand(a * x ** 3 + b * x * x)} = ${c}$.`,
        `At $x = ${x2}$, $y = ${valueAt(curve, x2)}$.`,
      ],
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
    const whole = [fraction(-1, 3), fraction(p + q, 2), fraction(-p * q), fraction(0)];
    const parts = (x: number) => [fraction(-(x ** 3), 3), fraction((p + q) * x * x, 2), fraction(-p * q * x)];
    const at = (x: number) => parts(x).reduce(plus);
    const worked = (x: number) =>
      `F(${x}) = ${x === 0 ? "" : `${fractionalPolynomial(whole, `(${x})`)} = `}${fractionSum(parts(x))}${x === 0 ? "" : ` = ${fractionTex(at(x))}`}`;
    const root = (x: number) =>
      x === 0
        ? "x"
        : `(${joined([
            [1, "x"],
            [-x, ""],
          ])})`;
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
        [fraction(width ** 3, 3), `took a third instead of a sixth of the cube of the width $${width}$`],
        [fraction(width ** 3, 2), `took half instead of a sixth of the cube of the width $${width}$`],
        [fraction(width ** 2, 4), "gave the greatest height of the curve instead of the area"],
        [fraction(width ** 2, 2), `took half of the square of the width $${width}$, as for a triangle`],
        [fraction(width ** 3, 12), `took a twelfth instead of a sixth of the cube of the width $${width}$`],
        [fraction(width ** 2, 6), `took a sixth of the square of the width $${width}$, not of its cube`],
      ],
      working: [
        `The curve meets the axis where $-${root(p)}${root(q)} = 0$, at $x = ${p}$ and $x = ${q}$; these are the limits.`,
        `Raise each power by one and divide by the new power: $F(x) = ${fractionalPolynomial(whole)}$.`,
        `$${worked(q)}$.`,
        `$${worked(p)}$.`,
        `$F(${q}) - F(${p}) = ${fractionTex(at(q))} - ${at(p).n < 0 ? `\\left(${fractionTex(at(p))}\\right)` : fractionTex(at(p))} = ${fractionTex(minus(at(q), at(p)))}$, so the area is ${write(key)} (here a sixth of the width cubed).`,
      ],
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
    const at = (x: number) => (root ? fraction(k * x * x, 2) : fraction(k * k * x ** 3, 3));
    const whole = root
      ? [fraction(k, 2), fraction(0), fraction(0)]
      : [fraction(k * k, 3), fraction(0), fraction(0), fraction(0)];
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
          root ? "squared the difference of the limits" : "cubed the difference of the limits",
        ],
        [
          root ? fraction(k * (to * to - from * from)) : fraction(k * (to * to - from * from), 2),
          root ? "did not divide by the new power" : "integrated y instead of its square",
        ],
        [
          root ? fraction(k * k * (to ** 3 - from ** 3), 3) : fraction(k * (to ** 3 - from ** 3), 3),
          root ? `squared $${k}x$ once more before integrating` : `squared x but not the ${k}`,
        ],
        [
          root ? fraction(k * width) : fraction(k * k * (to * to - from * from), 2),
          root ? `integrated $${k}$ instead of $${k}x$` : `integrated $${k * k}x$ instead of $${k * k}x^2$`,
        ],
        [
          fraction(key.n, key.d * 2),
          root ? "divided by 4 instead of by the new power 2" : "divided by 6 instead of by the new power 3",
        ],
        [fraction(key.n * 2, key.d), "counted the integral twice"],
      ],
      working: [
        `$V = \\pi\\displaystyle\\int y^2\\,dx$, and here $y^2 = ${root ? `${k}x` : `(${k}x)^2 = ${k * k}x^2`}$.`,
        `Raise the power by one and divide by the new power: the integral of $${root ? `${k}x` : `${k * k}x^2`}$ is $${fractionalPolynomial(whole)}$.`,
        `Between $x = ${from}$ and $x = ${to}$: $${fractionalPolynomial(whole, `(${to})`)} - ${fractionalPolynomial(whole, `(${from})`)} = ${fractionTex(at(to))} - ${fractionTex(at(from))} = ${fractionTex(key)}$, so the volume is ${write(key)}.`,
      ],
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
        [
          [k / (n + 1), n + 1],
          a === n + 1 ? `divided by ${a} once instead of twice` : "did not divide by the coefficient of x",
        ],
        [[key * a * a, n + 1], "multiplied by the coefficient of x instead of dividing"],
        [[k * n * a, n - 1], "differentiated instead of integrating"],
        [[k / a, n + 1], "did not divide by the new power"],
        [[key, n], "did not raise the power by 1"],
      ],
      working: [
        `Let $u = ${inside}$. Then $du = ${a}\\,dx$, so $dx = \\dfrac{du}{${a}}$ and the integral is $\\dfrac{${k}}{${a}}\\displaystyle\\int u^{${n}}\\,du$.`,
        `Raise the power by 1 and divide by the new power, as for every power but $-1$: $\\dfrac{${k}}{${a}} \\times \\dfrac{u^{${n + 1}}}{${n + 1}} = ${key === 1 ? "" : key}u^{${n + 1}}$.`,
        `Put $u$ back: ${write([key, n + 1])}.`,
      ],
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
      [value(f, to) - value(f, from), "substituted the limits into the expression without integrating it"],
      [value(whole, to), "used the upper limit only"],
      [-key, "took the value at the upper limit from that at the lower"],
      [
        value(whole, to - from),
        to - from === from ? "used the lower limit only" : "subtracted the limits before substituting",
      ],
      [key + c, "made an error in the last term"],
    ],
    working: [
      `Raise each power by one and divide by the new power: $F(x) = ${polynomial(whole)}$.`,
      `$F(${to}) = ${valueAt(whole, to)}$.`,
      `$F(${from}) = ${valueAt(whole, from)}$.`,
      `Upper minus lower: $${value(whole, to)} - ${operand(value(whole, from))} = ${key}$.`,
    ],
  });
});

export const integration = [fromGradient, areaUnder, volume, substitution, definite];
