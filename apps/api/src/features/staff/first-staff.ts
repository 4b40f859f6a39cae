// The first member of staff is created from the configuration. Outside production there is a demo account instead.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { hashPassword, normalEmail } from "../auth/public.ts";

export const DEMO_STAFF = { email: "admin@demo.ng", password: "Admin12345" };
export const DEMO_CANDIDATE = { email: "student@demo.ng", password: "Student123" };

/** Created only on the first start, so an account that was removed later does not return. */
export async function makeFirstAccounts(context: AppContext): Promise<void> {
  const { db, config, clock } = context;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await addOwner(db, ADMIN_EMAIL, ADMIN_PASSWORD, false, clock.now());
  if (config.production) return suspendDemoAccounts(db, clock.now());
  const made = await db
    .selectFrom("site_settings")
    .select("name")
    .where("name", "=", "demo_accounts")
    .executeTakeFirst();
  if (!made) await inTransaction(db, (db) => makeDemoAccounts(db, clock.now()));
}

/** A database from an earlier trial still has the demo accounts, whose passwords are in the README. */
async function suspendDemoAccounts(db: Db, now: Date): Promise<void> {
  await db.updateTable("staff").set({ suspended_at: now }).where("is_demo", "=", true).execute();
  await db
    .updateTable("candidates")
    .set({ suspended_at: now })
    .where("is_demo", "=", true)
    .where("suspended_at", "is", null)
    .execute();
}

/** Both or none. A start that is cut off in between is repeated by the next one. */
async function makeDemoAccounts(db: Db, now: Date): Promise<void> {
  await addOwner(db, DEMO_STAFF.email, DEMO_STAFF.password, true, now);
  await addDemoCandidate(db, now);
  await db
    .insertInto("site_settings")
    .values({ name: "demo_accounts", value: JSON.stringify({ made: true }), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addOwner(db: Db, address: string, password: string, is_demo: boolean, now: Date): Promise<void> {
  const email = normalEmail(address);
  const known = await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst();
  if (known) return;
  await db
    .insertInto("staff")
    .values({
      uuid: uuidv7(),
      email,
      name: is_demo ? "Demo Admin" : "Owner",
      role: "owner",
      password_hash: await hashPassword(password),
      created_at: now,
      is_demo,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addDemoCandidate(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("candidates")
    .values({
      uuid: uuidv7(),
      email: DEMO_CANDIDATE.email,
      first_name: "Amina",
      last_name: "Demo",
      password_hash: await hashPassword(DEMO_CANDIDATE.password),
      registered_at: now,
      verified_at: now,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const candidate = await db
    .selectFrom("candidates")
    .select("id")
    .where("email", "=", DEMO_CANDIDATE.email)
    .executeTakeFirstOrThrow();
  const exam = await db.selectFrom("exam_types").select("id").where("slug", "=", "jamb").executeTakeFirst();
  const level = await db.selectFrom("class_levels").select("id").where("name", "=", "SS3").executeTakeFirst();
  await db
    .insertInto("candidate_profiles")
    .values({
      candidate_id: candidate.id,
      phone: "+2348030000000",
      exam_type_id: exam?.id ?? null,
      class_level_id: level?.id ?? null,
      is_adult: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into consents (candidate_id, kind, version, given_at)
    select ${candidate.id}, 'terms', 'demo', ${now}
    where not exists (select 1 from consents where candidate_id = ${candidate.id} and kind = 'terms')`.execute(db);
}
