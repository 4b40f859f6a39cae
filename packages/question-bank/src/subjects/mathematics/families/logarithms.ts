import { family } from "../../../authoring.ts";
import { type Fraction, fraction, gcd } from "../exact.ts";
import { decimal, frac, fractionTex, fractionText, integer, tex } from "../number-text.ts";
import { joined, polynomial } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("logarithms");

const evaluateLogarithm = family(
  "evaluate-logarithm",
  about("Evaluate logarithms from their definition", "easy", "SS1"),
  (draw) => {
    const base = draw.pick([2, 3, 4, 5]);
    const most = { 2: 7, 3: 5, 4: 4, 5: 4 }[base] ?? 3;
    const [p, q] = [draw.int(1, most), draw.int(1, most)];
    const inverse = draw.chance(0.4);
    if (p === q) return null;
    const size = fraction(p, q);
    const key = inverse ? fraction(-p, q) : size;
    const argument = inverse ? `\\left(${frac(1, base ** p)}\\right)` : String(base ** p);
    const expression = `\\log_{${base ** q}} ${argument}`;
    const indices = `the two indices, $${inverse ? -p : p}$ and $${q}$, instead of dividing them`;
    return pose(draw, {
      ask: [
        `Evaluate $${expression}$.`,
        `Find the value of $${expression}$.`,
        `If $${expression} = y$, what is the value of $y$?`,
      ],
      right: key,
      write: fractionText,
      slips: [
        [fraction(key.d * Math.sign(key.n), Math.abs(key.n)), "swapped the base and the number"],
        [
          fraction(-key.n, key.d),
          inverse ? "overlooked that the number is less than 1" : "made the logarithm negative",
        ],
        [fraction(inverse ? -p * q : p * q), `multiplied ${indices}`],
        [fraction(inverse ? q - p : p - q), `${inverse ? "added" : "subtracted"} ${indices}`],
        [fraction(inverse ? -(p + q) : p + q), `${inverse ? "subtracted" : "added"} ${indices}`],
        [fraction(inverse ? -p : p), `used ${base} instead of ${base ** q} as the base`],
        [fraction(key.n + key.d, key.d), "made an error of one"],
      ],
      working: [
        `Let the value be $y$. By definition $${base ** q}^{y} = ${inverse ? frac(1, base ** p) : base ** p}$.`,
        `As powers of ${base}: $${base ** q} = ${base}^{${q}}$ and $${inverse ? frac(1, base ** p) : base ** p} = ${base}^{${inverse ? -p : p}}$, so $${base}^{${q === 1 ? "" : q}y} = ${base}^{${inverse ? -p : p}}$.`,
        `The indices are equal: ${q === 1 ? "" : `$${q}y = ${inverse ? -p : p}$ and `}$y = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const combineLogarithms = family(
  "combine-logarithms",
  about("Apply the laws of logarithms", "medium", "SS1", 14),
  (draw) => {
    const base = draw.pick([2, 3, 5, 6, 10]);
    const result = draw.int(1, base === 2 ? 5 : 3);
    const [b, c] = [draw.int(2, 15), draw.int(2, 20)];
    const top = base ** result * c;
    if (top % b !== 0 || top / b < 4 || top / b > 260 || gcd(b, c) > 1 || top / b === c) return null;
    const a = top / b;
    const log = (n: number) => `\\log_{${base}} ${n}`;
    const expression = `${log(a)} + ${log(b)} - ${log(c)}`;
    return pose(draw, {
      ask: [
        `Evaluate $${expression}$.`,
        `Simplify $${expression}$.`,
        `Without tables, find the value of $${expression}$.`,
      ],
      right: fraction(result),
      write: fractionText,
      slips: [
        [fraction(base ** result), "gave the number whose logarithm is wanted"],
        [fraction(result + 1), "counted one power too many"],
        [fraction(a + b - c), "added and subtracted the numbers themselves"],
        [fraction(-result), "turned the quotient upside down"],
        [fraction(result - 1), "counted one power too few"],
        [fraction(1, result), "gave the reciprocal"],
      ],
      working: [
        `A sum of logarithms is the logarithm of a product, a difference that of a quotient: $\\log_{${base}} ${frac(`${a} \\times ${b}`, c)}$.`,
        `$${frac(`${a} \\times ${b}`, c)} = ${frac(tex(a * b), c)} = ${tex(base ** result)}${result === 1 ? "" : ` = ${base}^{${result}}`}$.`,
        `$\\log_{${base}} ${base}${result === 1 ? "" : `^{${result}}`} = ${result}$, so the value is $${result}$.`,
      ],
    });
  },
);

const logarithmicEquation = family(
  "logarithmic-equation",
  about("Solve simple logarithmic equations", "medium", "SS2"),
  (draw) => {
    const [base, m] = [draw.pick([2, 3, 4, 5, 10]), draw.int(2, 5)];
    const [a, b] = [draw.int(2, 7), draw.int(-9, 12)];
    const n = base ** m;
    const key = (n - b) / a;
    if (n > 1000 || b === 0 || key === 0 || !Number.isInteger(key)) return null;
    const inside = polynomial([a, b]);
    return pose(draw, {
      ask: [
        `Solve the equation $\\log_{${base}}(${inside}) = ${m}$.`,
        `If $\\log_{${base}}(${inside}) = ${m}$, find $x$.`,
        `Find the value of $x$ for which $\\log_{${base}}(${inside}) = ${m}$.`,
      ],
      right: key,
      write: integer,
      slips: [
        [(base * m - b) / a, `took ${base} × ${m} instead of $${base}^{${m}}$`],
        [(m ** base - b) / a, `took $${m}^{${base}}$ instead of $${base}^{${m}}$`],
        [(n + b) / a, "moved the constant term without changing its sign"],
        [(m - b) / a, "dropped the logarithm sign"],
        [n - b, `did not divide by ${a}`],
        [n / a, "left out the constant term"],
        [base * m - b, `took ${base} × ${m} instead of $${base}^{${m}}$ and did not divide by ${a}`],
        [m, "gave the logarithm instead of $x$"],
        [n - b - a, `took ${a} away instead of dividing by it`],
        [n, "gave the value of the bracket instead of $x$"],
      ],
      working: [
        `By definition $\\log_b N = m$ means $N = b^m$, so $${inside} = ${base}^{${m}} = ${tex(n)}$.`,
        `$${a}x = ${tex(n)} ${b < 0 ? "+" : "-"} ${Math.abs(b)} = ${n - b}$, so $x = ${n - b} \\div ${a} = ${key}$ and the answer is $${key}$.`,
      ],
    });
  },
);

const known = { 2: 3010, 3: 4771, 5: 6990, 7: 8451 } as const;
const exponents = [
  { 2: 2, 3: 1 },
  { 2: 1, 3: 2 },
  { 2: 3, 3: 1 },
  { 2: 2, 3: 2 },
  { 2: 1, 3: 3 },
  { 2: 3, 3: 2 },
  { 2: 4, 3: 1 },
  { 2: 2, 7: 1 },
  { 3: 1, 7: 1 },
  { 2: 1, 7: 2 },
  { 3: 2, 7: 1 },
  { 2: 1, 3: 1, 7: 1 },
  { 2: 3, 7: 1 },
  { 3: 3, 7: 1 },
  { 3: 2, 5: 1 },
  { 2: 5, 3: 1 },
] as const;

const knownLogarithms = family(
  "logarithm-from-given-logarithms",
  about("Use given logarithms to find others", "medium", "SS2"),
  (draw) => {
    const powers = Object.entries(draw.pick(exponents)).map(
      ([p, e]) => [Number(p) as keyof typeof known, e as number] as const,
    );
    const n = powers.reduce((product, [p, e]) => product * p ** e, 1);
    const ten = draw.pick([0, 0, 1, -1, 2]);
    const shown = ten < 0 ? (n / 10 ** -ten).toFixed(-ten) : tex(n * 10 ** ten);
    const parts = powers.reduce((total, [p, e]) => total + e * known[p], 0);
    const key = parts + ten * 10_000;
    if (key <= 0) return null;
    const given = powers.map(([p]) => `$\\log_{10} ${p} = 0.${known[p]}$`);
    const list = given.length === 3 ? `${given[0]}, ${given[1]} and ${given[2]}` : given.join(" and ");
    const written = (v: number) => (v > 0 ? decimal(v / 10_000, 4) : null);
    const product = powers.reduce((total, [p, e]) => total * ((e * known[p]) / 10_000), 1);
    const powerOfTen = ten === 1 ? "10" : `10^{${ten}}`;
    const last = ten ? ` ${ten < 0 ? "-" : "+"} ${Math.abs(ten)}` : "";
    const added = `${powers.map(([p, e]) => ((e * known[p]) / 10_000).toFixed(4)).join(" + ")}${last}`;
    const multiples = `${powers.map(([p, e]) => `${e === 1 ? "" : `${e} \\times `}0.${known[p]}`).join(" + ")}${last}`;
    return pose(draw, {
      ask: [
        `Given that ${list}, evaluate $\\log_{10} ${shown}$.`,
        `If ${list}, find the value of $\\log_{10} ${shown}$.`,
        `Taking ${list}, calculate $\\log_{10} ${shown}$.`,
      ],
      right: key,
      write: written,
      slips: [
        [powers.reduce((total, [p]) => total + known[p], 0) + ten * 10_000, "ignored the powers of the factors"],
        [
          Math.round(product * 10_000),
          `multiplied the logarithms${ten ? ", left out the power of ten" : ""} and rounded to four decimal places`,
        ],
        [key + 10_000, "made the characteristic one too large"],
        [key - 10_000, "made the characteristic one too small"],
        [key - known[powers[0]![0]], `counted the factor ${powers[0]![0]} one time too few`],
        [key + known[powers[0]![0]], `counted the factor ${powers[0]![0]} once too often`],
        [key + known[powers[1]![0]], `counted the factor ${powers[1]![0]} once too often`],
      ],
      working: [
        `$${shown} = ${powers.map(([p, e]) => (e === 1 ? p : `${p}^{${e}}`)).join(" \\times ")}${ten ? ` \\times ${powerOfTen}` : ""}$.`,
        `The logarithm of a product is a sum, and a power comes down in front: $${powers.map(([p, e]) => `${e === 1 ? "" : e}\\log ${p}`).join(" + ")}${last}$${ten ? `, since $\\log ${powerOfTen} = ${ten}$` : ""}.`,
        `$${multiples === added ? "" : `${multiples} = `}${added}$, which is ${written(key)}.`,
      ],
    });
  },
);

const logarithmOfPowers = family(
  "logarithm-in-terms-of-letters",
  about("Apply the laws of logarithms", "easy", "SS2"),
  (draw) => {
    const [a, b] = [draw.int(2, 5), draw.int(2, 5)];
    const [p, q] = draw.some([2, 3, 5, 7], 2) as [number, number];
    const divide = draw.chance(0.4);
    const n = divide ? frac(p ** a, q ** b) : tex(p ** a * q ** b);
    if (p ** a > 130 || q ** b > 130 || p ** a * q ** b > 3000 || a === b) return null;
    const write = ([x, y]: readonly [number, number]) =>
      `$${joined([
        [x, "x"],
        [y, "y"],
      ])}$`;
    const sign = divide ? -1 : 1;
    return pose(draw, {
      ask: [
        `If $\\log ${p} = x$ and $\\log ${q} = y$, express $\\log ${n}$ in terms of $x$ and $y$.`,
        `Given that $\\log ${p} = x$ and $\\log ${q} = y$, find $\\log ${n}$ in terms of $x$ and $y$.`,
        `Let $\\log ${p} = x$ and $\\log ${q} = y$. Which expression is equal to $\\log ${n}$?`,
      ],
      right: [a, sign * b] as const,
      write,
      slips: [
        [[b, sign * a], "swapped the two powers"],
        [[a, -sign * b], divide ? "added the logarithms of a quotient" : "subtracted the logarithms of a product"],
        [[a - 1, sign * (b - 1)], "counted each prime factor one time too few"],
        [[1, sign], "ignored the powers"],
        [[a + 1, sign * b], `counted the factor ${p} once too often`],
      ],
      working: [
        `$${n} = ${divide ? "" : `${tex(p ** a)} \\times ${tex(q ** b)} = `}${divide ? frac(`${p}^{${a}}`, `${q}^{${b}}`) : `${p}^{${a}} \\times ${q}^{${b}}`}$.`,
        `${divide ? "A quotient gives a difference" : "A product gives a sum"} of logarithms, and powers come down in front: $${a}\\log ${p} ${divide ? "-" : "+"} ${b}\\log ${q}$.`,
        `With $\\log ${p} = x$ and $\\log ${q} = y$ this is ${write([a, sign * b])}.`,
      ],
    });
  },
);

const changeOfBase = family("ratio-of-logarithms", about("Apply the laws of logarithms", "hard", "SS2"), (draw) => {
  const base = draw.pick([2, 3, 5, 7]);
  const [p, q] = [draw.int(1, 6), draw.int(2, 6)];
  const [half, denominatorHalf] = [draw.chance(0.4), draw.chance(0.2)];
  if (p === q || base ** Math.max(p, q) > 800) return null;
  const shown = (e: number, root: boolean) => `\\log ${root ? `\\sqrt{${base ** e}}` : base ** e}`;
  const times = (f: Fraction) => (f.n === f.d ? "" : fractionTex(f));
  const key = fraction(p * (denominatorHalf ? 2 : 1), q * (half ? 2 : 1));
  if ((half && p % 2 === 0) || (denominatorHalf && q % 2 === 0) || (key.d === 1 && key.n === 1)) return null;
  const expression = frac(shown(p, half), shown(q, denominatorHalf));
  return pose(draw, {
    ask: [
      `Simplify $${expression}$.`,
      `Evaluate $${expression}$.`,
      `Find the value of $${expression}$ without using tables.`,
    ],
    right: key,
    write: (f) => (f.n === 0 ? null : fractionText(f)),
    slips: [
      [fraction(key.d, key.n), "turned the fraction upside down"],
      [
        fraction(p - q),
        `${half || denominatorHalf ? "ignored the square root and " : ""}subtracted the indices instead of dividing them`,
      ],
      [fraction(p, q), half && denominatorHalf ? "ignored the square roots" : "ignored the square root"],
      [
        fraction(p * q),
        `${half || denominatorHalf ? "ignored the square root and " : ""}multiplied the two indices instead of dividing them`,
      ],
      [
        fraction(p + q),
        `${half || denominatorHalf ? "ignored the square root and " : ""}added the two indices instead of dividing them`,
      ],
      [fraction(key.n * 2, key.d), "took the first index twice"],
      [fraction(key.n, key.d * 2), "took the second index twice"],
    ],
    working: [
      `Write each number as a power of ${base}: $${half ? `\\sqrt{${base ** p}}` : base ** p} = ${base}^{${half ? `\\frac{${p}}{2}` : p}}$ and $${denominatorHalf ? `\\sqrt{${base ** q}}` : base ** q} = ${base}^{${denominatorHalf ? `\\frac{${q}}{2}` : q}}$.`,
      `The indices come down in front: the numerator is $${times(fraction(p, half ? 2 : 1))}\\log ${base}$ and the denominator $${times(fraction(q, denominatorHalf ? 2 : 1))}\\log ${base}$.`,
      `$\\log ${base}$ cancels: $${fractionTex(fraction(p, half ? 2 : 1))} \\div ${fractionTex(fraction(q, denominatorHalf ? 2 : 1))}${half || denominatorHalf ? ` = ${fractionTex(fraction(p, half ? 2 : 1))} \\times ${fractionTex(fraction(denominatorHalf ? 2 : 1, q))}` : ""}$ leaves $${fractionTex(key)}$.`,
    ],
  });
});

export const logarithms = [
  evaluateLogarithm,
  combineLogarithms,
  logarithmicEquation,
  knownLogarithms,
  logarithmOfPowers,
  changeOfBase,
];
