// A picture or a recording is sent in while a question is being written, before anybody knows whether it will be saved. What nothing
// shows after a long time goes. Nothing that any version of a question, passage or material shows ever does, whatever became
// of the question: old tests are read with the version they were handed out with.
import { sql } from "kysely";
import type { Retiring } from "../../feature.ts";
import { discardFiles } from "../files/public.ts";

/** In the words of the index question_revisions_with_media, or it is not used. */
const hasMedia = sql`(picture_sha256 is not null or audio_file_uuid is not null or body_source like '%/api/pictures/%'
  or explanation_source like '%/api/pictures/%' or hint_source like '%/api/pictures/%'
  or options::text like '%/api/pictures/%' or whys::text like '%/api/pictures/%')`;

/** Rows of files that may still be imported name pictures the bank has already, and do not bring them a second time. */
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

// Both hold what they found before they look a second time. Whoever saves a question with one of them in between holds it first
// (writing/catalogue.ts) and it is left, or comes later and is told that it is not there.

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
