// Erased people, also listed outside the database. A restored backup may be older than an erasure, and this list says
// who must be erased from it again.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { eraseCandidate } from "./erase-candidate.ts";

const fileIn = (dataDir: string) => path.join(dataDir, "erased.jsonl");

interface ErasedEntry {
  uuid: string;
  at: string;
}

/** A line cut short by a crash is skipped, and the others still count. */
async function readErasedList(file: string): Promise<ErasedEntry[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      const { uuid, at } = JSON.parse(line) as ErasedEntry;
      return [{ uuid, at }];
    } catch {
      return [];
    }
  });
}

/** Writes the full list again: ids of the database and of the file, each once. */
export async function keepErasedList(db: Db, dataDir: string): Promise<void> {
  const known = new Map((await readErasedList(fileIn(dataDir))).map(({ uuid, at }) => [uuid, at]));
  for (const { uuid, at } of await db.selectFrom("erased").select(["uuid", "at"]).execute()) known.set(uuid, at);
  const lines = [...known].map(([uuid, at]) => `${JSON.stringify({ uuid, at })}\n`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${fileIn(dataDir)}.part`, lines.join(""), { flush: true, mode: 0o600 });
  await rename(`${fileIn(dataDir)}.part`, fileIn(dataDir));
}

/**
 * After a restore, before the server accepts requests: people on the database's or the file's list who are back are
 * erased again. `list` is the file of the old data folder, if the new one does not have it.
 */
export async function eraseAgain(
  db: Db,
  features: Feature[],
  dataDir: string,
  list = fileIn(dataDir),
): Promise<number> {
  const listed = (await readErasedList(list)).map(({ uuid }) => uuid);
  const back = await db
    .selectFrom("candidates")
    .select("id")
    .where((where) =>
      where.or([
        where("uuid", "in", listed.length > 0 ? listed : ["00000000-0000-0000-0000-000000000000"]),
        where("uuid", "in", where.selectFrom("erased").select("erased.uuid")),
      ]),
    )
    .execute();
  for (const { id } of back) await eraseCandidate(db, features, id, new Date());
  await keepErasedList(db, dataDir);
  return back.length;
}
