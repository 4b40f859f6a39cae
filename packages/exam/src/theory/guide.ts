// A marking guide as data. Every mark of a theory question belongs to an atom: the smallest piece of work that earns
// marks. A marker ticks atoms and never types a number.

/**
 * M is a method mark. A is an accuracy mark, which is lost when its method is lost. B is a mark of its own. A point is
 * one item of a list or essay. A band gives one of several written levels, for example Content out of 10.
 */
export type AtomKind = "M" | "A" | "B" | "point" | "band";

export interface GuideBand {
  marks: number;
  text: string;
}

export interface GuideAtom {
  id: string;
  /** The id of the part that it belongs to. */
  part: string;
  kind: AtomKind;
  /** The most that it can give. Except for a band, it gives all of its marks or none. */
  marks: number;
  text: string;
  /** Atoms that must be earned before this one counts. An A names its M here. */
  needs: string[];
  /** The answer counts if it follows correctly from a wrong earlier value. */
  follow_through: boolean;
  /** The id of a group ("any four of six"). */
  group?: string;
  accept: string[];
  reject: string[];
  /** Why the board gives this mark, in words for the student. */
  why?: string;
  /** The levels of a band, highest first. Empty for the other kinds. */
  bands: GuideBand[];
}

/** "Any four of six, 2 marks each": the best atoms count, up to a number and up to a maximum. */
export interface GuideGroup {
  id: string;
  best: number;
  max: number;
}

export interface GuideDeduction {
  code: string;
  marks: number;
  /** The kinds of mark that it may be taken from. It never takes more than was won there. */
  from: AtomKind[];
  /** How often it is taken, however many times the mistake occurs. */
  once: "question" | "part";
  text: string;
}

export type AnswerForm = "text" | "working" | "table" | "diagram" | "essay" | "summary" | "practical";

export interface TheoryPart {
  /** For example "a" or "b.ii". A part lies inside the part whose id is the beginning of its own. */
  id: string;
  label: string;
  /** The marks of its own atoms. A part that only holds other parts has 0. */
  marks: number;
  form: AnswerForm;
}

export interface Guide {
  /** Increased with every change of the guide. Ticks name the version that they were made with. */
  version: number;
  parts: TheoryPart[];
  atoms: GuideAtom[];
  groups: GuideGroup[];
  deductions: GuideDeduction[];
}

export interface DeductionTick {
  code: string;
  /** Where the mistake was. Needed when a deduction is taken once for each part. */
  part?: string;
}

/** What a marker ticked on one attempt at a question. */
export interface AttemptTicks {
  atoms: string[];
  /** The marks chosen for each band, by atom. */
  bands: Record<string, number>;
  deductions: DeductionTick[];
}

/** One attempt, or two if the student answered the question twice. The better one counts. */
export interface TheoryTicks {
  guide_version: number;
  attempts: AttemptTicks[];
}

/** The full marks of a guide. */
export const marksOfGuide = (guide: Pick<Guide, "parts">): number =>
  guide.parts.reduce((sum, { marks }) => sum + marks, 0);
