// Texts that several questions are based on. A sitting keeps the text it was issued with, so an edit is a new revision
// of the passage and of every question on it.
import type { questions } from "@sabiprep/contract";
import { picturesIn, RENDERER_VERSION } from "@sabiprep/markup";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { renderInChildProcess } from "../rendering/render-in-child.ts";
import { changeBank } from "../writing/question-counts.ts";
import { assertOwnSubjects } from "../writing/subject-rights.ts";

const PAGE = 20;

/** For a passage `pa`: used by any version of any question, including deleted ones, or shipped with the bank. */
const isStoodOn = sql<boolean>`(pa.bank_key is not null or exists (select 1 from question_revisions r
  join passage_revisions v on v.id = r.passage_revision_id where v.passage_id = pa.id))`;

export async function listPassages({ db, input }: Call<typeof questions.passages>) {
  const search = input.search?.trim();
  const { rows } = await sql<{
    uuid: string;
    title: string;
    body: string;
    body_source: string;
    questions: number;
    unused: boolean;
  }>`
    select pa.uuid, p.title, p.body_html as body, p.body_source,
      (select count(*)::int from question_revisions r join questions q on q.newest_revision_id = r.id
        where r.passage_revision_id = p.id and q.state <> 'retired') as questions, not ${isStoodOn} as unused
    from passages pa join passage_revisions p on p.id = pa.live_revision_id
    where true
      ${
        search
          ? sql`and (p.title ilike ${`%${escapeLike(search)}%`}
        or p.body_source ilike ${`%${escapeLike(search)}%`})`
          : sql``
      }
      ${input.before ? sql`and pa.id < (select id from passages where uuid = ${input.before})` : sql``}
    order by pa.id desc limit ${PAGE + 1}`.execute(db);
  const items = rows.slice(0, PAGE);
  return { items, next: rows.length > PAGE ? items.at(-1)!.uuid : null };
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

async function rendered(db: Db, source: string): Promise<string> {
  const shown = [...new Set(picturesIn(source))];
  // Locked while the passage is written, as for a question (writing/catalogue.ts).
  const { rows: known } = await sql`select from pictures where sha256 = any(${shown}::text[]) for key share`.execute(
    db,
  );
  if (known.length < shown.length) failField("body_source", "This text uses a picture that is not in the bank");
  const [outcome] = await renderInChildProcess([{ source, inline: false }], "desk");
  if (outcome && "html" in outcome) return outcome.html;
  return failField("body_source", `We cannot show this text: ${outcome?.problem}`);
}

export async function addPassage({ db, input, now, recordAudit }: Call<typeof questions.addPassage>) {
  const { title, body_source } = input;
  const passage = await db
    .insertInto("passages")
    .values({ uuid: uuidv7(), created_at: now })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  await writeRevision(db, passage.id, 1, { title, body_source, body_html: await rendered(db, body_source) }, now);
  recordAudit({ subject: passage.uuid });
  return { uuid: passage.uuid, name: title };
}

async function writeRevision(
  db: Db,
  passageId: number,
  no: number,
  texts: { title: string; body_source: string; body_html: string },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("passage_revisions")
    .values({ passage_id: passageId, no, ...texts, renderer: RENDERER_VERSION, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("passages").set({ live_revision_id: id }).where("id", "=", passageId).execute();
  return id;
}

export async function editPassage({ db, user, input, now, recordAudit }: Call<typeof questions.editPassage>) {
  const { title, body_source } = input;
  const { rows } = await sql<{ id: number; live_revision_id: number; no: number }>`
    select pa.id, pa.live_revision_id, p.no from passages pa join passage_revisions p on p.id = pa.live_revision_id
    where pa.uuid = ${input.passage_id} for update of pa`.execute(db);
  const before = rows[0] ?? fail("not_found", "We could not find that passage.");
  const texts = { title, body_source, body_html: await rendered(db, body_source) };
  const questions = await questionsOn(db, before.live_revision_id);
  await assertOwnSubjects(
    db,
    user.id,
    questions.map(({ subject_id }) => subject_id),
  );
  const ids = questions.map(({ id }) => id);
  const revision = await writeRevision(db, before.id, before.no + 1, texts, now);
  await changeBank(db, ids, () => reviseQuestions(db, ids, revision, user.id, now));
  recordAudit({ subject: input.passage_id, after: { revision: before.no + 1, questions: ids.length } });
  return { questions_revised: ids.length };
}

async function questionsOn(db: Db, passageRevision: number) {
  const { rows } = await sql<{ id: number; subject_id: number }>`
    select q.id, q.subject_id from question_revisions r join questions q on q.newest_revision_id = r.id
    where r.passage_revision_id = ${passageRevision} order by q.id for update of q`.execute(db);
  return rows;
}

/** The same question on the new text, with its current key. A live question stays live. */
async function reviseQuestions(db: Db, ids: number[], passageRevision: number, staffId: number, now: Date) {
  await sql`
    with fresh as (
      insert into question_revisions (question_id, no, question_type, body_source, body_html, options, answers_wanted,
        explanation_source,
        explanation_html, hint_source, hint_html, whys, passage_revision_id, picture_sha256, picture_alt,
          audio_file_uuid, renderer, staff_id, created_at)
      select q.id, r.no + 1, r.question_type, r.body_source, r.body_html, r.options, r.answers_wanted,
        r.explanation_source, r.explanation_html, r.hint_source, r.hint_html,
        r.whys, ${passageRevision}, r.picture_sha256, r.picture_alt, r.audio_file_uuid, r.renderer, ${staffId}, ${now}
      from questions q join question_revisions r on r.id = q.newest_revision_id where q.id = any(${ids}::bigint[])
      returning id, question_id
    ), keyed as (
      insert into question_keys (revision_id, version, accepted, is_void, staff_id, created_at)
      select f.id, 1, k.accepted, k.is_void, ${staffId}, ${now}
      from fresh f join questions q on q.id = f.question_id
      join lateral (select accepted, is_void from question_keys where revision_id = q.newest_revision_id
        order by version desc limit 1) k on true
    )
    select id from fresh`.execute(db);
  await sql`
    update questions q set newest_revision_id = r.id, staff_edited_at = ${now},
      live_revision_id = case when q.live_revision_id = q.newest_revision_id then r.id else q.live_revision_id end
    from question_revisions r
    where q.id = any(${ids}::bigint[]) and r.question_id = q.id and r.passage_revision_id = ${passageRevision}`.execute(
    db,
  );
}

export async function removePassage({ db, input, recordAudit }: Call<typeof questions.removePassage>) {
  const { rows } = await sql<{ id: number; is_used: boolean }>`
    select pa.id, ${isStoodOn} as is_used from passages pa where pa.uuid = ${input.passage_id} for update`.execute(db);
  const { id, is_used } = rows[0] ?? fail("not_found", "We could not find that passage.");
  if (is_used) fail("conflict", "Questions use or have used this passage, so you cannot delete it.");
  await sql`delete from passage_revisions where passage_id = ${id}`.execute(db);
  await sql`delete from passages where id = ${id}`.execute(db);
  recordAudit({ subject: input.passage_id });
  return null;
}
