import { render } from "@sabiprep/markup";
import { expect, test } from "vitest";
import { constructs, insertConstruct } from "./maths-constructs.ts";

const all = constructs((words) => words);
const named = (name: string) => all.find((construct) => construct.name === name)!;

test("outside a formula the dollar signs are written too, and inside they are not", () => {
  expect(insertConstruct("Find ", 5, 5, named("Square root"))).toEqual({ text: "Find $\\sqrt{}$", caret: 12 });
  expect(insertConstruct("Find $x + $", 10, 10, named("Square root"))).toEqual({
    ...{ text: "Find $x + \\sqrt{}$", caret: 16 },
  });
  // A money sign does not start a formula.
  expect(insertConstruct("It costs \\$5 ", 13, 13, named("Times")).text).toBe("It costs \\$5 $\\times $");
});

test("the selected text is put into the first gap", () => {
  expect(insertConstruct("1 of 2", 0, 1, named("Fraction"))).toEqual({ text: "$\\frac{1}{}$ of 2", caret: 11 });
});

test("every construct, with its gaps filled, can be shown to candidates", () => {
  for (const construct of all) {
    const { text } = insertConstruct("", 0, 0, construct);
    const filled = text
      .replaceAll("{}", "{2}")
      .replace("\\left(\\right)", "\\left(2\\right)")
      .replace("\\begin{pmatrix}  & \\\\ & \\end{pmatrix}", "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}")
      .replace(/^\$([\^_])/, "$x$1")
      .replace(/^\$(.*) \$$/, "$x $1 y$");
    expect([construct.name, render(filled).html]).toEqual([construct.name, expect.stringContaining("<math")]);
  }
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
