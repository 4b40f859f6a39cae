// How often something may be tried in a time span. It is counted in the database, so all instances count together.
// Nothing is locked permanently, because the span passes.
import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { Failure, say } from "../../http/failure.ts";

const SPAN_MINUTES = 15;
const MAX_TRIES = 10;

export const attemptKey = (kind: string, secret: string) =>
  `${kind}:${createHash("sha256").update(secret).digest("base64url")}`;

/**
 * Counts one try before anything is evaluated. Past the limit nothing is evaluated at all. The span moves with every
 * counted try, so no fifteen minutes, wherever they start, include more than the limit.
 */
export async function spendAttempt(db: Db, key: string, now: Date): Promise<void> {
  const { rows } = await sql<SpentAttempt>`
    ${spendingAttempt(sql`select ${key}::text as key`, spanOf(now))}`.execute(db);
  refuseSpent(rows[0]!, now);
}

export interface SpentAttempt {
  key: string;
  tries: number;
  span_started_at: string;
}

interface Span {
  now: Date;
  since: Date;
}

/** The span that ends now. A try before it no longer counts. */
export const spanOf = (now: Date): Span => ({ now, since: new Date(now.getTime() - SPAN_MINUTES * 60_000) });

/**
 * The statement that counts a try for the one row of `keys`. It can run alone or together with other reads of a call.
 */
export const spendingAttempt = (keys: RawBuilder<unknown>, { now, since }: Span): RawBuilder<SpentAttempt> => sql`
  insert into attempts as a (key, span_started_at, tries) select k.key, ${now}::timestamptz, 1 from (${keys}) k
  on conflict (key) do update set
    tries = case when a.span_started_at < ${since} then 1 else a.tries + 1 end,
    span_started_at = case when a.span_started_at < ${since} or a.tries < ${MAX_TRIES} then ${now}
      else a.span_started_at end
  returning key, tries, span_started_at`;

export function refuseSpent({ tries, span_started_at }: SpentAttempt, now: Date): void {
  if (tries <= MAX_TRIES) return;
  const opensAt = Date.parse(span_started_at) + SPAN_MINUTES * 60_000;
  const retryAfter = Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  throw new Failure(
    "too_many",
    say("Too many attempts. Please try again in {n, plural, one {# minute} other {# minutes}}.", { n: minutes }),
    {
      retryAfter,
    },
  );
}

/** A correct password does not count as a try. When nothing was counted there is no key. */
export const returningAttempt = (key: string | null) =>
  sql`update attempts set tries = greatest(tries - 1, 0) where key = ${key}`;

export async function returnAttempt(db: Db, key: string): Promise<void> {
  await returningAttempt(key).execute(db);
}

/** True once in every `seconds` for a key, and false during the cooldown. */
export async function startCooldown(db: Db, key: string, seconds: number, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql`
    insert into cooldowns as c (key, until) values (${key}, ${until})
    on conflict (key) do update set until = excluded.until where c.until <= ${now}
    returning key`.execute(db);
  return rows.length > 0;
}
