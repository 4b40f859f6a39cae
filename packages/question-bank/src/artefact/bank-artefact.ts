// The bank as a server takes it in: everything computed, arranged and rendered, so that loading it is only writing rows.
// The file is lines of JSON: the head, then the texts of so many questions at a time, in the head's order, which a loader
// can hand to the database unread.
import type { Blueprint, ClassLevel, Difficulty, ExamSlug, MixedBlueprint, Pool } from "@sabiprep/exam";

/** Raised when a loader must write what is already there in another way: a file of another format is loaded anew. */
export const ARTEFACT_FORMAT = 1;

export interface ArtefactQuestion {
  key: string;
  uuid: string;
  /** Of its texts: another one makes a new revision. */
  hash: string;
  family: string;
  subject: string;
  topic: string;
  class_level: ClassLevel;
  objective: string;
  difficulty: Difficulty;
  pool: Pool;
  native_review: boolean;
  /** Where its facts hold for a time only. */
  review_by?: string;
  exams: ExamSlug[];
  /** The id of the right option. */
  right: string;
  /** The key of its passage. */
  passage?: string;
}

export interface ArtefactTexts {
  key: string;
  body: string;
  body_html: string;
  options: { id: string; source: string; html: string; fifth_only: boolean }[];
  explanation: string;
  explanation_html: string;
  /** Where it has one of its own. */
  hint?: string;
  hint_html?: string;
  /** Said once above the questions that share it. */
  instruction?: string;
  instruction_html?: string;
  /** By the option's id. */
  whys: Record<string, { source: string; html: string }>;
  /** The key of its passage. */
  passage: string | null;
  picture_sha256: string | null;
  picture_alt: string | null;
}

export interface ArtefactHead {
  format: number;
  renderer: number;
  exams: { uuid: string; slug: string; name: string; description: string }[];
  class_levels: { uuid: string; name: string }[];
  subjects: {
    uuid: string;
    slug: string;
    name: string;
    aliases: string[];
    description: string;
    icon: string;
    exams: string[];
  }[];
  topics: { uuid: string; subject: string; slug: string; name: string; objectives: string[]; position: number }[];
  blueprints: Blueprint[];
  mixed_blueprints: MixedBlueprint[];
  pictures: { sha256: string; svg: string }[];
  passages: { key: string; uuid: string; hash: string; title: string; body: string; body_html: string }[];
  questions: ArtefactQuestion[];
  questions_a_line: number;
  /** Questions by their place in `questions`. */
  papers: { uuid: string; exam: string; subject: string; year: number; minutes: number; questions: number[] }[];
}

/** A lesson as it is stored: its text names each figure by what it is. */
export interface ArtefactLesson {
  subject: string;
  topic: string;
  title: string;
  description: string;
  body: string;
  pictures: { sha256: string; svg: string }[];
}

/** What stands beside the file, small enough to read at every start. */
export interface ArtefactNote {
  /** Of everything it was made from: equal hashes mean that it is the one we would make. */
  sources: string;
  /** Of its content: equal hashes mean that there is nothing to load. */
  hash: string;
  file: string;
  /** Of the content, before it was compressed. */
  bytes: number;
  questions: number;
  /** When it was made: of two builds beside each other, the one that came earlier does not put its bank over the later one's. */
  made_at: string;
}
