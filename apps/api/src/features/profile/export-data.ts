// A copy of all data about one candidate. It is requested on the screen, built by a job and announced by a
// notification.
import { EXPORT_DAYS, type privacy } from "@sabiprep/contract";
import { type CsvCell, writeCsv } from "@sabiprep/formats";
import { strToU8, zipSync } from "fflate";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import * as z from "zod";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Feature, Job } from "../../feature.ts";
import type { Call } from "../../http/route.ts";
import { exportFileUrl, removeFile, storeFile } from "../files/public.ts";
import { notify } from "../notifications/public.ts";

const DAY_MS = 86_400_000;

export const startExport = ({ db, user, now }: Call<typeof privacy.startExport>) =>
  inTransaction(db, async (db) => {
    const waiting = await newest(db, user.id).where("ready_at", "is", null).executeTakeFirst();
    if (waiting) return { ...waiting, url: null };
    const row = await db
      .insertInto("data_exports")
      .values({ uuid: uuidv7(), candidate_id: user.id, asked_at: now })
      .returning(["id", "uuid", "asked_at", "ready_at", "file_uuid"])
      .executeTakeFirstOrThrow();
    await sql`select graphile_worker.add_job('export-personal-data', ${JSON.stringify({ id: row.id })}::json)`.execute(
      db,
    );
    return { ...row, size: null, url: null };
  });

const newest = (db: Db, candidateId: number) =>
  db
    .selectFrom("data_exports as e")
    .leftJoin("files as f", "f.uuid", "e.file_uuid")
    .select(["e.uuid", "e.asked_at", "e.ready_at", "e.file_uuid", "f.size"])
    .where("e.candidate_id", "=", candidateId)
    .orderBy("e.id", "desc")
    .limit(1);

/** The link to a finished copy works in the session that asks for it, and ends with it. */
export async function newestExport(context: AppContext, db: Db, user: { id: number; session_id: number }, now: Date) {
  const row = await newest(db, user.id).executeTakeFirst();
  if (!row) return null;
  const isReady = row.file_uuid !== null && row.size !== null;
  return { ...row, url: isReady ? await exportFileUrl(context, db, row.file_uuid!, user, now) : null };
}

const payload = z.object({ id: z.number() });

export const exportJob =
  (features: () => Feature[]): Job =>
  async (context, note) => {
    const { id } = payload.parse(note);
    const asked = await context.db
      .selectFrom("data_exports")
      .select(["uuid", "candidate_id", "ready_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!asked || asked.ready_at) return;
    const bytes = await zipOf(context, features(), asked.candidate_id);
    const now = context.clock.now();
    await inTransaction(context.db, async (db) => {
      const { uuid: file_uuid } = await storeFile(context, db, {
        candidate_id: asked.candidate_id,
        purpose: "export",
        name: `my-data-${now.toISOString().slice(0, 10)}.zip`,
        mime_type: "application/zip",
        bytes,
      });
      await db.updateTable("data_exports").set({ ready_at: now, file_uuid }).where("id", "=", id).execute();
      await notify(
        db,
        {
          candidate_id: asked.candidate_id,
          kind: "account",
          once_key: `data-export:${asked.uuid}`,
          says: (t) => ({
            title: t("Your data is ready"),
            body: t("You can download your data from Settings for the next {days} days.", {
              days: EXPORT_DAYS,
            }),
          }),
          link: "/settings#data",
        },
        now,
      );
    });
  };

/** One snapshot of the database, so that the tables of the copy match each other. */
const everythingOf = (db: Db, features: Feature[], candidateId: number): Promise<Record<string, unknown[]>> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (db) => {
      const tables: Record<string, unknown[]> = {};
      for (const { personal } of features)
        for (const [table, rows] of Object.entries((await personal?.export(db, candidateId)) ?? {}))
          tables[table] = [...(tables[table] ?? []), ...rows];
      return tables;
    });

const ABOUT = `This is a copy of all the data we have about you.

data.json   all your data, for computer programs
csv/        the same data for a spreadsheet, one file for each type of record
files/      the files you uploaded
`;

async function zipOf(context: AppContext, features: Feature[], candidateId: number): Promise<Buffer> {
  const tables = await everythingOf(context.db, features, candidateId);
  const entries: Record<string, Uint8Array> = {
    "README.txt": strToU8(ABOUT),
    "data.json": strToU8(JSON.stringify(tables, null, 2)),
  };
  for (const [name, rows] of Object.entries(tables)) entries[`csv/${name}.csv`] = strToU8(asCsv(rows));
  for (const { uuid, name, bytes } of await uploadsOf(context, candidateId)) entries[`files/${uuid}-${name}`] = bytes;
  return Buffer.from(zipSync(entries, { level: 6 }));
}

function asCsv(rows: unknown[]): string {
  const records = rows as Record<string, unknown>[];
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))];
  return writeCsv([columns, ...records.map((row) => columns.map((column) => cellOf(row[column])))]);
}

const cellOf = (value: unknown): CsvCell =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : (value as CsvCell);

async function uploadsOf(context: AppContext, candidateId: number) {
  const files = await context.db
    .selectFrom("files")
    .select(["uuid", "name", "size"])
    .where("candidate_id", "=", candidateId)
    .where("purpose", "!=", "export")
    .where("size", ">", 0)
    .execute();
  const found: { uuid: string; name: string; bytes: Uint8Array }[] = [];
  for (const { uuid, name, size } of files) {
    const stream = await context.fileStore.read(uuid, { start: 0, end: size - 1 });
    if (!stream) continue;
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    found.push({ uuid, name: name.replaceAll(/[^\w.-]/g, "_"), bytes: Buffer.concat(parts) });
  }
  return found;
}

/** Old copies are a risk and have no use. */
export const dropOldExports: Job = async (context) => {
  const before = new Date(context.clock.now().getTime() - EXPORT_DAYS * DAY_MS).toISOString();
  const old = await context.db
    .selectFrom("data_exports")
    .select(["id", "file_uuid"])
    .where("file_uuid", "is not", null)
    .where("ready_at", "<", before)
    .limit(500)
    .execute();
  for (const { id, file_uuid } of old)
    await inTransaction(context.db, async (db) => {
      await db.updateTable("data_exports").set({ file_uuid: null }).where("id", "=", id).execute();
      await removeFile(context, db, file_uuid!);
    });
};
