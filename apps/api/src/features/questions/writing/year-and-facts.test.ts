import { readFileSync } from "node:fs";
import { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { formOf } from "../../../testing/question-form.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 3 });
  const owner = await aStaffMember(api);
  const { items } = await owner.as.call(questions.list, {});
  return { api, owner, ...room, items };
}

test("a question can be added and edited without a year, but a form without the year field is refused", async () => {
  const { owner, items } = await aDesk();
  const shipped = items[0]!;
  await owner.as.call(questions.bulkChange, { question_ids: [shipped.id], year: null });
  const typo = { ...formOf(shipped), year: "" as const, answer_explanation: "Without a typo." };
  expect((await owner.as.call(questions.edit, { ...typo, question_id: shipped.id })).question.year).toBeNull();
  const added = await owner.as.call(questions.add, { ...typo, question_body: "A new one?" });
  expect(added.question.year).toBeNull();
  const { year: _, ...forgotten } = typo;
  const refusal = await refused(owner.as.call(questions.add, forgotten as typeof typo));
  expect(refusal.errors.year).toEqual(["Invalid year"]);
});

test("years that the old form filled in are removed from shipped questions, and chosen years stay", async () => {
  const { api, owner, items } = await aDesk();
  const [filled, bulk, chosen] = items.map(({ id }) => id) as [string, string, string];
  const now = api.clock.now();
  const thisYear = now.getFullYear();
  await sql`update questions set bank_key = 'test/' || id, year = null`.execute(api.db);
  await sql`update questions set year = ${thisYear}, staff_edited_at = ${now} where uuid = ${filled}`.execute(api.db);
  await owner.as.call(questions.bulkChange, { question_ids: [bulk], year: thisYear });
  await sql`update questions set year = 2014, staff_edited_at = ${now} where uuid = ${chosen}`.execute(api.db);
  const file = new URL("../../../db/migrations/202611191201-question-changes.sql", import.meta.url);
  await sql.raw(/^with wrong[^;]+;/m.exec(readFileSync(file, "utf8"))![0]).execute(api.owner);
  const yearOf = async (question_id: string) => (await owner.as.call(questions.read, { question_id })).question.year;
  expect([await yearOf(filled), await yearOf(bulk), await yearOf(chosen)]).toEqual([null, thisYear, 2014]);
  const { changes } = await owner.as.call(questions.history, { question_id: filled });
  expect(changes).toMatchObject([
    { staff_name: null, facts: [{ field: "Year", before: String(thisYear), after: "none" }] },
  ]);
});

test("the versions of a question show who changed year, topic and exams, alone or for many questions", async () => {
  const { owner, items } = await aDesk();
  const question = items[0]!;
  await owner.as.call(questions.edit, { ...formOf(question), year: 2015, question_id: question.id });
  const { undo } = await owner.as.call(questions.bulkChange, { question_ids: [question.id], topic_id: null });
  await owner.as.call(questions.bulkUndo, { change_id: undo! });
  const { changes } = await owner.as.call(questions.history, { question_id: question.id });
  const topic = question.topic!.name;
  expect(changes.map(({ staff_name, note, facts }) => [staff_name, note, facts])).toEqual([
    ["Ngozi Musa", "Bulk change undone", [{ field: "Topic", before: "none", after: topic }]],
    ["Ngozi Musa", "Bulk change", [{ field: "Topic", before: topic, after: "none" }]],
    ["Ngozi Musa", "", [{ field: "Year", before: question.year ? String(question.year) : "none", after: "2015" }]],
  ]);
});
