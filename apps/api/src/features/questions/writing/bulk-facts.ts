// How one bulk change affects each question. Nothing is written here, so the preview uses the same code.
import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { allFound } from "../staff/find-questions.ts";

export type BulkInput = Call<typeof questions.bulkChange>["input"];

/** The fields a bulk change can set. Texts and keys are changed one by one. */
export interface Facts {
  difficulty: "easy" | "medium" | "hard";
  topic_id: number | null;
  year: number | null;
  class_level_id: number | null;
  source: "original" | "official" | "school";
  exam_type_ids: number[];
  tags: string[];
  reviewer_id: number | null;
}

export interface BulkSelection {
  id: number;
  uuid: string;
  state: "draft" | "review" | "live" | "retired";
  stage: "draft" | "review" | "live" | "retired";
  subject_id: number;
  lacks_explanation: boolean;
  facts: Facts;
}

const MAX_TAGS = 20;
/** The limit for all tags together: an index stores the tags of a question in one row. */
const MAX_TAG_BYTES = 1_800;

export async function selectedQuestions(
  db: Db,
  input: BulkInput,
  me: number,
  most: number,
  lock: boolean,
): Promise<BulkSelection[]> {
  const ids = input.found ? await allFound(db, input.found, most + 1, me) : null;
  if (ids && ids.length > most)
    fail("validation", `More than ${most.toLocaleString("en")} questions match. Add more filters first.`);
  const which = ids ? sql`q.id = any(${ids}::bigint[])` : sql`q.uuid = any(${input.question_ids ?? []}::uuid[])`;
  const { rows } = await sql<Omit<BulkSelection, "facts"> & Facts>`
    select q.id, q.uuid, q.state, q.stage, q.subject_id, q.lacks_explanation,
      coalesce(q.author_difficulty, q.difficulty) as difficulty, q.topic_id, q.year, q.class_level_id,
      q.source, q.exam_type_ids, q.tags, q.reviewer_id
    from questions q where ${which} order by q.id ${lock ? sql`for update of q` : sql``}`.execute(db);
  if (!ids && rows.length !== new Set(input.question_ids).size)
    fail("not_found", "We could not find one of these questions.");
  return rows.map(({ id, uuid, state, stage, subject_id, lacks_explanation, ...facts }) => ({
    ...{ id, uuid, state, stage, subject_id, lacks_explanation },
    facts,
  }));
}

/** The change with the bank's own ids. It is refused if it does not fit every question. */
export async function changeFor(
  db: Db,
  input: BulkInput,
  chosen: readonly BulkSelection[],
): Promise<(facts: Facts) => Facts> {
  const topic_id = input.topic_id ? await topicFor(db, input.topic_id, chosen) : null;
  const level = input.class_level_id ? await idOf(db, "class_levels", input.class_level_id) : null;
  if (level === undefined) failField("class_level_id", "We could not find that class");
  const reviewer = input.reviewer_id ? await reviewerOf(db, input.reviewer_id) : null;
  const added = input.add_exam_id ? await examFor(db, input.add_exam_id, chosen) : null;
  const removed = input.remove_exam_id ? await idOf(db, "exam_types", input.remove_exam_id) : null;
  if (removed === undefined) failField("remove_exam_id", "We could not find that exam");
  const [add_tag, remove_tag] = [input.add_tag, input.remove_tag].map((tag) => tag?.trim().toLowerCase());
  const after = (facts: Facts): Facts => ({
    difficulty: input.difficulty_level ?? facts.difficulty,
    topic_id: input.topic_id === undefined ? facts.topic_id : topic_id,
    year: input.year === undefined ? facts.year : input.year,
    class_level_id: input.class_level_id === undefined ? facts.class_level_id : (level ?? null),
    source: input.source ?? facts.source,
    exam_type_ids: [...new Set([...facts.exam_type_ids, ...(added ? [added] : [])])]
      .filter((id) => id !== removed)
      .sort((a, b) => a - b),
    tags: [...new Set([...facts.tags, ...(add_tag ? [add_tag] : [])])].filter((tag) => tag !== remove_tag).sort(),
    reviewer_id: input.reviewer_id === undefined ? facts.reviewer_id : reviewer,
  });
  if (chosen.some(({ facts }) => after(facts).exam_type_ids.length === 0))
    failField("remove_exam_id", "Some of these questions would have no exam");
  const tagged = chosen.map(({ facts }) => after(facts).tags);
  if (tagged.some((tags) => tags.length > MAX_TAGS)) failField("add_tag", `A question can have up to ${MAX_TAGS} tags`);
  if (tagged.some((tags) => Buffer.byteLength(tags.join("")) > MAX_TAG_BYTES))
    failField("add_tag", "The tags are too long in total. Use shorter tags");
  return after;
}

export const isSame = (a: Facts, b: Facts): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = (facts: Facts) => [
  facts.difficulty,
  facts.topic_id,
  facts.year,
  facts.class_level_id,
  facts.source,
  facts.exam_type_ids,
  facts.tags,
  facts.reviewer_id,
];

async function idOf(db: Db, table: "class_levels" | "exam_types", uuid: string): Promise<number | undefined> {
  return (await db.selectFrom(table).select("id").where("uuid", "=", uuid).executeTakeFirst())?.id;
}

export async function reviewerOf(db: Db, uuid: string): Promise<number> {
  const member = await db
    .selectFrom("staff")
    .select("id")
    .where("uuid", "=", uuid)
    .where("role", "in", ["owner", "reviewer"])
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  return member?.id ?? failField("reviewer_id", "We could not find that reviewer");
}

async function topicFor(db: Db, uuid: string, chosen: readonly BulkSelection[]): Promise<number> {
  const topic = await db
    .selectFrom("topics")
    .select(["id", "subject_id"])
    .where("uuid", "=", uuid)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (!topic) return failField("topic_id", "We could not find that topic");
  if (chosen.some(({ subject_id }) => subject_id !== topic.subject_id))
    failField("topic_id", "Some of these questions are not in the subject of this topic");
  return topic.id;
}

async function examFor(db: Db, uuid: string, chosen: readonly BulkSelection[]): Promise<number> {
  const id = (await idOf(db, "exam_types", uuid)) ?? failField("add_exam_id", "We could not find that exam");
  const offered = await db.selectFrom("exam_subjects").select("subject_id").where("exam_type_id", "=", id).execute();
  const subjects = new Set(offered.map(({ subject_id }) => subject_id));
  if (chosen.some(({ subject_id }) => !subjects.has(subject_id)))
    failField("add_exam_id", "This exam does not offer the subject of some of these questions");
  return id;
}
