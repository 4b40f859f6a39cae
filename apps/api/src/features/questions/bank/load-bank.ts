// Loads the shipped bank into the database: everything on the first start, later only the changes. Questions that staff
// edited are never overwritten. Questions that left the bank are retired, because old sittings still need them.
import type { ArtefactNote } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import { signal } from "../../../adapters/database-signals.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { type Artefact, bankFolder, readArtefact, readNote } from "./read-artefact.ts";
import { ownsTables, withoutIndexes } from "./without-indexes.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeCounts } from "./write-counts.ts";
import { writePapers } from "./write-papers.ts";
import { writeQuestions } from "./write-questions.ts";

const SETTING = "bank_fingerprint";
const LARGE = ["questions", "question_revisions", "question_keys", "question_exams", "papers", "paper_items"];

export interface BankLoadResult {
  /** False if nothing has changed since the last start. */
  loaded: boolean;
  /** The database has the bank of a newer build and keeps it. */
  isBehind?: boolean;
  added: number;
  revised: number;
  retired: number;
}

const NOTHING_NEW: BankLoadResult = { loaded: false, added: 0, revised: 0, retired: 0 };

/** Unchanged rows are not touched, and readers never wait: it may run beside a serving server. */
export async function loadBankInto(db: Db, now: Date, folder = bankFolder): Promise<BankLoadResult> {
  const note = readNote(folder);
  const there = await resultIfCurrent(db, note);
  if (there) return there;
  return inTransaction(db, async (db) => {
    // The database holds the locks of a killed start until its statement ends, and another process may be loading too.
    // The second process waits as long as it takes, and then finds the work done.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(hashtext(${SETTING}))`.execute(db);
    const loadedMeanwhile = await resultIfCurrent(db, note);
    if (loadedMeanwhile) return loadedMeanwhile;
    // Finding the words that staff search by is a third of the work. The background round that compares questions does
    // it (`staff/duplicates.ts`). Until then a search reads the texts themselves (`finding/unindexed.ts`).
    await sql`set local sabiprep.words_later = 'on'`.execute(db);
    const artefact = readArtefact(note, folder);
    const isFirst = !(await db.selectFrom("questions").select("id").limit(1).executeTakeFirst());
    const write = () => writeBank(db, artefact, now);
    const changes = isFirst && (await ownsTables(db, LARGE)) ? await withoutIndexes(db, LARGE, write) : await write();
    const value = JSON.stringify({ fingerprint: note.hash, made_at: note.made_at });
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

interface BankLock {
  fingerprint?: string;
  made_at?: string;
}

/** Null if this build's bank has to be loaded. An older build that starts beside a newer one changes nothing. */
export async function resultIfCurrent(db: Db, note: ArtefactNote): Promise<BankLoadResult | null> {
  const row = await db.selectFrom("site_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
  const held = (row?.value ?? {}) as BankLock;
  if (held.fingerprint === note.hash) return NOTHING_NEW;
  return isBehind(held, note) ? { ...NOTHING_NEW, isBehind: true } : null;
}

const isBehind = (held: BankLock, note: ArtefactNote) => (held.made_at ?? "") > (note.made_at ?? "");

/** True if a newer build's bank is in the database. Then nothing that belongs to our bank may be written either. */
export const bankIsBehind = async (db: Db): Promise<boolean> =>
  (await resultIfCurrent(db, readNote()))?.isBehind ?? false;
