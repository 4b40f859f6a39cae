// npm run proof -- mutants [TARGET…] [--sample=N]: would the tests notice if marking, quota, entitlement, webhook, the
// guard of keys or of reviews were wrong? It makes small wrong changes, one at a time, and counts those that some test
// detects. At least 90 in 100 must be detected.
import { runMutants, scoreOf, type Verdict } from "../mutants/run-mutants.ts";
import { targets } from "../mutants/targets.ts";

const MIN_PERCENT = 90;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
/** `--sample=N` tries N of each target's mutants, spread evenly over its files: the short form in the tests. */
const sample = Number(/^--sample=(\d+)$/.exec(process.argv.at(-1) ?? "")?.[1] ?? Number.POSITIVE_INFINITY);
const spread = <One>(all: One[]): One[] => {
  const step = Math.max(1, all.length / sample);
  return all
    .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
    .slice(0, Math.min(sample, all.length));
};
const chosen = targets.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) throw new Error(`the targets are: ${targets.map(({ name }) => name).join(", ")}`);

const all: Verdict[] = [];
let failed = false;
for (const target of chosen) {
  const tell = ({ file, line, name, outcome }: Verdict) => {
    if (outcome === "survived") console.log(`  survived: ${file}:${line}  ${name}`);
  };
  const verdicts = await runMutants(target, { tell, choose: spread });
  for (const [file, ofFile] of Map.groupBy(verdicts, ({ file }) => file)) {
    const { killed, counted, percent } = scoreOf(ofFile);
    console.log(`${file}: ${killed} of ${counted} noticed (${percent.toFixed(1)} %)`);
  }
  const { killed, counted, percent } = scoreOf(verdicts);
  console.log(`${target.name}: ${killed} of ${counted} noticed (${percent.toFixed(1)} %)\n`);
  failed ||= percent < MIN_PERCENT;
  all.push(...verdicts);
}
const { killed, counted, percent } = scoreOf(all);
console.log(`all: ${killed} of ${counted} noticed (${percent.toFixed(1)} %), ${all.length - counted} equivalent`);
process.exit(failed ? 1 : 0);
