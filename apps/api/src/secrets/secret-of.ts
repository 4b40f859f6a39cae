// Secrets the site makes for itself are stored in the database, sealed, so that every instance has the same ones.
import { randomBytes } from "node:crypto";
import type { Db } from "../db/transaction.ts";
import { placeOf, seal, unseal } from "./vault.ts";

export async function secretOf(db: Db, name: string): Promise<Buffer> {
  const place = placeOf("secrets", "value", name);
  await db
    .insertInto("secrets")
    .values({ name, value: seal(place, randomBytes(32)) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return unseal(place, value);
}

/** Deletes the secret. The next start makes a new one, and everything the old one signed becomes invalid. */
export const renewSecret = async (db: Db, name: string): Promise<boolean> =>
  (await db.deleteFrom("secrets").where("name", "=", name).executeTakeFirst()).numDeletedRows > 0n;
