// A data folder as a first start leaves it. Loading the bank and writing the demo people's history takes ten times as
// long as copying the result. Only tests of first starts need their own.
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

/**
 * Changes with the server's code and with the bank, whose note includes its packages. It also changes with the day,
 * because the demo people's history ends today.
 */
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

/** Keeps the owners of the files, because the database may run as another user when root starts it. */
function copyFolder(from: string, to: string): void {
  if (process.platform === "win32") cpSync(from, to, { recursive: true });
  else execFileSync("cp", ["-a", `${from}/.`, to]);
}

/** Puts a filled folder's content into `dataDir`. `fill` creates the first one with a start in the given folder. */
export async function fillFolder(dataDir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const today = path.join(kept, nameOfToday());
  while (!existsSync(today)) {
    if (othersMaking(today).length > 0) await wait(200);
    else await make(today, fill);
  }
  copyFolder(today, dataDir);
}

/** Folders that other processes are still filling. The folder of a killed process is removed. */
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

/**
 * Folders of other days and sources have no use. If two processes start at the same time, the first to finish keeps its
 * folder.
 */
async function make(today: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const making = `${today}.${process.pid}`;
  mkdirSync(making);
  await fill(making);
  if (existsSync(today)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, today);
  for (const name of readdirSync(kept).filter((name) => !name.startsWith(path.basename(today))))
    if (!isOfRunning(name)) rmSync(path.join(kept, name), { recursive: true, force: true });
}
