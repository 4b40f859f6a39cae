import { DAILY_GOAL_QUESTIONS, progress, revision, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const DAY = 86_400_000;

test("a test shows what it changed, and gives the same result when it is asked again later", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 40 });
  const ada = await aCandidate(api);
  let as = ada.as;
  const begin = async () => {
    const opened = await as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
    api.clock.advance(60_000);
    return opened;
  };
  const finish = ({ session, exams }: Awaited<ReturnType<typeof begin>>, right: number) =>
    as.call(sittings.submitAnswers, {
      session_id: session.uuid,
      answers: answersWith(exams, right, api.clock.now()),
    });
  const gainedBy = (session_id: string) => as.call(progress.gained, { session_id });

  const first = await begin();
  const early = await refused(gainedBy(first.session.uuid));
  expect([early.status, early.message]).toEqual([404, "You have not submitted this test yet."]);
  await finish(first, 8);
  expect(await gainedBy(first.session.uuid)).toMatchObject({ ready: false, badges: [], topics: [] });
  await api.settle();
  const asTold = {
    ready: true,
    goal: { before: 0, now: 10, goal: DAILY_GOAL_QUESTIONS },
    streak: { days: 1, grew: true },
    best_before: null,
    best_in: null,
    badges: [
      { slug: "first-test", name: "First test", rule: "Finish one test." },
      expect.objectContaining({ slug: "first-80" }),
    ],
    topics: [{ topic: "A topic", from: null, to: "strong" }],
  };
  expect(await gainedBy(first.session.uuid)).toEqual(asTold);

  const second = await begin();
  await finish(second, 5);
  await api.settle();
  expect(await gainedBy(second.session.uuid)).toEqual({
    ready: true,
    goal: { before: 10, now: 20, goal: DAILY_GOAL_QUESTIONS },
    streak: { days: 1, grew: false },
    best_before: 80,
    best_in: null,
    badges: [],
    topics: [{ topic: "A topic", from: "strong", to: "building" }],
  });

  api.clock.advance(DAY);
  as = await signedInAgain(api, ada.id);
  const third = await begin();
  await finish(third, 10);
  await api.settle();
  expect(await gainedBy(third.session.uuid)).toMatchObject({
    goal: { before: 0, now: 10 },
    streak: { days: 2, grew: true },
    best_before: 80,
    badges: [{ slug: "first-90" }],
    topics: [{ from: "building", to: "getting_there" }],
  });
  expect(await gainedBy(first.session.uuid)).toEqual(asTold);

  const stranger = await aCandidate(api);
  expect((await refused(stranger.as.call(progress.gained, { session_id: first.session.uuid }))).status).toBe(404);
});

test("a skipped question is not wrong for topic level or mistakes, and two answers are too few for a subject", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 40 });
  const { as } = await aCandidate(api);
  const { session, exams } = await as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const shown_at = new Date(api.clock.now()).toISOString();
  api.clock.advance(60_000);
  const all = answersWith(exams, exams.length, api.clock.now());
  // Five are right. The others were shown but left open.
  const answers = all.map((answer, at) => (at < 5 ? answer : { ...answer, selected_option: null, shown_at }));
  const { grade } = await as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  expect(grade).toMatchObject({ correct: 5, total: 10 });
  await api.settle();
  const gained = await as.call(progress.gained, { session_id: session.uuid });
  expect(gained.topics).toEqual([{ topic: "A topic", from: null, to: "strong" }]);
  const [topic_id] = await api.db.selectFrom("topics").select("uuid").where("name", "=", "A topic").execute();
  expect(await as.call(topics.read, { topic_id: topic_id!.uuid })).toMatchObject({ met: 5, right: 5, mistakes: 0 });
  expect(await as.call(revision.mistakes, {})).toEqual([]);
  const { achievements } = await as.call(progress.summary, {});
  expect(achievements.find(({ slug }) => slug === "four-subjects")).toMatchObject({ reached: 0 });
});
