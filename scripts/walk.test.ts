// The cheap form of `npm run proof -- newcomer`: every block of the example in CONTRIBUTING.md has its place in the
// sources, and each file can still be parsed afterwards. The proof runs its types, tests and checks.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseSync } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./run-command.ts";
import { commandsOf, editsOf, makeEdits } from "./walk.ts";

const markdown = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
const edits = editsOf(markdown);

test("the example in CONTRIBUTING.md fits the current sources", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "walk-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const changed = [...new Set(edits.map(({ file }) => file))];
  const existing = edits.filter(({ how }) => how !== "create").map(({ file }) => file);
  for (const file of existing) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  makeEdits(copy, edits);
  for (const file of changed.filter((name) => /\.tsx?$/.test(name)))
    expect([file, parseSync(file, readFileSync(path.join(copy, file), "utf8")).errors]).toEqual([file, []]);
  expect(changed).toContain("apps/web/src/features/schedule/study-note-screen.tsx");
  expect(changed).toHaveLength(9);
});

test("every test that the example runs exists", () => {
  const [tests] = commandsOf(markdown).filter((command) => command.includes("vitest run"));
  const named = tests!.split(" vitest run ")[1]!.split(" ");
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test("a block without a place is refused", () => {
  const text = "## Walkthrough: x\n1. **`a.ts`**: something.\n   ```ts\n   a\n   ```\n### next\n";
  expect(() => editsOf(text)).toThrow("do not say where it goes");
  const [edit] = editsOf(text.replace("something.", "Add below `b`:"));
  expect(edit).toEqual({ file: "a.ts", how: "below", anchor: "b", block: "a" });
  expect(() => makeEdits(root, [{ ...edit!, file: "package.json" }])).toThrow("package.json has no line b");
});
