// A given number of candidates in the middle of a test of the same subject.
import { type InputOf, sittings } from "@sabiprep/contract";
import { answersWith, examFixture } from "./an-exam.ts";
import { aCandidate } from "./people.ts";
import { startApi } from "./start-api.ts";

export async function fullExamFixture(people: number) {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db);
  const asked = { exam_id: exam.uuid, subject_id: subject.uuid } as InputOf<typeof sittings.start>;
  const room = [];
  for (let at = 0; at < people; at++) {
    const who = await aCandidate(api);
    const { exams, session } = await who.as.call(sittings.start, asked);
    const { id } = await api.db
      .selectFrom("sittings")
      .select("id")
      .where("uuid", "=", session.uuid)
      .executeTakeFirstOrThrow();
    const answers = answersWith(exams, 7);
    const save = (from: number, to = from + 1) =>
      who.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answers.slice(from, to) });
    const submitTest = (client = who.as) => client.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    room.push({ who, session, answers, id, save, submitTest });
  }
  return { api, room };
}
