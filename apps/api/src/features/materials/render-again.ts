// Notes whose page or sheet an older version made. The page is rendered again immediately, the sheet is printed after
// it.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { inTransaction } from "../../db/transaction.ts";
import { bodyHash, NOTE_VERSION } from "./load-shipped.ts";
import { readNoteInChildProcess } from "./read-note-in-child.ts";

const BATCH = 20;

export const renderNotesAgain = ({ db, log }: AppContext): Promise<number> =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<{ id: number; title: string; body_source: string }>`
      select id, title, body_source from materials where renderer < ${NOTE_VERSION} and body_source is not null
      order by renderer, id limit ${BATCH} for no key update skip locked`.execute(db);
    for (const { id, title, body_source } of rows) {
      const set = { renderer: NOTE_VERSION, ...(await readAgain(title, body_source, log)) };
      await db.updateTable("materials").set(set).where("id", "=", id).execute();
    }
    return rows.length;
  });

/** A text that this version refuses keeps its page and sheet. */
async function readAgain(title: string, source: string, log: AppContext["log"]) {
  const note = await readNoteInChildProcess(source);
  if (!("problem" in note)) return { body_html: note.html, body_hash: bodyHash(title, source) };
  log.warn({ problem: note.problem, title }, "a stored note cannot be rendered again");
  return {};
}
