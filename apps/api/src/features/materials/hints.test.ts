// Hints to think about before answering: from the staff or the lesson to the candidate, and into the statistics.
import { materials, questions, sittings, topics } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

async function setUp(lesson = "## What the syllabus asks\n\nMuch.\n\n## An idea\n\nCount before you choose.") {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12 });
  await api.db.updateTable("question_revisions").set({ explanation_source: "Count what you take." }).execute();
  const owner = await aStaffMember(api, { confirmed: true });
  const ada = await aCandidate(api);
  const { uuid } = await owner.as.call(materials.create, {
    title: "The lesson",
    subject_id: room.subject.uuid,
    description: "What it is about.",
    body_source: lesson,
    topic_ids: [room.topic.uuid],
  });
  await api.settle();
  await owner.as.call(materials.setState, { material_id: uuid, state: "live" });
  const guides = async (session_id: string) =>
    (await ada.as.call(materials.lessons, { session_id })).flatMap((topic) => topic.questions);
  return { api, room, owner, ada, guides };
}

test("a question without its own hint offers one wrong option to rule out, always the same one", async () => {
  const { api, ada, room, guides } = await setUp();
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
  const first = await guides(session.uuid);
  expect(first).toHaveLength(exams.length);
  for (const guide of first) {
    expect(guide).toMatchObject({ section: { at: 1, title: "An idea" }, hint: null });
    const { correct_answer } = exams.find(({ uuid }) => uuid === guide.question_id)!;
    expect(["A", "B", "C", "D"].filter((letter) => letter !== correct_answer)).toContain(guide.rule_out);
  }
  expect(await guides(session.uuid)).toEqual(first);

  // Crossing out one of two options would leave the answer.
  await api.db
    .updateTable("sitting_sections")
    .set({
      option_orders: sql`(select array_agg(concat_ws(',', split_part(o, ',', 1), 'right'))
        from unnest(option_orders) o)`,
    })
    .execute();
  expect((await guides(session.uuid)).map(({ rule_out }) => rule_out)).toEqual(first.map(() => null));
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  const [after] = await guides(session.uuid);
  expect(after).toMatchObject({ section: { at: 1 }, hint: null, rule_out: null });
});

test("an exam has no hints and rules nothing out, nor does practice on a question of a running exam", async () => {
  const { ada, room, guides } = await setUp();
  const exam = await ada.as.call(sittings.start, room.ask({ mode: "exam" }));
  expect(await guides(exam.session.uuid)).toEqual([]);
  const beside = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
  const inExam = new Set(exam.exams.map(({ uuid }) => uuid));
  for (const { question_id } of await guides(beside.session.uuid)) expect(inExam).not.toContain(question_id);
});

test("a question's own hint has priority, has versions, and may not give the answer", async () => {
  const { api, ada, owner, room, guides } = await setUp();
  const form = {
    question_body: "₦20,000 at 5% simple interest for 2 years. Find the interest.",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    topic_id: room.topic.uuid,
    answer_explanation: "Two years bring ₦2,000.",
    difficulty_level: "medium" as const,
    year: 2021,
    question_type: "TEXTS_ONLY" as const,
    status: "ACTIVE" as const,
    source: "original" as const,
    ...{ option_a: "₦22,000", option_b: "₦2,000", option_c: "₦1,000", option_d: "₦4,000" },
    correct_answer: "B" as const,
  };
  const problem = await refused(owner.as.call(questions.add, { ...form, hint: "It comes to ₦2,000." }));
  expect([problem.status, problem.errors]).toEqual([
    400,
    { hint: ["The hint gives away the correct answer. Give only the idea."] },
  ]);
  const { question } = await owner.as.call(questions.add, { ...form, hint: "$I = \\frac{PRT}{100}$" });
  expect(question.hint_source).toBe("$I = \\frac{PRT}{100}$");
  await owner.as.call(questions.edit, { ...form, question_id: question.id, hint: "Once for **each** year." });
  const { revisions } = await owner.as.call(questions.history, { question_id: question.id });
  expect(revisions.map(({ hint }) => hint)).toEqual(["Once for **each** year.", "$I = \\frac{PRT}{100}$"]);
  await owner.as.call(questions.restore, { question_id: question.id, revision: 1 });
  await owner.as.call(questions.restore, { question_id: question.id, revision: 2 });
  await api.settle();

  const ownHint = async () => {
    const { session } = await ada.as.call(sittings.start, {
      ...room.ask({ mode: "practice" }),
      count: 13,
      fresh: true,
    });
    return (await guides(session.uuid)).find(({ question_id }) => question_id === question.id)?.hint;
  };
  // The available questions are cached until the change of the question is notified.
  await expect.poll(ownHint, { timeout: 20_000 }).toBe("<p>Once for <strong>each</strong> year.</p>");
});

test("an answer with a hint is right but counted separately and not yet known, and an exam has no such mark", async () => {
  const { api, ada, room } = await setUp();
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
  const answers = answersWith(exams, exams.length, api.clock.now());
  await ada.as.call(sittings.saveAnswers, {
    session_id: session.uuid,
    answers: answers.slice(0, 2).map((answer) => ({ ...answer, hinted: true })),
  });
  const { answers: kept } = await ada.as.call(sittings.read, { session_id: session.uuid });
  expect(kept.map(({ hinted }) => hinted)).toEqual([true, true]);
  // A later answer without the mark does not remove it.
  const graded = await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  expect(graded).toMatchObject({ with_hint: 2, grade: { correct: exams.length } });
  expect(graded.review.filter(({ hinted }) => hinted)).toHaveLength(2);
  const { is_whole } = await ada.as.call(sittings.receipt, { session_id: session.uuid });
  expect(is_whole).toBe(true);
  await api.settle();
  expect(await ada.as.call(topics.read, { topic_id: room.topic.uuid })).toMatchObject({
    met: exams.length,
    right: exams.length - 2,
    with_hint: 2,
    mistakes: 0,
  });

  const exam = await ada.as.call(sittings.start, room.ask({ mode: "exam" }));
  const said = answersWith(exam.exams, 1, api.clock.now()).map((answer) => ({ ...answer, hinted: true }));
  expect(await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: said })).toMatchObject({
    with_hint: 0,
  });
});
