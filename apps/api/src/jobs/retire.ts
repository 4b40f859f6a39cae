// Every night, data that is no longer needed is deleted in batches. A batch is one short transaction, and the job
// pauses as long as it worked. A night has a limit, and the rest is deleted the next night.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Archive, openArchive } from "../adapters/archive.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../db/transaction.ts";
import { dropEventMonths, takeStrayEvents } from "../events/retire-events.ts";
import type { Feature, Retiring } from "../feature.ts";

const DAY_MS = 86_400_000;

/** The most a table loses in one night. */
const usual = { batch: 1_000, batches: 2_000 };

export async function retireAll(
  context: AppContext,
  features: Feature[],
  bounds = usual,
): Promise<Record<string, number>> {
  const archive = openArchive(context.config.RETENTION_ARCHIVE_DIR);
  const now = context.clock.now();
  const listeners = features.flatMap(({ on }) => (on ? [on.name] : []));
  const deleted: Record<string, number> = {};
  const before = firstOfMonth(now, -context.config.RETENTION_EVENT_MONTHS);
  const { dropped, held } = await dropEventMonths(context.db, listeners, before.toISOString().slice(0, 10), archive);
  for (const month of held) context.log.warn(month, "events are kept longer: a listener has not processed them all");
  for (const name of dropped) deleted[name] = 1;
  const strays: Retiring = {
    table: "events",
    days: () => 0,
    take: async (db, _now, limit) => {
      const rows = await takeStrayEvents(db, listeners, before, limit);
      return { count: rows.length, rows };
    },
  };
  for (const one of [strays, ...features.flatMap(({ retires }) => retires ?? [])])
    deleted[one.table] = (deleted[one.table] ?? 0) + (await retire(context, one, archive, now, bounds));
  const deletedCounts = Object.fromEntries(Object.entries(deleted).filter(([, count]) => count > 0));
  if (Object.keys(deletedCounts).length > 0) context.log.info({ gone: deletedCounts }, "old data deleted");
  return deletedCounts;
}

async function retire(
  context: AppContext,
  { table, days, take }: Retiring,
  archive: Archive,
  now: Date,
  bounds = usual,
) {
  const before = new Date(now.getTime() - days(context.config) * DAY_MS);
  const file = `${table}-${now.toISOString().slice(0, 7)}`;
  let deleted = 0;
  for (let batches = 0; batches < bounds.batches; batches++) {
    const began = performance.now();
    const count = await inTransaction(context.db, async (db) => {
      const { count, rows } = await take(db, before, bounds.batch);
      // Written to disk before the transaction ends. A crash in between archives a row twice, but loses none.
      if (rows) await archive.add(file, rows);
      return count;
    });
    deleted += count;
    if (count < bounds.batch) break;
    await wait(performance.now() - began);
  }
  return deleted;
}

const firstOfMonth = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
