// The current sheet of a sitting and the log it is folded from. Nothing in the log is ever changed.
import { createHash } from "node:crypto";
import { type AnswerSheet, isLate, type SheetEntry, sameSheet, withEntries } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface StoredSheet {
  sheet: AnswerSheet;
  last_seq: number;
  last_hash: string;
}

interface Row {
  chosen: (string | null)[];
  first_chosen: (string | null)[];
  shown_at: (string | null)[];
  answered_at: (string | null)[];
  changes: number[];
  flagged: boolean[];
  last_seq: number;
  last_hash: string;
}

/** Locks the sheet where it is going to be written. */
export async function readSheet(db: Db, sittingId: number, lock = false): Promise<StoredSheet> {
  const { rows } = await sql<Row>`
    select chosen, first_chosen, shown_at, answered_at, changes, flagged, last_seq, last_hash
    from sitting_answers where sitting_id = ${sittingId} ${lock ? sql`for update` : sql``}`.execute(db);
  const row = rows[0]!;
  return {
    sheet: row.chosen.map((chosen, at) => ({
      chosen,
      first_chosen: row.first_chosen[at]!,
      shown_at: msOf(row.shown_at[at]),
      answered_at: msOf(row.answered_at[at]),
      changes: row.changes[at]!,
      flagged: row.flagged[at]!,
    })),
    last_seq: row.last_seq,
    last_hash: row.last_hash,
  };
}

const msOf = (text: string | null | undefined) => (text ? Date.parse(text) : null);
const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export interface LogEntry {
  seq: number;
  received_at: string;
  body: string;
  prev_hash: string;
}

export const hashOfEntry = ({ seq, received_at, body, prev_hash }: LogEntry) =>
  createHash("sha256").update(`${seq}|${received_at}|${prev_hash}|${body}`).digest("hex");

/** Folds the entries into the sheet, appends them to the log and stores both; a batch that says nothing new leaves no trace. */
export async function keepEntries(
  db: Db,
  sitting: { id: number; deadline_at: string | null },
  stored: StoredSheet,
  entries: SheetEntry[],
  now: Date,
): Promise<AnswerSheet> {
  const sheet = withEntries(stored.sheet, entries);
  if (sameSheet(sheet, stored.sheet)) return sheet;
  const entry = {
    seq: stored.last_seq + 1,
    received_at: now.toISOString(),
    body: JSON.stringify(entries),
    prev_hash: stored.last_hash,
  };
  const hash = hashOfEntry(entry);
  await sql`
    with logged as (
      insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      values (${sitting.id}, ${entry.seq}, ${entry.received_at}, ${entry.body}, ${entry.prev_hash}, ${hash})
    )
    update sitting_answers set
      chosen = ${sheet.map(({ chosen }) => chosen)}::text[],
      first_chosen = ${sheet.map(({ first_chosen }) => first_chosen)}::text[],
      shown_at = ${sheet.map(({ shown_at }) => isoOf(shown_at))}::timestamptz[],
      answered_at = ${sheet.map(({ answered_at }) => isoOf(answered_at))}::timestamptz[],
      changes = ${sheet.map(({ changes }) => changes)}::int[],
      flagged = ${sheet.map(({ flagged }) => flagged)}::boolean[],
      late = ${lateness(sheet, sitting.deadline_at)}::boolean[],
      last_seq = ${entry.seq}, last_hash = ${hash}
    where sitting_id = ${sitting.id}`.execute(db);
  return sheet;
}

/** Which answers came after the deadline; practice has none. */
export const lateness = (sheet: AnswerSheet, deadline_at: string | null): boolean[] =>
  sheet.map(
    ({ answered_at }) =>
      answered_at !== null && isLate(new Date(answered_at), deadline_at ? new Date(deadline_at) : null),
  );
