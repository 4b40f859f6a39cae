// Bulk statements for hundreds of sittings have the same result as one by one.
import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { startApi, startBeside } from "../../testing/start-api.ts";
import { expireOverdue } from "./close-sitting.ts";

test("overdue sittings are ended in bulk, and marked in bulk when no late answer can come; locked ones later", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db, { questions: 10, years: [2024] });
  const people = await Promise.all(Array.from({ length: 6 }, () => aCandidate(api)));
  const sat = await Promise.all(
    people.map(async (who, right) => {
      const { exams, session } = await who.as.call(sittings.start, ask({ mode: "exam", year: 2024 }));
      await who.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
      return { who, session, right };
    }),
  );
  const deadline = Date.parse(sat[0]!.session.deadline_at!);
  for (const after of [60_000, 73 * 3_600_000]) {
    api.clock.set(new Date(deadline + after));
    await inTransaction(api.owner, async (held) => {
      await sql`select 1 from sitting_answers a join sittings s on s.id = a.sitting_id
        where s.uuid = ${sat[3]!.session.uuid} for update of a`.execute(held);
      expect(await expireOverdue(api.context)).toBe(5);
    });
    expect(await expireOverdue(api.context)).toBe(1);
    expect(await expireOverdue(api.context)).toBe(0);
  }
  for (const { who, right } of sat)
    expect(await (await signedInAgain(api, who.id)).call(sittings.grades, {})).toMatchObject([
      { cause: "expired", version: 1, correct: right, total: 10 },
    ]);
  const events = await api.db.selectFrom("events").select("body").where("type", "=", "sitting_graded").execute();
  expect(new Set(events.map(({ body }) => (body as { sitting_id: number }).sitting_id)).size).toBe(6);
  expect(events).toHaveLength(6);
});

test("two processes ending and marking the same overdue sittings do each of them once", async () => {
  const api = await startApi();
  const beside = await startBeside(api);
  const { ask } = await startableExam(api.db, { questions: 5, years: [2024] });
  const people = await Promise.all(Array.from({ length: 8 }, () => aCandidate(api)));
  const started = await Promise.all(
    people.map((who) => who.as.call(sittings.start, ask({ mode: "exam", year: 2024 }))),
  );
  for (const after of [60_000, 73 * 3_600_000]) {
    const over = new Date(Date.parse(started[0]!.session.deadline_at!) + after);
    for (const { clock } of [api, beside]) clock.set(over);
    const closed = await Promise.all([api, beside, api, beside].map(({ context }) => expireOverdue(context)));
    expect(closed.reduce((sum, each) => sum + each, 0)).toBe(8);
  }
  const { rows } = await sql<{ grades: number; events: number }>`
    select (select count(*)::int from grades) as grades,
      (select count(*)::int from events where type = 'sitting_graded') as events`.execute(api.db);
  expect(rows).toEqual([{ grades: 8, events: 8 }]);
});

test("every subscriber finds the answers of a paper with several sections at their places", async () => {
  const api = await startApi();
  const { ask, subject, topic } = await startableExam(api.db, { questions: 10, years: [2024] });
  const other = await startableExam(api.db, { questions: 1 });
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam", year: 2024 }));
  // The first four questions are one section. The others, from another subject, are the next.
  await sql`insert into sitting_sections (sitting_id, no, name, subject_id, estimate, revision_ids, option_orders)
    select sitting_id, 2, 'Other', ${other.subject.id}, false, revision_ids[5:], option_orders[5:]
      from sitting_sections`.execute(api.owner);
  await sql`update sitting_sections set revision_ids = revision_ids[:4], option_orders = option_orders[:4]
    where no = 1`.execute(api.owner);
  // Right up to the seventh, the eighth wrong, nothing after that.
  const answers = answersWith(exams, 7).slice(0, 8);
  await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers });
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  await api.settle();

  const { parts } = await api.db.selectFrom("sitting_figures").select("parts").executeTakeFirstOrThrow();
  expect(parts.toSorted((a, b) => a[0] - b[0])).toEqual([
    [subject.id, topic.id, 4, 4, 4, 4, 4, 0],
    [other.subject.id, topic.id, 6, 4, 3, 6, 3, 1],
  ]);
  const met = await api.db
    .selectFrom("seen_questions")
    .select(["question_id", "last_right"])
    .orderBy("question_id")
    .execute();
  expect(met.map(({ last_right }) => last_right)).toEqual([true, true, true, true, true, true, true, false]);
  const { chosen, kinds } = await api.db
    .selectFrom("item_contributions")
    .select(["chosen", "kinds"])
    .executeTakeFirstOrThrow();
  expect(chosen.map((each) => each === "right")).toEqual([...Array(7).fill(true), false, false, false]);
  expect(chosen.slice(8)).toEqual([null, null]);
  expect(kinds).toEqual(Array(10).fill("first"));
  const figures = await sql<{ responses: number }>`
    select f.responses from item_figures f where f.option = 'right'`.execute(api.db);
  expect(figures.rows).toHaveLength(7);
});
