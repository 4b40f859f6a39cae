import { family } from "../../../authoring.ts";
import { fraction } from "../exact.ts";
import { frac, fractionTex, fractionText, money, naira, tex, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("ratio-and-variation");

const powers = [
  { said: "the square of", many: "squares", f: (x: number) => x * x, tex: "x^2" },
  { said: "the cube of", many: "cubes", f: (x: number) => x ** 3, tex: "x^3" },
  { said: "the square root of", many: "square roots", f: (x: number) => Math.sqrt(x), tex: "\\sqrt{x}" },
] as const;

const directVariation = family(
  "direct-variation",
  about("Solve problems on direct variation", "medium", "SS2"),
  (draw) => {
    const power = draw.pick(powers);
    const values =
      power.tex === "\\sqrt{x}"
        ? [4, 9, 16, 25, 36, 49, 64]
        : power.tex === "x^3"
          ? [1, 2, 3, 4, 5]
          : [2, 3, 4, 5, 6, 7, 8];
    const [x1, x2] = draw.some(values, 2) as [number, number];
    const k = draw.int(2, 9);
    const [y1, key] = [k * power.f(x1), k * power.f(x2)];
    const [y, x] = draw.pick([
      ["y", "x"],
      ["P", "q"],
      ["V", "r"],
      ["w", "t"],
    ] as const);
    const symbol = power.tex.replace("x", x);
    const put = (n: number) => power.tex.replace("x", String(n));
    return pose(draw, {
      ask: [
        `$${y}$ varies directly as ${power.said} $${x}$. If $${y} = ${y1}$ when $${x} = ${x1}$, find $${y}$ when $${x} = ${x2}$.`,
        `Given that $${y}$ is directly proportional to ${power.said} $${x}$ and that $${y} = ${y1}$ when $${x} = ${x1}$, find $${y}$ when $${x} = ${x2}$.`,
        `If $${y} \\propto ${symbol}$ and $${y} = ${y1}$ when $${x} = ${x1}$, calculate $${y}$ when $${x} = ${x2}$.`,
      ],
      right: key,
      write: whole(),
      slips: [
        [(y1 * x2) / x1, `varied $${y}$ directly as $${x}$ itself`],
        [
          (y1 * power.f(x1)) / power.f(x2),
          y1 * power.f(x1) === k * power.f(x2) ? "gave the constant of variation" : "used inverse variation",
        ],
        [power.f(x2), "took the constant to be 1"],
        [k * x2, `multiplied the constant by $${x}$ itself`],
        [
          y1 + power.f(x2) - power.f(x1),
          `${x2 > x1 ? "added" : "subtracted"} the difference of the ${power.many} instead of using the constant`,
        ],
        [y1 * power.f(x2), `multiplied ${y1} by ${power.f(x2)} without finding the constant`],
        [k, "gave the constant of variation"],
      ],
      working: [
        `$${y} = k${symbol}$: $${y1} = k \\times ${put(x1)} = ${power.f(x1)}k$, so $k = ${y1} \\div ${power.f(x1)} = ${k}$.`,
        `When $${x} = ${x2}$, $${y} = ${k} \\times ${put(x2)} = ${k} \\times ${power.f(x2)} = ${tex(key)}$.`,
      ],
    });
  },
);

const inverseVariation = family(
  "inverse-variation",
  about("Solve problems on inverse variation", "medium", "SS2"),
  (draw) => {
    const square = draw.chance(0.55);
    const f = (n: number) => (square ? n * n : n);
    const [x1, x2] = draw.some([1, 2, 3, 4, 5, 6, 8, 10], 2) as [number, number];
    const k = draw.int(2, 10) * f(x1);
    const y1 = k / f(x1);
    const key = fraction(k, f(x2));
    if (key.d > 9) return null;
    const [y, x] = draw.pick([
      ["y", "x"],
      ["P", "V"],
      ["R", "d"],
      ["m", "n"],
    ] as const);
    const said = square ? "the square of " : "";
    return pose(draw, {
      ask: [
        `$${y}$ varies inversely as ${said}$${x}$. If $${y} = ${y1}$ when $${x} = ${x1}$, find $${y}$ when $${x} = ${x2}$.`,
        `Given that $${y}$ is inversely proportional to ${said}$${x}$ and $${y} = ${y1}$ when $${x} = ${x1}$, what is $${y}$ when $${x} = ${x2}$?`,
        `If $${y} \\propto ${frac(1, square ? `${x}^2` : x)}$ and $${y} = ${y1}$ when $${x} = ${x1}$, calculate $${y}$ when $${x} = ${x2}$.`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(y1 * f(x2), f(x1)), "used direct variation"],
        square
          ? [fraction(y1 * x1, x2), "forgot to square"]
          : [fraction(k * x2), `multiplied the constant by $${x}$ instead of dividing by it`],
        [
          fraction(y1, f(x2)),
          `divided the first $${y}$ by ${square ? "the square of " : ""}the new $${x}$, without finding the constant`,
        ],
        [fraction(k), "gave the constant of variation"],
        ...(square ? [[fraction(y1 * x1, x2 * x2), `squared the new value of $${x}$ only`] as const] : []),
        [fraction(y1 - x2 + x1), `let $${y}$ change by as much as $${x}$ does, but the other way`],
      ],
      working: [
        `$${y} = ${frac("k", square ? `${x}^2` : x)}$, so $k = ${square ? `${y}${x}^2` : `${y}${x}`} = ${y1} \\times ${square ? `${x1}^2 = ${y1} \\times ${f(x1)}` : x1} = ${k}$.`,
        `When $${x} = ${x2}$, $${y} = ${frac(k, square ? `${x2}^2` : x2)}${square ? ` = ${frac(k, f(x2))}` : ""}$${key.n === k && key.d === f(x2) ? "" : `, which is $${fractionTex(key)}$`}.`,
      ],
    });
  },
);

const partialVariation = family(
  "partial-variation",
  about("Solve problems on joint and partial variation", "hard", "SS2"),
  (draw) => {
    const [fixedPart, each] = [draw.step(20_000, 200_000, 10_000), draw.step(1_500, 9_000, 500)];
    const [n1, n2, n3] = [draw.step(10, 40, 5), draw.step(50, 90, 5), draw.step(100, 200, 10)];
    const cost = (n: number) => fixedPart + each * n;
    const key = cost(n3);
    const rounded = (n: number) => (Number.isInteger(n) ? "" : " and rounded to the nearest naira");
    const [bySecond, byFirst] = [(cost(n2) * n3) / n2, (cost(n1) * n3) / n1];
    return pose(draw, {
      ask: [
        `The cost of a party is partly constant and partly varies as the number of guests. It is ${naira(cost(n1))} for ${n1} guests and ${naira(cost(n2))} for ${n2} guests. Find the cost for ${n3} guests.`,
        `The expenses of a school camp are partly constant and partly vary as the number of students. They are ${naira(cost(n1))} for ${n1} students and ${naira(cost(n2))} for ${n2} students. What are they for ${n3} students?`,
        `A printer's charge is partly constant and partly varies as the number of textbooks. The charge is ${naira(cost(n1))} for ${n1} textbooks and ${naira(cost(n2))} for ${n2}. Calculate the charge for ${n3} textbooks.`,
      ],
      right: key,
      write: money,
      slips: [
        [each * n3, "left out the constant part"],
        [Math.round(bySecond), `used direct variation with the second cost${rounded(bySecond)}`],
        [cost(n1) + cost(n2), "added the two given costs"],
        [key - cost(n1), "took the first cost away from the right one"],
        [cost(n2) + each * n3, "added the whole varying part to the second cost"],
        [Math.round(byFirst), `used direct variation with the first cost${rounded(byFirst)}`],
      ],
      working: [
        `Cost = constant + number × price of one. The difference of the two given costs: $${n2} - ${n1} = ${n2 - n1}$ more cost $${tex(cost(n2))} - ${tex(cost(n1))} = ${tex(cost(n2) - cost(n1))}$ naira.`,
        `One costs $${tex(cost(n2) - cost(n1))} \\div ${n2 - n1} = ${tex(each)}$ naira.`,
        `The constant part is $${tex(cost(n1))} - ${n1} \\times ${tex(each)} = ${tex(cost(n1))} - ${tex(n1 * each)} = ${tex(fixedPart)}$ naira.`,
        `For ${n3}: $${tex(fixedPart)} + ${n3} \\times ${tex(each)} = ${tex(fixedPart)} + ${tex(n3 * each)} = ${tex(key)}$, that is ${naira(key)}.`,
      ],
    });
  },
);

const jointVariation = family(
  "joint-variation",
  about("Solve problems on joint and partial variation", "hard", "SS2"),
  (draw) => {
    const [a1, b1, a2, b2] = [draw.int(2, 9), draw.int(2, 6), draw.int(2, 9), draw.int(2, 6)];
    const squared = draw.chance(0.5);
    const f = (b: number) => (squared ? b * b : b);
    const k = draw.int(1, 5) * f(b1);
    const [z1, key] = [fraction(k * a1, f(b1)), fraction(k * a2, f(b2))];
    if (z1.d !== 1 || key.d > 6 || (a1 === a2 && b1 === b2) || a1 === a2 || b1 === b2) return null;
    const [z, x, y] = draw.pick([
      ["z", "x", "y"],
      ["P", "m", "n"],
      ["W", "u", "v"],
    ] as const);
    const said = squared ? "the square of " : "";
    return pose(draw, {
      ask: [
        `$${z}$ varies directly as $${x}$ and inversely as ${said}$${y}$. If $${z} = ${z1.n}$ when $${x} = ${a1}$ and $${y} = ${b1}$, find $${z}$ when $${x} = ${a2}$ and $${y} = ${b2}$.`,
        `Given that $${z} \\propto ${frac(x, squared ? `${y}^2` : y)}$ and $${z} = ${z1.n}$ when $${x} = ${a1}$ and $${y} = ${b1}$, calculate $${z}$ when $${x} = ${a2}$ and $${y} = ${b2}$.`,
        `$${z}$ is directly proportional to $${x}$ and inversely proportional to ${said}$${y}$. When $${x} = ${a1}$ and $${y} = ${b1}$, $${z} = ${z1.n}$. What is $${z}$ when $${x} = ${a2}$ and $${y} = ${b2}$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(z1.n * a2 * f(b2), a1 * f(b1)), `took $${z}$ to vary directly as both $${x}$ and ${said}$${y}$`],
        squared
          ? [fraction(z1.n * a2 * b1, a1 * b2), "forgot to square"]
          : [fraction(k * a2 * b2), `multiplied by $${y}$ instead of dividing by it`],
        [fraction(k), "gave the constant of variation"],
        [fraction(a2, f(b2)), "took the constant to be 1"],
        [
          fraction(z1.n * a1 * f(b2), a2 * f(b1)),
          `took $${z}$ to vary inversely as $${x}$ and directly as ${said}$${y}$`,
        ],
        [fraction(k * a2), `left out the division by $${y}$`],
      ],
      working: [
        `$${z} = ${frac(`k${x}`, squared ? `${y}^2` : y)}$: $${z1.n} = ${frac(`${a1}k`, squared ? `${b1}^2` : b1)}$, so $k = ${z1.n} \\times ${f(b1)} \\div ${a1} = ${k}$.`,
        `When $${x} = ${a2}$ and $${y} = ${b2}$, $${z} = ${frac(`${k} \\times ${a2}`, squared ? `${b2}^2` : b2)} = ${frac(k * a2, f(b2))}$${key.n === k * a2 && key.d === f(b2) ? "" : `, which is $${fractionTex(key)}$`}.`,
      ],
    });
  },
);

export const variation = [directVariation, inverseVariation, partialVariation, jointVariation];
