import { createHash } from "node:crypto";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";

export interface NewFile {
  candidate_id?: number | null;
  purpose: "avatar" | "report" | "question" | "material" | "export" | "logo" | "theory";
  name: string;
  mime_type: string;
  bytes: Buffer;
}

/**
 * The bytes are stored before the row that points to them. A crash between the two leaves an orphan, never a broken
 * link.
 */
export async function storeFile(context: AppContext, db: Db, file: NewFile): Promise<{ id: number; uuid: string }> {
  const uuid = uuidv7();
  await context.fileStore.put(uuid, file.bytes);
  return db
    .insertInto("files")
    .values({
      uuid,
      candidate_id: file.candidate_id ?? null,
      purpose: file.purpose,
      name: file.name.slice(0, 200),
      mime_type: file.mime_type,
      size: file.bytes.length,
      sha256: createHash("sha256").update(file.bytes).digest("hex"),
      created_at: context.clock.now(),
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
}

export async function removeFile(context: AppContext, db: Db, uuid: string): Promise<void> {
  await db.deleteFrom("files").where("uuid", "=", uuid).execute();
  await context.fileStore.remove(uuid);
}

/** Within a transaction: the rows are deleted with it, the bytes only after the commit. */
export async function discardFiles(db: Db, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await db.deleteFrom("files").where("uuid", "in", uuids).execute();
  const note = JSON.stringify({ uuids });
  await sql`select graphile_worker.add_job('remove-bytes', ${note}::json)`.execute(db);
}

export const discardFile = (db: Db, uuid: string): Promise<void> => discardFiles(db, [uuid]);
