import { expect, test } from "vitest";
import { type Blueprint, blueprintFor, blueprintProblems } from "./blueprint.ts";

const base: Blueprint = {
  exam: "neco",
  subject: "english",
  from_year: 2000,
  to_year: 2025,
  items: 100,
  minutes: 60,
  options: 5,
  marks: null,
  sections: [],
  source_note: "a test",
  unverified: false,
};
const newer: Blueprint = { ...base, from_year: 2026, to_year: null, items: 80, minutes: 50 };

test("a paper year has the blueprint of its era", () => {
  expect(blueprintFor([base, newer], "neco", "english", 2025)?.items).toBe(100);
  expect(blueprintFor([base, newer], "neco", "english", 2026)?.items).toBe(80);
  expect(blueprintFor([base, newer], "waec", "english", 2026)).toBeUndefined();
  expect(blueprintFor([{ ...base, to_year: null }, newer], "neco", "english", 2030)?.items).toBe(80);
});

test("a blueprint whose numbers do not add up is refused", () => {
  expect(blueprintProblems(base)).toEqual([]);
  const uneven = { ...base, sections: [{ name: "Lexis", topics: ["synonyms"], items: 90 }] };
  expect(blueprintProblems(uneven)).toEqual(["The sections hold 90 items, the paper 100."]);
  expect(blueprintProblems({ ...base, to_year: 1999, source_note: " " })).toHaveLength(2);
});
