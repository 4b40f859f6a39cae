// Sets of people counted one by one, and binary operations given by a rule.

import { inLowestTerms } from "../mathematics/identities.ts";
import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

type Person = readonly [boolean, boolean, boolean];

/** All people in the survey, as a list. The eight kinds are filled up, starting with those who do all three things. */
function surveyed(all: number, one: number[], two: number[], three: number): Person[] {
  const [a = 0, b = 0, c = 0] = one;
  const [ab = 0, bc = 0, ac = 0] = two.map((count) => count - three);
  const kinds: [Person, number][] = [
    [[true, true, true], three],
    [[true, true, false], ab],
    [[false, true, true], bc],
    [[true, false, true], ac],
    [[true, false, false], a - three - ab - ac],
    [[false, true, false], b - three - ab - bc],
    [[false, false, true], c - three - bc - ac],
  ];
  const people = kinds.flatMap(([kind, count]) => {
    if (count < 0) throw new Error(`${count} people of a kind`);
    return Array.from({ length: count }, () => kind);
  });
  if (people.length > all) throw new Error(`${people.length} people out of ${all}`);
  while (people.length < all) people.push([false, false, false]);
  return people;
}

const wanted: Readonly<Record<string, number>> = { none: 0, "exactly one": 1, "exactly two": 2 };
const thingsDone = (person: Person) => person.filter(Boolean).length;

/**
 * The value of "(2 * (-3)) * 4" under an operation. Three operands without brackets are ambiguous, so they are refused.
 */
function worked(tex: string, operation: (x: number, y: number) => number): number {
  const tokens = tex.match(/-?\d+|[()*]/g) ?? [];
  let next = 0;
  const operand = (): number => {
    const token = tokens[next++] ?? "";
    if (token !== "(") {
      if (!/^-?\d+$/.test(token)) throw new Error(`"${token}" in "${tex}" is no number`);
      return Number(token);
    }
    const inside = chain();
    if (tokens[next++] !== ")") throw new Error(`a bracket is open in "${tex}"`);
    return inside;
  };
  const chain = (): number => {
    const left = operand();
    if (tokens[next] !== "*") return left;
    next++;
    return operation(left, operand());
  };
  const value = chain();
  if (next !== tokens.length || tokens.join("") !== tex.replaceAll(" ", "")) throw new Error(`"${tex}" is not clear`);
  return value;
}

const operationOf = (rule: string) => {
  const { at } = expression(rule);
  return (x: number, y: number) => at({ x, y });
};

/** The number of subsets with this many elements. Each subset is a number written in base two. */
function subsetsOfSize(elements: number, size: number): number {
  let found = 0;
  for (let subset = 0; subset < 2 ** elements; subset++)
    if (subset.toString(2).replaceAll("0", "").length === size) found++;
  return found;
}

export const setsAndOperations: SubjectChecker = {
  "three-set-survey": worded(
    [
      "Of <#all> <_people>, <#a> <verb> <A>, <#b> <verb> <B> and <#c> <verb> <C>; <#ab> <verb> both <A> and <B>, <#bc> <verb> both <B> and <C>, <#ac> <verb> both <A> and <C>, and <#abc> <_verbs> all three. How many <verb> <what:none|exactly one|exactly two> of the three?",
    ],
    ({ all, a, b, c, ab, bc, ac, abc, what }, { options }) => {
      const people = surveyed(all, [a, b, c], [ab, bc, ac], abc);
      return inUnit(options, people.filter((person) => thingsDone(person) === wanted[what]).length);
    },
  ),
  "subsets-of-a-size": worded(
    [
      "How many subsets with exactly <#size> elements has a set of <#elements> elements?",
      "The universal set U contains <#elements> elements. Find the number of subsets of U that contain exactly <#size> elements.",
      "Find the number of <#size>-element subsets of a set that has <#elements> elements.",
      "A set has <#elements> elements. How many of its subsets have exactly <#size> elements?",
    ],
    ({ elements, size }, { options }) => inUnit(options, subsetsOfSize(elements, size)),
  ),
  "nested-operation": worded(
    [
      "If $x * y = <~rule>$ for all integers $x$ and $y$, find the value of <$it>.",
      "The operation $*$ is defined on the integers by $x * y = <~rule>$. Evaluate <$it>.",
      "A binary operation on the integers is given by $x * y = <~rule>$. What is <$it>?",
    ],
    ({ rule, it }, { source }) => inFigures(source.options, worked(it, operationOf(rule))),
  ),
  "inverse-under-operation": worded(
    [
      "If $x * y = <~rule>$ on the set of real numbers, with identity $<#identity>$, what is the inverse of $<#of>$ under $*$?",
      "The operation $*$ is defined on the real numbers by $x * y = <~rule>$ and its identity element is $<#identity>$. Find the inverse of $<#of>$.",
      "A binary operation on the reals is given by $x * y = <~rule>$. Its identity is $<#identity>$. Find the inverse of the element $<#of>$.",
    ],
    ({ rule, identity, of }, { source }) => {
      const operation = operationOf(rule);
      if (!alike(operation(of, identity), of)) throw new Error(`${identity} is not the identity of ${rule}`);
      return source.options.map((option) => {
        const inverse = evaluated(formulaOf(option));
        const undoes = Math.abs(operation(of, inverse) - identity) < 1e-9;
        return undoes && Math.abs(operation(inverse, of) - identity) < 1e-9 && inLowestTerms(option);
      });
    },
  ),
};
