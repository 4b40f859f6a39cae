// A score reveals keys too: while an exam takes answers, no other test with its questions is marked.
import { progress, revision, sittings } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";
import { remarkAll } from "./remark.ts";

type As = Awaited<ReturnType<typeof aCandidate>>["as"];

/** A paper with one topic for each question, so that every topic's result is the result of one question. */
async function topicalPaper(questions: number) {
  const api = await startApi();
  const room = await startableExam(api.db, { questions, years: [2024], minutes: 30 });
  await sql`
    with made as (
      insert into topics (uuid, subject_id, slug, name, position, questions_count)
      select gen_random_uuid(), ${room.subject.id}, 'topic-' || q.id, 'Topic ' || q.id, 100, 1
      from questions q where q.subject_id = ${room.subject.id} returning id, slug)
    update questions q set topic_id = m.id from made m where m.slug = 'topic-' || q.id`.execute(api.owner);
  return { api, room, ada: await aCandidate(api) };
}

/** Tries letter after letter in practice and reads from the results which ones were right. */
async function keysByPractice(as: As, ask: Awaited<ReturnType<typeof startableExam>>["ask"]) {
  const known = new Map<string, string>();
  for (const letter of ["w1", "w2", "right"]) {
    const { session, exams } = await as.call(sittings.start, ask({ year: 2024, fresh: true }));
    const letterOf = (question: (typeof exams)[number]) =>
      optionLetters.find((one) => question[`option_${one.toLowerCase()}` as "option_a"]?.startsWith(`${letter} `))!;
    const answers = exams.map((question) => ({
      question_id: question.uuid,
      selected_option: letterOf(question),
      shown_at: new Date().toISOString(),
      answered_at: new Date().toISOString(),
    }));
    const told = await as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    const right = new Set(told.topics.filter(({ correct }) => correct > 0).map(({ topic }) => topic));
    for (const question of exams) if (right.has(question.topic!)) known.set(question.uuid, letter);
    if (told.grade.total > 0 && told.grade.correct === told.grade.total)
      for (const { uuid } of exams) known.set(uuid, letter);
  }
  return known;
}

test("practice papers submitted during the exam reveal none of its keys, and are marked when it is over", async () => {
  const { api, room, ada } = await topicalPaper(12);
  const exam = await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  expect((await keysByPractice(ada.as, room.ask)).size).toBe(0);
  await api.settle();
  expect(await ada.as.call(sittings.grades, {})).toEqual([]);
  expect(await ada.as.call(revision.mistakes, {})).toEqual([]);
  expect((await ada.as.call(progress.summary, {})).totals.questions).toBe(0);

  await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: [] });
  await api.settle();
  const grades = await ada.as.call(sittings.grades, {});
  expect(grades.map(({ mode, correct, total }) => [mode, correct, total]).toSorted()).toEqual([
    ["exam", 0, 12],
    ["practice", 0, 12],
    ["practice", 0, 12],
    ["practice", 12, 12],
  ]);
  expect((await ada.as.call(progress.summary, {})).totals.questions).toBe(36);
  expect((await remarkAll(api.db, api.context.signals)).differences).toEqual([]);
});

test("they reveal none while late answers to the exam may still be received, which then count", async () => {
  const { api, room, ada } = await topicalPaper(12);
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  const deadline = Date.parse(session.deadline_at!);
  api.clock.set(new Date(deadline + 60_000));
  await api.settle();
  const back = await signedInAgain(api, ada.id);
  const known = await keysByPractice(back, room.ask);
  expect(known.size).toBe(0);
  const own = await back.call(sittings.review, { session_id: session.uuid });
  expect(own).toMatchObject({ waits_for: { reason: "late_answers", session_id: session.uuid }, topics: [] });
  expect(await back.call(sittings.receipt, { session_id: session.uuid })).toMatchObject({ replayed: null });
  const answers = answersWith(exams, 12, new Date(deadline - 1000));
  const { grade } = await back.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  expect(grade).toMatchObject({ cause: "late_arrival", correct: 12, version: 1, finished_offline: true });
});

test("a pack or practice test from before the exam waits too, and shows which exam it waits for", async () => {
  const { api, room, ada } = await topicalPaper(12);
  const pack_id = "0198f3a2-0000-7000-8000-0000000000cd";
  const pack = { pack_id, exam_id: room.exam.uuid, subject_id: room.subject.uuid, tests: 1 };
  const { sessions } = await ada.as.call(sittings.issuePack, pack);
  const early = await ada.as.call(sittings.start, room.ask({ year: 2024 }));
  const exam = await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  const packed = await ada.as.call(sittings.read, { session_id: sessions[0]!.uuid });
  for (const { session, exams } of [early, packed]) {
    const answers = exams.map((question) => ({
      question_id: question.uuid,
      selected_option: letterFor(question, "right"),
    }));
    const sent = { session_id: session.uuid, answers };
    const told = await ada.as.call(sittings.submitAnswers, sent);
    expect(told).toMatchObject({ waits_for: { reason: "open_exam", session_id: exam.session.uuid }, topics: [] });
    expect(told.grade).toMatchObject({ version: 0, correct: 0, total: 0 });
    expect(await ada.as.call(sittings.submitAnswers, sent)).toEqual(told);
    expect(told.review.every(({ is_correct }) => is_correct === null)).toBe(true);
  }
  await api.settle();
  expect(await api.db.selectFrom("grades").selectAll().execute()).toEqual([]);
  await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: [] });
  const now = await ada.as.call(sittings.review, { session_id: early.session.uuid });
  expect(now).toMatchObject({ waits_for: null, grade: { correct: 12, total: 12, version: 1, cause: "submitted" } });
});

test("of two exams with the same questions, the first submitted waits for the other, but not forever", async () => {
  const { api, room, ada } = await topicalPaper(12);
  const first = await ada.as.call(sittings.start, room.ask({ year: 2024, mode: "exam" }));
  const other = await ada.as.call(sittings.start, room.ask({ mode: "exam" }));
  const told = await ada.as.call(sittings.submitAnswers, { session_id: other.session.uuid, answers: [] });
  expect(told.waits_for).toMatchObject({ reason: "open_exam", session_id: first.session.uuid });
  const deadline = Date.parse(first.session.deadline_at!);
  for (const hours of [1, 73]) {
    api.clock.set(new Date(deadline + hours * 3_600_000));
    await api.settle();
    const marked = await api.db.selectFrom("grades").select("cause").execute();
    expect([hours, marked.map(({ cause }) => cause).toSorted()]).toEqual([
      hours,
      hours === 1 ? [] : ["expired", "submitted"],
    ]);
  }
});
