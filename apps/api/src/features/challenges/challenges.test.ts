import { randomUUID } from "node:crypto";
import {
  ApiError,
  type CandidateQuestion,
  CHALLENGE_DAYS,
  CLEAR_WORD,
  challengeLinks,
  challenges,
  type DataOf,
  MAX_CHALLENGES,
  MAX_TRIES,
  notifications,
  privacy,
  sittings,
} from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { challengesFeature } from "./feature.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;
type ExamFixture = Awaited<ReturnType<typeof startableExam>>;

const DAY_MS = 86_400_000;
const forgetOld = ({ context }: Api) => challengesFeature.jobs!["forget-old-challenges"]!(context, {});
const tokenIn = ({ url }: { url: string }) => url.split("/").at(-1)!;

const pick = (questions: CandidateQuestion[], right: number) =>
  questions.map((question, at) => ({
    question_id: question.uuid,
    selected_option: letterFor(question, at < right ? "right" : "wrong"),
  }));

async function submitTest({ as }: Pick<Person, "as">, room: ExamFixture, right: number, query = {}) {
  const { session, exams } = await as.call(sittings.start, room.ask({ count: 10, ...query }));
  await as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
  return { session_id: session.uuid, exams };
}

async function aChallenge(api: Api, right = 6) {
  const room = await startableExam(api.db, { questions: 60 });
  const ada = await aCandidate(api);
  const done = await submitTest(ada, room, right);
  const made = await ada.as.call(challenges.make, { session_id: done.session_id });
  return { room, ada, done, made, token: tokenIn(made) };
}

const points = async (api: Api) =>
  (await sql<{ n: number }>`select count(*)::int as n from board_points`.execute(api.db)).rows[0]!.n;

test("a friend without an account tries the same questions, and both see both results", async () => {
  const api = await startApi();
  const { room, ada, done, made, token } = await aChallenge(api);
  expect(made).toMatchObject({ questions: 10, is_open: true, mine: { correct: 6, total: 10, score: 60 }, tries: [] });
  const opened = await api.anyone.call(challengeLinks.open, { token });
  expect(opened).toMatchObject({ by: "Chidi", to_beat: { correct: 6, total: 10 }, title: made.title });
  expect(opened.exams.map(({ uuid }) => uuid)).toEqual(done.exams.map(({ uuid }) => uuid));
  expect(opened.exams.map(({ option_a }) => option_a)).toEqual(done.exams.map(({ option_a }) => option_a));
  for (const one of opened.exams)
    expect([one.correct_answer, one.answer_explanation, one.whys]).toEqual([null, null, null]);
  expect(JSON.stringify(opened)).not.toMatch(/Because|slip/);

  const mine = { token, try_id: randomUUID(), name: "  Bola   Ige ", answers: pick(opened.exams, 8) };
  const told = await api.anyone.send(challengeLinks.answer, mine);
  expect(told.status_code).toBe(201);
  expect(told.data).toMatchObject({
    maker: { name: "Chidi", correct: 6, total: 10, score: 60 },
    friend: { name: "Bola Ige", correct: 8, total: 10, score: 80 },
    rematch: { exam_id: room.exam.uuid, subject_id: room.subject.uuid },
  });
  expect(told.data.review.filter(({ is_correct }) => is_correct)).toHaveLength(8);
  expect(told.data.exams[0]).toMatchObject({ answer_explanation: expect.stringContaining("Because") });

  // If other answers are sent later, the first ones are kept. The device finds them by its key.
  const again = await api.anyone.send(challengeLinks.answer, { ...mine, answers: pick(opened.exams, 10) });
  expect([again.status_code, again.data.friend.correct]).toEqual([200, 8]);
  const later = await api.anyone.call(challengeLinks.result, { token, try_id: mine.try_id });
  expect(later.friend.correct).toBe(8);
  expect((await refused(api.anyone.call(challengeLinks.result, { token, try_id: randomUUID() }))).status).toBe(404);

  const [seen] = await ada.as.call(challenges.list, {});
  expect(seen!.tries).toEqual([
    { name: "Bola Ige", correct: 8, total: 10, score: 80, tried_at: expect.stringMatching(/Z$/) },
  ]);
  const { notices } = await ada.as.call(notifications.list, {});
  const tellings = notices.filter(({ link }) => link === "/challenges");
  expect(tellings.map(({ title, body }) => [title, body])).toEqual([
    ["Bola Ige took your challenge", "They got 8 of 10 right. You got 6."],
  ]);
  await api.settle();
  expect(await points(api)).toBe(0);
});

test("only the student's own submitted test makes a link, the same link each time, up to a limit", async () => {
  const api = await startApi();
  const { room, ada, done, made } = await aChallenge(api);
  const make = (who: Person, session_id: string) => who.as.call(challenges.make, { session_id });
  expect((await make(ada, done.session_id)).url).toBe(made.url);
  const ben = await aCandidate(api);
  expect((await refused(make(ben, done.session_id))).status).toBe(404);
  const open = await ada.as.call(sittings.start, room.ask({ count: 10 }));
  expect((await refused(make(ada, open.session.uuid))).status).toBe(409);
  await sql`update sittings set state = 'expired' where uuid = ${open.session.uuid}`.execute(api.db);
  expect((await refused(make(ada, open.session.uuid))).status).toBe(409);
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select ${ada.id}, id, 'test', ${api.clock.now()}, ${new Date(api.clock.now().getTime() + 9e9)} from plans
      where slug = 'pro'`.execute(api.db);
  const sessions: string[] = [];
  for (let n = 0; n < MAX_CHALLENGES; n++) sessions.push((await submitTest(ada, room, 0, { fresh: true })).session_id);
  const outcomes = await Promise.all(sessions.map((id) => make(ada, id).catch((problem) => problem)));
  expect(outcomes.filter((one) => one instanceof ApiError).map(({ status }) => status)).toEqual([409]);
  expect(await ada.as.call(challenges.list, {})).toHaveLength(MAX_CHALLENGES);
  await ada.as.call(challenges.withdraw, { challenge_id: made.uuid });
  expect((await make(ada, sessions[outcomes.findIndex((one) => one instanceof ApiError)]!)).is_open).toBe(true);
});

test("a test submitted without an answer used nothing of the month, so it makes no link that a second account could answer for nothing", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 60 });
  const ada = await aCandidate(api);
  const { session } = await ada.as.call(sittings.start, room.ask({ count: 10 }));
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  const refusal = await refused(ada.as.call(challenges.make, { session_id: session.uuid }));
  expect([refusal.status, refusal.message]).toEqual([
    409,
    "You answered no question in this test. Take a test first, then challenge a friend.",
  ]);
  expect(await ada.as.call(challenges.list, {})).toEqual([]);
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);

  const next = await ada.as.call(sittings.start, room.ask({ count: 10, fresh: true }));
  const [answer] = answersWith(next.exams, 1, api.clock.now());
  await ada.as.call(sittings.submitAnswers, { session_id: next.session.uuid, answers: [answer!] });
  expect((await ada.as.call(challenges.make, { session_id: next.session.uuid })).is_open).toBe(true);
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(4);
});

test("a link ends on its day, when cancelled, when its maker is suspended, and while guest trials are closed", async () => {
  const api = await startApi();
  const { ada, token, made } = await aChallenge(api);
  const status = async (of = token) => (await refused(api.anyone.call(challengeLinks.open, { token: of }))).status;
  const tried = { token, try_id: randomUUID(), name: "Bola", answers: [] };
  await api.anyone.call(challengeLinks.answer, tried);
  expect(await status("A".repeat(32))).toBe(404);

  const settings = (open: boolean) =>
    sql`insert into site_settings (name, value, updated_at)
    values ('try_out_open', ${JSON.stringify(open)}::jsonb, now()) on conflict (name) do update
      set value = excluded.value`.execute(api.db);
  await settings(false);
  expect(await status()).toBe(400);
  await settings(true);
  await sql`update candidates set suspended_at = now() where id = ${ada.id}`.execute(api.db);
  expect(await status()).toBe(404);
  await sql`update candidates set suspended_at = null where id = ${ada.id}`.execute(api.db);

  api.clock.advance(CHALLENGE_DAYS * DAY_MS + 1000);
  expect(await status()).toBe(404);
  expect((await refused(api.anyone.call(challengeLinks.answer, { ...tried, try_id: randomUUID() }))).status).toBe(404);
  // A friend who tried it in time may still look, until the results are deleted.
  expect((await api.anyone.call(challengeLinks.result, tried)).friend.name).toBe("Bola");
  const as = await signedInAgain(api, ada.id);
  expect((await as.call(challenges.list, {}))[0]).toMatchObject({ is_open: false });
  api.clock.advance(29 * DAY_MS);
  await forgetOld(api);
  expect((await api.anyone.call(challengeLinks.result, tried)).friend.name).toBe("Bola");
  api.clock.advance(2 * DAY_MS);
  await forgetOld(api);
  expect((await refused(api.anyone.call(challengeLinks.result, tried))).status).toBe(404);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from challenge_tries`.execute(api.db);
  expect(rows[0]!.n).toBe(0);
  expect(made.uuid).toBeTruthy();
});

test("cancelling a link deletes the friends' results too", async () => {
  const api = await startApi();
  const { ada, made, token } = await aChallenge(api);
  const tried = { token, try_id: randomUUID(), name: "Bola", answers: [] };
  await api.anyone.call(challengeLinks.answer, tried);
  await ada.as.call(challenges.withdraw, { challenge_id: made.uuid });
  expect((await refused(api.anyone.call(challengeLinks.open, { token }))).status).toBe(404);
  expect((await refused(api.anyone.call(challengeLinks.result, tried))).status).toBe(404);
  expect(await ada.as.call(challenges.list, {})).toEqual([]);
});

test("a link never takes more friends than its limit, even if many submit at the same time", async () => {
  const api = await startApi();
  const { token, ada } = await aChallenge(api);
  const tries = Array.from({ length: MAX_TRIES + 3 }, () =>
    api.anyone
      .call(challengeLinks.answer, { token, try_id: randomUUID(), name: "Bola", answers: [] })
      .catch((problem) => problem),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((one) => one instanceof ApiError).map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await ada.as.call(challenges.list, {}))[0]).toMatchObject({ is_open: false });
});

test("a friend's name must be a real name, and an answer must be for a question of the challenge", async () => {
  const api = await startApi();
  const { token, ada, room } = await aChallenge(api);
  const answer = (more: object) =>
    refused(
      api.anyone.call(challengeLinks.answer, { token, try_id: randomUUID(), name: "Bola", answers: [], ...more }),
    );
  for (const name of ["", "x", "visit evil.ng", "<b>Bola</b>", "https://evil", "Bo\u202Ela", "B".repeat(51), "💩💩"])
    expect([name, Object.keys((await answer({ name })).errors ?? {})]).toEqual([name, ["name"]]);
  const { exams } = await api.anyone.call(challengeLinks.open, { token });
  const [first] = pick(exams, 1);
  const elsewhere = (await submitTest(ada, room, 0)).exams.find(({ uuid }) => exams.every((one) => one.uuid !== uuid))!;
  for (const answers of [
    [first, first],
    [{ ...first, question_id: elsewhere.uuid }],
    [{ ...first, selected_option: "E" }],
  ])
    expect((await answer({ answers })).status).toBe(400);
  expect((await ada.as.call(challenges.list, {}))[0]!.tries).toEqual([]);
});

test("questions of an open exam are left out, and a link that contains some is paused", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12, years: [2024], minutes: 30 });
  const other = await startableExam(api.db, { questions: 20 });
  const ada = await aCandidate(api);
  const done = await submitTest(ada, room, 3, { year: 2024, count: undefined });
  const free = await submitTest(ada, other, 3);
  const made = await ada.as.call(challenges.make, { session_id: done.session_id });
  const token = tokenIn(made);
  const tried = { token, try_id: randomUUID(), name: "Bola", answers: [] };
  await api.anyone.call(challengeLinks.answer, tried);
  const exam = await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  const calls = [
    () => api.anyone.call(challengeLinks.open, { token }),
    () => api.anyone.call(challengeLinks.answer, { ...tried, try_id: randomUUID() }),
    () => api.anyone.call(challengeLinks.result, tried),
  ];
  for (const one of calls) expect((await refused(one())).status).toBe(409);
  await ada.as.call(challenges.withdraw, { challenge_id: made.uuid });
  expect((await refused(ada.as.call(challenges.make, { session_id: done.session_id }))).message).toMatch(
    /after your exam/,
  );
  expect((await ada.as.call(challenges.make, { session_id: free.session_id })).questions).toBe(10);
  await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: [] });
  expect((await ada.as.call(challenges.make, { session_id: done.session_id })).questions).toBe(12);
  // The exam itself may also become a challenge once it is submitted.
  expect((await ada.as.call(challenges.make, { session_id: exam.session.uuid })).mine.score).toBe(0);
});

test("a friend with an account gets one practice test of it, and it counts on no leaderboard", async () => {
  const api = await startApi();
  const { ada, token, done } = await aChallenge(api);
  const ben = await aCandidate(api);
  expect(await ben.as.call(challengeLinks.standing, { token })).toEqual({ is_own: false, tried: null });
  const answers = pick(done.exams, 9);
  const sent = () => ben.as.call(challengeLinks.answerSignedIn, { token, answers });
  const [first, second] = await Promise.all([sent(), sent()]);
  expect(first).toMatchObject({ maker: { score: 60 }, friend: { name: "Chidi", score: 90 } });
  expect(second!.session_id).toBe(first!.session_id);
  expect(await ben.as.call(challengeLinks.standing, { token })).toEqual({ is_own: false, tried: first });
  const review = await ben.as.call(sittings.review, { session_id: first!.session_id });
  expect([review.grade.correct, review.grade.total, review.session.title]).toEqual([9, 10, "A friend's challenge"]);
  expect(await ben.as.call(sittings.grades, {})).toHaveLength(1);
  expect((await refused(ada.as.call(challengeLinks.answerSignedIn, { token, answers }))).status).toBe(409);
  expect(await ada.as.call(challengeLinks.standing, { token })).toEqual({ is_own: true, tried: null });
  await api.settle();
  expect(await points(api)).toBe(0);
  // It did not use up any of the month's tests.
  expect((await ben.as.call(sittings.allowance, {})).tests_left).toBe(5);
});

test("a try saved as a practice test a moment ago leads to the student's own test, not to another friend's", async () => {
  const api = await startApi();
  const { token, done } = await aChallenge(api);
  const sent = async ({ as }: Person) =>
    (await as.call(challengeLinks.answerSignedIn, { token, answers: pick(done.exams, 9) })).session_id;
  await sent(await aCandidate(api));
  const ben = await aCandidate(api);
  const session_id = await sent(ben);
  await sql`update challenge_tries set sitting_id = null`.execute(api.owner);
  expect((await ben.as.call(challengeLinks.standing, { token })).tried).toMatchObject({ session_id });
});

test("a try made without an account moves into the new account once", async () => {
  const api = await startApi();
  const { ada, token, done } = await aChallenge(api);
  const try_id = randomUUID();
  await api.anyone.call(challengeLinks.answer, { token, try_id, name: "Bola", answers: pick(done.exams, 4) });
  expect((await refused(ada.as.call(challenges.bring, { try_id }))).status).toBe(404);
  const ben = await aCandidate(api);
  const brought: DataOf<typeof challenges.bring> = await ben.as.call(challenges.bring, { try_id });
  expect(brought).toMatchObject({ maker: { score: 60 }, friend: { name: "Chidi", score: 40 } });
  expect((await ben.as.call(sittings.review, { session_id: brought.session_id })).grade.correct).toBe(4);
  expect((await refused(ben.as.call(challenges.bring, { try_id }))).status).toBe(404);
  expect((await refused(api.anyone.call(challengeLinks.result, { token, try_id }))).status).toBe(404);
  expect((await ada.as.call(challenges.list, {}))[0]!.tries).toMatchObject([{ name: "Chidi", score: 40 }]);
});

test("correcting an answer key later corrects both results", async () => {
  const api = await startApi();
  const { ada, token } = await aChallenge(api, 0);
  await api.anyone.call(challengeLinks.answer, { token, try_id: randomUUID(), name: "Bola", answers: [] });
  const { rows } = await sql<{ id: number }>`select revision_ids[1] as id from challenges`.execute(api.db);
  await sql`insert into question_keys (revision_id, version, accepted, is_void, created_at)
    values (${rows[0]!.id}, 2, '{right}', true, now())`.execute(api.db);
  api.context.signals.forget("bank");
  const [seen] = await ada.as.call(challenges.list, {});
  expect([seen!.mine.correct, seen!.tries[0]!.correct]).toEqual([1, 1]);
});

test("clearing the history or deleting the account also deletes challenges and tries", async () => {
  const api = await startApi();
  const { ada, token, done } = await aChallenge(api);
  const ben = await aCandidate(api);
  await ben.as.call(challengeLinks.answerSignedIn, { token, answers: pick(done.exams, 2) });
  expect((await ada.as.call(challenges.list, {}))[0]!.tries).toHaveLength(1);
  await challengesFeature.personal!.erase(api.db, ben.id);
  expect((await ada.as.call(challenges.list, {}))[0]!.tries).toEqual([]);
  await ada.as.call(privacy.clear, { confirmation: CLEAR_WORD });
  expect((await refused(api.anyone.call(challengeLinks.open, { token }))).status).toBe(404);
});
