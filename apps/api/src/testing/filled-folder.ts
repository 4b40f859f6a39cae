// A data folder as a first start leaves it. Loading the bank and writing the demo people's past takes ten times as long as a copy
// of what came of it, and only tests about first starts need one of their own.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lagosDay } from "@sabiprep/exam";

const root = path.resolve(import.meta.dirname, "../../../..");
const kept = path.join(root, ".cache/filled-folders");
const SOURCES = path.join(root, "apps/api/src");
const BANK = path.join(root, "packages/question-bank/dist/bank.json");

const isCode = (file: string) => /\.(ts|sql|json)$/.test(file) && !file.endsWith(".test.ts");

/** Changes with the server's code, with the bank (whose note tells of the packages it is made by) and, because the demo people's past ends today, with the day. */
function nameOfToday(): string {
  const seen = createHash("sha256");
  const note = (file: string) => {
    const { mtimeMs, size } = statSync(file);
    seen.update(`${file} ${mtimeMs} ${size}\n`);
  };
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" }))
    if (isCode(file)) note(path.join(SOURCES, file));
  note(BANK);
  return `${lagosDay(new Date())}-${seen.digest("hex").slice(0, 16)}`;
}

/** With the owners of the files: where root starts the database, it may run as somebody else. */
function copyFolder(from: string, to: string): void {
  if (process.platform === "win32") cpSync(from, to, { recursive: true });
  else execFileSync("cp", ["-a", `${from}/.`, to]);
}

/** Puts a filled folder's content into `dataDir`; `fill` makes the first one, by a start in the folder it is given. */
export async function fillFolder(dataDir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const today = path.join(kept, nameOfToday());
  while (!existsSync(today)) {
    if (othersMaking(today).length > 0) await wait(200);
    else await make(today, fill);
  }
  copyFolder(today, dataDir);
}

/** Folders of other processes that are still at it; what a killed one has left is removed. */
function othersMaking(today: string): string[] {
  mkdirSync(kept, { recursive: true });
  const all = readdirSync(kept).filter((name) => name.startsWith(`${path.basename(today)}.`));
  const [alive, dead] = [all.filter(isOfRunning), all.filter((name) => !isOfRunning(name))];
  for (const name of dead) rmSync(path.join(kept, name), { recursive: true, force: true });
  return alive;
}

function isOfRunning(name: string): boolean {
  try {
    return process.kill(Number(name.split(".").at(-1)), 0);
  } catch {
    return false;
  }
}

/** Those of other days and other sources are no more of use. Should two have begun at once, whoever ends first keeps theirs. */
async function make(today: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const making = `${today}.${process.pid}`;
  mkdirSync(making);
  await fill(making);
  if (existsSync(today)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, today);
  for (const name of readdirSync(kept).filter((name) => !name.startsWith(path.basename(today))))
    if (!isOfRunning(name)) rmSync(path.join(kept, name), { recursive: true, force: true });
}
