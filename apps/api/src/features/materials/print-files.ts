// Texts become files in the background, one at a time, so a start does not wait for forty sheets.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { discardFile, storeFile } from "../files/public.ts";
import { readSiteName } from "../site/public.ts";
import { picturesOf } from "./note-parts.ts";
import { Press } from "./press.ts";

interface UnprintedMaterial {
  id: number;
  title: string;
  subject: string;
  body_source: string;
  body_hash: string;
  file_uuid: string | null;
}

const press = new Press();

export const printNext = (context: AppContext): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const { rows } = await sql<UnprintedMaterial>`
      select m.id, m.title, s.name as subject, m.body_source, m.body_hash, m.file_uuid
      from materials m join subjects s on s.id = m.subject_id
      where m.body_source is not null and m.state <> 'retired' and m.file_hash is distinct from m.body_hash
      order by m.id limit 1 for update of m skip locked`.execute(db);
    const [note] = rows;
    if (!note) return 0;
    const { title, subject } = note;
    const sheet = { title, subject, site: await readSiteName(db, context), source: note.body_source };
    const printed = await press.print({ ...sheet, pictures: await picturesFor(db, note.body_source) });
    if ("problem" in printed) throw new Error(`the note "${title}" cannot be printed: ${printed.problem}`);
    const { bytes } = printed;
    const file = await storeFile(context, db, {
      purpose: "material",
      name: `${fileNameOf(title)}.pdf`,
      mime_type: "application/pdf",
      bytes: Buffer.from(bytes),
    });
    await db
      .updateTable("materials")
      .set({ file_uuid: file.uuid, file_hash: note.body_hash, size: bytes.length })
      .where("id", "=", note.id)
      .execute();
    if (note.file_uuid) await discardFile(db, note.file_uuid);
    return 1;
  });

async function picturesFor(db: Db, source: string): Promise<{ sha256: string; svg: string }[]> {
  const wanted = picturesOf(source);
  if (wanted.length === 0) return [];
  const rows = await db.selectFrom("pictures").select(["sha256", "svg"]).where("sha256", "in", wanted).execute();
  return rows.flatMap(({ sha256, svg }) => (svg ? [{ sha256, svg }] : []));
}

/** Letters and digits of a title, valid in every file system. */
export const fileNameOf = (title: string): string =>
  title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80) || "material";
