// What the questions of real papers look like, subject by subject. We counted public items of the exam boards without
// their passages and pictures, and we keep none of the items. We keep only these numbers. History and Islamic studies
// had only 50 and 28 items.

export interface PaperShape {
  /** Words in the stem at the 25th, 50th, 75th and 90th percentile. */
  stem: readonly [number, number, number, number];
  /** Share of stems that are one sentence. */
  one_sentence: number;
  /** Words in an option: the mean for each question, then the median of the subject. */
  option_words: number;
  /** Percentage of questions whose options are numbers. */
  numbers: number;
}

const shape = (stem: PaperShape["stem"], one_sentence: number, option_words: number, numbers: number): PaperShape => ({
  stem,
  one_sentence,
  option_words,
  numbers,
});

export const paperShapes: Readonly<Record<string, PaperShape>> = {
  english: shape([8, 10, 12, 14], 1, 1, 0),
  mathematics: shape([10, 18, 27, 35], 0.63, 1, 75),
  physics: shape([14, 24, 32, 44], 0.54, 1, 49),
  chemistry: shape([9, 12, 18, 26], 0.88, 1.5, 14),
  biology: shape([9, 12, 15, 19], 0.94, 1.8, 3),
  government: shape([8, 11, 13, 17], 0.99, 2.5, 5),
  economics: shape([8, 11, 14, 18], 0.98, 3.2, 4),
  commerce: shape([9, 11, 15, 19], 0.98, 2, 2),
  geography: shape([7, 10, 14, 16], 0.99, 1.8, 9),
  accounting: shape([8, 11, 15, 22], 0.9, 2.2, 17),
  "christian-religious-studies": shape([10, 13, 16, 21], 0.96, 3.2, 1),
  "civic-education": shape([8, 11, 15, 18], 0.97, 2.2, 6),
  literature: shape([7, 10, 14, 24], 0.92, 1.5, 0),
  history: shape([7, 11, 14, 18], 1, 2, 16),
  "islamic-studies": shape([7, 9, 13, 20], 1, 2.2, 11),
  // We counted no items of this subject. It is set like mathematics.
  "further-mathematics": shape([10, 18, 27, 35], 0.63, 1, 75),
};

/** For a subject without items: the median of the fifteen subjects that were counted. */
const usualShape: PaperShape = shape([8, 11, 15, 19], 0.97, 2, 5);

export const shapeFor = (subject: string): PaperShape => paperShapes[subject] ?? usualShape;

/**
 * Subjects whose paper pool has reached the shape. From then on the gate enforces it. Other subjects are only reported.
 */
export const subjectsInShape: readonly string[] = [
  "biology",
  "chemistry",
  "commerce",
  "economics",
  "english",
  "government",
  "mathematics",
];

interface Fewest {
  subject: number;
  topic: number;
}

const manyTopics = [
  "accounting",
  "agricultural-science",
  "christian-religious-studies",
  "civic-education",
  "commerce",
  "computer-studies",
  "further-mathematics",
  "geography",
  "history",
  "literature",
];
const major = ["physics", "chemistry", "biology", "government", "economics"];

/** The minimum number of paper questions for a subject and for each of its topics. */
export function fewestPaperQuestions(subject: string): Fewest {
  if (subject === "english" || subject === "mathematics") return { subject: 900, topic: 24 };
  if (major.includes(subject)) return { subject: 700, topic: 24 };
  return { subject: manyTopics.includes(subject) ? 400 : 300, topic: 16 };
}
