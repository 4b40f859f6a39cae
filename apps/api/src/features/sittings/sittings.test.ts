import { type ApiError, contract, type InputOf, sittings } from "@sabiprep/contract";
import { lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { anExamRoom, answersWith, letterFor } from "../../testing/exam-room.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { remarkAll } from "./remark.ts";

type Start = InputOf<typeof sittings.start>;

const refused = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error("the call was accepted")),
    (problem: ApiError) => problem,
  );

async function room(api: Api, more: Parameters<typeof anExamRoom>[1] = {}) {
  const { exam, subject, topic } = await anExamRoom(api.db, more);
  const ask = (query: Partial<Start> = {}): Start =>
    ({ exam_id: exam.uuid, subject_id: subject.uuid, ...query }) as Start;
  return { exam, subject, topic, ask };
}

const grant = async (api: Api, candidateId: number, slug: string) => {
  const plan = await api.db.selectFrom("plans").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const now = api.clock.now().getTime();
  await api.db
    .insertInto("grants")
    .values({
      candidate_id: candidateId,
      plan_id: plan.id,
      cause: `test:${candidateId}`,
      starts_at: new Date(now - 1000),
      ends_at: new Date(now + 30 * 86_400_000),
    })
    .execute();
};

test("a test is graded once, by the server, over the questions handed out", async () => {
  const api = await startApi();
  const { ask } = await room(api);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  expect(exams).toHaveLength(10);
  const sent = { session_id: session.uuid, answers: answersWith(exams, 7).slice(0, 8) };

  const first = await ada.as.send(sittings.submitAnswers, { ...sent, score: 100 } as typeof sent);
  expect(first.status_code).toBe(201);
  expect(first.data.grade).toMatchObject({
    grade_score: 70,
    correct: 7,
    total: 10,
    comment: "Good job!",
    letter_grade: "B2",
  });
  const second = await ada.as.send(sittings.submitAnswers, sent);
  expect(second.status_code).toBe(200);
  expect(second.data).toEqual(first.data);
  expect(await ada.as.call(sittings.grades, {})).toEqual([first.data.grade]);
});

test("twenty submissions at once make one grade and equal answers", async () => {
  const api = await startApi();
  const { ask } = await room(api);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  const sent = { session_id: session.uuid, answers: answersWith(exams, 4) };
  const all = await Promise.all(Array.from({ length: 20 }, () => ada.as.send(sittings.submitAnswers, sent)));
  expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(all.filter(({ status_code }) => status_code === 201)).toHaveLength(1);
  expect(await api.db.selectFrom("grades").select("score").execute()).toEqual([{ score: 40 }]);
});

describe("starting", () => {
  test("hands the open sitting back, on any device, with the answers kept so far", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const first = await ada.as.call(sittings.start, ask());
    const answers = answersWith(first.exams, 3).slice(0, 3);
    await ada.as.call(sittings.saveAnswers, { session_id: first.session.uuid, answers });
    const again = await ada.as.call(sittings.start, ask());
    expect(again.session).toMatchObject({ uuid: first.session.uuid, resumed: true });
    expect(again.exams).toEqual(first.exams);
    expect(again.answers.map(({ selected_option }) => selected_option)).toEqual(answers.map((a) => a.selected_option));
    expect(await ada.as.call(sittings.open, {})).toMatchObject([{ uuid: first.session.uuid, answered: 3, total: 10 }]);
    const fresh = await ada.as.call(sittings.start, ask({ fresh: true }));
    expect(fresh.session.uuid).not.toBe(first.session.uuid);
    expect(
      (await refused(ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers }))).status,
    ).toBe(404);
  });

  test("gives a free candidate five tests of ten questions a month; resuming spends none", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    for (let left = 5; left > 0; left--) {
      expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(left);
      const { exams } = await ada.as.call(sittings.start, ask({ fresh: true, count: 40 }));
      expect(exams).toHaveLength(10);
      await ada.as.call(sittings.start, ask());
    }
    const problem = await refused(ada.as.call(sittings.start, ask({ fresh: true })));
    expect([problem.status, problem.code]).toEqual([402, "plan_limit"]);
    expect(await ada.as.call(sittings.open, {})).toHaveLength(1);
    api.clock.advance(32 * 86_400_000);
    const later = await aCandidate(api);
    expect((await later.as.call(sittings.allowance, {})).tests_left).toBe(5);
  });

  test("with one test left, fifty starts at once hand out exactly one", async () => {
    const api = await startApi();
    const rooms = await Promise.all(Array.from({ length: 10 }, () => room(api, { questions: 12 })));
    // The long form of this story repeats it a hundred times (npm run proof -- properties).
    for (let round = 0; round < Number(process.env.START_ROUNDS ?? 1); round++) {
      const ada = await aCandidate(api);
      const lagos_month = lagosMonth(api.clock.now());
      await api.db
        .insertInto("quota_used")
        .values({ candidate_id: ada.id, lagos_month, kind: "tests", used: 4 })
        .execute();
      const starts = Array.from({ length: 50 }, (_, i) => ada.as.call(sittings.start, rooms[i % 10]!.ask()));
      const outcomes = await Promise.allSettled(starts);
      const opened = outcomes.flatMap((outcome) =>
        outcome.status === "fulfilled" ? [outcome.value.session.uuid] : [],
      );
      expect(new Set(opened).size).toBe(1);
      const mine = (table: "sittings" | "quota_used") => api.db.selectFrom(table).where("candidate_id", "=", ada.id);
      expect(await mine("sittings").select("candidate_id").execute()).toHaveLength(1);
      expect(await api.db.selectFrom("quota_used").select("used").where("candidate_id", "=", ada.id).execute()).toEqual(
        [{ used: 5 }],
      );
    }
  });

  test("opens every second year to everybody and all of them to paying candidates", async () => {
    const api = await startApi();
    const { ask, exam, subject } = await room(api, { questions: 15, years: [2022, 2023, 2024] });
    const ada = await aCandidate(api);
    const { years } = await ada.as.call(contract.exams.years, { exam_id: exam.uuid, subject_id: subject.uuid });
    expect(years.map(({ year, is_premium }) => [year, is_premium])).toEqual([
      [2024, false],
      [2023, true],
      [2022, false],
    ]);
    expect((await ada.as.call(sittings.start, ask({ year: 2024 }))).exams).toHaveLength(15);
    expect((await refused(ada.as.call(sittings.start, ask({ year: 2023 })))).code).toBe("premium");
    expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
    await grant(api, ada.id, "premium");
    expect((await ada.as.call(sittings.start, ask({ year: 2023 }))).exams).toHaveLength(15);
    expect((await ada.as.call(sittings.start, ask({ count: 40 }))).exams).toHaveLength(15);
  });

  test("never repeats a question within a test, and asks unseen ones first", async () => {
    const api = await startApi();
    const { ask } = await room(api, { questions: 30 });
    const ada = await aCandidate(api);
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { exams } = await ada.as.call(sittings.start, ask({ fresh: true }));
      seen.push(...exams.map(({ uuid }) => uuid));
    }
    expect(new Set(seen).size).toBe(30);
  });

  test("a retake asks the same questions in a new order and is a test of its own", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const first = await ada.as.call(sittings.start, ask());
    await ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers: [] });
    const again = await ada.as.call(sittings.start, ask({ again: first.session.uuid }));
    const ids = (exams: typeof first.exams) => exams.map(({ uuid }) => uuid);
    expect(ids(again.exams).toSorted()).toEqual(ids(first.exams).toSorted());
    expect(ids(again.exams)).not.toEqual(ids(first.exams));
    expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(3);
  });

  test("shows five options in five-option papers and four elsewhere", async () => {
    const api = await startApi();
    const neco = await room(api, { exam: "neco", options: 5 });
    const waec = await room(api);
    const ada = await aCandidate(api);
    const five = await ada.as.call(sittings.start, neco.ask());
    expect(five.exams.every(({ option_e }) => option_e !== null)).toBe(true);
    const four = await ada.as.call(sittings.start, waec.ask());
    expect(four.exams.every(({ option_e }) => option_e === null)).toBe(true);
  });
});

describe("answers", () => {
  test("of strangers, foreign questions and options that are not there change nothing", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
    const mine = await ada.as.call(sittings.start, ask());
    const theirs = await bola.as.call(sittings.start, ask());
    const session_id = mine.session.uuid;
    const good = answersWith(mine.exams, 10);
    const notHere = theirs.exams.find(({ uuid }) => !mine.exams.some((own) => own.uuid === uuid))!;
    expect((await refused(bola.as.call(sittings.saveAnswers, { session_id, answers: good }))).status).toBe(404);
    expect((await refused(bola.as.call(sittings.submitAnswers, { session_id, answers: good }))).status).toBe(404);
    expect((await refused(bola.as.call(sittings.read, { session_id }))).status).toBe(404);
    const odd = [
      [...good, { ...good[0]!, question_id: notHere.uuid }],
      [{ ...good[0]!, selected_option: "E" as const }],
      [{ ...good[0]!, question_id: "not-a-uuid" }],
      [{ ...good[0]!, answered_at: "yesterday" }],
    ];
    for (const answers of odd) {
      expect((await refused(ada.as.call(sittings.saveAnswers, { session_id, answers }))).status).toBe(400);
      expect((await refused(ada.as.call(sittings.submitAnswers, { session_id, answers }))).status).toBe(400);
    }
    expect(await api.db.selectFrom("answer_batches").select("seq").execute()).toEqual([]);
    expect(await api.db.selectFrom("grades").select("id").execute()).toEqual([]);
  });

  test("given later win, in whatever order they arrive", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask());
    const [question] = exams;
    api.clock.advance(60_000);
    const at = api.clock.now().getTime();
    const say = (want: "right" | "wrong", secondsAgo: number) =>
      ada.as.call(sittings.saveAnswers, {
        session_id: session.uuid,
        answers: [
          {
            question_id: question!.uuid,
            answered_at: new Date(at - secondsAgo * 1000).toISOString(),
            selected_option: letterFor(question!, want),
          },
        ],
      });
    await say("right", 5);
    await say("wrong", 30);
    const { answers } = await ada.as.call(sittings.read, { session_id: session.uuid });
    expect(answers).toMatchObject([{ selected_option: letterFor(question!, "right") }]);
  });

  test("keep their times inside the sitting, whatever the device's clock says", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const decade = 10 * 365 * 86_400_000;
    for (const shift of [-decade, decade]) {
      const answers = answersWith(exams, 10, new Date(Date.now() + shift));
      await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers });
    }
    const { data } = await ada.as.send(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
    expect(data.grade.grade_score).toBe(100);
    const { rows } = await sql<{ ok: boolean }>`
      select bool_and(t between s.started_at and now() + interval '1 minute') as ok
      from sitting_answers a join sittings s on s.id = a.sitting_id, unnest(a.answered_at) t`.execute(api.db);
    expect(rows[0]?.ok).toBe(true);
  });
});

describe("exam mode", () => {
  test("sends no key before submission, in any answer of the contract", async () => {
    const api = await startApi();
    const { ask } = await room(api, { questions: 20, years: [2024] });
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam", year: 2024 }));
    expect(exams.every((q) => q.correct_answer === null && q.answer_explanation === null)).toBe(true);
    const session_id = session.uuid;
    await ada.as.call(sittings.saveAnswers, { session_id, answers: answersWith(exams, 5) });
    const reads = [
      await ada.as.call(sittings.read, { session_id }),
      await ada.as.call(sittings.start, ask({ mode: "exam", year: 2024 })),
      await ada.as.call(sittings.open, {}),
      await ada.as.call(sittings.receipt, { session_id }),
      await ada.as.call(sittings.grades, {}),
    ];
    for (const read of reads) {
      expect(JSON.stringify(read)).not.toContain("Because.");
      expect(JSON.stringify(read)).not.toMatch(/"correct_answer":"[A-E]"/);
    }
    expect((await refused(ada.as.call(sittings.review, { session_id }))).status).toBe(404);
    await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
    const review = await ada.as.call(sittings.review, { session_id });
    expect(review.exams[0]?.correct_answer).toBe(letterFor(review.exams[0]!, "right"));
    expect(review.review.filter(({ is_correct }) => is_correct)).toHaveLength(5);
  });

  test("is submitted by the server at the deadline; late answers are kept and not counted", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answersWith(exams, 4).slice(0, 4) });
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline + 60_000));
    await api.settle();
    const [grade] = await ada.as.call(sittings.grades, {});
    expect(grade).toMatchObject({ cause: "expired", correct: 4, total: 10 });

    const inTime = answersWith(exams, 10, new Date(deadline - 1000)).slice(4, 6);
    const late = answersWith(exams, 10, new Date(deadline + 30_000)).slice(6);
    const { grade: after, review } = await ada.as.call(sittings.submitAnswers, {
      session_id: session.uuid,
      answers: [...inTime, ...late],
    });
    expect(after).toMatchObject({ cause: "late_arrival", correct: 6, version: 2, finished_offline: true });
    expect(review.filter((question) => question.late)).toHaveLength(4);
    expect(await ada.as.call(sittings.grades, {})).toHaveLength(1);
  });

  test("takes nothing more once 72 hours have passed", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline + 10_000));
    await api.settle();
    api.clock.set(new Date(deadline + 73 * 3_600_000));
    const back = await aCandidateAgain(api, ada.id);
    const answers = answersWith(exams, 10, new Date(deadline - 1000));
    const { grade } = await back.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    expect(grade).toMatchObject({ correct: 0, version: 1 });
  });

  test("gives extra time to a candidate staff granted it", async () => {
    const api = await startApi();
    const { ask } = await room(api);
    const ada = await aCandidate(api);
    const plain = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await api.db.updateTable("candidates").set({ extra_time_percent: 50 }).where("id", "=", ada.id).execute();
    const longer = await ada.as.call(sittings.start, ask({ mode: "exam", fresh: true }));
    expect(longer.session.duration_minutes).toBe(Math.ceil(plain.session.duration_minutes! * 1.5));
  });
});

test("the receipt holds, replays to the stored grade, and breaks when one byte is changed", async () => {
  const api = await startApi();
  const { ask } = await room(api);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  const session_id = session.uuid;
  for (const [at, answer] of answersWith(exams, 6).entries())
    await ada.as.call(sittings.saveAnswers, { session_id, answers: [{ ...answer, flagged: at === 2 }] });
  const { grade } = await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
  const receipt = await ada.as.call(sittings.receipt, { session_id });
  expect(receipt).toMatchObject({ is_whole: true, replayed: { score: grade.grade_score, correct: grade.correct } });
  await sql`update answer_batches set body = replace(body, '"flagged":true', '"flagged":null') where seq = 3`.execute(
    api.db,
  );
  expect((await ada.as.call(sittings.receipt, { session_id })).is_whole).toBe(false);
});

test("marking again finds nothing on an untouched database, and what was touched by hand", async () => {
  const api = await startApi();
  const { ask } = await room(api);
  const ada = await aCandidate(api);
  for (const right of [2, 9]) {
    const { exams, session } = await ada.as.call(sittings.start, ask({ fresh: true }));
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
  }
  expect(await remarkAll(api.db, api.house.signals)).toEqual({ checked: 2, differences: [] });
  await api.db.updateTable("grades").set({ score: 100, correct: 10 }).where("correct", "=", 2).execute();
  const { differences } = await remarkAll(api.db, api.house.signals);
  expect(differences).toMatchObject([{ stored: "10/10 (100%)", marked: "2/10 (20%)" }]);
});

test("an instance whose marking differs from the database's refuses to mark and keeps the answers", async () => {
  const api = await startApi();
  const { ask } = await room(api);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  await api.db.updateTable("marking").set({ scoring_version: 999 }).execute();
  const sent = { session_id: session.uuid, answers: answersWith(exams, 5) };
  expect((await refused(ada.as.call(sittings.submitAnswers, sent))).status).toBe(503);
  expect(await api.db.selectFrom("grades").select("id").execute()).toEqual([]);
  await ada.as.call(sittings.saveAnswers, sent);
  await api.db.updateTable("marking").set({ scoring_version: 1 }).execute();
  expect((await ada.as.call(sittings.submitAnswers, { ...sent, answers: [] })).grade.correct).toBe(5);
});

async function aCandidateAgain(api: Api, id: number) {
  const { openSession } = await import("../auth/sessions.ts");
  const opened = await openSession(api.db, { candidate_id: id }, { userAgent: "", deviceToken: null }, api.clock.now());
  return api.clientWith(opened.access_token);
}
