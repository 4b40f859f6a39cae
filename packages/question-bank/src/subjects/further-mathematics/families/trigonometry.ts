import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionTex, fractionText, integer, tex, whole } from "../../mathematics/number-text.ts";
import { joined } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("trigonometry");

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const;
const show = (n: number, d: number) => fractionTex(fraction(n, d));

const compound = family(
  "compound-angles",
  about("Use compound and double angle formulas", "medium", "SS2", 10),
  (draw) => {
    const [[a, b, c], [p, q, r]] = draw.some(triples, 2) as [(typeof triples)[number], (typeof triples)[number]];
    if (c === r) return null;
    const bottom = c * r;
    const [ss, cc, sc, cs] = [a * p, b * q, a * q, b * p];
    const forms = {
      "\\sin(A + B)": [sc + cs, "\\sin A\\cos B + \\cos A\\sin B", sc - cs, cc - ss, sc, cs],
      "\\sin(A - B)": [sc - cs, "\\sin A\\cos B - \\cos A\\sin B", sc + cs, cc + ss, sc, cs],
      "\\cos(A + B)": [cc - ss, "\\cos A\\cos B - \\sin A\\sin B", cc + ss, sc + cs, cc, ss],
      "\\cos(A - B)": [cc + ss, "\\cos A\\cos B + \\sin A\\sin B", cc - ss, sc - cs, cc, ss],
    } as const;
    const asked = draw.pick(Object.keys(forms) as (keyof typeof forms)[]);
    const [top, formula, wrongSign, wrongFunction, one, two] = forms[asked];
    const sign = top === one - two ? "-" : "+";
    const [sinA, cosA, sinB, cosB] = [show(a, c), show(b, c), show(p, r), show(q, r)];
    const [first, second] = asked.includes("sin")
      ? [`${sinA} \\times ${cosB}`, `${cosA} \\times ${sinB}`]
      : [`${cosA} \\times ${cosB}`, `${sinA} \\times ${sinB}`];
    const other = asked.includes("sin") ? asked.replace("sin", "cos") : asked.replace("cos", "sin");
    const given = `$\\sin A = ${show(a, c)}$ and $\\cos B = ${show(q, r)}$`;
    const key = fraction(top, bottom);
    return pose<Fraction>(draw, {
      ask: [
        `If ${given}, where $A$ and $B$ are acute angles, find $${asked}$.`,
        `Given that ${given} and that $A$ and $B$ are acute, evaluate $${asked}$.`,
        `$A$ and $B$ are acute angles such that ${given}. What is the value of $${asked}$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [
          fraction(wrongSign, bottom),
          `${sign === "-" ? "added" : "subtracted"} the two products instead of ${sign === "-" ? "subtracting" : "adding"} them`,
        ],
        [fraction(wrongFunction, bottom), `gave $${other}$ instead`],
        [
          fraction(-top, bottom),
          sign === "-"
            ? "subtracted the two products in the wrong order"
            : "made the sum negative, though both products are positive",
        ],
        [fraction(ss, bottom), "multiplied the two sines only"],
        [fraction(cc, bottom), "multiplied the two cosines only"],
        [fraction(a * r + q * c, bottom), "added the two given ratios"],
      ],
      working: [
        `By Pythagoras ${c}² − ${a}² = ${b * b} = ${b}² and ${r}² − ${q}² = ${p * p} = ${p}², so $\\cos A = ${show(b, c)}$ and $\\sin B = ${show(p, r)}$.`,
        `$${asked} = ${formula}$.`,
        `Substitute: $${first} ${sign} ${second}$.`,
        `$\\dfrac{${one}}{${bottom}} ${sign} \\dfrac{${two}}{${bottom}} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const double = family("double-angle", about("Use compound and double angle formulas", "easy", "SS2", 8), (draw) => {
  const [a, b, c] = draw.pick(triples);
  const given = draw.pick(["\\sin", "\\cos", "\\tan"] as const);
  const ratio = { "\\sin": show(a, c), "\\cos": show(b, c), "\\tan": show(a, b) }[given];
  const values = {
    "\\sin 2\\theta": [fraction(2 * a * b, c * c), "2\\sin\\theta\\cos\\theta"],
    "\\cos 2\\theta": [fraction(b * b - a * a, c * c), "\\cos^2\\theta - \\sin^2\\theta"],
    "\\tan 2\\theta": [fraction(2 * a * b, b * b - a * a), "\\dfrac{2\\tan\\theta}{1 - \\tan^2\\theta}"],
  } as const;
  const asked = draw.pick(Object.keys(values) as (keyof typeof values)[]);
  const [key, formula] = values[asked];
  const [sine, cosine, tangent] = [show(a, c), show(b, c), show(a, b)];
  const side = {
    "\\sin": `By Pythagoras ${c}² − ${a}² = ${b * b} = ${b}²: the third side is ${b}`,
    "\\cos": `By Pythagoras ${c}² − ${b}² = ${a * a} = ${a}²: the third side is ${a}`,
    "\\tan": `By Pythagoras ${a}² + ${b}² = ${c * c} = ${c}²: the hypotenuse is ${c}`,
  }[given];
  const filled = {
    "\\sin 2\\theta": `2 \\times ${sine} \\times ${cosine}`,
    "\\cos 2\\theta": `\\left(${cosine}\\right)^2 - \\left(${sine}\\right)^2 = \\dfrac{${b * b}}{${c * c}} - \\dfrac{${a * a}}{${c * c}}`,
    "\\tan 2\\theta": `2 \\times ${tangent} \\div \\left(1 - \\left(${tangent}\\right)^2\\right) = ${show(2 * a, b)} \\div \\left(1 - \\dfrac{${a * a}}{${b * b}}\\right) = ${show(2 * a, b)} \\div \\left(${show(b * b - a * a, b * b)}\\right)`,
  }[asked];
  return pose<Fraction>(draw, {
    ask: [
      `If $${given}\\theta = ${ratio}$ and $\\theta$ is acute, find $${asked}$.`,
      `Given that $\\theta$ is an acute angle and $${given}\\theta = ${ratio}$, evaluate $${asked}$.`,
      `$\\theta$ is an acute angle with $${given}\\theta = ${ratio}$. What is $${asked}$?`,
      `Find the value of $${asked}$ if $${given}\\theta = ${ratio}$, where $\\theta$ is acute.`,
    ],
    right: key,
    write: fractionText,
    slips: [
      [
        asked === "\\sin 2\\theta"
          ? fraction(2 * a, c)
          : asked === "\\cos 2\\theta"
            ? fraction(2 * b, c)
            : fraction(2 * a, b),
        `took $${asked}$ to be $2${asked.replace(" 2", "")}$`,
      ],
      [
        fraction(-key.n, key.d),
        {
          "\\sin 2\\theta": "made it negative, though both ratios are positive",
          "\\cos 2\\theta": "subtracted in the wrong order, $\\sin^2\\theta - \\cos^2\\theta$",
          "\\tan 2\\theta": "subtracted in the wrong order below, $\\tan^2\\theta - 1$",
        }[asked],
      ],
      [
        fraction(a * b, c * c),
        asked === "\\sin 2\\theta" ? "left out the factor 2" : "multiplied the sine by the cosine",
      ],
      [
        asked === "\\sin 2\\theta" ? values["\\cos 2\\theta"][0] : values["\\sin 2\\theta"][0],
        asked === "\\sin 2\\theta" ? "gave $\\cos 2\\theta$ instead" : "gave $\\sin 2\\theta$ instead",
      ],
      [fraction(a * a, c * c), "squared the sine of the single angle"],
      [fraction(b * b, c * c), "squared the cosine of the single angle"],
    ],
    working: [
      ...(given === "\\tan" && asked === "\\tan 2\\theta"
        ? []
        : [
            `${side}, so ${asked === "\\tan 2\\theta" ? `$\\tan\\theta = ${tangent}$` : `$\\sin\\theta = ${sine}$ and $\\cos\\theta = ${cosine}$`}.`,
          ]),
      `$${asked} = ${formula}$.`,
      `Substitute: $${filled} = ${fractionTex(key)}$${key.n < 0 ? ", negative because $2\\theta$ is obtuse" : ""}.`,
    ],
  });
});

const greatest = family(
  "greatest-value-of-sine-and-cosine",
  about("Express a sin θ + b cos θ as a single ratio", "medium", "SS2", 8),
  (draw) => {
    const [a, b, c] = draw.pick(triples);
    const k = draw.pick([1, 1, 2]);
    const shift = draw.int(-9, 12);
    if (shift === 0) return null;
    const least = draw.chance(0.4);
    const sign = draw.pick([1, -1]);
    const word = least ? "least" : "greatest";
    const shown = joined([
      [a * k, "\\sin\\theta"],
      [sign * b * k, "\\cos\\theta"],
      [shift, ""],
    ]);
    const key = shift + (least ? -c * k : c * k);
    return pose(draw, {
      ask: [
        `Find the ${word} value of $${shown}$.`,
        `What is the ${word} value of the expression $${shown}$ for real $\\theta$?`,
        `As $\\theta$ varies, what is the ${word} value that $${shown}$ can take?`,
        `Calculate the ${word} value of $f(\\theta) = ${shown}$.`,
      ],
      right: key,
      write: integer,
      slips: [
        [shift + (least ? -(a + b) * k : (a + b) * k), `took ${a * k} + ${b * k} as the amplitude`],
        [shift + (least ? c * k : -c * k), `gave the ${least ? "greatest" : "least"} value`],
        [key - shift, "left out the constant"],
        [key - 2 * shift, "got the sign of the constant wrong"],
        [shift + (least ? -Math.max(a, b) * k : Math.max(a, b) * k), "used the larger coefficient only"],
      ],
      working: [
        `$a\\sin\\theta + b\\cos\\theta$ is a single wave of amplitude $\\sqrt{a^2 + b^2}$.`,
        `Here $\\sqrt{${a * k}^2 + ${b * k}^2} = \\sqrt{${tex(c * k * c * k)}} = ${c * k}$, so the wave lies between $-${c * k}$ and $${c * k}$.`,
        `With the constant the ${word} value is $${least ? "-" : ""}${c * k} ${shift < 0 ? "-" : "+"} ${Math.abs(shift)} = ${key}$.`,
      ],
    });
  },
);

const cosineTriangles = [
  [3, 8, 7, 60],
  [5, 8, 7, 60],
  [7, 15, 13, 60],
  [8, 15, 13, 60],
  [5, 21, 19, 60],
  [16, 21, 19, 60],
  [3, 5, 7, 120],
  [7, 8, 13, 120],
  [5, 16, 19, 120],
] as const;

const cosineRule = family(
  "cosine-rule",
  about("Solve triangles by the sine and cosine rules", "easy", "SS1", 8),
  (draw) => {
    const [p, q, r, angle] = draw.pick(cosineTriangles);
    const k = draw.int(1, 3);
    const [b, c, a] = [p * k, q * k, r * k];
    return pose(draw, {
      ask: [
        `In triangle $ABC$, $AB = ${c}$ cm, $AC = ${b}$ cm and angle $BAC$ is ${angle}°. Find the length of $BC$.`,
        `Two sides of a triangle are ${b} cm and ${c} cm long and the angle between them is ${angle}°. Calculate the third side.`,
        `A triangular plot is drawn with two sides of ${b} cm and ${c} cm enclosing an angle of ${angle}°. What is the length of the third side on the drawing?`,
      ],
      right: a,
      write: whole(" cm"),
      slips: [
        [b + c, "added the two sides"],
        [c - b, "subtracted the two sides"],
        [a * a, "forgot to take the square root"],
        [a - k, "made an error in the square root"],
        [a + k, "made an error in the squares"],
        [a + 2 * k, "made an error in the product"],
      ],
      check: (v) => `$${v}^2 = ${tex(v * v)}$, but by the rule the square is $${tex(a * a)}$.`,
      working: [
        `By the cosine rule the square of the side opposite the angle $A$ is $b^2 + c^2 - 2bc\\cos A$, and $\\cos ${angle}^\\circ = ${angle === 60 ? "" : "-"}\\dfrac{1}{2}$.`,
        `$${b}^2 + ${c}^2 - 2 \\times ${b} \\times ${c} \\times ${angle === 60 ? "\\dfrac{1}{2}" : "\\left(-\\dfrac{1}{2}\\right)"} = ${tex(b * b)} + ${tex(c * c)} ${angle === 60 ? "-" : "+"} ${tex(b * c)} = ${tex(a * a)}$.`,
        `$\\sqrt{${tex(a * a)}} = ${a}$, so the third side is ${a} cm.`,
      ],
    });
  },
);

const radians = family("radian-measure", about("Use radian measure", "easy", "SS1", 8), (draw) => {
  const angle = draw.step(10, 340, 5);
  const f = fraction(angle, 180);
  if (f.d > 36 || angle % 90 === 0) return null;
  const pi = ({ n, d }: Fraction) =>
    n <= 0 || d === 0 ? null : inTex(d === 1 ? `${n === 1 ? "" : n}\\pi` : `\\dfrac{${n === 1 ? "" : n}\\pi}{${d}}`);
  return pose<Fraction>(draw, {
    ask: [
      `Express ${angle}° in radians, in terms of $\\pi$.`,
      `An angle measures ${angle}°. What is it in radians, in terms of $\\pi$?`,
      `Convert ${angle}° to radians, leaving $\\pi$ in the answer.`,
      `A wheel turns through ${angle}°. Through how many radians does it turn, in terms of $\\pi$?`,
    ],
    right: f,
    write: pi,
    slips: [
      [fraction(angle, 360), "divided by 360 instead of 180"],
      [fraction(angle, 90), "divided by 90 instead of 180"],
      [fraction(180, angle), "divided 180 by the angle instead of the angle by 180"],
      [fraction(360 - angle, 180), `took the rest of the full turn, ${360 - angle}°`],
      [fraction(angle, 270), "divided by 270 instead of 180"],
    ],
    working: [
      "180° is $\\pi$ radians, so 1° is $\\dfrac{\\pi}{180}$.",
      `${angle}° is $${angle} \\times \\dfrac{\\pi}{180} = \\dfrac{${angle}\\pi}{180}$. Divide top and bottom by ${angle / f.n}: it is ${pi(f)}.`,
    ],
  });
});

export const trigonometry = [compound, double, greatest, cosineRule, radians];
