// npm run check: types, lint and format, import rules, unused code, bytes. At the end it prints one line for each, and
// the command that fixes it if there is one. `npm run check -- types` runs only the checks whose name starts so.
import { runCommand } from "./run-command.ts";

/**
 * Shared code compiles without browser and Node types, the web app with browser types, browser tests with both, and the rest
 * with Node types. Files that have not changed since the last run are not checked again.
 */
const typesOf = (project: string): [string, string, string[]] => {
  const note = `.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`;
  return [`types of ${project}`, "tsc", ["-p", project, "--incremental", "--tsBuildInfoFile", note]];
};

const checks: [string, string, string[]][] = [
  ...["packages/exam", "packages/contract", "packages/markup", "apps/web", "e2e", "tsconfig.json"].map(typesOf),
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["import rules", "scripts/check-imports.ts", []],
  ["reads", "scripts/check-reads.ts", []],
  ["unused code", "knip", []],
  ["said once", "scripts/check-said-once.ts", []],
  ["SQL", "scripts/check-sql.ts", []],
  ["words", "scripts/check-words.ts", []],
  ["bytes", "scripts/check-bytes.ts", []],
  ["browsers", "scripts/check-browsers.ts", []],
];

const fixes: Record<string, string> = {
  "lint and format": "`npm run format` fixes the format and the order of imports",
  "import rules": "the rules and their reasons are in scripts/import-rules.ts",
  SQL: "`npm run check -- SQL --write` breaks lines that are too long",
  browsers: "test for a newer feature before you use it, or use an older one: scripts/check-browsers.ts",
  bytes: "a screen is more than 10 % above its target. The lines marked FAIL name its largest modules",
};

const [only, ...more] = process.argv.slice(2);
const results: string[] = [];
let failed = 0;
for (const [title, command, args] of checks) {
  if (only && !title.toLowerCase().startsWith(only.toLowerCase())) continue;
  const { code } = await runCommand(command, [...args, ...more]);
  if (code !== 0) failed++;
  results.push(code === 0 ? `ok   ${title}` : [`FAIL ${title}`, fixes[title]].filter(Boolean).join(": "));
}
if (results.length === 0) {
  failed++;
  results.push(`There is no check called ${only}. The checks are: ${checks.map(([title]) => title).join(", ")}`);
}
console.log(`\n${results.join("\n")}`);
process.exit(failed === 0 ? 0 : 1);
