// The people that staff see where somebody tries the site out, and that nobody sees anywhere else.
import { analytics, billingStaff, itemAnalysis, reportDesk, users } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { aStaffMember } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { aggregateAllDays, readFigures } from "../analytics/public.ts";
import { remarkAll } from "../sittings/remark.ts";
import { makeFirstAccounts } from "../staff/public.ts";
import { includeDemoInStatistics, makeDemoPeople } from "./demo-people.ts";
import { excludeDemoFromStatistics, removeDemoPeople } from "./remove-demo-people.ts";

const production = { NODE_ENV: "production", RATE_LIMITS: "on", SMTP_URL: "smtps://mail.sabiprep.test" };

/** English for JAMB, which all demo people sit; the other subjects of their courses are not there. */
async function aSchool(env: Record<string, string> = {}) {
  const api = await startApi(env);
  const years = [2024, 2023, 2022, 2021, 2020, 2019, 2018];
  const room = await examFixture(api.db, { questions: 6, years, exam: "jamb" });
  await api.db.updateTable("subjects").set({ slug: "english" }).where("id", "=", room.subject.id).execute();
  await makeFirstAccounts(api.context);
  return api;
}

const counts = async ({ db }: Api) => ({
  people: (await db.selectFrom("candidates").select("email").where("is_demo", "=", true).execute()).length,
  sittings: (await db.selectFrom("sittings").select("id").execute()).length,
  payments: (await db.selectFrom("payments").select("reference").execute()).length,
  reports: (await db.selectFrom("reports").select("uuid").execute()).length,
});

/** What staff see on each of their screens. */
async function seenByStaff(api: Api) {
  const { as } = await aStaffMember(api);
  const { id } = await api.db.selectFrom("questions").select("uuid as id").orderBy("id").executeTakeFirstOrThrow();
  return {
    dashboard: await as.call(analytics.dashboard, {}),
    report: await as.call(analytics.report, { period: "90d" }),
    people: await as.call(users.list, {}),
    money: await as.call(billingStaff.figures, {}),
    reports: await as.call(reportDesk.list, {}),
    item: await as.call(itemAnalysis.ofQuestion, { question_id: id, from: "exam" }),
  };
}

const labels = (seen: Awaited<ReturnType<typeof seenByStaff>>) =>
  Object.values(seen).map(({ includes_demo }) => includes_demo);

test("demo staff see figures of sixty people and twelve weeks, with the label, and marking them again changes nothing", async () => {
  const api = await aSchool();
  let asked = 0;
  await makeDemoPeople(api.context, features, () => ++asked > 20);
  expect((await counts(api)).people).toBe(21);
  await makeDemoPeople(api.context, features);
  const whole = await counts(api);
  expect(whole).toMatchObject({ people: 65 });
  expect(whole.sittings).toBeGreaterThan(60);
  await makeDemoPeople(api.context, features);
  expect(await counts(api)).toEqual(whole);

  await api.settle();
  const seen = await seenByStaff(api);
  expect(labels(seen)).toEqual([true, true, true, true, true, true]);
  expect(seen.dashboard.users.total).toBe(65);
  expect(seen.dashboard.active_users).toBeGreaterThan(10);
  expect(seen.dashboard.revenue!.this_month_kobo + seen.dashboard.revenue!.last_month_kobo).toBeGreaterThan(0);
  expect(seen.dashboard.subscriptions!.active).toBeGreaterThan(0);
  expect(seen.dashboard.activity.length).toBeGreaterThan(0);
  expect(seen.dashboard.tasks.map(({ name }) => name)).toEqual(expect.arrayContaining(["reports", "reviews"]));
  expect(seen.report.totals.tests_finished).toBe(whole.sittings);
  expect(seen.report.cohorts.length).toBeGreaterThan(10);
  expect(seen.people.total).toBe(65);
  expect(seen.money.revenue_kobo).toBeGreaterThan(0);
  expect(seen.money.subscribers).toBeGreaterThan(0);
  expect(seen.reports.items.length).toBeGreaterThan(0);
  const aboutQuestions = seen.reports.items.filter(({ type }) => type === "wrong_answer" || type === "content_issue");
  expect(aboutQuestions.length).toBeGreaterThan(0);
  expect(aboutQuestions.filter(({ question_id }) => question_id === null)).toEqual([]);
  expect(seen.item.statistics.enough).toBe(true);

  const { checked, differences } = await remarkAll(api.db, api.context.signals);
  expect({ checked, differences }).toEqual({ checked: whole.sittings, differences: [] });
});

test("the landing page and the leaderboards count no demo person", async () => {
  const api = await aSchool();
  await makeDemoPeople(api.context, features);
  await api.settle();
  const figures = await readFigures(api.db);
  expect(["candidates", "marked", "passed"].map((name) => figures.get(name)?.value)).toEqual([0, 0, 0]);
  expect(figures.get("users")?.value).toBe(65);
  const members = api.db.selectFrom("leaderboard_members").select("candidate_id").where("state", "=", "in");
  expect(await members.execute()).toEqual([]);
  expect(await api.db.selectFrom("revenue_days").selectAll().execute()).toEqual([]);
});

test("a production server makes no demo people and shows no label", async () => {
  const api = await aSchool(production);
  await includeDemoInStatistics(api.context);
  await makeDemoPeople(api.context, features);
  expect(await counts(api)).toEqual({ people: 0, sittings: 0, payments: 0, reports: 0 });
  expect(await api.db.selectFrom("site_settings").select("name").where("name", "like", "demo%").execute()).toEqual([]);
});

test("a database that was tried out and goes into production forgets the demo people in every figure", async () => {
  const api = await aSchool();
  await makeDemoPeople(api.context, features);
  await api.settle();
  await excludeDemoFromStatistics(api.db);
  await removeDemoPeople(api.context, features);
  await aggregateAllDays(api.db, api.clock.now());
  const seen = await seenByStaff(api);
  expect(labels(seen)).toEqual([false, false, false, false, false, false]);
  expect(seen.dashboard).toMatchObject({
    users: { total: 0, new_this_month: 0 },
    active_users: 0,
    revenue: { this_month_kobo: 0, last_month_kobo: 0 },
    subscriptions: { active: 0 },
  });
  expect(seen.report.totals).toMatchObject({ tests_finished: 0, sign_ups: 0, revenue_kobo: 0 });
  expect(seen.people.total).toBe(0);
  expect(seen.money).toMatchObject({ revenue_kobo: 0, subscribers: 0 });
  expect(seen.item.statistics.responses).toBe(0);
  expect(
    (await api.db.selectFrom("item_figures").select("responses").where("responses", "<>", 0).execute()).length,
  ).toBe(0);
});
