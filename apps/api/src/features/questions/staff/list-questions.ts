// The staff's list: newest first, paged by the last question seen, its total counted no further than anybody reads.
import { QUESTIONS_A_PAGE, type questions, TOTAL_STOPS_AT } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Call } from "../../../http/route.ts";
import { readStaffQuestions } from "./staff-question.ts";

type Filters = Call<typeof questions.list>["input"];

export async function listQuestions({ db, input }: Call<typeof questions.list>) {
  const { page = 1, per_page = QUESTIONS_A_PAGE, before } = input;
  const conditions = conditionsOf(input);
  const below = before ? sql`and q.id < (select id from questions where uuid = ${lit(before)})` : sql``;
  const offset = before ? 0 : (page - 1) * per_page;
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q where ${conditions} ${below}
    order by q.id desc limit ${lit(per_page + 1)} offset ${lit(offset)}`.execute(db);
  const ids = rows.slice(0, per_page).map(({ id }) => id);
  const items = await readStaffQuestions(db, ids);
  const counted = await totalOf(db, input, conditions);
  return {
    items,
    total: Math.min(counted, TOTAL_STOPS_AT),
    more_than_total: counted > TOTAL_STOPS_AT,
    page,
    per_page,
    next: rows.length > per_page ? items.at(-1)!.id : null,
  };
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Values stand in the text of the query, not beside it: a plan made once for all words would be right for none of them.
 * What stands here is checked by the contract to be an id, a figure or a known name, or is stripped to letters and digits.
 */
const lit = (value: string | number) => sql.lit(value);

/** Every word must be there; the last may still be typed. Null when nothing is left to look for. */
function searchOf(typed: string): RawBuilder<unknown> | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : sql`to_tsquery('english', ${lit(words.map((word) => `${word}:*`).join(" & "))})`;
}

function conditionsOf(input: Filters): RawBuilder<unknown> {
  const typed = input.search?.trim() ?? "";
  const query = uuidShape.test(typed) ? null : searchOf(typed);
  const parts = [
    // Written so that the planner knows the tally of each stage.
    input.stage ? sql`q.stage = ${lit(input.stage)}` : sql`q.stage <> 'retired'`,
    input.status === "ACTIVE" && sql`q.state = 'live'`,
    input.status === "INACTIVE" && sql`q.state <> 'live'`,
    uuidShape.test(typed) && sql`q.uuid = ${lit(typed)}`,
    query && sql`q.words @@ ${query}`,
    input.subject_id && sql`q.subject_id = (select id from subjects where uuid = ${lit(input.subject_id)})`,
    input.topic_id && sql`q.topic_id = (select id from topics where uuid = ${lit(input.topic_id)})`,
    input.exam_type_id &&
      sql`q.exam_type_ids @> array(select id from exam_types where uuid = ${lit(input.exam_type_id)})`,
    input.year && sql`q.year = ${lit(input.year)}`,
    input.difficulty_level && sql`q.difficulty = ${lit(input.difficulty_level)}`,
    input.question_type &&
      sql`(select r.question_type from question_revisions r where r.id = q.newest_revision_id) = ${lit(input.question_type)}`,
  ].filter((part) => typeof part === "object" && part !== null);
  return sql.join(parts, sql` and `);
}

const filterNames = [
  "search",
  "subject_id",
  "topic_id",
  "exam_type_id",
  "year",
  "difficulty_level",
  "question_type",
  "status",
] as const;

/** Kept where nothing is filtered but the stage, else counted until it no longer matters. */
async function totalOf(db: Db, input: Filters, conditions: RawBuilder<unknown>): Promise<number> {
  const isFiltered = filterNames.some((name) => input[name] !== undefined && input[name] !== "");
  const { rows } = isFiltered
    ? await sql<{ total: number }>`
        select count(*)::int as total from (select 1 from questions q where ${conditions} limit ${lit(TOTAL_STOPS_AT + 1)}) found`.execute(
        db,
      )
    : await sql<{ total: number }>`
        select sum(total)::int as total from question_tallies
        where ${input.stage ? sql`name = ${lit(input.stage)}` : sql`name in ('draft', 'review', 'live')`}`.execute(db);
  return rows[0]!.total;
}

export async function tiles(db: Db) {
  const kept = await db.selectFrom("question_tallies").select(["name", "total"]).execute();
  const of = (name: string) => kept.find((row) => row.name === name)?.total ?? 0;
  const { rows } = await sql<{ suspects: number }>`
    select count(*)::int as suspects from (
      select 1 from item_statistics where suspect_option is not null and kept_at is null limit 1000) s`.execute(db);
  return {
    total: of("draft") + of("review") + of("live"),
    live: of("live"),
    in_review: of("review"),
    drafts: of("draft"),
    answers: of("answers"),
    correct_rate: of("answers") === 0 ? null : Math.round((of("correct") * 100) / of("answers")),
    suspect_keys: rows[0]!.suspects,
  };
}
