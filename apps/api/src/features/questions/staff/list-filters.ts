// What the staff's list may be narrowed by, as conditions on questions `q`, and the access path to walk them along.
import type { questions } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Call } from "../../../http/route.ts";

export type Filters = Omit<Call<typeof questions.list>["input"], "page" | "per_page" | "before">;
type Sql = RawBuilder<unknown>;

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Values stand in the text of the query, not beside it: a plan made once for all words would be right for none of them.
 * What stands here is checked by the contract to be an id, a figure or a known name, or is stripped to letters and digits.
 */
export const lit = (value: string | number) => sql.lit(value);

export const wordsIn = (typed: string): string[] => typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every word must be there; the last may still be typed. Null when nothing is left to look for. */
function searchOf(typed: string): Sql | null {
  const words = wordsIn(typed);
  return words.length === 0 ? null : sql`to_tsquery('english', ${lit(`${words.join(" & ")}:*`)})`;
}

const holding = {
  picture: sql`q.question_type in ('IMAGE_ONLYS', 'IMAGE_AND_TEXTS_ONLY')`,
  recording: sql`q.question_type = 'AUDIO' and q.question_type <> 'TEXTS_ONLY'`,
  passage: sql`q.has_passage`,
};

const lacking = {
  why: sql`q.lacks_why`,
  explanation: sql`q.lacks_explanation`,
  topic: sql`q.topic_id is null`,
  year: sql`q.year is null`,
};

/**
 * The same search where some questions are not in the index of words yet. Their texts are read for `parts` first, which is quick, and their
 * words are found only where all parts are in the text.
 */
export const hasWords = (query: Sql, parts: readonly string[] = []): Sql => {
  const text = sql`lower(r.body_source || r.options::text)`;
  const areThere = parts.map((part) => sql`strpos(${text}, ${lit(part)}) > 0`);
  return sql`case when q.words <> '' then q.words @@ ${query}
    when exists (select 1 from question_revisions r where ${allOf([sql`r.id = q.newest_revision_id`, ...areThere])})
      then question_words(q.newest_revision_id) @@ ${query}
    else false end`;
};

function conditionsOf(input: Filters, me: number, parts: readonly string[] | null) {
  const typed = input.search?.trim() ?? "";
  const query = uuidShape.test(typed) ? null : searchOf(typed);
  const given = <T>(value: T | undefined, condition: (value: T) => Sql) =>
    value === undefined ? undefined : condition(value);
  return {
    // Written so that the planner knows the tally of each stage.
    stage: input.stage ? sql`q.stage = ${lit(input.stage)}` : sql`q.stage <> 'retired'`,
    status: given(input.status, (status) =>
      status === "ACTIVE" ? sql`q.state = 'live'` : sql`q.state <> 'live' and q.stage <> 'live'`,
    ),
    id: uuidShape.test(typed) ? sql`q.uuid = ${lit(typed)}` : undefined,
    words: query ? (parts ? hasWords(query, parts) : sql`q.words @@ ${query}`) : undefined,
    subject: given(input.subject_id, (id) => sql`q.subject_id = (select id from subjects where uuid = ${lit(id)})`),
    topic: given(input.topic_id, (id) => sql`q.topic_id = (select id from topics where uuid = ${lit(id)})`),
    exam: given(
      input.exam_type_id,
      (id) => sql`q.exam_type_ids @> array(select id from exam_types where uuid = ${lit(id)})`,
    ),
    year: given(input.year, (year) => sql`q.year = ${lit(year)}`),
    difficulty: given(input.difficulty_level, (level) => sql`q.difficulty = ${lit(level)}`),
    pool: given(input.pool, (pool) => sql`q.pool = ${lit(pool)}`),
    type: given(input.question_type, (type) => sql`q.question_type = ${lit(type)}`),
    native: given(input.native_review, () => sql`q.awaits_native_reader`),
    has: given(input.has, (what) => holding[what]),
    lacks: given(input.lacks, (what) => lacking[what]),
    // The planner knows the index of tags by the same words.
    tag: given(input.tag, (tag) => sql`q.tags <> '{}' and q.tags @> array[${lit(tag.trim().toLowerCase())}]`),
    reviewer: given(input.reviewer, (who) =>
      who === "me"
        ? sql`q.reviewer_id = ${lit(me)}`
        : sql`q.reviewer_id = (select id from staff where uuid = ${lit(who)})`,
    ),
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

/** The conditions of the index, in the list's own order, that holds the fewest questions besides those asked for. */
function pathOf(input: Filters, all: Conditions): Sql[] {
  const { id, native, reviewer, topic, type, stage, year, subject, difficulty, has, lacks } = all;
  const short = id ?? native ?? reviewer ?? topic;
  if (short) return [short];
  if (input.lacks === "topic" || input.lacks === "year") return [lacks!];
  if (type && input.question_type !== "TEXTS_ONLY") return [type, sql`q.question_type <> 'TEXTS_ONLY'`];
  if (input.stage && input.stage !== "live") return [stage, sql`q.stage <> 'live'`];
  if (has) return [has];
  if (input.lacks === "explanation") return [lacks!];
  if (input.tag) return [sql`q.tags <> '{}'`];
  if (subject && year) return [subject, year];
  return [year ?? subject ?? (input.lacks === "why" ? lacks : undefined) ?? difficulty ?? sql`true`];
}

const allOf = (conditions: readonly Sql[]) => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`);

export interface Search {
  conditions: Sql;
  path: Sql;
  /**
   * The conditions that the path does not say already. What is asked twice is asked of the question itself the second time, and an
   * index that holds only such questions does not hold the column.
   */
  rest: Sql;
  /** False where nothing is filtered but the stage. */
  isFiltered: boolean;
  isText: boolean;
}

/** `parts` of the words, as every text that has them shows them, are given while some questions are not in the index of words. */
export function searchFor(input: Filters, me: number, parts: readonly string[] | null = null): Search {
  const all = conditionsOf(input, me, parts);
  const { stage, ...filters } = all;
  const given = Object.values(filters).filter((condition) => condition !== undefined);
  const conditions = [stage, ...given];
  const path = pathOf(input, all);
  return {
    conditions: allOf(conditions),
    path: allOf(path),
    rest: allOf(conditions.filter((condition) => !path.includes(condition))),
    isFiltered: given.length > 0,
    isText: filters.words !== undefined,
  };
}
