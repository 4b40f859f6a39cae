// npm run check -- SQL: checks the form of the SQL in our code (sql-form.ts). With --write, long statements are broken
// into lines.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.ts";
import { breachesOf, mended } from "./sql-form.ts";

const files = ["apps/api", "scripts", "bench", "e2e"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter((file) => /\.ts$/.test(file) && !/node_modules|\/dist\//.test(file)),
);

let found = 0;
for (const file of files) {
  const at = path.join(root, file);
  let text = readFileSync(at, "utf8");
  if (process.argv.includes("--write")) {
    const better = mended(at, text);
    if (better !== text) writeFileSync(at, better);
    text = better;
  }
  for (const { line, what } of breachesOf(at, text)) {
    found++;
    console.error(`${file}:${line} ${what}`);
  }
}
process.exit(found === 0 ? 0 : 1);
