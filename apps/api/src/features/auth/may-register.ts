// Staff can stop new accounts, or limit them to a number a day when somebody floods the site with fake ones.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { readSiteSettings } from "../site/public.ts";

export async function mayRegister(db: Db, now: Date): Promise<void> {
  const { registration_open, registrations_a_day: most } = await readSiteSettings(db);
  if (!registration_open) fail("not_allowed", "You cannot create an account right now. Please try again later.");
  if (most === null) return;
  const { rows } = await sql<{ today: number }>`
    select count(*)::int as today from (select 1 from candidates
      where registered_at >= lagos_day(${now})::timestamp at time zone 'Africa/Lagos' limit ${most}) c`.execute(db);
  if (rows[0]!.today >= most)
    fail("not_allowed", "We cannot create any more accounts today. Please try again tomorrow.");
}
