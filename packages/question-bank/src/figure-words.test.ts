import { expect, test } from "vitest";
import { figureProblems } from "./figure-rules.ts";
import { wordsOutside } from "./figure-words.ts";

const drawing = (inside: string, more = "") => `<svg viewBox="0 0 100 50" font-size="10"${more}>${inside}</svg>`;

test("words that extend past either side of a figure are reported", () => {
  expect(wordsOutside(drawing('<text x="60" y="9">Tropic of Cancer</text>'), 100)).toEqual(["Tropic of Cancer"]);
  expect(wordsOutside(drawing('<text x="40" y="9" text-anchor="end">Tropic of Cancer</text>'), 100)).toHaveLength(1);
  expect(wordsOutside(drawing('<text x="30" y="9" text-anchor="middle">Tropic of Cancer</text>'), 100)).toHaveLength(1);
  expect(wordsOutside(drawing('<text x="10" y="9">Tropic of Cancer</text>'), 100)).toEqual([]);
});

test("attributes of a parent element count, and so does a translation", () => {
  expect(wordsOutside(drawing('<text x="50" y="9">Tropic of Cancer</text>', ' text-anchor="middle"'), 100)).toEqual([]);
  const group = (attributes: string) =>
    drawing(`<g ${attributes}><path d="M0 0"/><text x="5" y="9">Tropic of Cancer</text></g>`);
  expect(wordsOutside(group('transform="translate(50 0)"'), 100)).toHaveLength(1);
  expect(wordsOutside(group('font-size="6" transform="translate(30 0)"'), 100)).toEqual([]);
  expect(wordsOutside(group('transform="rotate(-90)"'), 100)).toEqual([]);
  expect(wordsOutside(drawing('<text x="5" y="9">a <tspan x="95" y="20">long one</tspan></text>'), 100)).toEqual([
    "long one",
  ]);
});

test("the gate refuses a figure whose words extend past its side", () => {
  const svg = drawing('<text x="60" y="9">Tropic of Cancer</text>');
  expect(figureProblems({ svg, width: 100 })).toEqual([expect.stringContaining("standing out of it")]);
});
