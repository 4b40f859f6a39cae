import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction, gcd, lcm } from "../exact.ts";
import { count, frac, fractionTex, fractionText, integer, money, naira, tex, whole } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import {
  bracket,
  joined,
  multiplied,
  operand,
  polynomial,
  solving,
  upsideDown,
  wrongSign,
} from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("linear-equations");

const bracketsEquation = family(
  "linear-equation-with-brackets",
  about("Solve linear equations in one unknown", "easy", "SS1"),
  (draw) => {
    const [a, b, c, d, x] = [draw.int(2, 7), draw.int(-6, 6), draw.int(2, 6), draw.int(-9, 9), draw.int(-8, 9)];
    // a(x + b) = cx + d'
    const e = a * (x + b) - c * x;
    if (a === c || b === 0 || e === 0 || x === 0 || Math.abs(e) > 40 || d === 0) return null;
    const equation = `${a}${bracket(1, b)} = ${polynomial([c, e])}`;
    return pose(draw, {
      ask: [
        `Solve the equation $${equation}$.`,
        `If $${equation}$, find $x$.`,
        `Find the value of $x$ for which $${equation}$.`,
      ],
      right: x,
      write: integer,
      slips: [
        [(e - b) / (a - c), `multiplied only the first term in the bracket by ${a}`],
        [(e + a * b) / (a - c), "moved a number without changing its sign"],
        [(e - a * b) / (a + c), "moved the unknown without changing its sign"],
        [-x, wrongSign(a - c, e - a * b)],
        [e - a * b, "did not divide by the coefficient of the unknown"],
        [x + 1, "made an error of one in the division"],
        [x - b, "made an error with the number in the bracket"],
      ],
      check: (v) => `With $x = ${v}$ the left side is $${a * (v + b)}$ and the right side $${c * v + e}$.`,
      working: [
        `Remove the bracket: $${polynomial([a, a * b])} = ${polynomial([c, e])}$.`,
        `Collect the terms in $x$ on one side and the numbers on the other: $${joined([
          [a, "x"],
          [-c, "x"],
        ])} = ${e} - ${operand(a * b)}$, ${solving(a - c, e - a * b, x)}.`,
      ],
    });
  },
);

const fractionEquation = family(
  "linear-equation-with-fractions",
  about("Solve linear equations in one unknown", "medium", "SS1"),
  (draw) => {
    const [p, q] = draw.some([2, 3, 4, 5, 6], 2) as [number, number];
    const [b, d] = [draw.int(-5, 6), draw.int(-5, 6)];
    const x = draw.int(-9, 12);
    const minus = draw.chance(0.5);
    const s = minus ? -1 : 1;
    const result = fraction((x + b) * q + s * (x + d) * p, p * q);
    if (b === 0 || d === 0 || result.d !== 1 || b === d || x === 0 || result.n === 0) return null;
    const m = lcm(p, q);
    const equation = `${frac(polynomial([1, b]), p)} ${minus ? "-" : "+"} ${frac(polynomial([1, d]), q)} = ${result.n}`;
    const [u, v] = [m / p, m / q];
    const coefficient = u + s * v;
    const right = m * result.n - u * b - s * v * d;
    const loose = u * b + s * v * d;
    return pose(draw, {
      ask: [
        `Solve $${equation}$.`,
        `If $${equation}$, find $x$.`,
        `Find the value of $x$ that satisfies $${equation}$.`,
      ],
      right: x,
      write: integer,
      slips: [
        [
          (m * result.n - u * b + s * v * d) / coefficient,
          minus
            ? "did not change the sign of the last number after the minus"
            : "moved the last number without changing its sign",
        ],
        [(result.n - u * b - s * v * d) / coefficient, `did not multiply the right-hand side by ${m}`],
        [-x, wrongSign(coefficient, right, loose > 0)],
        [right, "did not divide by the coefficient of the unknown"],
        [(m * result.n + u * b + s * v * d) / coefficient, "moved the numbers without changing their signs"],
        [x + m, "made an error with the common denominator"],
        [x + 2, "made an error in collecting the numbers"],
        [x - 3, "made an error in clearing the fractions"],
      ],
      check: (v) =>
        `With $x = ${v}$ the left side is $${fractionTex(fraction((v + b) * q + s * (v + d) * p, p * q))}$, not $${result.n}$.`,
      working: [
        `Multiply through by ${m}, the common denominator: $${multiplied(u, polynomial([1, b]))} ${minus ? "-" : "+"} ${v === 1 && minus ? bracket(1, d) : multiplied(v, polynomial([1, d]))} = ${m} \\times ${operand(result.n)} = ${m * result.n}$.`,
        `Remove the brackets: $${joined([
          [u, "x"],
          [u * b, ""],
          [s * v, "x"],
          [s * v * d, ""],
        ])} = ${m * result.n}$.`,
        `Collect the terms: $${joined([
          [coefficient, "x"],
          [u * b + s * v * d, ""],
        ])} = ${m * result.n}$${
          loose === 0
            ? coefficient === 1
              ? ""
              : `, so $x = ${right} \\div ${operand(coefficient)} = ${x}$`
            : `, so $${joined([[coefficient, "x"]])} = ${m * result.n} ${loose < 0 ? "+" : "-"} ${Math.abs(loose)} = ${right}$${coefficient === 1 ? "" : coefficient === -1 ? ` and $x = ${x}$` : ` and $x = ${right} \\div ${operand(coefficient)} = ${x}$`}`
        }.`,
      ],
    });
  },
);

const simultaneous = family(
  "simultaneous-equations",
  about("Solve simultaneous linear equations", "medium", "SS1", 14),
  (draw) => {
    const [x, y] = [draw.int(-6, 8), draw.int(-6, 8)];
    const [a, b, c, d] = [draw.int(1, 6), draw.int(-5, 6), draw.int(1, 6), draw.int(-6, 5)];
    const determinant = a * d - b * c;
    if (
      determinant === 0 ||
      b === 0 ||
      d === 0 ||
      x === y ||
      x === 0 ||
      y === 0 ||
      (a === 1 && c === 1) ||
      gcd(a, b) > 1 ||
      gcd(c, d) > 1
    )
      return null;
    const [e, f] = [a * x + b * y, c * x + d * y];
    const first = `${joined([
      [a, "x"],
      [b, "y"],
    ])} = ${e}`;
    const second = `${joined([
      [c, "x"],
      [d, "y"],
    ])} = ${f}`;
    const write = ([p, q]: readonly [number, number]) => `$x = ${p},\\ y = ${q}$`;
    // The smallest multipliers that make the terms in y equal, up to the sign.
    const [k, l] = [Math.abs(d) / gcd(b, d), Math.abs(b) / gcd(b, d)];
    const add = b * d < 0;
    const [left, right] = add ? [a * k + c * l, e * k + f * l] : [a * k - c * l, e * k - f * l];
    const multipliers = [
      ...(k === 1 ? [] : [`the first equation by $${k}$`]),
      ...(l === 1 ? [] : [`the second ${k === 1 ? "equation " : ""}by $${l}$`]),
    ].join(" and ");
    return pose(draw, {
      ask: [
        `Solve the simultaneous equations $${first}$ and $${second}$.`,
        `If $${first}$ and $${second}$, find $x$ and $y$.`,
        `Find the values of $x$ and $y$ that satisfy both $${first}$ and $${second}$.`,
      ],
      right: [x, y] as const,
      write,
      slips: [
        [[y, x], x === -y ? "swapped the two values, or changed the sign of both" : "swapped the two values"],
        [[x, -y], "gave the second value the wrong sign"],
        [[-x, y], "gave the first value the wrong sign"],
        [[-x, -y], "lost both signs"],
        [[x + 1, y - 1], "made an error in the elimination"],
      ],
      check: ([p, q]) =>
        a * p + b * q === e
          ? `These values make the left side of the second equation $${c * p + d * q}$, not $${f}$.`
          : `These values make the left side of the first equation $${a * p + b * q}$, not $${e}$.`,
      working: [
        multipliers
          ? `To remove $y$, multiply ${multipliers}: $${joined([
              [a * k, "x"],
              [b * k, "y"],
            ])} = ${e * k}$ and $${joined([
              [c * l, "x"],
              [d * l, "y"],
            ])} = ${f * l}$.`
          : `The terms in $y$ ${add ? "differ only in sign, so they go out when the equations are added" : "are the same, so they go out when one equation is subtracted from the other"}.`,
        `${add ? "Add" : "Subtract the second from the first"}: $${joined([
          [a * k, "x"],
          [add ? c * l : -c * l, "x"],
        ])} = ${e * k} ${add ? "+" : "-"} ${operand(f * l)}$, ${solving(left, right, x)}.`,
        `In the first equation $${joined([
          a === 1 ? [x, ""] : [a, `(${x})`],
          [b, "y"],
        ])} = ${e}$: $${joined([[b, "y"]])} = ${e} - ${operand(a * x)} = ${b * y}$${b === 1 ? "" : b === -1 ? ` and $y = ${y}$` : ` and $y = ${b * y} \\div ${operand(b)} = ${y}$`}. The solution is ${write([x, y])}.`,
      ],
    });
  },
);

const things = [
  ["exercise book", "pen"],
  ["pineapple", "pawpaw"],
  ["cup of rice", "cup of beans"],
  ["meat pie", "bottle of zobo"],
  ["ruler", "eraser"],
] as const;

const shopping = family(
  "shopping-simultaneous",
  about("Form and solve equations from word problems", "medium", "SS1"),
  (draw) => {
    const [first, second] = draw.pick(things);
    const [p, q] = [draw.step(100, 900, 50), draw.step(100, 900, 50)];
    const [a, b, c, d] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 6), draw.int(2, 6)];
    if (a * d === b * c || p === q || (a === c && b === d)) return null;
    const [one, two] = [a * p + b * q, c * p + d * q];
    const [times1, times2] = [d / gcd(b, d), b / gcd(b, d)];
    const scaling = [
      ...(times1 === 1 ? [] : [`the first by ${times1}`]),
      ...(times2 === 1 ? [] : [`the second by ${times2}`]),
    ].join(" and ");
    const many = (word: string) => (word.includes(" of ") ? word.replace(" of", "s of") : `${word}s`);
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${a} ${many(first)} and ${b} ${many(second)} cost ${naira(one)}, while ${c} ${many(first)} and ${d} ${many(second)} cost ${naira(two)}. Find the cost of one ${first}.`,
        `${who} pays ${naira(one)} for ${a} ${many(first)} and ${b} ${many(second)}. At the same prices ${c} ${many(first)} and ${d} ${many(second)} cost ${naira(two)}. How much is one ${first}?`,
        `In a shop ${a} ${many(first)} and ${b} ${many(second)} are sold for ${naira(one)}, and ${c} ${many(first)} and ${d} ${many(second)} for ${naira(two)}. What is the price of one ${first}?`,
      ],
      right: p,
      write: money,
      slips: either(money, [
        [q, `gave the cost of one ${second}`],
        [p + q, "gave the cost of one of each"],
        [Math.abs(p - q), "gave the difference between the two prices"],
        [p + 50, "made an error in the subtraction"],
        [Math.abs(one - two), "subtracted the two bills"],
        [p * 2, "doubled the price"],
      ]),
      check: (v) => {
        const other = (one - a * v) / b;
        return other > 0 && Number.isInteger(other)
          ? `The first bill would make one ${second} ${naira(other)}, and then the second bill would be ${naira(c * v + d * other)}.`
          : one > a * v
            ? `The first bill would leave ${naira(one - a * v)} for ${b} ${many(second)} and the second ${naira(two - c * v)} for ${d}, which is not one price.`
            : `At this price the ${a} ${many(first)} alone would cost ${naira(a * v)}, ${one === a * v ? `the full first bill, with nothing left for the ${b} ${many(second)}` : `but the first bill, with ${b} ${many(second)} in it, is only ${naira(one)}`}.`;
      },
      working: [
        `Let one ${first} cost $x$ naira and one ${second} $y$ naira: $${a}x + ${b}y = ${tex(one)}$ and $${c}x + ${d}y = ${tex(two)}$.`,
        b === d
          ? `The term in $y$ is $${b}y$ in both equations, so it goes out when one is subtracted from the other.`
          : `To remove $y$, multiply ${scaling}: $${a * times1}x + ${b * times1}y = ${tex(one * times1)}$ and $${c * times2}x + ${d * times2}y = ${tex(two * times2)}$.`,
        `Subtract: $${joined([
          [a * times1, "x"],
          [-c * times2, "x"],
        ])} = ${tex(one * times1)} - ${tex(two * times2)}$, that is $${joined([[a * times1 - c * times2, "x"]])} = ${tex(one * times1 - two * times2)}$.`,
        `So one ${first} costs ${Math.abs(a * times1 - c * times2) === 1 ? "" : `$${tex(Math.abs(one * times1 - two * times2))} \\div ${Math.abs(a * times1 - c * times2)}$ naira, that is `}${naira(p)}.`,
      ],
    });
  },
);

const ages = family("ages", about("Form and solve equations from word problems", "medium", "SS1"), (draw) => {
  const [times, years, later] = [draw.int(3, 6), draw.int(4, 20), draw.pick([2, 3])];
  // Now: parent = times * child; in `years` years parent = later * child.
  const child = (years * (later - 1)) / (times - later);
  if (
    times <= later ||
    !Number.isInteger(child) ||
    child < 3 ||
    child > 20 ||
    (times - 1) * child < 20 ||
    (times - 1) * child > 45
  )
    return null;
  const parent = times * child;
  const [older, younger] = draw.pick([
    ["A mother", "her daughter"],
    ["A father", "his son"],
    ["An aunt", "her nephew"],
    ["An uncle", "his niece"],
  ] as const);
  const word = { 2: "twice", 3: "three times", 4: "four times", 5: "five times", 6: "six times" } as Record<
    number,
    string
  >;
  const wantsOlder = draw.chance(0.5);
  const key = wantsOlder ? parent : child;
  const who = wantsOlder ? older.toLowerCase().replace(/^an? /, "the ") : younger.replace(/^(her|his) /, "the ");
  return pose(draw, {
    ask: [
      `${older} is ${word[times]} as old as ${younger}. In ${years} years' time, the older will be ${word[later]} as old as the younger. How old is ${who} now?`,
      `${older} is now ${word[times]} as old as ${younger}. After ${years} years the older one will be ${word[later]} as old as the younger one. Find the present age of ${who}.`,
      `At present ${older.toLowerCase()} is ${word[times]} the age of ${younger}. In ${years} years the age of the older will be ${word[later]} that of the younger. What is the present age of ${who}?`,
    ],
    right: key,
    write: whole(" years"),
    slips: [
      [wantsOlder ? child : parent, wantsOlder ? "gave the age of the younger" : "gave the age of the older"],
      [key + years, `gave the age in ${years} years' time`],
      [
        wantsOlder ? parent - child : child + years + 1,
        wantsOlder ? "gave the difference between the ages" : "made an error in the equation",
      ],
      [wantsOlder ? times * years : years, "took the number of years as the younger age"],
      [key + 2, "made an error in the division"],
      [key + later, "made an error with the multiple"],
    ],
    check: (v) => {
      const young = fraction(wantsOlder ? v : v * times, times);
      const future = fractionTex(fraction(young.n + years * young.d, young.d));
      return `In ${years} years the ages would be $${wantsOlder ? v + years : times * v + years}$ and $${future}$, and the first is not ${word[later]} the second.`;
    },
    working: [
      `Let the younger be $x$ years old; the older is $${times}x$. In ${years} years: $${times}x + ${years} = ${later}(x + ${years})$.`,
      `Remove the bracket: $${times}x + ${years} = ${later}x + ${later * years}$.`,
      `Collect the terms: $${times}x - ${later}x = ${later * years} - ${years}$, ${solving(times - later, years * (later - 1), child)}.`,
      `The younger is ${child} and the older $${times} \\times ${child} = ${parent}$. So the answer is ${key} years.`,
    ],
  });
});

const consecutive = family(
  "consecutive-numbers",
  about("Form and solve equations from word problems", "easy", "SS1"),
  (draw) => {
    const step = draw.pick([1, 2, 2]);
    const odd = draw.chance(0.5);
    const how = draw.pick([3, 3, 4]);
    const first = step === 1 ? draw.int(8, 60) : 2 * draw.int(4, 40) + (odd ? 1 : 0);
    const total = how * first + (step * how * (how - 1)) / 2;
    const last = first + step * (how - 1);
    const kind = step === 1 ? "whole numbers" : odd ? "odd numbers" : "even numbers";
    const wanted = draw.pick(["largest", "smallest"] as const);
    const key = wanted === "largest" ? last : first;
    const word = how === 3 ? "three" : "four";
    return pose(draw, {
      ask: [
        `The sum of ${word} consecutive ${kind} is ${count(total)}. Find the ${wanted} of them.`,
        `${how === 3 ? "Three" : "Four"} consecutive ${kind} add up to ${count(total)}. What is the ${wanted} number?`,
        `The numbers on ${word} raffle tickets are consecutive ${kind} with the sum ${count(total)}. Find the ${wanted} of these numbers.`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          wanted === "largest" ? first : last,
          wanted === "largest" ? "gave the smallest number" : "gave the largest number",
        ],
        [first + step, wanted === "largest" && how === 3 ? "gave the middle number" : "gave the second number"],
        [
          key + step,
          wanted === "largest" && how === 3
            ? `divided the sum by 3 without first taking ${3 * step} away`
            : "made an error in the division",
        ],
        [key - step, wanted === "largest" ? "gave the third number" : "made an error in the division"],
        [
          key + 2 * step,
          wanted === "smallest"
            ? "gave the third number"
            : how === 3
              ? `added ${3 * step} to the sum instead of taking it away`
              : "made an error in the addition",
        ],
      ],
      check: (v) =>
        `With ${v} as the ${wanted} number the sum would be ${count(total + how * (v - key))}, not ${count(total)}.`,
      working: [
        `Let the smallest be $n$: $${Array.from({ length: how }, (_, i) => (i ? `(n + ${i * step})` : "n")).join(" + ")} = ${tex(total)}$.`,
        `$${how}n + ${(step * how * (how - 1)) / 2} = ${tex(total)}$, so $${how}n = ${tex(total)} - ${(step * how * (how - 1)) / 2} = ${tex(how * first)}$ and $n = ${tex(how * first)} \\div ${how} = ${first}$.`,
        `The largest is $${first} + ${step * (how - 1)} = ${last}$. The answer is ${key}.`,
      ],
    });
  },
);

const equationInFractionAnswer = family(
  "inverted-unknown",
  about("Solve linear equations in one unknown", "hard", "SS1"),
  (draw) => {
    const [a, b, c, d] = [draw.int(1, 7), draw.int(-6, 6), draw.int(1, 7), draw.int(-6, 6)];
    // a/(x + b) = c/(x + d)
    const key = fraction(b * c - a * d, a - c);
    if (a === c || b === d || b === 0 || d === 0 || key.n === 0 || key.d > 4 || gcd(a, c) > 1) return null;
    if (key.n === -b * key.d || key.n === -d * key.d) return null;
    const equation = `${frac(a, polynomial([1, b]))} = ${frac(c, polynomial([1, d]))}`;
    return pose(draw, {
      ask: [
        `Solve the equation $${equation}$.`,
        `If $${equation}$, find $x$.`,
        `Find the value of $x$ for which $${equation}$.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(a * b - c * d, c - a), "multiplied straight across instead of crosswise"],
        [fraction(-key.n, key.d), wrongSign(a - c, b * c - a * d)],
        [fraction(b * c + a * d, a - c), "moved a number without changing its sign"],
        [fraction(b * c - a * d, a + c), "added the coefficients instead of subtracting them"],
        [fraction(key.d, key.n), upsideDown(a - c)],
        [fraction(b - d, a - c), "did not multiply the numbers in the denominators"],
      ],
      working: [
        `Cross-multiply: $${multiplied(a, polynomial([1, d]))} = ${multiplied(c, polynomial([1, b]))}$.`,
        `Remove the brackets: $${polynomial([a, a * d])} = ${polynomial([c, c * b])}$.`,
        `Collect the terms: $${joined([
          [a, "x"],
          [-c, "x"],
        ])} = ${b * c} - ${operand(a * d)}$, ${solving(a - c, b * c - a * d, fractionTex(key))}.`,
      ],
    });
  },
);

export const linearEquations = [
  bracketsEquation,
  fractionEquation,
  equationInFractionAnswer,
  simultaneous,
  shopping,
  ages,
  consecutive,
];
