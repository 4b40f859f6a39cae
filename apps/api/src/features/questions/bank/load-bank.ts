// Brings the shipped bank into the database: everything on the first start, later only what changed. What staff edited is
// theirs and is never overwritten; what left the bank is retired, because old sittings still need it.
import { sql } from "kysely";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { signal } from "../../../doors/database-signals.ts";
import { type Artefact, bankFolder, readArtefact, readNote } from "./read-artefact.ts";
import { ownsTables, withoutIndexes } from "./without-indexes.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeCounts } from "./write-counts.ts";
import { writePapers } from "./write-papers.ts";
import { writeQuestions } from "./write-questions.ts";

const SETTING = "bank_fingerprint";
const LARGE = ["questions", "question_revisions", "question_keys", "question_exams", "papers", "paper_items"];

export interface LoadedBank {
  /** False when nothing had changed since the last start. */
  loaded: boolean;
  added: number;
  revised: number;
  retired: number;
}

export const NOTHING_NEW: LoadedBank = { loaded: false, added: 0, revised: 0, retired: 0 };

/** Rows that stay as they are are not touched, and readers wait for none: it may run beside a server that serves. */
export async function loadBankInto(db: Db, now: Date, folder = bankFolder): Promise<LoadedBank> {
  const note = readNote(folder);
  if (await isLoaded(db, note.hash)) return NOTHING_NEW;
  return inTransaction(db, async (db) => {
    // What a killed start was writing is held by the database until its statement ends, and another instance may be loading
    // too: whoever comes second waits as long as it takes, and then finds it done.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(hashtext(${SETTING}))`.execute(db);
    if (await isLoaded(db, note.hash)) return NOTHING_NEW;
    // To find the words that staff search by is a third of the work, and nobody searches yet: the same round that compares
    // questions does it (`staff/duplicates.ts`).
    await sql`set local sabiprep.words_later = 'on'`.execute(db);
    const artefact = readArtefact(note, folder);
    const isFirst = !(await db.selectFrom("questions").select("id").limit(1).executeTakeFirst());
    const write = () => writeBank(db, artefact, now);
    const changes = isFirst && (await ownsTables(db, LARGE)) ? await withoutIndexes(db, LARGE, write) : await write();
    const value = JSON.stringify({ fingerprint: note.hash });
    await db
      .insertInto("site_settings")
      .values({ name: SETTING, value, updated_at: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, updated_at: now }))
      .execute();
    await signal(db, "bank", {});
    return { loaded: true, ...changes };
  });
}

async function writeBank(db: Db, artefact: Artefact, now: Date) {
  const ids = await writeCatalogue(db, artefact.head, now);
  const { questionIds, ...changes } = await writeQuestions(db, artefact, ids, now);
  await writePapers(db, artefact.head, ids, questionIds, now);
  await writeCounts(db);
  return changes;
}

export async function isLoaded(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom("site_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
  return (row?.value as { fingerprint?: string })?.fingerprint === hash;
}
