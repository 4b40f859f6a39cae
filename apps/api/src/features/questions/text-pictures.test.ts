// Pictures in options, explanations and reasons: written, imported from a file, and shown to candidates.
import { questionImports, questions, sittings } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const png = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer();

const sent = (bytes: Buffer | string, name: string) => ({ form: formWith(bytes, name) }) as never;

async function aDesk() {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 5 });
  const owner = await aStaffMember(api, { confirmed: true });
  const form = (more = {}) => ({
    question_body: "Which of these is a circle?",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "It is round.",
    difficulty_level: "medium" as const,
    year: 2021,
    question_type: "TEXTS_ONLY" as const,
    status: "ACTIVE" as const,
    source: "school" as const,
    ...{ option_a: "one", option_b: "two", option_c: "three", option_d: "four", correct_answer: "A" },
    ...more,
  });
  const asked = async (uuid: string) => {
    const { as } = await aCandidate(api);
    const { exams } = await as.call(sittings.start, room.ask({ mode: "practice" }));
    const offer = await as.call(sittings.packOffer, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
    return { question: exams.find((question) => question.uuid === uuid)!, offer };
  };
  return { api, room, owner, form, asked };
}

test("a picture from the bank is shown in an option and in the explanation; an unknown picture is refused", async () => {
  const { owner, form, asked } = await aDesk();
  const { picture_url } = await owner.as.call(questions.uploadPicture, sent(await png(200), "circle.png"));
  const picture = `![A circle](${picture_url} 40x30)`;
  const { question } = await owner.as.call(
    questions.add,
    form({ option_a: picture, answer_explanation: `Round:\n\n${picture}`, why_b: `No corner: ${picture}` }),
  );
  const shown = `<img class="in-text" src="${picture_url}" alt="A circle" width="40" height="30" loading="lazy">`;
  const found = await asked(question.id);
  const letter = found.question.correct_answer!.toLowerCase() as "a";
  expect(found.question[`option_${letter}`]).toBe(shown);
  expect(found.question.answer_explanation).toBe(`<p>Round:</p><p>${shown}</p>`);
  expect(found.question.whys![0]!.html).toBe(`<p>No corner: ${shown}</p>`);
  expect(found.offer.picture_bytes_per_test).toBeGreaterThan(0);
  const strange = `![A circle](/api/pictures/${"0".repeat(64)}.webp)`;
  for (const field of ["option_a", "answer_explanation", "why_b"]) {
    const { errors, status } = await refused(owner.as.call(questions.add, form({ [field]: strange })));
    expect([status, errors[field]]).toEqual([400, ["This text uses a picture that is not in the bank"]]);
  }
  // Only our own tables can contain its address. Other files leave the question out and name it.
  const out = { question_ids: [question.id] };
  expect(await owner.as.call(questionImports.export, { ...out, format: "csv" })).toMatchObject({ written: 1 });
  const left = await refused(owner.as.call(questionImports.export, { ...out, format: "moodle-xml" }));
  expect(left.message).toContain("has a picture in an option");
});

test("a file brings pictures into options: converted, stored once, and drawings with scripts refused", async () => {
  const { api, room, owner, asked } = await aDesk();
  const [round, square] = await Promise.all([png(10), png(60)]);
  const answer = (bytes: Buffer | string, alt: string, fraction: number) =>
    `<answer fraction="${fraction}" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png" alt="${alt}">]]></text><file name="a.png" path="/" encoding="base64">${Buffer.from(bytes).toString("base64")}</file></answer>`;
  const item = (answers: string, text: string) =>
    `<question type="multichoice"><questiontext format="html"><text>${text}</text></questiontext><generalfeedback format="html"><text>It is round.</text></generalfeedback><single>true</single>${answers}</question>`;
  const good = answer(round!, "a circle", 100) + answer(square!, "a square", 0);
  const bad = answer("<svg><script>1</script></svg>", "a drawing", 100) + answer(square!, "a square", 0);
  const nameless = answer(round!, "", 100) + answer(square!, "a square", 0);
  const file = `<quiz>${item(good, "Which is a circle?")}${item(bad, "Which is drawn?")}${item(nameless, "Which has no words?")}</quiz>`;
  const { id } = await owner.as.call(questionImports.upload, sent(file, "shapes.xml"));
  await api.settle();
  const settings = {
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    year: 2020,
    status: "ACTIVE" as const,
  };
  await owner.as.call(questionImports.change, { import_id: id, ...settings });
  await api.settle();
  const { items } = await owner.as.call(questionImports.rows, { import_id: id });
  expect(items.map(({ state, problems }) => [state, problems[0]?.message])).toEqual([
    ["ready", undefined],
    ["problem", "SVG pictures can contain scripts. Use PNG or JPEG instead"],
    ["problem", "Describe the picture in words (alt text)"],
  ]);
  expect(items[0]!.options[0]!.html).toBe("[a circle]");
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const { items: made } = await owner.as.call(questions.list, { search: "Which is a circle" });
  expect(made[0]!.option_a).toMatch(
    /^<img class="in-text" src="\/api\/pictures\/[0-9a-f]{64}\.webp" alt="a circle" width="40" height="30" loading="lazy">$/,
  );
  const { question } = await asked(made[0]!.id);
  const src = /src="([^"]+)"/.exec(question.option_a)![1]!;
  const picture = await fetch(`${api.url}${src}`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});
