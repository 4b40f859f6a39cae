import { type DataOf, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

type FirstQuestionReply = NonNullable<DataOf<typeof sittings.firstQuestion>>;

async function room() {
  const api = await startApi();
  const { ask } = await startableExam(api.db, { questions: 40 });
  const ada = await aCandidate(api);
  const told = async (more = {}): Promise<FirstQuestionReply & { session_id: string }> => {
    const { session, question } = (await ada.as.call(sittings.firstQuestion, ask(more)))!;
    return { session, question, session_id: session.uuid };
  };
  return { api, ask, ada, told };
}

test("a practice test starts with the announced question, options in the same order, key hidden until then", async () => {
  const { ask, ada, told } = await room();
  for (let round = 0; round < 3; round++) {
    const { session_id, question, session: toBe } = await told();
    expect(JSON.stringify(question)).not.toMatch(/correct_answer|also_right|answer_explanation|whys/);
    const { session, exams } = await ada.as.call(sittings.start, ask({ session_id }));
    expect(session).toMatchObject({ uuid: session_id, resumed: false });
    expect(session.sections).toEqual(toBe.sections);
    expect(exams).toHaveLength(toBe.sections[0]!.count);
    expect(exams[0]).toMatchObject(question);
    expect(exams[0]!.correct_answer).not.toBeNull();
    await ada.as.call(sittings.submitAnswers, { session_id, answers: answersWith(exams, 3) });
  }
});

test("asking for it uses up no test; another person's name draws a different question", async () => {
  const { api, ask, ada, told } = await room();
  const { session_id, question } = await told({ count: 10 });
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
  expect(await api.db.selectFrom("sittings").select("id").execute()).toEqual([]);
  const others = await Promise.all(Array.from({ length: 4 }, () => aCandidate(api)));
  const first = async (who: (typeof others)[number]) =>
    (await who.as.call(sittings.start, { ...ask({ count: 10 }), fresh: true })).exams[0]!.uuid;
  const drawn = new Set([question.uuid, ...(await Promise.all(others.map(first)))]);
  expect(drawn.size).toBeGreaterThan(1);
  // The test name belongs to nobody: the first to use it gets it, and the next student's test gets another.
  const taken = await others[0]!.as.call(sittings.start, ask({ session_id, fresh: true }));
  expect(taken.session.uuid).toBe(session_id);
  expect((await ada.as.call(sittings.start, ask({ session_id }))).session.uuid).not.toBe(session_id);
});

test("a question shown early counts for the day once, and not again when its test starts", async () => {
  const { api, ask, ada, told } = await room();
  const handed = async () =>
    (await api.db.selectFrom("questions_handed").select("questions").executeTakeFirst())?.questions ?? 0;
  const shown = new Set<string>();
  for (let at = 0; at < 8; at++) shown.add((await told()).question.uuid);
  expect(await handed()).toBe(shown.size);
  const { session_id, question } = await told();
  shown.add(question.uuid);
  await ada.as.call(sittings.start, ask({ session_id }));
  expect(await handed()).toBe(shown.size + 9);

  const bola = await aCandidate(api);
  await api.owner.updateTable("plans").set({ questions_a_day: 12 }).execute();
  const before = await handed();
  const read = new Set<string>();
  const early = () => bola.as.call(sittings.firstQuestion, ask());
  let last: Awaited<ReturnType<typeof refused>> | null = null;
  for (let at = 0; at < 60 && !last; at++)
    await early().then(
      (one) => read.add(one!.question.uuid),
      async (problem: Error) => {
        last = await refused(Promise.reject(problem));
      },
    );
  expect(last).toMatchObject({ status: 429 });
  expect(read.size).toBe(12);
  expect(await handed()).toBe(before);
});

test("a start with a lost reply continues the same test; after submission the name makes a new one", async () => {
  const { ask, ada, told } = await room();
  const { session_id } = await told();
  const { exams } = await ada.as.call(sittings.start, ask({ session_id }));
  expect((await ada.as.call(sittings.start, ask({ session_id }))).session).toMatchObject({
    uuid: session_id,
    resumed: true,
  });
  expect(await ada.as.call(sittings.firstQuestion, ask())).toBeNull();
  await ada.as.call(sittings.submitAnswers, { session_id, answers: answersWith(exams, 1) });
  const next = await ada.as.call(sittings.start, ask({ session_id }));
  expect(next.session.uuid).not.toBe(session_id);
  expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(4);
});

test("an exam, a paper and a retake are not prepared in advance", async () => {
  const { ask, ada, told } = await room();
  const { session_id } = await told();
  for (const wish of [{ mode: "exam" as const }, { again: session_id }]) {
    const problem = await refused(ada.as.call(sittings.start, ask({ ...wish, session_id })));
    expect([problem.status, problem.message]).toEqual([
      400,
      "We can load a test in advance only if it is a new practice test.",
    ]);
  }
  expect((await refused(ada.as.call(sittings.firstQuestion, ask({ topic: session_id })))).status).toBe(404);
});
