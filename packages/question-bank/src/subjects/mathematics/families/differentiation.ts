import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { integer, whole } from "../number-text.ts";
import { joined, operand, polynomial, value, valueAt } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("differentiation");

/** Coefficients of the derivative, from the highest power down. */
const derivative = (c: readonly number[]) => c.slice(0, -1).map((k, i) => k * (c.length - 1 - i));
const cubic = (draw: { int(a: number, b: number): number }) => [
  draw.int(1, 5),
  draw.int(-6, 6),
  draw.int(-9, 9),
  draw.int(-9, 9),
];

const differentiate = family(
  "differentiate-polynomial",
  { ...about("Differentiate polynomials", "easy", "SS3"), pool: "paper" },
  (draw) => {
    const c = cubic(draw);
    if (c.includes(0)) return null;
    const key = derivative(c);
    return pose<readonly number[]>(draw, {
      ask: [
        `If $y = ${polynomial(c)}$, find $\\dfrac{dy}{dx}$.`,
        `Differentiate $${polynomial(c)}$ with respect to $x$.`,
        `Find the derivative of $f(x) = ${polynomial(c)}$.`,
        `What is the derivative of $${polynomial(c)}$ with respect to $x$?`,
      ],
      right: key,
      write: (k) => inTex(polynomial(k)),
      slips: [
        [[...key.slice(0, 2), key[2]! + c[3]!], `kept the constant term $${c[3]}$ and added it to $${key[2]}$`],
        [c.slice(0, 3), "reduced the powers without multiplying by them"],
        [[...key, 0], "multiplied by the powers without reducing them"],
        [[key[0]!, -key[1]!, key[2]!], "changed the sign of the middle term"],
        [[c[0]! * 2, c[1]!, c[2]!], "multiplied the first two terms by their new powers instead of the old ones"],
      ],
      working: [
        "Multiply each term by its power and reduce the power by one; the constant disappears.",
        `$3 \\times ${operand(c[0]!)} = ${key[0]}$, $2 \\times ${operand(c[1]!)} = ${key[1]}$ and $1 \\times ${operand(c[2]!)} = ${key[2]}$.`,
        `The derivative is $${polynomial(key)}$.`,
      ],
    });
  },
);

const gradientAt = family(
  "gradient-at-a-point",
  about("Find the gradient of a curve at a point", "medium", "SS3"),
  (draw) => {
    const c = [draw.pick([0, 1, 2]), draw.int(1, 5), draw.int(-9, 9), draw.int(-9, 9)];
    const x = draw.pick([-3, -2, -1, 1, 2, 3]);
    if (c[2] === 0 || c[3] === 0) return null;
    const d = derivative(c);
    const key = value(d, x);
    return pose(draw, {
      ask: [
        `Find the gradient of the curve $y = ${polynomial(c)}$ at the point where $x = ${x}$.`,
        `What is the slope of the tangent to $y = ${polynomial(c)}$ at $x = ${x}$?`,
        `If $y = ${polynomial(c)}$, find the value of $\\dfrac{dy}{dx}$ when $x = ${x}$.`,
      ],
      right: key,
      write: integer,
      slips: [
        [value(c, x), "substituted into the curve instead of its derivative"],
        [value(d, -x), `substituted $x = ${-x}$ instead of $x = ${x}$`],
        [key + c[3]!, "kept the constant term"],
        [-key, "changed the sign of the answer"],
        [value(c.slice(0, 3), x), "reduced the powers without multiplying by them"],
        [key - c[2]!, "lost the derivative of the term in x"],
      ],
      working: [
        `Differentiate term by term (times the power, the power less one): the gradient is $\\dfrac{dy}{dx} = ${polynomial(d)}$.`,
        `At $x = ${x}$: $${valueAt(d, x)}$, so the gradient is $${key}$.`,
      ],
    });
  },
);

const chainRule = family(
  "chain-rule",
  about("Differentiate products and powers of brackets", "medium", "SS3"),
  (draw) => {
    const [a, b, n] = [draw.pick([2, 3, 4, 5, -2, -3]), draw.int(-7, 7), draw.int(3, 7)];
    if (b === 0) return null;
    const inside =
      a < 0
        ? joined([
            [b, ""],
            [a, "x"],
          ])
        : joined([
            [a, "x"],
            [b, ""],
          ]);
    if (a < 0 && b < 0) return null;
    const write = ([k, e]: readonly [number, number]) =>
      inTex(`${k === 1 ? "" : k === -1 ? "-" : k}(${inside})^{${e}}`);
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Differentiate $(${inside})^{${n}}$ with respect to $x$.`,
        `If $y = (${inside})^{${n}}$, find $\\dfrac{dy}{dx}$.`,
        `Find the derivative of $y = (${inside})^{${n}}$.`,
      ],
      right: [a * n, n - 1],
      write,
      slips: [
        [[n, n - 1], "did not multiply by the derivative of the bracket"],
        [[a * n, n], "did not reduce the power"],
        [[a, n - 1], "did not multiply by the power"],
        [[a * (n - 1), n - 1], `multiplied by the new power ${n - 1} instead of ${n}`],
        [[-a * n, n - 1], "got the sign of the inner derivative wrong"],
      ],
      working: [
        `By the chain rule multiply by the power, reduce it by one, and multiply by the derivative of the bracket, which is $${a}$.`,
        `$${n} \\times (${inside})^{${n} - 1} \\times ${operand(a)}$, and $${n} \\times ${operand(a)} = ${a * n}$, so it is ${write([a * n, n - 1])}.`,
      ],
    });
  },
);

const turning = family("turning-point", about("Find maximum and minimum values", "medium", "SS3", 14), (draw) => {
  const a = draw.pick([-3, -2, -1, 1, 2, 3]);
  const [h, k] = [draw.int(-4, 5), draw.int(-9, 12)];
  // y = a(x - h)^2 + k
  const c = [a, -2 * a * h, a * h * h + k];
  if (h === 0 || c[2] === 0 || k === 0) return null;
  const wantsX = draw.chance(0.4);
  const key = wantsX ? h : k;
  const kind = a > 0 ? "minimum" : "maximum";
  return pose(draw, {
    ask: wantsX
      ? [
          `For what value of $x$ does $y = ${polynomial(c)}$ have its ${kind}?`,
          `Find the value of $x$ at the turning point of $y = ${polynomial(c)}$.`,
          `At what value of $x$ is $${polynomial(c)}$ a ${kind}?`,
        ]
      : [
          `Find the ${kind} value of $y = ${polynomial(c)}$.`,
          `What is the ${kind} value of the function $f(x) = ${polynomial(c)}$?`,
          `The curve $y = ${polynomial(c)}$ has one turning point, a ${kind}. Find the value of $y$ there.`,
        ],
    right: key,
    write: integer,
    slips: either(integer, [
      [wantsX ? k : h, wantsX ? "gave the value of y" : "gave the value of x"],
      [-key, "lost a sign"],
      [
        wantsX ? 2 * h : value(c, -h),
        wantsX ? "forgot the factor 2 in the derivative" : "substituted x with the wrong sign",
      ],
      [c[2]!, "gave the constant term"],
      [
        wantsX ? c[1]! : value(c, 2 * h),
        wantsX ? "gave the coefficient of x" : "forgot the factor 2 in the derivative",
      ],
      [key + 2, "made an error in the arithmetic"],
    ]),
    check: (v) =>
      wantsX
        ? `At $x = ${v}$ the gradient is $${value(derivative(c), v)}$, not zero.`
        : `The turning point is at $x = ${h}$, and there $y = ${k}$.`,
    working: [
      `With $y$ for the function, $\\dfrac{dy}{dx} = 0$ at a turning point. Differentiate: $\\dfrac{dy}{dx} = ${polynomial([2 * a, -2 * a * h])} = 0$.`,
      `$${polynomial([2 * a, 0])} = ${2 * a * h}$, so $x = ${h === 0 ? "" : `${2 * a * h} \\div ${operand(2 * a)} = `}${h}$${wantsX ? `; the answer is $${h}$` : ""}.`,
      ...(wantsX ? [] : [`There $y = ${valueAt(c, h)}$, so the ${kind} value is $${k}$.`]),
    ],
  });
});

const trigDerivative = family(
  "differentiate-trigonometric",
  about("Differentiate trigonometric functions", "medium", "SS3"),
  (draw) => {
    const [a, b, k, m] = [draw.int(2, 6), draw.int(2, 6), draw.int(1, 5), draw.int(1, 5)];
    const s = draw.pick([-1, 1]);
    if (k === m && k === 1) return null;
    const arg = (n: number) => `${n === 1 ? "" : n}x`;
    const text = ([p, q]: readonly [number, number]) =>
      inTex(
        joined([
          [p, `\\cos ${arg(k)}`],
          [q, `\\sin ${arg(m)}`],
        ]),
      );
    const y = joined([
      [a, `\\sin ${arg(k)}`],
      [s * b, `\\cos ${arg(m)}`],
    ]);
    const key = [a * k, -s * b * m] as const;
    const inner = [...new Set([k, m])].filter((n) => n > 1).map((n) => `$${arg(n)}$`);
    return pose<readonly [number, number]>(draw, {
      ask: [
        `If $y = ${y}$, find $\\dfrac{dy}{dx}$.`,
        `Differentiate $${y}$ with respect to $x$.`,
        `Find the derivative of $f(x) = ${y}$.`,
      ],
      right: key,
      write: text,
      slips: [
        [[a * k, s * b * m], "forgot that the derivative of cosine is minus sine"],
        [[a, -s * b], `did not multiply by the derivative${inner.length > 1 ? "s" : ""} of ${inner.join(" and ")}`],
        [[-a * k, -s * b * m], "gave the derivative of sine a minus sign"],
        [[-a * k, s * b * m], "gave both terms the wrong sign"],
        [[a, s * b], "only swapped sine and cosine"],
      ],
      working: [
        `The derivative of $\\sin ${arg(k)}$ is $${k === 1 ? "" : k}\\cos ${arg(k)}$ and that of $\\cos ${arg(m)}$ is $-${m === 1 ? "" : m}\\sin ${arg(m)}$.`,
        `Multiply by the coefficients: $${a} \\times ${k} = ${a * k}$ and $${operand(s * b)} \\times (-${m}) = ${-s * b * m}$.`,
        `The derivative is ${text(key)}.`,
      ],
    });
  },
);

const motion = family(
  "velocity-and-acceleration",
  about("Apply differentiation to rates of change", "medium", "SS3"),
  (draw) => {
    const [a, b, c, t] = [draw.int(1, 4), draw.int(-4, 6), draw.int(1, 9), draw.int(2, 5)];
    if (b === 0) return null;
    const s = [a, b, c, 0];
    const [v, acceleration] = [value(derivative(s), t), value(derivative(derivative(s)), t)];
    const wantsVelocity = draw.chance(0.55);
    const key = wantsVelocity ? v : acceleration;
    if (v <= 0 || acceleration <= 0) return null;
    const word = wantsVelocity ? "velocity" : "acceleration";
    const label = polynomial(s, "t");
    return pose(draw, {
      ask: [
        `A particle moves in a straight line so that its displacement after $t$ seconds is $s = ${label}$ metres. Find its ${word} when $t = ${t}$.`,
        `The displacement, in metres, of a moving point from where it started after $t$ seconds is $s = ${label}$. What is its ${word} at $t = ${t}$?`,
        `After $t$ seconds the displacement of a body is $s = ${label}$ metres. Calculate the ${word} when $t = ${t}$.`,
      ],
      right: key,
      write: whole(wantsVelocity ? " m s⁻¹" : " m s⁻²"),
      slips: either(whole(), [
        [value(s, t), "gave the displacement"],
        [wantsVelocity ? acceleration : v, wantsVelocity ? "differentiated twice" : "differentiated only once"],
        [
          wantsVelocity ? value(s, t) / t : v / t,
          wantsVelocity ? "divided the displacement by the time" : "divided the velocity by the time",
        ],
        [
          key - (wantsVelocity ? c : 2 * b),
          wantsVelocity ? "lost the derivative of the term in t" : "dropped the constant term of the second derivative",
        ],
        [key + c, wantsVelocity ? "made an error in the last term" : "kept the constant term of the velocity"],
        [
          value([a, b, c], t),
          wantsVelocity
            ? "reduced the powers without multiplying by them"
            : "reduced the powers once without multiplying by them",
        ],
      ]),
      working: [
        `Velocity is the derivative of the displacement: $v = \\dfrac{ds}{dt} = ${polynomial(derivative(s), "t")}$.`,
        ...(wantsVelocity
          ? []
          : [
              `Acceleration is the derivative of the velocity: $a = \\dfrac{dv}{dt} = ${polynomial(derivative(derivative(s)), "t")}$.`,
            ]),
        `At $t = ${t}$: $${valueAt(wantsVelocity ? derivative(s) : derivative(derivative(s)), t)}$, so the ${word} is ${whole(wantsVelocity ? " m s⁻¹" : " m s⁻²")(key)}.`,
      ],
    });
  },
);

const negativePowers = family(
  "differentiate-negative-powers",
  { ...about("Differentiate products and powers of brackets", "hard", "SS3"), pool: "paper" },
  (draw) => {
    const [a, n, b, m] = [draw.int(2, 7), draw.int(1, 3), draw.int(2, 7), draw.int(2, 4)];
    const s = draw.pick([-1, 1]);
    const power = (k: number) => `x^{${k}}`.replace("x^{1}", "x");
    const under = (k: number, e: number) => `\\dfrac{${Math.abs(k)}}{${power(e)}}`;
    const y = `${under(a, n)} ${s < 0 ? "-" : "+"} ${b}${power(m)}`;
    const text = ([p, e, q, f]: readonly [number, number, number, number]) =>
      inTex(`${p < 0 ? "-" : ""}${under(p, e)} ${q < 0 ? "-" : "+"} ${Math.abs(q)}${power(f)}`);
    const key = [-a * n, n + 1, s * b * m, m - 1] as const;
    return pose<readonly [number, number, number, number]>(draw, {
      ask: [
        `Differentiate $${y}$ with respect to $x$.`,
        `If $y = ${y}$, find $\\dfrac{dy}{dx}$.`,
        `Find the derivative of $f(x) = ${y}$.`,
      ],
      right: key,
      write: text,
      slips: [
        [[a * n, n + 1, s * b * m, m - 1], "lost the minus sign of the negative power"],
        [[-a * n, n, s * b * m, m - 1], "did not change the power in the denominator"],
        [[-a, n + 1, s * b * m, m - 1], "did not multiply the first term by its power"],
        [[-a * n, n + 1, s * b, m - 1], "did not multiply the second term by its power"],
        [[-a * n, n + 1, -s * b * m, m - 1], "changed the sign of the second term"],
      ],
      working: [
        `Write the first term as $${a}x^{-${n}}$. Multiply by the power and reduce it by one: $${a} \\times (-${n})x^{-${n} - 1} = ${-a * n}x^{-${n + 1}}$.`,
        `The second term gives $${operand(s * b)} \\times ${m}${power(m - 1)} = ${s * b * m}${power(m - 1)}$.`,
        `Together: ${text(key)}.`,
      ],
    });
  },
);

export const differentiation = [differentiate, gradientAt, chainRule, turning, trigDerivative, motion, negativePowers];
