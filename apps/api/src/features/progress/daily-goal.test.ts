import { DAILY_GOAL_QUESTIONS, dailyGoal, progress, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const DAY = 86_400_000;

test("a goal counts from the day it was chosen; earlier days and their tests keep the old one", async () => {
  const api = await startApi();
  // A Wednesday noon, so that the week has days before and after it.
  api.clock.set(new Date("2030-01-09T11:00:00Z"));
  const room = await startableExam(api.db, { questions: 40 });
  const ada = await aCandidate(api);
  let as = await signedInAgain(api, ada.id);
  const practise = async () => {
    const { session, exams } = await as.call(sittings.start, room.ask({ fresh: true }));
    api.clock.advance(60_000);
    const answers = answersWith(exams, 8, api.clock.now());
    await as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    await api.settle();
    return session.uuid;
  };
  expect((await as.call(progress.summary, {})).today).toEqual({ questions: 0, goal: DAILY_GOAL_QUESTIONS });
  expect(await as.call(dailyGoal.set, { questions: 10 })).toEqual({ questions: 10 });
  const wednesday = await practise();
  expect((await as.call(progress.summary, {})).today).toEqual({ questions: 10, goal: 10 });
  expect((await as.call(progress.gained, { session_id: wednesday })).goal).toEqual({ before: 0, now: 10, goal: 10 });

  api.clock.advance(DAY);
  as = await signedInAgain(api, ada.id);
  const thursday = await practise();
  // The last choice of a day is the one that counts.
  await as.call(dailyGoal.set, { questions: 50 });
  await as.call(dailyGoal.set, { questions: 30 });
  const { today, streak } = await as.call(progress.summary, {});
  expect(today).toEqual({ questions: 10, goal: 30 });
  expect(streak.week.map(({ goal_reached }) => goal_reached)).toEqual([false, false, true, ...Array(4).fill(false)]);
  expect((await as.call(progress.gained, { session_id: wednesday })).goal.goal).toBe(10);
  expect((await as.call(progress.gained, { session_id: thursday })).goal).toEqual({ before: 0, now: 10, goal: 30 });
});

test("only an offered goal is accepted, and each candidate has their own", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (const questions of [0, 7, -5, 1000, 10.5, "10" as never]) {
    const problem = await refused(ada.as.call(dailyGoal.set, { questions }));
    expect([questions, problem.status, problem.errors.questions?.length]).toEqual([questions, 400, 1]);
  }
  await ada.as.call(dailyGoal.set, { questions: 50 });
  expect((await ada.as.call(progress.summary, {})).today.goal).toBe(50);
  expect((await bola.as.call(progress.summary, {})).today.goal).toBe(DAILY_GOAL_QUESTIONS);
});
