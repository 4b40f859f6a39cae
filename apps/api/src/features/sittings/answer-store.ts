// The current sheet of a sitting and the log it is aggregated from. Nothing in the log is ever changed. A save only
// appends to the log. The stored sheet is updated when the sitting is closed and after a number of saves. Readers apply
// the rest.
import { hash } from "node:crypto";
import { type AnswerSheet, isLate, type SheetEntry, sameSheet, withEntries } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface StoredSheet {
  /** Includes every entry of the log. */
  sheet: AnswerSheet;
  last_seq: number;
  last_hash: string;
  /** The number of entries at the end of the log that are not in the stored row yet. */
  behind: number;
}

export interface SheetRow {
  sitting_id: number;
  chosen: (string | null)[];
  first_chosen: (string | null)[];
  shown_at: (string | null)[];
  answered_at: (string | null)[];
  changes: number[];
  flagged: boolean[];
  /** Shorter than the paper until somebody asks for a hint. */
  hinted: boolean[];
  last_seq: number;
  last_hash: string;
  behind: number;
  /** The bodies of the missing entries, as one list. */
  tail: string | null;
}

/** A sheet of `sitting_answers a`, with the log entries missing from it. */
export const sheetColumns = sql`
  a.sitting_id, a.chosen, a.first_chosen, a.shown_at, a.answered_at, a.changes, a.flagged, a.hinted, a.last_seq,
  a.log_hash as last_hash, a.behind, case when a.behind > 0 then (
    select '[' || string_agg(b.body, ',' order by b.seq) || ']' from answer_batches b
    where b.sitting_id = a.sitting_id and b.seq > a.last_seq - a.behind and b.seq <= a.last_seq) end as tail`;

/** Locks the sheet if it is going to be written. */
export async function readSheet(db: Db, sittingId: number, lock = false): Promise<StoredSheet> {
  const { rows } = await sql<SheetRow>`
    select ${sheetColumns} from sitting_answers a
      where a.sitting_id = ${sittingId} ${lock ? sql`for update` : sql``}`.execute(db);
  return sheetOf(db, rows[0]!);
}

/**
 * Many sheets together, by sitting. `which` selects them from `sitting_answers a` and locks them if they are to be
 * written.
 */
export async function readSheets(db: Db, which: RawBuilder<unknown>): Promise<Map<number, StoredSheet>> {
  const { rows } = await sql<SheetRow>`select ${sheetColumns} from sitting_answers a ${which}`.execute(db);
  const sheets = new Map<number, StoredSheet>();
  for (const row of rows) sheets.set(row.sitting_id, await sheetOf(db, row));
  return sheets;
}

export async function sheetOf(db: Db, row: SheetRow): Promise<StoredSheet> {
  const { last_seq, last_hash, behind } = row;
  const entries = behind > 0 ? await tailOf(db, row) : [];
  const stored = cellsOf(row);
  return { sheet: entries.length > 0 ? withEntries(stored, entries) : stored, last_seq, last_hash, behind };
}

/**
 * A reader that waited for the sheet sees its newest row, but the log as it was before the wait. The log never changes,
 * so the missing entries are read afterwards.
 */
async function tailOf(db: Db, { sitting_id, last_seq, behind, tail }: SheetRow): Promise<SheetEntry[]> {
  const beside = JSON.parse(tail ?? "[]") as SheetEntry[][];
  if (beside.length === behind) return beside.flat();
  const { rows } = await sql<{ body: string }>`
    select body from answer_batches where sitting_id = ${sitting_id} and seq > ${last_seq - behind}
      and seq <= ${last_seq}
    order by seq`.execute(db);
  if (rows.length !== behind) throw new Error(`the log of sitting ${sitting_id} lacks entries before ${last_seq}`);
  return rows.flatMap(({ body }) => JSON.parse(body) as SheetEntry[]);
}

const cellsOf = (row: SheetRow): AnswerSheet =>
  row.chosen.map((chosen, at) => ({
    chosen,
    first_chosen: row.first_chosen[at]!,
    shown_at: msOf(row.shown_at[at]),
    answered_at: msOf(row.answered_at[at]),
    changes: row.changes[at]!,
    flagged: row.flagged[at]!,
    hinted: row.hinted[at] ?? false,
  }));

const msOf = (text: string | null | undefined) => (text ? Date.parse(text) : null);
const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export interface LogEntry {
  seq: number;
  received_at: string;
  body: string;
  prev_hash: string;
}

export const hashOfEntry = ({ seq, received_at, body, prev_hash }: LogEntry) =>
  hash("sha256", `${seq}|${received_at}|${prev_hash}|${body}`);

/** A sheet with entries applied, and the entry to append to the log. There is no entry if nothing is new. */
export interface NextSheet {
  sheet: AnswerSheet;
  entry: (LogEntry & { hash: string }) | null;
}

export function applyEntries(stored: StoredSheet, entries: SheetEntry[], now: Date): NextSheet {
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

export const isAnswered = (sheet: AnswerSheet): boolean => sheet.some(({ chosen }) => chosen !== null);

/** The state of a sheet after its next entry is appended to the log, or after the sheet is stored with it. */
export const sheetAfter = (before: StoredSheet, { sheet, entry }: NextSheet, isStored: boolean): StoredSheet =>
  entry
    ? { sheet, last_seq: entry.seq, last_hash: entry.hash, behind: isStored ? 0 : before.behind + 1 }
    : { ...before, behind: isStored ? 0 : before.behind };

/**
 * A sheet with more pending entries than this is stored with the next save, so opening a test never reads much more of
 * the log.
 */
const MAX_BEHIND = 64;

export const needsCompaction = ({ behind }: StoredSheet) => behind >= MAX_BEHIND;

export interface SittingRow {
  id: number;
  state: string;
  candidate_id: number | null;
  deadline_at: string | null;
}

/** If the last entry of the log has this hash, nobody has written to the log since it was read. */
const unchangedSheet = (sitting: Pick<SittingRow, "id">, known: StoredSheet) => sql`
  select sitting_id from sitting_answers where sitting_id = ${sitting.id}::bigint
    and log_hash = ${known.last_hash}::text for update`;

/** True if the row of `sittings` is still as it was read. */
const unchangedSitting = ({ candidate_id, deadline_at }: SittingRow) => sql`
  candidate_id is not distinct from ${candidate_id}::bigint and deadline_at is not distinct
    from ${deadline_at}::timestamptz`;

/**
 * These parts of a statement write for the rows of `guard`. It has the sitting's id if the sheet may be written, and is
 * empty otherwise.
 */
const loggedPart = (entry: LogEntry & { hash: string }) => sql`logged as (
    insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
    select g.id, ${entry.seq}::int, ${entry.received_at}::timestamptz, ${entry.body}::text, ${entry.prev_hash}::text,
      ${entry.hash}::text
    from guard g
  ),`;

function storingParts(sitting: SittingRow, known: StoredSheet, next: NextSheet) {
  if (!next.entry && known.behind === 0) return sql`stored as (select 1)`;
  const after = sheetAfter(known, next, true);
  const lists = sheetLists(after.sheet, sitting.deadline_at);
  return sql`${next.entry ? loggedPart(next.entry) : sql``} stored as (
      update sitting_answers a set
        chosen = ${lists.chosen}::text[],
        first_chosen = ${lists.first_chosen}::text[],
        shown_at = ${lists.shown_at}::timestamptz[],
        answered_at = ${lists.answered_at}::timestamptz[],
        changes = ${lists.changes}::int[],
        flagged = ${lists.flagged}::boolean[],
        hinted = ${lists.hinted}::boolean[],
        late = ${lists.late}::boolean[],
        last_seq = ${after.last_seq}::int, log_hash = ${after.last_hash}::text, behind = 0
      from guard g where a.sitting_id = g.id
    )`;
}

/** A sheet in the form of its row: a list for each column. */
export const sheetLists = (sheet: AnswerSheet, deadline_at: string | null) => ({
  chosen: sheet.map(({ chosen }) => chosen),
  first_chosen: sheet.map(({ first_chosen }) => first_chosen),
  shown_at: sheet.map(({ shown_at }) => isoOf(shown_at)),
  answered_at: sheet.map(({ answered_at }) => isoOf(answered_at)),
  changes: sheet.map(({ changes }) => changes),
  flagged: sheet.map(({ flagged }) => flagged),
  hinted: sheet.map(({ hinted }) => hinted),
  late: lateness(sheet, deadline_at),
});

/** Every sheet of a candidate, row by row, with everything that was saved. */
export async function sheetsOfCandidate(db: Db, candidateId: number) {
  const rows = await db
    .selectFrom("sitting_answers as a")
    .innerJoin("sittings as s", "s.id", "a.sitting_id")
    .selectAll("a")
    .select("s.deadline_at")
    .where("s.candidate_id", "=", candidateId)
    .execute();
  const behind = rows.filter((row) => row.behind > 0).map(({ sitting_id }) => sitting_id);
  const sheets = await readSheets(db, sql`where a.sitting_id = any(${behind}::bigint[])`);
  return rows.map(({ deadline_at, ...row }) => {
    const stored = sheets.get(row.sitting_id);
    return stored ? { ...row, ...sheetLists(stored.sheet, deadline_at), behind: 0 } : row;
  });
}

/** The first answer starts a sitting that was issued in advance. */
const begunPart = sql`begun as (
  update sittings s set state = 'open' from guard g where s.id = g.id and s.state = 'issued'),`;

/**
 * Runs the statement that writes to a sheet and its log. False if they or the sitting changed since they were read.
 * Then nothing was written.
 */
async function writeGuarded(db: Db, sitting: SittingRow, known: StoredSheet, parts: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    with unchanged as (${unchangedSheet(sitting, known)}), guard as (
      -- The sitting is looked at once the sheet is ours, and held: it can not be closed while answers are written.
      select id from sittings where id = (select sitting_id from unchanged) and state = ${sitting.state}::text
        and ${unchangedSitting(sitting)} for share
    ), ${sitting.state === "issued" ? begunPart : sql``} ${parts}
    select id from guard`.execute(db);
  return rows.length > 0;
}

/** Stores an updated sheet with its log entry. */
export const storeSheet = (db: Db, sitting: SittingRow, known: StoredSheet, next: NextSheet): Promise<boolean> =>
  writeGuarded(db, sitting, known, storingParts(sitting, known, next));

/** Appends the entry to the log and does not change the sheet. */
export const appendEntry = (db: Db, sitting: SittingRow, known: StoredSheet, entry: LogEntry & { hash: string }) =>
  writeGuarded(
    db,
    sitting,
    known,
    sql`${loggedPart(entry)} reached as (
      update sitting_answers a set last_seq = ${entry.seq}::int, log_hash = ${entry.hash}::text, behind = a.behind + 1
      from guard g where a.sitting_id = g.id)`,
  );

/** Which answers were given after the deadline. Practice has no deadline. */
export const lateness = (sheet: AnswerSheet, deadline_at: string | null): boolean[] => {
  const deadline = deadline_at ? Date.parse(deadline_at) : null;
  return sheet.map(({ answered_at }) => answered_at !== null && isLate(answered_at, deadline));
};
