// What a question of the bank is, and the helpers that families use to compute theirs. Questions written one by one are
// in content/. AUTHORING.md explains how to do both well.
import type { ClassLevel, Difficulty, ExamSlug, Pool } from "@sabiprep/exam";
import { type Draw, drawing } from "./draw.ts";
import { fitsPaper } from "./fits-paper.ts";
import { ideaOf } from "./idea-of.ts";
import { workedSteps } from "./worked-steps.ts";

/** A wrong option and the mistake that leads a student to it. */
export interface Wrong {
  text: string;
  slip: string;
  /** Why it is wrong, in one sentence for the student who chose it. */
  why?: string;
}

export interface Picture {
  /** A small standalone <svg> drawn by code: presentation attributes only, no style, no script, no text from outside. */
  svg: string;
  /** What the picture shows, in one sentence that does not give the answer away. */
  alt: string;
}

export interface Passage {
  key: string;
  title: string;
  body: string;
}

export interface BankQuestion {
  /** Never changes: subject/family/serial or subject/topic/id. Sittings, keys and reports depend on it. */
  key: string;
  subject: string;
  topic: string;
  objective: string;
  difficulty: Difficulty;
  class_level: ClassLevel;
  /** Either as the exam asks, or harder than the exam. */
  pool: Pool;
  /** Two questions of one family never appear in the same paper or sitting. */
  family: string;
  computed: boolean;
  /** The instruction, shown once above the questions that share it. It is not part of the stem. */
  instruction?: string;
  body: string;
  right: string;
  /** Three or four wrong options. The fourth appears only in five-option papers. */
  wrong: Wrong[];
  explanation: string;
  /** What to think of before answering in practice mode. Without a hint, the lesson's section gives the idea. */
  hint?: string;
  picture?: Picture;
  passage?: Passage;
  /** The exams it fits. If left out, it fits all exams that offer the subject. */
  exams?: ExamSlug[];
  /** Options stay in the written order. The correct option must not be first then (see `order`). */
  order?: string[];
  /** Set until a native speaker has read the question. */
  native_review?: true;
  /** The day after which its facts may no longer hold. */
  review_by?: string;
}

export interface Topic {
  slug: string;
  name: string;
  /** What the syllabus expects of the student in this topic, one sentence each. */
  objectives: string[];
}

export interface SubjectBank {
  slug: string;
  topics: Topic[];
  questions: BankQuestion[];
}

interface About {
  topic: string;
  objective: string;
  difficulty: Difficulty;
  class_level: ClassLevel;
  /** If left out, each question goes into the pool that its own form fits. */
  pool?: Pool;
  exams?: ExamSlug[];
}

/** What a template returns for one draw of its parameters, or null when the draw makes a poor question. */
export interface AuthoredQuestion {
  body: string;
  right: string;
  /** In order of preference. We keep the best four that differ from the key and from each other. */
  wrong: Wrong[];
  explanation: string;
  /** Needed when the explanation does not begin with the idea. */
  hint?: string;
  difficulty?: Difficulty;
  picture?: Picture;
}

export interface Family extends About {
  slug: string;
  count: number;
  make: (draw: Draw) => AuthoredQuestion | null;
}

export const family = (slug: string, about: About & { count: number }, make: Family["make"]): Family => ({
  slug,
  ...about,
  make,
});

const MAX_TRIES_PER_QUESTION = 40;

/** Draws `count` questions from a family. The serial is the number of the draw, so it never changes. */
export function questionsOf(subject: string, family: Family): BankQuestion[] {
  const made: BankQuestion[] = [];
  const stems = new Set<string>();
  for (let serial = 1; made.length < family.count; serial++) {
    if (serial > family.count * MAX_TRIES_PER_QUESTION)
      throw new Error(`${subject}/${family.slug}: only ${made.length} of ${family.count} questions can be drawn`);
    const question = family.make(drawing(`${subject}/${family.slug}/${serial}`));
    if (!question || stems.has(plain(question.body))) continue;
    const wrong = distinct(question.right, question.wrong);
    if (wrong.length < 3) continue;
    stems.add(plain(question.body));
    const { topic, objective, difficulty, class_level, exams } = family;
    const explanation = workedSteps(question.explanation, question.right);
    const idea = ideaOf(question.explanation, question.body, question.right);
    const hint = question.hint ?? (isFirstStep(idea, explanation) ? undefined : idea);
    const pool = family.pool ?? (fitsPaper({ ...question, subject, wrong, explanation, hint }) ? "paper" : "stretch");
    made.push({
      key: `${subject}/${family.slug}/${serial}`,
      subject,
      topic,
      objective,
      class_level,
      pool,
      ...(exams && { exams }),
      family: `${subject}/${family.slug}`,
      computed: true,
      ...question,
      explanation,
      ...(hint && { hint }),
      difficulty: question.difficulty ?? difficulty,
      wrong,
    });
  }
  return made;
}

/** A hint that only repeats the first step says too much before the answer and nothing new after it. */
const isFirstStep = (idea: string | undefined, explanation: string): boolean =>
  explanation.startsWith("1. ") && explanation.split("\n")[0]?.slice("1. ".length).trim() === idea;

/** Text without its markup and spacing. Case is kept: the genotypes Tt and TT are two options. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\s$*_{}\\]+/g, " ")
    .trim();

/** Text for comparing stems. */
export const plain = (text: string): string => bare(text).toLowerCase();

function distinct(right: string, wrong: Wrong[]): Wrong[] {
  const seen = new Set([bare(right)]);
  return wrong
    .filter(({ text }) => {
      const fresh = !seen.has(bare(text));
      seen.add(bare(text));
      return fresh;
    })
    .slice(0, 4);
}
