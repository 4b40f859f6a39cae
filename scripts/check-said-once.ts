// Rules that may exist in only one place. A second copy makes two parts of a product mark, read or guard differently.
// Each rule is recognised by its own shape, in TypeScript and in SQL.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.ts";

interface Rule {
  what: string;
  instead: string;
  shapes: RegExp[];
  homes: RegExp;
}

const rules: Rule[] = [
  {
    what: "marks an answer with its own code",
    instead: "isCorrect of @sabiprep/exam, or answer_is_right in SQL",
    // Void, or one of the accepted answers.
    shapes: [
      /(?:"void" in|is_void).*(?:\|\||\bor\b).*(?:includes\(|\bany\s*\()/,
      /\bany\s*\(\s*(?:\w+\.)?accepted\s*\)/,
    ],
    // Code that proves the marking calculates it separately.
    homes: /^packages\/exam\/src\/marking\.ts$|-one-marking-rule\.sql$|^(?:scripts|e2e|bench)\//,
  },
  {
    what: "parses our markup with its own code",
    instead: "the tree of @sabiprep/markup",
    shapes: [/\(\?:\\{2}\.\|\[\^\$\\{2}\]\)/],
    homes: /^packages\/markup\/src\/grammar\.ts$|^e2e\/testing\/bank-formulas\.ts$/,
  },
  {
    what: "has its own random number generator",
    instead: "randomFrom of @sabiprep/question-bank/random",
    shapes: [/0x6d2b79f5/i, /\b1664525\b/],
    homes: /^packages\/question-bank\/src\/random\.ts$/,
  },
  {
    what: "writes CSV with its own code",
    instead: "writeCsv of @sabiprep/formats, which guards against formulas",
    shapes: [/from "csv-stringify/, /test\(.*replaceAll\('"', '""'\)/],
    homes: /^packages\/formats\/src\/table\/write-csv\.ts$/,
  },
];

const files = ["apps", "packages", "scripts", "e2e", "bench"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter((file) => /\.(tsx?|sql)$/.test(file) && !/node_modules|\/dist\/|\.test\.tsx?$/.test(file)),
);

let found = 0;
for (const file of files.filter((file) => file !== "scripts/check-said-once.ts")) {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  for (const { what, instead, shapes } of rules.filter(({ homes }) => !homes.test(file)))
    for (const [at, line] of lines.entries())
      if (shapes.some((shape) => shape.test(line))) {
        found++;
        console.error(`${file}:${at + 1} ${what}: use ${instead}`);
      }
}
process.exit(found === 0 ? 0 : 1);
