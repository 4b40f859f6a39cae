import { type Paper, uuidOf } from "@sabiprep/question-bank";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { inChunks } from "./in-chunks.ts";
import type { CatalogueIds } from "./write-catalogue.ts";

/** Our own series, arranged anew; papers staff imported for the same year keep their place. */
export async function writePapers(db: Db, papers: Paper[], ids: CatalogueIds, now: Date): Promise<void> {
  const keys = await db.selectFrom("questions").select(["id", "bank_key"]).where("bank_key", "is not", null).execute();
  const questionIds = new Map(keys.map((row) => [row.bank_key!, row.id]));
  for (const chunk of inChunks(papers, 200)) {
    const rows = await db
      .insertInto("papers")
      .values(
        chunk.map(({ exam, subject, year, blueprint, questions }) => ({
          uuid: uuidOf(`paper/${exam}/${subject}/${year}`),
          exam_type_id: ids.exams.get(exam)!,
          subject_id: ids.subjects.get(subject)!,
          year,
          source: "original" as const,
          items_count: questions.length,
          minutes: blueprint.minutes,
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["exam_type_id", "subject_id", "year"])
          .doUpdateSet((row) => ({
            items_count: row.ref("excluded.items_count"),
            minutes: row.ref("excluded.minutes"),
          }))
          .where("papers.source", "=", "original")
          .where("papers.staff_edited_at", "is", null),
      )
      .returning(["id", "uuid"])
      .execute();
    const byUuid = new Map(rows.map((row) => [row.uuid, row.id]));
    const items = chunk.flatMap(({ exam, subject, year, questions }) => {
      const paper = byUuid.get(uuidOf(`paper/${exam}/${subject}/${year}`));
      return paper ? questions.map(({ key }, at) => [paper, at + 1, questionIds.get(key)!] as const) : [];
    });
    await db
      .deleteFrom("paper_items")
      .where(
        "paper_id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    await sql`
      insert into paper_items (paper_id, position, question_id)
      select * from unnest(${items.map(([paper]) => paper)}::bigint[], ${items.map(([, at]) => at)}::int[], ${items.map(([, , question]) => question)}::bigint[])`.execute(
      db,
    );
  }
}
