import { questions, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { checkQuestions, createQuestions, questionForExport } from "./public.ts";

async function aDesk(room: Parameters<typeof examFixture>[1] = { questions: 2 }) {
  const api = await startApi();
  const { exam, subject, topic } = await examFixture(api.db, room);
  const owner = await aStaffMember(api);
  const editor = await aStaffMember(api, { role: "editor" });
  return { api, exam, subject, topic, owner, editor };
}

const aForm = (desk: { exam: { uuid: string }; subject: { uuid: string } }, more = {}) => ({
  question_body: "A lens of focal length $20\\,\\text{cm}$ forms a real image 60 cm away. How far is the object?",
  subject_id: desk.subject.uuid,
  exam_type_id: desk.exam.uuid,
  answer_explanation: "Use the lens formula.",
  difficulty_level: "medium" as const,
  year: 2021,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "original" as const,
  option_a: "15 cm",
  option_b: "30 cm",
  option_c: "40 cm",
  option_d: "80 cm",
  correct_answer: "B" as const,
  ...more,
});

const countsOf = async (api: Api, subjectUuid: string) => {
  const { rows } = await sql<{ kept: number; counted: number; exam_kept: number }>`
    select s.questions_count as kept,
      (select count(*)::int from questions where subject_id = s.id and state = 'live') as counted,
      (select questions_count from exam_subjects where subject_id = s.id) as exam_kept
    from subjects s where s.uuid = ${subjectUuid}`.execute(api.db);
  return rows[0]!;
};

test("every rule of the form has its message, and nothing is stored", async () => {
  const desk = await aDesk();
  const empty = await refused(
    desk.owner.as.call(questions.add, aForm(desk, blank) as unknown as ReturnType<typeof aForm>),
  );
  expect(empty.errors).toMatchObject({
    question_body: ["Question is required"],
    subject_id: ["Subject is required"],
    exam_type_id: ["Exam type is required"],
    answer_explanation: ["Explanation is required"],
    year: ["Invalid year"],
    option_a: ["Option A required"],
    option_b: ["Option B required"],
  });
  const later = await refused(desk.owner.as.call(questions.add, aForm(desk, { option_c: "", option_d: " " })));
  expect(later.errors).toMatchObject({ option_c: ["Option C required"], option_d: ["Option D required"] });
  for (const [wrong, field, message] of [
    [{ year: 1899 }, "year", "Invalid year"],
    [{ year: new Date().getFullYear() + 1 }, "year", "Invalid year"],
    [{ option_e: "95 cm" }, "option_e", "Only papers with five options have an option E"],
    [{ option_c: "15  cm" }, "option_c", "Two options are the same"],
    [{ question_type: "IMAGE_ONLYS" as const }, "picture_id", "Picture is required"],
    [{ question_type: "AUDIO" as const }, "audio_id", "Recording is required"],
    [{ question_body: "Unfinished $x^{2" }, "question_body", "We cannot show this text"],
  ] as const) {
    const { status, errors } = await refused(desk.owner.as.call(questions.add, aForm(desk, wrong)));
    expect([status, errors[field]?.[0]]).toEqual([400, expect.stringContaining(message)]);
  }
  expect((await desk.owner.as.call(questions.list, {})).total).toBe(2);
});

const blank = {
  question_body: " ",
  subject_id: "",
  exam_type_id: "",
  answer_explanation: "",
  year: "soon",
  option_a: "",
  option_b: "",
};

test("a publisher's question is live immediately, an editor's after review, and counts follow", async () => {
  const desk = await aDesk();
  const { question } = await desk.owner.as.call(questions.add, aForm(desk));
  expect(question).toMatchObject({ stage: "live", status: "ACTIVE", correct_answer: "B", year: 2021, revision: 1 });
  expect(question.question_body).toContain("<math");
  expect(question.question_body_source).toContain("$20");
  expect(await countsOf(desk.api, desk.subject.uuid)).toEqual({ kept: 3, counted: 3, exam_kept: 3 });

  const text = {
    question_body: "What is the unit of force?",
    option_a: "joule",
    option_b: "newton",
    option_c: "pascal",
  };
  const waiting = await desk.editor.as.call(questions.add, aForm(desk, { ...text, option_d: "watt" }));
  expect(waiting.question).toMatchObject({ stage: "review", is_live: false });
  const id = waiting.question.id;
  expect((await refused(desk.editor.as.call(questions.move, { question_id: id, to: "live" }))).code).toBe(
    "not_allowed",
  );
  await desk.owner.as.call(questions.move, { question_id: id, to: "draft", comment: "Give the symbol too." });
  await desk.editor.as.call(questions.move, { question_id: id, to: "review", comment: "Done." });
  const published = await desk.owner.as.call(questions.move, { question_id: id, to: "live" });
  expect(published.question.stage).toBe("live");
  const { comments } = await desk.owner.as.call(questions.read, { question_id: id });
  expect(comments.map(({ kind, body }) => [kind, body])).toEqual([
    ["sent_back", "Give the symbol too."],
    ["sent_to_review", "Done."],
    ["published", ""],
  ]);
  expect(await countsOf(desk.api, desk.subject.uuid)).toEqual({ kept: 4, counted: 4, exam_kept: 4 });
  await desk.owner.as.call(questions.remove, { question_id: id });
  expect(await countsOf(desk.api, desk.subject.uuid)).toEqual({ kept: 3, counted: 3, exam_kept: 3 });
  expect((await desk.owner.as.call(questions.list, {})).items.map((item) => item.id)).not.toContain(id);
  expect(await desk.owner.as.call(questions.tiles, {})).toMatchObject({ total: 3, live: 3, in_review: 0, drafts: 0 });
});

test("an editor's change to a live question waits while candidates keep the old text; versions can be restored", async () => {
  const desk = await aDesk({ questions: 0 });
  const { question } = await desk.owner.as.call(questions.add, aForm(desk));
  const form = aForm(desk, { question_body: "A lens forms an image 60 cm away. How far is the object?" });
  const change = { ...form, question_id: question.id };
  expect((await desk.editor.as.call(questions.edit, change)).question).toMatchObject({
    stage: "review",
    is_live: true,
    revision: 2,
  });
  const live = async () =>
    (
      await desk.api.db
        .selectFrom("questions as q")
        .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
        .select(["r.no", "r.body_source"])
        .where("q.uuid", "=", question.id)
        .executeTakeFirstOrThrow()
    ).no;
  expect(await live()).toBe(1);
  await desk.owner.as.call(questions.move, { question_id: question.id, to: "live" });
  expect(await live()).toBe(2);

  // Saving the same text again makes no version. A change of the key alone uses another endpoint.
  expect((await desk.owner.as.call(questions.edit, change)).question.revision).toBe(2);
  const keyed = await refused(desk.owner.as.call(questions.edit, { ...change, correct_answer: "C" }));
  expect(keyed.errors.correct_answer?.[0]).toContain("Correct the answer key");

  await desk.owner.as.call(questions.restore, { question_id: question.id, revision: 1 });
  expect(await live()).toBe(3);
  const { revisions } = await desk.owner.as.call(questions.history, { question_id: question.id });
  expect(revisions.map(({ revision, question_body }) => [revision, question_body.includes("focal")])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  expect(revisions[0]!.keys[0]).toMatchObject({ accepted: ["B"], is_void: false });
});

test("the list is searched by the newest text, filtered, and paged without a gap", async () => {
  const desk = await aDesk({ questions: 0 });
  const rows = Array.from({ length: 45 }, (_, at) =>
    aForm(desk, {
      question_body: at % 9 === 0 ? `Osmosis in plants, part ${at}` : `Momentum of trolley number ${at}`,
      option_a: `first ${at}`,
      difficulty_level: at % 2 ? "easy" : "hard",
      year: at < 5 ? 2010 : 2021,
    }),
  );
  await createQuestions(desk.api.db, rows, { staff_id: desk.owner.id }, new Date());
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await desk.owner.as.call(questions.list, before ? { before } : {});
    expect(page.total).toBe(45);
    seen.push(...page.items.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before);
  expect(new Set(seen).size).toBe(45);
  const total = async (query: object) => (await desk.owner.as.call(questions.list, query)).total;
  expect(await total({ search: "osmosis plant" })).toBe(5);
  expect(await total({ search: "osmos" })).toBe(5);
  expect(await total({ search: "osmosis trolley" })).toBe(0);
  expect(await total({ search: seen[0] })).toBe(1);
  expect(await total({ year: 2010 })).toBe(5);
  expect(await total({ difficulty_level: "easy", search: "momentum" })).toBe(20);
  expect(await total({ subject_id: desk.subject.uuid, exam_type_id: desk.exam.uuid })).toBe(45);
  expect((await desk.owner.as.call(questions.list, { page: 3 })).items).toHaveLength(5);
});

test("bulk changes apply to all questions or none, and deleting many needs the user's identity confirmed", async () => {
  const desk = await aDesk({ questions: 3 });
  const ids = (await desk.owner.as.call(questions.list, {})).items.map(({ id }) => id);
  const bulk = { question_ids: ids, difficulty_level: "hard" as const, year: 2015 };
  expect(await desk.editor.as.call(questions.bulkChange, bulk)).toMatchObject({ changed: 3 });
  expect((await desk.owner.as.call(questions.list, { year: 2015, difficulty_level: "hard" })).total).toBe(3);
  const stranger = { ...bulk, question_ids: [...ids, "018f0000-0000-7000-8000-000000000000"], year: 2001 };
  expect((await refused(desk.owner.as.call(questions.bulkChange, stranger))).status).toBe(404);
  expect((await desk.owner.as.call(questions.list, { year: 2001 })).total).toBe(0);
  expect((await refused(desk.editor.as.call(questions.bulkChange, { question_ids: ids, to: "draft" }))).code).toBe(
    "not_allowed",
  );
  expect((await refused(desk.owner.as.call(questions.bulkDelete, { question_ids: ids }))).code).toBe("step_up");
});

test("exact and near copies are found, and a different question is not", async () => {
  const desk = await aDesk({ questions: 5 });
  await desk.owner.as.call(questions.add, aForm(desk));
  await desk.api.settle();
  const { question_body, option_a, option_b, option_c, option_d } = aForm(desk);
  const like = async (body: string, options: string[]) =>
    (await desk.owner.as.call(questions.likes, { question_body: body, options })).duplicates.map(
      ({ likeness }) => likeness,
    );
  expect(await like(question_body.toUpperCase(), [option_d, option_c, option_b, option_a])).toEqual([100]);
  const near = question_body.replace("How far", "How far away");
  const [likeness] = await like(near, [option_a, option_b, option_c, option_d]);
  expect(likeness).toBeGreaterThan(60);
  expect(likeness).toBeLessThan(100);
  expect(await like("Who wrote Things Fall Apart?", ["Achebe", "Soyinka", "Adichie", "Clark"])).toEqual([]);
});

test("a program's rows are all written or none, reported by row, and read back unchanged", async () => {
  const desk = await aDesk({ questions: 0, exam: "neco", options: 5 });
  const good = aForm(desk, { option_e: "95 cm", correct_answer: "E", answer_explanation: "", year: null });
  const bad = aForm(desk, { option_c: "" });
  expect(await checkQuestions(desk.api.db, [good, bad])).toEqual([
    { row: 1, field: "option_c", message: "Option C required" },
  ]);
  const write = (rows: (typeof good)[]) => createQuestions(desk.api.db, rows, { staff_id: desk.editor.id }, new Date());
  await expect(write([good, bad])).rejects.toThrow("Option C required");
  expect(await questionForExport(desk.api.db, {})).toEqual([]);
  const [uuid] = await write([good]);
  const [read] = await questionForExport(desk.api.db, { subject_id: desk.subject.uuid });
  expect(read).toMatchObject({ uuid, stage: "review", question_body: good.question_body, option_a: "15 cm" });
  // The right answer cannot be the option that four-option papers leave out.
  expect(read).toMatchObject({ option_d: "95 cm", option_e: "80 cm", correct_answer: "D" });
});

test("true/false questions, pictures and recordings reach candidates", async () => {
  const desk = await aDesk({ questions: 4, years: [2020] });
  const { api, owner } = desk;
  const send = async (path: string, bytes: Uint8Array, token = owner.access_token) => {
    const body = formWith(bytes, "upload");
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${api.url}/api/admin/question/${path}`, { method: "POST", headers, body });
    return { status: response.status, ...(await response.json()) };
  };
  const png = await sharp({ create: { width: 1600, height: 400, channels: 3, background: "#0b6b3a" } })
    .png()
    .toBuffer();
  const picture = await send("picture", png);
  expect(picture.status).toBe(201);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send("picture", svg)).message).toBe("Please choose a JPEG, PNG or WebP picture.");
  const wav = Buffer.concat([Buffer.from("RIFF\0\0\0\0WAVEfmt "), Buffer.alloc(40)]);
  const audio = await send("audio", wav);
  expect((await send("audio", svg)).status).toBe(400);

  const two = { option_a: "True", option_b: "False", option_c: null, option_d: null, correct_answer: "A" as const };
  await owner.as.call(
    questions.add,
    aForm(desk, { question_type: "TRUE_OR_FALSE", question_body: "Ice floats.", ...two }),
  );
  const shown = { picture_id: picture.data.picture_id, picture_alt: "A green field" };
  await owner.as.call(
    questions.add,
    aForm(desk, { question_type: "IMAGE_ONLYS", question_body: "What is this?", ...shown }),
  );
  await owner.as.call(
    questions.add,
    aForm(desk, { question_type: "AUDIO", question_body: "Which word is stressed?", audio_id: audio.data.audio_id }),
  );

  const ada = await aCandidate(api);
  const { exams } = await ada.as.call(sittings.start, {
    exam_id: desk.exam.uuid,
    subject_id: desk.subject.uuid,
    count: 7,
  });
  const of = (type: string) => exams.find(({ question_type }) => question_type === type)!;
  const truth = of("TRUE_OR_FALSE");
  expect([truth.option_a, truth.option_b].sort()).toEqual(["False", "True"]);
  expect([truth.option_c, truth.option_d, truth.option_e]).toEqual(["", "", null]);
  const image = await fetch(api.url + of("IMAGE_ONLYS").image_url);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(Buffer.from(await image.arrayBuffer())).metadata()).width).toBe(1000);
  expect(exams.map(({ image_size }) => image_size).filter(Boolean)).toEqual([{ width: 1000, height: 250 }]);
  const sound = await fetch(api.url + of("AUDIO").audio_url, { headers: { range: "bytes=0-3" } });
  expect([sound.status, await sound.text()]).toEqual([206, "RIFF"]);
});

test("a new passage text makes new versions of its questions; issued tests keep the old text", async () => {
  const desk = await aDesk({ questions: 0 });
  const passage = await desk.owner.as.call(questions.addPassage, { title: "The market", body_source: "It was early." });
  const { question } = await desk.owner.as.call(questions.add, aForm(desk, { passage_id: passage.uuid }));
  expect(question.passage?.body).toContain("early");
  const text = { title: "The market", body_source: "It was **late**." };
  const edit = { passage_id: passage.uuid, ...text };
  expect(await desk.owner.as.call(questions.editPassage, edit)).toEqual({ questions_revised: 1 });
  const after = await desk.owner.as.call(questions.read, { question_id: question.id });
  expect(after.question).toMatchObject({ revision: 2, stage: "live", correct_answer: "B" });
  expect(after.question.passage?.body).toContain("late");
  const { items } = await desk.owner.as.call(questions.passages, { search: "market" });
  expect(items).toMatchObject([{ title: "The market", questions: 1 }]);
});
