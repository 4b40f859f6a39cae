// No endpoint sends the key of a question in one of the candidate's tests that still takes answers.
import { type ApiError, leaderboard, privacy, sittings } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { features } from "../../app.ts";
import { aMock, answersWith, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { eraseCandidate } from "../profile/erase-candidate.ts";

const keysIn = (reply: object) => JSON.stringify(reply).match(/"correct_answer":"[A-E]"|Because/g) ?? [];

/** Every question right, at a pace that is humanly possible by both clocks. */
async function sitWell(api: Api, session: { uuid: string }, exams: Parameters<typeof answersWith>[0], as: AsCaller) {
  const begun = api.clock.now().getTime();
  const seconds = 15;
  const answers = answersWith(exams, exams.length).map((answer, at) => ({
    ...answer,
    shown_at: new Date(begun + at * seconds * 1000).toISOString(),
    answered_at: new Date(begun + (at + 1) * seconds * 1000).toISOString(),
  }));
  api.clock.advance(exams.length * seconds * 1000);
  await as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await api.settle();
}
type AsCaller = Awaited<ReturnType<typeof aCandidate>>["as"];

const examOf = async (more: Parameters<typeof startableExam>[1] = {}) => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12, years: [2024], ...more });
  const ada = await aCandidate(api);
  return { api, ada, room, ask: room.ask };
};

describe("while an exam runs", () => {
  test("it cannot be taken again in practice to read its key", async () => {
    const { ada, ask } = await examOf();
    const { session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const asked = ask({ mode: "practice", again: session.uuid });
    const answer = await ada.as.call(sittings.start, asked).catch((problem: ApiError) => problem);
    expect(keysIn(answer)).toEqual([]);
    expect(answer).toMatchObject({ status: 400, message: "Submit this test first. Then you can take it again." });
  });

  test("a mock cannot be taken again under any subject, in progress or submitted", async () => {
    const { api, ada, room, ask } = await examOf({ questions: 60 });
    const slug = await aMock(api.db, room);
    const { session } = await ada.as.call(sittings.startMock, { slug, subjects: [] });
    const asked = ask({ again: session.uuid });
    const answer = await ada.as.call(sittings.start, asked).catch((problem: ApiError) => problem);
    expect(keysIn(answer)).toEqual([]);
    expect(answer).toMatchObject({ status: 400 });
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
    expect((await refused(ada.as.call(sittings.start, ask({ again: session.uuid })))).status).toBe(400);
  });

  test("the same paper in practice comes without key and explanation, and does not show right or wrong", async () => {
    const { ada, ask } = await examOf();
    const exam = await ada.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    const practice = await ada.as.call(sittings.start, ask({ year: 2024, mode: "practice" }));
    expect(practice.exams).toHaveLength(12);
    const session_id = practice.session.uuid;
    const replies = [
      practice,
      await ada.as.call(sittings.read, { session_id }),
      await ada.as.call(sittings.start, ask({ year: 2024, mode: "practice" })),
      await ada.as.call(sittings.submitAnswers, { session_id, answers: answersWith(practice.exams, 12) }),
      await ada.as.call(sittings.submitAnswers, { session_id, answers: [] }),
      await ada.as.call(sittings.review, { session_id }),
    ];
    for (const reply of replies) {
      expect(keysIn(reply)).toEqual([]);
      expect(JSON.stringify(reply)).not.toMatch(/"is_correct":(true|false)/);
    }
    await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: [] });
    const review = await ada.as.call(sittings.review, { session_id });
    expect(review.review.filter(({ is_correct }) => is_correct)).toHaveLength(12);
    expect(review.exams[0]!.correct_answer).toBe(letterFor(review.exams[0]!, "right"));
  });

  test("practice draws other questions, and if there are none, these without their keys", async () => {
    const { ada, ask } = await examOf({ questions: 24 });
    const exam = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const inExam = new Set(exam.exams.map(({ uuid }) => uuid));
    const practice = await ada.as.call(sittings.start, ask());
    expect(practice.exams.filter(({ uuid }) => inExam.has(uuid))).toEqual([]);
    expect(practice.exams.every(({ correct_answer }) => correct_answer !== null)).toBe(true);

    const small = await examOf({ questions: 12 });
    const whole = await small.ada.as.call(sittings.start, small.ask({ mode: "exam" }));
    const rest = await small.ada.as.call(sittings.start, small.ask());
    const known = new Set(whole.exams.map(({ uuid }) => uuid));
    expect(rest.exams).toHaveLength(10);
    expect(rest.exams.filter(({ uuid }) => !known.has(uuid))).toHaveLength(2);
    for (const { uuid, correct_answer } of rest.exams) expect(correct_answer === null).toBe(known.has(uuid));
  });

  test("another submitted exam with the same questions does not reveal their keys either", async () => {
    const { ada, ask } = await examOf();
    await ada.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    const other = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const session_id = other.session.uuid;
    const handedIn = await ada.as.call(sittings.submitAnswers, { session_id, answers: answersWith(other.exams, 10) });
    expect(keysIn(handedIn)).toEqual([]);
    expect(keysIn(await ada.as.call(sittings.review, { session_id }))).toEqual([]);
  });

  test("a retake needs its own exam and subject, and papers are taken again by their year", async () => {
    const { api, ada, ask } = await examOf();
    const other = await startableExam(api.db, { questions: 12 });
    const first = await ada.as.call(sittings.start, ask());
    await ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers: [] });
    const wrongPlace = await refused(ada.as.call(sittings.start, other.ask({ again: first.session.uuid })));
    expect(wrongPlace).toMatchObject({ status: 400, message: "This test belongs to another exam or subject." });
    const paper = await ada.as.call(sittings.start, ask({ year: 2024 }));
    await ada.as.call(sittings.submitAnswers, { session_id: paper.session.uuid, answers: [] });
    expect((await refused(ada.as.call(sittings.start, ask({ again: paper.session.uuid })))).status).toBe(400);
    expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
  });
});

describe("points", () => {
  const points = (as: AsCaller) => as.call(leaderboard.place, {}).then((place) => place.points);

  test("are not given for a paper that was opened in practice while the exam ran", async () => {
    const { api, ada, ask } = await examOf();
    const exam = await ada.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    await ada.as.call(sittings.start, ask({ year: 2024, mode: "practice" }));
    await sitWell(api, exam.session, exam.exams, ada.as);
    expect(await points(ada.as)).toBe(0);
  });

  test("are not given for questions seen before the history was cleared, and erasure deletes that record", async () => {
    const { api, ada, ask } = await examOf();
    const practice = await ada.as.call(sittings.start, ask({ year: 2024, mode: "practice" }));
    expect(practice.exams[0]!.correct_answer).not.toBe(null);
    await ada.as.call(privacy.clear, { confirmation: "CLEAR" });
    const exam = await ada.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    await sitWell(api, exam.session, exam.exams, ada.as);
    expect(await points(ada.as)).toBe(0);
    const cached = () => api.db.selectFrom("cleared_questions").selectAll().execute();
    expect(await cached()).toHaveLength(12);
    await eraseCandidate(api.db, features, ada.id, api.clock.now());
    expect(await cached()).toEqual([]);

    const bola = await aCandidate(api);
    const fresh = await bola.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    await sitWell(api, fresh.session, fresh.exams, bola.as);
    expect(await points(bola.as)).toBe(60);
  });
});

describe("an expired exam", () => {
  const expired = async () => {
    const given = await examOf();
    const { api, ada, ask } = given;
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline + 60_000));
    await api.settle();
    const back = await signedInAgain(api, ada.id);
    const inTime = answersWith(exams, exams.length, new Date(deadline - 1000));
    return { ...given, exams, session_id: session.uuid, deadline, back, inTime };
  };

  test("shows no key while answers may still be received; viewing the result on purpose closes it", async () => {
    const { back, session_id, inTime } = await expired();
    const waiting = await back.call(sittings.review, { session_id });
    expect(keysIn(waiting)).toEqual([]);
    expect(waiting).toMatchObject({ session: { state: "expired" }, grade: { correct: 0, cause: "expired" } });
    const looked = await back.call(sittings.review, { session_id, look: true });
    expect(looked.exams.every(({ correct_answer }) => correct_answer !== null)).toBe(true);
    const { grade } = await back.call(sittings.submitAnswers, { session_id, answers: inTime });
    expect(grade).toMatchObject({ version: 1, correct: 0, cause: "expired" });
    expect((await back.call(sittings.review, { session_id })).exams[0]!.correct_answer).not.toBe(null);
  });

  test("either accepts the answers or shows the key, whichever comes first, never answers after the key", async () => {
    for (let round = 0; round < 6; round++) {
      const { back, session_id, inTime, api } = await expired();
      const [looked, late] = await Promise.all([
        back.call(sittings.review, { session_id, look: true }),
        back.call(sittings.submitAnswers, { session_id, answers: inTime }),
      ]);
      const sitting = await api.db
        .selectFrom("sittings")
        .select("state")
        .where("uuid", "=", session_id)
        .executeTakeFirst();
      expect(sitting!.state).toBe("submitted");
      const { grade } = await back.call(sittings.review, { session_id });
      expect(grade.version).toBe(late.grade.version);
      // The grade that was shown is the one that stays: nothing was counted after the key was shown.
      expect(grade.version).toBe(looked.grade.version);
    }
  }, 120_000);

  test("hides its questions on every other endpoint until it is closed, by a view or after three days", async () => {
    const { api, ada, ask, back, deadline } = await expired();
    const practice = await back.call(sittings.start, ask({ year: 2024 }));
    expect(practice.exams.filter(({ correct_answer }) => correct_answer === null)).toHaveLength(10);
    api.clock.set(new Date(deadline + 73 * 3_600_000));
    await api.settle();
    const later = await signedInAgain(api, ada.id);
    const open = await later.call(sittings.start, ask({ year: 2024 }));
    expect(open.exams.filter(({ correct_answer }) => correct_answer === null)).toHaveLength(0);
  });
});

describe("the times a device reports", () => {
  const cutOff = async (savedSecondsBeforeEnd: number) => {
    const { api, ada, ask } = await examOf({ questions: 40, years: [2024] });
    const { exams, session } = await ada.as.call(sittings.start, ask({ year: 2024, mode: "exam" }));
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline - savedSecondsBeforeEnd * 1000));
    const saved = answersWith(exams, 40, api.clock.now()).slice(0, 4);
    await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: saved });
    api.clock.set(new Date(deadline + 3_600_000));
    await api.settle();
    return { api, exams, deadline, session_id: session.uuid, back: await signedInAgain(api, ada.id) };
  };

  test("are trusted for a candidate who was offline and continued", async () => {
    const { exams, deadline, session_id, back } = await cutOff(900);
    const answers = answersWith(exams, 40, new Date(deadline - 5_000));
    const { grade } = await back.call(sittings.submitAnswers, { session_id, answers });
    expect(grade).toMatchObject({ correct: 40, cause: "late_arrival", finished_offline: true });
  });

  test("do not allow more answers than fit between the last message and the deadline", async () => {
    const { exams, deadline, session_id, back } = await cutOff(5);
    const answers = answersWith(exams, 40, new Date(deadline - 600_000));
    const sent = { session_id, answers, elapsed_ms: 0 };
    const { grade, review } = await back.call(sittings.submitAnswers, sent);
    expect(grade.finished_offline).toBe(true);
    expect(grade.correct).toBeLessThanOrEqual(4 + 6);
    expect(review.filter(({ late }) => late).length).toBeGreaterThanOrEqual(30);
  });

  test("do not turn a test submitted after its end into one submitted in time", async () => {
    const { api, ada, ask } = await examOf();
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    // The server's own check of the clock has not run yet.
    api.clock.set(new Date(Date.parse(session.deadline_at!) + 30_000));
    const answers = answersWith(exams, 10, new Date(Date.parse(session.deadline_at!) - 60_000));
    const { grade } = await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers, elapsed_ms: 0 });
    expect(grade).toMatchObject({ cause: "late_arrival", finished_offline: true, correct: 10 });
  });
});

describe("the server's clock", () => {
  test("set forward by two hours ends no exam in progress, which stays ranked and in time, also when corrected", async () => {
    const { api, ada, ask } = await examOf();
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await api.settle();
    api.clock.step(2 * 3_600_000);
    await api.settle();
    await api.settle();
    const stateOf = async () =>
      (await api.db.selectFrom("sittings").select("state").where("uuid", "=", session.uuid).executeTakeFirst())!.state;
    expect(await stateOf()).toBe("open");
    const answers = answersWith(exams, 10, new Date(Date.parse(session.started_at) + 60_000));
    const back = await signedInAgain(api, ada.id);
    expect(await back.call(sittings.saveAnswers, { session_id: session.uuid, answers })).toMatchObject({ kept: 10 });
    api.clock.step(-2 * 3_600_000);
    await api.settle();
    expect(await stateOf()).toBe("open");
    const { grade } = await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
    expect(grade).toMatchObject({ cause: "submitted", correct: 10, finished_offline: false });
  });

  test("set forward still lets an exam end when its own time is over", async () => {
    const { api, ada, ask } = await examOf();
    const { session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await api.settle();
    api.clock.step(2 * 3_600_000);
    await api.settle();
    api.clock.advance(session.duration_minutes! * 60_000 + 10_000);
    await api.settle();
    const back = await signedInAgain(api, ada.id);
    expect(await back.call(sittings.review, { session_id: session.uuid })).toMatchObject({
      session: { state: "expired" },
      waits_for: { reason: "late_answers" },
    });
  });
});
