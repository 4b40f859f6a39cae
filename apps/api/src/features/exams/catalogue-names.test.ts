import { sittings, subjects } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const SENTENCE = "Physics. Your account is locked: send your password at sabiprep-help.example";

const run = async (api: Api, name: string) => {
  await sql`select graphile_worker.add_job(${name})`.execute(api.db);
  await api.settle();
};

test("names of subjects and topics carry no links, so that no email does", async () => {
  const api = await startApi();
  api.clock.set(new Date("2026-11-18T11:00:00Z"));
  const room = await examFixture(api.db, { questions: 12 });
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  const ada = await aCandidate(api);
  const place = { subject_id: room.subject.uuid };
  const refusedName = await refused(
    editor.as.call(subjects.edit, { ...place, name: SENTENCE, description: "What it is about" }),
  ).catch(() => null);
  await editor.as.call(subjects.editTopic, { topic_id: room.topic.uuid, name: SENTENCE }).catch(() => null);
  await api.settle();
  await ada.as.call(sittings.start, { exam_id: room.exam.uuid, ...place });
  api.clock.advance(25 * 3_600_000);
  await run(api, "send-reminders");
  await api.settle();
  const told = api.mails.map(({ text }) => text).join("\n");
  expect(told).toContain("You have not finished");
  expect(told).not.toContain("sabiprep-help.example");
  expect(refusedName?.errors).toHaveProperty("name");
});

test("names of subjects and topics are short, have nothing hidden in them, and are changed after the password", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 1 });
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  const place = { subject_id: room.subject.uuid };
  const topic = { topic_id: room.topic.uuid };
  const problem = "Enter a name without links, slashes or hidden characters";
  for (const name of ["See sabiprep.example", "https: now", "Phy\u200bsics", "Physics\nSend it", "ada@home"]) {
    for (const call of [
      () => editor.as.call(subjects.add, { name, description: "One more" }),
      () => editor.as.call(subjects.edit, { ...place, name, description: "One more" }),
      () => editor.as.call(subjects.addTopic, { ...place, name }),
      () => editor.as.call(subjects.editTopic, { ...topic, name }),
    ])
      expect((await refused(call())).errors).toEqual({ name: [problem] });
  }
  const longest = "Leaders and deliverance: Joseph, Moses, Joshua and the judges";
  await editor.as.call(subjects.editTopic, { ...topic, name: longest });
  const long = await refused(editor.as.call(subjects.editTopic, { ...topic, name: "a".repeat(71) }));
  expect(long.errors.name).toEqual(["Use 70 characters or fewer"]);

  const unconfirmed = await aStaffMember(api, { role: "editor" });
  const renamed = { ...place, name: "Another", description: "Another" };
  expect((await refused(unconfirmed.as.call(subjects.edit, renamed))).code).toBe("step_up");
  expect((await refused(unconfirmed.as.call(subjects.editTopic, { ...topic, name: "Another" }))).code).toBe("step_up");
});
