import { questions } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";

async function aWaitingQuestion() {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 3 });
  const owner = await aStaffMember(api);
  const editor = await aStaffMember(api, { role: "editor" });
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  const { items } = await owner.as.call(questions.list, {});
  const question = items[0]!;
  await api.db.updateTable("questions").set({ native_review: true }).where("uuid", "=", question.id).execute();
  const waiting = async () =>
    (await owner.as.call(questions.list, { native_review: "waiting" })).items.map(({ id }) => id);
  return { api, exam, subject, owner, editor, reviewer, question, waiting };
}

test("a question waits for a native reader until one has approved its current text", async () => {
  const { api, owner, editor, reviewer, exam, question, waiting } = await aWaitingQuestion();
  const read = { question_id: question.id, revision: 1, comment: "Reads well." };
  expect(await waiting()).toEqual([question.id]);
  expect((await refused(editor.as.call(questions.nativeRead, read))).code).toBe("not_allowed");
  const stale = await refused(reviewer.as.call(questions.nativeRead, { ...read, revision: 2 }));
  expect([stale.status, stale.message]).toEqual([409, "This question has a newer version. Check that one."]);

  const { question: cleared } = await reviewer.as.call(questions.nativeRead, read);
  expect([cleared.native_review, cleared.revision]).toEqual([false, 1]);
  expect(await waiting()).toEqual([]);
  const { comments } = await owner.as.call(questions.read, { question_id: question.id });
  expect(comments[0]).toMatchObject({ kind: "native_read", body: "Reads well.", revision: 1 });
  const audited = await api.db.selectFrom("audit_bodies").select("verb").where("subject", "=", question.id).execute();
  expect(audited.map(({ verb }) => verb)).toEqual(["question_read_by_native"]);
  expect((await refused(reviewer.as.call(questions.nativeRead, read))).status).toBe(409);

  const form = {
    question_body: `${question.question_body_source} Again?`,
    answer_explanation: "Because.",
    subject_id: question.subject_id,
    exam_type_id: exam.uuid,
    difficulty_level: question.difficulty_level,
    year: 2020,
    option_a: question.option_a_source,
    option_b: question.option_b_source,
    option_c: question.option_c_source!,
    option_d: question.option_d_source!,
    correct_answer: question.correct_answer as "A",
    question_type: question.question_type,
    status: question.status,
    source: question.source,
  };
  await owner.as.call(questions.edit, { question_id: question.id, ...form });
  expect(await waiting()).toEqual([question.id]);
});
