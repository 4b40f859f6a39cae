// The current sheet of a sitting and the log it is folded from. Nothing in the log is ever changed.
import { createHash } from "node:crypto";
import { type AnswerSheet, isLate, type SheetEntry, sameSheet, withEntries } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import { arrayText } from "../../db/array-text.ts";
import type { Db } from "../../db/transaction.ts";

export interface StoredSheet {
  sheet: AnswerSheet;
  last_seq: number;
  last_hash: string;
}

export interface SheetRow {
  chosen: (string | null)[];
  first_chosen: (string | null)[];
  shown_at: (string | null)[];
  answered_at: (string | null)[];
  changes: number[];
  flagged: boolean[];
  /** Shorter than the paper while nobody asked for a hint. */
  hinted: boolean[];
  last_seq: number;
  last_hash: string;
}

/** Locks the sheet where it is going to be written. */
export async function readSheet(db: Db, sittingId: number, lock = false): Promise<StoredSheet> {
  const { rows } = await sql<SheetRow>`
    select chosen, first_chosen, shown_at, answered_at, changes, flagged, hinted, last_seq, last_hash
    from sitting_answers where sitting_id = ${sittingId} ${lock ? sql`for update` : sql``}`.execute(db);
  return sheetOf(rows[0]!);
}

/** Many sheets at once, by sitting; `which` says of `sitting_answers a` which they are, and locks them. */
export async function lockSheets(db: Db, which: RawBuilder<unknown>): Promise<Map<number, StoredSheet>> {
  const { rows } = await sql<SheetRow & { sitting_id: number }>`
    select a.sitting_id, a.chosen, a.first_chosen, a.shown_at, a.answered_at, a.changes, a.flagged, a.hinted, a.last_seq, a.last_hash
    from sitting_answers a ${which}`.execute(db);
  return new Map(rows.map((row) => [row.sitting_id, sheetOf(row)]));
}

export const sheetOf = (row: SheetRow): StoredSheet => ({
  sheet: row.chosen.map((chosen, at) => ({
    chosen,
    first_chosen: row.first_chosen[at]!,
    shown_at: msOf(row.shown_at[at]),
    answered_at: msOf(row.answered_at[at]),
    changes: row.changes[at]!,
    flagged: row.flagged[at]!,
    hinted: row.hinted[at] ?? false,
  })),
  last_seq: row.last_seq,
  last_hash: row.last_hash,
});

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

/** A sheet with entries folded in, and what is to be appended to the log; no entry where they say nothing new. */
export interface NextSheet {
  sheet: AnswerSheet;
  entry: (LogEntry & { hash: string }) | null;
}

export function foldIn(stored: StoredSheet, entries: SheetEntry[], now: Date): NextSheet {
  const sheet = withEntries(stored.sheet, entries);
  if (sameSheet(sheet, stored.sheet)) return { sheet: stored.sheet, entry: null };
  const entry = {
    seq: stored.last_seq + 1,
    received_at: now.toISOString(),
    body: JSON.stringify(entries),
    prev_hash: stored.last_hash,
  };
  return { sheet, entry: { ...entry, hash: hashOfEntry(entry) } };
}

export const sheetAfter = (before: StoredSheet, { sheet, entry }: NextSheet): StoredSheet =>
  entry ? { sheet, last_seq: entry.seq, last_hash: entry.hash } : before;

interface Written {
  id: number;
  state: string;
  candidate_id: number | null;
  deadline_at: string | null;
}

/** Where the last entry of the log has this hash, nobody has written to the sheet since it was read. */
export const unchangedSheet = (sitting: Written, known: StoredSheet) => sql`
  select sitting_id from sitting_answers where sitting_id = ${sitting.id}::bigint and last_hash = ${known.last_hash}::text for update`;

/** True of the row of `sittings` that is still as it was read. */
export const unchangedSitting = ({ candidate_id, deadline_at }: Written) => sql`
  candidate_id is not distinct from ${candidate_id}::bigint and deadline_at is not distinct from ${deadline_at}::timestamptz`;

/**
 * The two parts of a statement that store a folded sheet: both write for the rows of `guard`, a table expression that
 * yields the sitting's id when the sheet may be written, and nothing otherwise.
 */
export function storingParts(sitting: Written, { sheet, entry }: NextSheet, guard: RawBuilder<unknown>) {
  if (!entry) return sql`stored as (select 1)`;
  return sql`logged as (
      insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      select g.id, ${entry.seq}::int, ${entry.received_at}::timestamptz, ${entry.body}::text, ${entry.prev_hash}::text, ${entry.hash}::text
      from ${guard} g
    ), stored as (
      update sitting_answers a set
        chosen = ${arrayText(sheet.map(({ chosen }) => chosen))}::text[],
        first_chosen = ${arrayText(sheet.map(({ first_chosen }) => first_chosen))}::text[],
        shown_at = ${arrayText(sheet.map(({ shown_at }) => isoOf(shown_at)))}::timestamptz[],
        answered_at = ${arrayText(sheet.map(({ answered_at }) => isoOf(answered_at)))}::timestamptz[],
        changes = ${arrayText(sheet.map(({ changes }) => changes))}::int[],
        flagged = ${arrayText(sheet.map(({ flagged }) => flagged))}::boolean[],
        hinted = ${arrayText(sheet.map(({ hinted }) => hinted))}::boolean[],
        late = ${arrayText(lateness(sheet, sitting.deadline_at))}::boolean[],
        last_seq = ${entry.seq}::int, last_hash = ${entry.hash}::text
      from ${guard} g where a.sitting_id = g.id
    )`;
}

/** The first answer begins a sitting that was issued in advance. */
const begunPart = sql`begun as (
  update sittings s set state = 'open' from guard g where s.id = g.id and s.state = 'issued'),`;

/** Stores a folded sheet; false when it or its sitting changed since it was read, and nothing was stored. */
export async function storeSheet(db: Db, sitting: Written, known: StoredSheet, next: NextSheet): Promise<boolean> {
  if (!next.entry) return true;
  const { rows } = await sql<{ id: number }>`
    with unchanged as (${unchangedSheet(sitting, known)}), guard as (
      -- The sitting is looked at once the sheet is ours, and held: it can not be closed while answers are written to it.
      select id from sittings where id = (select sitting_id from unchanged) and state = ${sitting.state}::text
        and ${unchangedSitting(sitting)} for share
    ), ${sitting.state === "issued" ? begunPart : sql``} ${storingParts(sitting, next, sql`guard`)}
    select id from guard`.execute(db);
  return rows.length > 0;
}

/** Which answers came after the deadline; practice has none. */
export const lateness = (sheet: AnswerSheet, deadline_at: string | null): boolean[] => {
  const deadline = deadline_at ? new Date(deadline_at) : null;
  return sheet.map(({ answered_at }) => answered_at !== null && isLate(new Date(answered_at), deadline));
};
