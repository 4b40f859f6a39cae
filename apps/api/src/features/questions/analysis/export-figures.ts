// Exports the statistics of many questions as one table for further calculation.
import { type ItemStatistics, type itemAnalysis, MAX_FIGURES_EXPORTED, type StaffQuestion } from "@sabiprep/contract";
import { lagosDay, optionLetters } from "@sabiprep/exam";
import { type CsvCell, writeCsv } from "@sabiprep/formats";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { inChunks } from "../bank/in-chunks.ts";
import { allFound } from "../staff/find-questions.ts";
import { readStaffQuestions } from "../staff/staff-question.ts";
import { statisticsFor } from "./read-analysis.ts";

const CHUNK = 500;

export async function exportFigures({ db, user, input, now, recordAudit }: Call<typeof itemAnalysis.export>) {
  const ids = input.paper_id
    ? await questionsOfPaper(db, input.paper_id)
    : await allFound(db, input.found ?? {}, MAX_FIGURES_EXPORTED + 1, user.id);
  if (ids.length > MAX_FIGURES_EXPORTED)
    fail(
      "validation",
      `More than ${MAX_FIGURES_EXPORTED.toLocaleString("en")} questions match. Add more filters first.`,
    );
  const rows: CsvCell[][] = [];
  for (const chunk of inChunks(ids, CHUNK)) {
    const questions = await readStaffQuestions(db, chunk);
    const revisions = await shownRevisions(db, chunk);
    const figures = await statisticsFor(db, [...revisions.values()], input.from);
    for (const question of questions) {
      const told = figures.get(revisions.get(question.id)!);
      if (told) rows.push(rowOf(question, told.statistics, rows.length + 1));
    }
  }
  recordAudit({ after: { rows: rows.length, ...input } });
  return { name: `figures-${lagosDay(now)}.csv`, csv: writeCsv([head, ...rows]), rows: rows.length };
}

async function questionsOfPaper(db: Db, uuid: string): Promise<number[]> {
  const paper = await db.selectFrom("papers").select("id").where("uuid", "=", uuid).executeTakeFirst();
  if (!paper) return fail("not_found", "We could not find that paper.");
  const { rows } = await sql<{ question_id: number }>`
    select question_id from paper_items where paper_id = ${paper.id} order by position`.execute(db);
  return rows.map(({ question_id }) => question_id);
}

/** The version whose answers count: the live one, otherwise the newest. */
async function shownRevisions(db: Db, ids: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ uuid: string; revision_id: number }>`
    select uuid, coalesce(live_revision_id, newest_revision_id) as revision_id from questions
      where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ uuid, revision_id }) => [uuid, revision_id]));
}

const head: CsvCell[] = [
  ...["No", "Question id", "Subject", "Exams", "Year", "Topic", "Question", "Key", "Difficulty", "Author's difficulty"],
  ...["Answers", "Enough answers", "Facility", "Standard error", "Item-rest correlation", "Standard deviation"],
  ...["Discrimination", "Mean seconds"],
  ...optionLetters.flatMap((letter) => [`${letter} chosen`, `${letter} point-biserial`]),
  "No answer",
];

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(4)));

function rowOf(question: StaffQuestion, statistics: ItemStatistics, no: number): CsvCell[] {
  const option = (letter: string | null) => statistics.options.find((one) => one.letter === letter);
  return [
    ...[no, question.id, question.subject.name, question.exam_types.map(({ name }) => name).join(" ")],
    ...[question.year, question.topic?.name, question.question_body_source],
    question.is_void ? "void" : question.accepted.join(" "),
    ...[question.difficulty_level, question.author_difficulty ?? question.difficulty_level],
    ...[statistics.responses, statistics.enough ? "yes" : "no", rounded(statistics.facility)],
    ...[rounded(statistics.standard_error), rounded(statistics.item_rest), rounded(statistics.standard_deviation)],
    ...[rounded(statistics.discrimination), rounded(statistics.mean_seconds)],
    ...optionLetters.flatMap((letter) => [option(letter)?.chosen, rounded(option(letter)?.point_biserial ?? null)]),
    option(null)?.chosen,
  ];
}
