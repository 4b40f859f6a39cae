import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { combinations, type Fraction, fraction, minus, plus, times } from "../exact.ts";
import { choosing, frac, fractionTex, properFraction, sameDenominator } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("probability");
const one = fraction(1);
const not = (p: Fraction) => minus(one, p);

/** n out of d as counted, then in lowest terms. */
const outOf = (n: number, d: number) => {
  const lowest = fraction(n, d);
  return lowest.d === d ? frac(n, d) : `${frac(n, d)} = ${fractionTex(lowest)}`;
};

const colours = [
  ["red", "blue", "green"],
  ["white", "black", "yellow"],
  ["green", "yellow", "red"],
  ["blue", "white", "brown"],
] as const;

const singleDraw = family("single-draw", about("Find the probability of a single event", "easy", "SS1"), (draw) => {
  const [a, b, c] = [draw.int(2, 12), draw.int(2, 12), draw.int(2, 12)];
  const [x, y, z] = draw.pick(colours);
  const n = a + b + c;
  const form = draw.pick(["is", "isNot", "either"] as const);
  const key = { is: fraction(a, n), isNot: fraction(b + c, n), either: fraction(a + b, n) }[form];
  const event = { is: x, isNot: `not ${x}`, either: `${x} or ${y}` }[form];
  if (a === b || b === c || a === c) return null;
  return pose(draw, {
    ask: [
      `A bag contains ${a} ${x}, ${b} ${y} and ${c} ${z} balls. One ball is picked at random. Find the probability that it is ${event}.`,
      `In a box there are ${a} ${x}, ${b} ${y} and ${c} ${z} buttons. If one is drawn at random, what is the probability that it is ${event}?`,
      `A tin holds ${a} ${x}, ${b} ${y} and ${c} ${z} sweets of equal size. Calculate the probability that a sweet taken at random is ${event}.`,
    ],
    right: key,
    write: properFraction,
    slips: [
      [not(key), "found the probability of the opposite event"],
      [
        { is: fraction(a, b + c), isNot: fraction(b, n), either: fraction(a, n) }[form],
        {
          is: "divided by the number of the others instead of the total",
          isNot: `counted the ${y} ones only`,
          either: "left out the second colour",
        }[form],
      ],
      [fraction(1, n), "counted a single one as favourable"],
      [fraction(1, 3), "took the three colours to be equally likely"],
      [fraction(c, n), `counted the ${z} ones only`],
      [fraction(b, n), `counted the ${y} ones only`],
    ],
    working: [
      `In all there are $${a} + ${b} + ${c} = ${n}$.`,
      `Of these ${{ is: `$${a}$ are`, isNot: `$${b} + ${c} = ${b + c}$ are`, either: `$${a} + ${b} = ${a + b}$ are` }[form]} ${event}.`,
      `Probability = favourable ÷ all: $${outOf({ is: a, isNot: b + c, either: a + b }[form], n)}$.`,
    ],
  });
});

const twoDraws = family(
  "two-draws-without-replacement",
  about("Find probabilities of combined events", "hard", "SS2", 14),
  (draw) => {
    const [a, b] = [draw.int(3, 9), draw.int(3, 9)];
    const [x, y] = draw.pick(colours);
    const n = a + b;
    const pairs = n * (n - 1);
    const form = draw.pick(["bothFirst", "same", "different"] as const);
    if (a === b) return null;
    const key = {
      bothFirst: fraction(a * (a - 1), pairs),
      same: fraction(a * (a - 1) + b * (b - 1), pairs),
      different: fraction(2 * a * b, pairs),
    }[form];
    const back = {
      bothFirst: fraction(a * a, n * n),
      same: fraction(a * a + b * b, n * n),
      different: fraction(2 * a * b, n * n),
    }[form];
    const event = {
      bothFirst: `both are ${x}`,
      same: "both are of the same colour",
      different: "they are of different colours",
    }[form];
    return pose(draw, {
      ask: [
        `A bag contains ${a} ${x} and ${b} ${y} balls. Two balls are drawn one after the other without replacement. Find the probability that ${event}.`,
        `From a box of ${a} ${x} and ${b} ${y} pens, two pens are picked at random without replacement. What is the probability that ${event}?`,
        `Two beads are taken at random, without replacement, from a bowl with ${a} ${x} and ${b} ${y} beads. Calculate the probability that ${event}.`,
      ],
      right: key,
      write: properFraction,
      slips: either(properFraction, [
        [back, "worked as if the first one were put back"],
        [
          { bothFirst: fraction(2 * a, n), same: fraction(a * (a - 1), pairs), different: fraction(a * b, pairs) }[
            form
          ],
          {
            bothFirst: "added the first probability to itself instead of multiplying by the second",
            same: `counted only the ${x} pairs`,
            different: "counted one order only",
          }[form],
        ],
        [not(key), "found the probability of the opposite event"],
        [fraction(a, n), "considered one draw only"],
        [fraction(a * b, n * n), "multiplied the chances of the two colours as if the first one were put back"],
        [fraction(b * (b - 1), pairs), `found the probability for two ${y} ones`],
      ]),
      working: {
        bothFirst: [
          `There are $${a} + ${b} = ${n}$ in all. The first is ${x} with probability $${frac(a, n)}$; then ${a - 1} of the ${n - 1} left are ${x}: $${frac(a - 1, n - 1)}$.`,
          `Both must happen, so multiply: $${frac(a, n)} \\times ${frac(a - 1, n - 1)} = ${frac(a * (a - 1), pairs)}$, which is $${fractionTex(key)}$.`,
        ],
        same: [
          `There are $${a} + ${b} = ${n}$ in all. Both ${x}: $${frac(a, n)} \\times ${frac(a - 1, n - 1)} = ${frac(a * (a - 1), pairs)}$, since one fewer is left.`,
          `Both ${y}: $${frac(b, n)} \\times ${frac(b - 1, n - 1)} = ${frac(b * (b - 1), pairs)}$.`,
          `Either will do, so add: $${frac(a * (a - 1), pairs)} + ${frac(b * (b - 1), pairs)} = ${frac(a * (a - 1) + b * (b - 1), pairs)}$, which is $${fractionTex(key)}$.`,
        ],
        different: [
          `There are $${a} + ${b} = ${n}$ in all. First ${x}, then ${y}: $${frac(a, n)} \\times ${frac(b, n - 1)} = ${frac(a * b, pairs)}$, since one fewer is left.`,
          `First ${y}, then ${x}: $${frac(b, n)} \\times ${frac(a, n - 1)} = ${frac(a * b, pairs)}$.`,
          `Either order will do, so add: $${frac(a * b, pairs)} + ${frac(a * b, pairs)} = ${frac(2 * a * b, pairs)}$, which is $${fractionTex(key)}$.`,
        ],
      }[form],
    });
  },
);

const twoDice = family("two-dice", about("Find probabilities by listing outcomes", "medium", "SS1"), (draw) => {
  const form = draw.pick(["sum", "atLeast", "less"] as const);
  const s = form === "sum" ? draw.int(3, 11) : form === "atLeast" ? draw.int(8, 11) : draw.int(4, 7);
  const faces = [1, 2, 3, 4, 5, 6];
  const outcomes = faces.flatMap((i) => faces.map((j) => i + j));
  const test = { sum: (t: number) => t === s, atLeast: (t: number) => t >= s, less: (t: number) => t < s }[form];
  const n = outcomes.filter(test).length;
  const key = fraction(n, 36);
  const event = { sum: `a total of ${s}`, atLeast: `a total of at least ${s}`, less: `a total less than ${s}` }[form];
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(test);
  const ways = totals.map((total) => 6 - Math.abs(total - 7));
  const pairs = faces.filter((i) => s - i >= 1 && s - i <= 6).map((i) => `(${i}, ${s - i})`);
  const edge = outcomes.filter((t) => t === s).length;
  return pose(draw, {
    ask: [
      `Two fair dice are thrown together. Find the probability of ${event}.`,
      `A fair die is thrown twice. What is the probability of getting ${event}?`,
      `In a game of ludo two fair dice are rolled. Calculate the probability of ${event}.`,
    ],
    right: key,
    write: properFraction,
    slips: [
      [
        form === "sum"
          ? fraction(Math.ceil(n / 2), 36)
          : form === "atLeast"
            ? fraction(n - edge, 36)
            : fraction(n + edge, 36),
        form === "sum"
          ? "counted the same pair in two orders only once"
          : form === "atLeast"
            ? "left out the given total itself"
            : "counted the given total as well",
      ],
      [
        fraction(1, 11),
        `took the eleven totals to be equally likely${form === "sum" ? "" : " and counted one of them"}`,
      ],
      [not(key), "found the probability of the opposite event"],
      [fraction(n, 12), "took 12 possible outcomes instead of 36"],
      [fraction(n + 1, 36), "made an error of one in the count"],
      [fraction(n - 1, 36), "made an error in the count"],
    ],
    check: () => `There are ${n} such outcomes among the 36.`,
    working: [
      "Two throws have $6 \\times 6 = 36$ equally likely outcomes.",
      form === "sum"
        ? `A total of ${s} comes from $${pairs.join(", ")}$: $${n}$ outcomes.`
        : `Count the pairs of each total: ${totals.map((total, i) => `${total} has ${ways[i]}`).join(", ")}. Together $${ways.join(" + ")} = ${n}$ outcomes.`,
      `The probability is $${outOf(n, 36)}$.`,
    ],
  });
});

const independent = family(
  "independent-events",
  about("Find probabilities of combined events", "medium", "SS2", 14),
  (draw) => {
    const [b, d] = [draw.int(2, 6), draw.int(3, 8)];
    const [p, q] = [fraction(draw.int(1, b - 1), b), fraction(draw.int(1, d - 1), d)];
    const form = draw.pick(["both", "neither", "one", "atLeast"] as const);
    const [np, nq] = [not(p), not(q)];
    const values = {
      both: times(p, q),
      neither: times(np, nq),
      one: plus(times(p, nq), times(np, q)),
      atLeast: not(times(np, nq)),
    };
    const key = values[form];
    const [x, y] = draw.some(people, 2) as [string, string];
    const event = {
      both: "both succeed",
      neither: "neither succeeds",
      one: "exactly one of them succeeds",
      atLeast: "at least one of them succeeds",
    }[form];
    const [tp, tq, fp, fq] = [p, q, np, nq].map(fractionTex) as [string, string, string, string];
    const failing = `The probabilities of failing are $1 - ${tp} = ${fp}$ and $1 - ${tq} = ${fq}$.`;
    const multiply = "For independent events $P(A \\text{ and } B) = P(A) \\times P(B)$.";
    const how = {
      both: [
        multiply,
        `$${tp} \\times ${tq} = ${fractionTex(key)}$.`,
        "Adding would make it more likely that both succeed than that the first does, which cannot be.",
      ],
      neither: [failing, `${multiply} Here both must fail: $${fp} \\times ${fq} = ${fractionTex(key)}$.`],
      one: [
        failing,
        `${multiply} Only the first succeeds: $${tp} \\times ${fq} = ${fractionTex(times(p, nq))}$; only the second: $${fp} \\times ${tq} = ${fractionTex(times(np, q))}$.`,
        `The two cases exclude each other, so add: $${sameDenominator(times(p, nq), fraction(-times(np, q).n, times(np, q).d))} = ${fractionTex(key)}$.`,
      ],
      atLeast: [
        failing,
        `${multiply} Both fail: $${fp} \\times ${fq} = ${fractionTex(values.neither)}$.`,
        `At least one succeeds unless both fail: $1 - ${fractionTex(values.neither)} = ${fractionTex(key)}$.`,
      ],
    }[form];
    return pose(draw, {
      ask: [
        `The probabilities that ${x} and ${y} pass a driving test are $${fractionTex(p)}$ and $${fractionTex(q)}$ respectively. If the results are independent, find the probability that ${event}.`,
        `${x} hits a target with probability $${fractionTex(p)}$ and ${y} with probability $${fractionTex(q)}$. They shoot independently, once each. What is the probability that ${event}?`,
        `Independently of each other, ${x} and ${y} solve a puzzle with probabilities $${fractionTex(p)}$ and $${fractionTex(q)}$. Calculate the probability that ${event}.`,
      ],
      right: key,
      write: properFraction,
      slips: [
        [
          form === "atLeast"
            ? plus(p, q)
            : form === "one"
              ? values.atLeast
              : form === "both"
                ? plus(p, q)
                : not(values.both),
          form === "both"
            ? "added the two probabilities instead of multiplying them"
            : form === "atLeast"
              ? "added the two probabilities and so counted the case of both twice"
              : form === "one"
                ? "included the case in which both succeed"
                : "took the probability that both succeed from 1",
        ],
        [values.both, "found the probability that both succeed"],
        [values.one, "found the probability that exactly one succeeds"],
        [values.neither, "found the probability that neither succeeds"],
        [times(p, nq), "found the probability that only the first succeeds"],
        [times(np, q), "found the probability that only the second succeeds"],
        [values.atLeast, "found the probability that at least one succeeds"],
      ],
      working: how,
    });
  },
);

const coins = family("tossing-coins", about("Find probabilities by listing outcomes", "medium", "SS2"), (draw) => {
  const n = draw.int(3, 5);
  const k = draw.int(1, n - 1);
  const form = draw.pick(["exactly", "atLeast"] as const);
  const ways = (r: number) => combinations(n, r);
  const favourable =
    form === "exactly" ? ways(k) : Array.from({ length: n - k + 1 }, (_, i) => ways(k + i)).reduce((a, b) => a + b, 0);
  const key = fraction(favourable, 2 ** n);
  const counts = Array.from({ length: form === "exactly" ? 1 : n - k + 1 }, (_, i) => k + i);
  const word = ["", "one", "two", "three", "four", "five"];
  const heads = `${form === "exactly" ? "exactly" : "at least"} ${word[k]} head${k === 1 ? "" : "s"}`;
  return pose(draw, {
    ask: [
      `A fair coin is tossed ${word[n]} times. Find the probability of getting ${heads}.`,
      `${word[n]![0]!.toUpperCase()}${word[n]!.slice(1)} fair coins are tossed together. What is the probability of ${heads}?`,
      `Before a match a referee tosses a fair coin ${word[n]} times in practice. Calculate the probability of ${heads}.`,
    ],
    right: key,
    write: properFraction,
    slips: either(properFraction, [
      [fraction(1, 2 ** n), "counted a single order of heads and tails"],
      [fraction(k, n), `divided the number of heads, ${k}, by ${n}`],
      [
        form === "exactly" ? fraction(ways(k) + 1, 2 ** n) : fraction(ways(k), 2 ** n),
        form === "exactly" ? "made an error of one in the count" : "counted exactly that number of heads only",
      ],
      [not(key), "found the probability of the opposite event"],
      [fraction(1, 2), "used the probability of a single toss"],
      [fraction(favourable, 2 * n), `took ${2 * n} outcomes instead of $2^{${n}}$`],
      [fraction(favourable - 1, 2 ** n), "made an error in the count"],
    ]),
    check: () => `There are ${favourable} such outcomes among the ${2 ** n}.`,
    working: [
      `There are $2^{${n}} = ${2 ** n}$ equally likely outcomes.`,
      `Choose which of the ${n} show heads: $${counts.map((r) => choosing(n, r)).join("$; $")}$${counts.length > 1 ? `; together $${counts.map(ways).join(" + ")} = ${favourable}$` : ""}.`,
      `The probability of ${heads} is $${outOf(favourable, 2 ** n)}$.`,
    ],
  });
});

const numbers = family("number-cards", about("Find the probability of a single event", "easy", "SS1"), (draw) => {
  const top = draw.int(12, 30);
  const all = Array.from({ length: top }, (_, i) => i + 1);
  const isPrime = (n: number) => n > 1 && all.every((d) => d < 2 || d >= n || n % d !== 0);
  const events = [
    { text: "a prime number", test: isPrime },
    { text: "a multiple of 3", test: (n: number) => n % 3 === 0 },
    { text: "a multiple of 4", test: (n: number) => n % 4 === 0 },
    { text: "a perfect square", test: (n: number) => Number.isInteger(Math.sqrt(n)) },
    { text: "a factor of 24", test: (n: number) => 24 % n === 0 },
    { text: "a multiple of 3 or 5", test: (n: number) => n % 3 === 0 || n % 5 === 0 },
  ];
  const { text, test } = draw.pick(events);
  const list = all.filter(test);
  const key = fraction(list.length, top);
  const opposite = [not(key), "found the probability of the opposite event"] as const;
  return pose(draw, {
    ask: [
      `A number is chosen at random from the whole numbers 1 to ${top}. Find the probability that it is ${text}.`,
      `Cards numbered 1 to ${top} are shuffled and one is drawn. What is the probability that its number is ${text}?`,
      `Raffle tickets are numbered from 1 to ${top}. If one ticket is picked at random, calculate the probability that its number is ${text}.`,
    ],
    right: key,
    write: properFraction,
    slips: [
      ...(text.includes("prime") ? [] : [opposite]),
      [
        fraction(list.length + 1, top),
        text.includes("prime") ? "counted 1 as a prime number" : "made an error of one in the count",
      ],
      [fraction(list.length - 1, top), "made an error in the count"],
      opposite,
      [fraction(list.length, top + 1), `took ${top + 1} numbers in all instead of ${top}`],
      [fraction(1, list.length), "divided one by the number of favourable numbers"],
    ],
    check: () => `There are ${list.length} such numbers up to ${top}: ${list.join(", ")}.`,
    working: [
      `The favourable numbers are ${list.join(", ")}: $${list.length}$ of $${top}$.`,
      `Probability = favourable ÷ all: $${outOf(list.length, top)}$.`,
    ],
  });
});

export const probability = [singleDraw, numbers, twoDice, coins, independent, twoDraws];
