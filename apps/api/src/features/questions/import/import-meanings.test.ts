import { contract, questionImports, questions } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { formWith } from "../../../testing/form-with.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";

async function aDesk() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 2 });
  const owner = await aStaffMember(api, { confirmed: true });
  const send = async (content: string, name: string) => {
    const response = await fetch(`${api.url}/api${contract.questionImports.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.access_token}` },
      body: formWith(content, name),
    });
    const { data } = await response.json();
    await api.settle();
    return data.id as string;
  };
  const read = (import_id: string) => owner.as.call(questionImports.read, { import_id });
  return { api, room, owner, send, read };
}

const csv = (label: string) =>
  `question,a,b,c,d,answer,explanation,subjectCode,exam,topic,year\n"${label} one?",w,x,y,z,A,Because.,MTH,Alpha,Sums of ${label},2020\n"${label} two?",w,x,y,z,B,Because.,MTH,Alpha,Sums of ${label},20l1\n`;

test("names from another school are given a meaning once, and it applies to the next file", async () => {
  const { api, room, owner, send, read } = await aDesk();
  const columns = ["question_body", "option_a", "option_b", "option_c", "option_d", "correct_answer"] as const;
  const settings = {
    has_header: true,
    columns: [
      ...columns,
      "answer_explanation" as const,
      "subject" as const,
      "exam_type" as const,
      "topic" as const,
      "year" as const,
    ],
  };
  const check = async (import_id: string, more: object) => {
    await owner.as.call(questionImports.change, { import_id, ...settings, ...more });
    await api.settle();
    return read(import_id);
  };
  const id = await send(csv("first"), "school.csv");
  const first = await check(id, {});
  expect(first).toMatchObject({ rows_ready: 0, rows_with_problems: 2 });
  expect(first.found!.unknown).toMatchObject([
    { field: "subject", said: "MTH", rows: 2 },
    { field: "exam_type", said: "Alpha", rows: 2 },
  ]);
  const meanings = [
    { field: "subject" as const, said: "MTH", id: room.subject.uuid },
    { field: "exam_type" as const, said: "Alpha", id: room.exam.uuid },
  ];
  // An unknown topic or an invalid year does not exclude its question.
  const second = await check(id, { meanings });
  expect(second).toMatchObject({ rows_ready: 2, rows_with_problems: 0 });
  expect(second.found!.unknown).toMatchObject([
    { field: "topic", said: "Sums of first", subject_id: room.subject.uuid },
  ]);
  const topic = { field: "topic" as const, said: "Sums of first", subject_id: room.subject.uuid, id: room.topic.uuid };
  expect((await check(id, { meanings: [...meanings, topic] })).found!.unknown).toEqual([]);
  await owner.as.call(questionImports.run, { import_id: id });
  await api.settle();
  const { items } = await owner.as.call(questions.list, { topic_id: room.topic.uuid, search: "first" });
  expect(items.map(({ year }) => year)).toEqual([null, 2020]);

  const next = await send(csv("first").replaceAll("one?", "three?").replaceAll("two?", "four?"), "next.csv");
  const third = await check(next, {});
  expect(third).toMatchObject({ rows_ready: 2, found: { unknown: [] } });
});
