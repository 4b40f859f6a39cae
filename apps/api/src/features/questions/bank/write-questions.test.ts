import { createHash } from "node:crypto";
import { artefactLines, type Bank, type ShippedOption, type ShippedQuestion } from "@sabiprep/question-bank";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { startApi } from "../../../testing/start-api.ts";
import type { Artefact } from "./read-artefact.ts";
import { writeQuestions } from "./write-questions.ts";

const options: ShippedOption[] = [
  { id: "r", text: "4", is_right: true, fifth_only: false, slip: "" },
  { id: "w", text: "5", is_right: false, fifth_only: false, slip: "" },
];

const aQuestion = (shown: ShippedOption[]) =>
  ({
    uuid: "0192f0c1-0000-7000-8000-000000000001",
    key: "maths/sums/1",
    family: "maths/sums",
    subject: "maths",
    topic: "sums",
    objective: "Add",
    difficulty: "easy",
    pool: "stretch",
    class_level: "ss1",
    body: "2 + 2?",
    explanation: "Two and two.",
    exams: [],
    options: shown,
  }) as unknown as ShippedQuestion;

/** The file of a bank with only that question, as a server reads it. */
function artefactOf(question: ShippedQuestion): Artefact {
  const bank = { subjects: [{ topics: [], questions: [question] }] } as unknown as Bank;
  const [head, ...texts] = [...artefactLines(bank, [])];
  return {
    head: JSON.parse(head!),
    *texts() {
      yield* texts;
    },
  };
}

/** A subject, a topic and a class to load into. */
async function aBank() {
  const { db } = await startApi();
  const { subject, topic } = await examFixture(db, { questions: 0 });
  const level = await db
    .insertInto("class_levels")
    .values({ uuid: crypto.randomUUID(), name: "SS1", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ids = {
    subjects: new Map([["maths", subject.id]]),
    topics: new Map([["maths/sums", topic.id]]),
    levels: new Map([["ss1", level.id]]),
    exams: new Map(),
  } as unknown as Parameters<typeof writeQuestions>[2];
  return { db, ids };
}

test("adding a reason to a shipped question makes a new version; without one its hash does not change", async () => {
  const { db, ids } = await aBank();
  const load = (shown: ShippedOption[]) => writeQuestions(db, artefactOf(aQuestion(shown)), ids, new Date());
  const stored = () =>
    db
      .selectFrom("questions as q")
      .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
      .select(["q.bank_hash", "r.no", "r.whys"])
      .executeTakeFirstOrThrow();

  expect(await load(options)).toMatchObject({ added: 1, revised: 0 });
  const texts = [
    "2 + 2?",
    options.map(({ id, text, fifth_only }) => [id, text, fifth_only]),
    "Two and two.",
    null,
    null,
  ];
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  expect(await stored()).toEqual({ bank_hash: hash, no: 1, whys: {} });
  expect(await load(options)).toMatchObject({ added: 0, revised: 0 });

  const [right, wrong] = options;
  expect(await load([right!, { ...wrong!, why: "One **too many**." }])).toMatchObject({ added: 0, revised: 1 });
  const whys = { w: { source: "One **too many**.", html: "<p>One <strong>too many</strong>.</p>" } };
  expect(await stored()).toMatchObject({ no: 2, whys });
  expect(await load([right!, { ...wrong!, why: "One too many." }])).toMatchObject({ revised: 1 });
});

test("a question past its date goes to review, and is asked again when the bank brings a later date", async () => {
  const { db, ids } = await aBank();
  const load = (review_by: string) =>
    writeQuestions(db, artefactOf({ ...aQuestion(options), review_by }), ids, new Date("2027-07-01T00:00:00Z"));
  const stored = () => db.selectFrom("questions").select(["state", "review_by"]).executeTakeFirstOrThrow();

  await load("2027-06-30");
  expect(await stored()).toEqual({ state: "review", review_by: "2027-06-30" });
  await load("2028-06-30");
  expect(await stored()).toEqual({ state: "live", review_by: "2028-06-30" });
});

test("the bank sets pool and instruction; a pool change is no new version, and questions edited by staff stay", async () => {
  const { db, ids } = await aBank();
  const load = (more: Partial<ShippedQuestion>) =>
    writeQuestions(db, artefactOf({ ...aQuestion(options), ...more }), ids, new Date());
  const stored = () =>
    db
      .selectFrom("questions as q")
      .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
      .select(["q.uuid", "q.pool", "r.no", "r.instruction_html"])
      .executeTakeFirstOrThrow();
  await load({});
  const first = await stored();
  expect(first).toMatchObject({ pool: "stretch", no: 1, instruction_html: "" });
  await load({ pool: "paper" });
  expect(await stored()).toEqual({ ...first, pool: "paper" });
  await load({ pool: "paper", instruction: "Choose **one**." });
  expect(await stored()).toMatchObject({ no: 2, instruction_html: "Choose <strong>one</strong>." });
  await db.updateTable("questions").set({ staff_edited_at: new Date() }).execute();
  await load({});
  expect(await stored()).toMatchObject({ pool: "paper", no: 2 });
});
