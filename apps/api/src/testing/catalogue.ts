import { randomUUID } from "node:crypto";
import type { Db } from "../db/transaction.ts";

/** One exam and one class level, enough for a profile. */
export async function aCatalogue(db: Db) {
  const exam = await db
    .insertInto("exam_types")
    .values({ uuid: randomUUID(), slug: "jamb", name: "JAMB", description: "", position: 1 })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  const level = await db
    .insertInto("class_levels")
    .values({ uuid: randomUUID(), name: "SS3", position: 3 })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  return { exam, level };
}
