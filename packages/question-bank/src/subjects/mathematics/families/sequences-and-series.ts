import { family } from "../../../authoring.ts";
import { fraction } from "../exact.ts";
import { count, frac, fractionTex, fractionText, integer, money, naira, tex, whole } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import { operand } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("sequences-and-series");
const ordinal = (n: number) =>
  `${n}${n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;

const arithmeticTerm = family(
  "arithmetic-term",
  about("Find terms of an arithmetic progression", "easy", "SS2"),
  (draw) => {
    const [a, d, n] = [draw.int(-12, 20), draw.pick([-7, -5, -4, -3, 2, 3, 4, 5, 6, 7, 8]), draw.int(9, 30)];
    const key = a + (n - 1) * d;
    const shown = [a, a + d, a + 2 * d].join(", ");
    return pose(draw, {
      ask: [
        `Find the ${ordinal(n)} term of the arithmetic progression $${shown}, \\ldots$`,
        `What is the ${ordinal(n)} term of the sequence $${shown}, \\ldots$, in which the difference is constant?`,
        `An A.P. begins $${shown}, \\ldots$ Calculate its ${ordinal(n)} term.`,
      ],
      right: key,
      write: integer,
      slips: [
        [a + n * d, `added the difference ${n} times instead of ${n - 1} times`],
        [a + (n - 2) * d, "added the difference one time too few"],
        [(a + n - 1) * d, `added ${n - 1} to the first term before multiplying by the difference`],
        [n * d, `multiplied the difference by ${n} and left out the first term`],
        [(n - 1) * d, "left out the first term"],
      ],
      working: [
        `The common difference is $${a + d} - ${operand(a)} = ${d}$.`,
        `$T_n = a + (n - 1)d$, so $T_{${n}} = ${a} + (${n} - 1) \\times ${operand(d)} = ${a} + ${n - 1} \\times ${operand(d)} = ${a} + ${operand((n - 1) * d)} = ${key}$.`,
      ],
    });
  },
);

const arithmeticSum = family(
  "arithmetic-sum",
  about("Find the sum of an arithmetic progression", "easy", "SS2"),
  (draw) => {
    const [a, d, n] = [draw.int(1, 20), draw.int(2, 9), draw.int(8, 25)];
    const last = a + (n - 1) * d;
    const key = (n * (a + last)) / 2;
    const shown = `${a}, ${a + d}, ${a + 2 * d}`;
    return pose(draw, {
      ask: [
        `Find the sum of the first ${n} terms of the arithmetic progression ${shown}, …`,
        `A hall has rows of ${shown}, … seats, increasing by the same number each time. How many seats are there in the first ${n} rows?`,
        `A learner types ${shown}, … pages in successive weeks, always increasing by the same number. How many pages are typed in the first ${n} weeks?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [n * (a + last), "forgot to halve the product"],
        [last, "gave the last term instead of the sum"],
        [(n * (2 * a + n * d)) / 2, `multiplied the difference by ${n} instead of ${n - 1}`],
        [(n * (a + (n - 1) * d)) / 2, "put a instead of 2a into the bracket"],
        [key + last, "counted the last term twice"],
      ],
      working: [
        `This is an A.P. with $a = ${a}$, $d = ${a + d} - ${a} = ${d}$ and $n = ${n}$.`,
        `$S_n = ${frac("n", 2)}[2a + (n - 1)d] = ${frac(n, 2)}[2 \\times ${a} + ${n - 1} \\times ${d}] = ${frac(n, 2)}[${2 * a} + ${(n - 1) * d}]$.`,
        `$${frac(n, 2)} \\times ${2 * a + (n - 1) * d} = ${tex(key)}$, so the sum is ${count(key)}.`,
      ],
    });
  },
);

const twoTerms = family(
  "arithmetic-from-two-terms",
  about("Find terms of an arithmetic progression", "medium", "SS2"),
  (draw) => {
    const [a, d] = [draw.int(-10, 20), draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7])];
    const [m, gap] = [draw.int(3, 6), draw.int(3, 7)];
    const n = m + gap;
    const [tm, tn] = [a + (m - 1) * d, a + (n - 1) * d];
    const wantsFirst = draw.chance(0.5);
    const key = wantsFirst ? a : d;
    const wanted = wantsFirst ? "first term" : "common difference";
    return pose(draw, {
      ask: [
        `The ${ordinal(m)} term of an A.P. is $${tm}$ and the ${ordinal(n)} term is $${tn}$. Find the ${wanted}.`,
        `In an arithmetic progression the ${ordinal(m)} and ${ordinal(n)} terms are $${tm}$ and $${tn}$. What is the ${wanted}?`,
        `If the ${ordinal(m)} term of an arithmetic sequence is $${tm}$ and its ${ordinal(n)} term is $${tn}$, calculate the ${wanted}.`,
      ],
      right: key,
      write: integer,
      slips: [
        [wantsFirst ? d : a, wantsFirst ? "gave the common difference" : "gave the first term"],
        [-key, wantsFirst ? "lost the sign" : "subtracted the later term from the earlier one"],
        [
          wantsFirst ? tm - m * d : tn - tm,
          wantsFirst ? "took away the difference once too often" : "did not divide by the number of steps",
        ],
        [
          wantsFirst ? tm - (m - 2) * d : d + 1,
          wantsFirst ? "took away the difference one time too few" : "made an error of one in the division",
        ],
        [key + 2, "made an error in the subtraction"],
        [key - 1, "made an error of one in the subtraction"],
      ],
      check: (v) =>
        wantsFirst
          ? `From a first term of $${v}$ the ${ordinal(m)} term would be $${v + (m - 1) * d}$, not $${tm}$.`
          : `${gap} steps of $${v}$ make $${gap * v}$, but the terms differ by $${tn - tm}$.`,
      working: [
        `From the ${ordinal(m)} to the ${ordinal(n)} term there are $${n} - ${m} = ${gap}$ steps of $d$: $${gap}d = ${tn} - ${operand(tm)} = ${tn - tm}$.`,
        `$d = ${tn - tm} \\div ${gap} = ${d}$.`,
        ...(wantsFirst
          ? [
              `The ${ordinal(m)} term is $a + ${m - 1}d$, so $a = ${tm} - ${m - 1} \\times ${operand(d)} = ${tm} - ${operand((m - 1) * d)} = ${a}$.`,
            ]
          : []),
        `The ${wanted} is $${key}$.`,
      ],
    });
  },
);

const geometricTerm = family(
  "geometric-term",
  about("Find terms of a geometric progression", "medium", "SS2"),
  (draw) => {
    const [a, r, n] = [draw.int(1, 9), draw.pick([-3, -2, 2, 3, 4]), draw.int(5, 8)];
    const key = a * r ** (n - 1);
    if (Math.abs(key) > 9_000) return null;
    const shown = [a, a * r, a * r * r].join(", ");
    return pose(draw, {
      ask: [
        `Find the ${ordinal(n)} term of the geometric progression $${shown}, \\ldots$`,
        `A G.P. begins $${shown}, \\ldots$ What is its ${ordinal(n)} term?`,
        `Calculate the ${ordinal(n)} term of the exponential sequence $${shown}, \\ldots$`,
      ],
      right: key,
      write: integer,
      slips: [
        [a * r ** n, `used the power ${n} instead of ${n - 1}`],
        [a * r ** (n - 2), `used the power ${n - 2} instead of ${n - 1}`],
        [a + (n - 1) * (a * r - a), "added the same number each time as in an arithmetic progression"],
        r < 0
          ? [-key, "gave the term the wrong sign"]
          : [(a * (r ** n - 1)) / (r - 1), `gave the sum of the first ${n} terms`],
        [a * r * (n - 1), `multiplied the ratio by ${n - 1} instead of raising it to that power`],
      ],
      working: [
        `The common ratio is $${a * r} \\div ${a} = ${r}$.`,
        `$T_n = ar^{n - 1}$, so $T_{${n}} = ${a} \\times ${operand(r)}^{${n - 1}} = ${a} \\times ${r ** (n - 1) < 0 ? `(${tex(r ** (n - 1))})` : tex(r ** (n - 1))} = ${tex(key)}$.`,
      ],
    });
  },
);

const geometricSum = family(
  "geometric-sum",
  about("Find the sum of a geometric progression", "medium", "SS2"),
  (draw) => {
    const [a, r, n] = [draw.int(1, 9), draw.pick([2, 3, 4]), draw.int(4, 8)];
    const key = (a * (r ** n - 1)) / (r - 1);
    if (key > 20_000) return null;
    const shown = `${a}, ${a * r}, ${a * r * r}`;
    const factor = { 2: "double", 3: "three times", 4: "four times" }[r];
    return pose(draw, {
      ask: [
        `Find the sum of the first ${n} terms of the geometric progression ${shown}, …`,
        `A rumour reaches ${shown}, … new people on successive days, each number being ${factor} the one before. How many people does it reach in ${n} days?`,
        `Calculate the sum of the first ${n} terms of the G.P. ${shown}, …`,
      ],
      right: key,
      write: whole(),
      slips: [
        [a * (r ** n - 1), `forgot to divide by r − 1`],
        [a * r ** (n - 1), "gave the last term instead of the sum"],
        [(a * (r ** (n - 1) - 1)) / (r - 1), `added only ${n - 1} terms`],
        [(a * (r ** n + 1)) / (r - 1), "added 1 to the power instead of subtracting it"],
        [(a * (r ** (n + 1) - 1)) / (r - 1), `added ${n + 1} terms`],
        [a * r ** n, `gave $ar^n$, which is the ${ordinal(n + 1)} term`],
      ],
      working: [
        `This is a G.P. with $a = ${a}$, $r = ${a * r} \\div ${a} = ${r}$ and $n = ${n}$.`,
        `$S_n = ${frac("a(r^n - 1)", "r - 1")} = ${frac(`${a}(${r}^{${n}} - 1)`, `${r} - 1`)}$, and $${r}^{${n}} = ${tex(r ** n)}$, less 1 is $${tex(r ** n - 1)}$.`,
        `$${frac(`${a} \\times ${tex(r ** n - 1)}`, r - 1)} = ${tex(key)}$, so the sum is ${count(key)}.`,
      ],
    });
  },
);

const toInfinity = family(
  "sum-to-infinity",
  about("Find the sum to infinity of a geometric progression", "medium", "SS2"),
  (draw) => {
    const [p, q] = [draw.int(1, 4), draw.int(2, 6)];
    const negative = draw.chance(0.3);
    const r = fraction(negative ? -p : p, q);
    const a = draw.int(2, 30);
    if (p >= q || r.d !== q) return null;
    const key = fraction(a * q, q - r.n);
    if (key.d > 9) return null;
    const term = (k: number) => fractionTex(fraction(a * r.n ** k, q ** k));
    const shown = `${term(0)}, ${term(1)}, ${term(2)}`;
    return pose(draw, {
      ask: [
        `Find the sum to infinity of the geometric progression $${shown}, \\ldots$`,
        `Calculate the sum to infinity of the series whose terms are $${shown}, \\ldots$, in geometric progression.`,
        `A G.P. begins $${shown}, \\ldots$ What is its sum to infinity?`,
      ],
      right: key,
      write: (f) => (f.n > 0 ? fractionText(f) : null),
      slips: [
        [fraction(a * q, q + r.n), "divided by 1 + r instead of 1 − r"],
        [
          fraction(a * q, Math.abs(r.n)),
          negative ? "divided by the size of the ratio instead of 1 − r" : "divided by the ratio instead of 1 − r",
        ],
        [fraction(a * (q - r.n), q), "multiplied by 1 − r instead of dividing"],
        [fraction(a * (q + r.n), q), "added only the first two terms"],
        [fraction(q, q - r.n), "took the first term to be 1"],
        [fraction(a * r.n, q - r.n), "started from the second term"],
      ],
      working: [
        `The common ratio is $${term(1)} \\div ${a} = ${fractionTex(r)}$, which lies between $-1$ and 1.`,
        `$1 - r = 1 ${r.n < 0 ? "+" : "-"} ${fractionTex(fraction(Math.abs(r.n), q))} = ${fractionTex(fraction(q - r.n, q))}$.`,
        `$S_\\infty = ${frac("a", "1 - r")} = ${a} \\div ${fractionTex(fraction(q - r.n, q))} = ${a} \\times ${fractionTex(fraction(q, q - r.n))} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const countTerms = family(
  "number-of-terms",
  about("Find the number of terms of a progression", "medium", "SS2"),
  (draw) => {
    const [a, d, n] = [draw.int(2, 20), draw.int(2, 9), draw.int(12, 40)];
    const last = a + (n - 1) * d;
    return pose(draw, {
      ask: [
        `How many terms are there in the arithmetic progression ${a}, ${a + d}, ${a + 2 * d}, …, ${last}?`,
        `Which term of the A.P. ${a}, ${a + d}, ${a + 2 * d}, … is ${last}? Give its number.`,
        `Street lamps bear the numbers ${a}, ${a + d}, ${a + 2 * d}, …, ${last}, at equal steps. How many lamps are there?`,
      ],
      right: n,
      write: whole(),
      slips: [
        [n - 1, "forgot to add 1 to the number of steps"],
        [n + 1, "added 2 instead of 1 to the number of steps"],
        [Math.floor(last / d), `divided ${last} by the difference${last % d ? " and dropped the remainder" : ""}`],
        [last - a, `gave the distance from ${a} to ${last}`],
        [n + 2, "made an error of two in the division"],
      ],
      check: (v) => `The ${ordinal(v)} term is ${a + (v - 1) * d}, not ${last}.`,
      working: [
        `The difference is $${a + d} - ${a} = ${d}$, and from ${a} to ${last} it is $${last} - ${a} = ${last - a}$.`,
        `That makes $${last - a} \\div ${d} = ${n - 1}$ steps.`,
        `There is one term more than there are steps: $${n - 1} + 1 = ${n}$, so the number is ${n}.`,
      ],
    });
  },
);

const savingsPlan = family(
  "savings-progression",
  about("Apply progressions to everyday problems", "medium", "SS2"),
  (draw) => {
    const [first, more] = [draw.step(500, 5_000, 250), draw.step(100, 900, 50)];
    const months = draw.int(6, 24);
    const key = (months * (2 * first + (months - 1) * more)) / 2;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} saves ${naira(first)} in the first month and ${naira(more)} more each month than in the month before. How much is saved in ${months} months?`,
        `A trader pays ${naira(first)} into a thrift box in the first week and raises the payment by ${naira(more)} every week. Find the total after ${months} weeks.`,
        `A pupil saves ${naira(first)} in the first month, with a rise of ${naira(more)} every month. What are the total savings in ${months} months?`,
      ],
      right: key,
      write: money,
      slips: [
        [first + (months - 1) * more, "gave the last payment instead of the total"],
        [months * first, "left out the increases"],
        [(months * (2 * first + months * more)) / 2, "counted one increase too many"],
        [months * (2 * first + (months - 1) * more), "forgot to halve the product"],
        [months * (first + more), "took the second payment every time"],
      ],
      working: [
        `This is an A.P. with $a = ${tex(first)}$, $d = ${more}$ and $n = ${months}$.`,
        `$S_n = ${frac("n", 2)}[2a + (n - 1)d] = ${frac(months, 2)}[2 \\times ${tex(first)} + ${months - 1} \\times ${more}]$.`,
        `The bracket is $${tex(2 * first)} + ${tex((months - 1) * more)} = ${tex(2 * first + (months - 1) * more)}$; times $${frac(months, 2)}$ this is ${naira(key)}.`,
      ],
    });
  },
);

export const sequencesAndSeries = [
  arithmeticTerm,
  arithmeticSum,
  twoTerms,
  geometricTerm,
  geometricSum,
  toInfinity,
  countTerms,
  savingsPlan,
];
