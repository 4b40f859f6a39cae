import { sittings } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { answersWith, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

describe("exam mode", () => {
  test("sends no key before submission, in any response of the contract", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db, { questions: 20, years: [2024] });
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
      expect(JSON.stringify(read)).not.toContain("Because");
      expect(JSON.stringify(read)).not.toMatch(/"correct_answer":"[A-E]"/);
    }
    expect((await refused(ada.as.call(sittings.review, { session_id }))).status).toBe(404);
    await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
    const review = await ada.as.call(sittings.review, { session_id });
    expect(review.exams[0]?.correct_answer).toBe(letterFor(review.exams[0]!, "right"));
    expect(review.review.filter(({ is_correct }) => is_correct)).toHaveLength(5);
  });

  test("is submitted by the server at the deadline; late answers are stored and not counted", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answersWith(exams, 4).slice(0, 4) });
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline + 60_000));
    await api.settle();
    expect(await ada.as.call(sittings.grades, {})).toEqual([]);
    const waiting = await ada.as.call(sittings.review, { session_id: session.uuid });
    expect(waiting).toMatchObject({ session: { state: "expired" }, waits_for: { reason: "late_answers" } });
    expect(waiting.grade).toMatchObject({ cause: "expired", version: 0, correct: 0, total: 0 });

    const inTime = answersWith(exams, 10, new Date(deadline - 1000)).slice(4, 6);
    const late = answersWith(exams, 10, new Date(deadline + 30_000)).slice(6);
    const { grade: after, review } = await ada.as.call(sittings.submitAnswers, {
      session_id: session.uuid,
      answers: [...inTime, ...late],
    });
    expect(after).toMatchObject({ cause: "late_arrival", correct: 6, version: 1, finished_offline: true });
    expect(review.filter((question) => question.late)).toHaveLength(4);
    expect(await ada.as.call(sittings.grades, {})).toHaveLength(1);
  });

  test("accepts nothing after 72 hours have passed", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    const deadline = Date.parse(session.deadline_at!);
    api.clock.set(new Date(deadline + 10_000));
    await api.settle();
    api.clock.set(new Date(deadline + 73 * 3_600_000));
    const back = await signedInAgain(api, ada.id);
    const answers = answersWith(exams, 10, new Date(deadline - 1000));
    const { grade } = await back.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    expect(grade).toMatchObject({ correct: 0, version: 1 });
  });

  test("gives extra time to a candidate if staff granted it", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const plain = await ada.as.call(sittings.start, ask({ mode: "exam" }));
    await api.db.updateTable("candidates").set({ extra_time_percent: 50 }).where("id", "=", ada.id).execute();
    const longer = await ada.as.call(sittings.start, ask({ mode: "exam", fresh: true }));
    expect(longer.session.duration_minutes).toBe(Math.ceil(plain.session.duration_minutes! * 1.5));
  });
});
