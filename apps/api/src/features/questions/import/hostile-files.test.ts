// Files made to cause damage, sent over HTTP while somebody else uses the server.
import { contract, questionImports, questions } from "@sabiprep/contract";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { formWith } from "../../../testing/form-with.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";
import { CUT_OFF } from "./check-import.ts";
import { fileInChildProcess } from "./file-in-child.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api, { confirmed: true });
  const { name } = await api.db
    .selectFrom("subjects")
    .select("name")
    .where("id", "=", room.subject.id)
    .executeTakeFirstOrThrow();
  const upload = async (content: string | Uint8Array<ArrayBuffer>, file: string) => {
    const response = await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.access_token}` },
      body: formWith(content, file),
    });
    return (await response.json()).data.id as string;
  };
  return { api, owner, upload, subject: name };
}

/**
 * The longest work, in ms, that this thread did without a pause to serve others. Delays from a busy machine do not
 * count.
 */
function watchPauses() {
  const spent = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1_000;
  let longest = 0;
  let last = spent();
  const timer = setInterval(() => {
    longest = Math.max(longest, spent() - last);
    last = spent();
  }, 5);
  return () => {
    clearInterval(timer);
    return Math.max(longest, spent() - last);
  };
}

const head = "question,a,b,c,d,answer,explanation,subject,exam,year\n";

test("endless formulas are reported by row, and nobody waits for them, at the check or later", async () => {
  const { api, owner, upload, subject } = await aDesk();
  const rows = [
    "Plain $x^2$?",
    `Units $\\pu{${"/".repeat(4_000)}}$?`,
    `Arrows $\\ce{${"->[".repeat(1_500)}${"]".repeat(1_500)}}$?`,
    `Roots $${"\\sqrt{".repeat(140)}x${"}".repeat(140)}$?`,
    `Lines $${"\\overline{".repeat(80)}x${"}".repeat(80)}$?`,
  ].map((text) => `"${text}",one,two,three,$\\frac{1}{4}$,A,Because.,${subject},WAEC,2020\n`);
  const id = await upload(head + rows.join(""), "formulas.csv");
  const pauses = watchPauses();
  await api.settle();
  const shown = await owner.as.call(questionImports.rows, { import_id: id });
  expect(pauses()).toBeLessThan(1_000);
  expect(shown.items.map(({ row, state, problems }) => `${row} ${state} ${problems[0]?.message ?? ""}`)).toEqual([
    "2 ready ",
    expect.stringMatching(/^3 problem We cannot show this text: .*\\ce or \\pu have at most/),
    expect.stringMatching(/^4 problem We cannot show this text: the formulas of a text have at most 5,000/),
    "5 ready ",
    "6 ready ",
  ]);
  expect(shown.items[0]).toMatchObject({ question_html: expect.stringContaining("<msup>") });
  expect(shown.items[0]!.options.at(-1)!.html).toContain("<mfrac>");
  expect(shown.items[1]!.question_html).toBeNull();
  // Viewing renders nothing: the stored HTML is shown.
  await api.db
    .updateTable("question_import_rows")
    .set({ shown: JSON.stringify({ question_body: "<p>kept</p>" }) })
    .execute();
  const again = await owner.as.call(questionImports.rows, { import_id: id });
  expect(again.items[0]).toMatchObject({ question_html: "<p>kept</p>" });
  const { texts } = await owner.as.call(questions.preview, {
    texts: [
      { name: "question_body", source: `$${"\\sqrt{".repeat(140)}x${"}".repeat(140)}$` },
      { name: "option_a", source: `$\\pu{${"/".repeat(400)}}$` },
    ],
  });
  expect(texts).toMatchObject([
    { html: expect.stringContaining("<msqrt>"), problem: null },
    { html: "", problem: expect.stringContaining("at most 300 characters") },
  ]);
});

/** With a third of the usual memory, so that it reaches the limit sooner. */
const read = (bytes: Uint8Array, name: string) =>
  fileInChildProcess({ kind: "read", bytes, name, choices: {}, this_year: 2026 }, { memory_mb: 300, work_ms: 60_000 });

test("a file that uses too much memory ends its process alone: the server neither grows nor stops", async () => {
  // Ten million nested lists: half a gigabyte and more after parsing.
  const nested = Buffer.alloc(10 * 1_048_576, "[");
  nested.write('{"data":[', 0);
  nested.fill("]", nested.length / 2);
  nested.write("]}", nested.length - 2);
  await read(Buffer.from("question,a,b,c,d,answer\nWarm?,1,2,3,4,A\n"), "warm.csv");
  const manifest = Buffer.from(`<manifest>${"<resource/>".repeat(700_000)}</manifest>`);
  const parts = zipSync({ "imsmanifest.xml": manifest }, { level: 0 });
  const before = process.memoryUsage.rss();
  const pauses = watchPauses();
  expect(await read(nested, "nested.json")).toHaveProperty("refused");
  expect(await read(parts, "parts.zip")).toHaveProperty("refused");
  expect(pauses()).toBeLessThan(1_000);
  expect((process.memoryUsage.rss() - before) / 1_048_576).toBeLessThan(200);
});

test("a check that was cut off with its server is not restarted, and its state shows this", async () => {
  const { api, owner, upload } = await aDesk();
  const id = await upload(`${head}`, "cut.csv");
  const { sql } = await import("kysely");
  // The state after a kill: the try is used up and the lock is old.
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 hour',
    locked_by = 'gone'`.execute(api.db);
  const { questionImportFeature } = await import("./feature.ts");
  await questionImportFeature.jobs!["end-cut-off-checks"]!(api.context, {});
  expect(await owner.as.call(questionImports.read, { import_id: id })).toMatchObject({
    state: "refused",
    message: CUT_OFF,
  });
  const waiting = await upload(`${head}`, "waiting.csv");
  await questionImportFeature.jobs!["end-cut-off-checks"]!(api.context, {});
  expect((await owner.as.call(questionImports.read, { import_id: waiting })).state).toBe("reading");
  const { rows } = await sql<{ max_attempts: number }>`
    select max_attempts from graphile_worker.jobs where task_identifier = 'check-question-import'`.execute(api.db);
  expect(rows.every(({ max_attempts }) => max_attempts === 1)).toBe(true);
});
