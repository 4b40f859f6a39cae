// npm test: the units, the API on a real PostgreSQL, the question bank's gate and the journeys in a real browser.
// Ends with one plain line, `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runCommand } from "./run-command.ts";

const results = path.join(root, ".cache/test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;

const units = path.join(results, "vitest.json");
const vitest = await runCommand("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile=${units}`]);
count(vitest.code, () => {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(units, "utf8"));
  return [numPassedTests, numFailedTests, numPendingTests];
});

const journeys = path.join(results, "playwright.json");
const playwright = await runCommand("scripts/e2e.ts", [], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys });
count(playwright.code, () => {
  const { stats } = JSON.parse(readFileSync(journeys, "utf8"));
  return [stats.expected + stats.flaky, stats.unexpected, stats.skipped];
});

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);

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
