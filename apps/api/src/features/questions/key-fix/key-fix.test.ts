import { itemAnalysis, questions, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";

async function setUp() {
  const api = await startApi();
  const fixture = await examFixture(api.db, { questions: 10, years: [2024] });
  const owner = await aStaffMember(api);
  const sit = async (right: number, candidate?: Awaited<ReturnType<typeof aCandidate>>) => {
    const who = candidate ?? (await aCandidate(api));
    const started = await who.as.call(sittings.start, {
      exam_id: fixture.exam.uuid,
      subject_id: fixture.subject.uuid,
      year: 2024,
      mode: "exam",
      fresh: true,
    });
    const answers = answersWith(started.exams, right, api.clock.now());
    const graded = await who.as.call(sittings.submitAnswers, { session_id: started.session.uuid, answers });
    return { who, uuid: started.session.uuid, started, answers, graded };
  };
  return { api, fixture, owner, sit };
}

/** The letter staff use for a question's option. The fixture's options are in the order right, w1, w2, w3. */
const staffLetter = { right: "A", w1: "B", w2: "C", w3: "D" } as const;

const figures = async (api: Api) =>
  (
    await sql<{ option: string; score: number; responses: number }>`
      select option, score, sum(responses)::int as responses from item_figures where responses <> 0 group by 1, 2
        order by 1, 2`.execute(api.db)
  ).rows;

test("a corrected key remarks every test, notifies each candidate once, and the statistics follow", async () => {
  const { api, owner, sit } = await setUp();
  const first = await sit(10);
  const second = await sit(0);
  const again = await sit(10, first.who);
  await api.settle();
  const wrong = second.answers[0]!;
  const chosen = second.started.exams[0]!;
  const html = [chosen.option_a, chosen.option_b, chosen.option_c, chosen.option_d][
    "ABCD".indexOf(wrong.selected_option)
  ]!;
  const option = html.split(" ")[0] as keyof typeof staffLetter;

  const asked = { question_id: chosen.uuid, accepted: [staffLetter[option]], is_void: false, reason: "Misprint" };
  const fix = await owner.as.call(itemAnalysis.fixKey, asked);
  expect(fix).toMatchObject({ state: "waiting", accepted: [staffLetter[option]], remarked: 0 });
  await api.settle();

  const grade = async ({ who, uuid }: typeof first) => (await who.as.call(sittings.review, { session_id: uuid })).grade;
  const corrected = await grade(first);
  expect(corrected).toMatchObject({ grade_score: 90, correct: 9, version: 2, cause: "key_fix" });
  expect(corrected.grade_created_at).toBe(first.graded.grade.grade_created_at);
  expect(await grade(second)).toMatchObject({ grade_score: 10, correct: 1, version: 2 });
  expect(await grade(again)).toMatchObject({ grade_score: 90, version: 2 });
  // A repeated submission returns the current grade.
  const repeated = { session_id: first.uuid, answers: first.answers };
  expect((await first.who.as.call(sittings.submitAnswers, repeated)).grade.version).toBe(2);

  const notices = await api.db
    .selectFrom("notifications")
    .select(["candidate_id", "body", "link"])
    .where("once_key", "like", "key-fix:%")
    .orderBy("id")
    .execute();
  expect(notices.map(({ candidate_id }) => candidate_id).sort()).toEqual([first.who.id, second.who.id].sort());
  expect(notices[0]!.body).toContain("90% (it was 100%)");
  expect(notices[0]!.link).toBe(`/test/${first.uuid}/result`);

  const { key_fixes, statistics } = await owner.as.call(itemAnalysis.ofQuestion, {
    question_id: chosen.uuid,
    from: "all",
  });
  expect(key_fixes[0]).toMatchObject({ state: "done", progress: 100, remarked: 3, reason: "Misprint" });
  expect(statistics).toMatchObject({ responses: 3, facility: 1 / 3 });
  expect((await figures(api)).reduce((sum, row) => sum + row.responses, 0)).toBe(30);
  expect(new Set((await figures(api)).map(({ score }) => score))).toEqual(new Set([10, 90]));
  const { question } = await owner.as.call(questions.read, { question_id: chosen.uuid });
  expect(question).toMatchObject({ times_answered: 3, correct_rate: 33, revision: 1 });

  // The same correction again changes nothing. A correction that affects no grade makes no new version.
  expect((await refused(owner.as.call(itemAnalysis.fixKey, asked))).status).toBe(409);
  await api.settle();
  expect((await grade(first)).version).toBe(2);
});

test("a void question gives everyone the mark", async () => {
  const { api, owner, sit } = await setUp();
  const test = await sit(5);
  await api.settle();
  const last = test.started.exams.at(-1)!;
  const asked = { question_id: last.uuid, accepted: [], is_void: true, reason: "No option is right" };
  await owner.as.call(itemAnalysis.fixKey, asked);
  await api.settle();
  const { grade, review } = await test.who.as.call(sittings.review, { session_id: test.uuid });
  expect([grade.correct, grade.total, grade.version]).toEqual([6, 10, 2]);
  expect(review.at(-1)).toMatchObject({ is_void: true, is_correct: true });
});

test("remarking continues where it stopped, and a test marked meanwhile by the old key is not missed", async () => {
  const { api, owner, sit } = await setUp();
  const tests = [await sit(10), await sit(10), await sit(10)];
  const question = tests[0]!.started.exams[0]!;
  await owner.as.call(itemAnalysis.fixKey, {
    question_id: question.uuid,
    accepted: ["B"],
    is_void: false,
    reason: "x",
  });
  // As if another process had marked the first test just after the batch had passed it.
  await sql`update key_fixes set after_sitting_id = (select min(id) from sittings)`.execute(api.db);
  await api.settle();
  const versions = await api.db
    .selectFrom("grades")
    .select(["sitting_id", "version", "correct"])
    .where("is_current", "=", true)
    .orderBy("sitting_id")
    .execute();
  expect(versions.map(({ version, correct }) => [version, correct])).toEqual([
    [2, 9],
    [2, 9],
    [2, 9],
  ]);
});

test("only publishers correct keys, with a reason, and only to existing options", async () => {
  const { api, owner, sit } = await setUp();
  const { started } = await sit(3);
  const editor = await aStaffMember(api, { role: "editor" });
  const asked = { question_id: started.exams[0]!.uuid, accepted: ["B" as const], is_void: false, reason: "Misprint" };
  expect((await refused(editor.as.call(itemAnalysis.fixKey, asked))).code).toBe("not_allowed");
  expect((await refused(owner.as.call(itemAnalysis.fixKey, { ...asked, reason: " " }))).message).toBe(
    "Enter why you are changing the answer key",
  );
  expect((await refused(owner.as.call(itemAnalysis.fixKey, { ...asked, accepted: [] }))).message).toBe(
    "Choose the correct answer",
  );
  expect((await refused(owner.as.call(itemAnalysis.fixKey, { ...asked, accepted: ["A"] }))).status).toBe(409);
});

test("a key that good candidates contradict is queued until somebody judges it", async () => {
  const { api, owner } = await setUp();
  const question = await api.db
    .selectFrom("questions")
    .select(["id", "uuid", "live_revision_id"])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const revision_id = question.live_revision_id!;
  const row = (option: string, score: number) => ({
    revision_id,
    kind: "first" as const,
    rest: score * 10,
    option,
    score,
    responses: 20,
    seconds: 400,
    timed: 20,
  });
  await api.db
    .insertInto("item_figures")
    .values([row("w2", 90), row("w2", 80), row("right", 20), row("w1", 30)])
    .execute();
  await api.db.insertInto("item_statistics").values({ revision_id, question_id: question.id }).execute();
  await api.settle();
  const { items } = await owner.as.call(itemAnalysis.suspects, {});
  expect(items).toMatchObject([{ question: { id: question.uuid }, suspect: "C", responses: 80 }]);
  expect((await owner.as.call(questions.tiles, {})).suspect_keys).toBe(1);
  await owner.as.call(itemAnalysis.keepKey, { question_id: question.uuid });
  expect((await owner.as.call(itemAnalysis.suspects, {})).items).toEqual([]);
});
