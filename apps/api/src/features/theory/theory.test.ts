import { randomUUID } from "node:crypto";
import { contract, type TheoryAttemptTicks } from "@sabiprep/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aTheoryPaper, theoryQuestion } from "../../testing/a-theory-paper.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { remarkTheory } from "./public.ts";

const { theory } = contract;

const ticks = (...atoms: string[]): TheoryAttemptTicks => ({ atoms, bands: {}, deductions: [] });
const SECRETS = ["Divides by two", "Half of 14", "Specimen of", "Remark on", "no use known", "M1", "A1", "uses"];

async function anAnswer(api: Api) {
  const paper = await aTheoryPaper(api);
  const ada = await aCandidate(api);
  const response_id = randomUUID();
  const question_id = paper.questions[0]!;
  const started = await ada.as.call(theory.start, { response_id, theory_question_id: question_id });
  return { paper, ada, response_id, question_id, started };
}

describe("one question", () => {
  test("shows nothing of the guide, the model answer or the specimen before writing has ended", async () => {
    const api = await startApi();
    const { paper, ada, response_id, started } = await anAnswer(api);
    expect(started).toMatchObject({ guide: null, model_html: null, specimen: null, mark: null, seq: 0 });
    await ada.as.call(theory.write, { response_id, answers: { a: "14/2" }, seq: 1 });
    const shown = JSON.stringify([
      started,
      await ada.as.call(theory.read, { response_id }),
      await ada.as.call(theory.list, { subject_id: paper.subject.uuid }),
      await ada.as.call(theory.subjects, {}),
    ]);
    for (const secret of SECRETS) expect(shown).not.toContain(secret);
  });

  test("starting twice with one id gives one answer", async () => {
    const api = await startApi();
    const { ada, response_id, question_id } = await anAnswer(api);
    await ada.as.call(theory.write, { response_id, answers: { a: "14/2" }, seq: 3 });
    const again = await ada.as.call(theory.start, { response_id, theory_question_id: question_id });
    expect(again).toMatchObject({ answers: { a: "14/2" }, seq: 3 });
  });

  test("an older save never replaces a newer one, and is acknowledged", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    await ada.as.call(theory.write, { response_id, answers: { a: "new" }, seq: 5 });
    const late = await ada.as.call(theory.write, { response_id, answers: { a: "old" }, seq: 4 });
    expect(late.seq).toBe(5);
    expect((await ada.as.call(theory.read, { response_id })).answers).toEqual({ a: "new" });
  });

  test("a finished answer does not change, and finishing twice is the same as once", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    const written = { answers: { a: "14/2 = 7", b: "Sharing" }, seq: 9 };
    const finished = await ada.as.call(theory.finish, { response_id, written });
    expect(finished).toMatchObject({ answers: written.answers, specimen: { checked: null } });
    expect(finished.model_html).toContain("Half of 14");
    const again = await ada.as.call(theory.finish, { response_id, written: { answers: { a: "else" }, seq: 10 } });
    expect(again).toMatchObject({ answers: written.answers, finished_at: finished.finished_at });
    const later = await refused(ada.as.call(theory.write, { response_id, answers: { a: "else" }, seq: 11 }));
    expect([later.status, later.message]).toEqual([
      409,
      "You have finished this answer, so you cannot change it any more.",
    ]);
    // The save that the device already sent before is acknowledged.
    expect((await ada.as.call(theory.write, { response_id, ...written })).seq).toBe(9);
  });

  test("bad input is refused and changes nothing", async () => {
    const api = await startApi();
    const { ada, response_id, question_id } = await anAnswer(api);
    const part = await refused(ada.as.call(theory.write, { response_id, answers: { z: "?" }, seq: 1 }));
    expect([part.status, part.message]).toEqual([400, "This question has no such part."]);
    const long = await refused(ada.as.call(theory.write, { response_id, answers: { a: "x".repeat(12_001) }, seq: 1 }));
    expect(long.status).toBe(400);
    const unknown = await refused(
      ada.as.call(theory.start, { response_id: randomUUID(), theory_question_id: randomUUID() }),
    );
    expect([unknown.status, unknown.message]).toEqual([404, "We could not find that question."]);
    expect(await ada.as.call(theory.read, { response_id })).toMatchObject({
      answers: {},
      seq: 0,
      question: { uuid: question_id },
    });
  });

  test("another student cannot read, write, finish or mark it, nor take its id", async () => {
    const api = await startApi();
    const { ada, response_id, question_id } = await anAnswer(api);
    const { as } = await aCandidate(api);
    const calls = [
      () => as.call(theory.read, { response_id }),
      () => as.call(theory.write, { response_id, answers: { a: "x" }, seq: 1 }),
      () => as.call(theory.finish, { response_id }),
      () => as.call(theory.markSpecimen, { response_id, ticks: ticks() }),
      () => as.call(theory.mark, { response_id, ticks: ticks(), unsure: [] }),
      () => as.call(theory.start, { response_id, theory_question_id: question_id }),
    ];
    for (const call of calls) expect((await refused(call())).status).toBe(404);
    expect(await ada.as.call(theory.read, { response_id })).toMatchObject({ answers: {}, finished_at: null });
  });
});

describe("marking", () => {
  test("the specimen comes first, and its examiner's ticks only after the student's", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    const early = await refused(ada.as.call(theory.markSpecimen, { response_id, ticks: ticks() }));
    expect(early.message).toBe("Finish your answer first.");
    const finished = await ada.as.call(theory.finish, { response_id });
    expect(JSON.stringify(finished)).not.toContain("Remark on");
    const tooEarly = await refused(ada.as.call(theory.mark, { response_id, ticks: ticks("M1"), unsure: [] }));
    expect([tooEarly.status, tooEarly.code]).toEqual([400, "not_allowed"]);
    const { specimen } = await ada.as.call(theory.markSpecimen, { response_id, ticks: ticks("M1", "A1", "P1") });
    expect(specimen?.checked).toMatchObject({ student_score: 5, examiner_score: 2, examiner: { atoms: ["M1", "A1"] } });
    // A second try comes after the examiner's ticks were shown, so the first one stays.
    const again = await ada.as.call(theory.markSpecimen, { response_id, ticks: ticks("M1") });
    expect(again.specimen?.checked?.student_score).toBe(5);
  });

  test("marks follow the guide, and the range follows doubt and the specimen", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    await ada.as.call(theory.finish, { response_id });
    // Exactly as the examiner: the specimen adds nothing to the range.
    const exact = { ...ticks("M1", "A1"), deductions: [{ code: "units" }] };
    await ada.as.call(theory.markSpecimen, { response_id, ticks: exact });
    const { mark } = await ada.as.call(theory.mark, { response_id, ticks: ticks("M1", "A1"), unsure: ["P1"] });
    expect(mark).toMatchObject({ score: 3, max: 5, low: 3, high: 5, unsure: ["P1"] });
    const withoutMethod = await ada.as.call(theory.mark, { response_id, ticks: ticks("A1", "P1"), unsure: [] });
    expect(withoutMethod.mark).toMatchObject({ score: 2, low: 2, high: 2 });
    expect(withoutMethod.mark?.lost).toContainEqual({ atom: "A1", marks: 2, reason: "needs", needs: ["M1"] });
  });

  test("a student who was far from the examiner gets a wide range", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    await ada.as.call(theory.finish, { response_id });
    await ada.as.call(theory.markSpecimen, { response_id, ticks: ticks("M1", "A1", "P1") });
    const { mark } = await ada.as.call(theory.mark, { response_id, ticks: ticks("M1", "A1"), unsure: [] });
    expect(mark).toMatchObject({ score: 3, low: 0, high: 5 });
  });

  test("ticks that the guide does not have are refused and store nothing", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    await ada.as.call(theory.finish, { response_id });
    for (const wrong of [ticks("X1"), { ...ticks(), bands: { M1: 1 } }, { ...ticks(), deductions: [{ code: "x" }] }]) {
      const problem = await refused(ada.as.call(theory.markSpecimen, { response_id, ticks: wrong }));
      expect([problem.status, problem.message]).toEqual([400, "Your marks do not fit this question."]);
    }
    expect((await ada.as.call(theory.read, { response_id })).specimen?.checked).toBeNull();
  });

  test("stored marks are computed again without a difference, and a changed one is found", async () => {
    const api = await startApi();
    const { ada, response_id } = await anAnswer(api);
    await ada.as.call(theory.finish, { response_id });
    await ada.as.call(theory.markSpecimen, { response_id, ticks: ticks("M1") });
    await ada.as.call(theory.mark, { response_id, ticks: ticks("M1", "A1"), unsure: [] });
    const before = await remarkTheory(api.db);
    expect(before.checked).toBeGreaterThanOrEqual(2);
    expect(before.differences).toEqual([]);
    await sql`update theory_marks m set score = 1 from theory_responses r
      where r.id = m.response_id and r.uuid = ${response_id} and m.kind = 'self'`.execute(api.db);
    expect((await remarkTheory(api.db)).differences).toEqual([
      { response: response_id, stored: "1 of 5", marked: "3 of 5" },
    ]);
    await sql`delete from theory_marks where score = 1`.execute(api.db);
  });
});

describe("a paper", () => {
  test("counts the best answers that the section asks for", async () => {
    const api = await startApi();
    const { paper_id, questions } = await aTheoryPaper(api);
    const { as } = await aCandidate(api);
    const sitting_id = randomUUID();
    const sitting = await as.call(theory.startPaper, { sitting_id, paper_id });
    expect(sitting.sections[0]).toMatchObject({ choose: 2, questions: [{ number: 1 }, { number: 2 }, { number: 3 }] });
    expect(Date.parse(sitting.ends_at) - Date.parse(sitting.started_at)).toBe(3_600_000);
    for (const question_id of questions)
      await as.call(theory.writeInPaper, {
        sitting_id,
        theory_question_id: question_id,
        answers: { a: "14/2" },
        seq: 1,
      });
    const done = await as.call(theory.finishPaper, { sitting_id });
    expect(done.result).toMatchObject({ score: 0, max: 10, left_to_mark: 3 });
    const given = [ticks("M1"), ticks("M1", "A1", "P1"), ticks("M1", "A1")];
    for (const [at, { uuid: response_id }] of done.responses.entries()) {
      await as.call(theory.markSpecimen, {
        response_id,
        ticks: { ...ticks("M1", "A1"), deductions: [{ code: "units" }] },
      });
      await as.call(theory.mark, { response_id, ticks: given[at]!, unsure: [] });
    }
    const { result } = await as.call(theory.readPaper, { sitting_id });
    expect(result).toEqual({ score: 8, low: 8, high: 8, max: 10, dropped: [questions[0]], left_to_mark: 0 });
    const { papers } = await as.call(theory.list, { subject_id: sitting.paper.subject.uuid });
    expect(papers[0]).toMatchObject({ best: { score: 8, max: 10 }, open_sitting: null, marks: 10 });
  });

  test("an answer with nothing written is no answer; a submitted paper does not change", async () => {
    const api = await startApi();
    const { paper_id, questions } = await aTheoryPaper(api);
    const { as } = await aCandidate(api);
    const sitting_id = randomUUID();
    await as.call(theory.startPaper, { sitting_id, paper_id });
    await as.call(theory.writeInPaper, { sitting_id, theory_question_id: questions[0]!, answers: { a: "  " }, seq: 1 });
    await as.call(theory.writeInPaper, { sitting_id, theory_question_id: questions[1]!, answers: { a: "7" }, seq: 1 });
    const done = await as.call(theory.finishPaper, { sitting_id });
    expect(done.responses.map(({ question_id }) => question_id)).toEqual([questions[1]]);
    expect((await as.call(theory.finishPaper, { sitting_id })).finished_at).toBe(done.finished_at);
    const late = await refused(
      as.call(theory.writeInPaper, { sitting_id, theory_question_id: questions[1]!, answers: { a: "8" }, seq: 2 }),
    );
    expect([late.status, late.message]).toEqual([
      409,
      "You have submitted this paper, so you cannot change it any more.",
    ]);
  });

  test("another student cannot touch it, and a question of another paper is not taken", async () => {
    const api = await startApi();
    const { paper_id, questions } = await aTheoryPaper(api);
    const other = await aTheoryPaper(api);
    const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
    const sitting_id = randomUUID();
    await ada.as.call(theory.startPaper, { sitting_id, paper_id });
    const save = { sitting_id, answers: { a: "x" }, seq: 1 };
    const calls = [
      () => bola.as.call(theory.readPaper, { sitting_id }),
      () => bola.as.call(theory.finishPaper, { sitting_id }),
      () => bola.as.call(theory.startPaper, { sitting_id, paper_id }),
      () => bola.as.call(theory.writeInPaper, { ...save, theory_question_id: questions[0]! }),
      () => ada.as.call(theory.writeInPaper, { ...save, theory_question_id: other.questions[0]! }),
    ];
    for (const call of calls) expect((await refused(call())).status).toBe(404);
  });
});

test("a changed question becomes a new revision, and an answer keeps the text and guide that the student saw", async () => {
  const api = await startApi();
  const { paper, ada, response_id, question_id } = await anAnswer(api);
  await paper.load([theoryQuestion("one", "Takes one half"), theoryQuestion("two"), theoryQuestion("three")]);
  const finished = await ada.as.call(theory.finish, { response_id });
  expect(JSON.stringify(finished.guide)).toContain("Divides by two");
  const again = randomUUID();
  await ada.as.call(theory.start, { response_id: again, theory_question_id: question_id });
  expect(JSON.stringify((await ada.as.call(theory.finish, { response_id: again })).guide)).toContain("Takes one half");
  // A question that left the paper can no longer be started. Its old answers stay.
  await paper.load([theoryQuestion("two")]);
  expect(
    (await refused(ada.as.call(theory.start, { response_id: randomUUID(), theory_question_id: question_id }))).status,
  ).toBe(404);
  expect((await ada.as.call(theory.read, { response_id })).uuid).toBe(response_id);
});
