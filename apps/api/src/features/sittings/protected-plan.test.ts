import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";
import { mayShowKey } from "./protected-questions.ts";

test("protected questions are read from the few sittings that still take answers, however many there are", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  await sql`
    with made as (
      insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, options, items,
        started_at, kind_key)
      select gen_random_uuid(), ${ada.id}, 'exam', 'practice', case when n <= 2 then 'open' else 'submitted' end, '',
        ${exam.id},
        ${subject.id}, 4, 12, now(), n::text from generate_series(1, 5000) n returning id)
    insert into sitting_sections (sitting_id, no, name, subject_id, revision_ids, option_orders)
    select id, 1, '', ${subject.id}, array(select id from question_revisions), '{}' from made`.execute(api.db);
  await sql`analyze`.execute(api.db);
  const planOf = async (query: ReturnType<typeof sql>) =>
    (await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(api.db)).rows
      .map((row) => row["QUERY PLAN"])
      .join("\n");
  for (const query of [
    sql`select q.uuid from questions q where q.id in (select question_id from protected_questions(${sql.lit(ada.id)}))`,
    sql`select q.uuid from questions q where ${mayShowKey(ada.id)}`,
  ]) {
    const plan = await planOf(query);
    if (process.env.SHOW_PLANS) console.log(plan);
    expect(plan).toContain("sittings_guarded");
    expect(plan).not.toMatch(/Seq Scan on (sittings|sitting_sections)|Function Scan on protected/);
  }
});
