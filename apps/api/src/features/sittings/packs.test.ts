import { randomUUID } from "node:crypto";
import { PACK_DAYS, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { dropOldPacks } from "./packs.ts";

async function examForPacks() {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db);
  const ada = await aCandidate(api);
  const ask = (tests: number, pack_id: string = randomUUID()) => ({
    pack_id,
    exam_id: exam.uuid,
    subject_id: subject.uuid,
    tests,
  });
  return { api, ada, ask, place: { exam_id: exam.uuid, subject_id: subject.uuid } };
}

test("a pack is issued once, sets its tests aside immediately and repeats no question", async () => {
  const { ada, ask, place } = await examForPacks();
  const offer = await ada.as.call(sittings.packOffer, place);
  expect(offer).toMatchObject({ questions_per_test: 10, most_tests: 5, picture_bytes_per_test: 0 });
  expect(offer.bytes_per_test).toBeGreaterThan(100);

  const asked = ask(4);
  const [pack, again] = await Promise.all([
    ada.as.call(sittings.issuePack, asked),
    ada.as.call(sittings.issuePack, asked),
  ]);
  expect(again).toEqual(pack);
  expect(await ada.as.call(sittings.issuePack, asked)).toEqual(pack);
  expect(pack.sessions.map(({ state, questions }) => [state, questions])).toEqual(Array(4).fill(["issued", 10]));
  expect(await ada.as.call(sittings.allowance, {})).toMatchObject({ tests_left: 1, tests_set_aside: 4 });

  const tests = await Promise.all(pack.sessions.map(({ uuid }) => ada.as.call(sittings.read, { session_id: uuid })));
  expect(new Set(tests.flatMap(({ exams }) => exams.map(({ uuid }) => uuid))).size).toBe(40);
  expect(tests[0]!.exams[0]!.correct_answer).not.toBeNull();
  expect(await ada.as.call(sittings.open, {})).toEqual([]);

  const tooMany = await refused(ada.as.call(sittings.issuePack, ask(2)));
  expect([tooMany.status, tooMany.code]).toEqual([402, "plan_limit"]);
  expect(await ada.as.call(sittings.packs, {})).toEqual([pack]);
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(1);
});

test("the first answer starts a test of a pack; one that was submitted without a start is graded too", async () => {
  const { ada, ask } = await examForPacks();
  const { sessions } = await ada.as.call(sittings.issuePack, ask(2));
  const [first, second] = await Promise.all(
    sessions.map(({ uuid }) => ada.as.call(sittings.read, { session_id: uuid })),
  );
  const answers = answersWith(first!.exams, 6);
  const told = await ada.as.call(sittings.saveAnswers, {
    session_id: first!.session.uuid,
    answers: answers.slice(0, 3),
  });
  expect(told).toMatchObject({ state: "open", kept: 3, seq: 1 });
  expect(await ada.as.call(sittings.open, {})).toMatchObject([{ uuid: first!.session.uuid, answered: 3 }]);

  const straight = { session_id: second!.session.uuid, answers: answersWith(second!.exams, 9) };
  expect((await ada.as.call(sittings.submitAnswers, straight)).grade).toMatchObject({ grade_score: 90, version: 1 });
  const packs = await ada.as.call(sittings.packs, {});
  expect(packs[0]!.sessions.map(({ state }) => state)).toEqual(["open", "submitted"]);
});

test("a removed pack returns its unstarted tests to the month they were set aside in", async () => {
  const { api, ada, ask } = await examForPacks();
  const left = async () => (await ada.as.call(sittings.allowance, {})).tests_left;
  const pack = await ada.as.call(sittings.issuePack, ask(3));
  const { exams } = await ada.as.call(sittings.read, { session_id: pack.sessions[0]!.uuid });
  await ada.as.call(sittings.saveAnswers, {
    session_id: pack.sessions[0]!.uuid,
    answers: answersWith(exams, 1).slice(0, 1),
  });
  expect(await ada.as.call(sittings.allowance, {})).toMatchObject({ tests_left: 2, tests_set_aside: 2 });
  await ada.as.call(sittings.removePack, { pack_id: pack.uuid });
  expect(await ada.as.call(sittings.allowance, {})).toMatchObject({ tests_left: 4, tests_set_aside: 0 });
  await refused(ada.as.call(sittings.removePack, { pack_id: pack.uuid }));
  expect(await left()).toBe(4);

  const older = await ada.as.call(sittings.issuePack, ask(2));
  api.clock.advance(32 * 86_400_000);
  const later = await signedInAgain(api, ada.id);
  expect((await later.call(sittings.allowance, {})).tests_left).toBe(5);
  await later.call(sittings.removePack, { pack_id: older.uuid });
  expect(await later.call(sittings.allowance, {})).toMatchObject({ tests_left: 5, tests_set_aside: 0 });
});

test("a removed pack drops unstarted tests; an expired one is dropped once answers can no longer come", async () => {
  const { api, ada, ask } = await examForPacks();
  const pack = await ada.as.call(sittings.issuePack, ask(2));
  const [begun, untouched] = pack.sessions.map(({ uuid }) => uuid);
  const { exams } = await ada.as.call(sittings.read, { session_id: begun! });
  await ada.as.call(sittings.saveAnswers, { session_id: begun!, answers: answersWith(exams, 1).slice(0, 1) });
  const eve = await aCandidate(api);
  expect((await refused(eve.as.call(sittings.removePack, { pack_id: pack.uuid }))).status).toBe(404);
  await ada.as.call(sittings.removePack, { pack_id: pack.uuid });
  expect(await ada.as.call(sittings.packs, {})).toEqual([]);
  expect((await refused(ada.as.call(sittings.read, { session_id: untouched! }))).status).toBe(404);
  expect((await ada.as.call(sittings.read, { session_id: begun! })).answers).toHaveLength(1);

  const kept = await ada.as.call(sittings.issuePack, ask(1));
  const after = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
  const stateNow = async () => (await ada.as.call(sittings.packs, {}))[0]!.sessions[0]!.state;
  await dropOldPacks(api.db, after(PACK_DAYS + 1));
  expect(await stateNow()).toBe("issued");
  await dropOldPacks(api.db, after(PACK_DAYS + 31));
  expect(await stateNow()).toBe("abandoned");
  expect((await ada.as.call(sittings.packs, {}))[0]!.uuid).toBe(kept.uuid);
});
