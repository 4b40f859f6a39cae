// Imports the rows that are ready in one transaction: all of them or none. A job that is cut off leaves nothing and is
// run again.

import type { NewQuestion } from "@sabiprep/contract";
import { RENDERER_VERSION } from "@sabiprep/markup";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import type { Job } from "../../../feature.ts";
import { Failure, fail } from "../../../http/failure.ts";
import { renderInChildProcess } from "../rendering/render-in-child.ts";
import { createQuestions } from "../writing/create-questions.ts";
import { importJob } from "./check-import.ts";
import { keepPicture } from "./import-pictures.ts";
import type { PreparedPicture, PreparedRow } from "./new-question-of.ts";
import { type ImportRecord, importById, showProgress } from "./queries.ts";

const SLICE = 400;

export const runImport: Job = async (context, note) => {
  const { import_id, attempt } = importJob.parse(note);
  const standing = await importById(context.db, import_id);
  if (standing?.state !== "importing" || standing.attempt !== attempt) return;
  try {
    await bringIn(context, standing);
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    // The bank changed between the check and the import. Nothing was written, and the file can be checked again.
    await sql`
      update question_imports set state = 'checked', message = ${`Nothing was imported: ${problem.message}`}
      where id = ${import_id} and attempt = ${attempt}`.execute(context.db);
  }
};

const bringIn = (context: AppContext, standing: ImportRecord) =>
  inTransaction(context.db, async (db) => {
    const { db: outside, clock } = context;
    const { rows: held } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('question-import'), ${standing.id}::int) as mine`.execute(db);
    if (!held[0]?.mine) return;
    // The texts are rendered while the transaction waits.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(db);
    const { rows: totals } = await sql<{ ready: number }>`
      select rows_ready as ready from question_imports where id = ${standing.id}`.execute(db);
    const total = totals[0]?.ready ?? 0;
    const passages = new Map<string, string>();
    const now = clock.now();
    let made = 0;
    let after = -1;
    for (;;) {
      const rows = await nextRows(db, standing.id, after);
      if (rows.length === 0) break;
      const questions: NewQuestion[] = [];
      for (const { prepared } of rows) {
        const question = await withPassage(db, prepared, passages, now);
        for (const picture of prepared.in_texts ?? []) await keepPicture(context, db, picture);
        questions.push(await withPicture(context, db, question, prepared.picture));
      }
      const uuids = await createQuestions(db, questions, { staff_id: standing.staff_id ?? 0, lane: "files" }, now);
      await sql`
        update question_import_rows r set question_uuid = n.uuid
        from unnest(${rows.map(({ position }) => position)}::int[], ${uuids}::uuid[]) as n (position, uuid)
        where r.import_id = ${standing.id} and r.position = n.position`.execute(db);
      made += rows.length;
      after = rows.at(-1)!.position;
      await showProgress(outside, standing, made, total);
    }
    await sql`
      update question_imports set state = 'done', message = null, questions_made = ${made}, imported_at = ${now}
      where id = ${standing.id} and attempt = ${standing.attempt} and state = 'importing'`.execute(db);
    await db.deleteFrom("question_import_files").where("import_id", "=", standing.id).execute();
  });

async function nextRows(db: Db, importId: number, after: number) {
  const { rows } = await sql<{ position: number; prepared: PreparedRow }>`
    select position, prepared from question_import_rows
    where import_id = ${importId} and state = 'ready' and position > ${after} order by position limit ${SLICE}`.execute(
    db,
  );
  return rows;
}

/** Rows with the same passage share it, even with a passage that the bank already has. */
async function withPassage(db: Db, { question, passage }: PreparedRow, known: Map<string, string>, now: Date) {
  if (!passage) return question;
  const key = `${passage.title}\n${passage.body_source}`;
  const passage_id = known.get(key) ?? (await passageInBank(db, passage)) ?? (await writePassage(db, passage, now));
  known.set(key, passage_id);
  return { ...question, passage_id };
}

async function withPicture(context: AppContext, db: Db, question: NewQuestion, picture: PreparedPicture | null) {
  if (!picture) return question;
  await keepPicture(context, db, picture);
  return {
    ...question,
    question_type: "IMAGE_AND_TEXTS_ONLY" as const,
    picture_id: picture.sha256,
    picture_alt: picture.alt,
  };
}

type Passage = NonNullable<PreparedRow["passage"]>;

async function passageInBank(db: Db, { title, body_source }: Passage): Promise<string | undefined> {
  const row = await db
    .selectFrom("passages as a")
    .innerJoin("passage_revisions as r", "r.id", "a.live_revision_id")
    .select("a.uuid")
    .where("r.title", "=", title)
    .where("r.body_source", "=", body_source)
    .limit(1)
    .executeTakeFirst();
  return row?.uuid;
}

async function writePassage(db: Db, { title, body_source }: Passage, now: Date): Promise<string> {
  const [outcome] = await renderInChildProcess([{ source: body_source, inline: false }], "files");
  // It could be shown when the file was checked.
  const body_html =
    outcome && "html" in outcome ? outcome.html : fail("validation", `We cannot show the passage "${title}".`);
  const { id, uuid } = await db
    .insertInto("passages")
    .values({ uuid: uuidv7(), created_at: now })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  const revision = await db
    .insertInto("passage_revisions")
    .values({
      ...{ passage_id: id, no: 1, title, body_source, body_html, created_at: now },
      renderer: RENDERER_VERSION,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("passages").set({ live_revision_id: revision.id }).where("id", "=", id).execute();
  return uuid;
}
