// A sound, a film and a sheet that ship with the product beside its texts. The same rules apply: they are written when
// they changed since the last write, and files that staff changed stay.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { uuidOf } from "@sabiprep/question-bank/uuid";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { discardFile, storeFile } from "../files/public.ts";
import { fileKindOf } from "./file-kind.ts";
import { fileNameOf } from "./print-files.ts";

interface ShippedFile {
  file: string;
  title: string;
  subject: string;
  topics: string[];
  description: string;
}

export const shippedFiles: readonly ShippedFile[] = [
  {
    file: "physics-pitch-and-frequency.wav",
    title: "Pitch and frequency: hear an octave",
    subject: "physics",
    topics: ["sound"],
    description:
      "Three notes of 220, 440 and 880 hertz. Each note has twice the frequency of the note before, so it is one octave higher.",
  },
  {
    file: "physics-a-wave-travels.webm",
    title: "A wave travels, the rope does not",
    subject: "physics",
    topics: ["waves"],
    description:
      "A transverse wave on a rope. Watch the marked point. It moves up and down while the wave moves along.",
  },
  {
    file: "economics-elasticity-sheet.xlsx",
    title: "Price elasticity of demand: a spreadsheet calculator",
    subject: "economics",
    topics: ["price-and-elasticity"],
    description: "Type two prices and two quantities. The sheet works out both percentage changes and the elasticity.",
  },
];

const keyOf = ({ file }: ShippedFile) => `file/${file}`;
export const shippedFileKeys = shippedFiles.map(keyOf);

export const bytesOf = ({ file }: ShippedFile): Buffer => readFileSync(path.join(import.meta.dirname, "shipped", file));

const hashOf = (shipped: ShippedFile): string =>
  createHash("sha256").update(JSON.stringify(shipped)).update(bytesOf(shipped)).digest("hex").slice(0, 32);

export const shippedFileHashes = (): string[] => shippedFiles.map(hashOf);

/** Runs in the caller's transaction. `subjects`: subject ids by slug. A file whose subject does not exist waits. */
export async function writeShippedFiles(context: AppContext, db: Db, subjects: ReadonlyMap<string, number>, now: Date) {
  for (const shipped of shippedFiles) {
    const subjectId = subjects.get(shipped.subject);
    const before = await db
      .selectFrom("materials")
      .select(["shipped_hash", "staff_edited_at", "file_uuid"])
      .where("shipped_key", "=", keyOf(shipped))
      .executeTakeFirst();
    const isKept = before && (before.staff_edited_at !== null || before.shipped_hash === hashOf(shipped));
    if (subjectId === undefined || isKept) continue;
    await writeFile(context, db, shipped, subjectId, now);
    if (before?.file_uuid) await discardFile(db, before.file_uuid);
  }
}

async function writeFile(
  context: AppContext,
  db: Db,
  shipped: ShippedFile,
  subjectId: number,
  now: Date,
): Promise<void> {
  const bytes = bytesOf(shipped);
  const { type, mime_type, extension } = fileKindOf(shipped.file, bytes)!;
  const name = `${fileNameOf(shipped.title)}.${extension}`;
  const { uuid } = await storeFile(context, db, { purpose: "material", name, mime_type, bytes });
  const { rows } = await sql<{ id: number }>`
    insert into materials (uuid, shipped_key, shipped_hash, title, subject_id, type, description, file_uuid, size,
      state, was_live,
      created_at, updated_at)
    values (${uuidOf(`material/${keyOf(shipped)}`)}, ${keyOf(shipped)}, ${hashOf(shipped)}, ${shipped.title},
      ${subjectId}, ${type},
      ${shipped.description}, ${uuid}, ${bytes.length}, 'live', true, ${now}, ${now})
    on conflict (shipped_key) do update set shipped_hash = excluded.shipped_hash, title = excluded.title,
      subject_id = excluded.subject_id, type = excluded.type, description = excluded.description,
        file_uuid = excluded.file_uuid,
      size = excluded.size, updated_at = excluded.updated_at
    returning id`.execute(db);
  const { id } = rows[0]!;
  await db.deleteFrom("material_topics").where("material_id", "=", id).execute();
  await sql`
    insert into material_topics (material_id, topic_id)
    select ${id}, id from topics where subject_id = ${subjectId} and slug = any(${shipped.topics}::text[])`.execute(db);
}
