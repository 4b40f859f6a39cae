import { leaderboard, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("a student who joins the leaderboard brings their own points and changes nobody else's points", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 60 });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (const student of [ada, bola]) {
    await api.db
      .updateTable("candidate_profiles")
      .set({ is_adult: true })
      .where("candidate_id", "=", student.id)
      .execute();
    const where = { exam_id: exam.uuid, subject_id: subject.uuid };
    const opened = await student.as.call(sittings.start, { ...where, mode: "exam", fresh: true });
    const startedAt = api.clock.now().getTime();
    const answers = answersWith(opened.exams, 8).map((answer, at) => ({
      ...answer,
      shown_at: new Date(startedAt + at * 20_000).toISOString(),
      answered_at: new Date(startedAt + (at + 1) * 20_000).toISOString(),
    }));
    api.clock.advance(answers.length * 20_000);
    await student.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
    await api.settle();
  }
  await ada.as.call(leaderboard.join, {});
  const [alone] = (await ada.as.call(leaderboard.board, {})).rows;
  expect(alone).toMatchObject({ tests: 1, is_me: true });

  await bola.as.call(leaderboard.join, {});
  const { rows } = await ada.as.call(leaderboard.board, {});
  expect(rows.map(({ tests }) => tests)).toEqual([1, 1]);
  expect(rows.find(({ is_me }) => is_me)?.points).toBe(alone?.points);
});
