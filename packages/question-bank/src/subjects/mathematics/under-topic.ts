import type { ClassLevel, Difficulty } from "@sabiprep/exam";

/** The heading of the families of one topic, so that each of them states only what is its own. */
export const underTopic =
  (topic: string) =>
  (objective: string, difficulty: Difficulty, class_level: ClassLevel, count = 12) => ({
    topic,
    objective,
    difficulty,
    class_level,
    count,
  });
