import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Facts } from "./bulk-facts.ts";

interface Changing {
  id: number;
  uuid: string;
  facts: Facts;
  after: Facts;
}

const labels: Record<keyof Facts, string> = {
  difficulty: "Difficulty",
  topic_id: "Topic",
  year: "Year",
  class_level_id: "Class",
  source: "Source",
  exam_type_ids: "Exams",
  tags: "Tags",
  reviewer_id: "Reviewer",
};

const NONE = "none";

/** What would change in each of these questions, as people read it. */
export async function factsInWords(db: Db, changing: readonly Changing[]) {
  const sides = changing.flatMap(({ facts, after }) => [facts, after]);
  const names = {
    topic_id: await namesOf(
      db,
      "topics",
      sides.map(({ topic_id }) => topic_id),
    ),
    class_level_id: await namesOf(
      db,
      "class_levels",
      sides.map(({ class_level_id }) => class_level_id),
    ),
    reviewer_id: await namesOf(
      db,
      "staff",
      sides.map(({ reviewer_id }) => reviewer_id),
    ),
    exam_type_ids: await namesOf(
      db,
      "exam_types",
      sides.flatMap(({ exam_type_ids }) => exam_type_ids),
    ),
  };
  const bodies = await bodiesOf(
    db,
    changing.map(({ id }) => id),
  );
  const said = (field: keyof Facts, facts: Facts): string => {
    if (field === "exam_type_ids")
      return facts.exam_type_ids.map((id) => names.exam_type_ids.get(id) ?? "?").join(", ") || NONE;
    if (field === "tags") return facts.tags.join(", ") || NONE;
    const value = facts[field];
    if (value === null) return NONE;
    return typeof value === "number" && field !== "year"
      ? (names[field as "topic_id"].get(value) ?? "?")
      : String(value);
  };
  return changing.map(({ id, uuid, facts, after }) => ({
    id: uuid,
    question_body: bodies.get(id) ?? "",
    facts: (Object.keys(labels) as (keyof Facts)[]).flatMap((field) => {
      const [before, then] = [said(field, facts), said(field, after)];
      return before === then ? [] : [{ field: labels[field], before, after: then }];
    }),
  }));
}

async function namesOf(db: Db, table: "topics" | "class_levels" | "staff" | "exam_types", ids: (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
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
