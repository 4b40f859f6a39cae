// npm test: the unit tests, the API on a real PostgreSQL, the question bank's gate and the first journey of every
// feature in a real browser (`npm run e2e` runs them all). It ends with one plain line, `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runCommand } from "./run-command.ts";

const results = path.join(root, ".cache/test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;
/** The names of the failures, repeated at the end: between the two runs they would be a thousand lines further up. */
const names: string[] = [];

const units = path.join(results, "vitest.json");
const vitest = await runCommand("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile=${units}`]);
count(vitest.code, () => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(units, "utf8"));
  for (const file of testResults as UnitFile[]) {
    const broken = file.assertionResults.filter(({ status }) => status === "failed");
    const name = path.relative(root, file.name);
    if (file.status === "failed" && broken.length === 0) names.push(`${name}: ${file.message}`);
    for (const test of broken) names.push(`${name} › ${test.fullName}\n    ${test.failureMessages[0] ?? ""}`);
  }
  return [numPassedTests, numFailedTests, numPendingTests];
});

const journeys = path.join(results, "playwright.json");
const playwright = await runCommand("scripts/e2e.ts", ["--first"], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys });
count(playwright.code, () => {
  const { stats } = JSON.parse(readFileSync(journeys, "utf8"));
  // Retries requested by hand do not turn a failure into a pass.
  return [stats.expected, stats.unexpected + stats.flaky, stats.skipped];
});

if (names.length > 0) console.log(`\nFailed outside the browser:\n  ${names.join("\n  ")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);

interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** A runner that broke before it could report counts as one failure, never as none. */
function count(code: number, read: () => [number, number, number]): void {
  let [good, bad, left] = [0, 0, 0];
  try {
    [good, bad, left] = read();
  } catch (problem) {
    console.error(`The results can not be read: ${problem}`);
    bad = 1;
  }
  if (code !== 0 && bad === 0) bad = 1;
  passed += good;
  failed += bad;
  skipped += left;
}
