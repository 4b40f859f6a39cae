import { describe, expect, test } from "vitest";
import { aGuide, anAtom } from "./a-guide.ts";
import { checkGuide } from "./check-guide.ts";
import type { Guide } from "./guide.ts";

const { atoms, parts, deductions } = aGuide();
const changed = (id: string, change: object) => atoms.map((atom) => (atom.id === id ? { ...atom, ...change } : atom));

test("a sound guide has no problems", () => expect(checkGuide(aGuide())).toEqual([]));

describe("the check names", () => {
  const cases: [what: string, guide: Partial<Guide>, message: RegExp][] = [
    ["atoms that do not add up", { atoms: atoms.filter(({ id }) => id !== "B1") }, /\(a\) has 4 marks.* add up to 3/],
    ["an accuracy mark without a method", { atoms: changed("A1", { needs: [] }) }, /A1 .* must need a method mark/],
    [
      "an accuracy mark before its method",
      { atoms: atoms.toSorted((a, b) => (a.id < b.id ? -1 : 1)) },
      /A1 stands before/,
    ],
    ["a circle", { atoms: changed("M1", { needs: ["A2"] }) }, /M1 needs itself/],
    ["an unknown need", { atoms: changed("A1", { needs: ["M1", "M7"] }) }, /needs M7, which does not exist/],
    ["an unknown part", { atoms: changed("B1", { part: "z" }) }, /belongs to part z/],
    ["an unknown group", { atoms: changed("P1", { group: "causes" }) }, /belongs to group causes/],
    ["marks that cannot be reached", { groups: [{ id: "reasons", best: 3, max: 8 }] }, /can never give its 8 marks/],
    [
      "a group larger than its atoms",
      { groups: [{ id: "reasons", best: 7, max: 8 }] },
      /counts 7 atoms, but has only 6/,
    ],
    ["a group over two parts", { atoms: changed("P1", { part: "a" }) }, /must belong to one part/],
    ["half marks", { atoms: changed("B1", { marks: 0.5 }) }, /whole number of marks/],
    ["two atoms of one name", { atoms: [...atoms, anAtom({ id: "B1" })] }, /two atoms called B1/],
    ["two parts of one name", { parts: [...parts, ...parts.slice(0, 1)] }, /two parts called a/],
    ["two deductions of one name", { deductions: [...deductions, ...deductions] }, /two deductions called units/],
    [
      "a deduction that can never be taken",
      { deductions: [{ code: "x", marks: 1, from: ["band"], once: "question", text: "" }] },
      /no marks to be taken from/,
    ],
    ["a band without levels", { atoms: changed("B1", { kind: "band" }) }, /needs at least two levels/],
    [
      "levels in the wrong order",
      {
        atoms: changed("B1", {
          kind: "band",
          bands: [
            { marks: 0, text: "" },
            { marks: 1, text: "" },
          ],
        }),
      },
      /highest to the lowest/,
    ],
    [
      "a highest level that gives other marks",
      {
        atoms: changed("B1", {
          kind: "band",
          bands: [
            { marks: 3, text: "" },
            { marks: 0, text: "" },
          ],
        }),
      },
      /highest level of B1 must give its 1 marks/,
    ],
    ["levels on a point", { atoms: changed("P1", { bands: [{ marks: 2, text: "" }] }) }, /only a band can have them/],
  ];
  test.each(cases)("%s", (_, guide, message) => {
    expect(checkGuide(aGuide(guide)).join("\n")).toMatch(message);
  });
});
