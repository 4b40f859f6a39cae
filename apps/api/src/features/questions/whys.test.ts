// Why a wrong option is wrong, from the staff form to the candidate who chose it.
import {
  contract,
  itemAnalysis,
  type OptionWhys,
  questionImports,
  questions,
  revision,
  sittings,
} from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  // At least as many other questions as a test needs.
  const room = await startableExam(api.db, { questions: 5 });
  const owner = await aStaffMember(api, { confirmed: true });
  const form = (more = {}) => ({
    question_body: "₦20,000 at 5% simple interest for 2 years. Find the interest.",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "1. A year brings $0.05 \\times 20000 = 1000$.\n2. Two years bring ₦2,000.",
    difficulty_level: "medium" as const,
    year: 2021,
    question_type: "TEXTS_ONLY" as const,
    status: "ACTIVE" as const,
    source: "original" as const,
    ...{ option_a: "₦22,000", option_b: "₦2,000", option_c: "₦1,000", option_d: "₦4,000" },
    correct_answer: "B" as const,
    ...{ why_a: "That is the **amount**, not the interest.", why_c: "That is the interest of one year." },
    ...more,
  });
  return { api, room, owner, form };
}

const optionOf = (question: Record<string, unknown>, letter: string) => question[`option_${letter.toLowerCase()}`];

/** The whys by the text of their options: each paper has its own letters. */
const byOption = (question: Record<string, unknown>, whys: OptionWhys | null) =>
  Object.fromEntries((whys ?? []).map(({ letter, html }) => [optionOf(question, letter), html]));

const told = {
  "₦22,000": "<p>That is the <strong>amount</strong>, not the interest.</p>",
  "₦1,000": "<p>That is the interest of one year.</p>",
};

test("candidates get whys with the key, by the paper's letters: in practice, after exams, on cards and lists", async () => {
  const { api, room, owner, form } = await aDesk();
  const { question } = await owner.as.call(questions.add, form());
  const mine = <Question extends { uuid: string }>(all: Question[]): Question =>
    all.find(({ uuid }) => uuid === question.id)!;
  const ada = await aCandidate(api);

  const exam = await ada.as.call(sittings.start, room.ask({ mode: "exam" }));
  const asked = mine(exam.exams);
  expect(asked).toMatchObject({ correct_answer: null, whys: null });
  expect(JSON.stringify(exam)).not.toMatch(/amount|slip/);
  const selected_option = optionLetters.find((letter) => optionOf(asked, letter) === "₦22,000")!;
  const now = api.clock.now().toISOString();
  const answers = [{ question_id: question.id, selected_option, shown_at: now, answered_at: now }];
  const graded = await ada.as.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers });
  const { whys } = graded.review.find(({ question_id }) => question_id === question.id)!;
  expect(byOption(asked, whys)).toEqual(told);
  expect(whys!.find(({ letter }) => letter === selected_option)?.html).toBe(told["₦22,000"]);
  const reviewed = mine((await ada.as.call(sittings.review, { session_id: exam.session.uuid })).exams);
  expect(byOption(reviewed, reviewed.whys)).toEqual(told);
  await ada.as.call(revision.bookmark, { question_id: question.id, note: null });
  await api.settle();

  const practice = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
  const { cards } = await ada.as.call(revision.session, {});
  const bookmarks = await ada.as.call(revision.bookmarks, {});
  const mistakes = await ada.as.call(revision.mistakes, {});
  for (const all of [practice.exams, ...[cards, bookmarks, mistakes].map((list) => list.map((one) => one.question))]) {
    const shown = mine(all);
    expect(byOption(shown, shown.whys)).toEqual(told);
    expect(shown.answer_explanation).toMatch(/^<ol class="steps"><li>/);
  }
});

test("each rule has its message, and nothing is stored", async () => {
  const { owner, form } = await aDesk();
  for (const [wrong, field, message] of [
    [{ why_b: "Because." }, "why_b", "B is the correct answer. Only wrong answers have a reason"],
    [{ why_e: "Because." }, "why_e", "This question has no option E"],
    [{ why_d: "half of $x" }, "why_d", "We cannot show this text"],
    [{ why_d: "x".repeat(2_001) }, "why_d", "Use 2,000 characters or fewer"],
  ] as const) {
    const { status, errors } = await refused(owner.as.call(questions.add, form(wrong)));
    expect([status, errors[field]?.[0]]).toEqual([400, expect.stringContaining(message)]);
  }
  expect((await owner.as.call(questions.list, {})).total).toBe(5);
  const { question } = await owner.as.call(questions.add, form({ why_a: " ", why_c: null }));
  expect(question.whys).toEqual([]);
});

test("a changed reason is a new version that can be undone; a corrected key removes the reason against it", async () => {
  const { api, room, owner, form } = await aDesk();
  const { question } = await owner.as.call(questions.add, form());
  const question_id = question.id;
  expect(question.whys).toEqual([
    { letter: "A", source: "That is the **amount**, not the interest.", html: told["₦22,000"] },
    { letter: "C", source: "That is the interest of one year.", html: told["₦1,000"] },
  ]);
  const same = await owner.as.call(questions.edit, { ...form(), question_id });
  expect(same.question.revision).toBe(1);
  const changed = await owner.as.call(questions.edit, {
    ...form({ why_c: "", why_d: "Too many years." }),
    question_id,
  });
  expect(changed.question.revision).toBe(2);
  expect(changed.question.whys.map(({ letter }) => letter)).toEqual(["A", "D"]);
  const { revisions } = await owner.as.call(questions.history, { question_id });
  expect(revisions.map(({ options }) => options.map(({ why }) => why))).toEqual([
    ["That is the **amount**, not the interest.", "", "", "Too many years."],
    ["That is the **amount**, not the interest.", "", "That is the interest of one year.", ""],
  ]);
  const back = await owner.as.call(questions.restore, { question_id, revision: 1 });
  expect(back.question.whys).toEqual(question.whys);

  // A changed passage makes a new version of its questions, including their reasons.
  const passage = await owner.as.call(questions.addPassage, { title: "A bank", body_source: "It lends." });
  await owner.as.call(questions.edit, { ...form({ passage_id: passage.uuid }), question_id });
  await owner.as.call(questions.editPassage, { passage_id: passage.uuid, title: "A bank", body_source: "It lent." });
  const { question: carried } = await owner.as.call(questions.read, { question_id });
  expect(carried.whys).toEqual(question.whys);

  const ada = await aCandidate(api);
  const whysNow = async () => {
    const { exams } = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
    const shown = exams.find(({ uuid }) => uuid === question_id)!;
    return byOption(shown, shown.whys);
  };
  const fix = { question_id, reason: "The bank pays every six months." };
  await owner.as.call(itemAnalysis.fixKey, { ...fix, accepted: ["C"], is_void: false });
  await expect.poll(whysNow).toEqual({ "₦22,000": told["₦22,000"] });
  const { question: corrected } = await owner.as.call(questions.read, { question_id });
  expect(corrected.whys.map(({ letter }) => letter)).toEqual(["A"]);
  await owner.as.call(itemAnalysis.fixKey, { ...fix, accepted: [], is_void: true });
  await expect.poll(whysNow).toEqual({});
});

test("whys are imported and exported with files", async () => {
  const { api, room, owner } = await aDesk();
  const gift =
    "How much?{~[html]₦22,000#[html]That is the <b>amount</b>, not the interest. =₦2,000 ~₦1,000#That is the interest of one year. ~₦4,000####Two years of ₦1,000.}\n";
  const { data } = (await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.access_token}` },
    body: formWith(gift, "questions.gift"),
  }).then((response) => response.json())) as { data: { id: string } };
  const import_id = data.id;
  await api.settle();
  const names = { subject_id: room.subject.uuid, exam_type_id: room.exam.uuid, year: 2020 };
  await owner.as.call(questionImports.change, { import_id, ...names });
  await api.settle();
  const { items: rows } = await owner.as.call(questionImports.rows, { import_id });
  expect(rows.map(({ problems }) => problems)).toEqual([[]]);
  await owner.as.call(questionImports.run, { import_id });
  await api.settle();
  const [question] = (await owner.as.call(questions.list, {})).items;
  expect(question!.whys.map(({ letter, html }) => [letter, html])).toEqual([
    ["A", told["₦22,000"]],
    ["C", told["₦1,000"]],
  ]);
  for (const format of ["gift", "moodle-xml", "csv"] as const) {
    const { url, written } = await owner.as.call(questionImports.export, { format, question_ids: [question!.id] });
    const file = await fetch(new URL(url, api.url)).then((response) => response.text());
    expect([written, file]).toEqual([1, expect.stringContaining("the interest of one year")]);
  }
});
