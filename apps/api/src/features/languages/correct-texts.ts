// A list of corrections from a native reader. Either all rows are accepted or none, because nobody would know which
// half of a partial list was used.
import { formatMessage, type Language, type languageDesk, languages } from "@sabiprep/contract";
import { decodeText, FileRefusal, readCsv, unguarded } from "@sabiprep/formats";
import { uuidv7 } from "uuidv7";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { noteTexts, tellSecondPeople } from "./second-person.ts";
import { isMissing, type Text, textsOf } from "./texts.ts";

const LONGEST = 2000;
const MAX_PROBLEMS = 20;

interface Row {
  /** The row number as in a spreadsheet, where the header is row 1. */
  no: number;
  language: Language;
  english: string;
  text: string;
}

export async function correctTexts({
  db,
  user,
  context,
  now,
  meta,
  upload,
  recordAudit,
}: Call<typeof languageDesk.correct>) {
  const { rows: given, problems } = rowsOf(upload().bytes);
  const known = new Map(
    await Promise.all(
      [...new Set(given.map(({ language }) => language))].map(
        async (language) => [language, await textsOf(context, db, language)] as const,
      ),
    ),
  );
  // A missing translation that the reader left empty stays missing.
  const rows = given.filter(({ language, english, text }) => {
    const knownText = known.get(language)?.get(english);
    return text !== "" || !knownText || !isMissing(knownText);
  });
  for (const row of rows) {
    const problem = problemOf(row, known.get(row.language)?.get(row.english));
    if (problem) problems.push(`Row ${row.no}: ${problem}`);
  }
  if (problems.length > 0) fail("validation", problems[0]!, { file: problems.slice(0, MAX_PROBLEMS) });
  const changed = rows.filter(({ language, english, text }) => {
    const { built, corrected } = known.get(language)!.get(english)!;
    return text !== (corrected ?? built);
  });
  const proposed = changed.map(({ language, english, text }) => {
    const { built, corrected } = known.get(language)!.get(english)!;
    return { language, english, before: corrected ?? built, text };
  });
  await inTransaction(db, async (db) => {
    for (const { language, english, text } of proposed) {
      const offer = { uuid: uuidv7(), text, staff_id: user.id, created_at: now };
      await db
        .insertInto("message_corrections_waiting")
        .values({ language, english, ...offer })
        .onConflict((conflict) => conflict.columns(["language", "english"]).doUpdateSet(offer))
        .execute();
    }
    await noteTexts(db, "texts_proposed", proposed, { actor: user, at: now, request_id: meta.requestId });
    if (proposed.length > 0) await tellSecondPeople(context, db, proposed.length, user.id, now);
  });
  recordAudit({ after: { rows: rows.length, changed: proposed.length } });
  return { rows: rows.length, changed: proposed.length };
}

function rowsOf(bytes: Buffer): { rows: Row[]; problems: string[] } {
  const [head = [], ...cells] = cellsOf(bytes);
  const at = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const columns = { language: at("language"), english: at("english"), text: at("text") };
  if (Object.values(columns).includes(-1))
    fail("validation", "Row 1: the file needs the columns language, english and text.");
  const problems: string[] = [];
  const rows: Row[] = [];
  for (const [place, row] of cells.entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const no = place + 2;
    const language = languages.find((name) => name === row[columns.language]?.trim().toLowerCase());
    const text = unguarded(row[columns.text] ?? "")
      .trim()
      .normalize("NFC");
    if (!language || language === "english") problems.push(`Row ${no}: the language must be yoruba, igbo or hausa.`);
    else rows.push({ no, language, english: unguarded(row[columns.english] ?? ""), text });
  }
  return { rows, problems };
}

function cellsOf(bytes: Buffer): string[][] {
  try {
    return readCsv(decodeText(bytes).text).cells;
  } catch (problem) {
    if (problem instanceof FileRefusal) return fail("validation", problem.message, { file: [problem.message] });
    throw problem;
  }
}

function problemOf({ english, text }: Row, known: Text | undefined): string | null {
  if (!known) return "this English text is not in the list.";
  if (text === "") return "the text is empty.";
  if (text.length > LONGEST) return `the text is longer than ${LONGEST} characters.`;
  const unlike = placesOf(english).join() !== placesOf(text).join();
  if (unlike) return `do not change the placeholders in braces: ${placesOf(english).join(", ") || "none"}.`;
  return canBeWritten(text) ? null : "the braces do not match.";
}

/** {name}, and `n, plural` where a number chooses the form. */
const placesOf = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(plural))/g)].map(
        ([, name, plural]) => `{${name}${plural ? ", plural" : ""}}`,
      ),
    ),
  ].sort();

function canBeWritten(text: string): boolean {
  try {
    const values = Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name!, 1]));
    return !/[{}]/.test(formatMessage(text, values));
  } catch {
    return false;
  }
}
