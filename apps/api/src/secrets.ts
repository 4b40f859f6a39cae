// Secrets the site makes for itself live in the database, so that every instance has the same ones.
import { randomBytes } from "node:crypto";
import type { Db } from "./db/transaction.ts";

export async function secretOf(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
