// Usage: npm run bank:lessons. It prints a table for each subject with its lessons, words, figures and worked examples.
// It fails if a limit is missed.
import { lessonRows, missingLessons } from "../lessons/lesson-table.ts";
import { readLessons } from "../lessons/read-lessons.ts";
import { readOptions } from "./read-options.ts";

readOptions("npm run bank:lessons    the lessons of every subject: words, figures, worked examples", {});

// The bank is not read when only the help is printed.
const { subjectBanks } = await import("../subjects/index.ts");
const lessons = readLessons();
const rows = lessonRows(subjectBanks, lessons);
const sum = (name: "topics" | "lessons" | "figures" | "drawn" | "examples") =>
  rows.reduce((total, row) => total + row[name], 0);
console.log(
  "| subject | topics | lessons | words (middle) | figures | lessons with a figure | worked examples | largest (KB) |",
);
console.log("|---|---|---|---|---|---|---|---|");
for (const row of rows)
  console.log(
    `| ${row.subject} | ${row.topics} | ${row.lessons} | ${row.words} | ${row.figures} | ${row.drawn} | ${row.examples} | ${(row.bytes / 1024).toFixed(1)} |`,
  );
console.log(
  `| all | ${sum("topics")} | ${sum("lessons")} | | ${sum("figures")} | ${sum("drawn")} (${((sum("drawn") / lessons.length) * 100).toFixed(0)} %) | ${sum("examples")} | |`,
);
const missing = missingLessons(subjectBanks, lessons);
for (const sentence of missing) console.log(sentence);
process.exitCode = missing.length === 0 ? 0 : 1;
