// Questions whose facts are valid for a time: asked until their date, then reviewed before they are asked again.
import { questions, sittings } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { startableExam } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";

const DAY_MS = 86_400_000;

async function setUp() {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12 });
  await api.db.updateTable("question_revisions").set({ explanation_source: "As it stood then." }).execute();
  await aStaffMember(api, { confirmed: true });
  const all = await api.db
    .selectFrom("questions")
    .select(["id", "uuid"])
    .where("subject_id", "=", room.subject.id)
    .orderBy("id")
    .execute();
  const [dated] = all;
  const until = (days: number) => addLagosDays(lagosDay(api.clock.now()), days);
  const date = (days: number) =>
    api.db
      .updateTable("questions")
      .set({ review_by: until(days) })
      .where("id", "=", dated!.id)
      .execute();
  const standing = () =>
    api.db
      .selectFrom("questions as q")
      .innerJoin("subjects as s", "s.id", "q.subject_id")
      .select(["q.state", "s.questions_count"])
      .where("q.id", "=", dated!.id)
      .executeTakeFirstOrThrow();
  const told = () =>
    api.mails.filter(({ subject }) => subject.startsWith("Some questions ")).map(({ subject }) => subject);
  const pass = async (days: number) => {
    api.clock.advance(days * DAY_MS);
    await api.settle();
  };
  return { api, room, dated: dated!, date, standing, told, pass, until };
}

test("past its date a question is not asked, counts follow, and publishers are notified once", async () => {
  const { api, room, dated, date, standing, told, pass } = await setUp();
  await date(1);
  const { questions_count: before } = await standing();
  await pass(1);
  expect(await standing()).toEqual({ state: "live", questions_count: before });

  await pass(1);
  await pass(0);
  expect(await standing()).toEqual({ state: "review", questions_count: before - 1 });
  expect(told()).toEqual(["Some questions need a review soon", "Some questions need a review"]);
  const ada = await aCandidate(api);
  const { exams } = await ada.as.call(sittings.start, room.ask({ mode: "practice" }));
  expect(exams.map(({ uuid }) => uuid)).not.toContain(dated.uuid);
  expect(api.logged.join("")).not.toContain('"level":50');
});

test("a question that is published again is valid for a year from that day", async () => {
  const { api, dated, date, standing, pass, until } = await setUp();
  await date(0);
  await pass(2);
  // The earlier sign-in has expired.
  const owner = await aStaffMember(api, { confirmed: true });
  const { question } = await owner.as.call(questions.move, { question_id: dated.uuid, to: "live" });
  expect(question.review_by).toBe(`${Number(until(0).slice(0, 4)) + 1}${until(0).slice(4)}`);
  await pass(300);
  expect((await standing()).state).toBe("live");
  await pass(66);
  expect((await standing()).state).toBe("review");
});

test("a question without a review date is left alone", async () => {
  const { standing, told, pass } = await setUp();
  await pass(4_000);
  expect((await standing()).state).toBe("live");
  expect(told()).toEqual([]);
});
