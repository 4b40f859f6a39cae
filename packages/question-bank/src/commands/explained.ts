// Usage: npm run bank:explained -- FILE…. It combines the readers' sheets about explanations (bank:sample --explain)
// into a table for each subject. It names the explanations with a fault and fails if the sample misses its aims
// (docs/rating.md).
import { readFileSync } from "node:fs";
import { missedAims, readGrades, summariseGrades } from "../explaining.ts";
import { readOptions, refuse } from "./read-options.ts";

const usage = "npm run bank:explained -- FILE…, where FILE is a filled-in sheet from bank:sample --explain.";

const { positionals: files } = readOptions(usage, { allowPositionals: true });
if (files.length === 0) refuse(usage);

try {
  // The bank is not read when only the help is printed.
  const { loadBank } = await import("../index.ts");
  const grades = files.flatMap((file) => readGrades(readFileSync(file, "utf8")));
  const rows = summariseGrades(
    grades,
    loadBank().subjects.flatMap(({ questions }) => questions),
  );
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  console.log("| subject | read | mean | restate | teach | steps complete |");
  console.log("|---|---|---|---|---|---|");
  for (const row of rows)
    console.log(
      `| ${row.subject} | ${row.count} | ${row.score.toFixed(2)} | ${percent(row.restating)} | ${percent(row.teaching)} | ${row.needing === 0 ? "–" : `${percent(row.complete)} of ${row.needing}`} |`,
    );
  const all = rows.at(-1);
  for (const fault of all?.faults ?? []) console.log(fault);
  const missed = all ? missedAims(grades, all) : [];
  for (const sentence of missed) console.log(sentence);
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
