import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aGuide, anAtom, ticksOf } from "./a-guide.ts";
import type { Guide } from "./guide.ts";
import { markPaper } from "./mark-paper.ts";
import { markTheory, THEORY_SCORING_VERSION, TicksRefused } from "./mark-theory.ts";

const withBand: Guide = aGuide({
  parts: [{ id: "a", label: "(a)", marks: 10, form: "essay" }],
  atoms: [
    anAtom({
      id: "C",
      kind: "band",
      marks: 10,
      bands: [
        { marks: 10, text: "Everything relevant" },
        { marks: 6, text: "Most" },
        { marks: 0, text: "Off the subject" },
      ],
    }),
  ],
  groups: [],
  deductions: [{ code: "short", marks: 2, from: ["band"], once: "question", text: "Too short." }],
});

const rules: [rule: string, ticks: string, score: number, guide?: Guide][] = [
  ["nothing ticked gives nothing", "", 0],
  ["every atom gives its marks", "M1 A1 A2 B1 P1 P2 P3 P4", 12],
  ["a method mark stands without its accuracy", "M1", 1],
  ["an accuracy mark falls with its method", "A1", 0],
  ["an accuracy mark that needs another falls with it, also through a chain", "A1 A2", 0],
  ["an accuracy mark falls when one of its two needs is missing", "M1 A2", 1],
  ["an independent mark stands alone", "B1", 1],
  ["a point of a group gives its marks", "P6", 2],
  ["a fifth point in a group of four gives nothing", "P1 P2 P3 P4 P5", 8],
  ["all six points give no more than four", "P1 P2 P3 P4 P5 P6", 8],
  ["the same tick twice counts once", "B1 B1", 1],
  ["a missing unit takes one mark", "M1 A1 -units", 1],
  ["a missing unit is taken once a question", "M1 A1 B1 -units -units -units", 2],
  ["a deduction named with a part is still taken once a question", "M1 A1 B1 -units@a -units@b", 2],
  ["a deduction never takes a method mark", "M1 -units", 1],
  ["a deduction never takes a point when it is for A and B", "P1 P2 -units", 4],
  ["a deduction once a part takes from that part", "M1 A1 A2 -rounding@a", 2],
  ["a deduction once a part does not reach another part", "M1 A1 -rounding@b", 2],
  ["two deductions end at the marks that were won", "M1 A1 -units -rounding@a", 1],
  ["misread and a lost accuracy mark: nothing is taken twice", "M1 A2 -units", 1],
  ["the score never goes below zero", "-units -rounding@a", 0],
  ["of two attempts the better one counts", "M1|M1 A1", 2],
  ["of two attempts the better one counts in the other order", "M1 A1|M1", 2],
  ["two attempts are never added together", "M1 A1|B1 P1", 3],
  ["a deduction on one attempt does not reach the other", "M1 A1 -units|M1 A1", 2],
  ["the chosen level of a band gives its marks", "C=6", 6, withBand],
  ["the lowest level of a band gives zero", "C=0", 0, withBand],
  ["a deduction from a band ends at zero", "C=0 -short", 0, withBand],
  ["a deduction from a band", "C=10 -short", 8, withBand],
  [
    "the best points count, whatever their order",
    "P1 P2 P3",
    5,
    aGuide({
      parts: [{ id: "a", label: "(a)", marks: 5, form: "text" }],
      atoms: [
        anAtom({ id: "P1", kind: "point", marks: 1, group: "g" }),
        anAtom({ id: "P2", kind: "point", marks: 2, group: "g" }),
        anAtom({ id: "P3", kind: "point", marks: 3, group: "g" }),
      ],
      groups: [{ id: "g", best: 2, max: 5 }],
      deductions: [],
    }),
  ],
];

test.each(rules)("%s", (_, ticks, score, guide = aGuide()) => {
  const marking = markTheory(guide, ticksOf(ticks));
  expect(marking.score).toBe(score);
  expect(marking.scoring_version).toBe(THEORY_SCORING_VERSION);
});

describe("what was lost", () => {
  const lostOf = (ticks: string) => markTheory(aGuide(), ticksOf(ticks)).lost;

  test("an accuracy mark says which method was missing", () => {
    expect(lostOf("A1 B1 P1 P2 P3 P4")).toContainEqual({ atom: "A1", marks: 1, reason: "needs", needs: ["M1"] });
  });
  test("points that were not needed are not lost", () => {
    expect(lostOf("M1 A1 A2 B1 P1 P2 P3 P4")).toEqual([]);
  });
  test("a point too many says that its group was full", () => {
    expect(lostOf("M1 A1 A2 B1 P1 P2 P3 P4 P5")).toEqual([{ atom: "P5", marks: 2, reason: "group_full" }]);
  });
  test("a lower level of a band loses the difference", () => {
    expect(markTheory(withBand, ticksOf("C=6")).lost).toEqual([{ atom: "C", marks: 4, reason: "below_top_band" }]);
  });
});

describe("ticks of another guide are refused", () => {
  const refused: [what: string, ticks: string, guide?: Guide][] = [
    ["an unknown atom", "X9"],
    ["a band ticked without its level", "C", withBand],
    ["a level that the band does not have", "C=7", withBand],
    ["an unknown deduction", "-spelling"],
    ["an unknown part", "-rounding@z"],
    ["a deduction once a part without its part", "-rounding"],
    ["three attempts", "M1|M1|M1"],
  ];
  test.each(refused)("%s", (_, ticks, guide = aGuide()) => {
    expect(() => markTheory(guide, ticksOf(ticks))).toThrow(TicksRefused);
  });
  test("another version", () => {
    expect(() => markTheory(aGuide(), ticksOf("M1", 2))).toThrow(TicksRefused);
  });
});

const someTicks = fc
  .record({
    atoms: fc.subarray(aGuide().atoms.map(({ id }) => id)),
    deductions: fc.subarray(["-units", "-units@b", "-rounding@a", "-rounding@b"]),
  })
  .map(({ atoms, deductions }) => [...atoms, ...deductions].join(" "));

test("a score is between zero and the maximum, equals its parts less its deductions, and is the same every time", () => {
  fc.assert(
    fc.property(fc.array(someTicks, { minLength: 1, maxLength: 2 }), (attempts) => {
      const ticks = ticksOf(attempts.join("|"));
      const marking = markTheory(aGuide(), ticks);
      expect(marking.score).toBeGreaterThanOrEqual(0);
      expect(marking.score).toBeLessThanOrEqual(marking.max);
      const parts = marking.parts.reduce((sum, part) => sum + part.score, 0);
      expect(marking.score).toBe(parts - marking.deductions.reduce((sum, { marks }) => sum + marks, 0));
      expect(markTheory(aGuide(), JSON.parse(JSON.stringify(ticks)))).toEqual(marking);
    }),
  );
});

test("one more tick never lowers the score", () => {
  fc.assert(
    fc.property(fc.subarray(aGuide().atoms.map(({ id }) => id)), fc.constantFrom(...aGuide().atoms), (atoms, more) => {
      const before = markTheory(aGuide(), ticksOf(atoms.join(" "))).score;
      expect(markTheory(aGuide(), ticksOf([...atoms, more.id].join(" "))).score).toBeGreaterThanOrEqual(before);
    }),
  );
});

describe("a paper", () => {
  const sections = [
    { id: "A", title: "Section A", choose: 2, instruction: "Answer both questions." },
    { id: "B", title: "Section B", choose: 2, instruction: "Answer any two questions." },
  ];
  const question = (question: string, section: string, score: number | null, max = 10) => ({
    question,
    section,
    score,
    max,
  });
  const paper = (...scores: (number | null)[]) =>
    markPaper(
      sections,
      ["1", "2", "3", "4", "5"].map((id, at) => question(id, at < 2 ? "A" : "B", scores[at] ?? null)),
    );

  test("adds the sections", () => expect(paper(4, 5, 6, 7)).toMatchObject({ score: 22, max: 40 }));
  test("drops the lowest of too many answers", () => {
    const marked = paper(4, 5, 3, 7, 6);
    expect(marked.score).toBe(22);
    expect(marked.sections[1]).toMatchObject({ counted: ["4", "5"], dropped: ["3"] });
  });
  test("drops the later of two equal answers", () => expect(paper(0, 0, 5, 5, 5).sections[1]?.dropped).toEqual(["5"]));
  test("counts an unanswered question as zero", () => expect(paper(4, null, 6)).toMatchObject({ score: 10, max: 40 }));
  test("an answered question with no marks is still an answer", () =>
    expect(paper(1, 1, 0, 0, 0).sections[1]?.dropped).toEqual(["5"]));
});
