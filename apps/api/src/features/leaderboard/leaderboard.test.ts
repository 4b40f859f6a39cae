import { leaderboard, sittings, users } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { guardianAgrees } from "../../testing/guardian.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { weekOf } from "../progress/public.ts";
import { changeBoards } from "./boards.ts";
import { pointsOf } from "./points.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;
type ExamFixture = Awaited<ReturnType<typeof examFixture>>;

/** An exam-mode test at the given pace with this many right answers. The rest are wrong. */
async function anExam(
  api: Api,
  person: Person,
  room: ExamFixture,
  right: number,
  more: { seconds?: number; year?: number } = {},
) {
  const { seconds = 20, ...which } = more;
  const where = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, ...which };
  const opened = await person.as.call(sittings.start, { ...where, mode: "exam", fresh: true });
  const begun = api.clock.now().getTime();
  const answers = answersWith(opened.exams, right).map((answer, at) => ({
    ...answer,
    shown_at: new Date(begun + at * seconds * 1000).toISOString(),
    answered_at: new Date(begun + (at + 1) * seconds * 1000).toISOString(),
  }));
  api.clock.advance(answers.length * seconds * 1000);
  await person.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
}

test("nobody is shown before they agree; they are asked once, after the first exam, and can hide again", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 30 });
  const ada = await aCandidate(api);
  const bola = await aCandidate(api);
  expect(await ada.as.call(leaderboard.place, {})).toMatchObject({ state: "none", rank: null, points: 0 });
  await anExam(api, ada, room, 10);
  expect(await ada.as.call(leaderboard.place, {})).toMatchObject({
    state: "to_ask",
    points: 100,
    tests: 1,
    rank: null,
  });
  expect((await bola.as.call(leaderboard.board, {})).rows).toEqual([]);

  const minor = await refused(ada.as.call(leaderboard.join, {}));
  expect(minor.errors).toEqual({ guardian: ["If you are under 18, a parent or guardian must agree first"] });
  const ticked = await refused(ada.as.call(leaderboard.join, { guardian_agrees: true } as never));
  expect(ticked.errors, "a box is not a guardian").toHaveProperty("guardian");
  await guardianAgrees(api, ada.as);
  await ada.as.call(leaderboard.join, {});
  await ada.as.call(leaderboard.join, {});
  const { rows, members } = await bola.as.call(leaderboard.board, {});
  expect(members).toBe(1);
  expect(rows).toMatchObject([{ rank: 1, name: "Chidi B.", points: 100, tests: 1, average_score: 100, is_me: false }]);
  expect(JSON.stringify(rows)).not.toContain("Bello");
  expect((await ada.as.call(leaderboard.board, { board: "week" })).rows).toMatchObject([{ is_me: true, change: null }]);
  const bySubject = await ada.as.call(leaderboard.board, { board: "subject", subject_id: room.subject.uuid });
  expect(bySubject.me).toMatchObject({ rank: 1, points: 100 });
  expect((await refused(ada.as.call(leaderboard.board, { board: "subject" }))).errors).toHaveProperty("subject_id");

  await ada.as.call(leaderboard.leave, {});
  expect(await bola.as.call(leaderboard.board, {})).toMatchObject({ rows: [], members: 0 });
  expect(await ada.as.call(leaderboard.place, {})).toMatchObject({ state: "out", points: 100, rank: null });
  await anExam(api, ada, room, 10);
  expect((await bola.as.call(leaderboard.board, {})).members).toBe(0);
  await ada.as.call(leaderboard.join, {});
  expect((await bola.as.call(leaderboard.board, {})).rows).toMatchObject([{ points: 200, tests: 2 }]);
});

test("practice, a repeated paper, known questions, impossible speed and guessing bring no points", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12, years: [2020], minutes: 10 });
  const ada = await aCandidate(api);
  const points = async () => (await ada.as.call(leaderboard.place, {})).points;
  const practice = await examFixture(api.db, { questions: 12, years: [2020] });
  const opened = await ada.as.call(sittings.start, {
    exam_id: practice.exam.uuid,
    subject_id: practice.subject.uuid,
    year: 2020,
  });
  api.clock.advance(600_000);
  const answers = answersWith(opened.exams, 12, api.clock.now());
  await ada.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
  expect(await points()).toBe(0);
  await anExam(api, ada, practice, 12, { year: 2020 });
  expect(await points()).toBe(0);

  await anExam(api, ada, room, 12, { year: 2020, seconds: 2 });
  expect(await points()).toBe(0);
  const fresh = await examFixture(api.db, { questions: 12, years: [2020], minutes: 10 });
  await anExam(api, ada, fresh, 9, { year: 2020 });
  // Nine right, three wrong of four options, in a past paper: 5 × (9 − 3 ÷ 3).
  expect(await points()).toBe(40);
  await anExam(api, ada, fresh, 12, { year: 2020 });
  expect(await points()).toBe(40);
  const guessed = {
    kind: "practice" as const,
    options: 4,
    finished_offline: false,
    score: 25,
    correct: 10,
    median_seconds: 20,
  };
  const paced = { ...guessed, answered: 40, seconds: 900, span_seconds: 900 };
  expect(pointsOf({ ...paced, parts: [[1, null, 40, 40, 10, 40, 10, 30]] }).points).toBe(0);
});

test("equal points share a rank, pages follow one another, and a week's board shows who climbed", async () => {
  const api = await startApi();
  const people: Person[] = [];
  for (let i = 0; i < 45; i++) people.push(await aCandidate(api));
  const week = weekOf(lagosDay(api.clock.now()));
  const row = (board: string, at: number, points: number) => ({
    board,
    candidate_id: people[at]!.id,
    points,
    tests: 1,
    score_sum: 50,
  });
  const points = people.map((_, at) => 990 + Math.floor(at / 3) * 7);
  await changeBoards(
    api.db,
    points.map((many, at) => row("all", at, many)),
  );
  const me = people[20]!;
  const ranks: number[] = [];
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await me.as.call(leaderboard.board, { after });
    ranks.push(...page.rows.map(({ rank }) => rank));
    seen.push(...page.rows.map((one) => one.points));
    after = page.next ?? undefined;
    expect(page.me).toMatchObject({ rank: 1 + points.filter((other) => other > points[20]!).length, is_me: true });
  } while (after);
  expect(seen).toEqual(points.toSorted((a, b) => b - a));
  expect(ranks).toEqual(seen.map((mine) => 1 + seen.filter((other) => other > mine).length));

  const last = `week:${addLagosDays(week, -7)}`;
  await changeBoards(api.db, [row(last, 0, 30), row(last, 1, 20), row(last, 2, 10)]);
  await changeBoards(api.db, [row(`week:${week}`, 2, 50), row(`week:${week}`, 0, 40), row(`week:${week}`, 3, 5)]);
  const { rows } = await me.as.call(leaderboard.board, { board: "week" });
  expect(rows.map(({ rank, change }) => [rank, change])).toEqual([
    [1, 2],
    [2, -1],
    [3, null],
  ]);
});

test("a test too good for its pace waits for staff, who see the candidate and may count it once, on record", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12, years: [2020], minutes: 10 });
  const ada = await aCandidate(api);
  await guardianAgrees(api, ada.as);
  await ada.as.call(leaderboard.join, {});
  await anExam(api, ada, room, 12, { year: 2020, seconds: 4 });
  const place = async () => (await ada.as.call(leaderboard.place, {})).points;
  expect(await place()).toBe(0);
  expect((await ada.as.call(leaderboard.board, {})).rows).toEqual([]);

  const support = await aStaffMember(api, { role: "support", confirmed: true });
  const { tests } = await support.as.call(users.read, { uuid: ada.uuid });
  expect(tests).toMatchObject([{ unranked: "implausible", score: 100 }]);
  const session_id = tests[0]!.sitting_uuid;
  const stranger = await aCandidate(api);
  const count = (uuid: string) => support.as.call(leaderboard.countSitting, { uuid, session_id });
  expect((await refused(count(stranger.uuid))).code).toBe("not_found");
  await count(ada.uuid);
  expect(await place()).toBe(60);
  expect((await ada.as.call(leaderboard.board, {})).rows).toMatchObject([{ points: 60, tests: 1 }]);
  expect((await refused(count(ada.uuid))).code).toBe("not_found");
  expect((await support.as.call(users.read, { uuid: ada.uuid })).staff_actions).toMatchObject([
    { verb: "sitting.count" },
  ]);

  const slower = await aCandidate(api);
  await anExam(api, slower, room, 12, { year: 2020, seconds: 8 });
  expect((await slower.as.call(leaderboard.place, {})).points).toBe(60);
});
