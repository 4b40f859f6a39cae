// The content of a content file: questions written one by one, in the form that a teacher reads and corrects.
import type { ClassLevel, Difficulty, ExamSlug, Pool } from "@sabiprep/exam";

export interface ContentOption {
  text: string;
  is_right: boolean;
  /**
   * For a wrong option: why a candidate chooses it, shown to those who chose it. Empty if nobody has written it yet.
   */
  why: string;
}

export interface ContentQuestion {
  /** Words joined by hyphens. It never changes. */
  id: string;
  objective: string;
  difficulty: Difficulty;
  class_level: ClassLevel;
  /** At the level of the exam, or harder than the exam. */
  pool: Pool;
  /**
   * The instruction, written once above a group of questions: "Choose the word nearest in meaning to the underlined
   * word."
   */
  instruction?: string;
  body: string;
  /** What to think of before answering: the idea, never the answer. */
  hint?: string;
  /** In the order written. The last of four wrong options appears in five-option papers only. */
  options: ContentOption[];
  explanation: string;
  /** Questions that ask the same thing, or that give away each other's answer, share a family. */
  family?: string;
  /** The name of a picture that the subject draws. */
  picture?: string;
  /** The exams it fits. If left out, all that offer the subject. */
  exams?: ExamSlug[];
  /** The options are shown in the order in which they are written. */
  pinned?: true;
  /** Set until a native speaker has read it. */
  native_review?: true;
  /**
   * The day after which its facts may be outdated (2027-06-30). From then on it is not used until somebody has checked
   * it.
   */
  review_by?: string;
  /** The id of its passage. */
  passage?: string;
}

export interface ContentPassage {
  id: string;
  title: string;
  body: string;
}

/** The values for every question of a file, unless its own heading says otherwise. */
export interface ContentDefaults {
  difficulty?: Difficulty;
  class_level?: ClassLevel;
  pool?: Pool;
  exams?: ExamSlug[];
  native_review?: true;
  review_by?: string;
}

export interface ContentFile {
  defaults: ContentDefaults;
  passages: ContentPassage[];
  questions: ContentQuestion[];
}

/**
 * A question of a file with several topics, as staff send and receive them. It may leave out fields that the bank
 * requires.
 */
export interface LooseQuestion extends Omit<ContentQuestion, "difficulty" | "class_level" | "pool"> {
  /** From the headings, as names or slugs. Empty if the headings do not say. */
  subject: string;
  topic: string;
  difficulty?: Difficulty;
  class_level?: ClassLevel;
  pool?: Pool;
  year?: string;
  source?: string;
  status?: string;
  place: SourcePosition;
}

/** The lines of a question in its file, from its heading to its last line. Lines count from 1. */
interface SourcePosition {
  first: number;
  last: number;
}

export interface ContentProblem {
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

export interface ReadContent extends ContentFile {
  /** By the question's id. */
  places: Map<string, SourcePosition>;
  /** Every heading that names an objective, in order. */
  objectives: { line: number; text: string }[];
  /** Empty if every line was understood. */
  problems: ContentProblem[];
}

export interface ReadLoosely {
  passages: ContentPassage[];
  questions: LooseQuestion[];
  problems: ContentProblem[];
}
