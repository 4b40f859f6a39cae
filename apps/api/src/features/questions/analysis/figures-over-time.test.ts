// Fifty first answers in exam mode: kept by month, exported, and used in place of the author's estimate.
import { itemAnalysis, papers, questions } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";
import { measuredDifficulty } from "./measured-difficulty.ts";

/** Ten minutes later, when every question may be analysed again. */
async function answered(api: Api, revision_id: number, question_id: number, right: number, wrong: number) {
  api.clock.advance(600_000);
  await answeredNow(api, revision_id, question_id, right, wrong);
}

async function answeredNow(api: Api, revision_id: number, question_id: number, right: number, wrong: number) {
  const row = (option: string, score: number, responses: number) => ({
    ...{ revision_id, kind: "first" as const, rest: score * 10, option, score, responses, seconds: 0, timed: 0 },
  });
  await api.db.deleteFrom("item_figures").where("revision_id", "=", revision_id).execute();
  await api.db
    .insertInto("item_figures")
    .values([row("right", 80, right), row("w1", 20, wrong)])
    .execute();
  await api.db
    .insertInto("item_statistics")
    .values({ revision_id, question_id })
    .onConflict((conflict) => conflict.column("revision_id").doUpdateSet({ stale: true }))
    .execute();
  await api.settle();
}

async function setUp() {
  const api = await startApi();
  await examFixture(api.db, { questions: 5, years: [2024] });
  const owner = await aStaffMember(api, { confirmed: true });
  const question = await api.db
    .selectFrom("questions")
    .select(["id", "uuid", "live_revision_id"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const read = async () => (await owner.as.call(questions.read, { question_id: question.uuid })).question;
  return { api, owner, question, read, revision: question.live_revision_id! };
}

test("the limits of measured difficulty", () => {
  expect(measuredDifficulty(49, 0.9)).toBeNull();
  expect(measuredDifficulty(50, null)).toBeNull();
  expect([0.7, 0.69, 0.4, 0.39].map((facility) => measuredDifficulty(50, facility))).toEqual([
    ...["easy", "medium", "medium", "hard"],
  ]);
});

test("difficulty is measured from fifty first answers; the author's value is kept, editable and used again later", async () => {
  const { api, owner, question, read, revision } = await setUp();
  expect(await read()).toMatchObject({ difficulty_level: "easy", author_difficulty: null });
  await answered(api, revision, question.id, 10, 39);
  expect(await read()).toMatchObject({ difficulty_level: "easy", author_difficulty: null });
  await answered(api, revision, question.id, 10, 40);
  expect(await read()).toMatchObject({ difficulty_level: "hard", author_difficulty: "easy" });
  expect((await owner.as.call(questions.list, { difficulty_level: "hard" })).items.map(({ id }) => id)).toEqual([
    question.uuid,
  ]);

  const change = { question_ids: [question.uuid], difficulty_level: "medium" as const };
  const { undo } = await owner.as.call(questions.bulkChange, change);
  expect(await read()).toMatchObject({ difficulty_level: "hard", author_difficulty: "medium" });
  await owner.as.call(questions.bulkUndo, { change_id: undo! });
  expect(await read()).toMatchObject({ difficulty_level: "hard", author_difficulty: "easy" });
  const was = await read();
  await owner.as.call(questions.edit, {
    ...{ question_id: was.id, question_body: was.question_body_source, subject_id: was.subject_id },
    ...{ exam_type_id: was.exam_type_id!, answer_explanation: "So.", difficulty_level: "medium", year: 2024 },
    ...{ question_type: "TEXTS_ONLY", status: "ACTIVE", source: "original", correct_answer: "A" },
    ...{ option_a: was.option_a_source, option_b: was.option_b_source },
    ...{ option_c: was.option_c_source, option_d: was.option_d_source },
  });
  expect(await read()).toMatchObject({ difficulty_level: "hard", author_difficulty: "medium" });

  // Answers are removed again, as when a test is remarked: the author's difficulty is used again.
  const { live_revision_id } = await api.db
    .selectFrom("questions")
    .select("live_revision_id")
    .where("id", "=", question.id)
    .executeTakeFirstOrThrow();
  await answered(api, live_revision_id!, question.id, 5, 5);
  expect(await read()).toMatchObject({ difficulty_level: "medium", author_difficulty: null });
});

test("the more answers a question has, the longer it waits for its next analysis; a corrected key does not wait", async () => {
  const { api, owner, question, revision } = await setUp();
  const known = async () => {
    const { responses, correct } = await api.db
      .selectFrom("item_statistics")
      .select(["responses", "correct"])
      .where("revision_id", "=", revision)
      .executeTakeFirstOrThrow();
    return { responses, correct };
  };
  await answeredNow(api, revision, question.id, 3, 1);
  expect(await known()).toEqual({ responses: 4, correct: 3 });
  await answeredNow(api, revision, question.id, 90, 10);
  expect(await known(), "at once").toEqual({ responses: 4, correct: 3 });
  api.clock.advance(60_000);
  await api.settle();
  expect(await known(), "a minute later").toEqual({ responses: 100, correct: 90 });

  await answeredNow(api, revision, question.id, 3_000, 1_000);
  api.clock.advance(99_000);
  await api.settle();
  expect(await known(), "a second too early").toEqual({ responses: 100, correct: 90 });
  api.clock.advance(1_000);
  await api.settle();
  expect(await known()).toEqual({ responses: 4_000, correct: 3_000 });

  await answeredNow(api, revision, question.id, 3_001, 1_000);
  const fix = { question_id: question.uuid, accepted: ["B" as const], is_void: false, reason: "Misprint" };
  await owner.as.call(itemAnalysis.fixKey, fix);
  await api.settle();
  expect(await known()).toEqual({ responses: 4_001, correct: 1_000 });

  await answeredNow(api, revision, question.id, 3_002, 1_000);
  api.clock.advance(600_000);
  await api.settle();
  expect((await known()).responses, "ten minutes at most").toBe(4_002);
});

test("each month keeps the last statistics of that month", async () => {
  const { api, question, revision } = await setUp();
  api.clock.set(new Date("2026-11-20T10:00:00Z"));
  await answered(api, revision, question.id, 20, 20);
  await answered(api, revision, question.id, 30, 20);
  api.clock.set(new Date("2026-11-30T23:30:00Z"));
  await answered(api, revision, question.id, 60, 20);
  const reader = await aStaffMember(api);
  const { history } = await reader.as.call(itemAnalysis.ofQuestion, { question_id: question.uuid });
  expect(history).toMatchObject([
    // In Lagos it is already December.
    { month: "2026-12-01", revision: 1, responses: 80, facility: 0.75, enough: true },
    { month: "2026-11-01", revision: 1, responses: 50, facility: 0.6 },
  ]);
  expect(history[0]!.item_rest).toBeCloseTo(1, 10);
});

test("statistics are exported as a table in which no text runs as a formula", async () => {
  const { api, owner, question, revision } = await setUp();
  await answeredNow(api, revision, question.id, 30, 20);
  await api.db
    .updateTable("question_revisions")
    .set({ body_source: '=HYPERLINK("x")' })
    .where("id", "=", revision)
    .execute();
  const found = await owner.as.call(itemAnalysis.export, { found: { search: question.uuid } });
  expect(found.rows).toBe(1);
  const [head, row] = found.csv.trim().split("\r\n");
  expect(head).toContain("Question id,Subject");
  expect(row).toContain(`${question.uuid}`);
  expect(row).toContain('"\'=HYPERLINK(""x"")"');
  expect(row).toContain("medium,easy,50,yes,0.6,0.0693,1,");

  const [subject] = await api.db.selectFrom("subjects").select("uuid").execute();
  const [exam] = await api.db.selectFrom("exam_types").select("uuid").execute();
  const list = await owner.as.call(papers.list, { exam_type_id: exam!.uuid, subject_id: subject!.uuid });
  const ofPaper = await owner.as.call(itemAnalysis.export, { paper_id: list.papers[0]!.uuid });
  expect(ofPaper.rows).toBe(5);
  expect((await refused(owner.as.call(itemAnalysis.export, {}))).message).toBe("Choose a paper or questions");
  const unconfirmed = await aStaffMember(api);
  expect((await refused(unconfirmed.as.call(itemAnalysis.export, { found: {} }))).code).toBe("step_up");
});
