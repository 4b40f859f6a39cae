// Instances with separate upload folders would each serve only part of the files. So each names its store on its
// connection, and an instance that finds a different store does not start.
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { connectionName } from "../adapters/notification-connection.ts";
import { type Config, ConfigProblem } from "../config.ts";
import type { Db } from "../db/transaction.ts";

type StoreConfig = Pick<Config, "S3_ENDPOINT" | "S3_BUCKET" | "DATA_DIR">;

/** The same for all instances that share a bucket or a folder, however they reach it. */
export function storeId({ S3_ENDPOINT, S3_BUCKET, DATA_DIR }: StoreConfig): string {
  if (S3_ENDPOINT) return createHash("sha256").update(`${S3_ENDPOINT} ${S3_BUCKET}`).digest("hex").slice(0, 16);
  const folder = path.join(DATA_DIR, "files");
  const note = path.join(folder, "store-id");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Of two instances that start at the same time, one creates it.
    writeFileSync(note, randomBytes(8).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  }
  return readFileSync(note, "utf8").trim();
}

/**
 * Called after our own connection is open, so that of two instances that start together at least one sees the other.
 */
export async function assertOneStore(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${connectionName("")}%`}`.execute(db);
  if (rows.every(({ name }) => name === connectionName(id))) return;
  throw new ConfigProblem(
    "S3_*: another instance stores uploads in a different place. Give all instances the same S3 storage, or the same folder as DATA_DIR/files",
  );
}
