import { expect, test } from "vitest";
import { render } from "./index.ts";

/** Each formula of the text as its characters, in brackets. */
const piecesOf = (tex: string) =>
  render(`$${tex}$`)
    .html.replaceAll("\u00a0", " ")
    .replaceAll(/<[^>]*>/g, (tag) => (tag.startsWith("<math") ? "[" : tag === "</math>" ? "]" : ""));

test.each([
  ["a short formula stays whole", "a + b = c", "[a+b=c]"],
  ["a long one may go on before what compares", "2x + 3y + 4z = 12a + 7b \\le 90c", "[2x+3y+4z] [=12a+7b] [≤90c]"],
  [
    "a very long side may go on before a term, never inside brackets",
    "y = (a + b + c)(d + e + f + g) + (h + i + j + k)",
    "[y] [=(a+b+c)(d+e+f+g)] [+(h+i+j+k)]",
  ],
  [
    "between words too",
    "\\text{distance on the ground} = \\text{distance on the map} \\times \\text{denominator}",
    "[distance on the ground] [=distance on the map] [×denominator]",
  ],
])("%s", (_, tex, pieces) => {
  expect(piecesOf(tex)).toBe(pieces);
});
