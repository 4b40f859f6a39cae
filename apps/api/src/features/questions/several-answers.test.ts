// Questions with two to six options and with several right answers: from staff screens through tests, marks and
// statistics.
import { itemAnalysis, papers, questions, revision, sittings } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { aMock, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { remarkAll } from "../sittings/remark.ts";

async function aDesk(many = 5) {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: many });
  const owner = await aStaffMember(api, { confirmed: true });
  const form = (more = {}) => ({
    question_body: "Which of these numbers are prime?",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "Two and five have no other divisors.",
    difficulty_level: "medium" as const,
    year: 2021,
    question_type: "TEXTS_ONLY" as const,
    status: "ACTIVE" as const,
    source: "school" as const,
    ...{ option_a: "two", option_b: "four", option_c: "five", option_d: "nine", why_b: "Two times two." },
    ...{ correct_answer: "AC", answers_wanted: "all" as const },
    ...more,
  });
  return { api, room, owner, form };
}

const optionIn = (question: Record<string, unknown>, letter: string) => question[`option_${letter.toLowerCase()}`];

/** The letters under which this paper shows these words, in their order. */
const lettersOf = (question: Record<string, unknown>, ...words: string[]) =>
  optionLetters.filter((letter) => words.includes(String(optionIn(question, letter)))).join("");

test("if all are needed, only the full set earns the mark, in exam and practice; a corrected key remarks", async () => {
  const { api, room, owner, form } = await aDesk();
  const { question } = await owner.as.call(questions.add, form());
  expect(question).toMatchObject({ accepted: ["A", "C"], correct_answer: null, answers_wanted: "all" });
  const year = 2024;
  const place = { exam_type_id: room.exam.uuid, subject_id: room.subject.uuid };
  await owner.as.call(papers.save, { ...place, year, minutes: 10, source: "school", question_ids: [question.id] });

  const sit = async (...words: string[]) => {
    const { as } = await aCandidate(api);
    const opened = await as.call(sittings.start, room.ask({ mode: "exam", year }));
    const asked = opened.exams[0]!;
    expect(asked).toMatchObject({ choose: 0, correct_answer: null, uuid: question.id });
    expect(asked).not.toHaveProperty("also_right");
    const session_id = opened.session.uuid;
    const answer = (selected_option: string | null) => ({ question_id: question.id, selected_option });
    // One tick at a time, as a candidate does. Each one is saved.
    for (const at of words.keys())
      await as.call(sittings.saveAnswers, {
        session_id,
        answers: [answer(lettersOf(asked, ...words.slice(0, at + 1)))],
      });
    const kept = await as.call(sittings.read, { session_id });
    expect(kept.answers[0]?.selected_option).toBe(lettersOf(asked, ...words));
    const turned = [...lettersOf(asked, "two", "five")].reverse().join("");
    const input = { session_id, answers: [answer(turned)] };
    expect((await refused(as.call(sittings.saveAnswers, input))).status).toBe(400);
    const { grade, review } = await as.call(sittings.submitAnswers, { session_id, answers: [] });
    expect(review[0]).toMatchObject({
      correct_answer: lettersOf(asked, "two", "five"),
      selected_option: lettersOf(asked, ...words),
      is_correct: grade.correct === 1,
    });
    return { as, session_id, correct: grade.correct, review: review[0]!, asked };
  };
  const whole = await sit("two", "five");
  const half = await sit("five");
  const more = await sit("two", "four", "five");
  expect([whole.correct, half.correct, more.correct]).toEqual([1, 0, 0]);
  expect(more.review.whys).toMatchObject([{ letter: lettersOf(more.asked, "four") }]);
  expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 3, differences: [] });
  await api.settle();

  const figures = await owner.as.call(itemAnalysis.ofQuestion, { question_id: question.id, from: "first" });
  expect(figures.statistics.options.map(({ letter, chosen, is_key }) => [letter, chosen, is_key])).toEqual([
    ["A", 2, true],
    ["B", 1, false],
    ["C", 3, true],
    ["D", 0, false],
    [null, 0, false],
  ]);
  expect(figures.statistics.facility).toBeCloseTo(1 / 3);

  // The wrong answer returns as a card and in the list of mistakes, and is chosen and answered in the same way.
  const { cards } = await half.as.call(revision.session, {});
  const card = cards.find((one) => one.question.uuid === question.id)!;
  const right = card.question.correct_answer!;
  expect(right).toBe(lettersOf(card.question, "two", "five"));
  const reply = (selected_option: string) =>
    half.as.call(revision.answerCard, {
      ...{ question_id: question.id, answer_id: crypto.randomUUID(), shuffle: card.shuffle, selected_option },
    });
  const [mistake] = await half.as.call(revision.mistakes, {});
  expect(mistake!.selected_option).toBe(lettersOf(mistake!.question, "five"));
  expect((await reply(right.slice(0, 1))).is_correct).toBe(false);
  expect((await reply(right)).is_correct).toBe(true);

  // Nine turns out to be right too: the key is now the set of three, and an answer without it loses the mark.
  const fix = { question_id: question.id, accepted: ["A", "C", "D"] as const, is_void: false };
  const wanted = { ...fix, accepted: [...fix.accepted] };
  expect(await owner.as.call(itemAnalysis.previewFix, wanted)).toMatchObject({ tests: 3, rising: 0, falling: 1 });
  await owner.as.call(itemAnalysis.fixKey, { ...wanted, reason: "Asked of odd numbers" });
  await api.settle();
  const after = await whole.as.call(sittings.review, { session_id: whole.session_id });
  expect(after.grade.correct).toBe(0);
  expect(after.review[0]!.correct_answer).toBe(lettersOf(whole.asked, "two", "five", "nine"));
  expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 3, differences: [] });
});

test("if any one counts, each right option earns the mark, and practice shows it immediately", async () => {
  const { api, room, owner, form } = await aDesk();
  const { question } = await owner.as.call(questions.add, form({ answers_wanted: "any" }));
  const { as } = await aCandidate(api);
  const { exams, session } = await as.call(sittings.start, room.ask({ mode: "practice" }));
  const asked = exams.find(({ uuid }) => uuid === question.id)!;
  expect(asked).not.toHaveProperty("choose");
  expect(`${asked.correct_answer}${asked.also_right}`).toBe(lettersOf(asked, "two", "five"));
  const answer = (selected_option: string) => ({
    session_id: session.uuid,
    answers: [{ question_id: question.id, selected_option }],
  });
  const both = await refused(as.call(sittings.saveAnswers, answer(lettersOf(asked, "two", "five"))));
  expect([both.status, both.message]).toEqual([400, "One of your answers is not one of the options."]);
  const { review } = await as.call(sittings.submitAnswers, answer(asked.also_right!));
  expect(review.find(({ question_id }) => question_id === question.id)).toMatchObject({ is_correct: true });
});

test("questions with six options or true/false are in practice and staff papers, but no exam draws them", async () => {
  const { api, room, owner, form } = await aDesk(40);
  const one = { answers_wanted: "one" as const, why_b: "" };
  const add = async (more: object) => (await owner.as.call(questions.add, form({ ...one, ...more }))).question;
  const six = await add({
    ...{ option_e: "ten", option_f: "eleven", options_count: 6, correct_answer: "F", question_body: "Of six?" },
  });
  const five = await add({ option_e: "ten", options_count: 5, correct_answer: "E", question_body: "Of five?" });
  const three = await add({ option_d: "", options_count: 3, correct_answer: "C", question_body: "Of three?" });
  const truth = await add({
    ...{ option_a: "True", option_b: "False", option_c: "", option_d: "", correct_answer: "A" },
    ...{ question_type: "TRUE_OR_FALSE", question_body: "Two is prime." },
  });
  const several = await add({ answers_wanted: "number", correct_answer: "AC", question_body: "Two of four?" });
  const unlike = [six, five, three, truth, several].map(({ id }) => id);
  await api.settle();
  const { as } = await aCandidate(api);
  const drawn = async (mode: "practice" | "exam") =>
    (await as.call(sittings.start, room.ask({ mode, fresh: true }))).exams.map(({ uuid }) => uuid);
  for (const _ of [1, 2, 3]) {
    const ids = await drawn("exam");
    expect(unlike.filter((id) => ids.includes(id))).toEqual([]);
  }
  expect((await drawn("practice")).some((id) => unlike.includes(id))).toBe(true);
  const mock = await as.call(sittings.startMock, { slug: await aMock(api.db, room, 12), subjects: [] });
  expect(mock.exams.filter(({ uuid }) => unlike.includes(uuid))).toEqual([]);

  const place = { exam_type_id: room.exam.uuid, subject_id: room.subject.uuid };
  await owner.as.call(papers.save, { ...place, year: 2024, minutes: 10, source: "school", question_ids: unlike });
  const paper = await as.call(sittings.start, room.ask({ mode: "exam", year: 2024 }));
  expect(paper.exams.map(({ uuid }) => uuid)).toEqual(unlike);
  const [ofSix, ofFive, ofThree, ofTwo, ofSeveral] = paper.exams;
  expect([ofSix!.option_f, ofFive!.option_e, ofThree!.option_d, ofTwo!.option_c].map(Boolean)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(ofSeveral!.choose).toBe(2);
  const answers = [
    { question_id: six.id, selected_option: lettersOf(ofSix!, "eleven") },
    { question_id: five.id, selected_option: lettersOf(ofFive!, "ten") },
    { question_id: three.id, selected_option: lettersOf(ofThree!, "five") },
    { question_id: truth.id, selected_option: lettersOf(ofTwo!, "True") },
    { question_id: several.id, selected_option: lettersOf(ofSeveral!, "two", "five") },
  ];
  const { grade } = await as.call(sittings.submitAnswers, { session_id: paper.session.uuid, answers });
  expect(grade.correct).toBe(5);
});

test("each rule has its message, and a question candidates have seen cannot change its kind", async () => {
  const { owner, form } = await aDesk();
  for (const [wrong, field, message] of [
    [{ correct_answer: "A" }, "correct_answer", "Tick at least two correct answers"],
    [{ correct_answer: "CA" }, "correct_answer", "Tick at least two correct answers"],
    [{ answers_wanted: "one" }, "correct_answer", "Choose A, B, C or D"],
    [{ correct_answer: "AE" }, "correct_answer", "This question has no option E"],
    [{ why_c: "No." }, "why_c", "C is the correct answer. Only wrong answers have a reason"],
    [{ options_count: 7 }, "options_count", "A question has two to six options"],
    [{ options_count: 6, option_e: "ten" }, "option_f", "Option F required"],
    [{ hint: "Think of two." }, "hint", "The hint gives away the correct answer. Give only the idea."],
  ] as const) {
    const { status, errors } = await refused(owner.as.call(questions.add, form(wrong)));
    expect([status, errors[field]?.[0]]).toEqual([400, message]);
  }
  const { question } = await owner.as.call(questions.add, form());
  const edit = (more: object) => owner.as.call(questions.edit, { ...form(more), question_id: question.id });
  expect((await edit({ question_body: "Which are prime?" })).question).toMatchObject({
    ...{ revision: 2, accepted: ["A", "C"], answers_wanted: "all" },
  });
  const other = await refused(edit({ answers_wanted: "any" }));
  expect(other.errors.answers_wanted?.[0]).toContain("cannot change the answer type");
  const key = await refused(edit({ correct_answer: "AB", why_b: "" }));
  expect(key.errors.correct_answer?.[0]).toContain("use “Correct the answer key”");
  const draft = (await owner.as.call(questions.add, form({ status: "INACTIVE", question_body: "A draft?" }))).question;
  const turned = { ...form({ status: "INACTIVE", answers_wanted: "one", correct_answer: "C" }), question_id: draft.id };
  expect((await owner.as.call(questions.edit, turned)).question).toMatchObject({
    ...{ accepted: ["C"], correct_answer: "C", answers_wanted: "one" },
  });
});
