// An answer meets a key in packages/exam and nowhere else: a second copy of the rule is how two parts of a product come to mark
// differently. Looks for the rule's own shape, "void, or among the accepted", in TypeScript and in SQL.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.ts";

const home = ["packages/exam/src/marking.ts", "apps/api/src/db/migrations/202611160702-one-marking-rule.sql"];
const shapes = [
  /(?:"void" in|is_void).*(?:\|\||\bor\b).*(?:includes\(|\bany\s*\()/,
  /\bany\s*\(\s*(?:\w+\.)?accepted\s*\)/,
];

const files = ["apps", "packages"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter((file) => /\/src\/.*\.(tsx?|sql)$/.test(file) && !/node_modules|\.test\.tsx?$/.test(file)),
);

let found = 0;
for (const file of files.filter((file) => !home.includes(file)))
  for (const [at, line] of readFileSync(path.join(root, file), "utf8").split("\n").entries())
    if (shapes.some((shape) => shape.test(line))) {
      found++;
      console.error(
        `${file}:${at + 1} marks an answer by itself: use isCorrect of @sabiprep/exam, or answer_is_right in SQL`,
      );
    }
process.exit(found === 0 ? 0 : 1);
