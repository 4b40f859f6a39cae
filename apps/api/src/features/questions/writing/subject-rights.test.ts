import { itemAnalysis, questions, staff } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { formOf } from "../../../testing/question-form.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";
import { createQuestions } from "./create-questions.ts";

test("editors and reviewers limited to a subject can change nothing in any other, by any path", async () => {
  const api = await startApi();
  const mine = await examFixture(api.db, { questions: 2 });
  const other = await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api, { confirmed: true });
  const reviewer = await aStaffMember(api, { role: "reviewer", confirmed: true });
  const limit = { uuid: reviewer.uuid, subject_ids: [mine.subject.uuid] };
  await owner.as.call(staff.change, limit);
  expect((await reviewer.as.call(staff.profile, {})).subject_ids).toEqual([mine.subject.uuid]);
  const first = async (subject_id: string) => (await owner.as.call(questions.list, { subject_id })).items[0]!;
  const [here, there] = [await first(mine.subject.uuid), await first(other.subject.uuid)];
  const form = formOf(there);
  const question_id = there.id;
  const { undo } = await owner.as.call(questions.bulkChange, { question_ids: [question_id], year: 2011 });
  const ways: (() => Promise<unknown>)[] = [
    () => reviewer.as.call(questions.add, { ...form, question_body: "A new one?" }),
    () => reviewer.as.call(questions.edit, { ...form, question_id }),
    () => reviewer.as.call(questions.edit, { ...form, question_id: here.id }),
    () => reviewer.as.call(questions.move, { question_id, to: "draft" }),
    () => reviewer.as.call(questions.remove, { question_id }),
    () => reviewer.as.call(questions.bulkChange, { question_ids: [here.id, question_id], year: 2012 }),
    () => reviewer.as.call(questions.bulkUndo, { change_id: undo! }),
    () => reviewer.as.call(questions.bulkDelete, { question_ids: [question_id] }),
    () => reviewer.as.call(questions.assign, { question_id, reviewer_id: reviewer.uuid }),
    () => reviewer.as.call(itemAnalysis.fixKey, { question_id, accepted: ["B"], is_void: false, reason: "Wrong" }),
    () => reviewer.as.call(itemAnalysis.keepKey, { question_id }),
  ];
  for (const [at, way] of ways.entries()) {
    const { code, message } = await refused(way());
    expect([at, code]).toEqual([at, "not_allowed"]);
    expect(message).toContain("Ask an owner to add this subject.");
  }
  // Imports use the same check.
  const row = { ...form, question_body: "From a file?", year: null };
  await expect(createQuestions(api.db, [row], { staff_id: reviewer.id }, api.clock.now())).rejects.toMatchObject({
    code: "not_allowed",
  });
  const preview = await reviewer.as.call(questions.bulkPreview, { question_ids: [question_id], year: 2012 });
  expect(preview.problem).toContain("cannot change questions in");
  expect((await first(other.subject.uuid)).year).toBe(2011);

  await reviewer.as.call(questions.bulkChange, { question_ids: [here.id], year: 2012 });
  await owner.as.call(staff.change, { uuid: reviewer.uuid, subject_ids: null });
  await reviewer.as.call(questions.bulkChange, { question_ids: [question_id], year: 2013 });
  // The owner's own changes are never limited.
  await sql`update staff set subject_ids = (select subject_ids from staff where id = ${reviewer.id})`.execute(api.db);
  expect((await refused(owner.as.call(staff.change, { ...limit, subject_ids: [] }))).errors.subject_ids).toEqual([
    "Choose at least one subject",
  ]);
});
