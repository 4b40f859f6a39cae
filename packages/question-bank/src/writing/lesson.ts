// The items of a subject, lesson by lesson.
import type { ClassLevel } from "@sabiprep/exam";
import { type BankQuestion, type Item, items, type Passage } from "../authoring.ts";

/** The items that serve one objective of a topic, and the passage they hang on. */
type Lesson = (
  topic: string,
  class_level: ClassLevel,
  objective: string,
  written: Item[],
  passage?: Passage,
) => BankQuestion[];

export const lessonsOf =
  (subject: string): Lesson =>
  (topic, class_level, objective, written, passage) =>
    items(subject, { topic, objective, difficulty: "medium", class_level }, written, passage);
