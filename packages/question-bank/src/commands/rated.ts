// Usage: npm run bank:rated -- FILE…. It combines the sheets of blind readers (bank:sample --rate) into a table for
// each subject and names the questions whose key they did not find. It fails if a reader missed a key. Somebody must
// look at each miss, because an average would hide it.
import { readFileSync } from "node:fs";
import { readRatings, summariseRatings } from "../rating.ts";
import { readOptions, refuse } from "./read-options.ts";

const usage = "npm run bank:rated -- FILE…, where FILE is a filled-in sheet from bank:sample --rate.";

const { positionals: files } = readOptions(usage, { allowPositionals: true });
if (files.length === 0) refuse(usage);

try {
  // The bank is not read when only the help is printed.
  const { loadBank } = await import("../index.ts");
  const ratings = files.flatMap((file) => readRatings(readFileSync(file, "utf8")));
  const rows = summariseRatings(
    ratings,
    loadBank().subjects.flatMap(({ questions }) => questions),
  );
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  console.log(
    "| subject | read | agree | plausible options | giveaways | level | several steps | quality | expected share correct |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const row of rows)
    console.log(
      `| ${row.subject} | ${row.count} | ${row.agree} | ${row.live.toFixed(2)} | ${percent(row.giveaways)} | ${row.level.toFixed(2)} | ${percent(row.demanding)} | ${row.quality.toFixed(2)} | ${row.share.toFixed(2)} |`,
    );
  const misses = rows.flatMap((row) => row.misses);
  for (const miss of misses) console.log(`missed: ${miss}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
