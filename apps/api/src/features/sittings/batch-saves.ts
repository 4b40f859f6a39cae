// Saves of different candidates that arrive together are written together, by one statement and one commit: each is still
// answered only when that commit is on the disk. A save that comes alone leaves at once; where many come, the next ones wait
// until a moment has passed since the last left, or until there are enough of them.
import { sql } from "kysely";
import { type BatchEntry, settleBatch } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import type { LogEntry, SittingRow, StoredSheet } from "./answer-store.ts";

/** Nobody sees so short a wait. */
const APART_MS = 40;
const MIN_TO_BATCH = 16;

interface Save {
  sitting: SittingRow;
  known: StoredSheet;
  entry: LogEntry & { hash: string };
}

interface Gathering {
  waiting: BatchEntry<Save, boolean>[];
  leftAt: number;
  /** The sitting that left last, if it left alone: what follows from the same one has nobody to wait for. */
  alone: number | undefined;
  timer: NodeJS.Timeout | undefined;
}

const gatherings = new WeakMap<Db, Gathering>();

/**
 * Appends the entry to the log of an open sitting, with those of other sittings. False when nothing was written, because
 * something changed since it was read or somebody holds the sitting just now: who is told so reads again and writes alone.
 */
export function appendTogether(own: Db, save: Save): Promise<boolean> {
  const gathering = gatherings.get(own) ?? { waiting: [], leftAt: 0, alone: undefined, timer: undefined };
  gatherings.set(own, gathering);
  const settle = Promise.withResolvers<boolean>();
  gathering.waiting.push({ item: save, settle });
  if (gathering.waiting.length >= MIN_TO_BATCH) flush(own, gathering);
  else gathering.timer ??= setTimeout(flush, dueIn(gathering, save), own, gathering);
  return settle.promise;
}

const dueIn = ({ leftAt, alone }: Gathering, { sitting }: Save) =>
  alone === sitting.id ? 0 : Math.max(0, leftAt + APART_MS - performance.now());

function flush(own: Db, gathering: Gathering): void {
  clearTimeout(gathering.timer);
  const saves = gathering.waiting;
  const alone = saves.length === 1 ? saves[0]!.item.sitting.id : undefined;
  Object.assign(gathering, { waiting: [], leftAt: performance.now(), alone, timer: undefined } satisfies Gathering);
  // Whoever is concerned is told.
  void settleBatch(own, saves, appendAll).catch(() => {});
}

/**
 * Checks for each what a save alone checks, in the same order. It passes over whatever somebody else holds, so one that is
 * being closed keeps nobody waiting.
 */
async function appendAll(own: Db, saves: Save[]): Promise<boolean[]> {
  const list = (of: (save: Save) => string | number | null) => saves.map(of);
  const { rows } = await sql<{ id: number }>`
    with wanted as materialized (
      select * from unnest(${list(({ sitting }) => sitting.id)}::bigint[],
        ${list(({ sitting }) => sitting.candidate_id)}::bigint[],
        ${list(({ sitting }) => sitting.deadline_at)}::timestamptz[], ${list(({ entry }) => entry.seq)}::int[],
        ${list(({ entry }) => entry.received_at)}::timestamptz[], ${list(({ entry }) => entry.body)}::text[],
        ${list(({ entry }) => entry.prev_hash)}::text[], ${list(({ entry }) => entry.hash)}::text[])
        as w (id, candidate_id, deadline_at, seq, received_at, body, prev_hash, hash)
    ), unchanged as materialized (
      select a.sitting_id from wanted w join sitting_answers a on a.sitting_id = w.id and a.log_hash = w.prev_hash
      for update of a skip locked
    ), guard as materialized (
      select s.id from unchanged u join wanted w on w.id = u.sitting_id join sittings s on s.id = u.sitting_id
      where s.state = 'open' and s.candidate_id is not distinct from w.candidate_id
        and s.deadline_at is not distinct from w.deadline_at
      for share of s skip locked
    ), logged as (
      insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      select w.id, w.seq, w.received_at, w.body, w.prev_hash, w.hash from wanted w join guard g on g.id = w.id
    ), reached as (
      update sitting_answers a set last_seq = w.seq, log_hash = w.hash, behind = a.behind + 1
      from wanted w join guard g on g.id = w.id where a.sitting_id = w.id
    )
    select id from guard`.execute(own);
  const written = new Set(rows.map(({ id }) => id));
  return saves.map(({ sitting }) => written.has(sitting.id));
}
