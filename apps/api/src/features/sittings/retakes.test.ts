import { sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

test("a retake of a test that used nothing is no free test: its first answer uses one of the month", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 200 });
  const ada = await aCandidate(api);
  const left = async () => (await ada.as.call(sittings.allowance, {})).tests_left;
  const month = (await left())!;
  /** Hands a new test in without an answer, and answers all of it in a retake. */
  const wholeTest = async () => {
    const blank = await ada.as.call(sittings.start, room.ask({ count: 10, fresh: true }));
    await ada.as.call(sittings.submitAnswers, { session_id: blank.session.uuid, answers: [] });
    const again = await ada.as.call(sittings.start, room.ask({ again: blank.session.uuid }));
    const answers = answersWith(again.exams, again.exams.length, api.clock.now());
    return ada.as.call(sittings.submitAnswers, { session_id: again.session.uuid, answers });
  };
  for (let at = 1; at <= month; at++) {
    await wholeTest();
    expect(await left()).toBe(month - at);
  }
  expect((await refused(wholeTest())).code).toBe("plan_limit");
});

test("a retake of a test that was counted stays free", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 40 });
  const ada = await aCandidate(api);
  const first = await ada.as.call(sittings.start, room.ask({ count: 10 }));
  await ada.as.call(sittings.submitAnswers, {
    session_id: first.session.uuid,
    answers: answersWith(first.exams, 10, api.clock.now()),
  });
  const { tests_left } = await ada.as.call(sittings.allowance, {});
  const again = await ada.as.call(sittings.start, room.ask({ again: first.session.uuid }));
  await ada.as.call(sittings.submitAnswers, {
    session_id: again.session.uuid,
    answers: answersWith(again.exams, 10, api.clock.now()),
  });
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(tests_left);
});
