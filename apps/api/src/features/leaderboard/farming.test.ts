// What a leaderboard must not reward: keys read with another account, exams side by side, and unverified accounts.
import {
  HASTY_SECONDS_A_QUESTION,
  leaderboard,
  NEARLY_PERFECT_A_DAY,
  POINTS_A_PAPER_QUESTION,
  POINTS_A_QUESTION,
  RANKED_QUESTIONS_A_DAY,
  sittings,
  users,
} from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { guardianAgrees } from "../../testing/guardian.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hideWithoutConsent } from "./membership.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;
type ExamFixture = Awaited<ReturnType<typeof startableExam>>;

const pointsOf = async ({ as }: Person) => (await as.call(leaderboard.place, {})).points;

/** As if the exams were worked through one after the other, whatever the server saw. */
const paced = (exams: Parameters<typeof answersWith>[0], from: number, seconds: number) =>
  answersWith(exams, exams.length).map((answer, at) => ({
    ...answer,
    shown_at: new Date(from + at * seconds * 1000).toISOString(),
    answered_at: new Date(from + (at + 1) * seconds * 1000).toISOString(),
  }));

async function sitAlone(
  api: Api,
  who: Person,
  fixture: ExamFixture,
  wish: Parameters<ExamFixture["ask"]>[0],
  seconds: number,
) {
  const { session, exams } = await who.as.call(sittings.start, fixture.ask({ ...wish, mode: "exam", fresh: true }));
  const answers = paced(exams, api.clock.now().getTime(), seconds);
  api.clock.advance(exams.length * seconds * 1000);
  await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await api.settle();
  return session.uuid;
}

/** Early in the morning, so that a full day's work falls on one day. */
async function aDay() {
  const api = await startApi();
  const day = new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  api.clock.set(new Date(`${day}T06:00:00Z`));
  return api;
}

test("sitting eleven papers side by side with keys from another account earns no more than honest work in that time", async () => {
  const api = await aDay();
  const fixtures: ExamFixture[] = [];
  for (let at = 0; at < 11; at++)
    fixtures.push(await startableExam(api.db, { questions: 50, years: [2024], minutes: 60 }));
  const ada = await aCandidate(api);
  const startedAt = api.clock.now().getTime();
  const opened = [];
  for (const fixture of fixtures)
    opened.push(await ada.as.call(sittings.start, fixture.ask({ year: 2024, mode: "exam" })));
  const elapsedSeconds = 387;
  api.clock.advance(elapsedSeconds * 1000);
  // The keys were read with the other account, and the times are invented.
  for (const { session, exams } of opened)
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: paced(exams, startedAt, 7) });
  await api.settle();
  const honest = Math.floor(elapsedSeconds / HASTY_SECONDS_A_QUESTION) * POINTS_A_QUESTION;
  expect(await pointsOf(ada)).toBe(50 * POINTS_A_PAPER_QUESTION);
  expect(await pointsOf(ada)).toBeLessThanOrEqual(honest);
  const reasons = await api.db.selectFrom("sitting_points").select("reason").orderBy("sitting_id").execute();
  expect(reasons.map(({ reason }) => reason)).toEqual([null, ...Array(10).fill("too_fast")]);
});

test("exams sat one after the other each keep their own time, however long they were left open", async () => {
  const api = await aDay();
  const [first, second] = [await startableExam(api.db), await startableExam(api.db)];
  const ada = await aCandidate(api);
  const one = await ada.as.call(sittings.start, first.ask({ mode: "exam", count: 10 }));
  const other = await ada.as.call(sittings.start, second.ask({ mode: "exam", count: 10 }));
  for (const { session, exams } of [other, one]) {
    const answers = paced(exams, api.clock.now().getTime(), 15);
    api.clock.advance(exams.length * 15_000);
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  }
  await api.settle();
  expect(await pointsOf(ada)).toBe(20 * POINTS_A_QUESTION);
});

test("a fourth nearly perfect paper of a day waits for staff, who count it or exclude it permanently", async () => {
  const api = await aDay();
  const ada = await aCandidate(api);
  await guardianAgrees(api, ada.as);
  await ada.as.call(leaderboard.join, {});
  const sat: string[] = [];
  for (let at = 0; at < NEARLY_PERFECT_A_DAY + 2; at++)
    sat.push(
      await sitAlone(api, ada, await startableExam(api.db, { questions: 20, years: [2024] }), { year: 2024 }, 20),
    );
  const each = 20 * POINTS_A_PAPER_QUESTION;
  expect(await pointsOf(ada)).toBe(NEARLY_PERFECT_A_DAY * each);

  const support = await aStaffMember(api, { role: "support", confirmed: true });
  const unranked = async () =>
    (await support.as.call(users.read, { uuid: ada.uuid })).tests.map((one) => one.unranked).toReversed();
  expect(await unranked()).toEqual([null, null, null, "implausible", "implausible"]);
  const about = (at: number) => ({ uuid: ada.uuid, session_id: sat[at]! });
  await support.as.call(leaderboard.countSitting, about(3));
  await support.as.call(leaderboard.voidSitting, about(4));
  expect(await unranked()).toEqual([null, null, null, null, "voided"]);
  expect((await refused(support.as.call(leaderboard.countSitting, about(4)))).code).toBe("not_found");
  expect((await ada.as.call(leaderboard.board, {})).rows).toMatchObject([{ points: 4 * each, tests: 4 }]);
  // Staff found out later: points that were already counted are removed too, and the grade stays.
  await support.as.call(leaderboard.voidSitting, about(0));
  expect((await ada.as.call(leaderboard.board, {})).rows).toMatchObject([{ points: 3 * each, tests: 3 }]);
  expect(await ada.as.call(sittings.grades, {})).toHaveLength(5);
  const { staff_actions } = await support.as.call(users.read, { uuid: ada.uuid });
  expect(staff_actions.map(({ verb }) => verb)).toEqual(["sitting.void", "sitting.void", "sitting.count"]);
});

test("more questions than anybody can read in a day wait for staff, whatever their score", async () => {
  const api = await aDay();
  await api.owner.updateTable("plans").set({ questions_a_day: 10_000 }).execute();
  const ada = await aCandidate(api);
  const size = 50;
  const most = RANKED_QUESTIONS_A_DAY / size;
  for (let at = 0; at < most + 1; at++) {
    const fixture = await startableExam(api.db, { questions: size, years: [2024], minutes: 60 });
    const { session, exams } = await ada.as.call(sittings.start, fixture.ask({ year: 2024, mode: "exam" }));
    const answers = paced(exams, api.clock.now().getTime(), 12).map((answer, no) =>
      no < 10 ? { ...answer, selected_option: null } : answer,
    );
    api.clock.advance(size * 12_000);
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    await api.settle();
  }
  expect(await pointsOf(ada)).toBe(most * 40 * POINTS_A_PAPER_QUESTION);
});

test("nobody appears before their email address is verified, and an unverified member is hidden", async () => {
  const api = await startApi();
  const ada = await aCandidate(api, { verified: false });
  await api.db.updateTable("candidate_profiles").set({ is_adult: true }).where("candidate_id", "=", ada.id).execute();
  const early = await refused(ada.as.call(leaderboard.join, {}));
  expect([early.status, early.message]).toEqual([
    400,
    "Verify your email address first. Then you can appear on the leaderboard.",
  ]);
  await api.db.updateTable("candidates").set({ verified_at: api.clock.now() }).where("id", "=", ada.id).execute();
  await ada.as.call(leaderboard.join, {});
  expect((await ada.as.call(leaderboard.place, {})).state).toBe("in");
  await api.db.updateTable("candidates").set({ verified_at: null }).where("id", "=", ada.id).execute();
  await hideWithoutConsent(api.db, api.clock.now());
  expect((await ada.as.call(leaderboard.place, {})).state).toBe("out");
});
