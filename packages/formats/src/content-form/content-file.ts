// What a content file says: questions written one by one, in the form a teacher reads and corrects.
import type { ClassLevel, Difficulty, ExamSlug, Pool } from "@sabiprep/exam";

export interface ContentOption {
  text: string;
  is_right: boolean;
  /** Of a wrong option: what leads a candidate to it, told to whoever chose it. Empty where nobody has said it yet. */
  why: string;
}

export interface ContentQuestion {
  /** Words joined by hyphens; stable for ever. */
  id: string;
  objective: string;
  difficulty: Difficulty;
  class_level: ClassLevel;
  /** Asked as the exam asks, or harder than the exam. */
  pool: Pool;
  /** What to do, said once above a group of questions: "Choose the word nearest in meaning to the underlined word." */
  instruction?: string;
  body: string;
  /** What to think of before answering: the idea, never the answer. */
  hint?: string;
  /** In the order they are written. The last of four wrong ones appears in five-option papers only. */
  options: ContentOption[];
  explanation: string;
  /** Questions that ask the same thing, or answer each other, share a family. */
  family?: string;
  /** The name of a picture the subject draws. */
  picture?: string;
  /** The exams it fits; all that offer the subject when left out. */
  exams?: ExamSlug[];
  /** The options are shown in the order they are written. */
  pinned?: true;
  /** Marked until a native speaker has read it. */
  native_review?: true;
  /** The day after which its facts may no longer hold (2027-06-30): from then on nobody is asked it until somebody has looked at it. */
  review_by?: string;
  /** The id of the passage it hangs on. */
  passage?: string;
}

export interface ContentPassage {
  id: string;
  title: string;
  body: string;
}

/** What every question of a file is, unless its own heading says otherwise. */
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

/** A question of a file that holds several topics, as staff send and get them: it may leave open what the bank must know. */
export interface LooseQuestion extends Omit<ContentQuestion, "difficulty" | "class_level" | "pool"> {
  /** As its headings say, names or slugs; empty where they do not. */
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

/** Where a question stands in its file, from its heading to its last line; lines count from 1. */
interface SourcePosition {
  first: number;
  last: number;
}

export interface ContentProblem {
  line: number;
  /** What is wrong and what to do. */
  message: string;
}

export interface ReadContent extends ContentFile {
  /** By the question's id. */
  places: Map<string, SourcePosition>;
  /** Every heading that names one, in order. */
  objectives: { line: number; text: string }[];
  /** Empty when every line was understood. */
  problems: ContentProblem[];
}

export interface ReadLoosely {
  passages: ContentPassage[];
  questions: LooseQuestion[];
  problems: ContentProblem[];
}
