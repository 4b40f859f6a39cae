// Computes every stored theory mark again from its ticks, and returns the differences.
import { type Guide, markTheory, THEORY_SCORING_VERSION, type TheoryTicks } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

const BATCH = 1000;

interface Row {
  id: number;
  response: string;
  guide: Guide;
  ticks: TheoryTicks;
  score: number;
  max: number;
}

export async function remarkTheory(db: Db) {
  const differences: { response: string; stored: string; marked: string }[] = [];
  let checked = 0;
  let after = 0;
  while (true) {
    const { rows } = await sql<Row>`
      select m.id, r.uuid as response, v.guide, m.ticks, m.score, m.max
      from theory_marks m join theory_responses r on r.id = m.response_id
      join theory_revisions v on v.id = r.revision_id
      where m.id > ${after} and m.scoring_version = ${THEORY_SCORING_VERSION} order by m.id limit ${BATCH}`.execute(db);
    for (const { response, guide, ticks, score, max } of rows) {
      const again = markTheory(guide, ticks);
      const [stored, marked] = [`${score} of ${max}`, `${again.score} of ${again.max}`];
      if (stored !== marked) differences.push({ response, stored, marked });
    }
    checked += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return { checked, differences };
  }
}
