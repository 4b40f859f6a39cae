// Whether every graded test is in all statistics once, and the statistics match the answers. For tests in which every
// question was answered, by candidates who have no other tests.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { features } from "../../apps/api/src/app.ts";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { repairEvents } from "../../apps/api/src/events/repair.ts";

interface GradedSitting {
  /** A select of the ids of all of them. */
  sittings: string;
  count: number;
  /** The number in each test. */
  questions: number;
}

type Check = (what: string, is: unknown, should: unknown) => void;

const tables = ["sitting_figures", "sitting_points", "item_contributions", "revision_contributions"];

const one = async (pool: pg.Pool, query: string) =>
  Number((await pool.query({ text: query, rowMode: "array" })).rows[0]?.[0] ?? 0);

/** Waits until they are in all statistics, up to a time limit. Returns how many seconds it took. */
export async function untilAggregated(
  pool: pg.Pool,
  graded: GradedSitting,
  longestMs: number,
  check: Check,
): Promise<number> {
  const folded = (table: string) =>
    one(
      pool,
      `select count(*) from ${table} f join grades g on g.id = f.grade_id and g.is_current where f.sitting_id in (${graded.sittings})`,
    );
  const began = Date.now();
  // One after the other, because counting thousands of rows affects the measurement.
  for (const table of tables) {
    let count = await folded(table);
    for (; count !== graded.count && Date.now() - began < longestMs; count = await folded(table)) await wait(500);
    check(`tests in ${table}`, count, graded.count);
  }
  return (Date.now() - began) / 1000;
}

export async function figuresAgree(db: Db, pool: pg.Pool, graded: GradedSitting, check: Check): Promise<void> {
  const mine = `(${graded.sittings})`;
  const people = `(select candidate_id from sittings where id in ${mine})`;
  const answers = graded.count * graded.questions;
  check(
    "tests of the candidates",
    await one(pool, `select sum(tests) from candidate_figures where candidate_id in ${people}`),
    graded.count,
  );
  const right = await one(pool, `select sum(correct) from grades where sitting_id in ${mine}`);
  for (const table of ["candidate_figures", "topic_figures", "subject_figures"])
    check(
      `right answers in ${table}`,
      await one(pool, `select sum(correct) from ${table} where candidate_id in ${people}`),
      right,
    );
  const keyed = `select count(*) from sitting_answers a join sitting_sections n using (sitting_id)
    cross join lateral unnest(n.revision_ids, a.chosen) u (revision_id, chosen)
    join question_keys k on k.revision_id = u.revision_id and k.version = 1 where a.sitting_id in ${mine} and u.chosen = any(k.accepted)`;
  check("right answers by the keys", await one(pool, keyed), right);
  const seen = (column: string) =>
    one(pool, `select sum(${column}) from seen_questions where candidate_id in ${people}`);
  check("questions seen", await seen("times_seen"), answers);
  check("questions answered wrong", await seen("times_wrong"), answers - right);
  check("answers in the figures of questions", await one(pool, "select sum(responses) from item_figures"), answers);
  const listeners = features.flatMap(({ on }) => on ?? []);
  for (const { listener, folded, left } of await repairEvents(db, listeners, new Date()))
    check(`missing from ${listener}`, folded + left, 0);
}
