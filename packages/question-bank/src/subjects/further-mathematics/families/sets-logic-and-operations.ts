import { family } from "../../../authoring.ts";
import { combinations, fraction, permutations } from "../../mathematics/exact.ts";
import { choosing, fractionText, integer, whole } from "../../mathematics/number-text.ts";
import { joined, operand } from "../../mathematics/polynomial-text.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("sets-logic-and-operations");

const surveys = [
  ["students", "offer", "Physics", "Chemistry", "Biology"],
  ["traders", "sell", "rice", "beans", "garri"],
  ["farmers", "grow", "maize", "yam", "cassava"],
  ["players", "like", "football", "tennis", "basketball"],
  ["readers", "borrow", "novels", "plays", "poems"],
] as const;

const threeSets = family(
  "three-set-survey",
  about("Solve problems on three sets with a Venn diagram", "medium", "SS1", 10),
  (draw) => {
    const [who, verb, x, y, z] = draw.pick(surveys);
    const [onlyX, onlyY, onlyZ] = [draw.int(4, 15), draw.int(4, 15), draw.int(4, 15)];
    const [xy, yz, xz, all, none] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9), draw.int(1, 6), draw.int(1, 12)];
    const total = onlyX + onlyY + onlyZ + xy + yz + xz + all + none;
    const counts = [onlyX + xy + xz + all, onlyY + xy + yz + all, onlyZ + yz + xz + all] as const;
    const pairs = [xy + all, yz + all, xz + all] as const;
    const sumOfSets = counts[0] + counts[1] + counts[2];
    const sumOfPairs = pairs[0] + pairs[1] + pairs[2];
    const facts = `Of ${total} ${who}, ${counts[0]} ${verb} ${x}, ${counts[1]} ${verb} ${y} and ${counts[2]} ${verb} ${z}; ${pairs[0]} ${verb} both ${x} and ${y}, ${pairs[1]} ${verb} both ${y} and ${z}, ${pairs[2]} ${verb} both ${x} and ${z}, and ${all} ${all === 1 ? `${verb}s` : verb} all three.`;
    const exactlyTwo = xy + yz + xz;
    const exactlyOne = onlyX + onlyY + onlyZ;
    const kind = draw.pick(["none", "two", "one"] as const);
    const ends = {
      none: [`How many ${verb} none of the three?`, none],
      two: [`How many ${verb} exactly two of the three?`, exactlyTwo],
      one: [`How many ${verb} exactly one of the three?`, exactlyOne],
    } as const;
    const [question, key] = ends[kind];
    const others = (
      [
        [none, "gave the number in none of the three sets"],
        [exactlyTwo, "gave the number in exactly two of the sets"],
        [exactlyOne, "gave the number in exactly one of the sets"],
        [sumOfPairs, "added the three overlaps as they are given"],
      ] as const
    ).filter(([n]) => n !== key);
    const those = all === 1 ? "the one" : "those";
    const middle = `$${all}$ ${all === 1 ? "is" : "are"} in all three. Take ${all === 1 ? "it" : "them"} from each overlap: $${pairs[0]} - ${all} = ${xy}$, $${pairs[1]} - ${all} = ${yz}$, $${pairs[2]} - ${all} = ${xz}$.`;
    const two = `Exactly two: $${xy} + ${yz} + ${xz} = ${exactlyTwo}$.`;
    const single = `In one set only: $${counts[0]} - ${xy} - ${xz} - ${all} = ${onlyX}$, $${counts[1]} - ${xy} - ${yz} - ${all} = ${onlyY}$, $${counts[2]} - ${yz} - ${xz} - ${all} = ${onlyZ}$.`;
    const one = `Exactly one: $${onlyX} + ${onlyY} + ${onlyZ} = ${exactlyOne}$.`;
    return pose(draw, {
      ask: [`${facts} ${question}`],
      right: key,
      write: whole(),
      slips: [
        kind === "none"
          ? [total - (sumOfSets - sumOfPairs), `subtracted the overlaps but did not add back ${those} in all three`]
          : [key + all, `counted ${those} in all three sets as well`],
        others[0]!,
        kind === "two"
          ? [sumOfPairs, `added the overlaps as given, which counts ${those} in all three three times`]
          : [
              total - key,
              kind === "none"
                ? "gave the number in at least one of the sets"
                : "gave all those who are not in exactly one set",
            ],
        others[1]!,
        [key + 2, "made an error in the addition"],
        [key - 1, "made an error in the subtraction"],
      ],
      check: (v) =>
        `With ${v}, those in none, in one, in two and in all three sets would add up to ${total + v - key}, not ${total}.`,
      working: {
        none: [
          middle,
          two,
          single,
          one,
          `The rest are outside: $${total} - ${exactlyOne} - ${exactlyTwo} - ${all} = ${none}$, so the number is ${none}.`,
        ],
        two: [middle, `${two} The number is ${exactlyTwo}.`],
        one: [middle, single, `${one} The number is ${exactlyOne}.`],
      }[kind],
    });
  },
);

const subsets = family("subsets-of-a-size", about("Count the subsets of a finite set", "easy", "SS1", 8), (draw) => {
  const [n, r] = [draw.int(5, 10), draw.int(2, 4)];
  const key = combinations(n, r);
  return pose(draw, {
    ask: [
      `A set has ${n} elements. How many of its subsets have exactly ${r} elements?`,
      `How many subsets with exactly ${r} elements has a set of ${n} elements?`,
      `The universal set U contains ${n} elements. Find the number of subsets of U that contain exactly ${r} elements.`,
      `Find the number of ${r}-element subsets of a set that has ${n} elements.`,
    ],
    right: key,
    write: whole(),
    slips: [
      [permutations(n, r), "counted the orders of the elements too"],
      [n * r, `multiplied ${n} by ${r}`],
      [2 ** n, "counted all the subsets, of every size"],
      [2 ** r, `counted all the subsets of a set of ${r} elements`],
      [combinations(n - 1, r), `chose from ${n - 1} elements only`],
      [combinations(n, r - 1), `took ${r - 1} elements instead of ${r}`],
    ],
    working: `A subset has no order, so choose ${r} of the ${n} elements: $${choosing(n, r)}$. There are ${key} such subsets.`,
  });
});

const nested = family(
  "nested-operation",
  about("Evaluate binary operations and find identity and inverse elements", "easy", "SS1", 9),
  (draw) => {
    const [p, q, k] = [draw.pick([1, 2, 3]), draw.pick([-2, -1, 1, 2, 3]), draw.int(-5, 5)];
    const [a, b, c] = [draw.int(-3, 5), draw.int(-3, 5), draw.int(-3, 5)];
    if (k === 0 || p === q || a === b || [a, b, c].includes(0)) return null;
    const f = (x: number, y: number) => p * x + q * y + k;
    const rule = joined([
      [p, "x"],
      [q, "y"],
      [k, ""],
    ]);
    const asked = `(${operand(a)} * ${operand(b)}) * ${operand(c)}`;
    const inner = f(a, b);
    const filled = (x: number, y: number) =>
      `${operand(x)} * ${operand(y)} = ${joined([
        [p, `(${x})`],
        [q, `(${y})`],
        [k, ""],
      ])} = ${joined([
        [p * x, ""],
        [q * y, ""],
        [k, ""],
      ])} = ${f(x, y)}`;
    return pose(draw, {
      ask: [
        `The operation $*$ is defined on the integers by $x * y = ${rule}$. Evaluate $${asked}$.`,
        `If $x * y = ${rule}$ for all integers $x$ and $y$, find the value of $${asked}$.`,
        `A binary operation on the integers is given by $x * y = ${rule}$. What is $${asked}$?`,
        `Given that $x * y = ${rule}$, calculate $${asked}$.`,
      ],
      right: f(inner, c),
      write: integer,
      slips: [
        [f(a, f(b, c)), "worked the second pair before the bracket"],
        [inner, "stopped after the bracket"],
        [f(c, inner), "exchanged the two numbers in the second step"],
        [f(f(b, a), c), "exchanged the two numbers in the bracket"],
        [f(inner, c) - k, "left out the constant in the second step"],
        [inner + c, "added the last number to the value of the bracket"],
      ],
      working: [
        `The bracket comes first; put $x = ${a}$ and $y = ${b}$ into the rule: $${filled(a, b)}$.`,
        `Then put $x = ${inner}$ and $y = ${c}$: $${filled(inner, c)}$.`,
      ],
    });
  },
);

const inverse = family(
  "inverse-under-operation",
  about("Evaluate binary operations and find identity and inverse elements", "hard", "SS2", 9),
  (draw) => {
    const [k, n] = [draw.pick([2, 3, 4, 5]), draw.int(2, 9)];
    const sign = draw.pick([1, -1]);
    const bottom = 1 + sign * k * n;
    const rule = `x + y ${sign < 0 ? "-" : "+"} ${k}xy`;
    return pose(draw, {
      ask: [
        `The operation $*$ is defined on the real numbers by $x * y = ${rule}$ and its identity element is $0$. Find the inverse of $${n}$.`,
        `If $x * y = ${rule}$ on the set of real numbers, with identity $0$, what is the inverse of $${n}$ under $*$?`,
        `A binary operation on the reals is given by $x * y = ${rule}$. Its identity is $0$. Find the inverse of the element $${n}$.`,
      ],
      right: fraction(-n, bottom),
      write: fractionText,
      slips: [
        [fraction(n, bottom), `lost the minus sign of $-${n}$ when solving for the inverse`],
        [fraction(1, n), "gave the reciprocal, as in ordinary multiplication"],
        [fraction(-n), "gave the negative, as in ordinary addition"],
        [fraction(-n, 1 - sign * k * n), "got the sign of the product term wrong"],
        [fraction(1 - n, bottom), "set the result equal to 1 instead of the identity 0"],
      ],
      working: [
        `An element combined with its inverse $y$ gives the identity: $${n} * y = 0$.`,
        `By the rule, $${n} + y ${sign < 0 ? "-" : "+"} ${k} \\times ${n} \\times y = 0$, that is $${n} + y ${sign < 0 ? "-" : "+"} ${k * n}y = 0$.`,
        `Collecting, $y ${sign < 0 ? "-" : "+"} ${k * n}y = ${bottom}y = ${-n}$ and $y = ${fractionText(fraction(-n, bottom))!.slice(1, -1)}$.`,
      ],
    });
  },
);

export const setsLogicAndOperations = [threeSets, subsets, nested, inverse];
