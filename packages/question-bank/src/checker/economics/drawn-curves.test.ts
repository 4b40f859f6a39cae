import { expect, test } from "vitest";
import { marketDrawn, possibilitiesDrawn } from "./drawn-curves.ts";

const text = (x: number, y: number, words: string | number) => `<text x="${x}" y="${y}">${words}</text>`;
const posed = (drawn: string[], alt: string) => ({
  body: "",
  options: [],
  source: { body: "", options: [] },
  picture: { svg: `<svg><path d="M60 20V180H300"/>${drawn.join("")}</svg>`, alt },
});

const market = (labels: string[], supplied = 150) =>
  posed(
    [
      '<path d="M160 160L260 60"/>',
      '<path d="M160 60L260 160"/>',
      '<path d="M60 80H240V180" stroke-dasharray="4 4"/>',
      ...labels,
      text(55, 84, 50),
      text(55, 114, 35),
      text(180, 196, 100),
      text(210, 196, 125),
      text(240, 196, 150),
    ],
    `at ₦50 the demand curve stands at 100 units and the supply curve at ${supplied} units.`,
  );

test("quantities are read where the curves are at the price", () => {
  const named = [text(266, 160, "DD"), text(266, 60, "SS")];
  expect(marketDrawn(market(named), 50)).toEqual({ demanded: 100, supplied: 150 });
  expect(() => marketDrawn(market(named), 60)).toThrow("not marked");
  expect(() => marketDrawn(market(named, 125), 50)).toThrow("does not show");
  expect(() => marketDrawn(market([text(266, 160, "SS"), text(266, 60, "DD")]), 50)).toThrow("does not show");
  expect(() => marketDrawn(market([...named, text(290, 196, 160)]), 50)).toThrow("out of place");
});

const possibilities = (alt: string, lower = 30) =>
  posed(
    [
      '<circle cx="60" cy="80" r="3"/>',
      '<circle cx="160" cy="120" r="3"/>',
      text(67, 74, "P"),
      text(167, 114, "Q"),
      text(55, 84, 50),
      text(55, 124, lower),
      text(160, 196, 20),
      text(66, 13, "bales of cotton"),
      text(180, 212, "tonnes of cocoa"),
    ],
    alt,
  );

test("the points of a possibility curve are read on both axes", () => {
  const said = "P (0 tonnes of cocoa, 50 bales of cotton), Q (20 tonnes of cocoa, 30 bales of cotton)";
  const { more, less, points } = possibilitiesDrawn(possibilities(said));
  expect([more, less]).toEqual(["tonnes of cocoa", "bales of cotton"]);
  expect(Object.fromEntries(points)).toEqual({ P: { more: 0, less: 50 }, Q: { more: 20, less: 30 } });
  expect(() => possibilitiesDrawn(possibilities(said.replace("30", "40")))).toThrow("not described");
  expect(() => possibilitiesDrawn(possibilities(said, 40))).toThrow("out of place");
});
