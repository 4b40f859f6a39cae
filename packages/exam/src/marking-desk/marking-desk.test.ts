import { describe, expect, test } from "vitest";
import { aGuide, anAtom, ticksOf } from "../theory/a-guide.ts";
import type { Guide } from "../theory/guide.ts";
import { markTheory } from "../theory/mark-theory.ts";
import { hasSameParts, ticksForGuide } from "./changed-guide.ts";
import { canBeTaken, LEASE_MINUTES, type Lease, leaseUntil, submission } from "./lease.ts";
import { needsSecond, type StageMark, settle } from "./second-marking.ts";
import { markerDrift, seedIsDue } from "./seeds.ts";

const now = new Date("2026-11-19T08:00:00Z");
const later = new Date(now.getTime() + 1);

describe("a lease", () => {
  const lease = (state: Lease["state"], marker: number | null, until: Date | null): Lease => ({ state, marker, until });

  test.each([
    ["a waiting answer", lease("waiting", null, null), true],
    ["an answer that another marker holds", lease("taken", 1, later), false],
    ["an answer whose lease has just run out", lease("taken", 1, now), true],
    ["a marked answer", lease("done", 1, now), false],
    ["an answer that was taken out", lease("void", 1, now), false],
  ])("%s", (_, held, expected) => expect(canBeTaken(held, now)).toBe(expected));

  test.each([
    ["marks of its holder", lease("taken", 1, later), "accept"],
    ["marks after the lease ran out, while nobody else has the answer", lease("taken", 1, now), "accept"],
    ["marks after another marker took the answer", lease("taken", 2, later), "lost"],
    ["marks after another marker has marked it", lease("done", 2, null), "lost"],
    ["marks that were sent twice", lease("done", 1, null), "repeat"],
    ["marks for an answer that was opened again", lease("waiting", null, null), "lost"],
    ["marks for an answer that was taken out", lease("void", 1, null), "lost"],
  ])("%s", (_, held, expected) => expect(submission(held, 1)).toBe(expected));

  test("it lasts twenty minutes", () =>
    expect([LEASE_MINUTES, leaseUntil(now).getTime() - now.getTime()]).toEqual([20, 1_200_000]));
});

describe("the second marker", () => {
  const mark = (stage: StageMark["stage"], score: number | null, is_referred = false): StageMark => ({
    stage,
    score,
    is_referred,
  });

  test.each<[string, StageMark[], ReturnType<typeof settle>]>([
    ["nothing marked yet", [mark("first", null)], { state: "marking" }],
    ["one marker is enough", [mark("first", 4)], { state: "settled", stage: "first" }],
    ["the second is still missing", [mark("first", 4), mark("second", null)], { state: "marking" }],
    ["the first is still missing", [mark("first", null), mark("second", 4)], { state: "marking" }],
    ["both are equal", [mark("first", 4), mark("second", 4)], { state: "settled", stage: "first" }],
    ["exactly the tolerance apart", [mark("first", 6), mark("second", 4)], { state: "settled", stage: "first" }],
    ["one more than the tolerance", [mark("first", 7), mark("second", 4)], { state: "moderation" }],
    ["the other way round", [mark("first", 4), mark("second", 7)], { state: "moderation" }],
    ["a marker passes it on", [mark("first", 4, true)], { state: "moderation" }],
    [
      "the first passes it on before the second",
      [mark("first", 4, true), mark("second", null)],
      { state: "moderation" },
    ],
    [
      "the second passes it on although both agree",
      [mark("first", 4), mark("second", 4, true)],
      { state: "moderation" },
    ],
    [
      "a moderator has taken it and not decided",
      [mark("first", 7), mark("second", 4), mark("moderation", null)],
      { state: "moderation" },
    ],
    [
      "the moderator's mark is in force",
      [mark("first", 7), mark("second", 4), mark("moderation", 5)],
      { state: "settled", stage: "moderation" },
    ],
    [
      "a moderator who also passes it on has decided",
      [mark("first", 7, true), mark("moderation", 5, true)],
      { state: "settled", stage: "moderation" },
    ],
    [
      "an open query leaves the mark in force",
      [mark("first", 4), mark("query", null)],
      { state: "settled", stage: "first" },
    ],
    [
      "the answer to a query replaces the moderator's mark",
      [mark("first", 7), mark("second", 4), mark("moderation", 5), mark("query", 6)],
      { state: "settled", stage: "query" },
    ],
    [
      "a mark that was opened again after a moderation waits for nobody",
      [mark("first", null), mark("second", 4), mark("moderation", 5)],
      { state: "settled", stage: "moderation" },
    ],
  ])("%s", (_, marks, expected) => expect(settle(marks, 2)).toEqual(expected));

  test("about the chosen share is marked twice, the same every time", () => {
    const keys = Array.from({ length: 5_000 }, (_, at) => `0192f0c1-0000-7000-8000-${String(at).padStart(12, "0")}`);
    const chosen = keys.filter((key) => needsSecond(key, 20));
    expect(chosen.length).toBeGreaterThan(900);
    expect(chosen.length).toBeLessThan(1_100);
    expect(keys.filter((key) => needsSecond(key, 20))).toEqual(chosen);
    expect(keys.some((key) => needsSecond(key, 0))).toBe(false);
    expect(keys.every((key) => needsSecond(key, 100))).toBe(true);
  });
});

describe("seeds", () => {
  test("one in each run, at another place from run to run and from marker to marker", () => {
    const placesOf = (key: string) =>
      Array.from({ length: 200 }, (_, done) => done).filter((done) => seedIsDue(done, 10, key));
    const places = placesOf("7/round");
    expect(places).toHaveLength(20);
    expect(places.map((place) => Math.floor(place / 10))).toEqual(Array.from({ length: 20 }, (_, run) => run));
    expect(new Set(places.map((place) => place % 10)).size).toBeGreaterThan(4);
    expect(placesOf("8/round")).not.toEqual(places);
  });

  test("no seeds if there should be none", () => expect(seedIsDue(0, 0, "7")).toBe(false));

  test.each<[string, number[], string, number]>([
    ["no seed yet", [], "unknown", 0],
    ["one seed far out is no drift", [5], "close", 5],
    ["exactly the tolerance is close", [2, 2, 2], "close", 2],
    ["two of three too generous", [3, 0, 3], "generous", 2],
    ["two of three too strict", [-3, -3, 0], "strict", -2],
    ["one up and one down", [3, -3, 0], "uneven", 0],
    ["only the latest three count", [9, 9, 9, 0, 0, 1], "close", 1 / 3],
    ["a generous marker who has become strict", [4, 4, 4, -3, -3, -3], "strict", -3],
  ])("%s", (_, differences, state, mean) =>
    expect(markerDrift(differences, 2)).toEqual({ state, mean, seeds: differences.length }),
  );
});

describe("a guide changed while marking", () => {
  const before = aGuide();
  const changed = (change: (guide: Guide) => Partial<Guide>): Guide => ({ ...before, version: 2, ...change(before) });
  const without = (id: string) => changed(({ atoms }) => ({ atoms: atoms.filter((atom) => atom.id !== id) }));

  test.each<[string, string, Guide, number | null]>([
    [
      "other marks for an atom are computed",
      "M1 A1",
      changed(({ atoms }) => ({ atoms: atoms.map((atom) => (atom.id === "A1" ? { ...atom, marks: 3 } : atom)) })),
      4,
    ],
    [
      "another text changes nothing",
      "M1 A1",
      changed(({ atoms }) => ({ atoms: atoms.map((atom) => ({ ...atom, text: "Other words" })) })),
      2,
    ],
    ["an atom that was not ticked is gone", "M1 A1", without("B1"), 2],
    ["a ticked atom is gone", "M1 B1", without("B1"), null],
    [
      "an atom is new, which nobody has looked for",
      "M1",
      changed(({ atoms }) => ({ atoms: [...atoms, anAtom({ id: "B2" })] })),
      null,
    ],
    [
      "an atom has become a band",
      "M1",
      changed(({ atoms }) => ({
        atoms: atoms.map((atom) =>
          atom.id === "B1"
            ? {
                ...atom,
                kind: "band",
                bands: [
                  { marks: 1, text: "" },
                  { marks: 0, text: "" },
                ],
              }
            : atom,
        ),
      })),
      null,
    ],
    ["a deduction that was taken is gone", "M1 A1 -units", changed(() => ({ deductions: [] })), null],
    [
      "a deduction is new",
      "M1 A1",
      changed(({ deductions }) => ({
        deductions: [...deductions, { code: "misread", marks: 2, from: ["A"], once: "question", text: "Misread." }],
      })),
      2,
    ],
    [
      "a deduction is now taken in each part, and the ticks name none",
      "M1 A1 -units",
      changed(({ deductions }) => ({ deductions: deductions.map((one) => ({ ...one, once: "part" })) })),
      null,
    ],
    ["a group counts fewer", "P1 P2 P3", changed(() => ({ groups: [{ id: "reasons", best: 2, max: 4 }] })), 4],
  ])("%s", (_, ticks, after, score) => {
    const next = ticksForGuide(before, ticksOf(ticks), after);
    expect(next && markTheory(after, next).score).toBe(score);
  });

  test("changed twice, each change is judged by the guide before it", () => {
    const once = without("B1");
    const twice: Guide = { ...once, version: 3, atoms: [...once.atoms, anAtom({ id: "B1" })] };
    const ticks = ticksForGuide(before, ticksOf("M1"), once);
    expect(ticks).toEqual(ticksOf("M1", 2));
    expect(ticksForGuide(once, ticks!, twice)).toBeNull();
  });

  test("a level of a band that is gone has to be chosen again", () => {
    const bands = (...marks: number[]) => marks.map((one) => ({ marks: one, text: "" }));
    const essay = (version: number, ...marks: number[]) =>
      aGuide({ version, atoms: [anAtom({ id: "C", kind: "band", marks: 10, bands: bands(...marks) })], groups: [] });
    expect(ticksForGuide(essay(1, 10, 6, 0), ticksOf("C=6"), essay(2, 10, 6, 3, 0))).toEqual(ticksOf("C=6", 2));
    expect(ticksForGuide(essay(1, 10, 6, 0), ticksOf("C=6"), essay(2, 10, 5, 0))).toBeNull();
  });

  test("a question with other parts keeps its guide", () => {
    expect(hasSameParts(before.parts, before.parts)).toBe(true);
    expect(hasSameParts(before.parts, before.parts.slice(1))).toBe(false);
    expect(hasSameParts(before.parts, [{ id: "a" }, { id: "c" }])).toBe(false);
  });
});
