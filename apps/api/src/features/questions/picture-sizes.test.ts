import { readFileSync } from "node:fs";
import { questions, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";
import { keepDrawings } from "./keep-drawings.ts";
import { drawnSize } from "./picture-size.ts";

async function aPicturedQuestion() {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 9 });
  const owner = await aStaffMember(api);
  const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: "#0b6b3a" } })
    .png()
    .toBuffer();
  const body = formWith(png, "upload");
  const headers = { authorization: `Bearer ${owner.access_token}` };
  const sent = await fetch(`${api.url}/api/admin/question/picture`, { method: "POST", headers, body });
  const { picture_id } = (await sent.json()).data;
  const { question } = await owner.as.call(questions.add, {
    question_body: "What is shown?",
    subject_id: room.subject.uuid,
    exam_type_id: room.exam.uuid,
    answer_explanation: "Look.",
    difficulty_level: "medium",
    year: 2021,
    question_type: "IMAGE_AND_TEXTS_ONLY",
    status: "ACTIVE",
    source: "original",
    ...{ option_a: "A field", option_b: "A sea", option_c: "A road", option_d: "A hill" },
    correct_answer: "A",
    picture_id,
    picture_alt: "A green field",
  });
  const ada = await aCandidate(api);
  const shown = async () =>
    (await ada.as.call(sittings.start, room.ask({ mode: "practice" }))).exams.find(({ uuid }) => uuid === question.id)!;
  const stored = () =>
    api.db.selectFrom("pictures").select(["width", "height"]).where("sha256", "=", picture_id).executeTakeFirst();
  return { api, shown, stored };
}

test("a picture stored before sizes were recorded is measured in the background, once", async () => {
  const { api, shown, stored } = await aPicturedQuestion();
  expect((await shown()).image_size).toEqual({ width: 600, height: 300 });
  await api.db.updateTable("pictures").set({ width: null, height: null }).execute();
  await api.settle();
  expect(await stored()).toEqual({ width: 600, height: 300 });
});

test("a picture whose bytes are missing is given up, and its question is still asked", async () => {
  const { api, shown, stored } = await aPicturedQuestion();
  const { file_uuid } = await api.db.selectFrom("pictures").select("file_uuid").executeTakeFirstOrThrow();
  await api.context.fileStore.remove(file_uuid!);
  await api.db.updateTable("pictures").set({ width: null, height: null }).execute();
  await api.settle();
  expect(await stored()).toEqual({ width: 0, height: 0 });
  expect(await shown()).toMatchObject({ image_size: null, image_alt: "A green field" });
});

test("a drawing states its own size, and the bank stores it", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180.4" width="320"><path d="M0 0h9"/></svg>';
  expect(drawnSize(svg)).toEqual({ width: 320, height: 180 });
  for (const odd of ["<svg/>", svg.replace("0 0 320", "-5 0 320"), svg.replace("320 180.4", "0 0"), `<p/>${svg}`])
    expect(drawnSize(odd)).toBeNull();
  const { db } = await startApi();
  await keepDrawings(db, [
    { sha256: "a", svg },
    { sha256: "b", svg: "<svg/>" },
  ]);
  const rows = await db.selectFrom("pictures").select(["sha256", "width", "height"]).orderBy("sha256").execute();
  expect(rows).toEqual([
    { sha256: "a", width: 320, height: 180 },
    { sha256: "b", width: null, height: null },
  ]);
});

test("drawings stored before sizes were recorded get theirs when the server is updated", async () => {
  const { db, owner } = await startApi();
  const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9"/></svg>`;
  const kept = { whole: svg("0 0 300 120"), part: svg("0 0 300.4 99.6"), odd: svg("none") };
  for (const [sha256, svg] of Object.entries(kept)) await db.insertInto("pictures").values({ sha256, svg }).execute();
  const steps = readFileSync(new URL("../../db/migrations/202611171620-picture-sizes.sql", import.meta.url), "utf8");
  await sql.raw(/^update[^;]+;/m.exec(steps)![0]).execute(owner);
  const rows = await db.selectFrom("pictures").select(["sha256", "width", "height"]).execute();
  expect(Object.fromEntries(rows.map(({ sha256, width, height }) => [sha256, [width, height]]))).toEqual({
    whole: [300, 120],
    part: [300, 100],
    odd: [null, null],
  });
});
