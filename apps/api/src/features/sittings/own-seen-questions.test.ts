import { sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("a second test asks questions this student has not seen, whatever others have seen since", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db, { questions: 20 });
  const questionsOf = async (student: Awaited<ReturnType<typeof aCandidate>>) => {
    api.clock.advance(1_000);
    const { exams } = await student.as.call(sittings.start, ask({ fresh: true }));
    return exams.map(({ uuid }) => uuid);
  };
  const ada = await aCandidate(api);
  const first = await questionsOf(ada);
  expect(first).toHaveLength(10);
  for (let at = 0; at < 12; at++) await questionsOf(await aCandidate(api));
  const second = await questionsOf(ada);
  expect(second).toHaveLength(10);
  expect(second.filter((uuid) => first.includes(uuid))).toEqual([]);
});
