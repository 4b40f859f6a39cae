// An event, email, notification or test that keeps failing for its own reason is set aside, so that everything behind
// it continues. A fault outside the item, such as a database that is away, never counts as a try.
import { sql } from "kysely";
import { isConnectionError } from "../db/connection-errors.ts";
import type { Db } from "../db/transaction.ts";

export const MAX_TRIES = 5;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** If more items than this fail within an hour, the work itself is broken, not its items. It then waits to be fixed. */
const MAX_AN_HOUR = 20;
const LONGEST_PROBLEM = 500;

export type SetAsideKind = "event" | "email" | "notice" | "remark" | "expiry";

export interface FailedItem {
  kind: SetAsideKind;
  /** The subscription of an event, or the corrected key of a sitting that is graded again. Otherwise empty. */
  part: string;
  item: number;
  details?: object;
}

export interface SetAside extends Required<FailedItem> {
  id: number;
  tries: number;
  problem: string;
  first_failed_at: string;
  last_failed_at: string;
  /** Null while the item is still being tried. */
  set_aside_at: string | null;
}

/** PostgreSQL error classes and codes about the current moment, the machine or the build, not about one item. */
const notOfItem = /^(08|40|53|55|57|58)|^(25006|42501|42P01|42703|42883)$/;

/** Whether the item itself is the reason. "unavailable" is our own code while grading rules are being replaced. */
export function isOwnFailure(problem: unknown): boolean {
  const code = String((problem as { code?: unknown } | null)?.code ?? "");
  return !isConnectionError(problem) && !notOfItem.test(code) && code !== "unavailable";
}

/** Error texts may quote addresses and links, and PostgreSQL accepts no NUL characters. */
export const problemText = (problem: unknown): string =>
  String(problem)
    .replaceAll("\u0000", "")
    .replaceAll(/\S+@\S+/g, "…")
    .replaceAll(/https?:\/\/\S+/g, "…")
    .slice(0, LONGEST_PROBLEM);

/**
 * Counts one failed try, unless it came too early, for example from two instances together. True when the item is now
 * set aside or already was.
 */
export async function countFailure(db: Db, failed: FailedItem, problem: unknown, now: Date): Promise<boolean> {
  const { kind, part, item, details = {} } = failed;
  const { rows } = await sql<{ is_aside: boolean }>`
    insert into set_aside as s (kind, part, item, details, tries, problem, first_failed_at, last_failed_at, next_try_at)
    values (${kind}, ${part}, ${item}, ${JSON.stringify(details)}::jsonb, 1, ${problemText(problem)}, ${now}, ${now},
      ${waitUntil(now, 1)})
    on conflict (kind, part, item) do update set tries = s.tries + 1, problem = excluded.problem,
      last_failed_at = excluded.last_failed_at,
      next_try_at = ${now}::timestamptz + least(${LONGEST_WAIT_MS}::float8,
        ${FIRST_WAIT_MS}::float8 * 2 ^ least(s.tries, 10)) * interval '1 millisecond',
      set_aside_at = case when s.tries + 1 >= ${MAX_TRIES}::int and (
        select count(*) from set_aside o where o.kind = s.kind and o.part = s.part
          and o.set_aside_at > ${now}::timestamptz - interval '1 hour') < ${MAX_AN_HOUR}::int
        then ${now}::timestamptz end
    where s.set_aside_at is null and s.next_try_at <= ${now}
    returning set_aside_at is not null as is_aside`.execute(db);
  return rows[0]?.is_aside ?? (await isAside(db, failed));
}

const isAside = async (db: Db, { kind, part, item }: FailedItem): Promise<boolean> =>
  (await db
    .selectFrom("set_aside")
    .select("id")
    .where("kind", "=", kind)
    .where("part", "=", part)
    .where("item", "=", item)
    .where("set_aside_at", "is not", null)
    .executeTakeFirst()) !== undefined;

const waitUntil = (now: Date, tries: number) =>
  new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));

/** Called after the item succeeded. Its failure record is deleted. */
export async function forgetFailure(db: Db, kind: SetAsideKind, part: string, items: number[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .deleteFrom("set_aside")
    .where("kind", "=", kind)
    .where("part", "=", part)
    .where("item", "in", items)
    .execute();
}

export async function listSetAside(db: Db): Promise<SetAside[]> {
  const { rows } = await sql<SetAside>`
    select id, kind, part, item, details, tries, problem, first_failed_at, last_failed_at, set_aside_at
    from set_aside order by id`.execute(db);
  return rows;
}

export interface SetAsideSummary {
  count: number;
  /** The oldest of them, with the names that `npm run set-aside` accepts. */
  oldest: string[];
}

const MAX_NAMED = 5;

/** The items set aside, for readiness, metrics and staff. */
export async function summaryOfSetAside(db: Db): Promise<SetAsideSummary> {
  const { rows } = await sql<Pick<SetAside, "id" | "kind" | "part" | "item"> & { count: number }>`
    select id, kind, part, item, count(*) over ()::int as count from set_aside where set_aside_at is not null
    order by set_aside_at, id limit ${MAX_NAMED}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldest: rows.map((row) => `${row.id}: ${nameOf(row)}`) };
}

/** The name of an item on screens and in commands. */
export function nameOf({ kind, part, item }: Pick<SetAside, "kind" | "part" | "item">): string {
  if (kind === "event") return `event ${item} for ${part}`;
  if (kind === "email") return `email ${item}`;
  if (kind === "notice") return `notification ${item}`;
  return kind === "remark" ? `marking test ${item} again` : `closing test ${item}`;
}
