// Computes every mark of the desk again from its ticks, and returns the differences.
import { type Guide, markTheory, THEORY_SCORING_VERSION, type TheoryTicks } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

const BATCH = 1000;

interface Row {
  id: number;
  guide: Guide;
  ticks: TheoryTicks;
  score: number;
  max: number;
}

export async function remarkDesk(db: Db) {
  const differences: { mark: number; stored: string; marked: string }[] = [];
  let checked = 0;
  let after = 0;
  while (true) {
    const { rows } = await sql<Row>`
      select m.id, v.guide, m.ticks, m.score, m.max
      from marking_marks m join theory_revisions v on v.id = m.revision_id
      where m.id > ${after} and m.scoring_version = ${THEORY_SCORING_VERSION} order by m.id limit ${BATCH}`.execute(db);
    for (const { id, guide, ticks, score, max } of rows) {
      const again = markTheory(guide, ticks);
      const [stored, marked] = [`${score} of ${max}`, `${again.score} of ${again.max}`];
      if (stored !== marked) differences.push({ mark: id, stored, marked });
    }
    checked += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return { checked, differences };
  }
}
