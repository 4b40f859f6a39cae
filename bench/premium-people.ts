// Signed-in candidates who may use every feature, written directly into the database.
import { randomUUID } from "node:crypto";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { openSession } from "../apps/api/src/features/auth/public.ts";

export interface Person {
  id: number;
  token: string;
}

export async function premiumPeople(db: Db, count: number): Promise<Person[]> {
  const now = new Date();
  const plan = await db.selectFrom("plans").select("id").where("slug", "=", "premium").executeTakeFirstOrThrow();
  const people: Person[] = [];
  for (let left = count; left > 0; left -= 1_000) {
    const made = await db
      .insertInto("candidates")
      .values(
        Array.from({ length: Math.min(left, 1_000) }, () => ({
          uuid: randomUUID(),
          email: `${randomUUID()}@example.ng`,
          first_name: "B",
          last_name: "B",
          registered_at: now,
          verified_at: now,
        })),
      )
      .returning("id")
      .execute();
    await db
      .insertInto("candidate_profiles")
      .values(made.map(({ id }) => ({ candidate_id: id, is_adult: true })))
      .execute();
    const ends_at = new Date(now.getTime() + 1e9);
    await db
      .insertInto("grants")
      .values(
        made.map(({ id }) => ({ candidate_id: id, plan_id: plan.id, cause: `bench-${id}`, starts_at: now, ends_at })),
      )
      .execute();
    for (const { id } of made) {
      const { access_token } = await openSession(db, { candidate_id: id }, { userAgent: "", deviceToken: null }, now);
      people.push({ id, token: access_token });
    }
  }
  return people;
}
