import { REPORTS_PAGE, reports, sittings } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const MISSING = "Please fill in all required fields";

const form = (bytes: Uint8Array, name = "screen.png") => ({ form: formWith(bytes, name) });

test("every report needs a type and a description, and reports about content also need the subject", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const wrong = [
    { description: "No type" },
    { type: "rumour", description: "No such type" },
    { type: "technical_bug", description: "   " },
    { type: "wrong_answer", description: "Which subject?" },
    { type: "content_issue", description: "Which subject?", subject_id: null },
    { type: "wrong_answer", description: "No such subject", subject_id: "0197a4c0-0000-7000-8000-000000000001" },
  ];
  for (const body of wrong) {
    const failure = await refused(ada.as.call(reports.submit, body as never));
    expect([body, failure.status, failure.message]).toEqual([body, 400, MISSING]);
  }
  const subject_id = (await ada.as.call(reports.subjects, {})).find(({ uuid }) => uuid === room.subject.uuid)!.uuid;
  const sent = await ada.as.call(reports.submit, { type: "wrong_answer", description: "Key of 4", subject_id });
  expect(sent).toMatchObject({ type: "wrong_answer", status: "pending", response: null, title: "Wrong answer" });
  for (const type of ["technical_bug", "feature_request", "general_feedback"] as const)
    await ada.as.call(reports.submit, { type, description: "Words" });
  expect(await ada.as.call(reports.mine, {})).toHaveLength(4);
});

test("a report from a test includes its question, subject and sitting", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const { exams, session } = await ada.as.call(sittings.start, {
    exam_id: room.exam.uuid,
    subject_id: room.subject.uuid,
  });
  const question_id = exams[0]!.uuid;
  const about = { type: "wrong_answer" as const, description: "B is right", question_id, session_id: session.uuid };
  expect(await ada.as.call(reports.submit, about)).toMatchObject({ question_id, subject: expect.any(String) });
  await bola.as.call(reports.submit, about);
  const rows = await api.db.selectFrom("reports").select(["candidate_id", "sitting_id"]).orderBy("id").execute();
  expect(rows.map(({ sitting_id }) => sitting_id !== null)).toEqual([true, false]);
});

test("a screenshot is resized, belongs only to its report and is shown by a signed link", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const { uuid } = await ada.as.call(reports.submit, { type: "technical_bug", description: "It is blank" });
  const big = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "navy" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();
  const input = (bytes: Uint8Array) => ({ report_uuid: uuid, ...form(bytes) });
  expect((await refused(bola.as.call(reports.addScreenshot, input(big)))).status).toBe(404);
  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  for (const bytes of [script, Buffer.from("no picture")])
    expect((await refused(ada.as.call(reports.addScreenshot, input(bytes)))).status).toBe(400);
  const first = await ada.as.call(reports.addScreenshot, input(big));
  const { screenshot_url } = await ada.as.call(reports.addScreenshot, input(big));
  const shown = Buffer.from(await (await fetch(`${api.url}${screenshot_url}`)).arrayBuffer());
  const facts = await sharp(shown).metadata();
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(["webp", 1600, 800, undefined]);
  expect((await fetch(`${api.url}${first.screenshot_url}`)).status).toBe(404);
});

test("the history shows only the candidate's own reports, in pages, with the staff answers", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (let at = 0; at < REPORTS_PAGE + 2; at++) {
    await ada.as.call(reports.submit, { type: "general_feedback", description: `Number ${at}` });
    api.clock.advance(1000);
  }
  await api.db
    .updateTable("reports")
    .set({ status: "resolved", response: "Mended" })
    .where("description", "=", "Number 21")
    .execute();
  const first = await ada.as.call(reports.mine, {});
  expect(first[0]).toMatchObject({ description: "Number 21", status: "resolved", response: "Mended" });
  const rest = await ada.as.call(reports.mine, { before: first.at(-1)!.date });
  expect([first.length, rest.map(({ description }) => description)]).toEqual([REPORTS_PAGE, ["Number 1", "Number 0"]]);
  expect(await bola.as.call(reports.mine, {})).toEqual([]);
});
