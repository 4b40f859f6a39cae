// One physics practice test of forty questions for everybody: as requested from our server and from the floor.
import { createClient, exams } from "@sabiprep/contract";
import type { Db } from "../apps/api/src/db/transaction.ts";
import type { Person } from "./premium-people.ts";

export const QUESTIONS = 40;

export interface PhysicsTest {
  path: string;
  floorBody: { candidate: number; exam: number; subject: number; revisions: number[] };
}

export async function physicsTest(db: Db, url: string, { id, token }: Person): Promise<PhysicsTest> {
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const [exam] = await client.call(exams.list, {});
  const { subjects } = await client.call(exams.subjects, { exam_type_id: exam!.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const questions = await db
    .selectFrom("questions as q")
    .innerJoin("subjects as s", "s.id", "q.subject_id")
    .select(["q.live_revision_id", "q.subject_id"])
    .where("s.uuid", "=", subject.uuid)
    .where("q.live_revision_id", "is not", null)
    .limit(QUESTIONS)
    .execute();
  const exam_type = await db
    .selectFrom("exam_types")
    .select("id")
    .where("uuid", "=", exam!.uuid)
    .executeTakeFirstOrThrow();
  return {
    path: `/api/candidates/exams/${exam!.uuid}/subjects/${subject.uuid}/questions?fresh=1&count=${QUESTIONS}`,
    floorBody: {
      candidate: id,
      exam: exam_type.id,
      subject: questions[0]!.subject_id,
      revisions: questions.map((row) => row.live_revision_id!),
    },
  };
}
