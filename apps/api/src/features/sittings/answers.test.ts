import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { answersWith, letterFor, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

describe("answers", () => {
  test("of strangers, for other questions or with missing options change nothing", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
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

  test("given later win, in whatever order they are received", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
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

  test("keep their times within the sitting, whatever the device's clock shows", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
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
      select bool_and(t between s.started_at and ${new Date()}::timestamptz + interval '1 minute') as ok
      from sitting_answers a join sittings s on s.id = a.sitting_id, unnest(a.answered_at) t`.execute(api.db);
    expect(rows[0]?.ok).toBe(true);
  });
});
