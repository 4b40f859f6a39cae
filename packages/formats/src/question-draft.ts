// A question while its file is being read: texts are converted to markup, and all its problems are collected.
import { MAX_HINT } from "@sabiprep/contract";
import { isVerdict, ONLY_VERDICT, SKIPPED_HINT, saidTogether } from "./feedback.ts";
import {
  emptyQuestion,
  type FormatPicture,
  letterAt,
  optionFields,
  type ParsedRow,
  pictureToCome,
  type QuestionField,
  type RowProblem,
  shortened,
  whyFields,
} from "./format-question.ts";
import { MAX_PROBLEMS_A_ROW } from "./limits.ts";
import { blockMarkup, optionMarkup, type TextKind } from "./text/markup-from.ts";
import { passageIn } from "./text/question-html.ts";

/** The fields that a format stores as tags: `name=value`. */
export const taggedFields = [
  "subject",
  "topic",
  "exam_type",
  "year",
  "difficulty_level",
  "class_level",
  "source",
  "status",
  "answers_wanted",
  "pool",
] as const satisfies QuestionField[];

/** The bytes behind the address of a question's picture. Null if the file does not contain them. */
export type FindPicture = (src: string) => Uint8Array | null;

/** A text of a file: how it is written, and the files beside it. */
export interface MessageTemplate {
  text: string;
  kind: TextKind;
  find?: FindPicture;
}

export type BlockField = "question_body" | "answer_explanation" | "hint" | "passage_body" | (typeof whyFields)[number];

export const BEST_ALONE = "Other options also had part of the mark. Here only the best one counts";
export const PARTS_OF_ALL =
  "In the file, each correct option was worth part of the mark. Here, students must choose all of them.";

/** Marks of any scale, as percentages of the best mark. */
export const inPerCent = (marks: readonly number[]): number[] => {
  const best = Math.max(0, ...marks);
  return marks.map((mark) => (best > 0 ? (100 * mark) / best : 0));
};

export class QuestionDraft {
  readonly row: number;
  readonly question = emptyQuestion();
  readonly problems: RowProblem[] = [];

  picture: FormatPicture | null = null;
  private readonly inTexts: FormatPicture[] = [];
  private hasPicture = false;
  private readonly verdicts: string[] = [];
  private readonly otherTags: string[] = [];
  private readonly findPicture: FindPicture;

  constructor(row: number, findPicture: FindPicture = () => null) {
    this.row = row;
    this.findPicture = findPicture;
  }

  get done(): ParsedRow {
    const { row, question, problems, picture, inTexts } = this;
    if (this.verdicts.length > 0) this.note("answer_explanation", ONLY_VERDICT, this.verdicts.splice(0).join(" / "));
    if (this.otherTags.length > 0) this.note("file", "We skipped tags", this.otherTags.splice(0).join(", "));
    return { row, question, problems, picture, ...(inTexts.length > 0 && { in_texts: inTexts }) };
  }

  problem(field: RowProblem["field"], message: string, found = ""): void {
    this.tell({ field, message, found: shortened(found) });
  }

  /**
   * Records something in the file that is not kept, or not as it was written. The question is imported all the same.
   */
  note(field: RowProblem["field"], message: string, found = ""): void {
    this.tell({ field, message, found: shortened(found), harmless: true });
  }

  private tell(problem: RowProblem): void {
    const { length } = this.problems;
    if (length < MAX_PROBLEMS_A_ROW) this.problems.push(problem);
    else if (length === MAX_PROBLEMS_A_ROW)
      this.problems.push({ field: "file", message: "There is more, which we do not list", found: "", harmless: true });
  }

  /** A text that a question here cannot contain: it is reported and left out. */
  skip(field: RowProblem["field"], message: string, said: Pick<MessageTemplate, "text" | "kind">): void {
    const words = plainWords(said);
    if (isVerdict(words)) this.verdicts.push(words);
    else if (words) this.note(field, message, words);
  }

  /** Feedback for everybody, or for a right answer, explains the answer. */
  explain({ text, kind, find }: MessageTemplate): void {
    if (!text.trim()) return;
    const before = this.question.answer_explanation;
    this.text("answer_explanation", text, kind, find);
    const now = this.question.answer_explanation;
    const words = plainWords({ text, kind });
    if (isVerdict(words) && !now.includes("](import:")) {
      this.verdicts.push(words);
      this.question.answer_explanation = before;
    } else this.question.answer_explanation = saidTogether(before, now);
  }

  /** One hint after the other, as many as fit. */
  hints(said: readonly MessageTemplate[]): void {
    for (const hint of said) {
      if (!hint.text.trim()) continue;
      const before = this.question.hint;
      this.text("hint", hint.text, hint.kind, hint.find);
      const both = saidTogether(before, this.question.hint);
      if (both.length <= MAX_HINT) this.question.hint = both;
      else {
        this.question.hint = before;
        this.note("hint", SKIPPED_HINT, plainWords(hint));
      }
    }
  }

  /** `find` searches beside this text first. */
  text(field: BlockField, source: string, kind: TextKind, find?: FindPicture): void {
    this.take(field, blockMarkup(source, kind), find);
  }

  /** The question. A passage that is written above it, as we write it, becomes its passage. */
  stem(source: string, kind: TextKind, find?: FindPicture): void {
    const passage = kind === "plain" || kind === "markdown" ? null : passageIn(source);
    if (passage) {
      this.question.passage_title = passage.title || "Passage";
      this.text("passage_body", passage.body, "html", find);
    }
    this.text("question_body", passage?.rest ?? source, passage ? "html" : kind, find);
  }

  options(
    sources: readonly string[],
    kind: TextKind | readonly TextKind[],
    find?: (at: number, src: string) => Uint8Array | null,
  ): void {
    if (sources.length > optionFields.length)
      this.problem("option_f", `Has ${sources.length} options. A question needs two to six`, sources[6] ?? "");
    sources.slice(0, optionFields.length).forEach((source, at) => {
      const beside = find && ((src: string) => find(at, src));
      this.take(optionFields[at]!, optionMarkup(source, typeof kind === "string" ? kind : kind[at]), beside);
    });
  }

  /** The file's feedback for each option. The feedback for the right option is used as the explanation. */
  whys(said: readonly MessageTemplate[]): void {
    for (const [at, field] of whyFields.entries()) {
      const why = said[at];
      if (why?.text.trim()) this.text(field, why.text, why.kind, why.find);
    }
  }

  /**
   * The value of each option, in per cent, if one is chosen. Part credit is reduced to its best answer and reported.
   */
  worths(worth: readonly number[]): void {
    const best = Math.max(0, ...worth);
    const right = worth.flatMap((share, at) => (best > 0 && share === best ? [at] : []));
    if (worth.some((share) => share > 0 && share < best) || (best > 0 && best < 100))
      this.note("correct_answer", BEST_ALONE);
    this.key(right, "any");
  }

  /** The same if several are ticked: every option with a value is needed. */
  severalWorths(worth: readonly number[]): void {
    const right = worth.flatMap((share, at) => (share > 0 ? [at] : []));
    if (right.length > 1 && right.some((at) => worth[at]! < 100)) this.note("correct_answer", PARTS_OF_ALL);
    this.key(right, "all");
  }

  /** The right options by index, and what several of them mean. If that is not given, only one may be right. */
  key(right: readonly number[], several: "any" | "all" | null = null): void {
    if (right.length === 0) this.problem("correct_answer", "No option is marked as correct");
    else if (right.length > 1 && !several)
      this.problem(
        "correct_answer",
        `${right.length} options are correct, but the file does not say whether all are needed`,
      );
    else this.question.correct_answer = right.map(letterAt).join("");
    if (right.length < 2) this.question.answers_wanted = "";
    // A tag of ours may have said already that candidates are told how many.
    else if (several && !(several === "all" && this.question.answers_wanted === "number"))
      this.question.answers_wanted = several;
  }

  trueOrFalse(isTrue: boolean): void {
    this.question.question_type = "TRUE_OR_FALSE";
    this.question.option_a = "True";
    this.question.option_b = "False";
    this.question.correct_answer = isTrue ? "A" : "B";
  }

  tag(tag: string): void {
    const [name = "", ...rest] = tag.split("=");
    const field = taggedFields.find((field) => field === name.trim());
    if (field && rest.length > 0) this.question[field] = rest.join("=").trim();
    else if (tag.trim()) this.otherTags.push(tag.trim());
  }

  unknownType(name: string): void {
    this.problem("question_type", `We cannot import ${name} questions, only multiple choice and true/false`, name);
  }

  /** The only picture of a question. Without bytes if the file only names it. */
  ownPicture(name: string, bytes: Uint8Array | null, alt = "") {
    if (this.hasPicture)
      return this.problem("picture", "Has more than one picture. A question can have only one", name);
    this.hasPicture = true;
    if (bytes) this.picture = { name, alt, bytes };
    else this.problem("picture", "Its picture is not in the file", name);
  }

  /** A picture that the file names beside a text. */
  namedPicture(field: QuestionField, src: string): void {
    this.takePicture(field, { src, alt: "" });
  }

  private take(
    field: QuestionField,
    { markup, pictures, problems }: ReturnType<typeof blockMarkup>,
    find?: FindPicture,
  ): void {
    this.question[field] = markup;
    for (const { message, found } of problems) this.problem(field, message, found);
    for (const picture of pictures) this.takePicture(field, picture, find);
  }

  private takePicture(field: QuestionField, { src, alt }: { src: string; alt: string }, find?: FindPicture) {
    const name = pictureName(src);
    const bytes = bytesInAddress(src) ?? find?.(src) ?? this.findPicture(src);
    if (field === "question_body") return this.ownPicture(name, bytes, alt.trim());
    if (field === "passage_body") return this.problem("picture", "A passage cannot have pictures", name);
    if (!bytes) return this.problem("picture", "Its picture is not in the file", name);
    const words = alt.replaceAll(/[\][\\$*_\s]+/g, " ").trim();
    this.inTexts.push({ name, alt: words, bytes });
    // After its words: an option is one line, and in an explanation the picture gets its own paragraph.
    const between = this.question[field] === "" ? "" : field.startsWith("option") ? " " : "\n\n";
    this.question[field] += between + pictureToCome(words || "picture", this.inTexts.length);
  }
}

/** A text as one line of words. */
export const plainWords = ({ text, kind }: Pick<MessageTemplate, "text" | "kind">): string =>
  blockMarkup(text, kind).markup.replaceAll(/\s+/g, " ").trim();

const pictureName = (src: string) => (src.startsWith("data:") ? (src.split(",")[0] ?? src) : src);

/** A picture may be contained in its own address. */
const bytesInAddress = (src: string): Uint8Array | null => {
  const base64 = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(src)?.[1];
  return base64 ? new Uint8Array(Buffer.from(base64, "base64")) : null;
};
