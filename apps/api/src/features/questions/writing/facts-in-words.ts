import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Facts } from "./bulk-facts.ts";
import type { AllFacts } from "./record-changes.ts";

interface Changing {
  id: number;
  uuid: string;
  facts: Facts;
  after: Facts;
}

export const labels: Record<keyof AllFacts, string> = {
  subject_id: "Subject",
  difficulty: "Difficulty",
  pool: "Pool",
  topic_id: "Topic",
  year: "Year",
  class_level_id: "Class",
  source: "Source",
  exam_type_ids: "Exams",
  tags: "Tags",
  reviewer_id: "Reviewer",
};

const NONE = "none";

const tables = {
  subject_id: "subjects",
  topic_id: "topics",
  class_level_id: "class_levels",
  reviewer_id: "staff",
  exam_type_ids: "exam_types",
} as const;

export type FactNames = Record<keyof typeof tables, Map<number, string>>;

export async function namesFor(db: Db, sides: readonly Partial<AllFacts>[]): Promise<FactNames> {
  const found = Object.entries(tables).map(async ([field, table]) => {
    const ids = sides.flatMap((side) => side[field as keyof typeof tables] ?? []);
    return [field, await namesOf(db, table, ids)] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as FactNames;
}

export function factInWords(field: keyof AllFacts, facts: Partial<AllFacts>, names: FactNames): string {
  const value = facts[field];
  if (field === "exam_type_ids")
    return (facts.exam_type_ids ?? []).map((id) => names.exam_type_ids.get(id) ?? "?").join(", ") || NONE;
  if (field === "tags") return (facts.tags ?? []).join(", ") || NONE;
  if (value === null || value === undefined) return NONE;
  return field in tables ? (names[field as keyof FactNames].get(value as number) ?? "?") : String(value);
}

/** What would change in each of these questions, in readable words. */
export async function describeChanges(db: Db, changing: readonly Changing[]) {
  const names = await namesFor(
    db,
    changing.flatMap(({ facts, after }) => [facts, after]),
  );
  const bodies = await bodiesOf(
    db,
    changing.map(({ id }) => id),
  );
  return changing.map(({ id, uuid, facts, after }) => ({
    id: uuid,
    question_body: bodies.get(id) ?? "",
    facts: (Object.keys(labels) as (keyof AllFacts)[]).flatMap((field) => {
      const [before, then] = [factInWords(field, facts, names), factInWords(field, after, names)];
      return before === then ? [] : [{ field: labels[field], before, after: then }];
    }),
  }));
}

async function namesOf(db: Db, table: (typeof tables)[keyof typeof tables], ids: number[]) {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${wanted}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function bodiesOf(db: Db, ids: number[]) {
  const { rows } = await sql<{ id: number; body: string }>`
    select q.id, r.body_html as body from questions q join question_revisions r on r.id = q.newest_revision_id
    where q.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, body }) => [id, body]));
}
