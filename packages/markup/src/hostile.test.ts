// Formulas made to take forever. Work is measured in the process's own time, so that other processes do not count.
import { expect, test } from "vitest";
import { RenderProblem, render, renderInline } from "./index.ts";

const outcomeOf = (source: string): { said: string; ms: number } => {
  const before = process.cpuUsage();
  const spent = () => (process.cpuUsage(before).user + process.cpuUsage(before).system) / 1_000;
  try {
    render(source);
    return { said: "shown", ms: spent() };
  } catch (problem) {
    if (!(problem instanceof RenderProblem)) throw problem;
    return { said: problem.message, ms: spent() };
  }
};

const nested = (open: string, close: string, length: number) => {
  const depth = Math.floor((length - 1) / (open.length + close.length));
  return `$${open.repeat(depth)}x${close.repeat(depth)}$`;
};

/** The longest allowed formula of each kind. */
const deep: Record<string, string> = {
  roots: nested("\\sqrt{", "}", 1_000),
  "roots of an order": nested("\\sqrt[3]{", "}", 1_000),
  overlines: nested("\\overline{", "}", 1_000),
  bars: nested("\\bar{", "}", 1_000),
  underlines: nested("\\underline{", "}", 1_000),
  vectors: nested("\\vec{", "}", 1_000),
  brackets: nested("\\left(", "\\right)", 1_000),
  fractions: nested("\\frac{1}{", "}", 1_000),
  powers: nested("x^{", "}", 1_000),
  boxes: nested("\\boxed{", "}", 1_000),
  matrices: nested("\\begin{bmatrix}", "\\end{bmatrix}", 1_000),
  alignments: nested("\\begin{aligned}", "\\end{aligned}", 1_000),
  cases: nested("\\begin{cases}", "\\end{cases}", 1_000),
  parentheses: `$${"(".repeat(500)}${")".repeat(500)}$`,
  units: `$\\pu{${"/".repeat(290)}}$`,
  "units of units": `$\\pu{${"a/b".repeat(96)}}$`,
  arrows: `$\\ce{${"->[".repeat(70)}${"]".repeat(70)}}$`,
  charges: `$\\ce{${"^".repeat(290)}}$`,
  states: `$\\ce{${"(aq".repeat(96)}}$`,
  dots: `$\\ce{${".".repeat(290)}}$`,
};

test.each(Object.entries(deep))("the longest formula of nested %s is read at once", (_, source) => {
  expect(outcomeOf(source).ms).toBeLessThan(1_500);
});

test("an endless formula is refused before it is read", () => {
  const cases: [string, RegExp][] = [
    [`$${"x".repeat(1_001)}$`, /^a formula has at most 1,000 characters: x{40}…$/],
    [`$$${"x".repeat(1_001)}$$`, /^a formula has at most 1,000 characters/],
    [`$\\pu{${"/".repeat(8_000)}}$`, /at most 5,000 characters together/],
    [`$\\pu{${"/".repeat(400)}}$`, /^a formula with \\ce or \\pu has at most 300 characters/],
    [`$\\ce{${"->[".repeat(100)}}$`, /^a formula with \\ce or \\pu has at most 300 characters/],
    [`$\\ce{${"^".repeat(290)}}$ `.repeat(8), /with \\ce or \\pu have at most 2,000 characters together/],
    ["$x$ ".repeat(201), /^a text has at most 200 formulas$/],
    [`$${"y".repeat(999)}$ `.repeat(6), /at most 5,000 characters together/],
    ["a".repeat(60_001), /^a text has at most 60,000 characters$/],
    ["$\\def\\a{xx}\\a$", /^a formula may not define commands/],
    ["$\\newcommand{\\a}{xx}\\a$", /^a formula may not define commands/],
  ];
  for (const [source, message] of cases) {
    const { said, ms } = outcomeOf(source);
    expect(said).toMatch(message);
    expect(ms).toBeLessThan(1_000);
  }
  expect(() => renderInline(`$${"x".repeat(1_001)}$`)).toThrow(RenderProblem);
});

test("what teachers write is far below the limit", () => {
  expect(outcomeOf("$\\ce{2KMnO4 + 16HCl -> 2KCl + 2MnCl2 + 8H2O + 5Cl2}$ at $\\pu{25 °C}$").said).toBe("shown");
  expect(outcomeOf("$\\left(\\frac{a}{b}\\right) \\leftarrow \\text{defined}$").said).toBe("shown");
  expect(outcomeOf("$x_{1} + y^{2}$ ".repeat(100)).said).toBe("shown");
});

test("one character has its marks side by side", () => {
  expect(renderInline("$\\overline{\\overline{AB}}$").text).toBe("A\u0304\u0304B\u0304\u0304");
});
