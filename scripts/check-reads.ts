// Finds what the import rules cannot see: a file under apps/ that opens another package's sources by path. A package is
// what it exports and what its build left in dist/. Code that reads its sources breaks when they move, and has to be
// deployed with them.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.ts";

/** A path in a text: into packages/NAME or apps/NAME, named from the root or through the parent folders. */
const led = /["'`/](?:packages\/([\w-]+)|apps\/([\w-]+)|(?:\.\.\/)+(api|web))(?![\w-]|\/dist\b)/g;

const files = readdirSync(path.join(root, "apps"), { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("apps", file.replaceAll(path.sep, "/")))
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist/.test(file));

let found = 0;
for (const file of files) {
  const own = file.split("/")[1];
  for (const [at, line] of readFileSync(path.join(root, file), "utf8").split("\n").entries()) {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue;
    for (const [text, inPackages, inApps, beside] of line.matchAll(led)) {
      if (!inPackages && (inApps ?? beside) === own) continue;
      found++;
      console.error(`${file}:${at + 1} reads the sources of another package: ${text.slice(1)}`);
    }
  }
}
process.exit(found === 0 ? 0 : 1);
