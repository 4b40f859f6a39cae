import { contract, questionImports, questions } from "@sabiprep/contract";
import { readQuestionFile } from "@sabiprep/formats";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { formWith } from "../../../testing/form-with.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api, { confirmed: true });
  const send = async (content: string | Uint8Array<ArrayBuffer>, name: string, by = owner) => {
    const response = await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${by.access_token}` },
      body: formWith(content, name),
    });
    const body = await response.json();
    await api.settle();
    return { status: response.status as number, body, id: body.data?.id as string };
  };
  const read = (import_id: string) => owner.as.call(questionImports.read, { import_id });
  const bank = async () =>
    (await api.db.selectFrom("questions").select(["uuid", "state"]).where("bank_key", "is", null).execute()).length;
  const { name } = await api.db
    .selectFrom("subjects")
    .select("name")
    .where("id", "=", room.subject.id)
    .executeTakeFirstOrThrow();
  const subject = { ...room.subject, name };
  /** Questions from others are drafts until their sender chooses live. */
  const live = async (import_id: string, by = owner) => {
    const { settings } = await read(import_id);
    await by.as.call(questionImports.change, { import_id, ...settings, status: "ACTIVE" });
    await api.settle();
  };
  return { api, subject, exam: { ...room.exam, name: "WAEC" }, owner, send, read, bank, live };
}

const head = "question,a,b,c,d,answer,explanation,subject,exam,year\n";
const line = (text: string, more: { key?: string; subject: string; exam: string; why?: string; year?: string }) =>
  `"${text}",one,two,three,four,${more.key ?? "A"},${more.why ?? "Because."},${more.subject},${more.exam},${more.year ?? 2020}\n`;

test("a preview of a file with errors writes nothing; good rows are imported, the rest corrected and sent again", async () => {
  const { api, subject, exam, owner, send, read, bank, live } = await aDesk();
  const names = { subject: subject.name, exam: exam.name };
  const before = await bank();
  const csv =
    head +
    line("First good?", names) +
    line("Bad key?", { ...names, key: "F" }) +
    line("Second good?", names) +
    line("First good?", names) +
    line("No such subject?", { ...names, subject: "Alchemy" }) +
    line("Says $\\frac{1}{$ wrongly?", names) +
    line("Unexplained?", { ...names, why: "" });
  const { id, status, body } = await send(csv, "bank.csv");
  expect([status, body.data.state]).toEqual([201, "reading"]);
  const checked = await read(id);
  expect(checked).toMatchObject({
    state: "checked",
    rows_read: 7,
    rows_ready: 2,
    rows_with_problems: 4,
    rows_duplicate: 1,
  });
  expect(checked.found).toMatchObject({
    format: "csv",
    encoding: "utf-8",
    table: { delimiter: ",", has_header: true },
  });
  const { items } = await owner.as.call(questionImports.rows, { import_id: id, show: "left_out" });
  expect(items.map(({ row, problems }) => `${row} ${problems[0]?.field}: ${problems[0]?.message}`)).toEqual([
    '3 correct_answer: "F" is not one of A, B, C, D',
    "5 question_body: Same text as row 2 in this file",
    '6 subject: We could not find a subject called "Alchemy"',
    expect.stringMatching(/^7 question_body: We cannot show this text/),
    "8 answer_explanation: Explanation is required",
  ]);
  expect(await bank()).toBe(before);
  await live(id);

  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  expect(await read(id)).toMatchObject({ state: "done", questions_made: 2, progress_done: 2, progress_total: 2 });
  expect(await bank()).toBe(before + 2);
  const listed = await owner.as.call(questions.list, { search: "Second good" });
  expect(listed.items[0]).toMatchObject({ year: 2020, correct_answer: "A", stage: "live", source: "school" });
  expect((await refused(owner.as.call(questionImports.run, { import_id: id }))).code).toBe("conflict");

  // One row as an older version stored it, without reasons.
  await sql`update question_import_rows set question = question - array['why_a', 'why_b', 'why_c', 'why_d', 'why_e']
    where row_no = 3`.execute(api.db);
  const { file_name, content } = await owner.as.call(questionImports.problemRows, { import_id: id });
  expect(file_name).toBe("bank-to-fix.csv");
  expect(content.split("\r\n")[0]).toMatch(/^\uFEFFproblem,question_body,/);
  const mended = content.replace(",F,", ",C,").replaceAll("Alchemy", subject.name);
  const again = await send(mended, file_name);
  const second = await read(again.id);
  expect(second).toMatchObject({
    state: "checked",
    rows_read: 5,
    rows_ready: 2,
    rows_duplicate: 1,
    rows_with_problems: 2,
  });
  await owner.as.call(questionImports.run, { import_id: again.id });
  await api.settle();
  expect(await bank()).toBe(before + 4);
});

test("an import can be undone: its questions leave the bank and the counts follow", async () => {
  const { api, subject, exam, owner, send, read, live } = await aDesk();
  const names = { subject: subject.name, exam: exam.name };
  const count = async () =>
    (
      await api.db
        .selectFrom("subjects")
        .select("questions_count")
        .where("uuid", "=", subject.uuid)
        .executeTakeFirstOrThrow()
    ).questions_count;
  const before = await count();
  const { id } = await send(head + line("One?", names) + line("Two?", names), "bank.csv");
  await live(id);
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  expect(await count()).toBe(before + 2);
  const unconfirmed = await aStaffMember(api);
  expect((await refused(unconfirmed.as.call(questionImports.undo, { import_id: id }))).code).toBe("step_up");
  expect(await owner.as.call(questionImports.undo, { import_id: id })).toMatchObject({ state: "undone" });
  expect(await count()).toBe(before);
  expect((await owner.as.call(questions.list, { search: "One", stage: "live" })).items).toEqual([]);
  expect((await refused(owner.as.call(questionImports.undo, { import_id: id }))).code).toBe("conflict");
  expect(await read(id)).toMatchObject({ questions_made: 2 });
});

test("if the bank changed since the check, nothing is imported rather than half", async () => {
  const { api, subject, exam, owner, send, read, bank } = await aDesk();
  const other = await examFixture(api.db, { questions: 1 });
  const { name } = await api.db
    .selectFrom("subjects")
    .select("name")
    .where("id", "=", other.subject.id)
    .executeTakeFirstOrThrow();
  const first = line("Still offered?", { subject: subject.name, exam: exam.name });
  const { id } = await send(head + first + line("No longer offered?", { subject: name, exam: exam.name }), "two.csv");
  expect(await read(id)).toMatchObject({ rows_ready: 2 });
  const before = await bank();
  await api.db
    .updateTable("subjects")
    .set({ retired_at: api.clock.now() })
    .where("id", "=", other.subject.id)
    .execute();
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  expect(await read(id)).toMatchObject({
    state: "checked",
    questions_made: 0,
    message: "Nothing was imported: Subject is required",
  });
  expect(await bank()).toBe(before);
});

test("rows without a value get the sender's choice; a newer check replaces the one before", async () => {
  const { api, subject, exam, owner, send, read } = await aDesk();
  const gift = "::q::Which?{=a ~b ~c ~d ####Because.}\n\nThe sun is a star.{T}\n";
  const { id } = await send(gift, "quiz.gift");
  expect(await read(id)).toMatchObject({ rows_ready: 0, rows_with_problems: 2 });
  const settings = {
    subject_id: subject.uuid,
    exam_type_id: exam.uuid,
    year: 2011,
    difficulty_level: "hard" as const,
    status: "ACTIVE" as const,
  };
  await owner.as.call(questionImports.change, { import_id: id, ...settings, year: 1999 });
  await owner.as.call(questionImports.change, { import_id: id, ...settings });
  await api.settle();
  expect(await read(id)).toMatchObject({ state: "checked", rows_ready: 2, settings: { year: 2011 } });
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const { items } = await owner.as.call(questions.list, { year: 2011 });
  expect(items.map(({ question_type, stage, difficulty_level }) => [question_type, stage, difficulty_level])).toEqual([
    ["TRUE_OR_FALSE", "draft", "hard"],
    ["TEXTS_ONLY", "live", "hard"],
  ]);
});

test("refused files show the reason and can be deleted; only owner and editor import, and editors' rows need review", async () => {
  const { api, subject, exam, owner, send, read, live } = await aDesk();
  const bomb = await send('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>', "bomb.xml");
  expect(await read(bomb.id)).toMatchObject({ state: "refused", message: expect.stringContaining("entities") });
  await owner.as.call(questionImports.discard, { import_id: bomb.id });
  expect((await refused(read(bomb.id))).code).toBe("not_found");

  const reviewer = await aStaffMember(api, { role: "reviewer" });
  expect((await send("x", "x.csv", reviewer)).body.code).toBe("not_allowed");
  const editor = await aStaffMember(api, { role: "editor" });
  const { id } = await send(head + line("By an editor?", { subject: subject.name, exam: exam.name }), "e.csv", editor);
  await live(id, editor);
  await editor.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const { items } = await owner.as.call(questions.list, { search: "editor" });
  expect(items.map(({ stage }) => stage)).toEqual(["review"]);
});

test("an exported file gives the same questions when it is read again", async () => {
  const { api, subject, exam, owner, send } = await aDesk();
  const names = { subject: subject.name, exam: exam.name };
  const texts = ["Solve $x^2 = 4$ for **x**", "It costs \\$5, *not* \\$6", "=SUM(A1) & <b>"];
  const csv = `${head.trim()},text_format\n${texts.map((text) => line(text, names).replace(/\n$/, ",markup\n")).join("")}`;
  const { id } = await send(csv.replaceAll('"=SUM', "\"'=SUM"), "bank.csv");
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const filter = { subject_id: subject.uuid, year: 2020 };
  // Every format is sent to the same endpoint. The round trip of each is tested beside its reader.
  for (const format of ["csv", "aiken", "moodle-xml", "qti-3.0"] as const) {
    const { url, written, left_out } = await owner.as.call(questionImports.export, { format, ...filter });
    const file = await fetch(`${api.url}${url}`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { rows } = await readQuestionFile(
      bytes,
      file.headers.get("content-disposition")!,
      { format: undefined },
      2026,
    );
    const plain = format === "aiken";
    const read = rows.map(({ question }) => question);
    expect([format, written, left_out, read.length]).toEqual([format, plain ? 2 : 3, plain ? 1 : 0, written]);
    if (!plain)
      expect([format, read.map(({ question_body, year, subject }) => ({ question_body, year, subject }))]).toEqual([
        format,
        texts.map((question_body) => ({ question_body, year: "2020", subject: subject.name })),
      ]);
  }
  expect((await refused(owner.as.call(questionImports.export, { format: "csv", year: 1950 }))).message).toContain(
    "No questions",
  );
});

test("a file in the bank's own format is imported with passage, whys and steps, and the preview shows the whys", async () => {
  const { api, subject, exam, owner, send, read } = await aDesk();
  const text = `# Subject: ${subject.name}

# Passage market: The market

It was **early**.

## when (easy, exams ${exam.name.toLowerCase()}, year 2011)

When was it?

- [ ] late
  > The lamps were *not* lit.
- [x] early
- [ ] at noon
- [ ] never

> 1. It was dark.
> 2. $$t = 5$$
`;
  const { id } = await send(text, "ours.md");
  expect(await read(id)).toMatchObject({
    state: "checked",
    rows_ready: 1,
    found: { format: "content-form", counted: "line" },
  });
  const { items } = await owner.as.call(questionImports.rows, { import_id: id });
  expect(items[0]?.options.map(({ letter, why }) => [letter, why])).toEqual([
    ["A", { text: "The lamps were *not* lit.", html: "<p>The lamps were <em>not</em> lit.</p>" }],
    ["B", null],
    ["C", null],
    ["D", null],
  ]);
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const listed = await owner.as.call(questions.list, { year: 2011 });
  const { question } = await owner.as.call(questions.read, { question_id: listed.items[0]!.id });
  expect(question).toMatchObject({ correct_answer: "B", passage: { title: "The market" } });
  expect(question.answer_explanation).toContain(`<ol class="steps">`);

  const { url } = await owner.as.call(questionImports.export, { format: "content-form", year: 2011 });
  const file = await fetch(`${api.url}${url}`);
  expect(file.headers.get("content-disposition")).toContain(".md");
  const again = await send(await file.text(), "again.md");
  expect(await read(again.id)).toMatchObject({ rows_duplicate: 1, rows_with_problems: 0 });
});

test("pictures are converted on import, drawings with scripts refused, and exported pictures recognised", async () => {
  const { api, subject, exam, owner, send, read } = await aDesk();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 11, g: 107, b: 58 } } })
    .withExif({ IFD0: { Artist: "Secret Person" } })
    .png()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const question = (name: string, bytes: Buffer, alt: string) => {
    const image = `&lt;img src="@@PLUGINFILE@@/${name}" alt="${alt}"&gt;`;
    const file = `<file name="${name}" encoding="base64">${bytes.toString("base64")}</file>`;
    const answers = ["wall", "sap", "pore", "root"].map(
      (text, at) => `<answer fraction="${at ? 0 : 100}"><text>${text}</text></answer>`,
    );
    return `<question type="multichoice"><questiontext format="html"><text>${image}What is shown in ${name}?</text>${file}</questiontext><generalfeedback><text>Look.</text></generalfeedback>${answers.join("")}</question>`;
  };
  const xml = `<quiz>${question("a.png", png, "A cell")}${question("b.svg", svg, "A trap")}${question("c.png", png, "")}${question("d.png", Buffer.from("no picture"), "Nothing")}</quiz>`;
  const { id } = await send(xml, "quiz.xml");
  await owner.as.call(questionImports.change, {
    import_id: id,
    subject_id: subject.uuid,
    exam_type_id: exam.uuid,
    year: 2012,
  });
  await api.settle();
  const { items } = await owner.as.call(questionImports.rows, { import_id: id });
  expect(items.map(({ state, problems }) => [state, problems[0]?.message])).toEqual([
    ["ready", undefined],
    ["problem", "SVG pictures can contain scripts. Use PNG or JPEG instead"],
    ["problem", "Describe the picture in words (alt text)"],
    ["problem", "The picture must be PNG, JPEG or WebP"],
  ]);
  const pictures = () => api.db.selectFrom("pictures").select("sha256").execute();
  expect(await pictures()).toEqual([]);
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const listed = await owner.as.call(questions.list, { year: 2012 });
  expect(listed.items[0]).toMatchObject({ question_type: "IMAGE_AND_TEXTS_ONLY", picture_alt: "A cell" });
  const shown = await fetch(`${api.url}${listed.items[0]!.picture_url}`);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect([shown.headers.get("content-type"), bytes.includes("Secret Person")]).toEqual(["image/webp", false]);

  const names = { "moodle-xml": "again.xml", "qti-2.2": "again.zip", "content-form": "again.md" };
  for (const format of ["moodle-xml", "qti-2.2", "content-form"] as const) {
    const { url, written } = await owner.as.call(questionImports.export, { format, year: 2012 });
    expect([format, written]).toEqual([format, 1]);
    const file = new Uint8Array(await (await fetch(`${api.url}${url}`)).arrayBuffer());
    const again = await send(file, names[format]);
    expect([format, await read(again.id)]).toMatchObject([format, { rows_duplicate: 1, rows_with_problems: 0 }]);
  }
  expect(await pictures()).toHaveLength(1);
});
