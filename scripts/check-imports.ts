// npm run check -- import: runs import-rules.ts and reports each breach with the reason of its rule. The package's own
// command would report only the rule's name, and each time that it has not found a TypeScript that it does not need:
// swc reads the sources.
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { forbidden, options } from "./import-rules.ts";
import { root } from "./run-command.ts";

process.chdir(root);
const { output } = await cruise(["apps", "packages", "scripts", "e2e"], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
const { violations, totalCruised } = (output as ICruiseResult).summary;
for (const { from, to, rule, cycle } of violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name)!;
  const way = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
  console.error(`${rule.name}: ${from} → ${way}\n  ${comment}`);
}
console.log(`${totalCruised} files, ${violations.length} imports against the rules`);
process.exit(violations.length === 0 ? 0 : 1);
