import { family } from "../../../authoring.ts";
import { triples } from "../../../writing/pythagorean-triples.ts";
import { either } from "../either.ts";
import { type Fraction, fraction, lcm, minus, plus, times } from "../exact.ts";
import { figure, label, type Point, polar, shape } from "../figures.ts";
import { degrees, frac, fractionTex, fractionText, rootTex, tex, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("trigonometry");

const ratios = family(
  "trigonometric-ratios",
  about("Find trigonometric ratios from one that is given", "easy", "SS1", 14),
  (draw) => {
    const [u, v, h] = draw.pick(triples);
    const [o, a] = draw.chance(0.5) ? [u, v] : [v, u];
    const value = { sin: fraction(o, h), cos: fraction(a, h), tan: fraction(o, a) };
    const given = draw.pick(["sin", "cos", "tan"] as const);
    const letter = draw.pick(["\\theta", "x", "A", "\\alpha"]);
    const others = (["sin", "cos", "tan"] as const).filter((name) => name !== given);
    const [f, g] = draw.shuffle(others) as [typeof given, typeof given];
    const form = draw.pick(["one", "sum", "difference"] as const);
    const key = form === "one" ? value[f] : form === "sum" ? plus(value[f], value[g]) : minus(value[f], value[g]);
    const text = `\\${f} ${letter}${form === "one" ? "" : form === "sum" ? ` + \\${g} ${letter}` : ` - \\${g} ${letter}`}`;
    const sign = form === "sum" ? "+" : "-";
    const common = lcm(value[f].d, value[g].d);
    const over = ({ n, d }: Fraction) => frac((n * common) / d, common);
    const missing = {
      sin: `opposite ${o} and hypotenuse ${h}; the adjacent side is $\\sqrt{${h}^2 - ${o}^2} = \\sqrt{${h * h - o * o}} = ${a}$`,
      cos: `adjacent ${a} and hypotenuse ${h}; the opposite side is $\\sqrt{${h}^2 - ${a}^2} = \\sqrt{${h * h - a * a}} = ${o}$`,
      tan: `opposite ${o} and adjacent ${a}; the hypotenuse is $\\sqrt{${o}^2 + ${a}^2} = \\sqrt{${h * h}} = ${h}$`,
    }[given];
    return pose(draw, {
      ask: [
        `If $\\${given} ${letter} = ${fractionTex(value[given])}$ and $${letter}$ is an acute angle, find $${text}$.`,
        `Given that $${letter}$ is acute and $\\${given} ${letter} = ${fractionTex(value[given])}$, evaluate $${text}$.`,
        `$${letter}$ is an acute angle with $\\${given} ${letter} = ${fractionTex(value[given])}$. What is the value of $${text}$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [
          form === "one" ? value[g] : form === "sum" ? minus(value[f], value[g]) : plus(value[f], value[g]),
          form === "one" ? "used the wrong pair of sides" : "combined the ratios with the wrong sign",
        ],
        [fraction(key.d, key.n), "turned the answer upside down"],
        [
          form === "one" ? fraction(h, a) : value[f],
          form === "one" ? "divided the hypotenuse by a side" : "gave the first ratio alone",
        ],
        [
          form === "one" ? fraction(-key.n, key.d) : value[g],
          form === "one" ? "gave the ratio a minus sign" : "gave the second ratio alone",
        ],
        [
          form === "one" ? fraction(h - o, h) : times(value[f], value[g]),
          form === "one"
            ? given === "sin" && f === "cos"
              ? "subtracted the sides instead of their squares"
              : "made an error with the sides"
            : "multiplied the ratios",
        ],
        [fraction(o + a, h), "added the two shorter sides over the hypotenuse"],
      ],
      working: [
        `Draw a right-angled triangle with ${missing}.`,
        `$\\${f} ${letter} = ${fractionTex(value[f])}$${form === "one" ? ", so this is the value asked for" : ` and $\\${g} ${letter} = ${fractionTex(value[g])}$`}.`,
        ...(form === "one"
          ? []
          : [
              `$${fractionTex(value[f])} ${sign} ${fractionTex(value[g])} = ${over(value[f])} ${sign} ${over(value[g])} = ${fractionTex(key)}$.`,
            ]),
      ],
      difficulty: form === "one" ? "easy" : "medium",
    });
  },
);

const squares: Record<string, Record<number, Fraction>> = {
  sin: { 30: fraction(1, 4), 45: fraction(1, 2), 60: fraction(3, 4) },
  cos: { 30: fraction(3, 4), 45: fraction(1, 2), 60: fraction(1, 4) },
  tan: { 30: fraction(1, 3), 45: fraction(1), 60: fraction(3) },
};

const specialAngles = family(
  "special-angles",
  about("Use the ratios of 30°, 45° and 60°", "medium", "SS1", 14),
  (draw) => {
    const pick = () => [draw.pick(["sin", "cos", "tan"]), draw.pick([30, 45, 60])] as const;
    const [p, q] = [pick(), pick()];
    const k = draw.int(1, 4);
    const add = draw.chance(0.5);
    const [x, y] = [squares[p[0]]![p[1]]!, squares[q[0]]![q[1]]!];
    if (p[0] === q[0] && p[1] === q[1]) return null;
    const combine = (a: Fraction, b: Fraction, plusSign: boolean) =>
      plusSign ? plus(times(fraction(k), a), b) : minus(times(fraction(k), a), b);
    const kx = times(fraction(k), x);
    const shared = lcm(kx.d, y.d);
    const raised = ({ n, d }: Fraction) => frac((n * shared) / d, shared);
    const key = combine(x, y, add);
    if (key.n === 0) return null;
    const say = ([name, angle]: readonly [string, number]) => `\\${name}^2 ${angle}^\\circ`;
    const plainRatio = {
      sin: { 30: "\\dfrac{1}{2}", 45: "\\dfrac{1}{\\sqrt{2}}", 60: "\\dfrac{\\sqrt{3}}{2}" },
      cos: { 30: "\\dfrac{\\sqrt{3}}{2}", 45: "\\dfrac{1}{\\sqrt{2}}", 60: "\\dfrac{1}{2}" },
      tan: { 30: "\\dfrac{1}{\\sqrt{3}}", 45: "1", 60: "\\sqrt{3}" },
    } as Record<string, Record<number, string>>;
    const squared = (at: readonly [string, number], square: Fraction) =>
      `$\\${at[0]} ${at[1]}^\\circ = ${plainRatio[at[0]]![at[1]]}$, so $${say(at)} = ${fractionTex(square)}$.`;
    const expression = `${k === 1 ? "" : k}${say(p)} ${add ? "+" : "-"} ${say(q)}`;
    const swap = ([name, angle]: readonly [string, number]) => squares[name]![90 - angle]!;
    return pose(draw, {
      ask: [
        `Evaluate $${expression}$.`,
        `Without tables, find the value of $${expression}$.`,
        `Simplify $${expression}$.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [combine(swap(p), swap(q), add), "mixed up the ratios of 30° and 60°"],
        [combine(x, y, !add), "combined the terms with the wrong sign"],
        [combine(swap(p), y, add), "used the complementary angle in the first term"],
        [plus(x, y), add ? "left out the coefficient" : "left out the coefficient and added"],
        [combine(x, swap(q), add), "used the complementary angle in the second term"],
        [plus(key, fraction(1)), "made an error of one"],
        [minus(key, fraction(1, 2)), "made an error of a half"],
      ],
      check: (v) =>
        `$${say(p)} = ${fractionTex(x)}$ and $${say(q)} = ${fractionTex(y)}$, and $${k === 1 ? "" : `${k} \\times `}${fractionTex(x)} ${add ? "+" : "-"} ${fractionTex(y)}$ does not make $${fractionTex(v)}$.`,
      working: [
        squared(p, x),
        squared(q, y),
        `The value is $${k === 1 ? "" : `${k} \\times ${fractionTex(x)} ${add ? "+" : "-"} ${fractionTex(y)} = `}${fractionTex(kx)} ${add ? "+" : "-"} ${fractionTex(y)}${kx.d === shared && y.d === shared ? "" : ` = ${raised(kx)} ${add ? "+" : "-"} ${raised(y)}`} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const cosineRule = family("cosine-rule", about("Apply the sine and cosine rules", "hard", "SS2"), (draw) => {
  const [p, q, angle] = [draw.int(5, 24), draw.int(5, 24), draw.pick([60, 120])];
  const twice = angle === 60 ? -p * q : p * q;
  const square = p * p + q * q + twice;
  const root = Math.sqrt(square);
  const key = Math.round(root);
  // Equal sides need no rule. A student who rounds early must get the same result.
  if (Math.abs(p - q) < 3 || Math.abs(root - key) > 0.35) return null;
  const nearest = (n: number) => Math.round(Math.sqrt(n));
  return pose(draw, {
    ask: [
      `In triangle $ABC$, $AB = ${p}$ cm, $AC = ${q}$ cm and $\\angle BAC = ${angle}^\\circ$. Find $BC$ to the nearest centimetre.`,
      `Two sides of a triangle are ${p} cm and ${q} cm, and the angle between them is ${angle}°. Calculate the third side to the nearest centimetre.`,
      `Two rods of ${p} cm and ${q} cm are joined at one end with an angle of ${angle}° between them. How far apart are their other ends, to the nearest centimetre?`,
    ],
    right: key,
    write: whole(" cm"),
    slips: [
      [nearest(p * p + q * q - twice), "got the sign of the cosine wrong"],
      [nearest(p * p + q * q), "used Pythagoras in a triangle that is not right-angled"],
      [nearest(p * p + q * q + twice / 2), "left out the 2 of $2bc\\cos A$"],
      [nearest(p * p + q * q + twice * 2), `took ${angle === 60 ? 1 : -1} for the cosine of ${angle}°`],
      [Math.round((p + q) / 2), `took the mean of the two sides${(p + q) % 2 ? " and rounded it up" : ""}`],
      [p + q, "added the two sides"],
    ],
    working: [
      `By the cosine rule the square of the side opposite the angle $A$ is $b^2 + c^2 - 2bc\\cos A$, and $\\cos ${angle}^\\circ = ${angle === 60 ? "" : "-\\cos 60^\\circ = "}${angle === 60 ? frac(1, 2) : `-${frac(1, 2)}`}$.`,
      `$${p}^2 + ${q}^2 - 2 \\times ${p} \\times ${q} \\times ${angle === 60 ? frac(1, 2) : `\\left(-${frac(1, 2)}\\right)`} = ${tex(p * p)} + ${tex(q * q)} ${angle === 60 ? "-" : "+"} ${tex(p * q)} = ${tex(square)}$.`,
      key * key === square
        ? `$\\sqrt{${tex(square)}} = ${key}$, so the side is ${key} cm.`
        : `$\\sqrt{${tex(square)}} = ${root.toFixed(2)}$ to two decimal places, so to the nearest centimetre the side is ${key} cm.`,
    ],
  });
});

const sine = { 30: 1, 45: 2, 60: 3, 120: 3, 135: 2 } as const;
type Angle = keyof typeof sine;

const sineRule = family("sine-rule", about("Apply the sine and cosine rules", "hard", "SS2"), (draw) => {
  const [A, B] = draw.some([30, 45, 60, 120, 135], 2).map(Number) as [Angle, Angle];
  const [q, p] = [sine[A], sine[B]];
  const a = q * draw.int(2, 9);
  if (A + B >= 180 || p === q) return null;
  // b = a sin B / sin A, with sin x = √s / 2.
  const square = (a * a * p) / q;
  const write = (n: number) => (Number.isInteger(n) && n > 0 ? `$${rootTex(n)}$ cm` : null);
  const sinTex = {
    30: "\\dfrac{1}{2}",
    45: "\\dfrac{\\sqrt{2}}{2}",
    60: "\\dfrac{\\sqrt{3}}{2}",
    120: "\\dfrac{\\sqrt{3}}{2}",
    135: "\\dfrac{\\sqrt{2}}{2}",
  };
  /** The mistake that gives the root of p + q. With 1 and 3, it uses only one of the sines. */
  const added =
    p === 3 && q === 1
      ? `left out $\\sin ${B}^\\circ$`
      : p === 1 && q === 3
        ? `divided by $\\sin ${B}^\\circ$ alone`
        : p === 2 && q === 1
          ? `took $\\sin ${B}^\\circ$ as $${sinTex[60]}$`
          : `put ${p} + ${q} under one root instead of dividing`;
  return pose(draw, {
    ask: [
      `In triangle $ABC$, $\\angle A = ${A}^\\circ$, $\\angle B = ${B}^\\circ$ and $BC = ${a}$ cm. Find $AC$.`,
      `A triangle $ABC$ has $\\angle A = ${A}^\\circ$, $\\angle B = ${B}^\\circ$ and $BC = ${a}$ cm. What is the length of $AC$?`,
      `Calculate $AC$ in a triangle $ABC$ in which $\\angle A = ${A}^\\circ$, $\\angle B = ${B}^\\circ$ and $BC = ${a}$ cm.`,
    ],
    right: square,
    write,
    slips: either(write, [
      [(a * a * q) / p, "turned the ratio of the sines upside down"],
      [a * a * p, `left out the division by $\\sqrt{${q}}$`],
      [a * a * p * q, `multiplied by $\\sqrt{${q}}$ instead of dividing by it`],
      [square * 4, `left the half out of $\\sin ${B}^\\circ$`],
      [a * a, "took the two sides to be equal"],
      [a * a * (p + q), added],
    ]),
    working: [
      `By the sine rule $${frac("AC", `\\sin ${B}^\\circ`)} = ${frac("BC", `\\sin ${A}^\\circ`)}$, so $AC = ${frac(`${a}\\sin ${B}^\\circ`, `\\sin ${A}^\\circ`)}$.`,
      `$\\sin ${A}^\\circ = ${A > 90 ? `\\sin ${180 - A}^\\circ = ` : ""}${sinTex[A]}$ and $\\sin ${B}^\\circ = ${B > 90 ? `\\sin ${180 - B}^\\circ = ` : ""}${sinTex[B]}$.`,
      `The halves cancel: $AC = ${a} \\times ${p === 1 ? "1" : `\\sqrt{${p}}`}${q === 1 ? "" : ` \\div \\sqrt{${q}} = ${frac(`${a}\\sqrt{${p * q}}`, q)}`}$, so it is ${write(square)}.`,
    ],
  });
});

const triangleArea = family(
  "triangle-area-by-sine",
  about("Find the area of a triangle from two sides and the angle between them", "medium", "SS2"),
  (draw) => {
    const angle = draw.pick([30, 60, 120, 150, 45]);
    const [a, b] = [2 * draw.int(2, 10), 2 * draw.int(3, 12)];
    const s = { 30: 1, 150: 1, 45: 2, 60: 3, 120: 3 }[angle] as number;
    const front = (a * b) / 4;
    const square = front * front * s;
    const write = (n: number) => (Number.isInteger(n) && n > 0 ? `$${rootTex(n)}$ cm²` : null);
    if (a === b) return null;
    const sine = { 1: frac(1, 2), 2: frac("\\sqrt{2}", 2), 3: frac("\\sqrt{3}", 2) }[s];
    const c: Point = [50, 170];
    const [p, q]: [Point, Point] = [[270, 170], polar(c, 130, Math.min(angle, 110))];
    return pose(draw, {
      ask: [
        `Two sides of a triangle are ${a} cm and ${b} cm, and the angle between them is ${angle}°. Find its area.`,
        `In triangle $PQR$, $PQ = ${a}$ cm, $QR = ${b}$ cm and $\\angle PQR = ${angle}^\\circ$. Calculate the area of the triangle.`,
        `A triangular piece of cloth has sides of ${a} cm and ${b} cm that meet at ${angle}°. What is its area?`,
      ],
      right: square,
      write,
      slips: either(write, [
        [4 * square, "forgot to halve"],
        [
          front * front * (s === 2 ? 1 : 4 - s),
          s === 2
            ? "used a half for the sine"
            : `used the cosine instead of the sine${angle > 90 ? " and dropped its minus sign" : ""}`,
        ],
        [(2 * front) ** 2, "left out the sine"],
        [16 * square, "forgot both factors of a half"],
        [((a + b) / 4) ** 2 * s, "added the sides instead of multiplying them"],
        [((a * a) / 4) ** 2 * s, `used the side of ${a} cm twice`],
        [((b * b) / 4) ** 2 * s, `used the side of ${b} cm twice`],
      ]),
      working: [
        `Area $= ${frac(1, 2)}ab\\sin C$, and $\\sin ${angle}^\\circ = ${angle > 90 ? `\\sin ${180 - angle}^\\circ = ` : ""}${sine}$.`,
        `$${frac(1, 2)} \\times ${a} \\times ${b} \\times ${sine} = ${(a * b) / 2} \\times ${sine}$, which is ${write(square)}.`,
      ],
      ...(angle <= 60 && {
        picture: figure(
          300,
          200,
          [shape([c, p, q]), label([angle === 30 ? 106 : 88, 164], `${angle}°`)],
          `Triangle with an angle of ${angle}° between two of its sides.`,
        ),
      }),
    });
  },
);

const equations = family(
  "trigonometric-equation",
  about("Solve simple trigonometric equations", "medium", "SS2"),
  (draw) => {
    const name = draw.pick(["sin", "cos", "tan"] as const);
    const acute = draw.pick([30, 45, 60]);
    const quadrant = draw.int(2, 4);
    const key = { 2: 180 - acute, 3: 180 + acute, 4: 360 - acute }[quadrant] as number;
    const [low, high] = [(quadrant - 1) * 90, quadrant * 90];
    const negative = { sin: quadrant > 2, cos: quadrant === 2 || quadrant === 3, tan: quadrant !== 3 }[name];
    const size = {
      sin: { 30: "\\dfrac{1}{2}", 45: "\\dfrac{\\sqrt{2}}{2}", 60: "\\dfrac{\\sqrt{3}}{2}" },
      cos: { 60: "\\dfrac{1}{2}", 45: "\\dfrac{\\sqrt{2}}{2}", 30: "\\dfrac{\\sqrt{3}}{2}" },
      tan: { 30: "\\dfrac{\\sqrt{3}}{3}", 45: "1", 60: "\\sqrt{3}" },
    }[name][acute as 30 | 45 | 60];
    const letter = draw.pick(["x", "\\theta"]);
    const equation = `\\${name} ${letter} = ${negative ? "-" : ""}${size}`;
    const limits = `${low}^\\circ < ${letter} < ${high}^\\circ`;
    return pose(draw, {
      ask: [
        `Find $${letter}$ if $${equation}$ and $${limits}$.`,
        `Solve $${equation}$ for $${limits}$.`,
        `Given that $${limits}$ and $${equation}$, what is $${letter}$?`,
      ],
      right: key,
      write: degrees,
      slips: [
        [
          { 2: 90 + acute, 3: 270 - acute, 4: 270 + acute }[quadrant] as number,
          "measured the acute angle from the wrong axis",
        ],
        [acute, "gave the acute angle"],
        [180 - acute, "used the second quadrant"],
        [180 + acute, "used the third quadrant"],
        [360 - acute, "used the fourth quadrant"],
      ],
      working: [
        "Find the acute angle whose ratio has this size, and measure it from the horizontal axis in the quadrant that is given.",
        `The acute angle with this ratio, taken positive, is ${acute}°: $\\${name} ${acute}^\\circ = ${size}$.`,
        `Between ${low}° and ${high}°, in the ${{ 2: "second", 3: "third", 4: "fourth" }[quadrant]} quadrant, ${{ sin: "sine", cos: "cosine", tan: "tangent" }[name]} is ${negative ? "negative" : "positive"}, as it should be.`,
        `There the angle is $${{ 2: "180 - ", 3: "180 + ", 4: "360 - " }[quadrant]}${acute} = ${key}$, that is ${key}°.`,
      ],
    });
  },
);

export const trigonometry = [ratios, specialAngles, triangleArea, equations, sineRule, cosineRule];
