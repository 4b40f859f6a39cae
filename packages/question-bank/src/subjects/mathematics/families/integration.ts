import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { type Fraction, fraction, minus, plus, times } from "../exact.ts";
import { curve, figure, label, line, type Point } from "../figures.ts";
import { fractionTex, fractionText, rootTex } from "../number-text.ts";
import { fractionalPolynomial, fractionSum, joined, operand, polynomial } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("integration");

/** Coefficients of the integral, from the highest power down, with a zero constant. */
const integral = (c: readonly number[]): Fraction[] => [...c.map((k, i) => fraction(k, c.length - i)), fraction(0)];
const at = (c: readonly Fraction[], x: number): Fraction =>
  c.reduce((total, k) => plus(times(total, fraction(x)), k), fraction(0));
/** F(2) with the number substituted, then its terms, then its value. */
function worked(c: readonly Fraction[], x: number): string {
  if (x === 0) return "F(0) = 0";
  const terms = c.map((k, i) => times(k, fraction(x ** (c.length - 1 - i))));
  const powers = c
    .map((k, i) => [k, c.length - 1 - i] as const)
    .filter(([k]) => k.n !== 0)
    .map(([k, degree], i) => {
      const size = k.n === k.d || k.n === -k.d ? "" : fractionTex({ n: Math.abs(k.n), d: k.d });
      return `${k.n < 0 ? (i ? "- " : "-") : i ? "+ " : ""}${size || x ** degree < 0 ? `${size}(${x ** degree})` : x ** degree}`;
    })
    .join(" ");
  const steps = [fractionalPolynomial(c, `(${x})`), powers, fractionSum(terms), fractionTex(at(c, x))];
  return `F(${x}) = ${steps.filter((step, i) => step !== steps[i - 1]).join(" = ")}`;
}
const written = (c: readonly Fraction[]) => inTex(`${fractionalPolynomial(c)} + c`);

const indefinite = family(
  "integrate-polynomial",
  { ...about("Integrate polynomials", "easy", "SS3"), pool: "paper" },
  (draw) => {
    const c = [draw.int(1, 9), draw.int(-8, 8), draw.int(-9, 9)];
    if (c.includes(0)) return null;
    const key = integral(c);
    return pose<readonly Fraction[]>(draw, {
      ask: [
        `Find $\\displaystyle\\int (${polynomial(c)})\\,dx$.`,
        `Integrate $${polynomial(c)}$ with respect to $x$.`,
        `Find the indefinite integral $\\displaystyle\\int (${polynomial(c)})\\,dx$.`,
      ],
      right: key,
      write: written,
      slips: [
        [[...c.map((k) => fraction(k)), fraction(0)], "raised the powers without dividing"],
        [[fraction(2 * c[0]!), fraction(c[1]!)], "differentiated instead of integrating"],
        [
          [...c.map((k, i) => fraction(k, Math.max(1, c.length - 1 - i))), fraction(0)],
          "divided the terms in $x$ by the old powers",
        ],
        [[...c.map((k, i) => fraction(k * (c.length - i))), fraction(0)], "multiplied by the new powers"],
        [[key[0]!, fraction(-key[1]!.n, key[1]!.d), key[2]!, key[3]!], "changed the sign of the middle term"],
      ],
      working: [
        "Raise each power by one and divide by the new power; add the constant $c$.",
        `$${joined([[c[0]!, "x^2"]])}$ gives $${fractionalPolynomial([key[0]!, fraction(0), fraction(0), fraction(0)])}$, $${joined([[c[1]!, "x"]])}$ gives $${fractionalPolynomial([key[1]!, fraction(0), fraction(0)])}$ and $${c[2]}$ gives $${fractionalPolynomial([key[2]!, fraction(0)])}$.`,
        `The integral is ${written(key)}.`,
      ],
    });
  },
);

const definite = family("definite-integral", about("Evaluate definite integrals", "medium", "SS3", 14), (draw) => {
  const c = [draw.pick([0, 3, 3, 6]), draw.int(-4, 6), draw.int(-6, 8)];
  const [a, b] = [draw.int(-1, 2), draw.int(2, 4)];
  if (c[1] === 0 || a >= b || (c[0] === 0 && c[1]! % 2)) return null;
  const F = integral(c);
  const key = minus(at(F, b), at(F, a));
  const shown = `\\displaystyle\\int_{${a}}^{${b}} (${polynomial(c)})\\,dx`;
  const f = (x: number) => c.reduce((total, k) => total * x + k, 0);
  const raised = [...c.map((k) => fraction(k)), fraction(0)];
  const short = integral([c[0]!, c[1]!, 0]);
  return pose(draw, {
    ask: [`Evaluate $${shown}$.`, `Find the value of $${shown}$.`, `Calculate the definite integral $${shown}$.`],
    right: key,
    write: fractionText,
    slips: [
      [
        a === 0 ? fraction(-key.n, key.d) : at(F, b),
        a === 0 ? "subtracted the limits the wrong way round" : "left out the lower limit",
      ],
      [plus(at(F, b), at(F, a)), "added the two values instead of subtracting them"],
      [fraction(f(b) - f(a)), "did not integrate before putting in the limits"],
      [fraction(-key.n, key.d), "subtracted the limits the wrong way round"],
      [minus(at(raised, b), at(raised, a)), "raised the powers without dividing by them"],
      [minus(at(short, b), at(short, a)), "left the last number in the bracket out of the integral"],
    ],
    working: [
      `Raise each power by one and divide by the new power: $F(x) = ${fractionalPolynomial(F)}$.`,
      `$${worked(F, b)}$.`,
      `$${worked(F, a)}$.`,
      `$F(${b}) - F(${a}) = ${fractionTex(at(F, b))} - ${at(F, a).n < 0 ? `\\left(${fractionTex(at(F, a))}\\right)` : fractionTex(at(F, a))} = ${fractionTex(key)}$.`,
    ],
  });
});

const areaUnder = family("area-under-a-curve", about("Find areas with integrals", "hard", "SS3"), (draw) => {
  const [p, k] = [draw.pick([-3, -2, -1, 0, 0, 0, 1, 2]), draw.pick([1, 1, 2, 3])];
  const q = p + draw.int(2, 6);
  // y = k(x - p)(q - x) above the axis between p and q
  const c = [-k, k * (p + q), -k * p * q];
  const key = fraction(k * (q - p) ** 3, 6);
  const F = integral(c);
  const old = [fraction(c[0]!, 2), fraction(c[1]!), fraction(c[2]!), fraction(0)];
  const y = polynomial(c);
  const write = (f: Fraction) => (f.n > 0 ? `${fractionText(f)} square units` : null);
  const scale = 150 / (q - p);
  const x = (v: number) => 60 + (v - p) * scale;
  const top = k * ((q - p) / 2) ** 2;
  const point = (v: number): Point => [x(v), 150 - (k * (v - p) * (q - v) * 110) / top];
  return pose(draw, {
    ask: [
      `Find the area enclosed by the curve $y = ${y}$ and the x-axis.`,
      `The curve $y = ${y}$ cuts the x-axis at $x = ${p}$ and $x = ${q}$. What is the area between the curve and the axis?`,
      `An arch has the shape of the curve $y = ${y}$ above the x-axis. Calculate the area under it.`,
    ],
    right: key,
    write,
    slips: [
      [at(F, q), "put in the upper limit only"],
      [fraction(k * (q - p) ** 3, 4), "multiplied the base by the greatest height"],
      [fraction(k * (q - p) ** 3, 8), "took the area of a triangle under the arch"],
      [plus(at(F, q), at(F, p)), "added the values at the two limits instead of subtracting them"],
      [
        minus(at(old, q), at(old, p)),
        c[1] === 0
          ? "divided the term in $x^2$ by its old power instead of the new one"
          : "divided the terms in $x^2$ and $x$ by their old powers instead of the new ones",
      ],
      [fraction(k * (q - p) ** 2, 4), "gave the greatest height"],
    ],
    working: [
      `The curve meets the axis at $x = ${p}$ and $x = ${q}$, so the area is $\\displaystyle\\int_{${p}}^{${q}} (${y})\\,dx$.`,
      `Raise each power by one and divide by the new power: $F(x) = ${fractionalPolynomial(F)}$.`,
      `$${worked(F, q)}$.`,
      `$${worked(F, p)}$.`,
      `The area is $F(${q}) - F(${p}) = ${fractionTex(at(F, q))} - ${at(F, p).n < 0 ? `\\left(${fractionTex(at(F, p))}\\right)` : fractionTex(at(F, p))}$, which is ${write(key)}.`,
    ],
    picture: figure(
      280,
      190,
      [
        line([20, 150], [260, 150], 1),
        curve(Array.from({ length: 31 }, (_, i) => point(p + ((q - p) * i) / 30))),
        label([x(p), 172], String(p).replace("-", "−")),
        label([x(q), 172], String(q)),
        label([252, 144], "x"),
      ],
      `An arch-shaped curve above the x-axis between x = ${p} and x = ${q}.`,
    ),
  });
});

const findCurve = family(
  "curve-from-gradient",
  { ...about("Find a function from its derivative and a point", "hard", "SS3"), pool: "paper" },
  (draw) => {
    const [a, b] = [draw.int(1, 4), draw.int(-6, 7)];
    const [x, y] = [draw.pick([-2, -1, 1, 2, 3]), draw.int(-5, 9)];
    const constant = y - a * x * x - b * x;
    if (b === 0 || constant === 0) return null;
    const write = (k: readonly number[]) => inTex(`y = ${polynomial(k)}`);
    return pose<readonly number[]>(draw, {
      ask: [
        `A curve has gradient $\\dfrac{dy}{dx} = ${polynomial([2 * a, b])}$ and passes through $(${x}, ${y})$. Find its equation.`,
        `If $\\dfrac{dy}{dx} = ${polynomial([2 * a, b])}$ and $y = ${y}$ when $x = ${x}$, find $y$ in terms of $x$.`,
        `The slope of a curve at any point is $${polynomial([2 * a, b])}$, and the curve passes through $(${x}, ${y})$. What is its equation?`,
        `Find the equation of the curve through $(${x}, ${y})$ whose gradient at any point is $${polynomial([2 * a, b])}$.`,
      ],
      right: [a, b, constant],
      write,
      slips: [
        [[a, b, y], "took the y-coordinate as the constant"],
        [[2 * a, b, y - 2 * a * x * x - b * x], "did not divide by the new power"],
        [[a, b, -constant], "got the sign of the constant wrong"],
        [
          [a, b, y + a * x * x + b * x],
          `took $c$ as $${y} + ${operand(a * x * x + b * x)}$ instead of $${y} - ${operand(a * x * x + b * x)}$`,
        ],
        [[a, b, 0], "left out the constant of integration"],
      ],
      working: [
        `Raise each power by one and divide by the new power: $y = \\dfrac{${2 * a}x^2}{2} ${joined([
          [1, "_"],
          [b, "x"],
        ]).slice(2)} + c = ${polynomial([a, b, 0])} + c$.`,
        `At $x = ${x}$, $y = ${y}$: $${joined([
          [a, `(${x})^2`],
          [b, `(${x})`],
        ])} + c = ${joined([
          [a * x * x, ""],
          [b * x, ""],
        ])} + c$, which is $${y}$, so $c = ${y} - ${operand(a * x * x + b * x)} = ${constant}$.`,
        `So ${write([a, b, constant])}.`,
      ],
    });
  },
);

const integrateTrig = family(
  "integrate-trigonometric",
  { ...about("Integrate trigonometric functions", "medium", "SS3"), pool: "paper" },
  (draw) => {
    const [k, m, p, q] = [draw.int(1, 4), draw.int(1, 4), draw.int(1, 4), draw.int(1, 4)];
    const s = draw.pick([-1, 1]);
    if (k === 1 && m === 1) return null;
    const arg = (n: number) => `${n === 1 ? "" : n}x`;
    const [a, b] = [k * p, m * q];
    const given = joined([
      [a, `\\cos ${arg(k)}`],
      [s * b, `\\sin ${arg(m)}`],
    ]);
    const write = ([f, g]: readonly [number, number]) =>
      inTex(
        `${joined([
          [f, `\\sin ${arg(k)}`],
          [g, `\\cos ${arg(m)}`],
        ])} + c`,
      );
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Find $\\displaystyle\\int (${given})\\,dx$.`,
        `Integrate $${given}$ with respect to $x$.`,
        `Find the indefinite integral $\\displaystyle\\int (${given})\\,dx$.`,
      ],
      right: [p, -s * q],
      write,
      slips: [
        [[p, s * q], "forgot that the integral of sine is minus cosine"],
        [[-p, s * q], "used the signs of differentiation"],
        [[a, -s * b], "did not divide by the coefficient of the angle"],
        [[a * k, -s * b * m], "multiplied by the coefficient of the angle"],
        [[-p, -s * q], "gave the integral of cosine a minus sign"],
      ],
      working: [
        `The integral of $\\cos ${arg(k)}$ is $${k === 1 ? "" : `\\dfrac{1}{${k}}`}\\sin ${arg(k)}$ and that of $\\sin ${arg(m)}$ is $-${m === 1 ? "" : `\\dfrac{1}{${m}}`}\\cos ${arg(m)}$.`,
        `With the coefficients: $${a} \\div ${k} = ${p}$ and $${operand(s * b)} \\div (-${m}) = ${-s * q}$.`,
        `The integral is ${write([p, -s * q])}.`,
      ],
    });
  },
);

type Limit = Fraction | { root: number };

const upperLimit = family("unknown-limit", about("Evaluate definite integrals", "hard", "SS3"), (draw) => {
  const [b, a, limit] = [draw.int(0, 3), draw.pick([2, 4, 6]), draw.int(2, 7)];
  const start = draw.int(0, 1);
  const half = a / 2;
  const F = (x: number) => half * x * x + b * x;
  const result = F(limit) - F(start);
  const shown = `\\displaystyle\\int_{${start}}^{k} ${b === 0 ? `${a}x` : `(${polynomial([a, b])})`}\\,dx = ${result}`;
  if (limit <= start + 1) return null;
  /** A rational number, or the square root of one. */
  const root = (n: number): Limit => ({ root: n });
  const other = fraction(-(half * limit + b), half);
  const slips: [Limit, string][] =
    b === 0
      ? [
          [root(result / a + start), "did not divide by the new power"],
          [fraction(limit * limit), "forgot to take the square root"],
          [fraction(result + a * start, a), "put the limits in without integrating"],
          [root((result - F(start)) / half), "subtracted the value at the lower limit instead of adding it"],
          [root(result + F(start)), `did not divide by ${half} before taking the root`],
          [other, "gave the negative root"],
        ]
      : [
          [fraction(-other.n, other.d), "took the other root and dropped its minus sign"],
          [fraction(result + a * start, a), "put the limits in without integrating"],
          [other, "gave the negative root"],
          [fraction(result - b, a), `set $${polynomial([a, b], "k")}$ equal to ${result}, without integrating`],
          [root((result + F(start)) / half), `left out the term in $k$`],
        ];
  const write = (answer: Limit): string | null => {
    if ("n" in answer) return fractionText(answer);
    if (!Number.isInteger(answer.root) || answer.root <= 0) return null;
    return inTex(rootTex(answer.root));
  };
  return pose<Limit>(draw, {
    ask: [
      `Find the positive value of $k$ for which $${shown}$.`,
      `If $${shown}$ and $k > 0$, find $k$.`,
      `Given that $k$ is positive and $${shown}$, what is $k$?`,
    ],
    right: fraction(limit),
    write,
    slips: either(write, slips),
    working: [
      `Integrate: $\\left[${polynomial([half, b, 0])}\\right]_{${start}}^{k} = ${result}$${start ? `; at the lower limit the bracket is $${b === 0 ? "" : `${half} + ${b} = `}${F(start)}$` : ""}.`,
      `$${polynomial([half, b, 0], "k")} = ${result}${start ? ` + ${F(start)} = ${result + F(start)}` : ""}$.`,
      b === 0
        ? `$k^2 = ${result + F(start)}${half === 1 ? "" : ` \\div ${half} = ${limit * limit}`}$, and the positive root is $k = ${limit}$: the answer is $${limit}$.`
        : `$${polynomial([half, b, -(result + F(start))], "k")} = (k - ${limit})(${polynomial([half, half * limit + b], "k")}) = 0$, so $k = ${limit}$ or $k = ${fractionTex(other)}$; the positive root is $k = ${limit}$: the answer is $${limit}$.`,
    ],
  });
});

export const integration = [indefinite, definite, areaUnder, findCurve, integrateTrig, upperLimit];
