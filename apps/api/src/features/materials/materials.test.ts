import { open } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { MATERIAL_MAX_BYTES, materials, sittings } from "@sabiprep/contract";
import { strToU8, zipSync } from "fflate";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const body_source =
  "## First things\n\nA **vector** has size and direction: $v = \\frac{s}{t}$.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | ₦2 |";

async function setUp(api: Api) {
  const room = await examFixture(api.db, { questions: 12 });
  const editor = await aStaffMember(api, { role: "editor" });
  const ada = await aCandidate(api);
  return { room, editor, ada };
}

type ExamFixture = Awaited<ReturnType<typeof setUp>>;

const aText = (room: ExamFixture["room"], more: object = {}) => ({
  title: "Vectors in a page",
  subject_id: room.subject.uuid,
  description: "What a vector is.",
  body_source,
  topic_ids: [room.topic.uuid],
  ...more,
});

async function published(api: Api, { room, editor }: ExamFixture, more: object = {}) {
  const made = await editor.as.call(materials.create, aText(room, more));
  await api.settle();
  return editor.as.call(materials.setState, { material_id: made.uuid, state: "live" });
}

const TYPES = { "[Content_Types].xml": "<Types/>" };
const archive = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

async function uploaded({ room, editor }: ExamFixture, bytes: Buffer, name: string) {
  const made = await editor.as.call(materials.create, aText(room, { title: name, body_source: null }));
  await editor.as.call(materials.upload, { material_id: made.uuid, form: formWith(bytes, name) } as never);
  return editor.as.call(materials.setState, { material_id: made.uuid, state: "live" });
}

test("a draft that was never published can be deleted, and a published one can only be retired", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const draft = await room.editor.as.call(materials.create, aText(room.room));
  await room.editor.as.call(materials.remove, { material_id: draft.uuid });
  expect((await room.editor.as.call(materials.staffList, {})).total).toBe(0);
  const { uuid } = await published(api, room);
  await room.editor.as.call(materials.setState, { material_id: uuid, state: "draft" });
  expect((await refused(room.editor.as.call(materials.remove, { material_id: uuid }))).message).toContain("Retire it");
});

test("a text is written, printed, published, found by title or subject, read and retired", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const draft = await room.editor.as.call(materials.create, aText(room.room));
  expect(draft).toMatchObject({ state: "draft", type: "PDF", size: null, is_text: true });
  expect((await room.ada.as.call(materials.list, {})).items).toEqual([]);
  const live = await published(api, room, { title: "Vectors 100%" });
  expect(live.size).toBeGreaterThan(3000);
  for (const search of ["vectors", "subject", "100%"])
    expect((await room.ada.as.call(materials.list, { search })).items.map(({ uuid }) => uuid)).toEqual([live.uuid]);
  for (const search of ["chemistry", "100_", "%%"])
    expect((await room.ada.as.call(materials.list, { search })).items).toEqual([]);
  const { subjects } = await room.ada.as.call(materials.list, { topic_id: room.room.topic.uuid });
  expect(subjects).toMatchObject([{ uuid: room.room.subject.uuid }]);
  const read = await room.ada.as.call(materials.read, { material_id: live.uuid });
  expect(read.body).toMatch(/<h3>First things<\/h3>.*<strong>vector<\/strong>.*<math.*<ul><li>one<\/li>.*<table>/s);
  expect(read.topics).toEqual(["A topic"]);
  await room.editor.as.call(materials.setState, { material_id: live.uuid, state: "retired" });
  const gone = await refused(room.ada.as.call(materials.read, { material_id: live.uuid }));
  expect([gone.status, gone.message]).toEqual([404, "This material has been removed."]);
});

test("the list starts with the candidate's own subjects and is paged without a gap", async () => {
  const api = await startApi();
  const first = await setUp(api);
  const second = await examFixture(api.db, { questions: 3 });
  const rows = [first.room, second].flatMap(({ subject }) =>
    Array.from({ length: 10 }, (_, n) => ({ subject_id: subject.id, title: `Note ${subject.id} ${10 + n}` })),
  );
  const now = new Date();
  const shared = { description: "", type: "PDF" as const, state: "live" as const, created_at: now, updated_at: now };
  await api.db
    .insertInto("materials")
    .values(rows.map((row) => ({ ...row, ...shared, uuid: uuidv7() })))
    .execute();
  const all = async () => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const { items, more } = await first.ada.as.call(materials.list, after ? { after } : {});
      found.push(...items.map(({ title }) => title));
      if (!more) return found;
      after = items.at(-1)!.uuid;
    }
  };
  const titles = rows.map(({ title }) => title);
  expect(await all()).toEqual(titles);
  await sql`update candidate_profiles set subject_ids = array[${second.subject.id}]::bigint[]
    where candidate_id = ${first.ada.id}`.execute(api.db);
  expect(await all()).toEqual([...titles.slice(10), ...titles.slice(0, 10)]);
});

test("a changed text is printed again and the old file is removed", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const live = await published(api, room);
  const first = await room.ada.as.call(materials.download, { material_id: live.uuid });
  await room.editor.as.call(materials.update, {
    material_id: live.uuid,
    ...aText(room.room, { body_source: "Shorter." }),
  });
  await api.settle();
  expect((await fetch(`${api.url}${first.file_url}`)).status).toBe(404);
  const second = await room.ada.as.call(materials.download, { material_id: live.uuid });
  expect((await fetch(`${api.url}${second.file_url}`)).headers.get("content-type")).toBe("application/pdf");
  const broken = { material_id: live.uuid, ...aText(room.room, { body_source: "A formula $x that never ends" }) };
  expect((await refused(room.editor.as.call(materials.update, broken))).errors).toHaveProperty("body_source");
});

test("downloads are counted once each, and resuming one does not count", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const live = await published(api, room);
  for (const again of [undefined, undefined, true])
    await room.ada.as.call(materials.download, { material_id: live.uuid, again });
  await api.settle();
  expect((await room.ada.as.call(materials.list, {})).items).toMatchObject([{ downloads: 2 }]);
});

test("a broken download resumes where it stopped, and a file removed meanwhile is reported", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const bytes = Buffer.concat([Buffer.from("ID3"), Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))]);
  const live = await uploaded(room, bytes, "talk.mp3");
  expect(live).toMatchObject({ type: "Audio", size: 5003 });
  const { file_url } = await room.ada.as.call(materials.download, { material_id: live.uuid });
  const first = await fetch(`${api.url}${file_url}`, { headers: { range: "bytes=0-1999" } });
  const etag = first.headers.get("etag")!;
  const { file_url: later } = await room.ada.as.call(materials.download, { material_id: live.uuid, again: true });
  const rest = await fetch(`${api.url}${later}`, { headers: { range: "bytes=2000-", "if-range": etag } });
  expect([rest.status, rest.headers.get("content-range")]).toEqual([206, "bytes 2000-5002/5003"]);
  const whole = Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())]);
  expect(whole.equals(bytes)).toBe(true);

  await api.context.fileStore.remove(new URL(later, api.url).pathname.split("/").at(-1)!);
  const removed = await fetch(`${api.url}${later}`, { headers: { range: "bytes=3000-" } });
  expect([removed.status, (await removed.json()).message]).toEqual([404, "This file has been removed."]);
  await room.editor.as.call(materials.setState, { material_id: live.uuid, state: "retired" });
  expect((await refused(room.ada.as.call(materials.download, { material_id: live.uuid }))).status).toBe(404);
});

test("a file of two gigabytes is served in parts from its end without a full read", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const live = await uploaded(room, Buffer.from("\x00\x00\x00\x18ftypmp42 a film"), "film.mp4");
  const { file_url } = await room.ada.as.call(materials.download, { material_id: live.uuid });
  const uuid = new URL(file_url, api.url).pathname.split("/").at(-1)!;
  const size = 2 * 1024 ** 3;
  const file = await open(path.join(api.context.config.DATA_DIR, "files", uuid.slice(-2), uuid), "r+");
  await file.truncate(size);
  await file.write("THE END", size - 7);
  await file.close();
  await api.db.updateTable("files").set({ size }).where("uuid", "=", uuid).execute();
  const before = process.memoryUsage().rss;
  const end = await fetch(`${api.url}${file_url}`, { headers: { range: `bytes=${size - 7}-` } });
  expect([end.status, end.headers.get("content-range"), await end.text()]).toEqual([
    206,
    `bytes ${size - 7}-${size - 1}/${size}`,
    "THE END",
  ]);
  const cut = new AbortController();
  const whole = await fetch(`${api.url}${file_url}`, { signal: cut.signal });
  expect(whole.headers.get("content-length")).toBe(String(size));
  cut.abort();
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2);
});

test("an upload that declares two gigabytes is refused before it is read", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const { uuid } = await room.editor.as.call(materials.create, aText(room.room, { body_source: null }));
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request(
      `${api.url}/api/admin/materials/${uuid}/file`,
      {
        method: "POST",
        headers: {
          authorization: `Bearer ${room.editor.access_token}`,
          "content-type": "multipart/form-data; boundary=x",
          "content-length": 2 * 1024 ** 3,
        },
      },
      (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => {
          resolve({ status: response.statusCode!, body });
          request.destroy();
        });
      },
    );
    request.on("error", reject);
    request.write("--x\r\n");
  });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body).message).toBe(`The file is larger than ${MATERIAL_MAX_BYTES / 1_048_576} MB.`);
});

test("the bytes decide a file's type, an HTML page is refused, and only owner and editor may upload", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const kinds: [string, string, string][] = [
    ["a.pdf", "%PDF-1.7 x\n%%EOF", "PDF"],
    ["b.webm", "\x1a\x45\xdf\xa3 webm", "Video"],
    ["c.ogg", "OggS sound", "Audio"],
  ];
  for (const [name, text, type] of kinds)
    expect(await uploaded(room, Buffer.from(text, "latin1"), name)).toMatchObject({ type });
  expect(await uploaded(room, archive({ ...TYPES, "word/document.xml": "<w:document/>" }), "d.docx")).toMatchObject({
    type: "Document",
  });
  const page = await refused(uploaded(room, Buffer.from("<html><script>"), "notes.pdf"));
  expect(page.status).toBe(415);
  const empty = await room.editor.as.call(materials.create, aText(room.room, { body_source: null }));
  const early = await refused(room.editor.as.call(materials.setState, { material_id: empty.uuid, state: "live" }));
  expect(early.message).toBe("Add text or a file before you publish.");
  for (const role of ["reviewer", "support", "finance"] as const) {
    const other = await aStaffMember(api, { role });
    expect((await refused(other.as.call(materials.staffList, {}))).code).toBe("not_allowed");
  }
  const { items, total } = await room.editor.as.call(materials.staffList, { state: "live" });
  expect([items.length, total]).toEqual([4, 4]);
});

test("a broken file leaves nothing behind, and a good one after it is added to the same draft", async () => {
  const api = await startApi();
  const { room, editor } = await setUp(api);
  const { uuid } = await editor.as.call(materials.create, aText(room, { title: "Waves", body_source: null }));
  const send = (bytes: string) => {
    const form = formWith(Buffer.from(bytes, "latin1"), "waves.pdf");
    return editor.as.call(materials.upload, { material_id: uuid, form } as never);
  };
  const files = async () => (await sql`select uuid from files`.execute(api.db)).rows.length;
  expect((await refused(send("no pdf at all"))).status).toBe(415);
  expect((await refused(send(""))).status).toBeLessThan(500);
  expect(await files()).toBe(0);
  expect(await refused(send("%PDF-1.4 broken"))).toMatchObject({
    status: 415,
    message: "This PDF is damaged. Please open it on your computer, save it again and upload that file.",
  });
  expect(await files()).toBe(0);
  await send("%PDF-1.7\n%%EOF");
  expect(await files()).toBe(1);
  const { items } = await editor.as.call(materials.staffList, {});
  expect(items).toMatchObject([{ uuid, title: "Waves", type: "PDF", size: 14 }]);
});

test("an Office file is opened and checked, and one of another type or with a program is refused", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const word = { ...TYPES, "word/document.xml": "<w:document/>" };
  const good: [string, Record<string, string>][] = [
    ["b.pptx", { ...TYPES, "ppt/presentation.xml": "<p:presentation/>" }],
    ["c.xlsx", { ...TYPES, "xl/workbook.xml": "<workbook/>" }],
    ["d.epub", { mimetype: "application/epub+zip", "META-INF/container.xml": "<container/>" }],
  ];
  for (const [name, files] of good)
    expect(await uploaded(room, archive(files), name)).toMatchObject({ type: "Document" });
  const bad: [string, Buffer][] = [
    ["first-bytes.docx", Buffer.from("PK\x03\x04 word", "latin1")],
    ["a-sheet.docx", archive({ ...TYPES, "xl/workbook.xml": "<workbook/>" })],
    ["no-words.docx", archive({ ...TYPES, "word/document.xml": "MZ this program" })],
    ["macros.docx", archive({ ...word, "word/vbaProject.bin": "macro" })],
    ["program.docx", archive({ ...word, "word/embeddings/setup.exe": "MZ" })],
    ["out.docx", archive({ ...word, "../../etc/passwd": "x" })],
    ["bag.zip", archive({ "setup.txt": "x" })],
    ["a-page.pdf", archive(word)],
    ["really-a.docx", Buffer.from("%PDF-1.7 x\n%%EOF")],
  ];
  for (const [name, bytes] of bad)
    expect([name, (await refused(uploaded(room, bytes, name))).status]).toEqual([name, 415]);
});

test("after a weak result the materials of its topics are offered, only to its own candidate", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const live = await published(api, room);
  const opened = await room.ada.as.call(sittings.start, {
    exam_id: room.room.exam.uuid,
    subject_id: room.room.subject.uuid,
  });
  const session_id = opened.session.uuid;
  expect(await room.ada.as.call(materials.forTest, { session_id })).toEqual([]);
  await room.ada.as.call(sittings.submitAnswers, {
    session_id,
    answers: answersWith(opened.exams, 4, api.clock.now()),
  });
  expect(await room.ada.as.call(materials.forTest, { session_id })).toMatchObject([
    { uuid: live.uuid, weak_topic: "A topic" },
  ]);
  expect(await (await aCandidate(api)).as.call(materials.forTest, { session_id })).toEqual([]);
});

test("a topic leads to its own lesson, else to a note, and files or drafts cannot be read", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const { session } = await room.ada.as.call(sittings.start, {
    exam_id: room.room.exam.uuid,
    subject_id: room.room.subject.uuid,
  });
  const ask = () => room.ada.as.call(materials.lessons, { session_id: session.uuid });
  const topic = { subject_id: room.room.subject.uuid, topic: "A topic", topic_id: room.room.topic.uuid };
  await room.editor.as.call(materials.create, aText(room.room, { title: "A draft" }));
  await uploaded(room, Buffer.from("%PDF-1.4\n%%EOF"), "a-sheet.pdf");
  expect(await ask()).toMatchObject([{ ...topic, lesson: null }]);
  const note = await published(api, room, { title: "A note" });
  const { topic_id } = topic;
  expect(await ask()).toMatchObject([{ ...topic, lesson: { uuid: note.uuid, title: "A note", topic_id } }]);
  const lesson = await published(api, room, { title: "Vectors, the lesson" });
  await api.db.updateTable("materials").set({ shipped_key: "lesson/x/y" }).where("uuid", "=", lesson.uuid).execute();
  expect(await ask()).toMatchObject([
    { ...topic, lesson: { uuid: lesson.uuid, title: "Vectors, the lesson", topic_id } },
  ]);
  await room.editor.as.call(materials.setState, { material_id: lesson.uuid, state: "retired" });
  expect(await ask()).toMatchObject([{ lesson: { uuid: note.uuid } }]);
  expect(await (await aCandidate(api)).as.call(materials.lessons, { session_id: session.uuid })).toEqual([]);
});

test("a note rendered by an older version is rendered and printed again, staff notes too", async () => {
  const api = await startApi();
  const room = await setUp(api);
  const live = await published(api, room);
  const read = () => room.ada.as.call(materials.read, { material_id: live.uuid });
  const { body } = await read();
  const rowOf = () =>
    api.db.selectFrom("materials").select(["file_uuid", "updated_at"]).where("uuid", "=", live.uuid).executeTakeFirst();
  const before = await rowOf();
  await api.db
    .updateTable("materials")
    .set({ renderer: 0, body_html: "stale", body_hash: "stale", file_hash: "stale" })
    .where("uuid", "=", live.uuid)
    .execute();
  await api.settle();
  expect((await read()).body).toBe(body);
  const after = await rowOf();
  expect(after?.file_uuid).not.toBe(before?.file_uuid);
  expect(after?.updated_at).toBe(before?.updated_at);
});
