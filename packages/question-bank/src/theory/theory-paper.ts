// A theory paper as its author writes it, and as a server loads it.
import type { AttemptTicks, ExamSlug, Guide, PaperSection } from "@sabiprep/exam";

/** A text with its formulas and figures, in our notation. */
type Source = string;

export interface TheoryQuestion {
  /** Unique in its paper, and never changed. */
  slug: string;
  section: string;
  topic: string;
  /** 1 is recall, 4 is hard for the exam. */
  level: 1 | 2 | 3 | 4;
  stem: Source;
  /** The text of each part, by part id. */
  texts: Record<string, Source>;
  guide: Guide;
  /** A full answer, written as a student would write it. */
  model: Source;
  /** What a real student might have written, with the ticks that it deserves. */
  specimen: { script: Source; ticks: AttemptTicks; remark: string };
}

export interface TheoryPaper {
  /** "mathematics/waec-1" */
  key: string;
  subject: string;
  title: string;
  exam: ExamSlug;
  minutes: number;
  sections: PaperSection[];
  questions: TheoryQuestion[];
  pictures: { sha256: string; svg: string }[];
}

/** One line that an author must correct. */
export interface TheoryProblem {
  key: string;
  line: number;
  message: string;
}
