// The bank as a whole: one question in several exams, a preview of a paper, duplicate questions, named lists.
import { papers, questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 6, years: [2024] });
  const owner = await aStaffMember(api);
  return { api, owner, ...room };
}
type Desk = Awaited<ReturnType<typeof aDesk>>;

const aForm = ({ subject, exam }: Desk, more = {}) => ({
  ...{ subject_id: subject.uuid, exam_type_id: exam.uuid, answer_explanation: "So it is.", year: 2021 },
  ...{ question_body: "Which of the four rivers named below runs through the whole of the north of the country?" },
  ...{ difficulty_level: "easy" as const, question_type: "TEXTS_ONLY" as const, status: "ACTIVE" as const },
  ...{ option_a: "Niger", option_b: "Benue", option_c: "Sokoto", option_d: "Osun", correct_answer: "C" as const },
  ...{ source: "original" as const },
  ...more,
});

test("one question belongs to several exams; a form that knows one of them does not remove the others", async () => {
  const desk = await aDesk();
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into exam_types (uuid, slug, name, description, position)
    values (gen_random_uuid(), 'other', 'OTHER', '', 90), (gen_random_uuid(), 'third', 'THIRD', '', 91)
    returning id, uuid`.execute(desk.api.db);
  const [other, third] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await sql`insert into exam_subjects (exam_type_id, subject_id) select ${other.id}, id from subjects
    where uuid = ${desk.subject.uuid}`.execute(desk.api.db);
  const { question } = await desk.owner.as.call(questions.add, aForm(desk, { other_exam_ids: [other.uuid] }));
  const names = (found: typeof question) => found.exam_types.map(({ uuid }) => uuid).sort();
  expect(names(question)).toEqual([desk.exam.uuid, other.uuid].sort());
  const put = { ...aForm(desk), question_id: question.id };
  expect(names((await desk.owner.as.call(questions.edit, put)).question)).toEqual(names(question));
  const wrong = await refused(desk.owner.as.call(questions.edit, { ...put, other_exam_ids: [third.uuid] }));
  expect(wrong.errors.other_exam_ids?.[0]).toContain("THIRD does not offer");
  expect(names((await desk.owner.as.call(questions.edit, { ...put, other_exam_ids: [] })).question)).toEqual([
    desk.exam.uuid,
  ]);
  const again = await desk.owner.as.call(questions.edit, { ...put, other_exam_ids: [other.uuid] });
  expect(names(again.question)).toEqual(names(question));
});

test("a paper preview shows what a candidate gets: live texts only, with its own number of options", async () => {
  const desk = await aDesk();
  const place = { exam_type_id: desk.exam.uuid, subject_id: desk.subject.uuid };
  const { papers: list } = await desk.owner.as.call(papers.list, place);
  const paper_id = list[0]!.uuid;
  const before = await desk.owner.as.call(papers.preview, { paper_id });
  expect(before).toMatchObject({ left_out: 0, questions: { length: 6 } });
  expect(before.questions.every(({ option_e, correct_answer }) => option_e === null && correct_answer === "A")).toBe(
    true,
  );

  const [first, second] = (await desk.owner.as.call(papers.read, { paper_id })).questions;
  const editor = await aStaffMember(desk.api, { role: "editor" });
  // An editor's change waits for review, so candidates keep the text they have.
  await editor.as.call(questions.edit, {
    ...aForm(desk, { correct_answer: "A" as const, question_body: "A text nobody has seen yet?" }),
    question_id: first!.id,
  });
  await desk.owner.as.call(questions.remove, { question_id: second!.id });
  const after = await desk.owner.as.call(papers.preview, { paper_id });
  expect(after.left_out).toBe(1);
  expect(after.questions.map(({ uuid }) => uuid)).not.toContain(second!.id);
  expect(after.questions[0]!.question_body).toBe(before.questions[0]!.question_body);
});

test("the full bank is searched for duplicates, leaving out variants of one question", async () => {
  const desk = await aDesk();
  expect(await desk.owner.as.call(questions.duplicateReport, {})).toEqual({ search: null, pairs: [], more: false });
  const first = await desk.owner.as.call(questions.add, aForm(desk));
  const copy = await desk.owner.as.call(questions.add, aForm(desk, { option_a: "Benue", option_b: "Niger" }));
  const near = await desk.owner.as.call(
    questions.add,
    aForm(desk, {
      question_body: "Which of the four rivers named below runs through the whole of the north of this land?",
    }),
  );
  await desk.owner.as.call(questions.add, aForm(desk, { question_body: "What is rain?", option_a: "Water" }));
  const begun = await desk.owner.as.call(questions.searchDuplicates, {});
  expect(begun).toMatchObject({ state: "running", pairs: 0 });
  expect((await refused(desk.owner.as.call(questions.searchDuplicates, {}))).status).toBe(409);
  await desk.api.settle();
  const { search, pairs } = await desk.owner.as.call(questions.duplicateReport, {});
  expect(search).toMatchObject({ state: "done", progress: 100, compared: 10 });
  const mine = [first, copy, near].map(({ question }) => question.id);
  const found = pairs.filter(({ first }) => mine.includes(first.id));
  expect(found.map(({ likeness, first, second }) => [likeness, first.id, second.id])).toEqual([
    [100, mine[0], mine[1]],
    [expect.any(Number), mine[0], mine[2]],
    [expect.any(Number), mine[1], mine[2]],
  ]);
  expect(found[1]!.likeness).toBeGreaterThanOrEqual(60);

  // Variants of one question are known to be alike, but identical wording is reported even for them.
  await sql`update questions set family = 'one' where uuid = any(${mine}::uuid[])`.execute(desk.api.db);
  await desk.owner.as.call(questions.searchDuplicates, {});
  await desk.api.settle();
  const again = (await desk.owner.as.call(questions.duplicateReport, {})).pairs;
  expect(again.filter(({ first }) => mine.includes(first.id)).map(({ likeness }) => likeness)).toEqual([100]);
  await desk.owner.as.call(questions.remove, { question_id: mine[1]! });
  const left = (await desk.owner.as.call(questions.duplicateReport, {})).pairs;
  expect(left.filter(({ first }) => mine.includes(first.id))).toEqual([]);
});

test("each staff member saves lists under their own names, and nobody else sees them", async () => {
  const desk = await aDesk();
  const filters = { subject_id: desk.subject.uuid, lacks: "why" as const };
  await desk.owner.as.call(questions.saveFilter, { name: "Without reasons", filters });
  const kept = await desk.owner.as.call(questions.saveFilter, { name: "without REASONS", filters: { year: 2020 } });
  expect(kept).toMatchObject([{ name: "without REASONS", filters: { year: 2020 } }]);
  const other = await aStaffMember(desk.api, { role: "support" });
  expect(await other.as.call(questions.savedFilters, {})).toEqual([]);
  const filter_id = kept[0]!.uuid;
  expect((await refused(other.as.call(questions.dropFilter, { filter_id }))).status).toBe(404);
  expect((await refused(desk.owner.as.call(questions.saveFilter, { name: "All", filters: {} }))).status).toBe(400);
  expect((await refused(desk.owner.as.call(questions.saveFilter, { name: " ", filters }))).message).toBe(
    "Enter a name",
  );
  expect(await desk.owner.as.call(questions.dropFilter, { filter_id })).toEqual([]);
});
