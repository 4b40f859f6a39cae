import type { ClassLevel, Difficulty } from "@sabiprep/exam";

/** The shared settings of the families of one topic. Each family states only its own settings. */
export const underTopic =
  (topic: string) =>
  (objective: string, difficulty: Difficulty, class_level: ClassLevel, count = 12) => ({
    topic,
    objective,
    difficulty,
    class_level,
    count,
  });
