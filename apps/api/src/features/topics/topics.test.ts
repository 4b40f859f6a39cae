import { randomUUID } from "node:crypto";
import { materials, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

async function aLesson(api: Api, room: Awaited<ReturnType<typeof examFixture>>, title: string) {
  const editor = await aStaffMember(api, { role: "editor" });
  const { uuid } = await editor.as.call(materials.create, {
    title,
    subject_id: room.subject.uuid,
    description: "What it is about.",
    body_source: "## An idea\n\nSaid in a sentence.",
    topic_ids: [room.topic.uuid],
  });
  await api.settle();
  await editor.as.call(materials.setState, { material_id: uuid, state: "live" });
  return uuid;
}

test("a topic shows its lesson before its notes, its neighbours, and where it is practised", async () => {
  const api = await startApi();
  const room = await examFixture(api.db);
  const ada = await aCandidate(api);
  const ask = () => ada.as.call(topics.read, { topic_id: room.topic.uuid });
  expect(await ask()).toMatchObject({
    name: "A topic",
    state: "not_started",
    met: 0,
    mistakes: 0,
    lesson: null,
    notes: [],
    before: null,
    after: null,
    place: { exam_id: room.exam.uuid, subject_id: room.subject.uuid, topic_id: room.topic.uuid },
  });
  const next = { uuid: randomUUID(), name: "Another topic" };
  await api.db
    .insertInto("topics")
    .values({ ...next, slug: "another", subject_id: room.subject.id, position: 2 })
    .execute();
  const note = await aLesson(api, room, "A note");
  const lesson = await aLesson(api, room, "The lesson");
  await api.db.updateTable("materials").set({ shipped_key: "lesson/x/y" }).where("uuid", "=", lesson).execute();
  expect(await ask()).toMatchObject({
    lesson: { uuid: lesson, title: "The lesson", body: expect.stringContaining("An idea") },
    notes: [{ uuid: note, title: "A note" }],
    after: next,
  });
  expect(await ada.as.call(topics.read, { topic_id: next.uuid })).toMatchObject({
    before: { uuid: room.topic.uuid, name: "A topic" },
    after: null,
    // There are too few questions for a test of the topic, so the subject is practised.
    place: { topic_id: null },
  });
});

test("a topic's results are counted from finished tests, and a running exam reveals nothing", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const ask = () => ada.as.call(topics.read, { topic_id: room.topic.uuid });
  const place = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const { session, exams } = await ada.as.call(sittings.start, { ...place, mode: "practice", count: 10 });
  await ada.as.call(sittings.submitAnswers, {
    session_id: session.uuid,
    answers: answersWith(exams, 7, api.clock.now()),
  });
  await api.settle();
  expect(await ask()).toMatchObject({ met: 10, right: 7, mistakes: 3, state: "getting_there" });
  await ada.as.call(sittings.start, { ...place, mode: "exam", count: 12 });
  expect((await ask()).met).toBeLessThan(10);
});

test("a retired or unknown topic is not found", async () => {
  const api = await startApi();
  const room = await examFixture(api.db);
  const ada = await aCandidate(api);
  expect(await refused(ada.as.call(topics.read, { topic_id: randomUUID() }))).toMatchObject({ status: 404 });
  await api.db.updateTable("topics").set({ retired_at: api.clock.now() }).where("id", "=", room.topic.id).execute();
  expect(await refused(ada.as.call(topics.read, { topic_id: room.topic.uuid }))).toMatchObject({ status: 404 });
});
