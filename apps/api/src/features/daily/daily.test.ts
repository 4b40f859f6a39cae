import { daily, MIN_ANSWERED, notifications, settings, sittings } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { examFixture, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { dailyFeature } from "./feature.ts";
import { dailySlots } from "./landing-slots.ts";

const DAY_MS = 86_400_000;
/** Eleven in the morning in Lagos. */
const MORNING = new Date("2026-11-18T10:00:00Z");

async function aMorning() {
  const api = await startApi();
  api.clock.set(MORNING);
  return api;
}

const asked = async (api: Api) => (await api.anyone.call(daily.read, {}))!;

test("everybody has the same question on a Lagos day, and another one on the next day", async () => {
  const api = await aMorning();
  await examFixture(api.db, { questions: 30 });
  const seen = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const { day, question } = await asked(api);
    expect(day).toBe(lagosDay(api.clock.now()));
    expect([question.correct_answer, question.answer_explanation, question.whys]).toEqual([null, null, null]);
    const ada = await aCandidate(api);
    const mine = await ada.as.call(daily.mine, {});
    expect([mine!.question.uuid, mine!.answered]).toEqual([question.uuid, null]);
    expect(JSON.stringify(mine)).not.toMatch(/Because|slip/);
    seen.add(question.uuid);
    api.clock.advance(DAY_MS);
  }
  expect(seen.size).toBe(8);
  // In Lagos, five to midnight and five past are different days, whatever the time is in Greenwich.
  api.clock.set(new Date("2026-12-01T22:55:00Z"));
  const before = await asked(api);
  api.clock.advance(600_000);
  const after = await asked(api);
  expect([before.day, after.day]).toEqual(["2026-12-01", "2026-12-02"]);
  expect(before.question.uuid).not.toBe(after.question.uuid);
  // A student who started reading before midnight may still answer.
  const late = { question_id: before.question.uuid, selected_option: letterFor(before.question, "right") };
  expect((await api.anyone.call(daily.answer, late)).is_correct).toBe(true);
  api.clock.advance(DAY_MS);
  expect((await refused(api.anyone.call(daily.answer, late))).status).toBe(409);
});

test("two servers asking at the same time choose the same question, by the day alone", async () => {
  const choices = [];
  for (let n = 0; n < 2; n++) {
    const api = await aMorning();
    const { subject } = await examFixture(api.db, { questions: 20 });
    // Both databases have the same bank: only the day and the questions' own names decide.
    await sql`update questions set uuid = md5('same' || (id - (select min(id) from questions)))::uuid
      where subject_id = ${subject.id}`.execute(api.db);
    await signal(api.db, "bank", {});
    await api.settle();
    const all = await Promise.all(Array.from({ length: 6 }, () => asked(api)));
    expect(new Set(all.map(({ question }) => question.uuid)).size).toBe(1);
    choices.push(all[0]!.question.uuid);
  }
  expect(choices[0]).toBe(choices[1]);
});

test("a visitor gets the answer immediately and nothing is stored; a candidate's first answer is kept", async () => {
  const api = await aMorning();
  await examFixture(api.db, { questions: 20 });
  const { question } = await asked(api);
  const [right, wrong] = [letterFor(question, "right"), letterFor(question, "wrong")];
  const guess = (selected_option: typeof right) => ({ question_id: question.uuid, selected_option });
  const told = await api.anyone.call(daily.answer, guess(wrong));
  expect(told).toMatchObject({ is_correct: false, selected_option: wrong, percent_right: null });
  expect(told.question).toMatchObject({
    correct_answer: right,
    answer_explanation: expect.stringContaining("Because"),
  });
  const kept = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from daily_answers`.execute(api.db)).rows[0]!.n;
  expect(await kept()).toBe(0);
  const ada = await aCandidate(api);
  expect((await ada.as.call(daily.answerMine, guess(wrong))).is_correct).toBe(false);
  expect((await ada.as.call(daily.answerMine, guess(right))).is_correct).toBe(false);
  expect((await ada.as.call(daily.mine, {}))!.answered).toMatchObject({ is_correct: false, selected_option: wrong });
  expect(await kept()).toBe(1);
  expect((await refused(api.anyone.call(daily.answer, guess("E")))).status).toBe(400);
  expect((await refused(ada.as.call(daily.answerMine, { ...guess(right), question_id: ada.uuid }))).status).toBe(409);
  api.clock.advance(91 * DAY_MS);
  await dailyFeature.jobs!["forget-old-daily-answers"]!(api.context, {});
  expect(await kept()).toBe(0);
});

test("the share of right answers is shown only when enough candidates have answered", async () => {
  const api = await aMorning();
  await examFixture(api.db, { questions: 20 });
  const { question } = await asked(api);
  const people: Awaited<ReturnType<typeof aCandidate>>[] = [];
  for (let n = 0; n < MIN_ANSWERED; n++) people.push(await aCandidate(api));
  const answer = (n: number) =>
    people[n]!.as.call(daily.answerMine, {
      question_id: question.uuid,
      selected_option: letterFor(question, n % 3 === 0 ? "right" : "wrong"),
    });
  for (let n = 0; n < MIN_ANSWERED - 1; n++) expect((await answer(n)).percent_right).toBeNull();
  api.clock.advance(61_000);
  expect((await people[0]!.as.call(daily.mine, {}))!.answered!.percent_right).toBeNull();
  api.clock.advance(61_000);
  expect((await answer(MIN_ANSWERED - 1)).percent_right).toBe(33);
});

test("a question whose key everybody has seen is in no exam, whichever happened first", async () => {
  const api = await aMorning();
  const room = await startableExam(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const open = await ada.as.call(sittings.start, room.ask({ mode: "exam", count: 9 }));
  const exam = new Set(open.exams.map(({ uuid }) => uuid));
  const told = new Set<string>();
  for (let n = 0; n < 3; n++) {
    told.add((await asked(api)).question.uuid);
    api.clock.advance(DAY_MS);
    // The exam of the first day would have closed by now.
    await sql`update sittings set state = 'open' where mode = 'exam'`.execute(api.db);
  }
  expect([...told].filter((uuid) => exam.has(uuid))).toEqual([]);
  const ben = await aCandidate(api);
  const later = await ben.as.call(sittings.start, room.ask({ mode: "exam", count: 10 }));
  expect(later.exams).toHaveLength(9);
  expect(later.exams.filter(({ uuid }) => told.has(uuid))).toEqual([]);
});

test("a retired question is replaced for its day; a bank without questions has none", async () => {
  const api = await aMorning();
  expect(await api.anyone.call(daily.read, {})).toBeNull();
  const ada = await aCandidate(api);
  expect(await ada.as.call(daily.mine, {})).toBeNull();
  expect((await dailySlots(api.context)).daily_state).toBe("none");
  await examFixture(api.db, { questions: 5 });
  const first = await asked(api);
  const letter = letterFor(first.question, "wrong");
  await ada.as.call(daily.answerMine, { question_id: first.question.uuid, selected_option: letter });
  await sql`update questions set state = 'retired' where uuid = ${first.question.uuid}`.execute(api.db);
  api.context.signals.forget("bank");
  const second = await asked(api);
  expect([second.day, second.question.uuid === first.question.uuid]).toEqual([first.day, false]);
  expect((await ada.as.call(daily.mine, {}))!.answered).toBeNull();
  const right = { question_id: second.question.uuid, selected_option: letterFor(second.question, "right") };
  expect((await ada.as.call(daily.answerMine, right)).is_correct).toBe(true);
});

test("visitors have no daily question while guest trials are closed", async () => {
  const api = await aMorning();
  await examFixture(api.db, { questions: 5 });
  const { question } = await asked(api);
  expect(await dailySlots(api.context)).toMatchObject({ daily_state: "asked", daily_question: question.question_body });
  await sql`insert into site_settings (name, value, updated_at) values ('try_out_open', 'false'::jsonb, now())`.execute(
    api.db,
  );
  expect(await api.anyone.call(daily.read, {})).toBeNull();
  const guess = { question_id: question.uuid, selected_option: "A" as const };
  expect((await refused(api.anyone.call(daily.answer, guess))).status).toBe(400);
  expect((await dailySlots(api.context)).daily_state).toBe("none");
});

test("the morning reminder goes once to those who want it and have not answered, by push if they chose push", async () => {
  const api = await aMorning();
  await examFixture(api.db, { questions: 5 });
  const { question } = await asked(api);
  const silent = await aCandidate(api);
  const ada = await aCandidate(api);
  const done = await aCandidate(api);
  const asks = { daily_question: true, push_notifications: true };
  await ada.as.call(settings.update, asks);
  await done.as.call(settings.update, asks);
  await done.as.call(daily.answerMine, { question_id: question.uuid, selected_option: "A" });
  for (let n = 0; n < 2; n++) await dailyFeature.jobs!["remind-of-daily"]!(api.context, {});
  const told = async (who: typeof ada) => (await who.as.call(notifications.list, {})).notices;
  expect(await told(ada)).toMatchObject([{ kind: "daily_question", link: "/question-of-the-day" }]);
  expect([await told(silent), await told(done)]).toEqual([[], []]);
  await api.settle();
  expect(api.mails).toEqual([]);
  api.clock.advance(DAY_MS);
  await dailyFeature.jobs!["remind-of-daily"]!(api.context, {});
  const as = await signedInAgain(api, ada.id);
  expect((await as.call(notifications.list, {})).notices).toHaveLength(2);
  await as.call(settings.update, { daily_question: false });
  api.clock.advance(DAY_MS);
  await dailyFeature.jobs!["remind-of-daily"]!(api.context, {});
  const { notices } = await (await signedInAgain(api, ada.id)).call(notifications.list, {});
  expect(notices).toHaveLength(2);
});
