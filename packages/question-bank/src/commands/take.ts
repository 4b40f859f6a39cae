// Usage: npm run bank:take -- FILE [--write]. It brings corrections that staff made on the site into the content. It
// shows the changes and runs the gate on a copy of the content. With --write it changes the content itself, if the gate
// passes. Ids stay the same: a question is corrected in its place, never moved or added.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder } from "../written-questions.ts";
import { counted } from "./counted.ts";
import { readOptions, refuse } from "./read-options.ts";
import { takeCorrections } from "./take-corrections.ts";

function gateIsGreen(folder: string, subject: string): boolean {
  const check = path.join(import.meta.dirname, "check.ts");
  const args = ["--disable-warning=ExperimentalWarning", check, "--subject", subject];
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, BANK_CONTENT: folder },
    encoding: "utf8",
  });
  if (status !== 0) console.log(`\n${subject}: the checks failed.\n${stdout.trim()}`);
  return status === 0;
}

function judged(files: ReadonlyMap<string, string>): boolean {
  const copy = mkdtempSync(path.join(tmpdir(), "sabiprep-content-"));
  try {
    cpSync(contentFolder, copy, { recursive: true });
    for (const [file, source] of files) writeFileSync(path.join(copy, file), source);
    const subjects = new Set([...files.keys()].map((file) => path.dirname(file)));
    return [...subjects].map((subject) => gateIsGreen(copy, subject)).every(Boolean);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function take(file: string, write: boolean): boolean {
  const { files, shown, unchanged, problems } = takeCorrections(readFileSync(file, "utf8"), contentFolder);
  for (const lines of shown) console.log(`${lines}\n`);
  for (const problem of problems) console.log(`${file}: ${problem}`);
  if (problems.length > 0) {
    console.log(`\n${counted(problems.length, "correction")} cannot be used. Nothing was changed.`);
    return false;
  }
  console.log(
    `${counted(shown.length, "question")} to correct in ${counted(files.size, "file")}, ${unchanged} already correct`,
  );
  if (files.size === 0) return true;
  if (!judged(files)) {
    console.log("\nNothing was changed.");
    return false;
  }
  if (write) for (const [name, source] of files) writeFileSync(path.join(contentFolder, name), source);
  console.log(
    write ? "All checks passed. The content is corrected." : "All checks passed. Use --write to correct the content.",
  );
  return true;
}

const usage = `npm run bank:take -- FILE          shows what the corrections in FILE would change\nnpm run bank:take -- FILE --write  makes the changes, if all checks pass`;

const { values, positionals } = readOptions(usage, {
  options: { write: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) refuse(`Which file?\n\n${usage}`);
if (!existsSync(file)) refuse(`File not found: ${file}.`);
process.exitCode = take(file, values.write) ? 0 : 1;
