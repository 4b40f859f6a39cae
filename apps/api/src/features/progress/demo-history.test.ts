import { auth, reports, schedule } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { startApi } from "../../testing/start-api.ts";
import { joinLeaderboard } from "../leaderboard/public.ts";
import { makeFirstAccounts } from "../staff/public.ts";
import { makeDemoHistory } from "./demo-history.ts";

const demoPeople = async ({ db }: Awaited<ReturnType<typeof startApi>>) => ({
  people: await db.selectFrom("candidates").select("email").where("is_demo", "=", true).orderBy("email").execute(),
  profiles: (await db.selectFrom("candidate_profiles").select("candidate_id").execute()).length,
  consents: (await db.selectFrom("consents").select("kind").execute()).length,
  members: (await db.selectFrom("leaderboard_members").select("candidate_id").execute()).length,
  dates: (await db.selectFrom("exam_dates").select("uuid").where("is_demo", "=", true).execute()).length,
  sessions: (await db.selectFrom("study_sessions").select("id").execute()).length,
  reports: (await db.selectFrom("reports").select("status").orderBy("id").execute()).map(({ status }) => status),
});

const whole = {
  people: ["blessing", "emeka", "hauwa", "student", "tunde", "zainab"].map((name) => ({
    email: name === "student" ? "student@demo.ng" : `${name}.demo@demo.ng`,
  })),
  profiles: 6,
  consents: 1,
  members: 6,
  dates: 0,
  sessions: 4,
  reports: ["resolved", "pending"],
};

test("a demo history that was cut off while being written is fully written by the next start", async () => {
  const api = await startApi();
  await makeFirstAccounts(api.context);
  for (const last of [1, 3, 6]) {
    let joined = 0;
    const cutOff: typeof joinLeaderboard = async (...given) => {
      await joinLeaderboard(...given);
      if (++joined === last) throw new Error("the light went out");
    };
    await expect(makeDemoHistory(api.context, features, cutOff)).rejects.toThrow("the light went out");
    expect((await demoPeople(api)).people).toEqual([{ email: "student@demo.ng" }]);
  }
  await makeDemoHistory(api.context, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
  await makeDemoHistory(api.context, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
});

test("a demo history half-written by an older start is completed, not doubled", async () => {
  const api = await startApi();
  const common = { first_name: "Tunde", last_name: "Demo", registered_at: new Date(), is_demo: true };
  await api.db
    .insertInto("candidates")
    .values([
      { ...common, uuid: crypto.randomUUID(), email: "tunde.demo@demo.ng" },
      { ...common, uuid: crypto.randomUUID(), email: "student@demo.ng", password_hash: "x" },
    ])
    .execute();
  await makeFirstAccounts(api.context);
  await makeDemoHistory(api.context, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
});

test("the demo candidate's week has past and coming sessions, and their reports have been answered", async () => {
  const api = await startApi();
  await makeFirstAccounts(api.context);
  await makeDemoHistory(api.context, features, joinLeaderboard);
  const { access_token } = await api.anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  const as = api.clientWith(access_token);
  const today = lagosDay(api.clock.now());
  const { days, summary } = await as.call(schedule.week, { from: addLagosDays(today, -7) });
  expect(summary).toMatchObject({ completed: 4, total: 4 });
  expect(days.flatMap(({ sessions }) => sessions).map(({ subject }) => subject)).toEqual([
    ...["Mathematics", "English Language", "Chemistry", "Physics"],
  ]);
  const coming = await as.call(schedule.week, {});
  expect(coming.summary).toMatchObject({ completed: 0, total: 4, reminders: 0 });
  const told = await as.call(reports.mine, {});
  expect(told.map(({ status, response }) => [status, response !== null])).toEqual([
    ["pending", false],
    ["resolved", true],
  ]);
});
