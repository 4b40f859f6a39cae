// Reads the example of CONTRIBUTING.md ("Walkthrough") as a newcomer does: each numbered step names a file, and the
// words before a block say where it belongs. Used by the test beside this file and by `npm run proof -- newcomer`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Edit {
  file: string;
  how: "create" | "above" | "below" | "change";
  /** The line in the file that the block is inserted beside, or replaces. */
  anchor: string;
  block: string;
}

const SECTION = /^## Walkthrough: [^\n]*\n([\s\S]*?)^### /m;
const STEP = /^\d+\. \*\*`([^`]+)`\*\*/;
const FENCE = /^\s*```/;

/** The commands at the start of the section, one on each line. */
export function commandsOf(markdown: string): string[] {
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(sectionOf(markdown)) ?? [];
  return commands?.trim().split("\n") ?? [];
}

export function editsOf(markdown: string): Edit[] {
  const edits: Edit[] = [];
  let file = "";
  let words = "";
  let block: string[] | null = null;
  for (const line of sectionOf(markdown).split("\n")) {
    if (FENCE.test(line)) {
      if (block && file) edits.push({ file, ...placeIn(words, file), block: withoutIndent(block) });
      if (block) words = "";
      block = block ? null : [];
    } else if (block) block.push(line);
    else {
      file = STEP.exec(line)?.[1] ?? file;
      words += ` ${line.trim()}`;
    }
  }
  return edits;
}

function sectionOf(markdown: string): string {
  const [, section] = SECTION.exec(markdown) ?? [];
  if (!section) throw new Error("CONTRIBUTING.md has no section that starts with ## Walkthrough:");
  return section;
}

function placeIn(words: string, file: string): Pick<Edit, "how" | "anchor"> {
  if (words.endsWith("Create the file:")) return { how: "create", anchor: "" };
  const [, beside, anchor] = /Add (above|below) `([^`]+)`:$/.exec(words) ?? [];
  if (beside && anchor) return { how: beside as "above" | "below", anchor };
  const [, old] = /Change `([^`]+)` to:$/.exec(words) ?? [];
  if (old) return { how: "change", anchor: old };
  throw new Error(`The words before a block for ${file} do not say where it goes: …${words.slice(-60)}`);
}

/** Blocks are indented as deep as their step. */
function withoutIndent(lines: string[]): string {
  const depth = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join("\n");
}

/** Makes the edits in a copy of the project. */
export function makeEdits(root: string, edits: readonly Edit[]): void {
  for (const { file, how, anchor, block } of edits) {
    const target = path.join(root, file);
    if (how === "create") {
      if (existsSync(target)) throw new Error(`${file} exists already.`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${block}\n`);
      continue;
    }
    const lines = readFileSync(target, "utf8").split("\n");
    const at = lines.findIndex((line) => line.trim() === anchor);
    if (at === -1) throw new Error(`${file} has no line ${anchor}`);
    if (how === "change") lines[at] = block;
    else lines.splice(how === "above" ? at : at + 1, 0, block);
    writeFileSync(target, lines.join("\n"));
  }
}
