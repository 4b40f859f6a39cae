import { questions, search, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { smallBank } from "../../../testing/small-bank.ts";
import { startApi } from "../../../testing/start-api.ts";
import { loadBankInto } from "../bank/load-bank.ts";
import { hashNewTexts } from "./duplicates.ts";

test("staff find the same questions before, while and after the words of a new bank are indexed", {
  timeout: 300_000,
}, async () => {
  const api = await startApi();
  await loadBankInto(api.db, new Date(), smallBank("physics"));
  const { as } = await aStaffMember(api);
  const found = async (search: string) => {
    const { items, next } = await as.call(questions.list, { search, per_page: 100 });
    return { ids: items.map(({ id }) => id), hasMore: next !== null };
  };
  const searches = ["velocity", "the wavelengths of a wave", "no such words anywhere", "half-li"];
  const before = await Promise.all(searches.map(found));
  expect(before.map(({ ids }) => ids.length > 0)).toEqual([true, true, false, true]);
  await hashNewTexts(api.context);
  expect(await Promise.all(searches.map(found))).toEqual(before);
  while ((await hashNewTexts(api.context)) > 0);
  expect(await Promise.all(searches.map(found))).toEqual(before);
});

test("candidates find the questions they have seen even before their words are indexed", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 5, years: [2024] });
  const ada = await aCandidate(api);
  const { session, exams } = await ada.as.call(sittings.start, room.ask({ count: 5 }));
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 2) });
  await api.settle();
  const found = async () =>
    (await ada.as.call(search.find, { words: "right w3" })).questions.map(({ uuid }) => uuid).toSorted();
  const indexed = await found();
  expect(indexed).toHaveLength(5);
  // The state a new bank leaves for half a minute.
  await sql`update questions set words = '', text_hash = null`.execute(api.db);
  expect(await found()).toEqual(indexed);
});
