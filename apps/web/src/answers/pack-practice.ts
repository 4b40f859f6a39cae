// Practice on a topic without a network: the test in a saved pack that has the most questions about it.
import { ownStore, unsentSubmissions } from "./own-store.ts";

export interface PackPractice {
  uuid: string;
  title: string;
  /** Its questions on the topic. */
  questions: number;
}

export async function packPracticeOn(topic: { name: string; subject: { uuid: string } }): Promise<PackPractice | null> {
  const store = await ownStore();
  if (!store) return null;
  const finished = new Set((await unsentSubmissions(store)).map(({ session_id }) => session_id));
  const tests = (await store.sittings())
    .filter(({ session }) => session.mode === "practice" && !finished.has(session.uuid))
    .filter(({ session }) => session.sections.some(({ subject_uuid }) => subject_uuid === topic.subject.uuid))
    .map(({ session, exams }) => ({
      uuid: session.uuid,
      title: session.title,
      questions: exams.filter((question) => question.topic === topic.name).length,
    }));
  return [...tests].sort((a, b) => b.questions - a.questions)[0] ?? null;
}
