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
});

const whole = {
  people: ["blessing", "emeka", "hauwa", "student", "tunde", "zainab"].map((name) => ({
    email: name === "student" ? "student@demo.ng" : `${name}.demo@demo.ng`,
  })),
  profiles: 6,
  consents: 1,
  members: 6,
  dates: 0,
};

test("a past that was cut off while it was written is written whole by the next start", async () => {
  const api = await startApi();
  await makeFirstAccounts(api.house);
  for (const last of [1, 3, 6]) {
    let joined = 0;
    const cutOff: typeof joinLeaderboard = async (...given) => {
      await joinLeaderboard(...given);
      if (++joined === last) throw new Error("the light went out");
    };
    await expect(makeDemoHistory(api.house, features, cutOff)).rejects.toThrow("the light went out");
    expect((await demoPeople(api)).people).toEqual([{ email: "student@demo.ng" }]);
  }
  await makeDemoHistory(api.house, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
  await makeDemoHistory(api.house, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
});

test("what an older start left half-written is completed, not doubled", async () => {
  const api = await startApi();
  const common = { first_name: "Tunde", last_name: "Demo", registered_at: new Date(), is_demo: true };
  await api.db
    .insertInto("candidates")
    .values([
      { ...common, uuid: crypto.randomUUID(), email: "tunde.demo@demo.ng" },
      { ...common, uuid: crypto.randomUUID(), email: "student@demo.ng", password_hash: "x" },
    ])
    .execute();
  await makeFirstAccounts(api.house);
  await makeDemoHistory(api.house, features, joinLeaderboard);
  expect(await demoPeople(api)).toEqual(whole);
});
