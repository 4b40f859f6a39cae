// Exam-level questions and harder ones: who gets which, and how they are counted.
import { questions, revision, sittings, topics } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

/** A fixture with this many exam-level questions. The others are harder. */
async function setUp(api: Api, paper: number, all: number) {
  const room = await startableExam(api.db, { questions: all });
  await sql`update questions set pool = 'stretch' where subject_id = ${room.subject.id} and id not in (
    select id from questions where subject_id = ${room.subject.id} order by id limit ${paper})`.execute(api.db);
  await signal(api.db, "bank", {});
  return room;
}

const poolsOf = (asked: { pool: string }[]) => [...new Set(asked.map(({ pool }) => pool))].sort();

test("practice and exams use exam-level questions if there are enough, and are complete if there are not", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const large = await setUp(api, 30, 60);
  for (const mode of ["practice", "exam"] as const)
    expect(poolsOf((await ada.as.call(sittings.start, large.ask({ mode, count: 10 }))).exams)).toEqual(["paper"]);
  const small = await setUp(api, 3, 40);
  const whole = await ada.as.call(sittings.start, small.ask({ count: 10 }));
  expect(whole.exams).toHaveLength(10);
  expect(poolsOf(whole.exams)).toContain("stretch");
});

test("a paper question labelled easy that proves hard is drawn with the harder ones", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const { ask, subject } = await setUp(api, 21, 60);
  await sql`update questions set measured_difficulty = 'hard', author_difficulty = 'easy', difficulty = 'hard'
    where id = (select min(id) from questions where subject_id = ${subject.id})`.execute(api.db);
  await signal(api.db, "bank", {});
  const { exams } = await ada.as.call(sittings.start, ask({ count: 10 }));
  expect(exams.map(({ difficulty_level }) => difficulty_level)).not.toContain("hard");
});

test("harder questions are offered on request to students strong in the topic, and counted separately", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const room = await setUp(api, 30, 60);
  const topic = () => ada.as.call(topics.read, { topic_id: room.topic.uuid });
  expect((await topic()).stretch).toBeNull();
  const sit = async (more: Parameters<typeof room.ask>[0], right: number) => {
    const test = await ada.as.call(sittings.start, room.ask({ topic: room.topic.uuid, count: 5, ...more }));
    const answers = answersWith(test.exams, right);
    await ada.as.call(sittings.submitAnswers, { session_id: test.session.uuid, answers });
    await api.settle();
    return test;
  };
  await sit({}, 5);
  expect(await topic()).toMatchObject({ state: "strong", met: 5, right: 5, stretch: { is_offered: true, met: 0 } });
  const harder = await sit({ from: "stretch" }, 1);
  expect(poolsOf(harder.exams)).toEqual(["stretch"]);
  expect(harder.session.title).toMatch(/, harder than the exam$/);
  expect(await topic()).toMatchObject({ state: "strong", met: 5, right: 5, stretch: { met: 5, right: 1 } });
  const { subject } = await ada.as.call(revision.coverage, { subject_id: room.subject.uuid });
  expect(subject?.topics).toMatchObject([{ state: "strong", met: 5, right: 5 }]);
  const { rows } = await sql`select correct, total from topic_figures where candidate_id = ${ada.id}`.execute(api.db);
  expect(rows).toEqual([{ correct: 5, total: 5 }]);
  expect((await refused(ada.as.call(sittings.start, room.ask({ from: "stretch", mode: "exam" })))).errors).toEqual({
    from: ["You can practise your mistakes, bookmarks and harder questions only in practice mode."],
  });
});

test("staff see the pool, filter by it and change it; a new question is exam-level unless set otherwise", async () => {
  const api = await startApi();
  const room = await setUp(api, 2, 5);
  const owner = await aStaffMember(api, { confirmed: true });
  const listed = async (pool?: "paper" | "stretch") =>
    (await owner.as.call(questions.list, { subject_id: room.subject.uuid, ...(pool && { pool }) })).total;
  expect([await listed(), await listed("paper"), await listed("stretch")]).toEqual([5, 2, 3]);
  const form = {
    question_body: "The minister paid a __brief__ visit.",
    ...{ subject_id: room.subject.uuid, exam_type_id: room.exam.uuid, year: 2021 },
    ...{ difficulty_level: "easy" as const, status: "ACTIVE" as const, correct_answer: "A" },
    ...{ question_type: "TEXTS_ONLY" as const, source: "original" as const },
    ...{ option_a: "short", option_b: "long", option_c: "late", option_d: "early" },
    answer_explanation: "A brief visit lasts a short time.",
  };
  const instruction = "Choose the word **nearest** in meaning.";
  const { question } = await owner.as.call(questions.add, { ...form, instruction });
  expect(question).toMatchObject({
    pool: "paper",
    instruction: "Choose the word <strong>nearest</strong> in meaning.",
    instruction_source: instruction,
  });
  const moved = { ...form, question_id: question.id, pool: "stretch" as const };
  const edited = await owner.as.call(questions.edit, moved);
  expect(edited.question).toMatchObject({ pool: "stretch", instruction_source: instruction });
  expect((await owner.as.call(questions.edit, { ...form, question_id: question.id })).question.pool).toBe("stretch");
});
