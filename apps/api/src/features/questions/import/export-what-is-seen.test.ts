import { contract, questionImports, questions } from "@sabiprep/contract";
import { readCsv } from "@sabiprep/formats";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { formWith } from "../../../testing/form-with.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api, { confirmed: true });
  const send = async (content: string, name: string, more: object = {}, by = owner) => {
    const response = await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${by.access_token}` },
      body: formWith(content, name),
    });
    const import_id: string = (await response.json()).data.id;
    await api.settle();
    const settings = { subject_id: room.subject.uuid, exam_type_id: room.exam.uuid, ...more };
    await by.as.call(questionImports.change, { import_id, ...settings });
    await api.settle();
    return import_id;
  };
  const read = (import_id: string) => owner.as.call(questionImports.read, { import_id });
  const run = async (import_id: string) => {
    await owner.as.call(questionImports.run, { import_id });
    await api.settle();
  };
  const table = async (url: string): Promise<Record<string, string>[]> => {
    const [head = [], ...rows] = readCsv(await (await fetch(`${api.url}${url}`)).text(), ",").cells;
    return rows.map((cells) =>
      Object.fromEntries(head.map((name, at) => [name.replace("\uFEFF", ""), cells[at] ?? ""])),
    );
  };
  return { api, room, owner, send, read, run, table };
}

const head = "question,a,b,c,d,answer,explanation,status\n";
const row = (text: string, { why = "Because.", status = "" } = {}) => `${text},one,two,three,four,A,${why},${status}\n`;

test("imported questions are drafts unless their sender chose live; the preview shows the state of each", async () => {
  const { owner, send, read, run } = await aDesk();
  const gift = "Zebra one?{=a ~b ~c ~d ####Because.}\n\nZebra two?{=a ~b ~c ~d}\n";
  const drafts = await send(gift, "quiz.gift");
  expect((await read(drafts)).found).toMatchObject({ rows_live: 0 });
  await run(drafts);
  const found = await owner.as.call(questions.list, { search: "zebra" });
  expect(found.items.map(({ stage }) => stage)).toEqual(["draft", "draft"]);

  const live = await send(gift.replaceAll("Zebra", "Lion"), "quiz.gift", { status: "ACTIVE" });
  // One of the questions has no explanation.
  expect(await read(live)).toMatchObject({ rows_ready: 2, found: { rows_live: 1 } });
  await run(live);
  const made = await owner.as.call(questions.list, { search: "lion" });
  expect(made.items.map(({ stage }) => stage).sort()).toEqual(["draft", "live"]);

  const own = (status?: "ACTIVE" | "INACTIVE") =>
    send(head + row("Is it live?", { status: "ACTIVE" }) + row("Is it not?", { status: "INACTIVE" }), "own.csv", {
      ...(status && { status }),
    });
  expect((await read(await own())).found).toMatchObject({ rows_live: 0 });
  expect((await read(await own("ACTIVE"))).found).toMatchObject({ rows_live: 1 });
  expect((await read(await own("INACTIVE"))).found).toMatchObject({ rows_live: 0 });
});

test("ready rows with notes have their own filter, and a refused row lists the reason before the notes", async () => {
  const { owner, send, read } = await aDesk();
  const gift = "One?{=a#Well done! ~b ~c}\n\nTwo?{=a ~b ~c}\n\nThree?{=a ~%50%b ~c ~c}\n";
  const id = await send(gift, "quiz.gift");
  expect(await read(id)).toMatchObject({ rows_ready: 2, found: { rows_noted: 1 } });
  const noted = await owner.as.call(questionImports.rows, { import_id: id, show: "noted" });
  expect(noted.items.map(({ question_body }) => question_body)).toEqual(["One?"]);
  const [refused] = (await owner.as.call(questionImports.rows, { import_id: id, show: "problem" })).items;
  expect(refused!.problems.map(({ message }) => message)).toEqual([
    "Options C and D are the same",
    "Other options also had part of the mark. Here only the best one counts",
  ]);
  const { content } = await owner.as.call(questionImports.problemRows, { import_id: id });
  expect(content).toContain("Option D: Options C and D are the same; Correct answer: Other options");
});

test("an export contains the questions that were selected, found, on a paper or in an import", async () => {
  const { api, room, owner, send, run, table } = await aDesk();
  const id = await send(head + row("Red one?") + row("Red two?") + row("Blue three?"), "colours.csv");
  await run(id);
  const bodies = async (of: object) => {
    const { url } = await owner.as.call(questionImports.export, { format: "csv", ...of });
    return (await table(url)).map(({ question_body }) => question_body);
  };
  expect((await bodies({ import_id: id })).sort()).toEqual(["Blue three?", "Red one?", "Red two?"]);
  expect((await bodies({ found: { search: "red", stage: "draft" } })).sort()).toEqual(["Red one?", "Red two?"]);
  const { items } = await owner.as.call(questions.list, { search: "blue" });
  expect(await bodies({ question_ids: [items[0]!.id] })).toEqual(["Blue three?"]);

  const paper = await api.db
    .insertInto("papers")
    .values({
      ...{ uuid: "01890000-0000-7000-8000-000000000001", exam_type_id: room.exam.id, subject_id: room.subject.id },
      ...{ year: 1999, source: "school", minutes: 60, items_count: 2, created_at: api.clock.now() },
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  const all = await api.db
    .selectFrom("questions as q")
    .innerJoin("question_revisions as r", "r.id", "q.newest_revision_id")
    .select(["q.id", "r.body_source as body"])
    .execute();
  const numberOf = (body: string) => all.find((question) => question.body === body)!.id;
  await api.db
    .insertInto("paper_items")
    .values([
      { paper_id: paper.id, position: 1, question_id: numberOf("Red two?") },
      { paper_id: paper.id, position: 2, question_id: numberOf("Red one?") },
    ])
    .execute();
  expect(await bodies({ paper_id: paper.uuid })).toEqual(["Red two?", "Red one?"]);
  // None of the questions has a year of its own.
  const place = { subject_id: room.subject.uuid, exam_type_id: room.exam.uuid, year: 1999 };
  expect((await bodies(place)).sort()).toEqual(["Red one?", "Red two?"]);
});

test("questions that a file cannot contain are counted by reason and listed in a table", async () => {
  const { owner, send, run, table } = await aDesk();
  const odd = Array.from({ length: 23 }, (_, at) => row(`Is *word ${at}* right?`).replace(/\n$/, ",markup\n")).join("");
  const several = 'Primes?,2,3,4,9,"A, B",Because.,,markup\n';
  const plain = row("Which colour?").replace(/\n$/, ",markup\n");
  await run(await send(`${head.trim()},text_format\n${odd}${several}${plain}`, "odd.csv"));
  const out = await owner.as.call(questionImports.export, { format: "aiken", found: { stage: "draft" } });
  expect(out).toMatchObject({ written: 1, left_out: 24 });
  expect(out.reasons).toEqual([
    { reason: "has italics, a table, steps or a formula on its own line", questions: 23 },
    { reason: "has several correct answers", questions: 1 },
  ]);
  const left = await table(out.left_out_url!);
  expect(left).toHaveLength(24);
  expect(left.map(({ question }) => question)).toContain("Is *word 22* right?");
});
