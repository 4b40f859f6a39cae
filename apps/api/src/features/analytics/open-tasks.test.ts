import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { analytics, languageDesk, questions, siteDesk } from "@sabiprep/contract";
import { writeCsv } from "@sabiprep/formats";
import { expect, onTestFinished, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aStaffMember } from "../../testing/people.ts";
import { formOf } from "../../testing/question-form.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

/** The build's texts, of which some may have no translation. */
function aBuild(api: Api, texts: Record<string, Record<string, Record<string, string>>>): void {
  const root = mkdtempSync(path.join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "apps/web/dist"), { recursive: true });
  writeFileSync(path.join(root, "apps/web/dist/messages.json"), JSON.stringify(texts));
  Object.assign(api.context.config, { root });
}

test("the dashboard lists the open tasks of each member of staff and how many landing numbers are texts", async () => {
  const api = await startApi();
  aBuild(api, {});
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

test("missing translations are a task of owners and editors, and corrected texts one of everybody but their author", async () => {
  const api = await startApi();
  aBuild(api, {
    yo: { schedule: { Break: "Ìsinmi" }, missing: { "My note": "", "Save note": "" } },
    ig: { missing: { "My note": "" } },
  });
  const owner = await aStaffMember(api, { confirmed: true });
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  const support = await aStaffMember(api, { role: "support" });
  const tasks = async ({ as }: typeof owner) => (await as.call(analytics.dashboard, {})).tasks;
  const missing = (count: number) => ({ name: "missing_translations", count });
  expect([await tasks(owner), await tasks(editor), await tasks(support)]).toEqual([[missing(3)], [missing(3)], []]);

  const list = writeCsv([
    ["language", "english", "text"],
    ["yoruba", "My note", "Àkọsílẹ̀ mi"],
  ]);
  await editor.as.call(languageDesk.correct, { form: formWith(list, "list.csv") } as never);
  expect(await tasks(editor)).toEqual([missing(3)]);
  expect(await tasks(owner)).toEqual([{ name: "texts_to_confirm", count: 1 }, missing(3)]);
  const { items } = await owner.as.call(languageDesk.waiting, {});
  await owner.as.call(languageDesk.confirm, { uuids: items.map(({ uuid }) => uuid) });
  expect(await tasks(owner)).toEqual([missing(2)]);
});
