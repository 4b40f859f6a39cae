import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionText, integer, tex } from "../../mathematics/number-text.ts";
import { joined, operand, polynomial, valueAt } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("differentiation");
const linear = (a: number, b: number) =>
  joined([
    [a, "x"],
    [b, ""],
  ]);

const factor = (root: number) => (root === 0 ? "x" : `(${linear(1, -root)})`);

const quotient = family("quotient-rule", about("Apply the rules of differentiation", "medium", "SS2", 8), (draw) => {
  const [a, b, c, d] = [draw.int(1, 5), draw.int(-6, 7), draw.int(1, 4), draw.int(-6, 7)];
  const key = a * d - b * c;
  if (b === 0 || d === 0 || key === 0 || Math.abs(key) === 1) return null;
  const write = (k: number) =>
    k === 0 ? null : inTex(`${k < 0 ? "-" : ""}\\dfrac{${Math.abs(k)}}{(${linear(c, d)})^2}`);
  const y = `\\dfrac{${linear(a, b)}}{${linear(c, d)}}`;
  return pose(draw, {
    ask: [
      `If $y = ${y}$, find $\\dfrac{dy}{dx}$.`,
      `Differentiate $${y}$ with respect to $x$.`,
      `Find the derivative of $f(x) = ${y}$.`,
      `What is the derivative of $${y}$ with respect to $x$?`,
    ],
    right: key,
    write,
    slips: [
      [-key, "subtracted the two products on top in the wrong order"],
      [a * d + b * c, "added the numbers of the two products instead of subtracting them"],
      [a * c, "multiplied the derivatives of top and bottom"],
      [a - c, "subtracted the derivatives of top and bottom"],
      [a * d, "kept only the number of the first product on top"],
      [key * 2, "multiplied the numerator by the 2 of the square below"],
    ],
    working: [
      "Quotient rule: $\\dfrac{d}{dx}\\left(\\dfrac{u}{v}\\right) = \\dfrac{vu' - uv'}{v^2}$.",
      `$u = ${linear(a, b)}$ gives $u' = ${a}$; $v = ${linear(c, d)}$ gives $v' = ${c}$.`,
      `The top is $${a}(${linear(c, d)}) - ${c}(${linear(a, b)}) = ${linear(a * c, a * d)} ${joined([
        [1, "_"],
        [-a * c, "x"],
        [-b * c, ""],
      ]).slice(2)} = ${key}$.`,
      `So the derivative is ${write(key)}.`,
    ],
  });
});

const implicit = family(
  "implicit-gradient",
  about("Differentiate implicit and parametric relations", "hard", "SS3", 8),
  (draw) => {
    const [p, q, r] = [draw.int(1, 3), draw.pick([-3, -2, -1, 1, 2, 3]), draw.int(1, 3)];
    const [x, y] = [draw.pick([-3, -2, -1, 1, 2, 3]), draw.pick([-3, -2, -1, 1, 2, 3])];
    const [top, bottom] = [2 * p * x + q * y, q * x + 2 * r * y];
    const total = p * x * x + q * x * y + r * y * y;
    if (top === 0 || bottom === 0 || Math.abs(top) === Math.abs(bottom) || total <= 0) return null;
    const curve = `${joined([
      [p, "x^2"],
      [q, "xy"],
      [r, "y^2"],
    ])} = ${total}`;
    const key = fraction(-top, bottom);
    return pose<Fraction>(draw, {
      ask: [
        `Find the gradient of the curve $${curve}$ at the point $(${x}, ${y})$.`,
        `If $${curve}$, find the value of $\\dfrac{dy}{dx}$ at the point $(${x}, ${y})$.`,
        `What is the gradient of the tangent to the curve $${curve}$ at $(${x}, ${y})$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(top, bottom), "took the first bracket across with the same sign"],
        [fraction(-bottom, top), "turned the fraction over"],
        [fraction(-p * x, r * y), "left out the term in xy altogether"],
        [fraction(bottom, top), "gave the gradient of the normal"],
        [fraction(-2 * p * x, bottom), "differentiated the product term with respect to y only"],
        [fraction(-top, 2 * r * y), "differentiated the product term with respect to x only"],
      ],
      working: [
        `Differentiate each term: $x^2$ gives $2x$, $y^2$ gives $2y\\dfrac{dy}{dx}$, and $xy$ as a product gives $y + x\\dfrac{dy}{dx}$. Collect: $(${joined(
          [
            [2 * p, "x"],
            [q, "y"],
          ],
        )}) + (${joined([
          [q, "x"],
          [2 * r, "y"],
        ])})\\dfrac{dy}{dx} = 0$.`,
        `At $(${x}, ${y})$ the brackets are $${joined([
          [2 * p * x, ""],
          [q * y, ""],
        ])} = ${top}$ and $${joined([
          [q * x, ""],
          [2 * r * y, ""],
        ])} = ${bottom}$.`,
        `So $${top} + ${operand(bottom)}\\dfrac{dy}{dx} = 0$, so $${bottom === 1 ? "" : bottom === -1 ? "-" : bottom}\\dfrac{dy}{dx} = ${-top}$ and the gradient is ${fractionText(key)}.`,
      ],
    });
  },
);

const parametric = family(
  "parametric-gradient",
  about("Differentiate implicit and parametric relations", "medium", "SS3", 8),
  (draw) => {
    const [a, b, c, d, t] = [draw.int(1, 4), draw.int(-5, 6), draw.int(1, 3), draw.int(-5, 6), draw.int(1, 4)];
    if (b === 0 || d === 0) return null;
    const [dx, dy] = [2 * a * t + b, 3 * c * t * t + d];
    if (dx === 0 || dy === 0 || dx === dy) return null;
    const pair = `$x = ${polynomial([a, b, 0], "t")}$ and $y = ${polynomial([c, 0, d, 0], "t")}$`;
    return pose<Fraction>(draw, {
      ask: [
        `If ${pair}, find the value of $\\dfrac{dy}{dx}$ when $t = ${t}$.`,
        `A curve is given by ${pair}. Find its gradient at the point where $t = ${t}$.`,
        `Given that ${pair}, what is $\\dfrac{dy}{dx}$ at $t = ${t}$?`,
      ],
      right: fraction(dy, dx),
      write: fractionText,
      slips: [
        [fraction(dx, dy), "turned the quotient over"],
        [fraction(dy), "gave $\\dfrac{dy}{dt}$ and did not divide by $\\dfrac{dx}{dt}$"],
        [fraction(dx * dy), "multiplied the two derivatives instead of dividing them"],
        [fraction(c * t ** 3 + d * t, a * t * t + b * t), "divided the coordinates instead of the derivatives"],
        [fraction(dy - dx), "subtracted the two derivatives instead of dividing them"],
        [fraction(dx), "gave $\\dfrac{dx}{dt}$ alone"],
      ],
      working: [
        "$\\dfrac{dy}{dx} = \\dfrac{dy}{dt} \\div \\dfrac{dx}{dt}$.",
        `$\\dfrac{dx}{dt} = ${polynomial([2 * a, b], "t")}$; at $t = ${t}$ it is $${valueAt([2 * a, b], t)}$.`,
        `$\\dfrac{dy}{dt} = ${polynomial([3 * c, 0, d], "t")}$; at $t = ${t}$ it is $${valueAt([3 * c, 0, d], t)}$.`,
        `Dividing, $\\dfrac{dy}{dx} = ${dy} \\div ${operand(dx)}$, which is ${fractionText(fraction(dy, dx))}.`,
      ],
    });
  },
);

const maximum = family(
  "stationary-value-of-cubic",
  about("Find tangents, rates and stationary values", "hard", "SS2", 8),
  (draw) => {
    const [p, q] = [draw.int(-4, 3), draw.int(-2, 5)];
    if (q <= p || (q - p) % 2 !== 0) return null;
    // dy/dx = 3(x - p)(x - q): the maximum is at p, the minimum at q.
    const c = draw.int(-9, 9);
    const coefficients = [1, (-3 * (p + q)) / 2, 3 * p * q, c];
    const f = (x: number) => coefficients.reduce((sum, k) => sum * x + k, 0);
    const wantsMost = draw.chance(0.5);
    const [at, other] = wantsMost ? [p, q] : [q, p];
    const word = wantsMost ? "maximum" : "minimum";
    const curve = polynomial(coefficients);
    if (c === 0) return null;
    return pose(draw, {
      ask: [
        `Find the ${word} value of $y = ${curve}$ at its turning points.`,
        `The curve $y = ${curve}$ has a ${word} point. Find the value of $y$ there.`,
        `What is the local ${word} value of $y = ${curve}$?`,
      ],
      right: f(at),
      write: integer,
      slips: [
        [f(other), `gave the ${wantsMost ? "minimum" : "maximum"} value`],
        [at, `gave the value of x there, not the ${word} value`],
        [f(-at), `substituted $x = ${-at}$ instead of $x = ${at}$`],
        [f(at) - c, "left out the constant term"],
        [f(other) - c, "took the other turning point and left out the constant"],
        [c, "gave the constant term"],
      ],
      working: [
        `At a turning point $\\dfrac{dy}{dx} = 0$: $${polynomial([3, -3 * (p + q), 3 * p * q])} = 3${factor(p)}${factor(q)} = 0$, that is at $x = ${p}$ and $x = ${q}$.`,
        `$\\dfrac{d^2y}{dx^2} = ${polynomial([6, -3 * (p + q)])}$; at $x = ${at}$ it is $${valueAt([6, -3 * (p + q)], at)}$: ${wantsMost ? "negative" : "positive"}, so the ${word} is there.`,
        `$y = ${valueAt(coefficients, at)}$.`,
      ],
    });
  },
);

const rate = family(
  "related-rates",
  about("Find tangents, rates and stationary values", "medium", "SS2", 8),
  (draw) => {
    const [r, v] = [draw.int(2, 12), draw.pick([0.1, 0.2, 0.3, 0.4, 0.5, 2, 3])];
    const solid = draw.chance(0.5);
    const round = (n: number) => Number(n.toFixed(2));
    const key = round(solid ? 4 * r * r * v : 2 * r * v);
    const unit = solid ? "cm³ s⁻¹" : "cm² s⁻¹";
    const what = solid ? ["sphere", "volume"] : ["circle", "area"];
    const scene = solid
      ? [
          `The radius of a spherical balloon grows at ${v} cm s⁻¹.`,
          `Air is pumped into a round ball so that its radius grows at ${v} cm s⁻¹.`,
        ]
      : [
          `The radius of a circular pool of spilt oil grows at ${v} cm s⁻¹.`,
          `A drop of oil spreads in a circle whose radius grows at ${v} cm s⁻¹.`,
        ];
    return pose(draw, {
      ask: [
        `${draw.pick(scene)} At what rate is its ${what[1]} growing when the radius is ${r} cm? [leave π in the answer]`,
        `The radius of a ${what[0]} increases at ${v} cm s⁻¹. Find the rate of increase of its ${what[1]} when the radius is ${r} cm, in terms of π.`,
      ],
      right: key,
      write: (n) => (n > 0 && round(n) === n ? `$${n === 1 ? "" : tex(n)}\\pi$ ${unit}` : null),
      slips: [
        [
          round(solid ? 2 * r * v : r * r * v),
          solid
            ? "used the derivative 2πr of a circle's area"
            : "multiplied the area instead of its derivative by the rate",
        ],
        [
          solid ? (4 * r ** 3 * v) / 3 : round(r * v),
          solid ? "multiplied the volume by the rate" : "left out the factor 2",
        ],
        [
          round(key / 2),
          `used ${solid ? "$2\\pi r^2$ instead of $4\\pi r^2$" : "$\\pi r$ instead of $2\\pi r$"} for the derivative`,
        ],
        [
          round(key * 2),
          `used ${solid ? "$8\\pi r^2$ instead of $4\\pi r^2$" : "$4\\pi r$ instead of $2\\pi r$"} for the derivative`,
        ],
        [round(solid ? 4 * r * r : 2 * r), "gave the derivative and did not multiply it by the rate of the radius"],
        [round(key / r), `used ${solid ? "r instead of r²" : "2π instead of 2πr"} in the derivative`],
      ],
      working: solid
        ? [
            "$V = \\dfrac{4}{3}\\pi r^3$, so $\\dfrac{dV}{dr} = 3 \\times \\dfrac{4}{3}\\pi r^2 = 4\\pi r^2$.",
            "By the chain rule $\\dfrac{dV}{dt} = \\dfrac{dV}{dr} \\times \\dfrac{dr}{dt}$.",
            `At $r = ${r}$ this is $4\\pi \\times ${r}^2 \\times ${v} = 4\\pi \\times ${r * r} \\times ${v} = ${4 * r * r}\\pi \\times ${v}$, which is $${key === 1 ? "" : tex(key)}\\pi$ ${unit}.`,
          ]
        : [
            "$A = \\pi r^2$, so $\\dfrac{dA}{dr} = 2\\pi r$.",
            "By the chain rule $\\dfrac{dA}{dt} = \\dfrac{dA}{dr} \\times \\dfrac{dr}{dt}$.",
            `At $r = ${r}$ this is $2\\pi \\times ${r} \\times ${v} = ${2 * r}\\pi \\times ${v}$, which is $${key === 1 ? "" : tex(key)}\\pi$ ${unit}.`,
          ],
    });
  },
);

export const differentiation = [quotient, implicit, parametric, maximum, rate];
