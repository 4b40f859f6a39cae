import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { tableIn } from "../reading/text-table.ts";
import { reader, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

type Operation = (one: number, other: number) => number;

/** "a \circ b = 2a + b": the sign, and the function of two numbers. */
function operationIn(tex: string): { sign: string; of: Operation } {
  const [, sign, rule] = /^a (\*|\\[a-z]+) b = (.+)$/.exec(tex) ?? [];
  if (!sign || !rule) throw new Error(`"${tex}" defines no operation`);
  const work = expression(rule);
  if ([...work.letters].some((letter) => letter !== "a" && letter !== "b"))
    throw new Error(`too many letters in "${tex}"`);
  return { sign, of: (a, b) => work.at({ a, b }) };
}

/** The two sides of "(-5) \circ 1". */
function operands(tex: string, sign: string): [string, string] {
  const [one, other, ...more] = tex.split(` ${sign} `);
  if (one === undefined || other === undefined || more.length) throw new Error(`"${tex}" is not one use of ${sign}`);
  return [one, other];
}

const tried = [-7, -2.5, -1, 0, 1, 0.5, 3, 11];

/** The options that leave every number unchanged, from either side. */
const neutral = (of: Operation, element: number) =>
  tried.every((number) => alike(of(number, element), number) && alike(of(element, number), number));

/** The only whole number that leaves every number unchanged. */
function neutralOf(of: Operation): number {
  const found = Array.from({ length: 101 }, (_, at) => at - 50).filter((number) => neutral(of, number));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} identity elements`);
  return only;
}

const readTable = reader(
  "Some results of an operation $<~sign>$ are given in the table.\n\n<~table>\n\nEvaluate <$it>.",
  "The table shows some results of the operation $<~sign>$.\n\n<~table>\n\nFind <$it>.",
  "Use this table of some results of the operation $<~sign>$.\n\n<~table>\n\nWhat is <$it>?",
);
const printed: Readonly<Record<string, string>> = { "\\oplus": "⊕", "\\otimes": "⊗", "\\circ": "∘", "*": "\\*" };

/** The table's value for a row and a column. */
function tabled(table: string, sign: string): Operation {
  const [head = [], ...body] = tableIn(table);
  if (head[0] !== printed[sign]) throw new Error(`the table is of ${head[0]}, not of ${sign}`);
  return (one, other) => {
    const row = body.find(([name]) => name === `**${one}**`);
    const cell = row?.[head.indexOf(`${other}`, 1)];
    if (!cell) throw new Error(`the table has nothing for ${one} and ${other}`);
    return Number(cell);
  };
}

export const binaryOperations: SubjectChecker = {
  "evaluate-operation": worded(
    [
      "A binary operation is given by <$rule>. What is <$it>?",
      "If <$rule>, find the value of <$it>.",
      "The operation <$_sign> is defined on the integers by <$rule>. Evaluate <$it>.",
    ],
    ({ rule, it }, { source }) => {
      const { sign, of } = operationIn(rule);
      const [one, other] = operands(it, sign);
      return inFigures(source.options, of(evaluated(one), evaluated(other)));
    },
  ),
  "identity-element": worded(
    [
      "Find the identity element $e$ of the operation <$_sign>, where <$rule> on the real numbers.",
      "If <$rule> for all real numbers $a$ and $b$, what is the identity element?",
      "The operation <$rule> is defined on the set of real numbers. Find its identity element.",
    ],
    ({ rule }, { source }) => {
      const { of } = operationIn(rule);
      return source.options.map((option) => neutral(of, evaluated(formulaOf(option))));
    },
  ),
  "inverse-element": worded(
    [
      "If <$rule> for all integers $a$ and $b$, what is the inverse of $<#of>$?",
      "The operation <$_sign> on the integers is given by <$rule>. Find the inverse of $<#of>$ under it.",
      "Under the operation <$rule> on the integers, find the inverse of $<#of>$.",
    ],
    ({ rule, of: element }, { source }) => {
      const { of } = operationIn(rule);
      const identity = neutralOf(of);
      return source.options.map((option) => {
        const inverse = evaluated(formulaOf(option));
        return of(element, inverse) === identity && of(inverse, element) === identity;
      });
    },
  ),
  "operation-table": ({ source, options }) => {
    const { sign, table, it } = readTable(source.body);
    const of = tabled(table, sign);
    const [, within = "", third] = /^\((.+)\) \S+ (\d+)$/.exec(it) ?? [];
    const [first, second] = operands(within, sign);
    if (it !== `(${first} ${sign} ${second}) ${sign} ${third}`) throw new Error(`"${it}" is not understood`);
    return inUnit(options, of(of(Number(first), Number(second)), Number(third)));
  },
  "solve-operation-equation": worded(
    [
      "Given that <$rule>, solve <$it>.",
      "If <$rule> and <$it>, find $x$.",
      "The operation <$_sign> is defined by <$rule>. Find $x$ if <$it>.",
    ],
    ({ rule, it }, { source }) => {
      const { sign, of } = operationIn(rule);
      const [used = "", result = ""] = it.split(" = ");
      const [one, other] = operands(used, sign);
      if (other !== "x") throw new Error(`x is not sought in "${it}"`);
      return source.options.map((option) => alike(of(evaluated(one), evaluated(formulaOf(option))), evaluated(result)));
    },
  ),
};
