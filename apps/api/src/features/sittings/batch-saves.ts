// Batches saves of different candidates into one statement and one commit. Each save is still confirmed only when that
// commit is on disk. A single save runs immediately. Under load, saves wait until a short interval has passed since the
// last batch, or until the batch is full.
import { sql } from "kysely";
import { type BatchEntry, settleBatch } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import type { LogEntry, SittingRow, StoredSheet } from "./answer-store.ts";

/** The shortest time between two batches. Nobody notices such a short wait. */
const BATCH_INTERVAL_MS = 40;
const MAX_BATCH = 16;

interface Save {
  sitting: SittingRow;
  known: StoredSheet;
  entry: LogEntry & { hash: string };
}

interface SaveQueue {
  waiting: BatchEntry<Save, boolean>[];
  flushedAt: number;
  /**
   * The sitting of the last save, if it was sent alone. A further save of the same sitting has no others to wait for.
   */
  lastAlone: number | undefined;
  timer: NodeJS.Timeout | undefined;
}

const queues = new WeakMap<Db, SaveQueue>();

/**
 * Appends the entry to the log of an open sitting, in a batch with other saves. False if nothing was written, because
 * something changed since it was read or the sitting is locked. Then the caller reads again and retries unbatched.
 */
export function appendInBatch(db: Db, save: Save): Promise<boolean> {
  const queue = queues.get(db) ?? { waiting: [], flushedAt: 0, lastAlone: undefined, timer: undefined };
  queues.set(db, queue);
  const settle = Promise.withResolvers<boolean>();
  queue.waiting.push({ item: save, settle });
  if (queue.waiting.length >= MAX_BATCH) flush(db, queue);
  else queue.timer ??= setTimeout(flush, dueIn(queue, save), db, queue);
  return settle.promise;
}

const dueIn = ({ flushedAt, lastAlone }: SaveQueue, { sitting }: Save) =>
  lastAlone === sitting.id ? 0 : Math.max(0, flushedAt + BATCH_INTERVAL_MS - performance.now());

function flush(db: Db, queue: SaveQueue): void {
  clearTimeout(queue.timer);
  const saves = queue.waiting;
  const lastAlone = saves.length === 1 ? saves[0]!.item.sitting.id : undefined;
  Object.assign(queue, { waiting: [], flushedAt: performance.now(), lastAlone, timer: undefined } satisfies SaveQueue);
  // Every caller gets its own error.
  void settleBatch(db, saves, appendAll).catch(() => {});
}

/**
 * Makes the same checks for each save as an unbatched save, in the same order. It skips locked sittings, so one that is
 * being closed delays nobody.
 */
async function appendAll(db: Db, saves: Save[]): Promise<boolean[]> {
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
    select id from guard`.execute(db);
  const written = new Set(rows.map(({ id }) => id));
  return saves.map(({ sitting }) => written.has(sitting.id));
}
