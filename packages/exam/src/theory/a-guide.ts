// A small guide for tests: two parts with method and accuracy marks, a list of which four count, and two deductions.
import type { Guide, GuideAtom, TheoryTicks } from "./guide.ts";

export const anAtom = (atom: Partial<GuideAtom> & { id: string }): GuideAtom => ({
  part: "a",
  kind: "B",
  marks: 1,
  text: `What ${atom.id} is for`,
  needs: [],
  follow_through: false,
  accept: [],
  reject: [],
  bands: [],
  ...atom,
});

export const aGuide = (changes: Partial<Guide> = {}): Guide => ({
  version: 1,
  parts: [
    { id: "a", label: "(a)", marks: 4, form: "working" },
    { id: "b", label: "(b)", marks: 8, form: "text" },
  ],
  atoms: [
    anAtom({ id: "M1", kind: "M" }),
    anAtom({ id: "A1", kind: "A", needs: ["M1"] }),
    anAtom({ id: "A2", kind: "A", needs: ["M1", "A1"], follow_through: true }),
    anAtom({ id: "B1" }),
    ...["P1", "P2", "P3", "P4", "P5", "P6"].map((id) =>
      anAtom({ id, kind: "point", part: "b", marks: 2, group: "reasons" }),
    ),
  ],
  groups: [{ id: "reasons", best: 4, max: 8 }],
  deductions: [
    { code: "units", marks: 1, from: ["A", "B"], once: "question", text: "The unit is missing." },
    { code: "rounding", marks: 1, from: ["A"], once: "part", text: "Rounded too early." },
  ],
  ...changes,
});

/** Ticks on one attempt. A band is written "C=6". A deduction is written "-units" or "-rounding@a". */
export function ticksOf(text: string, guide_version = 1): TheoryTicks {
  const attempts = text.split("|").map((attempt) => {
    const words = attempt.split(" ").filter(Boolean);
    return {
      atoms: words.filter((word) => !word.startsWith("-") && !word.includes("=")),
      bands: Object.fromEntries(
        words
          .filter((word) => word.includes("="))
          .map((word) => [word.split("=")[0] ?? "", Number(word.split("=")[1])]),
      ),
      deductions: words
        .filter((word) => word.startsWith("-"))
        .map((word) => word.slice(1).split("@"))
        .map(([code = "", part]) => ({ code, ...(part !== undefined && { part }) })),
    };
  });
  return { guide_version, attempts };
}
