import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { type Fraction, fraction, lcm, minus, over, plus, times } from "../exact.ts";
import { count, fixed, frac, fractionTex, fractionText, money, naira, short, tex, whole } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import { operand } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("fractions-and-approximation");
const positive = (f: Fraction) => (f.n > 0 && f.d < 200 && f.n < 400 ? fractionText(f) : null);

const fractionOperations = family(
  "fraction-operations",
  about("Apply the order of operations to fractions", "easy", "SS1"),
  (draw) => {
    const proper = (d: number) => fraction(draw.int(1, d - 1), d);
    const [a, b, c] = [proper(draw.int(2, 8)), proper(draw.int(3, 8)), proper(draw.int(3, 9))];
    const divide = draw.chance(0.5);
    const inner = divide ? over(b, c) : times(b, c);
    const key = plus(a, inner);
    if (key.d > 48 || key.d === 1 || (b.n === c.n && b.d === c.d) || a.d === 1 || b.d === 1 || c.d === 1) return null;
    const sign = divide ? "\\div" : "\\times";
    const expression = `${fractionTex(a)} + ${fractionTex(b)} ${sign} ${fractionTex(c)}`;
    const shared = lcm(a.d, inner.d);
    const raised = (x: Fraction) => frac((x.n * shared) / x.d, shared);
    const full = divide ? ([b.n * c.d, b.d * c.n] as const) : ([b.n * c.n, b.d * c.d] as const);
    const first = plus(a, b);
    return pose(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Evaluate $${expression}$, leaving the answer as a fraction in its lowest terms.`,
        `Find the value of $${expression}$.`,
      ],
      right: key,
      write: positive,
      slips: [
        [divide ? over(first, c) : times(first, c), "worked from left to right and added first"],
        [
          plus(a, divide ? times(b, c) : over(b, c)),
          divide ? "forgot to invert the divisor" : "divided instead of multiplying",
        ],
        [
          fraction(a.n + inner.n, a.d + inner.d),
          `${inner.d === 1 ? `wrote ${inner.n} as $${frac(inner.n, 1)}$ and ` : ""}added numerators and denominators separately`,
        ],
        [inner, "left out the first fraction"],
        [minus(a, inner), "subtracted instead of adding"],
        [plus(a, over(c, b)), divide ? "inverted the wrong fraction" : "inverted one of the two factors"],
        [plus(key, fraction(1, lcm(a.d, inner.d))), "made an error of one in the last numerator"],
      ],
      working: [
        `Do the ${divide ? "division" : "multiplication"} first: $${fractionTex(b)} ${sign} ${fractionTex(c)}${divide ? ` = ${fractionTex(b)} \\times ${fractionTex(over(fraction(1), c))}` : ""}${full[1] === inner.d ? "" : ` = ${frac(full[0], full[1])}`} = ${fractionTex(inner)}$.`,
        `Then add over the common denominator ${shared}: $${fractionTex(a)} + ${fractionTex(inner)} = ${raised(a)} + ${raised(inner)}${key.d === shared ? "" : ` = ${frac((a.n * shared) / a.d + (inner.n * shared) / inner.d, shared)}`} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

/** Digits and the power of ten of the first digit, rounded to this many significant figures. */
function toFigures(digits: string, first: number, figures: number, round = true): string {
  const kept = Number(digits.slice(0, figures)) + (round && Number(digits[figures] ?? 0) >= 5 ? 1 : 0);
  const exponent = first - figures + 1;
  return exponent >= 0 ? count(kept * 10 ** exponent) : (kept * 10 ** exponent).toFixed(-exponent);
}

const significantFigures = family(
  "significant-figures",
  about("Round numbers to significant figures and decimal places", "easy", "SS1"),
  (draw) => {
    const first = draw.pick([-4, -3, -2, 1, 4, 5]);
    const digits = `${draw.int(1, 8)}${draw.pick(["0", "4", "7", "2"])}${draw.int(1, 8)}${draw.int(1, 9)}${draw.int(1, 9)}${first > 1 ? draw.int(1, 9) : ""}`;
    const figures = draw.pick([2, 3]);
    const number =
      first > 1 ? count(Number(digits) * 10 ** (first - 5)) : (Number(digits) * 10 ** (first - 4)).toFixed(4 - first);
    if (first > 1 && (Number(digits) * 10 ** (first - 5)) % 1 !== 0) return null;
    const key = toFigures(digits, first, figures);
    const next = digits[figures];
    return pose(draw, {
      ask: [
        `Correct ${number} to ${figures} significant figures.`,
        `Express ${number} to ${figures} significant figures.`,
        `What is ${number}, rounded to ${figures} significant figures?`,
        `A machine reads ${number}. Write the reading to ${figures} significant figures.`,
      ],
      right: key,
      write: (text) => (Number(text.replaceAll(",", "")) === 0 ? null : text),
      slips: [
        [toFigures(digits, first, figures, false), "cut the digits off without rounding"],
        [
          first > 0 ? digits.slice(0, figures) : Number(number).toFixed(figures),
          first > 0
            ? `${Number(next) >= 5 ? "cut the digits off without rounding and " : ""}${first > 1 ? "dropped the zeros that hold the place" : "left out the decimal point"}`
            : "counted decimal places instead of significant figures",
        ],
        [toFigures(digits, first, figures + 1), "kept one figure too many"],
        [
          digits[figures - 1] === "0" || digits[figures - 2] === "0" ? "0" : toFigures(digits, first, figures - 1),
          "kept one figure too few",
        ],
        [
          toFigures(digits, first + 1, figures),
          first > 1 ? "wrote one zero too many" : "moved the decimal point one place to the right",
        ],
        [
          toFigures(digits, first - 1, figures),
          first > 1 ? "wrote one zero too few" : "moved the decimal point one place to the left",
        ],
        [
          toFigures(`${Number(digits.slice(0, figures)) + 1}000`, first, figures, false),
          `raised the last figure though the next one is less than 5`,
        ],
      ],
      working: `${first < 0 ? "Zeros in front do not count: the" : "The"} first significant figure is ${digits[0]}. The figure after the ${figures === 2 ? "second" : "third"} is ${next}, ${Number(next) >= 5 ? "which is 5 or more, so the last figure kept goes up by one" : "which is less than 5, so the last figure kept stays as it is"}${first > 1 ? "; zeros hold the places of those left out" : ""}: the answer is ${key}.`,
    });
  },
);

const standardForm = family(
  "standard-form",
  about("Calculate with numbers in standard form", "medium", "SS1"),
  (draw) => {
    const divide = draw.chance(0.5);
    const [a, b] = [draw.step(1.2, 9.6, 0.2), draw.pick([2, 3, 4, 5, 6, 8])];
    const [p, q] = [draw.int(-6, 8), draw.int(-5, 6)];
    const tenths = Math.round((divide ? a / b : a * b) * 1000);
    if (Math.abs(tenths / 1000 - (divide ? a / b : a * b)) > 1e-9 || p === q || p === 0 || q === 0) return null;
    const power = divide ? p - q : p + q;
    const shift = tenths >= 10_000 ? 1 : tenths < 1000 ? -1 : 0;
    const front = tenths / 1000 / 10 ** shift;
    const given = (m: number, e: number) => `${short(m)} \\times 10^{${e}}`;
    const expression = divide ? `(${given(a, p)}) \\div (${given(b, q)})` : `(${given(a, p)}) \\times (${given(b, q)})`;
    const key = power + shift;
    const other = (m: number) =>
      m >= 1 && m < 10 && Math.abs(Math.round(m * 1000) - m * 1000) < 1e-9 ? m : Number.NaN;
    return pose<readonly [number, number]>(draw, {
      ask: [
        `Evaluate $${expression}$, giving the answer in standard form.`,
        `Express $${expression}$ in standard form.`,
        `Find the value of $${expression}$ in standard form.`,
      ],
      right: [front, key],
      write: ([m, e]) => (Number.isNaN(m) ? null : `$${given(m, e)}$`),
      slips: [
        shift === 0
          ? [
              [front, divide ? p + q : p - q],
              divide ? "added the indices instead of subtracting" : "subtracted the indices instead of adding",
            ]
          : [[front, power - shift], "moved the decimal point but adjusted the index the wrong way"],
        [
          [front, shift === 0 ? key + 1 : power],
          shift === 0
            ? "adjusted the index though the first number was already in form"
            : "did not adjust the index after moving the decimal point",
        ],
        [[front, divide ? key + 2 * q : key - 2 * q], "used the wrong sign for the second index"],
        [
          [other(divide ? a + b : a + b), power],
          `added the first numbers instead of ${divide ? "dividing" : "multiplying"} them`,
        ],
        [[front, -key], "changed the sign of the index"],
        [[front, key - 1], "counted one power of ten too few"],
        [[other(a - b), power], `subtracted the first numbers instead of ${divide ? "dividing" : "multiplying"} them`],
      ],
      working: [
        `${divide ? "Divide" : "Multiply"} the numbers: $${short(a)} ${divide ? "\\div" : "\\times"} ${b} = ${short(tenths / 1000)}$.`,
        `${divide ? "Subtract" : "Add"} the indices: $${p} ${divide ? "-" : "+"} ${operand(q)} = ${power}$.`,
        ...(shift
          ? [
              `The first number must be at least 1 and less than 10: $${short(tenths / 1000)} = ${short(front)} \\times 10^{${shift}}$, and $${power} + ${operand(shift)} = ${key}$.`,
            ]
          : []),
        `In standard form this is $${given(front, key)}$.`,
      ],
    });
  },
);

const percentageError = family(
  "percentage-error",
  about("Calculate the percentage error of a measurement", "medium", "SS1"),
  (draw) => {
    const actual = draw.step(40, 800, 5);
    const error = draw.pick([-1, 1]) * draw.int(2, Math.floor(actual / 8));
    const percent = (Math.abs(error) * 100) / actual;
    const measured = actual + error;
    if (Math.abs(percent * 10 - Math.round(percent * 10)) > 1e-9 || percent < 1) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `A plank that is ${actual} cm long was measured as ${measured} cm. Calculate the percentage error, correct to one decimal place.`,
        `The true mass of a packet of biscuits is ${actual} g, but ${who} recorded it as ${measured} g. Find the percentage error, correct to one decimal place.`,
        `Instead of ${actual} m, ${who} recorded the length of a field as ${measured} m. What is the percentage error, correct to one decimal place?`,
      ],
      right: percent,
      write: fixed(1, "%"),
      slips: [
        [(Math.abs(error) * 100) / measured, "divided by the measured value instead of the true value"],
        [Math.abs(error), "gave the error itself as a percentage"],
        [100 - percent, "subtracted the percentage error from 100"],
        [
          (Math.abs(error) * 200) / (actual + measured),
          "divided by the mean of the two values instead of the true one",
        ],
        [(measured * 100) / actual, "expressed the measured value as a percentage of the true one"],
        [(actual * 100) / measured, "expressed the true value as a percentage of the measured one"],
      ],
      working: [
        `The error is $${Math.max(actual, measured)} - ${Math.min(actual, measured)} = ${Math.abs(error)}$.`,
        `Percentage error $= ${frac("\\text{error}", "\\text{true value}")} \\times 100\\% = ${frac(Math.abs(error), actual)} \\times 100\\% = ${frac(tex(100 * Math.abs(error)), actual)}\\%$, that is ${percent.toFixed(1)}%.`,
      ],
    });
  },
);

const recurringDecimal = family(
  "recurring-decimal",
  about("Express recurring decimals as fractions", "medium", "SS1"),
  (draw) => {
    const period = draw.pick([1, 2]);
    const lead = draw.chance(0.4) ? draw.int(1, 9) : 0;
    const block = period === 1 ? draw.int(1, 8) : draw.int(12, 97);
    if ((block % 11 === 0 && period === 2) || (period === 1 && lead === block)) return null;
    const nines = 10 ** period - 1;
    const key = lead ? fraction(lead * nines + block, 10 * nines) : fraction(block, nines);
    const digits = String(block).padStart(period, "0");
    const dotted = `0.${lead || ""}${period === 1 ? `\\dot{${digits}}` : `\\dot{${digits[0]}}\\dot{${digits[1]}}`}`;
    const lowest = (n: number, d: number) =>
      `$x = ${frac(n, d)}$${key.d === d ? "" : `, in lowest terms $${fractionTex(key)}$`}`;
    const tail = digits.repeat(4 / period);
    const shown = Number(`${lead || ""}${digits}`);
    const length = period + (lead ? 1 : 0);
    if (key.d === 1) return null;
    return pose(draw, {
      ask: [
        `Express $${dotted}$ as a fraction in its lowest terms.`,
        `Write the recurring decimal $${dotted}$ as a common fraction.`,
        `Which fraction is equal to $${dotted}$, where a dot marks a digit that recurs?`,
      ],
      right: key,
      write: (f) => (f.n > 0 && f.n < f.d ? fractionText(f) : null),
      slips: [
        [fraction(shown, 10 ** length), "treated it as a terminating decimal"],
        [
          lead ? fraction(shown, 10 ** length - 1) : fraction(block, 10 * nines),
          lead ? "took every digit to recur" : `wrote a zero after the ${period === 1 ? "nine" : "nines"}`,
        ],
        [
          fraction(block, 10 ** length - 10),
          lead ? `left the ${lead} before the recurring part out of the numerator` : "divided by 90 instead of 99",
        ],
        [
          fraction(shown, 10 ** (length + 1) - 1),
          lead ? "took every digit to recur and wrote one nine too many" : "wrote one nine too many",
        ],
        [fraction(shown + 1, 10 ** length), "rounded the decimal up first"],
        [fraction(shown - 1, 10 ** length - 1), "made an error of one in the subtraction"],
        [fraction(shown + 1, 10 ** length - 1), "made an error of one in the numerator"],
      ],
      working: lead
        ? [
            `Let $x = ${dotted}$; multiply it so that the recurring part begins right after the point, and again so that one whole period has passed the point.`,
            `$10x = ${lead}.${tail}\\ldots$ and $${tex(10 ** length)}x = ${tex(lead * 10 ** period + block)}.${tail}\\ldots$`,
            `Subtract: $${10 ** length - 10}x = ${lead * 10 ** period + block} - ${lead} = ${lead * nines + block}$, so ${lowest(lead * nines + block, 10 ** length - 10)}.`,
          ]
        : [
            `Let $x = ${dotted}$; then $${10 ** period}x = ${block}.${tail}\\ldots$`,
            `Subtract: $${10 ** period}x - x = ${block}.${tail}\\ldots - 0.${tail}\\ldots = ${block}$, so $${nines}x = ${block}$ and ${lowest(block, nines)}.`,
          ],
      difficulty: lead ? "hard" : "medium",
    });
  },
);

const remainderSpending = family(
  "remainder-spending",
  about("Solve everyday problems with fractions of a remainder", "hard", "SS1"),
  (draw) => {
    const [b, d] = [draw.int(3, 6), draw.int(3, 6)];
    const [a, c] = [draw.int(1, b - 2), draw.int(1, d - 2)];
    const total = b * d * draw.step(2000, 7500, 500);
    const left = (total * (b - a) * (d - c)) / (b * d);
    const [one, two] = [fraction(a, b), fraction(c, d)];
    if (one.d !== b || two.d !== d) return null;
    const who = draw.pick(people);
    const [first, second] = [`$${fractionTex(one)}$`, `$${fractionTex(two)}$`];
    const part = fraction((b - a) * (d - c), b * d);
    const together = minus(fraction(1), plus(one, two));
    return pose(draw, {
      ask: [
        `${who} spent ${first} of a monthly allowance on transport and ${second} of the remainder on books, and had ${naira(left)} left. How much was the allowance?`,
        `A farmer used ${first} of a loan for seeds and ${second} of what was left for fertiliser. If ${naira(left)} remained, how much was the loan?`,
        `A town union gave ${first} of its funds to a school and ${second} of the remainder to a clinic. It still has ${naira(left)}. How much were the funds at first?`,
      ],
      right: total,
      write: money,
      slips: either(money, [
        [(left * together.d) / together.n, "took the second fraction of the whole instead of the remainder"],
        [(left * d) / (d - c), "stopped at the remainder after the first spending"],
        [(left * b) / (b - a), "left the second spending out"],
        [(left * b * d) / (a * c), "multiplied the fractions spent instead of those left"],
        [total - left, `gave the amount spent${2 * left === total ? ", which here equals the amount left" : ""}`],
      ]),
      working: [
        `After the first spending $1 - ${fractionTex(one)} = ${fractionTex(fraction(b - a, b))}$ is left.`,
        `Of this remainder $1 - ${fractionTex(two)} = ${fractionTex(fraction(d - c, d))}$ is left: $${fractionTex(fraction(b - a, b))} \\times ${fractionTex(fraction(d - c, d))} = ${fractionTex(part)}$ of the whole.`,
        `So the whole is $${tex(left)} \\div ${fractionTex(part)} = ${tex(left)} \\times ${fractionTex(over(fraction(1), part))}$, that is ${naira(total)}.`,
      ],
    });
  },
);

const shareOfAWhole = family(
  "share-of-a-whole",
  about("Solve everyday problems with fractions of a remainder", "easy", "SS1"),
  (draw) => {
    const [b, d] = [draw.int(3, 8), draw.int(3, 8)];
    const [a, c] = [draw.int(1, b - 1), draw.int(1, d - 1)];
    const [one, two] = [fraction(a, b), fraction(c, d)];
    if (one.d !== b || two.d !== d || b === d) return null;
    const total = b * d * draw.int(3, 15);
    const rest = (total * (b - a)) / b;
    const key = (rest * (d - c)) / d;
    return pose(draw, {
      ask: [
        `In a school of ${count(total)} pupils, $${fractionTex(one)}$ walk to school and $${fractionTex(two)}$ of the rest come by bus. The others are boarders. How many are boarders?`,
        `A poultry farm has ${count(total)} birds: $${fractionTex(one)}$ are layers, $${fractionTex(two)}$ of the remainder are broilers and the others are turkeys. How many turkeys are there?`,
        `Of ${count(total)} oranges in a lorry, $${fractionTex(one)}$ are green and $${fractionTex(two)}$ of those left are half ripe. The remaining ones are ripe. How many are ripe?`,
      ],
      right: key,
      write: whole(),
      slips: either(whole(), [
        [total - (total * a) / b - (total * c) / d, "took the second fraction of the whole instead of the remainder"],
        [rest - key, "gave the second group instead of those left after it"],
        [(total * a * (d - c)) / (b * d), "took the second fraction off the first group instead of off the rest"],
        [rest, "left the second group out"],
        [total - key, "counted the first two groups instead of the last"],
        [(total * (d - c)) / d, "left the first group out"],
      ]),
      working: [
        `After the first group $1 - ${fractionTex(one)} = ${frac(b - a, b)}$ is left: $${frac(b - a, b)} \\times ${tex(total)} = ${tex(rest)}$.`,
        `The second group is taken from these, so $1 - ${fractionTex(two)} = ${frac(d - c, d)}$ of them are left.`,
        `$${frac(d - c, d)} \\times ${tex(rest)} = ${tex(key)}$, so the number is ${count(key)}.`,
      ],
    });
  },
);

export const fractionsAndApproximation = [
  fractionOperations,
  significantFigures,
  standardForm,
  percentageError,
  recurringDecimal,
  remainderSpending,
  shareOfAWhole,
];
