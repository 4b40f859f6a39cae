// New questions, one or ten thousand, in one transaction: all of them or none.
import type { NewQuestion } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { inChunks } from "../bank/in-chunks.ts";
import { type RenderedQuestion, renderQuestions } from "../rendering/render-questions.ts";
import { readCatalogue } from "./catalogue.ts";
import { type FieldProblem, type PreparedQuestion, prepareQuestion } from "./prepare-question.ts";
import { mayPublish, type Writer } from "./publishing.ts";
import { countNew } from "./question-counts.ts";
import { assertOwnSubjects } from "./subject-rights.ts";

export interface RowProblem extends FieldProblem {
  /** Counted from 0, in the order of the given rows. */
  row: number;
}

/** Returns what would be refused, without writing anything. */
export async function checkQuestions(
  db: Db,
  rows: readonly NewQuestion[],
  rendered?: RenderedQuestion,
): Promise<RowProblem[]> {
  const catalogue = await readCatalogue(db, rows);
  const shown = rendered ?? (await renderQuestions(rows));
  return rows.flatMap((question, row) => {
    const outcome = prepareQuestion(question, catalogue, shown);
    return "problems" in outcome ? outcome.problems.map((problem) => ({ row, ...problem })) : [];
  });
}

/** Writes the questions and returns their uuids in order. One question that may not be stored refuses them all. */
export const createQuestions = (db: Db, rows: readonly NewQuestion[], by: Writer, now: Date): Promise<string[]> =>
  inTransaction(db, async (db) => {
    const catalogue = await readCatalogue(db, rows);
    const publishes = await mayPublish(db, by);
    const uuids: string[] = [];
    for (const chunk of inChunks(rows)) {
      const shown = await renderQuestions(chunk, by.lane);
      const prepared = chunk.map((row) => preparedOrRefused(row, catalogue, shown));
      await assertOwnSubjects(
        db,
        by.staff_id,
        prepared.map(({ subject_id }) => subject_id),
      );
      uuids.push(...(await insertChunk(db, prepared, { ...by, publishes }, now)));
    }
    return uuids;
  });

function preparedOrRefused(
  row: NewQuestion,
  catalogue: Awaited<ReturnType<typeof readCatalogue>>,
  shown: RenderedQuestion,
): PreparedQuestion {
  const outcome = prepareQuestion(row, catalogue, shown);
  if ("prepared" in outcome) return outcome.prepared;
  return refuseProblems(outcome.problems);
}

export function refuseProblems(problems: FieldProblem[]): never {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  return fail("validation", problems[0]!.message, errors);
}

const stateOf = ({ status }: PreparedQuestion, publishes: boolean) =>
  status === "INACTIVE" ? ("draft" as const) : publishes ? ("live" as const) : ("review" as const);

async function insertChunk(
  db: Db,
  rows: PreparedQuestion[],
  by: Writer & { publishes: boolean },
  now: Date,
): Promise<string[]> {
  const made = rows.map((row) => ({ ...row, uuid: uuidv7(), state: stateOf(row, by.publishes) }));
  const inserted = await db
    .insertInto("questions")
    .values(
      made.map(({ uuid, subject_id, topic_id, class_level_id, difficulty, pool, source, year, state }) => ({
        ...{ uuid, subject_id, topic_id, class_level_id, difficulty, source, year, state },
        pool: pool ?? ("paper" as const),
        family: `staff/${uuid}`,
        staff_edited_at: now,
        created_at: now,
      })),
    )
    .returning(["id", "uuid"])
    .execute();
  const ids = new Map(inserted.map((row) => [row.uuid, row.id]));
  const revisions = await db
    .insertInto("question_revisions")
    .values(made.map((row) => revisionOf(row, ids.get(row.uuid)!, 1, by.staff_id, now)))
    .returning(["id", "question_id"])
    .execute();
  const revisionOfQuestion = new Map(revisions.map((row) => [row.question_id, row.id]));
  await db
    .insertInto("question_keys")
    .values(
      made.map((row) => ({
        revision_id: revisionOfQuestion.get(ids.get(row.uuid)!)!,
        version: 1,
        accepted: row.accepted,
        staff_id: by.staff_id,
        created_at: now,
      })),
    )
    .execute();
  await sql`
    update questions q set newest_revision_id = r.id, live_revision_id = case when q.state = 'live' then r.id end
    from question_revisions r where r.question_id = q.id and q.id = any(${[...ids.values()]}::bigint[])`.execute(db);
  await db
    .insertInto("question_exams")
    .values(
      made.flatMap((row) =>
        [row.exam_type_id, ...(row.other_exam_ids ?? [])].map((exam_type_id) => ({
          ...{ question_id: ids.get(row.uuid)!, exam_type_id },
        })),
      ),
    )
    .execute();
  await countNew(db, [...ids.values()]);
  return made.map(({ uuid }) => uuid);
}

/** A revision's row contains only the texts. The key has its own versions. */
export const revisionOf = (
  row: Pick<
    PreparedQuestion,
    | "question_type"
    | "body_source"
    | "body_html"
    | "options"
    | "answers_wanted"
    | "explanation_source"
    | "explanation_html"
    | "hint_source"
    | "hint_html"
    | "instruction_source"
    | "instruction_html"
    | "whys"
    | "renderer"
    | "passage_revision_id"
    | "picture_sha256"
    | "picture_alt"
    | "audio_file_uuid"
  >,
  question_id: number,
  no: number,
  staff_id: number | null,
  now: Date,
) => ({
  question_id,
  no,
  question_type: row.question_type,
  body_source: row.body_source,
  body_html: row.body_html,
  options: JSON.stringify(row.options),
  answers_wanted: row.answers_wanted,
  explanation_source: row.explanation_source,
  explanation_html: row.explanation_html,
  hint_source: row.hint_source,
  hint_html: row.hint_html,
  instruction_source: row.instruction_source,
  instruction_html: row.instruction_html,
  whys: JSON.stringify(row.whys),
  renderer: row.renderer,
  passage_revision_id: row.passage_revision_id,
  picture_sha256: row.picture_sha256,
  picture_alt: row.picture_alt,
  audio_file_uuid: row.audio_file_uuid,
  staff_id,
  created_at: now,
});
