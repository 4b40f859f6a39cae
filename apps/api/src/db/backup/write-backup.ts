// Writes a full database and the uploaded files into one file, from one snapshot, while other connections keep working.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { HostClient } from "../hosts.ts";
import { appliedMigrations } from "../migrate.ts";
import { copyOut } from "./copy.ts";
import { formatVersion, noteFrame, pieceFrame } from "./frames.ts";
import { partitionsOf, quoted, sealedWith, sequencesOf, type Table, tablesOf } from "./schema-facts.ts";

export type Summary = { tables: number; rows: number; files: number };

async function* partOf(pieces: AsyncIterable<Buffer>, rows: () => number): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
    yield pieceFrame(piece);
  }
  yield noteFrame({ is: "end of part", sha256: hash.digest("hex"), size, rows: rows() });
}

async function* tablePart(client: pg.ClientBase, { name, columns }: Table, summary: Summary): AsyncGenerator<Buffer> {
  yield noteFrame({ is: "table", name, columns });
  const copied = copyOut(client, `select ${columns.map(quoted).join(", ")} from ${quoted(name)}`);
  yield* partOf(copied.pieces, copied.rows);
  summary.tables += 1;
  summary.rows += copied.rows();
}

async function* readIfPresent(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: 256 * 1024 });
  } catch (error) {
    // The file was removed after the listing. Its row is deleted or soon will be.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return (
    entries
      // Which store it is belongs to the folder, not to what lies in it.
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".part") && entry.name !== "store-id")
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
      .sort()
  );
}

async function* filePart(folder: string, name: string, summary: Summary): AsyncGenerator<Buffer> {
  yield noteFrame({ is: "file", name });
  yield* partOf(readIfPresent(path.join(folder, name)), () => 0);
  summary.files += 1;
}

async function* backupOf(client: pg.ClientBase, folder: string, summary: Summary): AsyncGenerator<Buffer> {
  // These settings decide how values are written as text, and remove the time limits that would stop a long copy.
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set TimeZone = 'UTC';
    set DateStyle = 'ISO'; set IntervalStyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`);
  await client.query("begin isolation level repeatable read read only");
  const applied = await appliedMigrations(client);
  const migrations = Object.fromEntries([...applied].map(([name, { checksum }]) => [name, checksum]));
  const [partitions, sequences] = [await partitionsOf(client), await sequencesOf(client)];
  const made_at = new Date().toISOString();
  const sealed_with = await sealedWith(client);
  yield noteFrame({ is: "header", format: formatVersion, made_at, migrations, partitions, sequences, sealed_with });
  for (const table of await tablesOf(client)) yield* tablePart(client, table, summary);
  await client.query("commit");
  for (const name of await filesUnder(folder)) yield* filePart(folder, name, summary);
  yield noteFrame({ is: "end", ...summary });
}

export async function writeBackup(options: { url: string; files: string; file: string }): Promise<Summary> {
  const { url, files, file } = options;
  const summary: Summary = { tables: 0, rows: 0, files: 0 };
  const unfinished = `${file}.unfinished`;
  const client = new HostClient({ connectionString: url, application_name: "sabiprep-backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(backupOf(client, files, summary), createGzip({ level: 6 }), target);
    await rename(unfinished, file);
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
