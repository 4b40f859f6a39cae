import { createHash } from "node:crypto";
import { RENDERER_VERSION, render } from "@sabiprep/markup";
import { passageUuid, type ShippedQuestion } from "@sabiprep/question-bank";
import type { Db } from "../../../db/transaction.ts";

/** The id of each passage's live revision, by the passage's uuid. */
export async function writePassages(db: Db, questions: ShippedQuestion[], now: Date): Promise<Map<string, number>> {
  const passages = new Map(questions.flatMap(({ passage }) => (passage ? [[passage.key, passage] as const] : [])));
  const live = new Map<string, number>();
  for (const { key, title, body } of passages.values()) {
    const uuid = passageUuid(key);
    const bank_hash = createHash("sha256")
      .update(JSON.stringify([title, body]))
      .digest("hex");
    const {
      id,
      bank_hash: before,
      live_revision_id,
    } = await db
      .insertInto("passages")
      .values({ uuid, bank_key: key, created_at: now })
      .onConflict((conflict) => conflict.column("bank_key").doUpdateSet((row) => ({ uuid: row.ref("excluded.uuid") })))
      .returning(["id", "bank_hash", "live_revision_id"])
      .executeTakeFirstOrThrow();
    if (before === bank_hash && live_revision_id) {
      live.set(uuid, live_revision_id);
      continue;
    }
    const newest = await db
      .selectFrom("passage_revisions")
      .select((row) => row.fn.max("no").as("no"))
      .where("passage_id", "=", id)
      .executeTakeFirst();
    const revision = await db
      .insertInto("passage_revisions")
      .values({
        passage_id: id,
        no: (newest?.no ?? 0) + 1,
        title,
        body_source: body,
        body_html: render(body).html,
        renderer: RENDERER_VERSION,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.updateTable("passages").set({ bank_hash, live_revision_id: revision.id }).where("id", "=", id).execute();
    live.set(uuid, revision.id);
  }
  return live;
}
