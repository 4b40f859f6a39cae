// What staff do with materials: write, upload, publish, retire.
import type { materials, StaffMaterial } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { discardFile, signedFileUrl, storeFile } from "../files/public.ts";
import { fileKindOf, isBrokenPdf } from "./file-kind.ts";
import { bodyHash, NOTE_VERSION } from "./load-shipped.ts";
import { fileNameOf } from "./print-files.ts";
import { type MaterialRow, matching, materialColumns } from "./queries.ts";
import { readNoteInChildProcess } from "./read-note-in-child.ts";

const PER_PAGE = 20;
const NOT_THERE = "We could not find that material.";

type StaffRow = MaterialRow & Pick<StaffMaterial, "state" | "is_shipped" | "is_text" | "body_source" | "topic_ids">;

const staffColumns = sql`${materialColumns}, m.state, m.shipped_key is not null as is_shipped,
  m.body_source is not null as is_text,
  m.body_source, coalesce((select json_agg(t.uuid) from material_topics x join topics t on t.id = x.topic_id
    where x.material_id = m.id), '[]') as topic_ids`;

const shownTo = (context: AppContext, now: Date, row: StaffRow): StaffMaterial => ({
  ...row,
  file_url: row.file_uuid && signedFileUrl(context.secret, row.file_uuid, now),
});

export async function staffList({ db, input, context, now }: Call<typeof materials.staffList>) {
  const page = input.page ?? 1;
  const from = sql`from materials m join subjects s on s.id = m.subject_id
    where true ${matching(input.search)} ${input.subject_id ? sql`and s.uuid = ${input.subject_id}` : sql``}
      ${input.state ? sql`and m.state = ${input.state}` : sql``}`;
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} ${from} order by m.updated_at desc, m.id desc
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { items: rows.map((row) => shownTo(context, now, row)), total: counted[0]!.total, page, per_page: PER_PAGE };
}

export async function choices(db: Db) {
  const { rows } = await sql<{ uuid: string; name: string; topics: { uuid: string; name: string }[] }>`
    select s.uuid, s.name, coalesce(json_agg(json_build_object('uuid', t.uuid, 'name', t.name) order by t.position)
      filter (where t.id is not null), '[]') as topics
    from subjects s left join topics t on t.subject_id = s.id and t.retired_at is null
    where s.retired_at is null group by s.id order by s.position`.execute(db);
  return rows;
}

async function rowOf(db: Db, uuid: string): Promise<StaffRow> {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from materials m join subjects s on s.id = m.subject_id where m.uuid = ${uuid}
      for update of m`.execute(db);
  return rows[0] ?? fail("not_found", NOT_THERE);
}

/** The text as a page, or the reason it is not valid, beside its field. */
export async function readBody(source: string): Promise<string> {
  const note = await readNoteInChildProcess(source);
  return "problem" in note ? failField("body_source", note.problem) : note.html;
}

type Fields = Call<typeof materials.create>["input"];

async function columnsOf(db: Db, { title, subject_id, description, body_source }: Fields) {
  const subject = await db.selectFrom("subjects").select("id").where("uuid", "=", subject_id).executeTakeFirst();
  if (!subject) return fail("validation", "Choose a subject", { subject_id: ["Choose a subject"] });
  const body = body_source?.trim() || null;
  return {
    title: title.trim(),
    subject_id: subject.id,
    description: description.trim(),
    body_source: body,
    body_html: body && (await readBody(body)),
    body_hash: body && bodyHash(title.trim(), body),
    renderer: NOTE_VERSION,
  };
}

async function writeTopics(db: Db, materialUuid: string, topicIds: string[] | undefined): Promise<void> {
  if (!topicIds) return;
  await sql`delete from material_topics x using materials m where m.id = x.material_id
    and m.uuid = ${materialUuid}`.execute(db);
  await sql`
    insert into material_topics (material_id, topic_id)
    select m.id, t.id from materials m join topics t on t.subject_id = m.subject_id
    where m.uuid = ${materialUuid} and t.uuid = any(${topicIds}::uuid[])`.execute(db);
}

export async function createMaterial({ db, user, input, now, context, recordAudit }: Call<typeof materials.create>) {
  const columns = await columnsOf(db, input);
  const uuid = uuidv7();
  await db
    .insertInto("materials")
    .values({ ...columns, uuid, type: "PDF", state: "draft", staff_id: user.id, created_at: now, updated_at: now })
    .execute();
  await writeTopics(db, uuid, input.topic_ids);
  recordAudit({ subject: uuid, after: { title: columns.title } });
  return shownTo(context, now, await rowOf(db, uuid));
}

export async function updateMaterial({ db, input, now, context, recordAudit }: Call<typeof materials.update>) {
  const before = await rowOf(db, input.material_id);
  const columns = await columnsOf(db, input);
  if (before.file_uuid && !before.is_text && columns.body_source)
    fail("validation", "This material is a file. Add a new material for text.", {
      body_source: ["This material is a file. Add a new material for text."],
    });
  if (before.is_text && !columns.body_source)
    fail("validation", "The text is empty", { body_source: ["The text is empty"] });
  await db
    .updateTable("materials")
    .set({ ...columns, staff_edited_at: now, updated_at: now })
    .where("id", "=", before.id)
    .execute();
  await writeTopics(db, before.uuid, input.topic_ids);
  recordAudit({ subject: before.uuid, before: { title: before.title }, after: { title: columns.title } });
  return shownTo(context, now, await rowOf(db, before.uuid));
}

export async function uploadFile({ db, input, now, context, upload, recordAudit }: Call<typeof materials.upload>) {
  const before = await rowOf(db, input.material_id);
  if (before.is_text) fail("conflict", "This material is text. Add a new material for a file.");
  const { name, bytes } = upload();
  const kind = fileKindOf(name, bytes);
  if (isBrokenPdf(bytes))
    fail(
      "unsupported_type",
      "This PDF is damaged. Please open it on your computer, save it again and upload that file.",
    );
  if (!kind)
    return fail(
      "unsupported_type",
      "Upload a PDF, video (MP4, WebM), audio (MP3, M4A, OGG, WAV) or Office file, without scripts, embedded objects or linked files.",
    );
  const { type, mime_type, extension } = kind;
  const file = await storeFile(context, db, {
    purpose: "material",
    name: `${fileNameOf(before.title)}.${extension}`,
    mime_type,
    bytes,
  });
  await db
    .updateTable("materials")
    .set({ type, file_uuid: file.uuid, size: bytes.length, staff_edited_at: now, updated_at: now })
    .where("id", "=", before.id)
    .execute();
  if (before.file_uuid) await discardFile(db, before.file_uuid);
  recordAudit({ subject: before.uuid, after: { type, size: bytes.length } });
  return shownTo(context, now, await rowOf(db, before.uuid));
}

export async function setState({ db, input, now, context, recordAudit }: Call<typeof materials.setState>) {
  const before = await rowOf(db, input.material_id);
  if (input.state === "live" && !before.is_text && !before.file_uuid)
    fail("validation", "Add text or a file before you publish.");
  await db
    .updateTable("materials")
    .set({
      state: input.state,
      staff_edited_at: now,
      updated_at: now,
      ...(input.state === "live" && { was_live: true }),
    })
    .where("id", "=", before.id)
    .execute();
  recordAudit({ subject: before.uuid, before: { state: before.state }, after: { state: input.state } });
  return shownTo(context, now, await rowOf(db, before.uuid));
}

/** A material that was never published can be deleted. A published one is retired and stays. */
export async function removeMaterial({ db, input, recordAudit }: Call<typeof materials.remove>) {
  const before = await rowOf(db, input.material_id);
  const { rows } = await sql<{ used: boolean }>`
    select shipped_key is not null or state <> 'draft' or was_live as used from materials
      where id = ${before.id}`.execute(db);
  if (rows[0]!.used) fail("conflict", "You cannot delete a published material. Retire it instead.");
  await db.deleteFrom("materials").where("id", "=", before.id).execute();
  if (before.file_uuid) await discardFile(db, before.file_uuid);
  recordAudit({ subject: before.uuid, before: { title: before.title } });
  return null;
}
