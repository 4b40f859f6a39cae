import { family } from "../../../authoring.ts";
import { combinations, type Fraction, factorial, fraction, permutations, sum } from "../../mathematics/exact.ts";
import { choosing, fractionTex, fractionText, properFraction, tex, whole } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("statistics-and-probability");

const variance = family("variance-of-numbers", about("Calculate measures of dispersion", "easy", "SS2", 8), (draw) => {
  const n = draw.pick([4, 5, 6]);
  const list = Array.from({ length: n }, () => draw.int(1, 14));
  const mean = sum(list) / n;
  const squares = sum(list.map((x) => (x - mean) ** 2));
  if (!Number.isInteger(mean) || squares % n !== 0 || squares === 0 || new Set(list).size < n) return null;
  const key = squares / n;
  const sizes = sum(list.map((x) => Math.abs(x - mean)));
  const shown = list.join(", ");
  return pose(draw, {
    ask: [
      `Find the variance of the numbers ${shown}.`,
      `Calculate the variance of the set of data ${shown}.`,
      `The marks of ${n} pupils in a test are ${shown}. What is the variance of the marks?`,
      `A stall sold ${shown} baskets of fruit on ${n} days. Find the variance of the sales, treating the days as the whole population.`,
    ],
    right: key,
    write: whole(),
    slips: [
      [squares, `added the squared deviations and did not divide by ${n}`],
      [mean, "gave the mean, not the variance"],
      [sum(list.map((x) => x * x)) / n, "squared the numbers themselves, not their deviations from the mean"],
      [
        Math.round(sizes / n),
        `took the mean of the deviations without their signs, $${sizes} \\div ${n}$, instead of squaring them${sizes % n ? ", and rounded it" : ""}`,
      ],
      [key + 2, "made an error in one square"],
      [Math.max(...list) - Math.min(...list), "gave the range, not the variance"],
    ],
    check: (v) => `For a variance of ${v} the squares would add up to ${n * v}, but they add up to ${squares}.`,
    working: [
      `The mean is $\\dfrac{${list.join(" + ")}}{${n}} = \\dfrac{${sum(list)}}{${n}} = ${mean}$.`,
      `The deviations from it are $${list.map((x) => x - mean).join(", ")}$; their squares add up to $${list.map((x) => (x - mean) ** 2).join(" + ")} = ${squares}$.`,
      `The variance is the mean of the squares: $\\dfrac{${squares}}{${n}} = ${key}$, so it is ${key}.`,
    ],
  });
});

const spearman = family("rank-correlation", about("Calculate rank correlation", "hard", "SS3", 8), (draw) => {
  const n = draw.pick([5, 6]);
  const first = Array.from({ length: n }, (_, at) => at + 1);
  const second = draw.shuffle(first);
  const d2 = sum(first.map((rank, at) => (rank - second[at]!) ** 2));
  const unsquared = sum(first.map((rank, at) => Math.abs(rank - second[at]!)));
  const bottom = n * (n * n - 1);
  const key = fraction(bottom - 6 * d2, bottom);
  if (d2 === 0 || key.n === 0 || d2 === n || (key.n < 0 && draw.chance(0.7))) return null;
  const judges = draw.pick([
    ["Judge P", "Judge Q"],
    ["Rank in Physics", "Rank in Chemistry"],
    ["First ranking", "Second ranking"],
  ] as const);
  const row = (name: string, ranks: readonly number[]) => `| ${name} | ${ranks.join(" | ")} |`;
  const table = `| Entry | ${["A", "B", "C", "D", "E", "F"].slice(0, n).join(" | ")} |\n|---|${"---|".repeat(n)}\n${row(judges[0], first)}\n${row(judges[1], second)}`;
  return pose<Fraction>(draw, {
    ask: [`The table shows two sets of ranks.\n\n${table}\n\nCalculate Spearman's rank correlation coefficient.`],
    right: key,
    // Nobody believes a coefficient beyond 1, so no option has one.
    write: (f) => (Math.abs(f.n) <= f.d ? fractionText(f) : null),
    slips: [
      [fraction(6 * d2, bottom), "gave the fraction and did not subtract it from 1"],
      [fraction(6 * d2 - bottom, bottom), "took 1 from the fraction instead of the fraction from 1"],
      [fraction(bottom - d2, bottom), "left out the factor 6 on top"],
      [
        fraction(bottom - 6 * unsquared, bottom),
        "added the differences of rank, without their signs, and did not square them",
      ],
      [fraction(n ** 3 - 6 * d2, n ** 3), "divided by $n^3$ instead of $n(n^2 - 1)$"],
    ],
    working: [
      `The differences of the two ranks, in the order of the table, are $${first.map((rank, at) => rank - second[at]!).join(", ")}$.`,
      `Their squares add up to $${first.map((rank, at) => (rank - second[at]!) ** 2).join(" + ")} = ${d2}$.`,
      "$r = 1 - \\dfrac{6\\sum d^2}{n(n^2 - 1)}$.",
      `$r = 1 - \\dfrac{6 \\times ${d2}}{${n}(${n}^2 - 1)} = 1 - \\dfrac{${6 * d2}}{${bottom}} = \\dfrac{${bottom - 6 * d2}}{${bottom}}$, which is ${fractionText(key)}.`,
    ],
  });
});

const binomial = family("binomial-distribution", about("Calculate probabilities", "medium", "SS3", 8), (draw) => {
  const [p, q] = draw.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
  ] as const);
  const [n, r] = [draw.int(3, 5), draw.int(1, 3)];
  if (r >= n) return null;
  const [top, other] = [p ** r, (q - p) ** (n - r)];
  const key = fraction(combinations(n, r) * top * other, q ** n);
  const chance = `$\\dfrac{${p}}{${q}}$`;
  const who = draw.pick(people);
  const [failures, missed] =
    n - r === 1 ? ["failure", "failure and its place"] : ["failures", "failures and their order"];
  return pose<Fraction>(draw, {
    ask: [
      `The probability that ${who} hits a target with one shot is ${chance}. In ${n} independent shots, find the probability of exactly ${r} ${r === 1 ? "hit" : "hits"}.`,
      `A seed of a certain kind germinates with probability ${chance}. If ${n} seeds are planted independently, what is the probability that exactly ${r} ${r === 1 ? "germinates" : "germinate"}?`,
      `The probability that a bus arrives on time is ${chance} on any day. Find the probability that it is on time on exactly ${r} of ${n} independent days.`,
    ],
    right: key,
    write: properFraction,
    slips: [
      [fraction(top * other, q ** n), `left out the number of orders $^{${n}}C_{${r}}$`],
      [fraction(combinations(n, r) * top, q ** r), `left out the probability of the ${failures}`],
      [
        fraction(p ** r, q ** r),
        `${r === 1 ? "took the success only" : "multiplied the successes only"}, and left out the ${missed}`,
      ],
      [fraction(combinations(n, r) * p ** (n - r) * (q - p) ** r, q ** n), "exchanged success and failure"],
      [fraction(q ** n - combinations(n, r) * top * other, q ** n), "gave the probability that this does not happen"],
      [fraction(r, n), `divided ${r} by ${n}`],
    ],
    working: [
      `$P(r) = {}^nC_r\\,p^r q^{n - r}$ with $n = ${n}$, $r = ${r}$, $p = \\dfrac{${p}}{${q}}$ and $q = 1 - p = \\dfrac{${q - p}}{${q}}$.`,
      `$${choosing(n, r)}$, $p^{${r}} = \\dfrac{${top}}{${q ** r}}$ and $q^{${n - r}} = \\dfrac{${other}}{${q ** (n - r)}}$.`,
      `The product is $${combinations(n, r)} \\times \\dfrac{${top}}{${q ** r}} \\times \\dfrac{${other}}{${q ** (n - r)}} = \\dfrac{${combinations(n, r) * top * other}}{${q ** n}}$${key.d === q ** n ? "" : `, that is ${properFraction(key)}`}.`,
    ],
  });
});

const conditional = family("conditional-probability", about("Calculate probabilities", "medium", "SS3", 8), (draw) => {
  const d = draw.pick([10, 12, 15, 20, 24, 30]);
  const [a, b, both] = [draw.int(3, d - 4), draw.int(3, d - 4), draw.int(1, d - 4)];
  if (both >= Math.min(a, b) || a + b - both >= d || a === b || a * b === both * d) return null;
  const shown = (n: number) => fractionText(fraction(n, d))!.slice(1, -1);
  const union = draw.chance(0.5);
  const given = union
    ? `$P(A) = ${shown(a)}$, $P(B) = ${shown(b)}$ and $P(A \\cup B) = ${shown(a + b - both)}$`
    : `$P(A) = ${shown(a)}$, $P(B) = ${shown(b)}$ and $P(A \\cap B) = ${shown(both)}$`;
  const key = fraction(both, b);
  return pose<Fraction>(draw, {
    ask: [
      `If ${given}, find $P(A | B)$.`,
      `For two events $A$ and $B$, ${given}. Calculate $P(A | B)$.`,
      `Given that ${given}, what is the probability of $A$ when $B$ has happened, $P(A | B)$?`,
    ],
    right: key,
    write: properFraction,
    slips: [
      [fraction(both, a), "divided by $P(A)$ instead of $P(B)$"],
      [fraction(a * b, d * d), "multiplied $P(A)$ by $P(B)$"],
      [fraction(both, d), "gave $P(A \\cap B)$ and did not divide by $P(B)$"],
      [fraction(a, d), "gave $P(A)$, as if the events were independent"],
      [fraction(b - both, b), "gave the probability that A does not happen when B has"],
    ],
    working: [
      ...(union
        ? [
            `$P(A \\cap B) = P(A) + P(B) - P(A \\cup B) = ${shown(a)} + ${shown(b)} - ${shown(a + b - both)} = \\dfrac{${a} + ${b} - ${a + b - both}}{${d}} = ${shown(both)}$.`,
          ]
        : []),
      "When $B$ has happened, only the cases in $B$ count: $P(A | B) = \\dfrac{P(A \\cap B)}{P(B)}$.",
      `$${shown(both)} \\div ${shown(b)} = ${shown(both)} \\times ${fractionTex(fraction(d, b))}$, which is ${properFraction(key)}.`,
    ],
  });
});

const committee = family(
  "restricted-committee",
  about("Count arrangements and selections", "medium", "SS2", 8),
  (draw) => {
    const [men, women] = [draw.int(4, 8), draw.int(3, 7)];
    const [m, w] = [draw.int(2, 4), draw.int(1, 3)];
    if (m >= men || w >= women) return null;
    const key = combinations(men, m) * combinations(women, w);
    const of = (n: number, many: string, one: string) => `${n} ${n === 1 ? one : many}`;
    return pose(draw, {
      ask: [
        `In how many ways can a committee of ${of(m, "men", "man")} and ${of(w, "women", "woman")} be chosen from ${men} men and ${women} women?`,
        `A panel must have ${of(m, "teachers", "teacher")} and ${of(w, "parents", "parent")}. In how many ways can it be formed from ${men} teachers and ${women} parents?`,
        `From ${men} boys and ${women} girls, a team of ${of(m, "boys", "boy")} and ${of(w, "girls", "girl")} is to be picked. How many different teams are possible?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [combinations(men + women, m + w), `chose any ${m + w} of all ${men + women} people`],
        [combinations(men, m) + combinations(women, w), "added the two selections instead of multiplying them"],
        [permutations(men, m) * permutations(women, w), "counted the orders within each group too"],
        [combinations(men, m), "counted the choices from the first group only"],
        [combinations(men, w) * combinations(women, m), `chose ${w} from the first group and ${m} from the second`],
        [m * w * men, `multiplied ${m}, ${w} and ${men}`],
      ],
      working: [
        `The order does not matter, so these are combinations. From the first group: $${choosing(men, m)}$.`,
        `From the second group: $${choosing(women, w)}$.`,
        `Each choice of the first goes with each of the second, so multiply: $${combinations(men, m)} \\times ${combinations(women, w)} = ${tex(key)}$. The number is ${whole()(key)}.`,
      ],
    });
  },
);

const words = [
  "BANANA",
  "ABUJA",
  "CALABAR",
  "LOKOJA",
  "KADUNA",
  "ENUGU",
  "ONITSHA",
  "SOKOTO",
  "MAIDUGURI",
  "IBADAN",
  "ASABA",
  "OWERRI",
  "BAUCHI",
  "YENAGOA",
] as const;

const letters = family("letters-of-a-word", about("Count arrangements and selections", "easy", "SS2", 8), (draw) => {
  const word = draw.pick(words);
  const repeated = [...Map.groupBy([...word], (letter) => letter).values()].filter((group) => group.length > 1);
  const repeats = repeated.map((group) => group.length);
  const n = word.length;
  if (repeats.length === 0) return null;
  const key = repeats.reduce((total, k) => total / factorial(k), factorial(n));
  return pose(draw, {
    ask: [
      `In how many ways can the letters of the word ${word} be arranged?`,
      `How many different arrangements can be made from all the letters of ${word}?`,
      `Find the number of ways in which all the letters of ${word} can be arranged in a row.`,
    ],
    right: key,
    write: whole(),
    slips: [
      [factorial(n), "treated all the letters as different"],
      [key * 2, repeats.length > 1 ? "did not divide for one of the repeated letters" : "divided by 3 instead of $3!$"],
      [factorial(n - 1), `arranged ${n - 1} letters only, as if they were all different`],
      [key / 2, "divided by 2! once more than the repeats allow"],
      [factorial(n) / n, "divided by the number of letters"],
      [n * n, "squared the number of letters"],
    ],
    working: [
      `There are ${n} letters, with ${repeated.map((group) => `${group[0]} ${group.length} times`).join(" and ")}.`,
      `Exchanging equal letters changes nothing, so divide $${n}! = ${Array.from({ length: n }, (_, i) => n - i).join(" \\times ")} = ${tex(factorial(n))}$ by the factorial of each repeat.`,
      `$\\dfrac{${n}!}{${repeats.map((k) => `${k}!`).join(" \\times ")}} = \\dfrac{${tex(factorial(n))}}{${repeats.map(factorial).join(" \\times ")}} = ${tex(key)}$, so the number is ${whole()(key)}.`,
    ],
  });
});

export const statisticsAndProbability = [variance, spearman, binomial, conditional, committee, letters];
