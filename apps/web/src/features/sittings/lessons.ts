// Links a question of a test to the lesson on its topic. Loaded once per test, and only when needed.
import { type CandidateQuestion, type Lesson, materials, type SittingSession } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/query.ts";

/** Topics of two subjects may share a name, so the position in the paper decides the subject. */
export function useLessons({ uuid, sections }: SittingSession, wanted: boolean) {
  const topics =
    useQuery({
      ...read(materials.lessons, { session_id: uuid }),
      // In its own file, which also works without a network.
      queryFn: async () => (await import("../../pieces/kept-lessons.ts")).lessonsOf(uuid),
      enabled: wanted,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }).data ?? [];
  const guideOf = ({ uuid }: Pick<CandidateQuestion, "uuid">) =>
    topics.flatMap(({ questions }) => questions).find(({ question_id }) => question_id === uuid);
  const lessonOf = (question: Pick<CandidateQuestion, "uuid" | "topic">, at: number): Lesson | null => {
    const section = sections.find(({ from, count }) => at >= from && at < from + count);
    const lesson = topics.find(
      (one) => one.topic === question.topic && one.subject_id === section?.subject_uuid,
    )?.lesson;
    return lesson ? { ...lesson, section: guideOf(question)?.section?.at ?? null } : null;
  };
  return { topics, lessonOf, guideOf };
}
