import { itemAnalysis, questions } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { formOf } from "../../../testing/question-form.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";

/** Good candidates choose A rather than the key. */
async function answers(api: Api, revision_id: number, question_id: number) {
  const row = (option: string, score: number, responses: number) => ({
    ...{ revision_id, kind: "first" as const, rest: score * 10, option, score, responses, seconds: 0, timed: 0 },
  });
  await api.db
    .insertInto("item_figures")
    .values([row("c", 20, 30), row("a", 90, 40), row("b", 30, 7)])
    .execute();
  await api.db.insertInto("item_statistics").values({ revision_id, question_id }).execute();
  api.clock.advance(600_000);
  await api.settle();
}

test("answers still count after edits to explanation, hint, reasons, year and tags, but not after a new text", async () => {
  const api = await startApi();
  await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api);
  const [some] = (await owner.as.call(questions.list, {})).items;
  const four = { ...formOf(some!), option_e: null, option_a: "8", option_b: "9", option_c: "10", option_d: "11" };
  await owner.as.call(questions.add, { ...four, question_body: "How many?", correct_answer: "C" });
  const { id, uuid, live_revision_id } = await api.db
    .selectFrom("questions")
    .select(["id", "uuid", "live_revision_id"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await answers(api, live_revision_id!, id);
  const told = async () => {
    const { statistics } = await owner.as.call(itemAnalysis.ofQuestion, { question_id: uuid });
    const { items } = await owner.as.call(itemAnalysis.suspects, {});
    return [statistics.responses, items.map(({ question }) => question.id)];
  };
  const edit = async (more: object) => {
    const { question } = await owner.as.call(questions.read, { question_id: uuid });
    return (await owner.as.call(questions.edit, { ...formOf(question), ...more, question_id: uuid })).question;
  };
  expect(await told()).toEqual([77, [uuid]]);
  const before = (await owner.as.call(questions.read, { question_id: uuid })).question.revision;
  const wrong = "B";
  const edited = await edit({
    ...{
      answer_explanation: "Without a typo.",
      hint: "Think of it.",
      [`why_${wrong.toLowerCase()}`]: "Not so.",
      year: 2014,
    },
  });
  expect(edited.revision).toBe(before + 1);
  await owner.as.call(questions.bulkChange, { question_ids: [uuid], add_tag: "seen" });
  expect(await told()).toEqual([77, [uuid]]);
  // The suspicion is resolved for the version that is live now.
  await owner.as.call(itemAnalysis.keepKey, { question_id: uuid });
  expect(await told()).toEqual([77, []]);
  const live = await api.db
    .selectFrom("questions")
    .select("live_revision_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await answers(api, live.live_revision_id!, id);
  expect((await told())[0]).toBe(154);
  await edit({ question_body: "Another question altogether?" });
  expect(await told()).toEqual([0, []]);
});
