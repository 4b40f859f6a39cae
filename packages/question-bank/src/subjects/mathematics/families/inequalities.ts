import { family } from "../../../authoring.ts";
import { fraction } from "../exact.ts";
import { circle, dot, figure, label, line } from "../figures.ts";
import { count, fractionTex, naira, tex, whole } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import { joined, polynomial } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("inequalities");

const signs = ["<", "\\le", ">", "\\ge"] as const;
type Sign = (typeof signs)[number];
const turned: Record<Sign, Sign> = { "<": ">", "\\le": "\\ge", ">": "<", "\\ge": "\\le" };
const closed: Record<Sign, Sign> = { "<": "\\le", "\\le": "<", ">": "\\ge", "\\ge": ">" };

const linear = family(
  "linear-inequality",
  about("Solve linear inequalities in one unknown", "easy", "SS1", 14),
  (draw) => {
    const [a, b, c, d] = [draw.int(-5, 6), draw.int(-12, 12), draw.int(-5, 6), draw.int(-15, 15)];
    const sign = draw.pick(signs);
    const k = a - c;
    const bound = fraction(d - b, k);
    if (a === 0 || b === 0 || d === 0 || k === 0 || Math.abs(k) === 1 || bound.d > 5 || bound.n === 0) return null;
    const statement = `${polynomial([a, b])} ${sign} ${polynomial([c, d])}`;
    const key = k < 0 ? turned[sign] : sign;
    const write = ([s, n, under]: readonly [Sign, number, number]) =>
      inTex(`x ${s} ${fractionTex(fraction(n, under))}`);
    return pose<readonly [Sign, number, number]>(draw, {
      ask: [
        `Solve the inequality $${statement}$.`,
        `Find the solution set of $${statement}$.`,
        `For which values of $x$ is $${statement}$?`,
      ],
      right: [key, bound.n, bound.d],
      write,
      slips: [
        [
          [turned[key], bound.n, bound.d],
          k < 0
            ? "did not turn the sign when dividing by a negative number"
            : "turned the sign, which is done only when multiplying or dividing by a negative number",
        ],
        [[key, -bound.n, bound.d], "gave the bound the wrong sign"],
        [
          [turned[key], -bound.n, bound.d],
          `gave the bound the wrong sign and ${k < 0 ? "did not turn" : "turned"} the inequality`,
        ],
        [[key, d + b, k], "moved a number without changing its sign"],
        [[closed[key], bound.n, bound.d], "changed whether the bound itself belongs to the solution"],
      ],
      working: [
        `Terms in $x$ to the left, numbers to the right; what crosses over changes its sign: $${joined([
          [a, "x"],
          [-c, "x"],
        ])} ${sign} ${d} ${b < 0 ? "+" : "-"} ${Math.abs(b)}$, that is $${joined([[k, "x"]])} ${sign} ${d - b}$.`,
        `Divide by $${k}$${k < 0 ? " and turn the sign, because the divisor is negative" : ", which is positive, so the sign stays"}: ${write([key, bound.n, bound.d])}.`,
      ],
      difficulty: k < 0 ? "medium" : "easy",
    });
  },
);

const range = family(
  "integers-in-a-range",
  about("Solve double inequalities and count integer solutions", "medium", "SS1"),
  (draw) => {
    const [a, b] = [draw.int(2, 5), draw.int(-9, 9)];
    const [low, high] = [draw.int(-6, 0), draw.int(2, 8)];
    const [open, shut] = [draw.chance(0.5), draw.chance(0.5)];
    if (b === 0) return null;
    const [left, right] = [a * low + b, a * high + b];
    const statement = `${left} ${open ? "<" : "\\le"} ${polynomial([a, b])} ${shut ? "\\le" : "<"} ${right}`;
    const from = open ? low + 1 : low;
    const to = shut ? high : high - 1;
    const key = to - from + 1;
    const list = Array.from({ length: key }, (_, i) => from + i).join(", ");
    const [outer, inner] = open ? [low, high] : [high, low];
    const ends =
      open === shut
        ? `The sign ≤ keeps the end $${inner}$ and the sign < shuts $${outer}$ out`
        : open
          ? "The sign < shuts both ends out"
          : "The sign ≤ keeps both ends";
    return pose(draw, {
      ask: [
        `How many integers satisfy $${statement}$?`,
        `Find the number of integer values of $x$ for which $${statement}$.`,
        `If $x$ is an integer and $${statement}$, how many values can $x$ have?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          key + 1,
          open === shut
            ? `counted $${outer}$, an end that the sign < shuts out`
            : open
              ? "counted one of the ends, though the sign < shuts both out"
              : "counted an integer beyond the ends of the range",
        ],
        [key - 1, !open || shut ? "left out an end that belongs to the range" : "left out an integer between the ends"],
        [high - low, "subtracted the ends of the range instead of counting"],
        [high - low + 2, "counted both ends and one number beyond"],
        [to > 0 ? to : key + 3, "counted the positive integers only"],
        [
          key + 2,
          open && !shut
            ? "counted both ends, which do not belong to the range"
            : "counted two integers outside the range",
        ],
        [right - left, "subtracted the outer numbers of the statement"],
      ],
      working: [
        `${b < 0 ? `Add $${-b}$ to` : `Take $${b}$ from`} every part: $${left - b} ${open ? "<" : "\\le"} ${a}x ${shut ? "\\le" : "<"} ${right - b}$.`,
        `Divide by ${a}: $${low} ${open ? "<" : "\\le"} x ${shut ? "\\le" : "<"} ${high}$.`,
        `${ends}: the integers are $${list}$, so there are ${key}.`,
      ],
    });
  },
);

const numberLine = family("number-line", about("Represent solutions on a number line", "easy", "SS1", 14), (draw) => {
  const double = draw.chance(0.6);
  const [low, high] = [draw.int(-5, 0), draw.int(1, 5)];
  const [left, right] = [draw.chance(0.5), draw.chance(0.5)];
  const rightwards = draw.chance(0.5);
  const at = (x: number) => 180 + x * 26;
  const y = 40;
  const ticks = Array.from({ length: 13 }, (_, i) => i - 6).flatMap((x) => [
    line([at(x), y - 4], [at(x), y + 4], 1),
    label([at(x), y + 24], String(x).replace("-", "−")),
  ]);
  const end = (x: number, filled: boolean) => (filled ? dot([at(x), y - 14]) : circle([at(x), y - 14], 4, "#ffffff"));
  const point = rightwards ? low : high;
  const arrow = rightwards
    ? [
        [at(6) + 8, y - 14],
        [at(6), y - 18],
        [at(6), y - 10],
      ]
    : [
        [at(-6) - 8, y - 14],
        [at(-6), y - 18],
        [at(-6), y - 10],
      ];
  const [tip, upper, lower] = arrow as unknown as [[number, number], [number, number], [number, number]];
  const parts = double
    ? [line([at(low), y - 14], [at(high), y - 14], 3), end(low, left), end(high, right)]
    : [
        line([at(point), y - 14], [rightwards ? at(6) : at(-6), y - 14], 3),
        line(tip, upper),
        line(tip, lower),
        end(point, left),
      ];
  const between = (a: number, b: number, l: boolean, r: boolean) =>
    `${a} ${l ? "\\le" : "<"} x ${r ? "\\le" : "<"} ${b}`;
  const one = (a: number, inc: boolean, more: boolean) => `x ${more ? (inc ? "\\ge" : ">") : inc ? "\\le" : "<"} ${a}`;
  const kind = (filled: boolean) => (filled ? "filled" : "open");
  const name = (n: number) => String(n).replace("-", "−");
  return pose<string>(draw, {
    ask: double
      ? [
          `Which inequality does the segment from $${low}$ to $${high}$ on the number line show?`,
          `The number line shows a range of $x$ between $${low}$ and $${high}$. Which inequality describes it?`,
          `What range of values of $x$, with ends $${low}$ and $${high}$, is drawn on the number line?`,
        ]
      : [
          `Which inequality does the ray from $${point}$ on the number line show?`,
          `The number line shows a range of $x$ that ends at $${point}$ on one side. Which inequality describes it?`,
          `What range of values of $x$, starting at $${point}$, is drawn on the number line?`,
        ],
    right: double ? between(low, high, left, right) : one(point, left, rightwards),
    write: inTex,
    slips: double
      ? [
          [
            between(low, high, !left, !right),
            left === right
              ? `read ${left ? "filled circles as open" : "open circles as filled"} ones`
              : "read the filled circle as open and the open one as filled",
          ],
          [between(low, high, left, !right), `read the ${kind(right)} circle at the right end as ${kind(!right)}`],
          [between(low, high, !left, right), `read the ${kind(left)} circle at the left end as ${kind(!left)}`],
          [between(-high, -low, right, left), "read the line from right to left with the signs changed"],
        ]
      : [
          [one(point, !left, rightwards), `read the ${kind(left)} circle as ${kind(!left)}`],
          [one(point, left, !rightwards), "followed the arrow in the wrong direction"],
          [
            one(point, !left, !rightwards),
            `read the ${kind(left)} circle as ${kind(!left)} and followed the arrow in the wrong direction`,
          ],
          [
            one(point === 0 ? 1 : -point, left, rightwards),
            point === 0 ? "misread the end as 1" : "misread the sign of the end",
          ],
        ],
    working: double
      ? `The circle at ${name(low)} is ${kind(left)} and the circle at ${name(high)} is ${kind(right)}; a filled circle means that the end belongs to the range, an open one that it does not. So the inequality is $${between(low, high, left, right)}$.`
      : `The circle at ${name(point)} is ${kind(left)}, so ${name(point)} is ${left ? "" : "not "}included, and the arrow points to the ${rightwards ? "right, to larger" : "left, to smaller"} numbers: $${one(point, left, rightwards)}$.`,
    picture: figure(
      360,
      76,
      [line([at(-6) - 12, y], [at(6) + 12, y], 1.5), ...ticks, ...parts],
      double
        ? `Number line with a thick segment from ${low}, ${kind(left)} circle, to ${high}, ${kind(right)} circle.`
        : `Number line with a thick ray from ${point}, ${kind(left)} circle, to the ${rightwards ? "right" : "left"}.`,
    ),
  });
});

const quadratic = family(
  "quadratic-inequality",
  { ...about("Solve quadratic inequalities", "hard", "SS2"), pool: "paper" },
  (draw) => {
    const [p, q] = [draw.int(-6, 2), draw.int(1, 7)];
    const sign = draw.pick(signs);
    if (p >= q || p === 0 || p === -q) return null;
    const inside = sign === "<" || sign === "\\le";
    const equal = sign === "\\le" || sign === "\\ge";
    const statement = `${polynomial([1, -(p + q), p * q])} ${sign} 0`;
    const between = (a: number, b: number) => `${a} ${equal ? "\\le" : "<"} x ${equal ? "\\le" : "<"} ${b}`;
    const outside = (a: number, b: number) =>
      `x ${equal ? "\\le" : "<"} ${a} \\text{ or } x ${equal ? "\\ge" : ">"} ${b}`;
    const key = inside ? between(p, q) : outside(p, q);
    const [low, high] = [Math.min(-p, -q), Math.max(-p, -q)];
    return pose(draw, {
      ask: [
        `Solve the inequality $${statement}$.`,
        `Find the range of values of $x$ for which $${statement}$.`,
        `For what values of $x$ is $${statement}$?`,
      ],
      right: key,
      write: inTex,
      slips: [
        [
          inside ? outside(p, q) : between(p, q),
          inside ? "took the values outside the roots" : "took the values between the roots",
        ],
        [inside ? between(low, high) : outside(low, high), "changed the signs of the roots"],
        [
          inside ? outside(low, high) : between(low, high),
          `changed the signs of the roots and took the values ${inside ? "outside" : "between"} them`,
        ],
        [inside ? between(low, q) : outside(low, q), `took −${q} and ${q} for the roots`],
        [inside ? between(p, q + 1) : outside(p, q + 1), `took ${q + 1} instead of ${q} for the larger root`],
      ],
      working: [
        `The numbers $${-p}$ and $${-q}$ have product $${p * q}$ and sum $${-p - q}$, so $(${polynomial([1, -p])})(${polynomial([1, -q])}) ${sign} 0$; the left side is zero at $x = ${p}$ and $x = ${q}$.`,
        `Between the roots the factors have opposite signs and the product is negative; outside it is positive. Here ${inside ? "the negative part" : "the positive part"} is wanted${equal ? ", with the roots" : ""}.`,
        `So $${key}$.`,
      ],
    });
  },
);

const budget = family("budget-inequality", about("Form inequalities from word problems", "medium", "SS1"), (draw) => {
  const [price, fare] = [draw.step(150, 950, 50), draw.step(200, 1_500, 100)];
  const money = draw.step(3_000, 15_000, 500);
  const key = Math.floor((money - fare) / price);
  if ((money - fare) % price === 0 || key < 4) return null;
  const who = draw.pick(people);
  return pose(draw, {
    ask: [
      `${who} has ${naira(money)}. Transport costs ${naira(fare)} and exercise books cost ${naira(price)} each. What is the greatest number of exercise books ${who} can buy?`,
      `With ${naira(money)}, ${who} must pay ${naira(fare)} for delivery and wants as many bags of pure water as possible at ${naira(price)} each. How many can be bought at most?`,
      `A class has ${naira(money)} for a party. Chair hire costs ${naira(fare)} and each meat pie costs ${naira(price)}. Find the largest number of meat pies the class can afford.`,
    ],
    right: key,
    write: whole(),
    slips: [
      [key + 1, "rounded up to a number that costs too much"],
      [Math.floor(money / price), `forgot the ${naira(fare)}`],
      [Math.floor((money + fare) / price), `added the ${naira(fare)} to the money`],
      [Math.floor(money / (price + fare)), `added the ${naira(fare)} to the price of every item`],
    ],
    working: [
      `The ${naira(fare)} to be paid once and the price of $n$ items must not come to more than the money: $${tex(fare)} + ${price}n \\le ${tex(money)}$.`,
      `$${price}n \\le ${tex(money)} - ${tex(fare)} = ${tex(money - fare)}$, so $n \\le ${tex(money - fare)} \\div ${price}$, that is $n \\le ${((money - fare) / price).toFixed(2)}$ to two decimal places.`,
      `Only whole items can be bought, so the greatest number is ${count(key)}.`,
    ],
  });
});

export const inequalities = [linear, range, numberLine, quadratic, budget];
