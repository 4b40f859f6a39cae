// An imported text: paragraphs of runs, formulas on their own line, worked steps, tables. Files from other sources nest
// and overlap their marks freely, so each run lists its own marks. Written as our markup it becomes the tree that all
// other code uses.
import type { Mark } from "@sabiprep/markup/tree";

export type { Mark } from "@sabiprep/markup/tree";

export type Run =
  | { kind: "text"; text: string; marks: Mark[] }
  | { kind: "math"; tex: string; marks: Mark[] }
  | { kind: "break"; marks: Mark[] };

/** The parts of a step. */
export type StepBlock = { kind: "paragraph"; runs: Run[] } | { kind: "formula"; tex: string };

export type Block = StepBlock | { kind: "steps"; steps: StepBlock[][] } | { kind: "table"; rows: Run[][][] };

export type RichText = Block[];

const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length && one.every((mark) => other.includes(mark));

/** The marks of the next run, outermost first. An open mark stays open as long as the run has it too. */
export function nestedMarks(open: readonly Mark[], wanted: readonly Mark[]): Mark[] {
  const ends = open.findIndex((mark) => !wanted.includes(mark));
  const kept = ends === -1 ? [...open] : open.slice(0, ends);
  return [...kept, ...wanted.filter((mark) => !kept.includes(mark))];
}

/** Adds a run, and joins it to the previous one if both are text with the same marks. */
export function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (run.kind === "text" && last?.kind === "text" && sameMarks(last.marks, run.marks)) last.text += run.text;
  else runs.push({ ...run });
}

/** No spaces at the edges or beside a line break, never two in a row, no empty runs. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  let spaced = true;
  for (const run of runs) {
    if (run.kind === "text") {
      let text = run.text.replaceAll(/[\s\u00A0]+/g, " ");
      if (spaced) text = text.replace(/^ /, "");
      if (text === "") continue;
      addRun(tidy, { ...run, text });
      spaced = text.endsWith(" ");
    } else if (run.kind === "break") {
      if (tidy.length === 0) continue;
      trimEnd(tidy);
      tidy.push(run);
      spaced = true;
    } else {
      tidy.push(run);
      spaced = false;
    }
  }
  while (tidy.at(-1)?.kind === "break" || endsInSpace(tidy)) {
    if (tidy.at(-1)?.kind === "break") tidy.pop();
    else trimEnd(tidy);
  }
  return tidy;
}

const endsInSpace = (runs: readonly Run[]) => {
  const last = runs.at(-1);
  return last?.kind === "text" && last.text.endsWith(" ");
};

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.kind !== "text") return;
  last.text = last.text.trimEnd();
  if (last.text === "") runs.pop();
}

/** Steps as paragraphs without a list: each starts with its number. */
const unfolded = (text: RichText): Exclude<Block, { kind: "steps" }>[] =>
  text.flatMap((block) =>
    block.kind !== "steps"
      ? [block]
      : block.steps.flatMap((pieces, at): StepBlock[] => {
          const number: Run = { kind: "text", text: `${at + 1}. `, marks: [] };
          const [first, ...rest] = pieces;
          return first?.kind === "paragraph"
            ? [{ ...first, runs: [number, ...first.runs] }, ...rest]
            : [{ kind: "paragraph", runs: [number] }, ...pieces];
        }),
  );

/** One line for an option: paragraphs and line breaks become spaces. Null if there is a table. */
export function oneLine(text: RichText): Run[] | null {
  const runs: Run[] = [];
  for (const block of unfolded(text)) {
    if (block.kind === "table") return null;
    if (runs.length > 0) runs.push({ kind: "text", text: " ", marks: [] });
    if (block.kind === "formula") runs.push({ kind: "math", tex: block.tex, marks: [] });
    else
      for (const run of block.runs) addRun(runs, run.kind === "break" ? { kind: "text", text: " ", marks: [] } : run);
  }
  return tidyRuns(runs);
}
