import { contract, type DataOf } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { answersWith, examFixture, letterFor } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { openSession } from "../auth/sessions.ts";
import { remarkSitting } from "../sittings/public.ts";

const { revision, sittings } = contract;
const DAY = 86_400_000;

async function afterATest(api: Api, { right = 4 } = {}) {
  const room = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const opened = await ada.as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const answers = answersWith(opened.exams, right, api.clock.now());
  await ada.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
  return { ada, room, opened };
}

/** A session expires before the days of this test have passed. */
async function signedInAgain(api: Api, candidate_id: number) {
  const device = { userAgent: "", deviceToken: null };
  const { access_token } = await openSession(api.db, { candidate_id }, device, api.clock.now());
  return api.clientWith(access_token);
}

type Card = DataOf<typeof revision.session>["cards"][number];

const answerTo = (card: Card, want: "right" | "wrong") => ({
  question_id: card.question.uuid,
  answer_id: crypto.randomUUID(),
  selected_option: letterFor(card.question, want),
  shuffle: card.shuffle,
});

test("wrong answers become mistakes and cards, and leave the list once they are known", async () => {
  const api = await startApi();
  const { ada, opened } = await afterATest(api);
  const mistakes = await ada.as.call(revision.mistakes, {});
  expect(mistakes).toHaveLength(6);
  expect(mistakes.every(({ question, selected_option }) => selected_option !== question.correct_answer)).toBe(true);
  const wrong = new Set(opened.exams.slice(4).map(({ uuid }) => uuid));
  expect(new Set(mistakes.map(({ question }) => question.uuid))).toEqual(wrong);
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ cards: 6, mistakes: 6, due: 0, done_today: 0 });
  expect((await ada.as.call(revision.session, {})).cards).toHaveLength(6);

  api.clock.advance(DAY);
  ada.as = await signedInAgain(api, ada.id);
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ due: 6 });
  const { cards } = await ada.as.call(revision.session, {});
  expect(cards).toHaveLength(6);
  const first = answerTo(cards[0]!, "right");
  const told = await ada.as.call(revision.answerCard, first);
  expect(told).toMatchObject({ is_correct: true, done_today: 1 });
  expect(await ada.as.call(revision.answerCard, first)).toEqual(told);
  expect(await ada.as.call(revision.answerCard, answerTo(cards[1]!, "wrong"))).toMatchObject({
    is_correct: false,
    next_on: addLagosDays(lagosDay(api.clock.now()), 1),
    done_today: 2,
  });
  const left = await ada.as.call(revision.mistakes, {});
  expect(left).toHaveLength(5);
  expect(left[0]).toMatchObject({ times_wrong: 2, question: { uuid: cards[1]!.question.uuid } });
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ due: 4, done_today: 2, recalled_today: 1 });
});

test("a card's options change places at each review, and the answer is still marked by its option", async () => {
  const api = await startApi();
  const { ada } = await afterATest(api, { right: 9 });
  const seen = new Set<string>();
  for (let round = 0; round < 4; round++) {
    api.clock.advance(40 * DAY);
    const fresh = await signedInAgain(api, ada.id);
    const { cards } = await fresh.call(revision.session, { minutes: 1 });
    seen.add(cards[0]!.question.correct_answer!);
    expect((await fresh.call(revision.answerCard, answerTo(cards[0]!, "right"))).is_correct).toBe(true);
  }
  expect(seen.size).toBe(4);
});

test("an exam date reorders the cards for that day; a past date is refused with a field message", async () => {
  const api = await startApi();
  const { ada } = await afterATest(api);
  const exam_date = addLagosDays(lagosDay(api.clock.now()), 30);
  const plan = await ada.as.call(revision.setPlan, { exam_date, daily_cards: 5 });
  expect(plan).toMatchObject({ exam_date, days_to_exam: 30, daily_cards: 5 });
  expect(plan.expected_recall).toBeGreaterThan(0);
  expect(plan.expected_recall).toBeLessThan(1);
  api.clock.advance(DAY);
  ada.as = await signedInAgain(api, ada.id);
  // Six cards would be worth a review, but the daily number is five. The sixth waits for tomorrow.
  expect((await ada.as.call(revision.plan, {})).ahead.slice(0, 2)).toMatchObject([{ cards: 5 }, { cards: 1 }]);
  const gone = await refused(ada.as.call(revision.setPlan, { exam_date: "2020-01-01" }));
  expect([gone.status, gone.errors.exam_date]).toEqual([400, ["Choose a date in the future"]]);
  expect((await refused(ada.as.call(revision.setPlan, { exam_date: "2027-02-31" }))).status).toBe(400);
  expect((await refused(ada.as.call(revision.setPlan, { daily_cards: 3 }))).errors.daily_cards).toHaveLength(1);
});

test("a question of an exam in progress is neither a mistake nor a card until the exam is over", async () => {
  const api = await startApi();
  const { ada, room } = await afterATest(api, { right: 0 });
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, mode: "exam" as const };
  const running = await ada.as.call(sittings.start, ask);
  const held = new Set(running.exams.map(({ uuid }) => uuid));
  api.clock.advance(60_000);
  const shown = await ada.as.call(revision.mistakes, {});
  expect(shown.some(({ question }) => held.has(question.uuid))).toBe(false);
  const { cards } = await ada.as.call(revision.session, { minutes: 60 });
  expect(cards.some(({ question }) => held.has(question.uuid))).toBe(false);
  const one = { question_id: running.exams[0]!.uuid, answer_id: crypto.randomUUID(), selected_option: "A" as const };
  expect((await refused(ada.as.call(revision.answerCard, { ...one, shuffle: 0 }))).status).toBe(404);
});

test("a corrected key removes the mistake and its card", async () => {
  const api = await startApi();
  const { ada, opened } = await afterATest(api);
  const wrong = opened.exams[9]!;
  const revisionRow = await api.db
    .selectFrom("questions as q")
    .innerJoin("sittings as s", "s.candidate_id", "s.candidate_id")
    .select(["q.live_revision_id", "s.id as sitting_id"])
    .where("q.uuid", "=", wrong.uuid)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("question_keys")
    .values({
      revision_id: revisionRow.live_revision_id!,
      version: 2,
      accepted: [],
      is_void: true,
      created_at: api.clock.now(),
    })
    .execute();
  await inTransaction(api.db, (db) => remarkSitting(db, revisionRow.sitting_id, api.clock.now()));
  await api.settle();
  const mistakes = await ada.as.call(revision.mistakes, {});
  expect(mistakes.map(({ question }) => question.uuid)).not.toContain(wrong.uuid);
  expect(mistakes).toHaveLength(5);
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ cards: 5, mistakes: 5 });
});

test("a bookmark creates a card and removing it deletes the card; coverage counts different questions", async () => {
  const api = await startApi();
  const { ada, room, opened } = await afterATest(api, { right: 8 });
  const question_id = opened.exams[0]!.uuid;
  await ada.as.call(revision.bookmark, { question_id, note: "Again before the exam" });
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ cards: 3, bookmarks: 1, due: 1 });
  const { cards } = await ada.as.call(revision.session, {});
  expect(cards.find(({ question }) => question.uuid === question_id)).toMatchObject({ note: "Again before the exam" });
  await ada.as.call(revision.forget, { question_id });
  expect(await ada.as.call(revision.plan, {})).toMatchObject({ cards: 2, bookmarks: 0 });
  const { subjects, subject } = await ada.as.call(revision.coverage, {});
  expect(subjects).toMatchObject([{ uuid: room.subject.uuid, topics: 1, met: 1, strong: 1 }]);
  expect(subject?.topics).toMatchObject([{ met: 10, right: 8, questions: 12, state: "strong" }]);
  const nowhere = await refused(ada.as.call(revision.coverage, { subject_id: crypto.randomUUID() }));
  expect(nowhere.status).toBe(404);
});

test("a candidate cannot open another candidate's cards", async () => {
  const api = await startApi();
  const { opened } = await afterATest(api);
  const bola = await aCandidate(api);
  const body = { question_id: opened.exams[9]!.uuid, answer_id: crypto.randomUUID(), selected_option: "A" as const };
  expect((await refused(bola.as.call(revision.answerCard, { ...body, shuffle: 0 }))).status).toBe(404);
  expect(await bola.as.call(revision.mistakes, {})).toEqual([]);
  expect(await bola.as.call(revision.plan, {})).toMatchObject({ cards: 0, due: 0, expected_recall: null });
});

test("an offline answer counts once, on the day it was given, and never overrides a later review", async () => {
  const api = await startApi();
  const { ada } = await afterATest(api);
  api.clock.advance(DAY);
  ada.as = await signedInAgain(api, ada.id);
  const { cards } = await ada.as.call(revision.session, {});
  const givenAt = api.clock.now();
  api.clock.advance(DAY);
  ada.as = await signedInAgain(api, ada.id);
  const offline = { ...answerTo(cards[0]!, "right"), answered_at: givenAt.toISOString() };
  const first = await ada.as.call(revision.answerCard, offline);
  expect(first).toMatchObject({ is_correct: true });
  expect(await ada.as.call(revision.answerCard, offline), "sent again after a lost reply").toEqual(first);
  const days = () =>
    api.db
      .selectFrom("review_days")
      .select(["lagos_day", "reviewed"])
      .where("candidate_id", "=", ada.id)
      .orderBy("lagos_day")
      .execute();
  expect(await days()).toEqual([{ lagos_day: lagosDay(givenAt), reviewed: 1 }]);

  // Another device has reviewed the second card since then.
  const later = await ada.as.call(revision.answerCard, answerTo(cards[1]!, "right"));
  const old = { ...answerTo(cards[1]!, "wrong"), answered_at: givenAt.toISOString() };
  expect(await ada.as.call(revision.answerCard, old)).toMatchObject({ next_on: later.next_on });
  expect((await days()).reduce((sum, { reviewed }) => sum + reviewed, 0)).toBe(2);

  const ahead = {
    ...answerTo(cards[2]!, "right"),
    answered_at: new Date(api.clock.now().getTime() + DAY).toISOString(),
  };
  await ada.as.call(revision.answerCard, ahead);
  expect((await days()).at(-1), "a clock that is ahead").toMatchObject({ lagos_day: lagosDay(api.clock.now()) });
});
