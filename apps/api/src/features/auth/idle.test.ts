import { profile, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const MINUTE = 60_000;
const lastSeen = async (api: Api, id: number) =>
  (
    await api.db
      .selectFrom("auth_sessions")
      .select("last_seen_at")
      .where("candidate_id", "=", id)
      .executeTakeFirstOrThrow()
  ).last_seen_at;

test("a candidate's session ends after two hours without a call, and calls keep it open until its twelfth hour", async () => {
  const api = await startApi();
  const busy = await aCandidate(api);
  const idle = await aCandidate(api);
  for (let at = 0; at < 7; at++) {
    api.clock.advance(100 * MINUTE);
    expect((await busy.as.call(profile.read, {})).uuid).toBe(busy.uuid);
    if (at > 0) expect((await refused(idle.as.call(profile.read, {}))).status).toBe(403);
  }
  api.clock.advance(25 * MINUTE);
  expect((await refused(busy.as.call(profile.read, {}))).status).toBe(403);
});

test("a session in a running exam is never idle, but it ends when the exam time is over", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 5 });
  const { id, as } = await aCandidate(api);
  await as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid, mode: "exam" });
  const deadline_at = new Date(api.clock.now().getTime() + 180 * MINUTE);
  await api.db.updateTable("sittings").set({ deadline_at }).where("candidate_id", "=", id).execute();
  api.clock.advance(170 * MINUTE);
  expect((await as.call(profile.read, {})).uuid).toBeTruthy();
  api.clock.advance(125 * MINUTE);
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
});

test("the last use is stored once in five minutes, not with every call", async () => {
  const api = await startApi();
  const { id, as } = await aCandidate(api);
  const first = await lastSeen(api, id);
  for (let at = 0; at < 4; at++) {
    api.clock.advance(70_000);
    await as.call(profile.read, {});
    expect(await lastSeen(api, id)).toBe(first);
  }
  api.clock.advance(70_000);
  await as.call(profile.read, {});
  expect(Date.parse(await lastSeen(api, id)) - Date.parse(first)).toBeGreaterThanOrEqual(350_000);
});

test("a session that ended automatically is not in the candidate's list", async () => {
  const api = await startApi();
  const { id, as } = await aCandidate(api);
  api.clock.advance(110 * MINUTE);
  const again = await signedInAgain(api, id);
  expect(await again.call(profile.sessions, {})).toHaveLength(2);
  api.clock.advance(20 * MINUTE);
  expect(await again.call(profile.sessions, {})).toHaveLength(1);
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
});
