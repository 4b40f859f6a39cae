import { blueprints, exams, itemAnalysis, papers, questions, sittings, subjects } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

async function anOffice(room: Parameters<typeof examFixture>[1] = { questions: 12 }) {
  const api = await startApi();
  const { exam, subject, topic } = await examFixture(api.db, room);
  const { as } = await aStaffMember(api, { confirmed: true });
  return { api, exam, subject, topic, as, place: { exam_type_id: exam.uuid, subject_id: subject.uuid } };
}

test("a subject is added, offered, renamed and removed, but stays while it has questions", async () => {
  const { exam, subject, as } = await anOffice();
  const missing = await refused(as.call(subjects.add, { name: " ", description: "" }));
  expect(missing.errors).toEqual({ name: ["Subject name is required"], description: ["Description is required"] });
  const added = await as.call(subjects.add, {
    name: "Civic Education",
    description: "Rights and duties",
    exam_type_ids: [exam.uuid],
  });
  expect(added).toMatchObject({ name: "Civic Education", questions: 0, exams: [{ uuid: exam.uuid }], topics: [] });
  const twin = await refused(as.call(subjects.add, { name: "civic education", description: "Retake" }));
  expect(twin.errors.name).toEqual(["There is already a subject with this name"]);

  const form = { subject_id: added.uuid, name: "Civics", description: "Rights", exam_type_ids: [] };
  expect(await as.call(subjects.edit, form)).toMatchObject({ name: "Civics", exams: [] });
  const kept = await refused(as.call(subjects.edit, { ...form, name: "Another", subject_id: subject.uuid }));
  expect(kept.errors.exam_type_ids?.[0]).toContain("still has questions in this subject");
  await as.call(subjects.remove, { subject_id: added.uuid });
  expect((await as.call(exams.staffSubjects, {})).map(({ uuid }) => uuid)).toEqual([subject.uuid]);
  const hanging = await refused(as.call(subjects.remove, { subject_id: subject.uuid }));
  expect([hanging.status, hanging.message]).toEqual([409, expect.stringContaining("12 questions use it")]);
});

test("subjects whose names give the same letters, or none, can exist side by side", async () => {
  const { as } = await anOffice();
  const names = ["Art", "Art 2", "Art!", "+", "?", "Subject"];
  for (const name of names) await as.call(subjects.add, { name, description: "One more" });
  expect((await as.call(exams.staffSubjects, {})).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("a new year locks no year that was free", async () => {
  const { api, as, exam, subject, place } = await anOffice({ questions: 12, years: [2020, 2021, 2022] });
  const ada = await aCandidate(api);
  const tiles = async () =>
    (await ada.as.call(exams.years, { exam_id: exam.uuid, subject_id: subject.uuid })).years.map(
      ({ year, is_premium }) => `${year} ${is_premium ? "premium" : "free"}`,
    );
  expect(await tiles()).toEqual(["2022 free", "2021 premium", "2020 free"]);
  const { items } = await as.call(questions.list, {});
  const question_ids = items.slice(0, 5).map(({ id }) => id);
  await as.call(papers.save, { ...place, year: 2023, minutes: 10, source: "school", question_ids });
  expect(await tiles()).toEqual(["2023 free", "2022 free", "2021 premium", "2020 free"]);
  const input = { exam_id: exam.uuid, subject_id: subject.uuid, mode: "exam" as const };
  expect((await ada.as.call(sittings.start, { ...input, year: 2022 })).exams.length).toBeGreaterThan(0);
  expect((await refused(ada.as.call(sittings.start, { ...input, year: 2021 }))).code).toBe("premium");
});

test("topics are added and removed with their subject, but stay while they have questions", async () => {
  const { subject, topic, as } = await anOffice();
  const add = (name: string) => as.call(subjects.addTopic, { subject_id: subject.uuid, name });
  const { topics } = await add("Waves");
  expect(topics.map(({ name, questions }) => [name, questions])).toEqual([
    ["A topic", 12],
    ["Waves", 0],
  ]);
  expect((await refused(add("waves"))).errors.name).toEqual(["There is already a topic with this name"]);
  expect((await refused(as.call(subjects.removeTopic, { topic_id: topic.uuid }))).status).toBe(409);
  const after = await as.call(subjects.removeTopic, { topic_id: topics[1]!.uuid });
  expect(after.topics.map(({ name }) => name)).toEqual(["A topic"]);
});

test("a new blueprint version counts for tests started later, and a running test keeps its own", async () => {
  const { api, exam, subject, as, place } = await anOffice({ questions: 12, years: [2024], minutes: 30 });
  const ada = await aCandidate(api);
  const start = (who: typeof ada) =>
    who.as.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid, year: 2024, mode: "exam" });
  const before = await start(ada);
  const rule = { ...place, from_year: 2000, items: 10, minutes: 55, options: 4, sections: [], unverified: false };
  const next = await as.call(blueprints.write, { ...rule, source_note: "The board's syllabus" });
  expect(next).toMatchObject({ version: 2, minutes: 55, staff_name: "Ngozi Musa" });
  const { session } = await ada.as.call(sittings.read, { session_id: before.session.uuid });
  expect([session.duration_minutes, session.deadline_at]).toEqual([30, before.session.deadline_at]);
  expect((await start(await aCandidate(api))).session.duration_minutes).toBe(55);
  expect((await as.call(blueprints.list, place)).blueprints.map(({ version }) => version)).toEqual([2, 1]);
  const sections = [{ name: "A", topics: ["a-topic"], items: 4 }];
  const wrong = await refused(as.call(blueprints.write, { ...rule, sections, source_note: "x" }));
  expect(wrong.message).toBe("The sections hold 4 items, the paper 10.");
});

test.each([
  [4, [null, null]],
  [5, ["w4", "w4"]],
])(
  "a paper of an exam with %s options is read with as many, and its key under their letters",
  async (options, fifths) => {
    const { as, place } = await anOffice({ questions: 2, options });
    const { questions: drawn } = await as.call(papers.suggest, { ...place, year: 2023, question_ids: [] });
    const question_ids = drawn.map(({ id }) => id);
    const { uuid } = await as.call(papers.save, { ...place, year: 2023, source: "school", minutes: 40, question_ids });
    const read = await as.call(papers.read, { paper_id: uuid });
    expect(read.questions.map(({ option_e_source }) => option_e_source)).toEqual(fifths);
    expect(read.questions.map(({ option_d_source, accepted }) => [option_d_source, accepted])).toEqual([
      ["w3", ["A"]],
      ["w3", ["A"]],
    ]);
  },
);

test("a paper is filled, swapped, ordered, saved in full and issued in that order", async () => {
  const { api, exam, subject, as, place } = await anOffice({ questions: 12 });
  const year = 2023;
  const { questions: drawn } = await as.call(papers.suggest, { ...place, year, question_ids: [] });
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(12);
  const held = drawn.slice(0, 6).map(({ id }) => id);
  const swap = { exam_type_id: exam.uuid, question_id: held[0]!, question_ids: held };
  const { question } = await as.call(papers.swap, swap);
  expect(held).not.toContain(question.id);
  const question_ids = [...held.slice(1).reverse(), question.id];
  const saved = await as.call(papers.save, { ...place, year, source: "school", minutes: 40, question_ids });
  expect(saved).toMatchObject({ year, questions: 6, minutes: 40, source: "school" });
  const read = await as.call(papers.read, { paper_id: saved.uuid });
  expect(read.questions.map(({ id }) => id)).toEqual(question_ids);
  expect((await as.call(papers.list, place)).papers).toHaveLength(1);
  const figures = await as.call(itemAnalysis.ofPaper, { paper_id: saved.uuid });
  expect(figures.items.map(({ question_id }) => question_id)).toEqual(question_ids);
  expect(figures).toMatchObject({ paper: { year, minutes: 40 }, overall: { answered: 0, facility: null } });
  expect((await refused(as.call(itemAnalysis.ofPaper, { paper_id: subject.uuid }))).status).toBe(404);

  await as.call(questions.remove, { question_id: question_ids[0]! });
  const stale = await refused(as.call(papers.save, { ...place, year, source: "school", minutes: 40, question_ids }));
  expect(stale.message).toContain("Question 1 is not a live");
  const ada = await aCandidate(api);
  const asked = { exam_id: exam.uuid, subject_id: subject.uuid, year, mode: "exam" as const };
  const { exams: handed } = await ada.as.call(sittings.start, asked);
  expect(handed.length).toBeGreaterThanOrEqual(5);
});
