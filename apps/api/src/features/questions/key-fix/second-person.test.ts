// With this site setting, nobody can correct a key alone.
import { itemAnalysis, questions, siteDesk, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";

test("a corrected key waits for a second person to confirm it; then tests are marked again", async () => {
  const api = await startApi();
  const fixture = await examFixture(api.db, { questions: 5, years: [2024] });
  const owner = await aStaffMember(api);
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  const editor = await aStaffMember(api, { role: "editor" });
  const { as } = await aCandidate(api);
  const started = await as.call(sittings.start, {
    ...{ exam_id: fixture.exam.uuid, subject_id: fixture.subject.uuid, year: 2024, mode: "exam" },
  });
  const session_id = started.session.uuid;
  await as.call(sittings.submitAnswers, { session_id, answers: answersWith(started.exams, 5, api.clock.now()) });
  await api.settle();
  const question_id = started.exams[0]!.uuid;
  const wanted = { question_id, accepted: ["B" as const], is_void: false, reason: "Misprint" };

  await owner.as.call(siteDesk.change, { key_fix_needs_two: true });
  expect((await refused(owner.as.call(itemAnalysis.fixKey, wanted))).status).toBe(409);
  expect((await refused(editor.as.call(itemAnalysis.askFix, wanted))).code).toBe("not_allowed");
  const asked = await owner.as.call(itemAnalysis.askFix, wanted);
  expect(asked).toMatchObject({ accepted: ["B"], reason: "Misprint", is_mine: true });
  await api.settle();
  const grade = async () => (await as.call(sittings.review, { session_id })).grade;
  expect(await grade()).toMatchObject({ correct: 5, version: 1 });
  expect((await refused(reviewer.as.call(itemAnalysis.askFix, wanted))).status).toBe(409);
  const mine = await refused(owner.as.call(itemAnalysis.confirmFix, { request_id: asked.uuid }));
  expect(mine.message).toBe("Someone else must confirm your request.");
  const mails = await api.db.selectFrom("mail_outbox").select(["subject", "to_address"]).execute();
  expect(mails).toEqual([{ subject: "A corrected answer key needs a second reviewer", to_address: reviewer.email }]);

  const [waits] = await reviewer.as.call(itemAnalysis.askedFixes, {});
  expect(waits).toMatchObject({ uuid: asked.uuid, is_mine: false, question: { id: question_id } });
  const fix = await reviewer.as.call(itemAnalysis.confirmFix, { request_id: asked.uuid });
  expect(fix).toMatchObject({ staff_name: "Ngozi Musa", confirmed_by: "Ngozi Musa", accepted: ["B"] });
  await api.settle();
  expect(await grade()).toMatchObject({ correct: 4, version: 2, cause: "key_fix" });
  expect((await refused(reviewer.as.call(itemAnalysis.confirmFix, { request_id: asked.uuid }))).status).toBe(404);
  const verbs = await api.db.selectFrom("audit_bodies").select(["verb"]).orderBy("seq").execute();
  expect(verbs.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(["question_key_asked", "question_key_confirmed"]),
  );
});

test("a request can be declined or withdrawn, and no older version brings in another key unnoticed", async () => {
  const api = await startApi();
  await examFixture(api.db, { questions: 5 });
  const owner = await aStaffMember(api);
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  const { items } = await owner.as.call(questions.list, {});
  const question_id = items[0]!.id;
  const wanted = { question_id, accepted: ["C" as const], is_void: false, reason: "Misprint" };
  const form = async (question_body: string) => {
    const { question } = await owner.as.call(questions.read, { question_id });
    await owner.as.call(questions.edit, {
      ...{ question_id, question_body, subject_id: question.subject_id, exam_type_id: question.exam_type_id! },
      ...{ answer_explanation: "So.", difficulty_level: "easy", year: 2020, correct_answer: "A" },
      ...{ question_type: "TEXTS_ONLY", status: "ACTIVE", source: "original" },
      ...{ option_a: "one", option_b: "two", option_c: "three", option_d: "four" },
    });
  };
  await form("A second text?");
  await owner.as.call(itemAnalysis.fixKey, wanted);
  await owner.as.call(siteDesk.change, { key_fix_needs_two: true });
  expect((await refused(owner.as.call(questions.restore, { question_id, revision: 1 }))).message).toContain(
    "a different answer key",
  );

  const again = { ...wanted, accepted: ["B" as const] };
  const first = await owner.as.call(itemAnalysis.askFix, again);
  await owner.as.call(itemAnalysis.dropFix, { request_id: first.uuid });
  const second = await owner.as.call(itemAnalysis.askFix, again);
  await reviewer.as.call(itemAnalysis.dropFix, { request_id: second.uuid });
  const { key_request, needs_second_person, key_fixes } = await owner.as.call(itemAnalysis.ofQuestion, { question_id });
  expect([key_request, needs_second_person, key_fixes.length]).toEqual([null, true, 1]);
  const { question } = await owner.as.call(questions.read, { question_id });
  expect(question.accepted).toEqual(["C"]);
});
