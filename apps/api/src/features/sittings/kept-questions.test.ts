// Tests made from a candidate's lists, and what the lists show about finished ones.
import { contract } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aMock, answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const { exams, revision, sittings } = contract;
const ids = (questions: readonly { uuid: string }[]) => questions.map(({ uuid }) => uuid).toSorted();

test("open mistakes and bookmarks each make a practice test; nothing from an exam in progress is in it", async () => {
  const api = await startApi();
  const { ask, exam, subject, topic } = await startableExam(api.db, { questions: 14 });
  const ada = await aCandidate(api);
  const none = await refused(ada.as.call(sittings.start, ask({ from: "mistakes" })));
  expect([none.status, none.message]).toEqual([404, "You have no mistakes to fix in this subject."]);

  const first = await ada.as.call(sittings.start, ask());
  await ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers: answersWith(first.exams, 7) });
  await api.settle();
  const wrong = ids(first.exams.slice(7));
  const mistakes = await ada.as.call(revision.mistakes, {});
  const place = { exam_id: exam.uuid, subject_id: subject.uuid, topic_id: topic.uuid };
  expect(mistakes.map((mistake) => mistake.place)).toEqual([place, place, place]);
  const again = await ada.as.call(sittings.start, ask({ from: "mistakes" }));
  expect(ids(again.exams)).toEqual(wrong);
  expect(again.session.title).toMatch(/: my mistakes$/);
  expect(again.session.resumed).toBe(false);
  expect((await ada.as.call(sittings.start, ask({ from: "mistakes" }))).session.uuid).toBe(again.session.uuid);

  await ada.as.call(revision.bookmark, { question_id: first.exams[0]!.uuid });
  const marked = await ada.as.call(sittings.start, ask({ from: "bookmarks" }));
  expect(ids(marked.exams)).toEqual([first.exams[0]!.uuid]);
  expect((await ada.as.call(revision.bookmarks, {}))[0]!.place).toEqual(place);

  for (const wish of [{ mode: "exam" as const }, { again: first.session.uuid }]) {
    const problem = await refused(ada.as.call(sittings.start, ask({ from: "mistakes", ...wish })));
    expect([problem.status, Object.keys(problem.errors)]).toEqual([400, ["from"]]);
  }

  const running = await ada.as.call(sittings.start, ask({ mode: "exam" }));
  const held = new Set(ids(running.exams));
  const left = wrong.filter((uuid) => !held.has(uuid));
  const asked = ada.as.call(sittings.start, ask({ from: "mistakes", fresh: true }));
  if (left.length === 0) expect((await refused(asked)).status).toBe(404);
  else expect(ids((await asked).exams)).toEqual(left);
});

test("a finished paper, subject and topic show each candidate's own best result", async () => {
  const api = await startApi();
  const { ask, exam, subject, topic } = await startableExam(api.db, { questions: 10, years: [2023, 2024] });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (const right of [4, 7, 5]) {
    const paper = await ada.as.call(sittings.start, ask({ year: 2024, fresh: true }));
    const answers = answersWith(paper.exams, right);
    await ada.as.call(sittings.submitAnswers, { session_id: paper.session.uuid, answers });
  }
  await api.settle();
  const marks = async (person: typeof ada) => {
    const place = { exam_id: exam.uuid, subject_id: subject.uuid };
    const { years } = await person.as.call(exams.years, place);
    const { subjects } = await person.as.call(exams.subjects, { exam_type_id: exam.uuid });
    const own = subjects.find(({ uuid }) => uuid === subject.uuid)!;
    return {
      years: years.map(({ year, times_done, best_score }) => [year, times_done, best_score]),
      best: own.best_score,
      papers: [own.papers_done, own.papers],
      topic: own.topics.find(({ uuid }) => uuid === topic.uuid)!,
    };
  };
  expect(await marks(ada)).toEqual({
    years: [
      [2024, 3, 70],
      [2023, 0, null],
    ],
    best: 70,
    papers: [1, 2],
    topic: expect.objectContaining({ percent: 53, is_strong: false }),
  });
  expect(await marks(bola)).toEqual({
    years: [
      [2024, 0, null],
      [2023, 0, null],
    ],
    best: null,
    papers: [0, 2],
    topic: expect.objectContaining({ percent: null, is_strong: false }),
  });
  for (let more = 0; more < 5; more += 1) {
    const { session, exams } = await ada.as.call(sittings.start, ask({ year: 2024, fresh: true }));
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 10) });
  }
  await api.settle();
  // 66 of 80: four in five.
  expect(await marks(ada)).toMatchObject({ best: 100, papers: [1, 2], topic: { percent: 83, is_strong: true } });
});

test("a mock shows each candidate's own best result", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 40, exam: "jamb" });
  await aMock(api.db, room, 10);
  await sql`update mixed_blueprints set slug = 'utme', body = jsonb_set(body, '{slug}', '"utme"')`.execute(api.owner);
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const best = async (person: typeof ada) =>
    (await person.as.call(sittings.mocks, {})).mocks.map(({ slug, best_score }) => [slug, best_score]);
  expect(await best(ada)).toEqual([["utme", null]]);
  const { session, exams } = await ada.as.call(sittings.startMock, { slug: "utme", subjects: [] });
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 6) });
  expect(await best(ada)).toEqual([["utme", 60]]);
  expect(await best(bola)).toEqual([["utme", null]]);
});
