import { contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const { revision, sittings } = contract;

test("mistakes are counted by subject, listed for one, and paged even if one test made all at the same time", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  expect(await ada.as.call(revision.mistakeSubjects, {})).toEqual([]);
  const large = await startableExam(api.db, { questions: 30, years: [2024] });
  const small = await startableExam(api.db, { questions: 10 });
  for (const [room, wish, right] of [
    [large, { year: 2024 }, 4],
    [small, {}, 7],
  ] as const) {
    const { session, exams } = await ada.as.call(sittings.start, room.ask(wish));
    const answers = answersWith(exams, right, api.clock.now());
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  }
  await api.settle();

  const place = ({ exam, subject }: typeof large) => ({
    exam_id: exam.uuid,
    subject_id: subject.uuid,
    topic_id: null,
  });
  const subjects = await ada.as.call(revision.mistakeSubjects, {});
  expect(subjects).toEqual([
    { uuid: large.subject.uuid, name: expect.any(String), mistakes: 26, place: place(large) },
    { uuid: small.subject.uuid, name: expect.any(String), mistakes: 3, place: place(small) },
  ]);
  const few = await ada.as.call(revision.mistakes, { subject_id: small.subject.uuid });
  expect(few.map(({ subject_name }) => subject_name)).toEqual(Array(3).fill(subjects[1]!.name));

  const seen: string[] = [];
  const rest = { subject_id: large.subject.uuid };
  for (let page = await ada.as.call(revision.mistakes, rest); page.length > 0; ) {
    seen.push(...page.map(({ question }) => question.uuid));
    const { last_met_at, question } = page.at(-1)!;
    page = await ada.as.call(revision.mistakes, { ...rest, before: last_met_at, after: question.uuid });
  }
  expect([seen.length, new Set(seen).size]).toEqual([26, 26]);
  expect((await refused(ada.as.call(revision.mistakes, { after: "nonsense" }))).status).toBe(400);
});

test("mistakes in an exam in progress are not counted, and no candidate sees another's mistakes", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const room = await startableExam(api.db, { questions: 20, years: [2024] });
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ year: 2024 }));
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 8) });
  await api.settle();
  expect(await ada.as.call(revision.mistakeSubjects, {})).toMatchObject([{ mistakes: 12 }]);
  expect(await (await aCandidate(api)).as.call(revision.mistakeSubjects, {})).toEqual([]);
  await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  expect(await ada.as.call(revision.mistakeSubjects, {})).toEqual([]);
});
