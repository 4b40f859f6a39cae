// Runs the tests of a target against each of its mutants, in a copy of the tree, so that the tree itself stays clean.
// One vitest is used for all mutants of a target, so its PostgreSQL is started once.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { root } from "../run-command.ts";
import { equivalent } from "./equivalent.ts";
import { type Mutant, mutantsOf } from "./make-mutants.ts";
import type { Target } from "./targets.ts";

const MAX_MS = 180_000;

export interface Verdict extends Mutant {
  file: string;
  outcome: "killed" | "survived" | "equivalent";
}

/** A copy of the files that git tracks or would track, with the packages of the real tree. */
function copyOfTree(): string {
  const copy = path.join(root, ".cache/mutants", String(process.pid));
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, maxBuffer: 1e8 })
    .toString()
    .split("\n")
    .filter((file) => /^(apps\/(api|web\/build)|packages|scripts|vitest\.config|package\.json|tsconfig)/.test(file));
  for (const file of files) {
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // What npm installed, and the questions as they were built for the tests.
  for (const folder of ["node_modules", "apps/api/node_modules", "packages/question-bank/dist"])
    if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(copy, folder));
  return copy;
}

const startVitest = async ({ database }: Target, copy: string): Promise<Vitest> => {
  const vitest = await createVitest("test", {
    root: copy,
    config: false,
    watch: false,
    reporters: [{}],
    include: ["packages/**/*.test.ts", "apps/**/*.test.ts"],
    globalSetup: database ? [path.join(copy, "apps/api/src/testing/global-setup.ts")] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: database ? "forks" : "threads",
    maxWorkers: 1,
    isolate: true,
    bail: 1,
    unstubGlobals: true,
  });
  await vitest.standalone();
  return vitest;
};

/** Whether all tests of the target pass on the current copy. A run that does not end counts as failed. */
async function holds(vitest: Vitest, tests: string[], most: number): Promise<boolean | "too long"> {
  const specifications = await vitest.globTestSpecifications(tests);
  if (specifications.length === 0) throw new Error(`there are no tests in ${tests.join(", ")}`);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<"too long">((give) => {
    timer = setTimeout(() => give("too long"), most);
  });
  const run = vitest
    .runTestSpecifications(specifications)
    .then(({ testModules, unhandledErrors }) => unhandledErrors.length === 0 && testModules.every((one) => one.ok()));
  const outcome = await Promise.race([run, tooLong]);
  clearTimeout(timer);
  return outcome;
}

export interface MutantOptions {
  /** Makes the mutants of a file. If it is absent, all kinds are made. */
  make?: (file: string, source: string) => Mutant[];
  /** Which of the target's mutants are tried. If it is absent, all are. */
  choose?: (mutants: (Mutant & { file: string })[]) => (Mutant & { file: string })[];
  tell?: (verdict: Verdict) => void;
}

export async function runMutants(
  target: Target,
  { make = mutantsOf, choose = (all) => all, tell }: MutantOptions = {},
): Promise<Verdict[]> {
  const copy = copyOfTree();
  const verdicts: Verdict[] = [];
  let vitest = await startVitest(target, copy);
  const restarted = async () => {
    await vitest.close();
    return startVitest(target, copy);
  };
  try {
    const began = performance.now();
    if ((await holds(vitest, target.tests, 5 * MAX_MS)) !== true)
      throw new Error(`the tests of ${target.name} fail as they stand`);
    // On a busy machine a slow run is not an endless run.
    const most = Math.max(MAX_MS, 5 * (performance.now() - began));
    const all = target.files.flatMap((file) =>
      make(file, readFileSync(path.join(root, file), "utf8")).map((mutant) => ({ ...mutant, file })),
    );
    for (const mutant of choose(all)) {
      const place = path.join(copy, mutant.file);
      let outcome: Verdict["outcome"] = "equivalent";
      if (!equivalent[`${mutant.file}: ${mutant.name}`]) {
        writeFileSync(place, mutant.source);
        vitest.invalidateFile(place);
        // The template of the databases is made at the start.
        if (place.endsWith(".sql")) vitest = await restarted();
        const held = await holds(vitest, target.tests, most).catch(() => false);
        outcome = held === true ? "survived" : "killed";
        cpSync(path.join(root, mutant.file), place);
        vitest.invalidateFile(place);
        if (held === "too long" || place.endsWith(".sql")) vitest = await restarted();
      }
      const verdict = { ...mutant, outcome };
      verdicts.push(verdict);
      tell?.(verdict);
    }
  } finally {
    await vitest.close();
    rmSync(copy, { recursive: true, force: true });
  }
  return verdicts;
}

export function scoreOf(verdicts: Verdict[]): { killed: number; counted: number; percent: number } {
  const counted = verdicts.filter(({ outcome }) => outcome !== "equivalent");
  const killed = counted.filter(({ outcome }) => outcome === "killed").length;
  return { killed, counted: counted.length, percent: counted.length === 0 ? 100 : (100 * killed) / counted.length };
}
