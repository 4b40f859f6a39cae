// npm run check: types, lint and format, import rules, unused code, bytes. One line for each at the end. `npm run check -- types` for
// those whose name begins so.
import { runCommand } from "./run-command.ts";

/** What is shared knows neither side, the web app a browser, the rest Node; journeys both. What was found well is not looked at again. */
const typesOf = (project: string): [string, string, string[]] => {
  const note = `.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`;
  return [`types of ${project}`, "tsc", ["-p", project, "--incremental", "--tsBuildInfoFile", note]];
};

const checks: [string, string, string[]][] = [
  ...["packages/exam", "packages/contract", "packages/markup", "apps/web", "e2e", "tsconfig.json"].map(typesOf),
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["import rules", "depcruise", ["--config", "dependency-cruiser.config.mjs", "apps", "packages", "scripts", "e2e"]],
  ["reads", "scripts/check-reads.ts", []],
  ["unused code", "knip", []],
  ["said once", "scripts/check-said-once.ts", []],
  ["SQL", "scripts/check-sql.ts", []],
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
