// Everyday work of a team of editors and reviewers.
import { itemAnalysis, questions, siteDesk } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { formOf } from "../../../testing/question-form.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";
import { alike } from "../likeness.ts";
import { createQuestions } from "../writing/create-questions.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 4 });
  const owner = await aStaffMember(api);
  const editor = await aStaffMember(api, { role: "editor" });
  const [some] = (await owner.as.call(questions.list, {})).items;
  const four = { ...formOf(some!), option_e: null, option_a: "8", option_b: "9", option_c: "10", option_d: "11" };
  return { api, owner, editor, ...room, four };
}

test("a question is returned to its author only with a reason, and the email links to the review", async () => {
  const { api, owner, editor, four } = await aDesk();
  const { question } = await editor.as.call(questions.add, { ...four, question_body: "How many are there?" });
  const question_id = question.id;
  const refusal = await refused(owner.as.call(questions.move, { question_id, to: "draft", comment: " " }));
  expect(refusal.errors.comment).toEqual(["Tell the author what to change"]);
  await owner.as.call(questions.move, { question_id, to: "draft", comment: "Say what is counted." });
  await api.settle();
  const { text } = api.mails.at(-1)!;
  expect(text).toContain("Say what is counted.");
  expect(text).toContain(`question=${question_id}&tab=review`);
});

test("bulk publishing names the questions without an explanation", async () => {
  const { api, owner, four } = await aDesk();
  const bare = (body: string) => ({
    ...{ ...four, question_body: body, year: null, answer_explanation: "", status: "INACTIVE" as const },
  });
  const bodies = ["How many planets?", "How many moons?"];
  const ids = await createQuestions(api.db, bodies.map(bare), { staff_id: owner.id }, api.clock.now());
  const { message } = await refused(owner.as.call(questions.bulkChange, { question_ids: ids, to: "live" }));
  expect(message).toContain("“How many moons?”, “How many planets?”");
});

test("a suspect key shows whether its correction waits for a second person", async () => {
  const { api, owner, four } = await aDesk();
  const { question } = await owner.as.call(questions.add, { ...four, question_body: "How many are suspect?" });
  await owner.as.call(siteDesk.change, { key_fix_needs_two: true });
  await sql`
    insert into item_statistics (revision_id, question_id, suspect_option, suspicion, responses)
    select live_revision_id, id, 'b', 300, 40 from questions where uuid = ${question.id}`.execute(api.db);
  const waiting = async () => (await owner.as.call(itemAnalysis.suspects, {})).items[0]!.key_request;
  expect(await waiting()).toBeNull();
  await owner.as.call(itemAnalysis.askFix, {
    ...{ question_id: question.id, accepted: ["B"], is_void: false, reason: "B is right" },
  });
  expect(await waiting()).toMatchObject({ accepted: ["B"], reason: "B is right", is_mine: true });
});

test("an instruction that many questions share does not make two of them similar", () => {
  const stress = (word: string, options: string[]) => ({
    body: `Choose the correct stress pattern of the word ${word}, and mark its letter on the answer sheet.`,
    options,
  });
  const [one, other] = [
    stress("photography", ["PHOtography", "phoTOgraphy", "photoGRAphy", "photograPHY"]),
    stress("education", ["Education", "eDUcation", "eduCAtion", "educaTION"]),
  ];
  expect(alike(one, other)).toBeLessThan(60);
  expect(alike(one, one)).toBe(100);
});

test("a similar pair is resolved: kept apart permanently, or merged into one that takes over exams and tags", async () => {
  const { api, owner, four } = await aDesk();
  const body =
    "A trolley of mass two kilograms is pulled along a level bench by a falling load. How many forces act on it?";
  const add = async (question_body: string, more = {}) =>
    (await owner.as.call(questions.add, { ...four, ...more, question_body })).question.id;
  const [a, b, c] = [await add(body), await add(`${body} Count them.`), await add(`${body} Count all of them.`)];
  await owner.as.call(questions.bulkChange, { question_ids: [b], add_tag: "forces" });
  const pair = (...ids: string[]) => ids.toSorted().join(" ");
  const pairs = async () => {
    await api.settle();
    await owner.as.call(questions.searchDuplicates, {});
    await api.settle();
    const report = await owner.as.call(questions.duplicateReport, {});
    const mine = report.pairs.filter(
      ({ first, second }) => [a, b, c].includes(first.id) && [a, b, c].includes(second.id),
    );
    return mine.map(({ first, second }) => pair(first.id, second.id)).toSorted();
  };
  expect(await pairs()).toEqual([pair(a, b), pair(a, c), pair(b, c)].toSorted());
  await owner.as.call(questions.settleDuplicates, { first_id: a, second_id: c, keep: "both", merge: false });
  expect(await pairs()).toEqual([pair(a, b), pair(b, c)].toSorted());
  await owner.as.call(questions.settleDuplicates, { first_id: a, second_id: b, keep: "first", merge: true });
  expect(await pairs()).toEqual([]);
  const kept = (await owner.as.call(questions.read, { question_id: a })).question;
  expect([kept.stage, kept.tags]).toEqual(["live", ["forces"]]);
  expect((await owner.as.call(questions.read, { question_id: b })).question.stage).toBe("retired");
});
