// npm run proof -- ownership [--sample=N] [--seed=N] Removes the owner condition from each query of the handlers, one
// at a time, and expects a test to fail: first the ownership test, which calls every endpoint, and if it notices
// nothing, the tests of the feature itself. A sample takes one condition from each of N files. Its short form
// (ownership.test.ts) tries the handlers that contain their condition themselves.
import { globSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { randomFrom } from "@sabiprep/question-bank/random";
import { withoutOwner } from "../mutants/owner-conditions.ts";
import { type MutantOptions, runMutants, type Verdict } from "../mutants/run-mutants.ts";
import { root } from "../run-command.ts";

const features = "apps/api/src/features";

/** Not called by candidates: staff handlers, sample data, and the export and deletion of a full account. */
const notHandlers = /\.test\.ts$|\/(users|staff)\/|\/demo-|\/(feature|personal)\.ts$/;

const { values } = parseArgs({ options: { sample: { type: "string" }, seed: { type: "string", default: "1" } } });

const pick: NonNullable<MutantOptions["choose"]> = (all) => {
  if (!values.sample) return all;
  const random = randomFrom(Number(values.seed));
  const shuffled = all.map((mutant) => ({ mutant, at: random() })).toSorted((a, b) => a.at - b.at);
  const one = new Map(shuffled.map(({ mutant }) => [mutant.file, mutant]));
  return [...one.values()].slice(0, Number(values.sample));
};

const files = [...globSync(`${features}/**/*.ts`, { cwd: root }), "apps/api/src/http/own-row.ts"]
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !notHandlers.test(file))
  .sort();
const make = (_: string, source: string) => withoutOwner(source);
const tell = ({ file, line, name, outcome }: Verdict) => console.log(`${outcome}: ${file}:${line}  ${name}`);

const target = { name: "ownership", files, tests: ["apps/api/src/access/ownership.test.ts"], database: true };
const verdicts = await runMutants(target, { make, choose: pick, tell });
const left = verdicts.filter(({ outcome }) => outcome === "survived");
console.log(`the ownership test: ${verdicts.length - left.length} of ${verdicts.length} noticed`);

let survived = 0;
for (const [feature, missed] of Map.groupBy(left, ({ file }) => file.split("/")[4]!)) {
  const names = new Set(missed.map(({ file, name }) => `${file} ${name}`));
  const own = { ...target, name: feature, files: missed.map(({ file }) => file), tests: [`${features}/${feature}/`] };
  const choose: MutantOptions["choose"] = (all) => all.filter(({ file, name }) => names.delete(`${file} ${name}`));
  const again = await runMutants(own, { make, choose, tell });
  survived += again.filter(({ outcome }) => outcome === "survived").length;
}
console.log(`all tests: ${verdicts.length - survived} of ${verdicts.length} noticed`);
process.exit(survived > 0 ? 1 : 0);
