// What a head of content does with many questions and with colleagues.
import { itemAnalysis, questions, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { createQuestions } from "./public.ts";

async function aDesk(room: Parameters<typeof examFixture>[1] = { questions: 4 }) {
  const api = await startApi();
  const { exam, subject, topic } = await examFixture(api.db, room);
  const owner = await aStaffMember(api);
  const editor = await aStaffMember(api, { role: "editor" });
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  return { api, exam, subject, topic, owner, editor, reviewer };
}
type Desk = Awaited<ReturnType<typeof aDesk>>;

const aForm = (desk: Desk, more = {}) => ({
  question_body: "Which word is stressed rightly?",
  subject_id: desk.subject.uuid,
  exam_type_id: desk.exam.uuid,
  answer_explanation: "The second syllable bears the stress.",
  difficulty_level: "medium" as const,
  year: 2021,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "original" as const,
  option_a: "exposTUlate",
  option_b: "expostuLATE",
  option_c: "EXpostulate",
  option_d: "exPOStulate",
  correct_answer: "D" as const,
  ...more,
});

test("options that differ only by capital letters are accepted; identical options are refused", async () => {
  const desk = await aDesk();
  const { question } = await desk.owner.as.call(questions.add, aForm(desk));
  expect(question.option_c).toBe("EXpostulate");
  await desk.owner.as.call(
    questions.add,
    aForm(desk, { option_a: "CO", option_b: "Co", option_c: "$x^2$", option_d: "$X^2$" }),
  );
  const twice = await refused(desk.owner.as.call(questions.add, aForm(desk, { option_c: "exposTUlate" })));
  expect(twice.errors.option_c).toEqual(["Two options are the same"]);
});

test("a question with three options can be imported, edited and practised, but is in no exam", async () => {
  const desk = await aDesk({ questions: 8 });
  const three = { ...aForm(desk), option_d: null, correct_answer: "C" as const, question_body: "Of three?" };
  const [id] = await createQuestions(desk.api.db, [three], { staff_id: desk.owner.id }, desk.api.clock.now());
  const edited = { ...three, question_id: id!, year: 2019 };
  expect((await desk.owner.as.call(questions.edit, edited)).question).toMatchObject({ year: 2019, option_d: null });
  const gap = { ...edited, option_c: null, option_d: "exPOStulate", correct_answer: "D" as const };
  expect((await refused(desk.owner.as.call(questions.edit, gap))).errors.option_c).toEqual(["Option C required"]);
  expect((await refused(desk.owner.as.call(questions.add, { ...three, option_d: "" }))).errors.option_d).toEqual([
    "Option D required",
  ]);
  await desk.api.settle();
  const { as } = await aCandidate(desk.api);
  const input = { exam_id: desk.exam.uuid, subject_id: desk.subject.uuid };
  const asked = async (mode: "practice" | "exam") =>
    (await as.call(sittings.start, { ...input, mode })).exams.map(({ uuid }) => uuid);
  expect(await asked("practice")).toContain(id);
  expect(await asked("exam")).not.toContain(id);
});

test("a question without an explanation is not published, alone or in a bulk change", async () => {
  const desk = await aDesk();
  const bare = { ...aForm(desk), answer_explanation: "", status: "INACTIVE" as const };
  const [id] = await createQuestions(desk.api.db, [bare], { staff_id: desk.owner.id }, desk.api.clock.now());
  expect((await refused(desk.owner.as.call(questions.move, { question_id: id!, to: "live" }))).message).toContain(
    "has no explanation",
  );
  const { items } = await desk.owner.as.call(questions.list, { lacks: "explanation" });
  expect(items.map((item) => item.id)).toContain(id);
  const good = await desk.owner.as.call(questions.add, aForm(desk, { status: "INACTIVE", question_body: "Another?" }));
  const both = { question_ids: [id!, good.question.id], to: "live" as const };
  expect((await refused(desk.owner.as.call(questions.bulkChange, both))).message).toContain("1 of these 2 questions");
  expect((await desk.owner.as.call(questions.read, { question_id: good.question.id })).question.stage).toBe("draft");
});

test("a bulk change with an unknown field, or without any field, is refused", async () => {
  const desk = await aDesk();
  const { items } = await desk.owner.as.call(questions.list, {});
  const question_ids = items.map(({ id }) => id);
  const unknown = { question_ids, action: "publish" } as { question_ids: string[] };
  expect((await refused(desk.owner.as.call(questions.bulkChange, unknown))).status).toBe(400);
  const both = { ...unknown, difficulty_level: "hard" as const };
  expect((await refused(desk.owner.as.call(questions.bulkChange, both))).status).toBe(400);
  const { items: still } = await desk.owner.as.call(questions.list, { difficulty_level: "hard" });
  expect(still.filter(({ id }) => question_ids.includes(id))).toEqual([]);
  expect((await refused(desk.owner.as.call(questions.bulkChange, { question_ids }))).message).toBe(
    "Choose what to change",
  );
});

test("when two people change one question, the second is warned before overwriting the first", async () => {
  const desk = await aDesk();
  const { question } = await desk.owner.as.call(questions.add, aForm(desk));
  const seen_edited_at = question.edited_at!;
  const put = { ...aForm(desk), question_id: question.id, seen_edited_at };
  desk.api.clock.advance(60_000);
  await desk.reviewer.as.call(questions.edit, { ...put, question_body: "Which one is stressed well?" });
  const late = await refused(desk.owner.as.call(questions.edit, { ...put, year: 2020 }));
  expect([late.status, late.code]).toEqual([409, "changed_meanwhile"]);
  const { question: theirs } = await desk.owner.as.call(questions.read, { question_id: question.id });
  expect(theirs).toMatchObject({ question_body_source: "Which one is stressed well?", year: 2021 });
  // After seeing the other edit, the first person may still overwrite it.
  const mine = { ...put, year: 2020, seen_edited_at: theirs.edited_at! };
  expect((await desk.owner.as.call(questions.edit, mine)).question.year).toBe(2020);
});

test("the list is filtered by what a question has and lacks, and each filter uses an index", async () => {
  const desk = await aDesk();
  await desk.owner.as.call(questions.add, aForm(desk, { topic_id: desk.topic.uuid }));
  const whys = { why_a: "First syllable.", why_b: "Last.", why_c: "First." };
  await desk.owner.as.call(questions.add, aForm(desk, { question_body: "With reasons?", ...whys }));
  const total = async (filter: object) => (await desk.owner.as.call(questions.list, filter)).total;
  const all = await total({});
  expect(await total({ lacks: "why" })).toBe(all - 1);
  expect(await total({ lacks: "topic" })).toBe(
    (await sql<{ n: number }>`select count(*)::int as n from questions where topic_id is null`.execute(desk.api.db))
      .rows[0]!.n,
  );
  expect(await total({ has: "picture" })).toBe(0);
  expect(await total({ has: "recording" })).toBe(0);
  expect(await total({ has: "passage" })).toBe(0);
  expect(await total({ reviewer: "me" })).toBe(0);
  for (const [condition, index] of [
    ["q.has_passage", "questions_with_passage"],
    ["q.lacks_explanation", "questions_lacking_explanation"],
    ["q.question_type in ('IMAGE_ONLYS', 'IMAGE_AND_TEXTS_ONLY')", "questions_with_picture"],
    ["q.year is null", "questions_lacking_year"],
    ["q.topic_id is null", "questions_lacking_topic"],
    ["q.reviewer_id = 1", "questions_by_reviewer"],
    ["q.tags <> '{}'", "questions_with_tags"],
  ] as const) {
    const plan = sql<{ "QUERY PLAN": string }>`
      explain select q.id from questions q where ${sql.raw(condition)} order by q.id desc limit 20`;
    const lines = await desk.api.db.transaction().execute(async (db) => {
      // A small table is read in full. The test only checks that an index could be used.
      await sql`set local enable_seqscan = off`.execute(db);
      return (await plan.execute(db)).rows.map((row) => row["QUERY PLAN"]);
    });
    expect(lines.join("\n")).toContain(index);
  }
});

test("all questions of a filter are previewed and changed together; undo skips those edited since", async () => {
  const desk = await aDesk({ questions: 6 });
  const before = (await desk.owner.as.call(questions.list, {})).items;
  const change = {
    found: { subject_id: desk.subject.uuid },
    year: 2011,
    difficulty_level: "hard" as const,
    add_tag: "To check",
  };
  const preview = await desk.editor.as.call(questions.bulkPreview, change);
  expect(preview).toMatchObject({ questions: before.length, changing: before.length, problem: null });
  expect(preview.examples[0]!.facts).toContainEqual({ field: "Tags", before: "none", after: "to check" });
  expect((await desk.owner.as.call(questions.list, { year: 2011 })).total).toBe(0);

  const { changed, undo } = await desk.editor.as.call(questions.bulkChange, change);
  expect(changed).toBe(before.length);
  expect((await desk.owner.as.call(questions.list, { year: 2011, tag: "to check" })).total).toBe(before.length);
  // The same change again has no effect, so there is nothing to undo.
  expect(await desk.editor.as.call(questions.bulkChange, change)).toEqual({ changed: 0, undo: null });

  await desk.owner.as.call(questions.bulkChange, { question_ids: [before[0]!.id], year: 2012 });
  expect(await desk.editor.as.call(questions.bulkUndo, { change_id: undo! })).toEqual({
    restored: before.length - 1,
    changed_since: 1,
  });
  const after = (await desk.owner.as.call(questions.list, {})).items;
  expect(after.slice(1).map(({ year, difficulty_level, tags }) => [year, difficulty_level, tags])).toEqual(
    before.slice(1).map(({ year, difficulty_level, tags }) => [year, difficulty_level, tags]),
  );
  expect(after[0]).toMatchObject({ year: 2012, tags: ["to check"] });
  expect((await refused(desk.editor.as.call(questions.bulkUndo, { change_id: undo! }))).status).toBe(409);
});

test("an impossible bulk change is reported in advance and changes nothing", async () => {
  const desk = await aDesk();
  const { items } = await desk.owner.as.call(questions.list, {});
  const change = { question_ids: [items[0]!.id], remove_exam_id: desk.exam.uuid };
  expect((await desk.owner.as.call(questions.bulkPreview, change)).problem).toContain("would have no exam");
  expect((await refused(desk.owner.as.call(questions.bulkChange, change))).errors.remove_exam_id).toBeDefined();
});

test("a reviewer is assigned a question and notified; the author is notified that it was sent back", async () => {
  const desk = await aDesk();
  const { question } = await desk.editor.as.call(questions.add, aForm(desk));
  expect(question.stage).toBe("review");
  const names = await desk.editor.as.call(questions.reviewers, {});
  expect(names.map(({ uuid }) => uuid).sort()).toEqual([desk.owner.uuid, desk.reviewer.uuid].sort());
  const given = await desk.editor.as.call(questions.assign, {
    question_id: question.id,
    reviewer_id: desk.reviewer.uuid,
  });
  expect(given.question.reviewer?.uuid).toBe(desk.reviewer.uuid);
  expect((await desk.reviewer.as.call(questions.desk, {})).to_review.map(({ id }) => id)).toEqual([question.id]);
  expect(
    (await refused(desk.editor.as.call(questions.assign, { question_id: question.id, reviewer_id: desk.editor.uuid })))
      .status,
  ).toBe(400);

  await desk.reviewer.as.call(questions.move, { question_id: question.id, to: "draft", comment: "Give a sentence." });
  expect((await desk.reviewer.as.call(questions.desk, {})).to_review).toEqual([]);
  expect((await desk.editor.as.call(questions.desk, {})).sent_back.map(({ id }) => id)).toEqual([question.id]);
  const mails = await desk.api.db.selectFrom("mail_outbox").select(["subject", "to_address"]).orderBy("id").execute();
  expect(mails.map(({ subject }) => subject)).toEqual(["A question needs your review", "Your question was returned"]);
  expect(mails.map(({ to_address }) => to_address)).toEqual([desk.reviewer.email, desk.editor.email]);
  await desk.editor.as.call(questions.move, { question_id: question.id, to: "review" });
  expect((await desk.editor.as.call(questions.desk, {})).sent_back).toEqual([]);
});

test("before a key is corrected, staff see how many tests there are and whose marks rise and fall", async () => {
  const desk = await aDesk({ questions: 10, years: [2024] });
  for (const right of [10, 10, 0]) {
    const { as } = await aCandidate(desk.api);
    const started = await as.call(sittings.start, {
      exam_id: desk.exam.uuid,
      subject_id: desk.subject.uuid,
      year: 2024,
      mode: "exam",
    });
    await as.call(sittings.submitAnswers, {
      session_id: started.session.uuid,
      answers: answersWith(started.exams, right, desk.api.clock.now()),
    });
  }
  await desk.api.settle();
  const { items } = await desk.owner.as.call(questions.list, {});
  const question_id = items[0]!.id;
  const options = (await desk.owner.as.call(itemAnalysis.ofQuestion, { question_id })).statistics.options;
  const wrong = options.find(({ letter, is_key, chosen }) => letter !== null && !is_key && chosen > 0)!.letter!;
  const asked = { question_id, accepted: [wrong], is_void: false };
  expect(await desk.owner.as.call(itemAnalysis.previewFix, asked)).toEqual({
    tests: 3,
    rising: 1,
    falling: 2,
    versions: 1,
  });
  expect(await desk.owner.as.call(itemAnalysis.previewFix, { ...asked, accepted: [], is_void: true })).toMatchObject({
    rising: 1,
    falling: 0,
  });
  await desk.owner.as.call(itemAnalysis.fixKey, { ...asked, reason: "Misprint" });
  await desk.api.settle();
  const { key_fixes } = await desk.owner.as.call(itemAnalysis.ofQuestion, { question_id });
  expect(key_fixes[0]!.remarked).toBe(3);
});

test("a never-live question is deleted with all its data; one that was live or is on a paper stays", async () => {
  const desk = await aDesk({ questions: 4, years: [2024] });
  const { question } = await desk.editor.as.call(questions.add, aForm(desk));
  const question_id = question.id;
  await desk.editor.as.call(questions.comment, { question_id, body: "Is it the verb?" });
  await desk.editor.as.call(questions.edit, { ...aForm(desk), question_id, question_body: "Which verb?" });
  expect((await refused(desk.editor.as.call(questions.erase, { question_id }))).message).toContain(
    "Delete the question",
  );
  await desk.editor.as.call(questions.remove, { question_id });
  const deleted = await desk.editor.as.call(questions.list, { stage: "retired" });
  expect(deleted.items.map(({ id, erasable }) => [id, erasable])).toEqual([[question_id, true]]);

  const count = sql<{ n: number }>`select (select count(*) from questions) + (select count(*) from question_revisions)
    + (select count(*) from question_keys) + (select count(*) from question_comments) as n`;
  const rows = async () => Number((await count.execute(desk.api.db)).rows[0]!.n);
  const before = await rows();
  await desk.editor.as.call(questions.erase, { question_id });
  // The question, its two versions with a key each, and two remarks: the comment and the record of the deletion.
  expect(before - (await rows())).toBe(7);
  expect((await refused(desk.editor.as.call(questions.read, { question_id }))).status).toBe(404);
  expect((await desk.editor.as.call(questions.list, { stage: "retired" })).total).toBe(0);

  const planned = (await desk.editor.as.call(questions.add, aForm(desk))).question.id;
  await sql`insert into paper_items (paper_id, position, question_id)
    select (select min(id) from papers), 900, id from questions where uuid = ${planned}`.execute(desk.api.db);
  await desk.editor.as.call(questions.remove, { question_id: planned });
  expect((await refused(desk.editor.as.call(questions.erase, { question_id: planned }))).message).toContain(
    "on a paper",
  );

  const [met] = (await desk.owner.as.call(questions.list, {})).items;
  await desk.owner.as.call(questions.remove, { question_id: met!.id });
  const kept = await refused(desk.owner.as.call(questions.erase, { question_id: met!.id }));
  expect([kept.status, kept.message]).toEqual([
    409,
    "Students may have seen this question, so you cannot delete it permanently.",
  ]);
  expect((await desk.owner.as.call(questions.read, { question_id: met!.id })).question.erasable).toBe(false);
});

test("a passage that no version of a question ever used is deleted; any other stays", async () => {
  const desk = await aDesk();
  const text = { title: "The market", body_source: "It was early." };
  const unused = await desk.editor.as.call(questions.addPassage, text);
  const used = await desk.editor.as.call(questions.addPassage, { ...text, title: "The road" });
  const { question } = await desk.editor.as.call(questions.add, aForm(desk, { passage_id: used.uuid }));
  await desk.editor.as.call(questions.edit, { ...aForm(desk), question_id: question.id });
  const listed = async () =>
    (await desk.editor.as.call(questions.passages, {})).items.map(({ title, questions, unused }) => [
      title,
      questions,
      unused,
    ]);
  expect(await listed()).toEqual([
    ["The road", 0, false],
    ["The market", 0, true],
  ]);
  const kept = await refused(desk.editor.as.call(questions.removePassage, { passage_id: used.uuid }));
  expect([kept.status, kept.message]).toEqual([
    409,
    "Questions use or have used this passage, so you cannot delete it.",
  ]);
  await desk.editor.as.call(questions.removePassage, { passage_id: unused.uuid });
  expect(await listed()).toEqual([["The road", 0, false]]);
});

test("a question has twenty tags at most, and no more than an index can hold", async () => {
  const desk = await aDesk();
  const [first, second] = (await desk.owner.as.call(questions.list, {})).items;
  const tag = (id: string, add_tag: string) =>
    desk.owner.as.call(questions.bulkChange, { question_ids: [id], add_tag });
  for (let at = 1; at <= 20; at++) await tag(first!.id, `tag ${at}`);
  const told = async (id: string, more: string) => (await refused(tag(id, more))).errors.add_tag;
  expect(await told(first!.id, "one more")).toEqual(["A question can have up to 20 tags"]);
  // Characters of four bytes each.
  const long = (at: number) => `${"𞤀".repeat(38)}${at}`;
  for (let at = 1; at <= 11; at++) await tag(second!.id, long(at));
  expect(await told(second!.id, long(12))).toEqual(["The tags are too long in total. Use shorter tags"]);
  expect((await desk.owner.as.call(questions.list, { tag: long(3) })).items.map(({ id }) => id)).toEqual([second!.id]);
});
