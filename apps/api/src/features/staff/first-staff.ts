// The first member of staff comes from the configuration; outside production there is a demo account instead.
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { hashPassword, normalEmail } from "../auth/public.ts";

export const DEMO_STAFF = { email: "admin@demo.ng", password: "Admin12345" };
export const DEMO_CANDIDATE = { email: "student@demo.ng", password: "Student123" };

/** Made on the first start only: an account that was removed later does not come back by itself. */
export async function makeFirstAccounts(house: House): Promise<void> {
  const { db, config, clock } = house;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await addOwner(db, ADMIN_EMAIL, ADMIN_PASSWORD, false, clock.now());
  if (config.production) return;
  const made = await db
    .selectFrom("site_settings")
    .select("name")
    .where("name", "=", "demo_accounts")
    .executeTakeFirst();
  if (made) return;
  await addOwner(db, DEMO_STAFF.email, DEMO_STAFF.password, true, clock.now());
  await addDemoCandidate(db, clock.now());
  await db
    .insertInto("site_settings")
    .values({ name: "demo_accounts", value: JSON.stringify({ made: true }), updated_at: clock.now() })
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
  const candidate = await db
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
    .returning("id")
    .executeTakeFirst();
  if (!candidate) return;
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
    .execute();
  await db
    .insertInto("consents")
    .values({ candidate_id: candidate.id, kind: "terms", version: "demo", given_at: now })
    .execute();
}
