import {
  blueprints,
  contract,
  itemAnalysis,
  papers,
  questionImports,
  questions,
  staff,
  subjects,
} from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { formWith } from "../../../testing/form-with.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";

test("staff who are limited to a subject change nothing in another through passages, papers, blueprints, names, imports or key requests", async () => {
  const api = await startApi();
  const mine = await examFixture(api.db, { questions: 12 });
  const other = await examFixture(api.db, { questions: 12, years: [2024] });
  const owner = await aStaffMember(api, { confirmed: true });
  const reviewer = await aStaffMember(api, { role: "reviewer", confirmed: true });
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  for (const { uuid } of [reviewer, editor])
    await owner.as.call(staff.change, { uuid, subject_ids: [mine.subject.uuid] });

  const { name } = await api.db
    .selectFrom("subjects")
    .select("name")
    .where("id", "=", other.subject.id)
    .executeTakeFirstOrThrow();
  const { uuid: passage_id } = await owner.as.call(questions.addPassage, { title: "P", body_source: "The old text." });
  await sql`update questions set newest_revision_id = live_revision_id where newest_revision_id is null`.execute(
    api.owner,
  );
  await sql`
    update question_revisions r set passage_revision_id = (select live_revision_id from passages
      where uuid = ${passage_id})
    from questions q where q.live_revision_id = r.id and q.subject_id = ${other.subject.id}`.execute(api.owner);

  const csv = `question,a,b,c,d,answer,explanation,subject,exam,year\n"Imported?",one,two,three,four,A,Because.,${name},WAEC,2020\n`;
  const upload = async (token: string, text: string) => {
    const sent = await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: formWith(text, "bank.csv"),
    });
    return ((await sent.json()) as { data: { id: string } }).data.id;
  };
  const import_id = await upload(owner.access_token, csv);
  const waiting_id = await upload(owner.access_token, csv.replace("Imported?", "Waiting?"));
  const own_id = await upload(editor.access_token, csv.replace("Imported?", "Sent by mistake?"));
  await api.settle();
  await owner.as.call(questionImports.run, { import_id });
  await api.settle();

  const [first, ...more] = (await owner.as.call(questions.list, { subject_id: other.subject.uuid, stage: "live" }))
    .items;
  const request = await owner.as.call(itemAnalysis.askFix, {
    question_id: first!.id,
    accepted: ["B"],
    is_void: false,
    reason: "Wrong key",
  });
  const place = { exam_type_id: other.exam.uuid, subject_id: other.subject.uuid };
  const ways: [string, () => Promise<unknown>][] = [
    ["edit a passage", () => reviewer.as.call(questions.editPassage, { passage_id, title: "P", body_source: "Mine." })],
    [
      "replace a paper",
      () =>
        reviewer.as.call(papers.save, {
          ...place,
          year: 2024,
          source: "original",
          minutes: 10,
          question_ids: more.slice(0, 5).map(({ id }) => id),
        }),
    ],
    [
      "write a blueprint",
      () =>
        reviewer.as.call(blueprints.write, {
          ...{ ...place, from_year: 2000, to_year: null, items: 1, minutes: 1, options: 4 },
          ...{ sections: [], source_note: "Mine", unverified: true },
        }),
    ],
    ["decline a key request", () => reviewer.as.call(itemAnalysis.dropFix, { request_id: request.uuid })],
    [
      "rename the subject",
      () =>
        editor.as.call(subjects.edit, { subject_id: other.subject.uuid, name: "Not Chemistry", description: "Mine" }),
    ],
    ["rename a topic", () => editor.as.call(subjects.editTopic, { topic_id: other.topic.uuid, name: "Not a topic" })],
    ["add a topic", () => editor.as.call(subjects.addTopic, { subject_id: other.subject.uuid, name: "A new topic" })],
    ["delete a topic", () => editor.as.call(subjects.removeTopic, { topic_id: other.topic.uuid })],
    ["delete the subject", () => reviewer.as.call(subjects.remove, { subject_id: other.subject.uuid })],
    ["change an import", () => editor.as.call(questionImports.change, { import_id: waiting_id })],
    ["run an import", () => editor.as.call(questionImports.run, { import_id: waiting_id })],
    ["discard an import", () => editor.as.call(questionImports.discard, { import_id: waiting_id })],
    ["undo an import", () => editor.as.call(questionImports.undo, { import_id })],
  ];
  const outcomes = [];
  for (const [way, call] of ways)
    outcomes.push([
      way,
      await call().then(
        () => "let through",
        ({ code }: { code: string }) => code,
      ),
    ]);
  expect(outcomes).toEqual(ways.map(([way]) => [way, "not_allowed"]));

  // A file of one's own with a wrong subject in it can still be taken back, but not imported.
  expect((await refused(editor.as.call(questionImports.run, { import_id: own_id }))).code).toBe("not_allowed");
  await editor.as.call(questionImports.discard, { import_id: own_id });

  // Inside of their subject, all of it is theirs to do.
  await editor.as.call(subjects.editTopic, { topic_id: mine.topic.uuid, name: "A better name" });
  await editor.as.call(subjects.addTopic, { subject_id: mine.subject.uuid, name: "One more" });
});
