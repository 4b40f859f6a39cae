import { leaderboard, site, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

async function triedTen(api: Api, right: number) {
  const { exams } = await api.anyone.call(site.sample, {});
  return exams.map(({ uuid, correct_answer }, at) => ({
    question_id: uuid,
    selected_option: at < right ? correct_answer! : correct_answer === "A" ? ("B" as const) : ("A" as const),
  }));
}

test("a try made just before registration is the first test: marked once, no leaderboard, no quota", async () => {
  const api = await startApi();
  for (let at = 0; at < 5; at++) await startableExam(api.db, { questions: 20 });
  const answers = await triedTen(api, 6);
  api.clock.advance(120_000);
  const ada = await aCandidate(api);
  api.clock.advance(60_000);
  const bring = (more = {}) => ada.as.call(sittings.bringTry, { ended_ms_ago: 180_000, answers, ...more });

  const [one, other] = await Promise.allSettled([bring(), bring()]);
  const [kept, again] = one!.status === "fulfilled" ? [one, other!] : [other!, one!];
  expect(kept).toMatchObject({ status: "fulfilled", value: { correct: 6, total: 10 } });
  expect(again).toMatchObject({ status: "rejected", reason: { status: 409 } });
  expect((await refused(bring())).status).toBe(409);
  await api.settle();
  const grades = await ada.as.call(sittings.grades, {});
  expect(grades).toMatchObject([
    { subject_name: "Trial questions", grade_score: 60, correct: 6, total: 10, mode: "practice" },
  ]);
  const { review, session } = await ada.as.call(sittings.review, { session_id: grades[0]!.session_id });
  const said = new Map(answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  expect(review).toHaveLength(10);
  expect(review.filter(({ is_correct }) => is_correct)).toHaveLength(6);
  expect(review.every(({ question_id }) => said.has(question_id))).toBe(true);
  expect(session.sections).toHaveLength(5);
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
  expect((await ada.as.call(leaderboard.place, {})).points ?? 0).toBe(0);
});

test("a try from another day, from a stranger, invented or incomplete is refused and stores nothing", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 20 });
  for (let at = 0; at < 4; at++) await startableExam(api.db, { questions: 20 });
  const answers = await triedTen(api, 10);
  const ada = await aCandidate(api);
  api.clock.advance(3_600_000);
  const problem = async (body: object) =>
    (await refused(ada.as.call(sittings.bringTry, { ended_ms_ago: 3_600_000, answers, ...body } as never))).status;
  expect(await problem({ ended_ms_ago: 600_000 })).toBe(409);
  expect(await problem({ ended_ms_ago: 30 * 86_400_000 })).toBe(409);
  expect(await problem({ ended_ms_ago: -1 })).toBe(400);
  expect(await problem({ answers: [] })).toBe(400);
  expect(await problem({ answers: [...answers.slice(1), answers[1]] })).toBe(400);
  const own = await ada.as.call(sittings.start, room.ask());
  const { rows: marked } = await sql<{ uuid: string }>`
    select q.uuid from questions q join sample_questions m on m.question_id = q.id`.execute(api.db);
  const sampled = new Set(marked.map(({ uuid }) => uuid));
  const stranger = own.exams.find(({ uuid }) => !sampled.has(uuid))!;
  expect(await problem({ answers: [{ question_id: stranger.uuid, selected_option: "A" }] })).toBe(400);
  expect(await ada.as.call(sittings.grades, {})).toEqual([]);
  expect(await ada.as.call(sittings.open, {})).toHaveLength(1);
});
