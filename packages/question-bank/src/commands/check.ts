// npm run bank:check -- [--subject physics] [--strict]
// With --subject it reads that folder alone, registered or not. Families no checker solves are refused in the whole bank,
// and with --strict in a single subject too.
import { parseArgs } from "node:util";
import { checkSubject, type Problem } from "../gate/index.ts";
import { subjectCounts } from "../gate/subject-counts.ts";
import { subjectBanks } from "../subjects/index.ts";
import { readSubject } from "./read-subject.ts";

const MOST_SHOWN = 30;

const { values } = parseArgs({ options: { subject: { type: "string" }, strict: { type: "boolean", default: false } } });

function show(problems: readonly Problem[]): void {
  for (const [rule, found] of Map.groupBy(problems, (problem) => problem.rule)) {
    console.log(`\n${rule}: ${found.length}`);
    for (const { key, message } of found.slice(0, MOST_SHOWN)) console.log(`  ${key}: ${message}`);
    if (found.length > MOST_SHOWN) console.log(`  … and ${found.length - MOST_SHOWN} more`);
  }
}

const banks = values.subject ? [await readSubject(values.subject)] : subjectBanks;
const strict = values.strict || !values.subject;
const verdicts = banks.map(checkSubject);
const problems = verdicts.flatMap((verdict) => [...verdict.problems, ...(strict ? verdict.unchecked : [])]);
const unchecked = verdicts.flatMap((verdict) => verdict.unchecked);

for (const bank of banks) console.log(subjectCounts(bank));
console.log(`\n${banks.length} subjects, ${banks.reduce((sum, { questions }) => sum + questions.length, 0)} questions`);
show(problems);
if (unchecked.length && !strict)
  console.log(`\nNot yet solved by a checker: ${unchecked.map(({ key }) => key).join(", ")}`);
console.log(problems.length ? `\n${problems.length} problems` : "\nThe gate is green.");
process.exitCode = problems.length || banks.length === 0 ? 1 : 0;
