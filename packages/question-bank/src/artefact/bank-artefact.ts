// The bank in the form a server loads: everything is computed, arranged and rendered, so loading only writes rows. The
// file is lines of JSON: first the head, then batches of question texts in the head's order. A loader can pass these
// lines to the database unparsed.
import type {
  AttemptTicks,
  Blueprint,
  ClassLevel,
  Difficulty,
  ExamSlug,
  Guide,
  MixedBlueprint,
  PaperSection,
  Pool,
} from "@sabiprep/exam";

/** Increase this when a loader must write existing rows differently. A file of another format is loaded again. */
export const ARTEFACT_FORMAT = 1;

export interface ArtefactQuestion {
  key: string;
  uuid: string;
  /** Hash of the question's texts. A different hash makes a new revision. */
  hash: string;
  family: string;
  subject: string;
  topic: string;
  class_level: ClassLevel;
  objective: string;
  difficulty: Difficulty;
  pool: Pool;
  native_review: boolean;
  /** Set when the question's facts are valid only for a limited time. */
  review_by?: string;
  exams: ExamSlug[];
  /** The id of the correct option. */
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
  /** Set when the question has its own hint. */
  hint?: string;
  hint_html?: string;
  /** Shown once above the questions that share it. */
  instruction?: string;
  instruction_html?: string;
  /** Keyed by the option's id. */
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
  /** Each question is given by its index in `questions`. */
  papers: { uuid: string; exam: string; subject: string; year: number; minutes: number; questions: number[] }[];
}

/** A lesson as it is stored. Its text names each figure by its content hash and size. */
export interface ArtefactLesson {
  subject: string;
  topic: string;
  title: string;
  description: string;
  body: string;
  pictures: { sha256: string; svg: string }[];
}

/** A theory question as it is stored: its sources, its guide, and everything rendered. */
export interface ArtefactTheoryQuestion {
  key: string;
  uuid: string;
  /** Hash of the texts and the guide. A different hash makes a new revision. */
  hash: string;
  section: string;
  topic: string;
  level: number;
  source: {
    stem: string;
    texts: Record<string, string>;
    guide: Guide;
    model: string;
    specimen: { script: string; ticks: AttemptTicks; remark: string };
  };
  guide: Guide;
  page: {
    stem_html: string;
    texts_html: Record<string, string>;
    atoms_html: Record<string, ArtefactAtom>;
    deductions_html: Record<string, string>;
    model_html: string;
    specimen_html: string;
  };
}

/** The rendered texts of an atom of a guide. */
interface ArtefactAtom {
  text: string;
  accept: string[];
  reject: string[];
  why?: string;
  bands: { marks: number; text: string }[];
}

export interface ArtefactTheoryPaper {
  key: string;
  uuid: string;
  subject: string;
  title: string;
  exam: string;
  minutes: number;
  sections: PaperSection[];
  questions: ArtefactTheoryQuestion[];
  pictures: { sha256: string; svg: string }[];
}

/** The note stored beside the file. It is small enough to read at every start. */
export interface ArtefactNote {
  /** Hash of all sources. Equal hashes mean that this file is the one we would build now. */
  sources: string;
  /** Hash of the content. Equal hashes mean that there is nothing to load. */
  hash: string;
  file: string;
  /** Size of the content before compression. */
  bytes: number;
  questions: number;
  /**
   * When the file was built. If two builds run side by side, the older build does not overwrite the newer build's bank.
   */
  made_at: string;
}
