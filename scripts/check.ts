// npm run check: types, lint and format, import rules, unused code, bytes. One line for each at the end.
import { runCommand } from "./run-command.ts";

const checks: [string, string, string[]][] = [
  ["types", "tsc", ["--noEmit", "-p", "tsconfig.json"]],
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["import rules", "depcruise", ["--config", "dependency-cruiser.config.mjs", "apps", "packages", "scripts", "e2e"]],
  ["reads", "scripts/check-reads.ts", []],
  ["unused code", "knip", []],
  ["one marking rule", "scripts/check-marking.ts", []],
  ["bytes", "scripts/check-bytes.ts", []],
];

const only = process.argv[2];
const results: string[] = [];
let failed = 0;
for (const [title, command, args] of checks) {
  if (only && !title.startsWith(only)) continue;
  const { code } = await runCommand(command, args);
  if (code !== 0) failed++;
  results.push(`${code === 0 ? "ok  " : "FAIL"} ${title}`);
}
console.log(`\n${results.join("\n")}`);
process.exit(failed === 0 ? 0 : 1);
