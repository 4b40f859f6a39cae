// Statistics come from people who did not know the answer yet: exam mode, first time seen, no demo accounts.
import { itemAnalysis, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction.ts";
import { answersWith, examFixture } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";
import { lockAnalysis } from "./aggregate-sittings.ts";

async function setUp() {
  const api = await startApi();
  const fixture = await examFixture(api.db, { questions: 5, years: [2024] });
  const owner = await aStaffMember(api);
  const sit = async (right: number, mode: "exam" | "practice", who: Awaited<ReturnType<typeof aCandidate>>) => {
    const started = await who.as.call(sittings.start, {
      exam_id: fixture.exam.uuid,
      subject_id: fixture.subject.uuid,
      year: 2024,
      mode,
      fresh: true,
    });
    const answers = answersWith(started.exams, right, api.clock.now());
    await who.as.call(sittings.submitAnswers, { session_id: started.session.uuid, answers });
    return { answers, asked: started.exams };
  };
  return { api, owner, sit };
}

test("practice, retakes and demo accounts are kept apart from first answers in exam mode", async () => {
  const { api, owner, sit } = await setUp();
  const ada = await aCandidate(api);
  await sit(5, "exam", ada);
  await sit(5, "exam", ada);
  for (let n = 0; n < 3; n++) await sit(5, "practice", ada);
  const demo = await aCandidate(api);
  await api.db.updateTable("candidates").set({ is_demo: true }).where("id", "=", demo.id).execute();
  await sit(0, "exam", demo);
  await api.settle();
  const { rows } = await sql<{ uuid: string }>`select uuid from questions order by id limit 1`.execute(api.db);
  const answers = async (from?: "first" | "exam" | "all") => {
    const { statistics } = await owner.as.call(itemAnalysis.ofQuestion, { question_id: rows[0]!.uuid, from });
    return [statistics.responses, statistics.enough];
  };
  expect(await answers()).toEqual([1, false]);
  expect(await answers("exam")).toEqual([2, false]);
  expect(await answers("all")).toEqual([5, false]);
});

test("answers that are stored during an analysis of their questions are analysed afterwards", async () => {
  const { api, sit } = await setUp();
  await sit(5, "exam", await aCandidate(api));
  await api.settle();
  await sql`update item_statistics set stale = true, computed_at = null`.execute(api.db);
  await sit(5, "exam", await aCandidate(api));
  const { settling } = await inTransaction(api.db, async (db) => {
    await lockAnalysis(db);
    const settling = api.settle();
    await expect
      .poll(
        async () => (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows,
      )
      .not.toEqual([]);
    // What an analysis finally writes, from statistics it read before these answers were stored.
    await sql`update item_statistics set stale = false, computed_at = ${api.clock.now()}`.execute(db);
    return { settling };
  });
  await settling;
  api.clock.advance(60_000);
  await api.settle();
  const { rows } = await sql`select distinct responses, stale from item_statistics`.execute(api.db);
  expect(rows).toEqual([{ responses: 2, stale: false }]);
});

test("facility, item-rest correlation, KR-20 and standard error equal a plain recomputation from the single answers", async () => {
  const { api, owner, sit } = await setUp();
  const tests: number[][] = [];
  let order: string[] = [];
  for (let n = 0; n < 31; n++) {
    const { asked, answers } = await sit(n % 6, "exam", await aCandidate(api));
    order = order.length > 0 ? order : asked.map(({ uuid }) => uuid);
    const right = new Set(answers.slice(0, n % 6).map(({ question_id }) => question_id));
    tests.push(order.map((uuid) => Number(right.has(uuid))));
  }
  await api.settle();
  const { rows } = await sql<{ uuid: string }>`select uuid from papers`.execute(api.db);
  const found = await owner.as.call(itemAnalysis.ofPaper, { paper_id: rows[0]!.uuid });

  const mean = (list: number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const cross = (a: number[], b: number[]) => mean(a.map((x, at) => (x - mean(a)) * (b[at]! - mean(b))));
  const totals = tests.map((row) => row.reduce((sum, x) => sum + x, 0));
  const column = (at: number) => tests.map((row) => row[at]!);
  for (const { question_id, statistics } of found.items) {
    const marks = column(order.indexOf(question_id));
    const rest = totals.map((total, at) => total - marks[at]!);
    expect(statistics).toMatchObject({ responses: 31, enough: true });
    expect(statistics.facility).toBeCloseTo(mean(marks), 10);
    expect(statistics.item_rest).toBeCloseTo(
      cross(marks, rest) / Math.sqrt(cross(marks, marks) * cross(rest, rest)),
      6,
    );
  }
  const unexplained = order.reduce((sum, _, at) => sum + cross(column(at), column(at)), 0);
  const kr20 = (5 / 4) * (1 - unexplained / cross(totals, totals));
  expect(found.overall.reliability).toMatchObject({ tests: 31, items: 5 });
  expect(found.overall.reliability!.kr20).toBeCloseTo(kr20, 10);
  expect(found.overall.reliability!.mean).toBeCloseTo(mean(totals), 10);
  expect(found.overall.reliability!.standard_error).toBeCloseTo(Math.sqrt(cross(totals, totals) * (1 - kr20)), 10);
});
