// A picture or a recording is uploaded while a question is being written, before it is certain that it will be saved.
// An upload that nothing shows is deleted after a long time. Anything that any version of a question, passage or
// material shows is never deleted, even if the question is gone: old tests use the version they were issued with.
import { sql } from "kysely";
import type { Retiring } from "../../feature.ts";
import { discardFiles } from "../files/public.ts";

/** In the exact words of the index question_revisions_with_media, otherwise the index is not used. */
const hasMedia = sql`(picture_sha256 is not null or audio_file_uuid is not null or body_source like '%/api/pictures/%'
  or explanation_source like '%/api/pictures/%' or hint_source like '%/api/pictures/%'
  or options::text like '%/api/pictures/%' or whys::text like '%/api/pictures/%')`;

/** Rows of files that may still be imported refer to pictures already in the bank, and do not bring them again. */
const waitingRows = sql`question_import_rows w join question_imports i on i.id = w.import_id
  where w.prepared is not null and i.state not in ('done', 'undone')`;

const textsWithPictures = sql`
  select concat_ws(' ', body_source, explanation_source, hint_source, options, whys) as text from question_revisions
    where ${hasMedia}
  union all select body_source from passage_revisions where body_source like '%/api/pictures/%'
  union all select concat_ws(' ', body_source, body_html) from materials where body_html like '%/api/pictures/%'
  union all select (w.prepared - 'picture' - 'in_texts')::text from ${waitingRows}`;

const shownPictures = sql`
  select picture_sha256 as sha256 from question_revisions where ${hasMedia} and picture_sha256 is not null
  union select w.prepared -> 'picture' ->> 'sha256' from ${waitingRows}
    and w.prepared -> 'picture' ->> 'sha256' is not null
  union select found[1] from (${textsWithPictures}) t,
    regexp_matches(t.text, '/api/pictures/([0-9a-f]{64})', 'g') found`;

const playedRecordings = sql`select audio_file_uuid from question_revisions where audio_file_uuid is not null`;

const days: Retiring["days"] = (config) => config.RETENTION_UPLOAD_DAYS;

// Both lock what they found, then check a second time. A question that uses one may be saved in between. If it locks
// the row first (writing/catalogue.ts), the row stays. If it is later, it gets an error that the row is missing.

export const picturesNobodyShows: Retiring = {
  table: "pictures",
  days,
  take: async (db, before, limit) => {
    const { rows: held } = await sql<{ sha256: string }>`
      select p.sha256 from pictures p join files f on f.uuid = p.file_uuid
      where coalesce(p.sent_at, f.created_at) < ${before} and p.sha256 not in (${shownPictures})
      limit ${limit} for update of p skip locked`.execute(db);
    if (held.length === 0) return { count: 0 };
    const { rows: gone } = await sql<{ file_uuid: string }>`
      delete from pictures where sha256 = any(${held.map(({ sha256 }) => sha256)}::text[])
        and sha256 not in (${shownPictures})
      returning file_uuid`.execute(db);
    await discardFiles(
      db,
      gone.map(({ file_uuid }) => file_uuid),
    );
    return { count: gone.length };
  },
};

export const recordingsNobodyPlays: Retiring = {
  table: "files",
  days,
  take: async (db, before, limit) => {
    const { rows: held } = await sql<{ uuid: string }>`
      select f.uuid from files f
      where f.purpose = 'question' and f.created_at < ${before} and f.uuid not in (${playedRecordings})
        and not exists (select from pictures p where p.file_uuid = f.uuid)
      limit ${limit} for update of f skip locked`.execute(db);
    if (held.length === 0) return { count: 0 };
    const { rows: still } = await sql<{ uuid: string }>`
      select uuid from unnest(${held.map(({ uuid }) => uuid)}::uuid[]) uuid
        where uuid not in (${playedRecordings})`.execute(db);
    await discardFiles(
      db,
      still.map(({ uuid }) => uuid),
    );
    return { count: still.length };
  },
};
