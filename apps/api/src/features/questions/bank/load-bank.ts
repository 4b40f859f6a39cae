// Brings the shipped bank into the database: everything on the first start, later only what changed. What staff edited is
// theirs and is never overwritten; what left the bank is retired, because old sittings still need it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { signal } from "../../../doors/database-signals.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { writeCounts } from "./write-counts.ts";
import { writePapers } from "./write-papers.ts";
import { writeQuestions } from "./write-questions.ts";

const packages = path.resolve(import.meta.dirname, "../../../../../../packages");
const SETTING = "bank_fingerprint";

export interface LoadedBank {
  /** False when nothing had changed since the last start. */
  loaded: boolean;
  added: number;
  revised: number;
  retired: number;
}

export async function loadBankInto(db: Db, now: Date): Promise<LoadedBank> {
  const fingerprint = fingerprintOfBank();
  const nothingNew = { loaded: false, added: 0, revised: 0, retired: 0 };
  if (await isLoaded(db, fingerprint)) return nothingNew;
  // Computing the bank takes a second or two, so a start with nothing new does not even import it.
  const { loadBank, arrangePapers } = await import("@sabiprep/question-bank");
  const bank = loadBank();
  const papers = arrangePapers(bank);
  return inTransaction(db, async (db) => {
    // What a killed start was writing is held by the database until its statement ends, and another instance may be loading
    // too: whoever comes second waits as long as it takes, and then finds it done.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(hashtext(${SETTING}))`.execute(db);
    if (await isLoaded(db, fingerprint)) return nothingNew;
    const ids = await writeCatalogue(db, bank, now);
    const changes = await writeQuestions(db, bank, ids, now);
    await writePapers(db, papers, ids, now);
    await writeCounts(db);
    const value = JSON.stringify({ fingerprint });
    await db
      .insertInto("site_settings")
      .values({ name: SETTING, value, updated_at: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, updated_at: now }))
      .execute();
    await signal(db, "bank", {});
    return { loaded: true, ...changes };
  });
}

async function isLoaded(db: Db, fingerprint: string): Promise<boolean> {
  const row = await db.selectFrom("site_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
  return (row?.value as { fingerprint?: string })?.fingerprint === fingerprint;
}

/** Of every source file the bank is made of; the loader too, since it decides what is written. */
function fingerprintOfBank(): string {
  const hash = createHash("sha256");
  for (const folder of ["question-bank/src", "question-bank/content", "markup/src", "exam/src"].map((name) =>
    path.join(packages, name),
  ))
    addFolder(hash, folder);
  addFolder(hash, import.meta.dirname);
  return hash.digest("hex");
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|md)$/.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
}
