// The filters of the staff's list, as conditions on questions `q`, and the access path to scan for them.
import type { questions } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Call } from "../../../http/route.ts";
import { readTyped } from "../finding/typed-search.ts";

export type Filters = Omit<Call<typeof questions.list>["input"], "page" | "per_page" | "before">;
type Sql = RawBuilder<unknown>;

/**
 * Values are written into the SQL text and are not parameters: one plan for all words would be right for none of them.
 * The contract has checked that each value is an id, a number or a known name, or the search has split it into letters
 * and digits.
 */
export const lit = (value: string | number) => sql.lit(value);

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

/** For a question `q`: it has these words, even if they are not in its words column yet. */
export const hasWords = (query: Sql): Sql =>
  sql`case when q.words <> '' then q.words @@ ${query} else question_words(q.newest_revision_id) @@ ${query} end`;

function conditionsOf(input: Filters, me: number, isText: boolean) {
  const { uuid, key, all } = readTyped(input.search ?? "");
  const given = <T>(value: T | undefined, condition: (value: T) => Sql) =>
    value === undefined ? undefined : condition(value);
  return {
    // Written so that the planner knows how many rows each stage has.
    stage: input.stage ? sql`q.stage = ${lit(input.stage)}` : sql`q.stage <> 'retired'`,
    status: given(input.status, (status) =>
      status === "ACTIVE" ? sql`q.state = 'live'` : sql`q.state <> 'live' and q.stage <> 'live'`,
    ),
    id: uuid ? sql`q.uuid = ${lit(uuid)}` : key ? sql`q.bank_key = ${lit(key)}` : undefined,
    words: isText && all && !uuid && !key ? sql`q.search_words @@ to_tsquery('english', ${lit(all)})` : undefined,
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
    // The planner matches the index of tags by the same condition.
    tag: given(input.tag, (tag) => sql`q.tags <> '{}' and q.tags @> array[${lit(tag.trim().toLowerCase())}]`),
    reviewer: given(input.reviewer, (who) =>
      who === "me"
        ? sql`q.reviewer_id = ${lit(me)}`
        : sql`q.reviewer_id = (select id from staff where uuid = ${lit(who)})`,
    ),
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

/** The index conditions, in the list's own order, that cover the fewest other questions. */
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
   * The conditions not covered by the path. A repeated condition would be checked on the question itself, and an index
   * of only such questions does not contain the column.
   */
  rest: Sql;
  /** False if only the stage is filtered. */
  isFiltered: boolean;
  isText: boolean;
}

/** `isText` is false if the word search is not one of the conditions, because it is done elsewhere. */
export function searchFor(input: Filters, me: number, isText = true): Search {
  const all = conditionsOf(input, me, isText);
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
