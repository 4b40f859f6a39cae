// The share of candidates who had the day's question right. Visitors are not counted: several of them may be one
// person.
import { MIN_ANSWERED } from "@sabiprep/contract";
import { percentOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { cached } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { DaysQuestion } from "./choose-question.ts";

/** The share is counted again this often. A share that is a minute old is accurate enough. */
const FRESH_MS = 60_000;

const known = cached(["bank"], () => new Map<string, { at: number; percent: number | null }>());

export async function percentRight(
  context: AppContext,
  db: Db,
  { day, question_id }: DaysQuestion,
): Promise<number | null> {
  const memory = known(context);
  const now = context.clock.now().getTime();
  const last = memory.get(day);
  if (last && Math.abs(now - last.at) < FRESH_MS) return last.percent;
  const { rows } = await sql<{ answered: number; correct: number }>`
    select count(*)::int as answered,
      count(*) filter (where answer_is_right(k.accepted, k.is_void, a.chosen))::int as correct
    from daily_answers a
    join questions q on q.id = a.question_id
    join lateral (select accepted, is_void from question_keys where revision_id = q.live_revision_id
      order by version desc limit 1) k on true
    where a.day = ${day} and a.question_id = ${question_id}`.execute(db);
  const { answered, correct } = rows[0]!;
  const percent = answered >= MIN_ANSWERED ? percentOf(correct, answered) : null;
  memory.set(day, { at: now, percent });
  return percent;
}
