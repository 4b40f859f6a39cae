import { family } from "../../../authoring.ts";
import { combinations, factorial, permutations } from "../exact.ts";
import { choosing, count, tex, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("permutations-and-combinations");
const exams = ["jamb" as const, "post-utme" as const];

const selected = (n: number | string, r: number) => `{}^{${n}}C_{${r}}`;
const down = (n: number) => Array.from({ length: n }, (_, i) => n - i).join(" \\times ");
const arranged = (n: number | string, r: number) => `{}^{${n}}P_{${r}}`;

const words = [
  "BANANA",
  "LAGOS",
  "SUCCESS",
  "CALABAR",
  "KADUNA",
  "ABUJA",
  "SOKOTO",
  "MINNA",
  "BENIN",
  "OWERRI",
  "ENUGU",
  "ASABA",
  "BAUCHI",
  "GOMBE",
  "LOKOJA",
  "TEACHER",
  "SCHOOL",
  "CASSAVA",
  "TOMATO",
  "PEPPER",
  "MAKURDI",
  "BOOKS",
];

const arrangeLetters = family(
  "arrange-letters",
  { ...about("Count arrangements, with and without repetition", "medium", "SS3", 14), exams },
  (draw) => {
    const word = draw.pick(words);
    const counts = [...new Set(word)].map((letter) => [letter, [...word].filter((l) => l === letter).length] as const);
    const repeated = counts.filter(([, n]) => n > 1);
    const divisor = repeated.reduce((product, [, n]) => product * factorial(n), 1);
    const n = word.length;
    const key = factorial(n) / divisor;
    const list = repeated.map(([letter, times]) => `${letter} occurs ${times} times`).join(" and ");
    return pose(draw, {
      ask: [
        `In how many different ways can the letters of the word ${word} be arranged?`,
        `How many different arrangements can be made with all the letters of ${word}?`,
        `Find the number of different arrangements of all the letters of the word ${word}.`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          divisor > 1 ? factorial(n) : factorial(n - 1),
          divisor > 1 ? "ignored the repeated letters" : "arranged them as in a ring",
        ],
        [
          divisor > 1 ? factorial(n) - divisor : factorial(n) / 2,
          divisor > 1
            ? `subtracted ${divisor} for the repeated letters instead of dividing`
            : "divided by 2, though no letter is repeated",
        ],
        [
          factorial(n) / repeated.reduce((product, [, t]) => product * t, 1),
          `divided by ${repeated.map(([, t]) => t).join(" × ")} instead of ${repeated.map(([, t]) => `${t}!`).join(" × ")}`,
        ],
        [factorial(n - 1) / divisor, "arranged them as in a ring"],
        [factorial(n) / factorial(repeated[0]?.[1] ?? 1), `divided for the letter ${repeated[0]?.[0]} only`],
        [n ** n, `let each place take any of the ${n} letters, used already or not`],
        [(n * (n + 1)) / 2, `added the numbers from ${n} down to 1 instead of multiplying them`],
        [factorial(new Set(word).size), "counted each different letter only once"],
      ],
      working: [
        `The word has ${n} letters${list ? `, where ${list}` : ", all different"}.`,
        repeated.length
          ? `Exchanging equal letters changes nothing, so divide $${n}! = ${down(n)} = ${tex(factorial(n))}$ by the factorial of each repeat, ${repeated.map(([, t]) => `$${t}! = ${factorial(t)}$`).join(" and ")}: $\\dfrac{${tex(factorial(n))}}{${repeated.length > 1 ? repeated.map(([, t]) => factorial(t)).join(" \\times ") : divisor}}$${repeated.length > 1 ? ` $= \\dfrac{${tex(factorial(n))}}{${divisor}}$` : ""}, which is ${count(key)}.`
          : `They can be arranged in $${n}! = ${down(n)}$ ways, which is ${count(key)}.`,
      ],
    });
  },
);

const committee = family("committee", { ...about("Count selections", "medium", "SS3", 14), exams }, (draw) => {
  const [men, women] = [draw.int(4, 8), draw.int(3, 7)];
  const [m, w] = [draw.int(1, 3), draw.int(1, 3)];
  const key = combinations(men, m) * combinations(women, w);
  if (m + w < 3 || w >= women) return null;
  const are = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  return pose(draw, {
    ask: [
      `A committee of ${are(m, "man", "men")} and ${are(w, "woman", "women")} is to be chosen from ${men} men and ${women} women. In how many ways can this be done?`,
      `In how many ways can ${are(m, "boy", "boys")} and ${are(w, "girl", "girls")} be selected from ${men} boys and ${women} girls to represent a school?`,
      `A delegation of ${are(m, "teacher", "teachers")} and ${are(w, "parent", "parents")} is picked from ${men} teachers and ${women} parents. How many different delegations are possible?`,
    ],
    right: key,
    write: whole(),
    slips: [
      [permutations(men, m) * permutations(women, w), "counted the order of selection"],
      [combinations(men, m) + combinations(women, w), "added the two numbers of ways"],
      [combinations(men + women, m + w), "chose freely from all of them"],
      [men * women, "multiplied the sizes of the two groups"],
      [combinations(men, m), "left out the second group"],
      [men + women, "gave the number of people to choose from"],
    ],
    working: [
      `The order does not matter, so these are combinations. From the first group: $${choosing(men, m)}$.`,
      `From the second group: $${choosing(women, w)}$.`,
      `Each choice of the first goes with each of the second, so multiply: $${combinations(men, m)} \\times ${combinations(women, w)}$, which is ${count(key)}.`,
    ],
  });
});

const prizes = family(
  "fill-positions",
  { ...about("Count arrangements, with and without repetition", "easy", "SS3"), exams },
  (draw) => {
    const [n, r] = [draw.int(5, 12), draw.int(2, 4)];
    const key = permutations(n, r);
    if (r >= n - 1) return null;
    const names = [
      "",
      "",
      "first and second prizes",
      "first, second and third prizes",
      "first, second, third and fourth prizes",
    ][r];
    const posts = [
      "",
      "",
      "a president and a secretary",
      "a president, a secretary and a treasurer",
      "a president, a secretary, a treasurer and a provost",
    ][r];
    return pose(draw, {
      ask: [
        `In how many ways can the ${names} be given to ${n} competitors, if no one wins two prizes?`,
        `A club of ${n} members elects ${posts}, and nobody may hold two posts. In how many ways can the posts be filled?`,
        `How many ways are there for ${r} of ${n} passengers to sit in ${r} numbered seats?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [combinations(n, r), "chose the people but not who gets which place"],
        [n ** r, "allowed the same person more than once"],
        [n * r, `multiplied ${n} by ${r}`],
        [factorial(r), "arranged the chosen ones only"],
        [permutations(n, r - 1), "filled one place too few"],
        [permutations(n, r + 1), "filled one place too many"],
      ],
      working: [
        `The ${r} places differ, so the order matters and this is a permutation, $${arranged(n, r)}$: ${n} choices for the first place${r === 2 ? ` and ${n - 1} for the second` : `, ${n - 1} for the second, and so on`}.`,
        `$${Array.from({ length: r }, (_, i) => n - i).join(" \\times ")} = ${tex(key)}$, so the number is ${count(key)}.`,
      ],
    });
  },
);

const digits = family(
  "form-numbers",
  { ...about("Count arrangements, with and without repetition", "hard", "SS3"), exams },
  (draw) => {
    const pool = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.int(4, 6)).sort((a, b) => a - b);
    const length = draw.pick([3, 4]);
    const form = draw.pick(["even", "odd", "any"] as const);
    const repeat = draw.chance(0.3);
    const n = pool.length;
    const good = form === "any" ? n : pool.filter((d) => d % 2 === (form === "even" ? 0 : 1)).length;
    if (good === 0 || length > n || (form !== "any" && good === n)) return null;
    const rest = repeat ? n ** (length - 1) : permutations(n - 1, length - 1);
    const key = good * rest;
    const kind = form === "any" ? "" : `${form} `;
    const how = repeat ? "if digits may be repeated" : "if no digit is repeated";
    return pose(draw, {
      ask: [
        `How many ${length}-digit ${kind}numbers can be formed from the digits ${pool.join(", ")} ${how}?`,
        `Using the digits ${pool.join(", ")}, how many ${kind}numbers of ${length} digits can be made, ${how}?`,
        `Number plates show ${length}-digit ${kind}numbers made from the digits ${pool.join(", ")}. How many are possible ${how}?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          good * (repeat ? permutations(n - 1, length - 1) : n ** (length - 1)),
          repeat ? "did not allow repetition" : "allowed repetition",
        ],
        [repeat ? n ** length : permutations(n, length), "ignored the condition on the last digit"],
        [combinations(n, length), `counted the ways to select ${length} of the ${n} digits`],
        [n * length, `multiplied the ${n} digits by the ${length} places`],
        [factorial(length), "arranged only as many digits as the number has"],
        [rest, "left out the choices for the last place"],
        [
          repeat ? good * (n - 1) ** (length - 1) : good * permutations(n, length - 1),
          repeat
            ? "took one digit away for the other places, though digits may be repeated"
            : "did not take the last digit away for the other places",
        ],
      ],
      working: [
        form === "any"
          ? `The last place can be filled in ${n} ways.`
          : `The last digit must be ${form} (${pool.filter((d) => d % 2 === (form === "even" ? 0 : 1)).join(", ")}): ${good} ${good === 1 ? "choice" : "choices"}.`,
        repeat
          ? `The other ${length - 1} places can each be filled in ${n} ways, so multiply: $${n}^{${length - 1}} = ${rest}$.`
          : `The other ${length - 1} places take the ${n - 1} digits that are left, one fewer each time: $${Array.from({ length: length - 1 }, (_, i) => n - 1 - i).join(" \\times ")} = ${rest}$ ways.`,
        `The product is $${good} \\times ${rest} = ${tex(key)}$, so the number is ${count(key)}.`,
      ],
    });
  },
);

const solveFor = family(
  "solve-for-n",
  { ...about("Solve equations with permutations and combinations", "medium", "SS3"), exams },
  (draw) => {
    const n = draw.int(4, 20);
    const choose = draw.chance(0.6);
    const value = choose ? combinations(n, 2) : permutations(n, 2);
    const symbol = choose ? selected("n", 2) : arranged("n", 2);
    return pose(draw, {
      ask: [
        `If $${symbol} = ${value}$, find $n$.`,
        `Find the value of $n$ for which $${symbol} = ${value}$.`,
        choose
          ? `Each of $n$ people at a meeting shakes hands once with every other, ${value} handshakes in all, so that $${symbol} = ${value}$. Find $n$.`
          : `A captain and an assistant can be chosen from $n$ players in ${value} ways, so that $${symbol} = ${value}$. Find $n$.`,
      ],
      right: n,
      write: whole(),
      slips: [
        [n - 1, "took the smaller of the two consecutive factors"],
        [n + 1, "wrote (n − 1)(n − 2) instead of n(n − 1)"],
        [value / 2, `read $${symbol}$ as n × 2`],
        [2 * n - 1, "added the two consecutive factors"],
        [n * (n - 1), choose ? "gave n(n − 1)" : "gave the number of ways"],
        [value, "gave the number of ways"],
      ],
      working: [
        `$${symbol} = ${choose ? "\\dfrac{n(n - 1)}{2}" : "n(n - 1)"}$, so $n(n - 1) = ${choose ? `2 \\times ${value} = ` : ""}${n * (n - 1)}$.`,
        `Two consecutive numbers with this product are $${n}$ and $${n - 1}$, as $${n} \\times ${n - 1} = ${n * (n - 1)}$, and $n$ is the larger: n = ${n}.`,
      ],
    });
  },
);

const circular = family(
  "circular-arrangements",
  { ...about("Count arrangements with conditions", "medium", "SS3"), exams },
  (draw) => {
    const n = draw.int(5, 9);
    const form = draw.pick(["free", "together", "apart"] as const);
    const [all, beside] = [factorial(n - 1), 2 * factorial(n - 2)];
    const key = { free: all, together: beside, apart: all - beside }[form];
    const rule = {
      free: "",
      together: ", if two of them insist on sitting together",
      apart: ", if two of them refuse to sit together",
    }[form];
    return pose(draw, {
      ask: [
        `In how many ways can ${n} people sit round a circular table${rule}?`,
        `Find the number of ways of seating ${n} delegates at a round table${rule}.`,
        `${n} friends sit round a fire in a circle. In how many different orders can they sit${rule}?`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          { free: factorial(n), together: 2 * factorial(n - 1), apart: factorial(n) - 2 * factorial(n - 1) }[form],
          "arranged them in a row",
        ],
        [
          form === "apart" ? beside : factorial(n - 2),
          form === "apart"
            ? "counted the orders with the two together"
            : form === "free"
              ? "fixed one person too many"
              : "did not let the two change places",
        ],
        [form === "free" ? all / 2 : all, form === "free" ? "divided by 2 as for a necklace" : "ignored the condition"],
        [
          form === "apart" ? all - factorial(n - 2) : factorial(n),
          form === "apart" ? "did not let the two change places" : "arranged all of them in a row",
        ],
        [n * (n - 1), `multiplied ${n} by ${n - 1} only`],
      ],
      working: {
        free: [
          "In a circle only the order relative to one person counts, so fix one and arrange the others.",
          `$(${n} - 1)! = ${n - 1}! = ${down(n - 1)} = ${tex(key)}$, so the number is ${count(key)}.`,
        ],
        together: [
          `Treat the two as one: ${n - 1} units round a circle give $(${n - 1} - 1)! = ${n - 2}! = ${down(n - 2)} = ${tex(factorial(n - 2))}$ orders.`,
          `The two can change places: $2 \\times ${tex(factorial(n - 2))} = ${tex(key)}$, so the number is ${count(key)}.`,
        ],
        apart: [
          `Without the condition there are $(${n} - 1)! = ${n - 1}! = ${down(n - 1)} = ${tex(all)}$ orders round a circle.`,
          `With the two as one unit that can change places: $2 \\times (${n - 1} - 1)! = 2 \\times ${n - 2}! = 2 \\times ${tex(factorial(n - 2))} = ${tex(beside)}$ orders with the two together.`,
          `$${tex(all)} - ${tex(beside)} = ${tex(key)}$, so ${count(key)} orders are left.`,
        ],
      }[form],
      difficulty: form === "free" ? "easy" : form === "together" ? "medium" : "hard",
    });
  },
);

export const permutationsAndCombinations = [arrangeLetters, committee, prizes, digits, solveFor, circular];
