import { itemAnalysis, sittings, subjects } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aMock, answersWith, examFixture } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";
import { remarkAll } from "../../sittings/public.ts";

type Shape = "today" | "as an older build writes it";

/** The form stored before topics had ids: names only, and topics of the same name in one row. */
const asOlderBuild = (api: Api) =>
  sql`update grades g set topics = (
    select jsonb_agg(jsonb_build_object('topic', topic, 'correct', correct, 'total', total) order by topic) from (
      select t ->> 'topic' as topic, sum((t ->> 'correct')::int) as correct, sum((t ->> 'total')::int) as total
      from jsonb_array_elements(g.topics) t group by 1) by_name)`.execute(api.db);

async function aGradedTest(shape: Shape, right: number) {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 10, years: [2024] });
  const staff = await aStaffMember(api, { confirmed: true });
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, {
    exam_id: room.exam.uuid,
    subject_id: room.subject.uuid,
    year: 2024,
    mode: "exam",
    fresh: true,
  });
  const answers = answersWith(exams, right, api.clock.now());
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await api.settle();
  if (shape !== "today") await asOlderBuild(api);
  const accept = async (accepted: ("A" | "B")[], is_void = false) => {
    await staff.as.call(itemAnalysis.fixKey, { question_id: exams[0]!.uuid, accepted, is_void, reason: "Checked" });
    await api.settle();
  };
  const review = () => ada.as.call(sittings.review, { session_id: session.uuid });
  return { api, room, staff, accept, review };
}

const notices = async (api: Api) =>
  (await api.db.selectFrom("notifications").select("body").where("once_key", "like", "key-fix:%").execute()).length;

for (const shape of ["today", "as an older build writes it"] as const) {
  test(`a renamed topic makes no new grade version and no notification (a grade ${shape})`, async () => {
    const { api, room, staff, accept, review } = await aGradedTest(shape, 10);
    const before = (await review()).topics;
    await staff.as.call(subjects.editTopic, { topic_id: room.topic.uuid, name: "A better name" });
    await accept(["A", "B"]);
    const { grade, topics } = await review();
    expect([grade.version, await notices(api)]).toEqual([1, 0]);
    expect(topics).toEqual(before);
    expect(topics).toMatchObject([{ topic: "A topic", correct: 10, total: 10 }]);
    expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 1, differences: [] });
  });

  test(`a bank that renames topics and moves questions changes no grade (a grade ${shape})`, async () => {
    const { api, room, accept, review } = await aGradedTest(shape, 10);
    // A new bank changes names and topics of questions in this way.
    await sql`update topics set name = 'Another name' where id = ${room.topic.id}`.execute(api.db);
    await sql`insert into topics (uuid, subject_id, slug, name, position, questions_count)
      values (gen_random_uuid(), ${room.subject.id}, 'b-topic', 'A topic', 2, 3)`.execute(api.db);
    await sql`update questions q set topic_id = t.id from topics t where t.slug = 'b-topic'
      and t.subject_id = q.subject_id and q.id % 3 = 0`.execute(api.db);
    await accept(["A", "B"]);
    expect([(await review()).grade.version, await notices(api)]).toEqual([1, 0]);
    expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 1, differences: [] });
  });

  test(`a correction that changes a mark still does so after a topic was renamed (a grade ${shape})`, async () => {
    const { api, room, staff, accept, review } = await aGradedTest(shape, 0);
    await staff.as.call(subjects.editTopic, { topic_id: room.topic.uuid, name: "A better name" });
    await accept([], true);
    const { grade, topics } = await review();
    expect([grade.version, grade.correct, await notices(api)]).toEqual([2, 1, 1]);
    expect(topics).toEqual([{ topic_id: room.topic.uuid, topic: "A better name", correct: 1, total: 10 }]);
  });

  test(`two subjects' topics of one name are two results, and no new version (a grade ${shape})`, async () => {
    const api = await startApi();
    const rooms = [await examFixture(api.db, { questions: 40 }), await examFixture(api.db, { questions: 40 })];
    const staff = await aStaffMember(api, { confirmed: true });
    const ada = await aCandidate(api);
    const slug = await aMock(api.db, rooms[0]!, 5);
    await sql`update mixed_blueprints set body = jsonb_set(body, '{parts}', (
      select jsonb_agg(jsonb_build_object('name', name, 'subject', slug, 'items', 5, 'estimate', false) order by id)
      from subjects where id = any(${rooms.map(({ subject }) => subject.id)}))) where slug = ${slug}`.execute(api.db);
    const { exams, session } = await ada.as.call(sittings.startMock, { slug, subjects: [] });
    const answers = answersWith(exams, 5, api.clock.now());
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    await api.settle();
    const review = () => ada.as.call(sittings.review, { session_id: session.uuid });
    const names = session.sections.map(({ name }) => name);
    expect((await review()).topics).toEqual(
      expect.arrayContaining([
        { topic_id: rooms[0]!.topic.uuid, topic: `A topic (${names[0]})`, correct: 5, total: 5 },
        { topic_id: rooms[1]!.topic.uuid, topic: `A topic (${names[1]})`, correct: 0, total: 5 },
      ]),
    );
    if (shape !== "today") await asOlderBuild(api);
    if (shape !== "today") expect((await review()).topics).toEqual([{ topic: "A topic", correct: 5, total: 10 }]);
    await staff.as.call(itemAnalysis.fixKey, {
      question_id: exams[0]!.uuid,
      accepted: ["A", "B"],
      is_void: false,
      reason: "Checked",
    });
    await api.settle();
    expect([(await review()).grade.version, await notices(api)]).toEqual([1, 0]);
    expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 1, differences: [] });
  });
}
