import { type InputOf, materials, questionImports, questions } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { inTransaction } from "../../db/transaction.ts";
import { retireAll } from "../../jobs/retire.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { readCatalogue } from "./writing/catalogue.ts";

type Form = InputOf<typeof questions.add>;

const DAY = 86_400_000;
const WAV = Buffer.concat([Buffer.from("RIFF\0\0\0\0WAVEfmt "), Buffer.alloc(64, 1)]);

const sent = (bytes: Buffer | string, name: string) => ({ form: formWith(bytes, name) }) as never;

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 4 });
  const owner = await aStaffMember(api, { confirmed: true });
  const start = api.clock.now();
  /** A person who uploads months later has signed in again. */
  const after = async (days: number) => {
    api.clock.set(new Date(start.getTime() + days * DAY));
    return aStaffMember(api, { confirmed: true });
  };
  let shade = 0;
  const png = () =>
    sharp({ create: { width: 12, height: 8, channels: 3, background: { r: ++shade * 9, g: 20, b: 90 } } })
      .png()
      .toBuffer();
  const picture = async () => owner.as.call(questions.uploadPicture, sent(await png(), "picture.png"));
  const recording = () => owner.as.call(questions.uploadAudio, sent(WAV, "recording.wav"));
  let number = 0;
  const form = (more: Partial<Form> = {}): Form => ({
    question_body: `Question number ${++number} about a picture?`,
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "It is so.",
    difficulty_level: "medium",
    year: 2021,
    question_type: "TEXTS_ONLY",
    status: "ACTIVE",
    source: "school",
    ...{ option_a: "one", option_b: "two", option_c: "three", option_d: "four", correct_answer: "A" },
    ...more,
  });
  const add = (more: Partial<Form>) => owner.as.call(questions.add, form(more));
  const statusOf = async (url: string) => (await fetch(`${api.url}${url}`)).status;
  return { api, room, owner, after, png, picture, recording, form, add, statusOf };
}

const inText = (url: string) => `See ![a drawing](${url} 12x8)`;

test("an upload that was never saved is deleted after its time; one shown by any version stays permanently", async () => {
  const desk = await aDesk();
  const { api, room, owner, add, form } = desk;
  const thrown = await desk.picture();
  const unheard = await desk.recording();
  const thrownFile = await api.db
    .selectFrom("pictures")
    .select("file_uuid")
    .where("sha256", "=", thrown.picture_id)
    .executeTakeFirstOrThrow();

  const kept: Record<string, string> = {};
  const keep = async (where: string) => {
    const { picture_id, picture_url } = await desk.picture();
    kept[where] = picture_url;
    return { picture_id, text: inText(picture_url) };
  };
  const pictured = async (where: string) => ({
    question_type: "IMAGE_AND_TEXTS_ONLY" as const,
    picture_id: (await keep(where)).picture_id,
    picture_alt: "A plain field",
  });
  await add(await pictured("beside the question"));
  await add({ question_body: `Body: ${(await keep("in the question")).text}` });
  await add({ option_b: (await keep("in an option")).text });
  await add({ answer_explanation: (await keep("in the explanation")).text });
  await add({ hint: (await keep("in the hint")).text });
  await add({ why_b: (await keep("in a reason")).text });
  // An older version, which a student's test from last year still shows.
  const { question: edited } = await add(await pictured("in an older version"));
  await owner.as.call(questions.edit, { ...form(), question_id: edited.id });
  const { question: deleted } = await add({ option_a: (await keep("in a deleted question")).text });
  await owner.as.call(questions.remove, { question_id: deleted.id });
  const passage = { title: "A passage", body_source: (await keep("in a passage's older version")).text };
  const { uuid: passage_id } = await owner.as.call(questions.addPassage, passage);
  await owner.as.call(questions.editPassage, { passage_id, title: "A passage", body_source: "Plain." });
  await owner.as.call(materials.create, {
    title: "A lesson",
    subject_id: room.subject.uuid,
    description: "About a drawing.",
    body_source: (await keep("in a material")).text,
    topic_ids: [],
  });
  const { audio_id, audio_url } = await desk.recording();
  await add({ question_type: "AUDIO", audio_id });
  kept["a recording"] = audio_url;

  await desk.after(89);
  expect(await retireAll(api.context, features)).not.toHaveProperty("pictures");
  expect(await desk.statusOf(thrown.picture_url)).toBe(200);
  await desk.after(91);
  expect(await retireAll(api.context, features)).toMatchObject({ pictures: 1, files: 1 });
  await api.settle();
  expect(await desk.statusOf(thrown.picture_url)).toBe(404);
  expect(await desk.statusOf(unheard.audio_url)).toBe(404);
  expect(await api.context.fileStore.read(thrownFile.file_uuid!, { start: 0, end: 1 })).toBeNull();
  expect(await api.context.fileStore.read(unheard.audio_id, { start: 0, end: 1 })).toBeNull();
  await desk.after(4_000);
  const later = await retireAll(api.context, features);
  expect([later.pictures, later.files]).toEqual([undefined, undefined]);
  await api.settle();
  const answers = await Promise.all(
    Object.entries(kept).map(async ([where, url]) => [where, await desk.statusOf(url)]),
  );
  expect(answers).toEqual(Object.keys(kept).map((where) => [where, 200]));
});

test("a picture in a file waiting for import stays; one of an erased question is deleted", async () => {
  const desk = await aDesk();
  const { api, room, owner } = desk;
  const { picture_url } = await desk.picture();
  const head = "question,a,b,c,d,answer,explanation";
  const file = `${head}\nWhich drawing is it?,one,two,three,four,A,"${inText(picture_url)}"\n`;
  const { id } = await owner.as.call(questionImports.upload, sent(file, "questions.csv"));
  await api.settle();
  const settings = { subject_id: room.subject.uuid, exam_type_id: room.exam.uuid, year: 2020 };
  await owner.as.call(questionImports.change, { import_id: id, ...settings });
  await api.settle();
  const { items } = await owner.as.call(questionImports.rows, { import_id: id });
  expect(items.map(({ state }) => state)).toEqual(["ready"]);
  const other = await desk.picture();
  const { question } = await desk.add({ status: "INACTIVE", option_a: inText(other.picture_url) });
  await owner.as.call(questions.remove, { question_id: question.id });
  await owner.as.call(questions.erase, { question_id: question.id });

  const later = await desk.after(400);
  expect(await retireAll(api.context, features)).toMatchObject({ pictures: 1 });
  expect(await desk.statusOf(other.picture_url)).toBe(404);
  expect(await desk.statusOf(picture_url)).toBe(200);
  await later.as.call(questionImports.run, { import_id: id });
  await api.settle();
  expect((await later.as.call(questions.list, { search: "Which drawing is it" })).total).toBe(1);
});

test("uploading a picture again restarts its waiting time, and saving a question locks the pictures it shows", async () => {
  const desk = await aDesk();
  const { api } = desk;
  const bytes = await desk.png();
  const again = async (who: typeof desk.owner) => who.as.call(questions.uploadPicture, sent(bytes, "picture.png"));
  const { picture_id, picture_url } = await again(desk.owner);
  await again(await desk.after(80));
  await desk.after(120);
  expect(await retireAll(api.context, features)).not.toHaveProperty("pictures");
  await desk.after(171);
  const question = desk.form({ option_a: inText(picture_url) });
  await inTransaction(api.db, async (db) => {
    expect((await readCatalogue(db, [question])).pictures).toEqual(new Set([picture_id]));
    expect(await retireAll(api.context, features)).not.toHaveProperty("pictures");
  });
  expect(await retireAll(api.context, features)).toMatchObject({ pictures: 1 });
  const { status, errors } = await refused((await desk.after(171)).as.call(questions.add, question));
  expect([status, errors.option_a]).toEqual([400, ["This text uses a picture that is not in the bank"]]);
  const passage = { title: "A passage", body_source: inText(picture_url) };
  const none = await refused((await desk.after(171)).as.call(questions.addPassage, passage));
  expect([none.status, none.errors.body_source]).toEqual([400, ["This text uses a picture that is not in the bank"]]);
  // It is uploaded once more, as if it had never been here.
  await again(await desk.after(172));
  expect(await desk.statusOf(picture_url)).toBe(200);
});
