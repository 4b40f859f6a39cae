import { analytics, questions, siteDesk } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aStaffMember } from "../../testing/people.ts";
import { formOf } from "../../testing/question-form.ts";
import { startApi } from "../../testing/start-api.ts";

test("the dashboard lists the open tasks of each member of staff and how many landing numbers are texts", async () => {
  const api = await startApi();
  await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api);
  const editor = await aStaffMember(api, { role: "editor" });
  const finance = await aStaffMember(api, { role: "finance" });
  const tasks = async ({ as }: typeof owner) => (await as.call(analytics.dashboard, {})).tasks;
  expect(await tasks(owner)).toEqual([]);
  const [some] = (await owner.as.call(questions.list, {})).items;
  const four = { ...formOf(some!), option_e: null, option_a: "8", option_b: "9", option_c: "10", option_d: "11" };
  const { question } = await editor.as.call(questions.add, { ...four, question_body: "How many wait?" });
  expect(await tasks(owner)).toEqual([{ name: "reviews", count: 1 }]);
  expect([await tasks(editor), await tasks(finance)]).toEqual([[], []]);
  await owner.as.call(questions.move, { question_id: question.id, to: "draft", comment: "For whom?" });
  expect(await tasks(owner)).toEqual([]);
  expect(await tasks(editor)).toEqual([{ name: "returned", count: 1 }]);

  const texts = async ({ as }: typeof owner) => (await as.call(analytics.dashboard, {})).landing_texts;
  expect([await texts(owner), await texts(editor)]).toEqual([4, 0]);
  await owner.as.call(siteDesk.change, { figure_questions: { text: "10,000+", live: true } });
  expect(await texts(owner)).toBe(3);
});
