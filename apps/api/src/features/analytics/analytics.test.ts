// Checks the dashboard's statistics against a plain recomputation from the source rows.
import { analytics, sittings, staff } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { aggregateCohorts, aggregateDays, aggregateFigures } from "./aggregate-days.ts";
import { readFigures } from "./read-figures.ts";

const DAY = 86_400_000;

async function aDemoCandidate(api: Api) {
  const shown = await aCandidate(api);
  await api.db.updateTable("candidates").set({ is_demo: true }).where("id", "=", shown.id).execute();
  return shown;
}

/** Ten days in which people sign up, leave and sit tests. One of them is a demo account. */
async function tenDays(api: Api) {
  const room = await examFixture(api.db, { questions: 20 });
  const people = [await aDemoCandidate(api)];
  for (let day = 0; day < 10; day++) {
    people.push(await aCandidate(api, { verified: day % 3 !== 0 }));
    if (day % 2 === 0) people.push(await aCandidate(api));
    const expires_at = new Date(api.clock.now().getTime() + 30 * DAY);
    await api.db.updateTable("auth_sessions").set({ expires_at, last_seen_at: api.clock.now() }).execute();
    for (const [at, person] of people.entries()) {
      if ((at + day) % 3 !== 0) continue;
      const start = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, fresh: true };
      const { session, exams } = await person.as.call(sittings.start, start);
      if ((at + day) % 2 === 0) {
        const answers = answersWith(exams, (at * 7 + day) % (exams.length + 1), api.clock.now());
        await person.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
      }
    }
    await aggregateDays(api.db, api.clock.now(), 2);
    if (day < 9) api.clock.advance(DAY);
  }
}

test("days, subjects, funnel and cohorts equal a recomputation from the raw rows", async () => {
  const api = await startApi({ UNVERIFIED_WINDOW_MINUTES: "100000" });
  const start = new Date(api.clock.now().getTime() - 9 * DAY);
  api.clock.set(start);
  await tenDays(api);
  await aggregateFigures(api.db, api.clock.now());
  await aggregateCohorts(api.db, api.clock.now());
  const owner = await aStaffMember(api);
  const report = await owner.as.call(analytics.report, { period: "30d" });

  const everybody = await api.db.selectFrom("candidates").selectAll().execute();
  const candidates = everybody.filter(({ is_demo }) => !is_demo);
  const isReal = ({ candidate_id }: { candidate_id: number | null }) =>
    candidate_id === null || candidates.some(({ id }) => id === candidate_id);
  const allTests = await api.db.selectFrom("sittings").selectAll().orderBy("id").execute();
  const allGrades = await api.db.selectFrom("grades").selectAll().orderBy("id").execute();
  const tests = allTests.filter(isReal);
  const grades = allGrades.filter(isReal);
  expect(allTests.length).toBeGreaterThan(tests.length);
  expect(allGrades.length).toBeGreaterThan(grades.length);
  const onDay = (at: string | null, day: string) => at !== null && lagosDay(new Date(at)) === day;
  const firstOf = <Row extends { candidate_id: number | null }>(rows: Row[], row: Row) =>
    rows.find(({ candidate_id }) => candidate_id === row.candidate_id) === row;
  for (const figures of report.days) {
    const { day } = figures;
    const started = tests.filter((sitting) => onDay(sitting.started_at, day));
    const finished = grades.filter((grade) => onDay(grade.created_at, day));
    expect(figures).toMatchObject({
      sign_ups: candidates.filter((one) => onDay(one.registered_at, day)).length,
      verified: candidates.filter((one) => onDay(one.verified_at, day)).length,
      active: new Set(started.map(({ candidate_id }) => candidate_id)).size,
      tests_started: started.length,
      tests_finished: finished.length,
      first_tests_started: started.filter((row) => firstOf(tests, row)).length,
      first_tests_finished: finished.filter((row) => firstOf(grades, row)).length,
    });
  }
  expect(report.totals).toMatchObject({
    sign_ups: candidates.length,
    tests_started: tests.length,
    active: candidates.length,
    tests_finished: grades.length,
    average_score: Math.round((grades.reduce((sum, { score }) => sum + score, 0) / grades.length) * 10) / 10,
  });
  expect(report.subjects).toHaveLength(1);
  expect(report.subjects[0]).toMatchObject({ tests: grades.length });
  const figures = await readFigures(api.db);
  expect(Object.fromEntries([...figures].map(([name, { value }]) => [name, value]))).toMatchObject({
    candidates: candidates.length,
    marked: grades.length,
    passed: grades.filter(({ score }) => score >= 50).length,
    active_7: candidates.filter(({ registered_at }) => Date.parse(registered_at) >= api.clock.now().getTime() - 7 * DAY)
      .length,
  });
  expect(report.cohorts.reduce((sum, { size }) => sum + size, 0)).toBe(candidates.length);
  const returned = report.cohorts.map((cohort) => cohort.returned[0] ?? 0);
  expect(returned.every((count, at) => count <= report.cohorts[at]!.size)).toBe(true);

  const days = await api.db.selectFrom("site_days").selectAll().orderBy("day").execute();
  await aggregateDays(api.db, api.clock.now(), 365);
  const again = await api.db.selectFrom("site_days").selectAll().orderBy("day").execute();
  expect(again.filter(({ day }) => days.some((one) => one.day === day))).toEqual(days);

  const { candidate_id } = tests[0]!;
  for (const table of ["sittings", "grades"] as const)
    await api.db.updateTable(table).set({ candidate_id: null }).where("candidate_id", "=", candidate_id).execute();
  await aggregateDays(api.db, api.clock.now(), 365);
  const erased = await owner.as.call(analytics.report, { period: "30d" });
  expect(erased.totals).toMatchObject({ tests_started: tests.length, tests_finished: grades.length });
});

test("several aggregations at the same moment run one after another", async () => {
  const api = await startApi({ UNVERIFIED_WINDOW_MINUTES: "100000" });
  for (let at = 0; at < 5; at++) await aCandidate(api);
  const now = api.clock.now();
  await Promise.all(Array.from({ length: 8 }, () => aggregateCohorts(api.db, now)));
  const [cohort] = await api.db.selectFrom("cohort_weeks").select("candidates").where("week", "=", -1).execute();
  expect(cohort?.candidates).toBe(5);
});

test("the dashboard shows money only to the roles that manage it, and the report is a file in three formats", async () => {
  const api = await startApi();
  await aCandidate(api);
  const owner = await aStaffMember(api, { confirmed: true });
  const editor = await aStaffMember(api, { role: "editor" });
  expect(await owner.as.call(analytics.dashboard, {})).toMatchObject({
    users: { total: 1, new_this_month: 1 },
    revenue: { this_month_kobo: 0 },
    health: [
      { name: "database", state: "good" },
      { name: "mail", state: "good" },
      { name: "jobs" },
      { name: "storage" },
      { name: "webhooks", state: "off" },
    ],
  });
  expect(await editor.as.call(analytics.dashboard, {})).toMatchObject({ revenue: null, subscriptions: null });
  expect((await refused(editor.as.call(analytics.report, {}))).code).toBe("not_allowed");
  let url = "";
  const beginnings = { csv: "\uFEFFDay", xlsx: "PK", pdf: "%PDF-" };
  for (const [format, beginning] of Object.entries(beginnings)) {
    const file = await owner.as.call(analytics.export, { period: "7d", format: format as "csv" });
    const response = await fetch(`${api.url}${file.url}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString("utf8").startsWith(beginning)).toBe(true);
    url = file.url;
  }
  await owner.as.call(staff.logout, {});
  expect((await fetch(`${api.url}${url}`)).status, "the link ends with the session").toBe(404);
});
