// Changes to a question besides its text are recorded with the person who made them: versions contain only texts.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Facts } from "./bulk-facts.ts";

export type AllFacts = Facts & { subject_id: number; pool: "paper" | "stretch" };

async function factsOf(db: Db, ids: readonly number[]): Promise<Map<number, AllFacts>> {
  const { rows } = await sql<AllFacts & { id: number }>`
    select id, subject_id, pool, coalesce(author_difficulty, difficulty) as difficulty, topic_id, year, class_level_id,
      source, exam_type_ids, tags, reviewer_id
    from questions where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

type Some = Partial<Record<keyof AllFacts, unknown>>;

function changedFacts(before: AllFacts, after: AllFacts): { before: Some; after: Some } | null {
  const names = (Object.keys(before) as (keyof AllFacts)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (facts: AllFacts) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}

/** Makes the change and records how it changed the facts of each question. */
export async function recordChanges<Result>(
  db: Db,
  ids: readonly number[],
  by: { staff_id: number; now: Date; note?: string },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await factsOf(db, ids);
  const result = await change();
  const after = await factsOf(db, ids);
  const rows = [...before].flatMap(([question_id, facts]) => {
    const changed = after.has(question_id) ? changedFacts(facts, after.get(question_id)!) : null;
    return changed ? [{ question_id, ...changed }] : [];
  });
  if (rows.length > 0)
    await sql`
      insert into question_changes (question_id, staff_id, note, before, after, created_at)
      select n.question_id, ${by.staff_id}, ${by.note ?? ""}, n.before, n.after, ${by.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (question_id bigint, before jsonb, after jsonb)`.execute(db);
  return result;
}
