// The full path of a correction: the staff editor, the file, the content, the bank's file, another school's database.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type InputOf, questionImports, questions } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { loadBankInto } from "../apps/api/src/features/questions/bank/load-bank.ts";
import { questionForExport } from "../apps/api/src/features/questions/staff/question-for-export.ts";
import { aStaffMember } from "../apps/api/src/testing/people.ts";
import { refused } from "../apps/api/src/testing/refused.ts";
import { type Api, startApi } from "../apps/api/src/testing/start-api.ts";
import { temporaryFolder } from "../apps/api/src/testing/temporary-folder.ts";

const SUBJECT = "history";
const bank = path.resolve(import.meta.dirname, "../packages/question-bank");

/** One subject is a bank of a few hundred questions: enough, and quick to build. */
const buildArtefact = (content: string): string => {
  const folder = temporaryFolder("bank");
  const source = (file: string) => JSON.stringify(path.join(bank, "src", file));
  const program = `
    const { assembleBank } = await import(${source("bank.ts")});
    const { readSubject } = await import(${source("commands/read-subject.ts")});
    const { writeArtefact } = await import(${source("artefact/write-artefact.ts")});
    writeArtefact(${JSON.stringify(folder)}, "test", assembleBank([await readSubject("${SUBJECT}")]), []);`;
  run(["--input-type=module", "--eval", program], content);
  return folder;
};

const take = (file: string, content: string, ...flags: string[]) =>
  run([path.join(bank, "src/commands/take.ts"), file, ...flags], content, false);

function run(args: string[], content: string, mustSucceed = true) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    env: { ...process.env, BANK_CONTENT: content },
    encoding: "utf8",
  });
  if (mustSucceed && status !== 0) throw new Error(stderr);
  return { status, said: stdout };
}

/** What candidates get of a shipped question, whatever letters and ids its options have. */
async function revisionOf({ db }: Api, key: string) {
  const row = await db
    .selectFrom("questions as q")
    .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
    .innerJoin("question_keys as k", "k.revision_id", "r.id")
    .select(["q.uuid", "r.body_source", "r.body_html", "r.explanation_html", "r.options", "r.whys", "k.accepted"])
    .where("q.bank_key", "=", key)
    .executeTakeFirstOrThrow();
  const { options, whys, accepted, ...texts } = row;
  return {
    ...texts,
    options: options
      .map(({ id, source, html }) => ({ source, html, right: accepted.includes(id), why: whys[id]?.source ?? null }))
      .sort((a, b) => (a.source < b.source ? -1 : 1)),
  };
}

test("a correction in the editor is exported, passes the gate into the content, and is loaded by another instance", {
  timeout: 300_000,
}, async () => {
  const content = temporaryFolder("content");
  cpSync(path.join(bank, "content", SUBJECT), path.join(content, SUBJECT), { recursive: true });
  const here = await startApi();
  const now = new Date();
  await loadBankInto(here.db, now, buildArtefact(content));
  const owner = await aStaffMember(here, { confirmed: true });
  expect((await refused(owner.as.call(questionImports.corrections, {}))).message).toContain(
    "You have not corrected any",
  );

  const { uuid, bank_key } = await here.db
    .selectFrom("questions as q")
    .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
    .select(["q.uuid", "q.bank_key"])
    .where("r.passage_revision_id", "is", null)
    .where("r.picture_sha256", "is", null)
    .orderBy("q.id")
    .executeTakeFirstOrThrow();
  // The only exam whose papers show all five options.
  const neco = await here.db
    .selectFrom("exam_types")
    .select("uuid")
    .where("slug", "=", "neco")
    .executeTakeFirstOrThrow();
  // An export reads the content of the editor's form.
  const [form] = (await questionForExport(here.db, { question_ids: [uuid] })) as Omit<
    InputOf<typeof questions.edit>,
    "question_id"
  >[];
  const wrong = form!.correct_answer === "A" ? ("b" as const) : ("a" as const);
  await owner.as.call(questions.edit, {
    ...form!,
    question_id: uuid,
    exam_type_id: neco.uuid,
    year: 2020,
    question_body: `${form!.question_body} **Choose one.**`,
    [`option_${wrong}`]: "A corrected rival",
    [`why_${wrong}`]: "1. It was another.\n2. It came later.",
    answer_explanation: `${form!.answer_explanation}\n\n--> and more.`,
  });

  const { url, written, left_out, file_name } = await owner.as.call(questionImports.corrections, {});
  expect([written, left_out, file_name]).toEqual([1, 0, expect.stringMatching(/^corrections-.*\.md$/)]);
  const text = await (await fetch(`${here.url}${url}`)).text();
  expect(text).toContain("Changes:");
  expect(text).toMatch(/^\+ - \[ \] A corrected rival$/m);
  const file = path.join(temporaryFolder("corrections"), "corrections.md");
  writeFileSync(file, text);

  const topicFile = path.join(content, SUBJECT, `${bank_key!.split("/")[1]}.md`);
  const before = readFileSync(topicFile, "utf8");
  const looked = take(file, content);
  expect(looked.said).toMatch(/^\+ - \[ \] A corrected rival$/m);
  expect([looked.status, readFileSync(topicFile, "utf8")]).toEqual([0, before]);
  const taken = take(file, content, "--write");
  expect([taken.status, taken.said]).toEqual([0, expect.stringContaining("The content is corrected")]);
  expect(take(file, content).said).toContain("0 questions to correct in 0 files, 1 already correct");

  const there = await startApi();
  await loadBankInto(there.db, now, buildArtefact(content));
  expect(await revisionOf(there, bank_key!)).toEqual(await revisionOf(here, bank_key!));
  expect((await revisionOf(there, bank_key!)).body_source).toContain("**Choose one.**");

  // What the gate refuses, or the content does not know, changes nothing.
  const after = readFileSync(topicFile, "utf8");
  writeFileSync(file, text.replace(/^- \[ \] A corrected rival$/m, "- [ ] None of the above"));
  const refusal = take(file, content, "--write");
  expect([refusal.status, refusal.said]).toEqual([1, expect.stringContaining("the checks failed")]);
  writeFileSync(file, text.replace(/^## \S+/m, "## never-shipped"));
  const unknown = take(file, content, "--write");
  expect([unknown.status, unknown.said]).toEqual([1, expect.stringContaining("Ids never change")]);
  writeFileSync(file, text.replace(/^# Topic: .*/m, "# Topic: ../../secrets"));
  expect(take(file, content, "--write").said).toContain("does not have its subject and topic");
  expect(readFileSync(topicFile, "utf8")).toBe(after);
});
