import type { TheoryAtom, TheoryGuide } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { isTicked, NO_TICKS, openBands, rowsOf, scoreOf, toggle } from "./marking-rows.ts";

const anAtom = (id: string, more: Partial<TheoryAtom> = {}): TheoryAtom => ({
  ...{ id, part: "a", kind: "B", marks: 1, html: id, needs: [], follow_through: false, group: null },
  ...{ accept_html: [], reject_html: [], why_html: null, bands: [] },
  ...more,
});
const bands = [4, 2, 0].map((marks) => ({ marks, html: String(marks) }));
const guide: TheoryGuide = {
  version: 1,
  atoms: [
    anAtom("M1", { kind: "M" }),
    anAtom("A1", { kind: "A", marks: 2, needs: ["M1"] }),
    anAtom("E", { part: "b", kind: "band", marks: 4, bands }),
  ],
  groups: [],
  deductions: [
    { code: "units", marks: 1, from: ["A"], once: "question", html: "units" },
    { code: "rounding", marks: 1, from: ["A"], once: "part", html: "rounding" },
  ],
};
const parts = [
  { id: "a", label: "(a)", marks: 3 },
  { id: "b", label: "(b)", marks: 4 },
];
const rows = rowsOf(guide, parts);
const press = (...numbers: number[]) => numbers.reduce((ticks, number) => toggle(ticks, rows[number - 1]!), NO_TICKS);

test("marks come in the order of the parts, then the deductions, one for each part where that counts", () => {
  expect(rows.map(({ key, part }) => `${part ?? ""} ${key}`)).toEqual([
    "(a) M1",
    " A1",
    "(b) E",
    " -units@",
    " -rounding@a",
    " -rounding@b",
  ]);
});

test("a number ticks and takes the tick away", () => {
  expect(press(1)).toMatchObject({ atoms: ["M1"] });
  expect(press(1, 1)).toEqual(NO_TICKS);
  expect(press(5)).toMatchObject({ deductions: [{ code: "rounding", part: "a" }] });
  expect(press(5, 6, 5)).toMatchObject({ deductions: [{ code: "rounding", part: "b" }] });
});

test("a number goes through the levels of a band, from the highest to none", () => {
  const levels = [press(3), press(3, 3), press(3, 3, 3), press(3, 3, 3, 3)].map(({ bands }) => bands.E);
  expect(levels).toEqual([4, 2, 0, undefined]);
  expect(openBands(guide, press(1))).toEqual(["E"]);
  // The lowest level is a choice too.
  expect(openBands(guide, press(3, 3, 3))).toEqual([]);
  expect(isTicked(press(3, 3, 3), rows[2]!)).toBe(true);
});

test("the score beside the guide is the one that the server will give", () => {
  const score = (...numbers: number[]) => scoreOf(guide, parts, press(...numbers)).score;
  expect([score(1, 2, 3), score(2), score(1, 2, 4), score(1, 2, 4, 5)]).toEqual([7, 0, 2, 1]);
  expect(scoreOf(guide, parts, NO_TICKS)).toEqual({ score: 0, max: 7 });
});
