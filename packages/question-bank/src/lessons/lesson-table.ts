// The statistics of each subject's lessons, and what all lessons together must reach.
import type { SubjectBank } from "../authoring.ts";
import { wordsOf } from "./lesson-rules.ts";
import type { Lesson } from "./read-lessons.ts";

/** The minimum percentage of lessons that show a figure. */
const MIN_WITH_FIGURES = 60;
/**
 * The size of a stored lesson with its figures. The target is 60 KB; `npm run bank:lessons` shows the largest lesson of
 * each subject.
 */
const MAX_BYTES = 66 * 1024;

interface LessonRow {
  subject: string;
  topics: number;
  lessons: number;
  /** The median over the lessons. */
  words: number;
  figures: number;
  /** Lessons that show a figure. */
  drawn: number;
  examples: number;
  /** The size of the largest lesson. */
  bytes: number;
}

type Plan = Pick<SubjectBank, "slug" | "topics"> & {
  questions: readonly Pick<SubjectBank["questions"][number], "topic" | "computed">[];
};

const examplesIn = ({ body }: Lesson): number => body.match(/^\*\*Example \d/gm)?.length ?? 0;
const bytesOf = ({ body, figures }: Lesson): number =>
  figures.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), Buffer.byteLength(body));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const lessonRows = (subjects: readonly Plan[], lessons: readonly Lesson[]): LessonRow[] =>
  subjects.map(({ slug, topics }) => {
    const mine = lessons.filter(({ subject }) => subject === slug);
    return {
      subject: slug,
      topics: topics.length,
      lessons: mine.length,
      words: median(mine.map(({ body }) => wordsOf(body))),
      figures: sum(mine.map(({ figures }) => figures.length)),
      drawn: mine.filter(({ figures }) => figures.length > 0).length,
      examples: sum(mine.map(examplesIn)),
      bytes: Math.max(0, ...mine.map(bytesOf)),
    };
  });

/** One sentence for each thing that is missing. */
export function missingLessons(subjects: readonly Plan[], lessons: readonly Lesson[]): string[] {
  const known = new Map(lessons.map((lesson) => [`${lesson.subject}/${lesson.topic}`, lesson]));
  const missing = subjects.flatMap(({ slug, topics, questions }) => {
    const computing = new Set(questions.filter(({ computed }) => computed).map(({ topic }) => topic));
    return topics.flatMap((topic) => {
      const name = `${slug}/${topic.slug}`;
      const lesson = known.get(name);
      if (!lesson) return [`${name} has no lesson. Write content/${name}.lesson.md`];
      return [
        ...(computing.has(topic.slug) && examplesIn(lesson) === 0
          ? [`${name} needs worked sums and has none. Write “**Example 1.** …” under “Worked examples”`]
          : []),
        ...(bytesOf(lesson) > MAX_BYTES
          ? [`${name} weighs ${Math.ceil(bytesOf(lesson) / 1024)} KB with its figures; at most 66`]
          : []),
      ];
    });
  });
  const drawn = lessons.filter(({ figures }) => figures.length > 0).length;
  const share = (drawn / Math.max(1, lessons.length)) * 100;
  return share < MIN_WITH_FIGURES
    ? [...missing, `${share.toFixed(0)} % of the lessons have a figure. At least ${MIN_WITH_FIGURES} % must have one`]
    : missing;
}
