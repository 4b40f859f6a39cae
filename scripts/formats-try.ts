// npm run formats:try -- FOLDER: reads every file of a folder as the importer would and prints the result of each.
// Without a folder it reads the small files that the tests of packages/formats use. It writes nothing anywhere.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { FileRefusal, fieldName, type RowProblem, readQuestionFile, stops } from "../packages/formats/src/index.ts";
import { foreignFiles } from "../packages/formats/test/foreign-files.ts";

const [folder] = process.argv.slice(2);
if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error("Usage: npm run formats:try [-- FOLDER]");
  process.exit(2);
}

const MAX_SHOWN = 12;
const totals = { files: 0, refused: 0, read: 0, ready: 0 };

const line = (counted: string, row: number, { field, message, found }: RowProblem) =>
  `${counted} ${row}, ${fieldName(field)}: ${message}${found ? ` [${found}]` : ""}`;

async function tried(file: string, bytes: Uint8Array): Promise<string[]> {
  const { format, encoding, table, counted, rows, notes } = await readQuestionFile(
    bytes,
    path.basename(file),
    {},
    new Date().getFullYear(),
  );
  const broken = rows.filter(({ problems }) => problems.some(stops));
  totals.read += rows.length;
  totals.ready += rows.length - broken.length;
  const delimiter = table?.delimiter ? `, cut at ${JSON.stringify(table.delimiter)}` : "";
  const problems = broken.flatMap(({ row, problems }) =>
    problems.filter(stops).map((problem) => line(counted, row, problem)),
  );
  const remarks = rows.flatMap(({ row, problems }) =>
    problems.filter((problem) => !stops(problem)).map((problem) => line(counted, row, problem)),
  );
  return [
    `${format}, ${encoding}${delimiter}: ${rows.length} read, ${rows.length - broken.length} ready, ${broken.length} left out`,
    ...notes.map((note) => `  note   ${note}`),
    ...remarks.slice(0, MAX_SHOWN).map((remark) => `  note   ${remark}`),
    ...problems.slice(0, MAX_SHOWN).map((problem) => `  left out   ${problem}`),
    ...(problems.length > MAX_SHOWN ? [`  … and ${problems.length - MAX_SHOWN} more`] : []),
  ];
}

const inFolder = (from: string) =>
  readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(from, file)).isFile())
    .sort()
    .map((file) => ({ file, read: () => new Uint8Array(readFileSync(path.join(from, file))) }));
const ofTests = () =>
  foreignFiles.map(({ name, content }) => ({
    file: name,
    read: () => (typeof content === "string" ? new TextEncoder().encode(content) : content),
  }));

for (const { file, read } of folder ? inFolder(folder) : ofTests()) {
  totals.files++;
  try {
    const [summary, ...lines] = await tried(file, read());
    console.log([`${file}   ${summary}`, ...lines].join("\n"));
  } catch (problem) {
    if (!(problem instanceof FileRefusal)) throw problem;
    totals.refused++;
    console.log(`${file}   refused: ${problem.message}`);
  }
}
const { read, ready, refused } = totals;
console.log(`${totals.files} files: ${refused} refused, ${read} questions read, ${ready} of them ready for the bank.`);
