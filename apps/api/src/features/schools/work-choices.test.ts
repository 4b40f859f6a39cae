import { workChoices } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aSchool } from "../../testing/a-school.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

test("a teacher sees the exams, topics and papers to set work from, and only through their own school", async () => {
  const api = await startApi();
  const { exam, subject, topic } = await examFixture(api.db, { questions: 12, years: [2021, 2022] });
  const { teacher, school_id } = await aSchool(api);
  const offered = await teacher.as.call(workChoices.exams, { school_id });
  expect(offered).toEqual([
    { uuid: exam.uuid, name: "WAEC", subjects: [expect.objectContaining({ uuid: subject.uuid, questions: 12 })] },
  ]);
  const course = { exam_id: exam.uuid, subject_id: subject.uuid };
  const choices = await teacher.as.call(workChoices.subject, { school_id, ...course });
  expect(choices.topics).toEqual([expect.objectContaining({ uuid: topic.uuid, questions: 12 })]);
  expect(choices.papers).toMatchObject([
    { year: 2022, is_built: false },
    { year: 2021, is_built: false },
  ]);
  const other = await aSchool(api);
  expect(await refused(other.teacher.as.call(workChoices.exams, { school_id }))).toMatchObject({ status: 404 });
  expect(await refused(other.head.as.call(workChoices.subject, { school_id, ...course }))).toMatchObject({
    status: 404,
  });
});
