// Writes questions to a file. What a format cannot hold is left out and reported, never changed to fit.
import { type FormatGap, formatLimits } from "@sabiprep/contract";
import { aikenLines } from "./aiken.ts";
import { contentCannotHold, writeContentFormat } from "./content-format.ts";
import { writeDocx } from "./docx.ts";
import {
  type Format,
  type FormatPicture,
  type FormatQuestion,
  isRightAt,
  type Leaving,
  needsAll,
  optionFields,
  optionsOf,
  questionFields,
  shareOf,
  showsPicture,
  whyFields,
} from "./format-question.ts";
import { giftEscaped, giftHint } from "./gift.ts";
import { writeQti } from "./qti/write-qti.ts";
import { taggedFields } from "./question-draft.ts";
import { PROBLEM, TEXT_FORMAT } from "./table/columns.ts";
import { writeCsv } from "./table/write-csv.ts";
import { bodyHtml, optionHtml, passageHtml, pictureHtml } from "./text/question-html.ts";
import { writeMoodleXml } from "./write-moodle-xml.ts";

export interface WrittenFile {
  bytes: Uint8Array;
  extension: string;
  media_type: string;
  written: number;
  /** Indexes in the given list, from 0. */
  left_out: { at: number; reason: string }[];
}

const extensions: Record<Format, [string, string]> = {
  csv: ["csv", "text/csv"],
  xlsx: ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  aiken: ["txt", "text/plain"],
  gift: ["gift.txt", "text/plain"],
  "moodle-xml": ["xml", "application/xml"],
  "qti-1.2": ["zip", "application/zip"],
  "qti-2.1": ["zip", "application/zip"],
  "qti-2.2": ["zip", "application/zip"],
  "qti-3.0": ["zip", "application/zip"],
  "aloc-json": ["json", "application/json"],
  docx: ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  "content-form": ["md", "text/markdown"],
};

/** `pictures` belong to the questions with the same indexes. */
export async function writeQuestionFile(
  format: Format,
  questions: readonly FormatQuestion[],
  pictures: readonly (FormatPicture | null)[] = [],
): Promise<WrittenFile> {
  const left_out: WrittenFile["left_out"] = [];
  const all = questions.map(
    (question, at): Leaving => ({ question: withInstruction(question, format), picture: pictures[at] ?? null }),
  );
  const held = all.filter((leaving, at) => {
    const reason = cannotHold(format, leaving);
    if (reason) left_out.push({ at, reason });
    return reason === null;
  });
  const bytes = await written(format, held, (question, reason) =>
    left_out.push({ at: all.findIndex((leaving) => leaving.question === question), reason }),
  );
  const [extension, media_type] = extensions[format];
  return { bytes, extension, media_type, written: questions.length - left_out.length, left_out };
}

const withInstructions: readonly Format[] = ["csv", "xlsx", "docx", "content-form"];

/**
 * A question cannot be answered without its instruction. If a format has no place for it, it is written above the
 * question.
 */
const withInstruction = (question: FormatQuestion, format: Format): FormatQuestion =>
  !question.instruction || withInstructions.includes(format)
    ? question
    : { ...question, question_body: `${question.instruction}\n\n${question.question_body}`, instruction: "" };

const texts = [
  "question_body",
  "answer_explanation",
  "hint",
  "instruction",
  "passage_body",
  ...optionFields,
  ...whyFields,
] as const;
const gaps: Record<Exclude<FormatGap, "layout">, { reason: string; has: (leaving: Leaving) => boolean }> = {
  picture: { reason: "has a picture", has: ({ picture }) => picture !== null },
  text_picture: {
    reason: "has a picture in an option or in its explanation",
    has: ({ question }) => texts.some((field) => showsPicture(question[field])),
  },
  passage: { reason: "belongs to a passage", has: ({ question }) => question.passage_body !== "" },
  several: { reason: "has several correct answers", has: ({ question }) => question.answers_wanted !== "" },
  any_of_several: {
    reason: "has several correct answers, any of which counts",
    has: ({ question }) => question.answers_wanted === "any",
  },
  six_options: { reason: "has six options", has: ({ question }) => question.option_f !== "" },
};

function cannotHold(format: Format, leaving: Leaving): string | null {
  // The layout of a text is only known when it is written.
  for (const gap of formatLimits[format].leaves_out)
    if (gap !== "layout" && gaps[gap].has(leaving)) return gaps[gap].reason;
  if (format === "gift" && taggedFields.some((field) => /[\]\n]/.test(leaving.question[field])))
    return "has a name with a ] in it";
  return format === "content-form" ? contentCannotHold(leaving) : null;
}

type LeaveOut = (question: FormatQuestion, reason: string) => void;

async function written(format: Format, leaving: Leaving[], leaveOut: LeaveOut): Promise<Uint8Array> {
  const questions = leaving.map(({ question }) => question);
  if (format === "csv") return encoded(csvOf(questions));
  if (format === "xlsx") return writeXlsx(questions);
  if (format === "docx") return writeDocx(questions);
  if (format === "aiken") return encoded(writeAiken(questions, leaveOut));
  if (format === "content-form") return encoded(writeContentFormat(leaving));
  if (format === "gift") return encoded(leaving.map(writeGift).join("\n"));
  if (format === "moodle-xml") return encoded(writeMoodleXml(leaving));
  if (format === "aloc-json") return encoded(JSON.stringify({ data: leaving.map(writeAloc) }, null, 1));
  return writeQti(leaving, format);
}

const encoded = (text: string) => new TextEncoder().encode(text);

const headings = [...questionFields, TEXT_FORMAT];
const cellsOf = (question: FormatQuestion) => [...questionFields.map((field) => question[field]), "markup"];

const csvOf = (questions: readonly FormatQuestion[]) => writeCsv([headings, ...questions.map(cellsOf)]);

/** Rows that were left out, each with its problem, to be fixed in a spreadsheet and sent again. */
export const writeProblemRows = (rows: readonly { question: FormatQuestion; problem: string }[]): string =>
  writeCsv([[PROBLEM, ...headings], ...rows.map(({ question, problem }) => [problem, ...cellsOf(question)])]);

async function writeXlsx(questions: readonly FormatQuestion[]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const head = headings.map((value) => ({ value, fontWeight: "bold" as const }));
  const rows = questions.map((question) =>
    cellsOf(question).map((value) => (value === "" ? null : { type: String, value })),
  );
  return writeExcelFile([head, ...rows]).toBuffer();
}

function writeAiken(questions: readonly FormatQuestion[], leaveOut: LeaveOut): string {
  const items = questions.flatMap((question) => {
    const lines = aikenLines(question);
    if (!("reason" in lines)) return [lines.join("\n")];
    leaveOut(question, lines.reason);
    return [];
  });
  return `${items.join("\n\n")}\n`;
}

function writeGift({ question, picture }: Leaving, at: number): string {
  const tags = taggedFields.filter((field) => question[field]).map((field) => `[tag:${field}=${question[field]}]`);
  if (question.hint) tags.push(giftHint(bodyHtml(question.hint)));
  const explanation = question.answer_explanation
    ? `\n\t####[html]${giftEscaped(bodyHtml(question.answer_explanation))}`
    : "";
  const options = optionsOf(question).map((option, no) => {
    const sign = needsAll(question) ? `~%${shareOf(question, no)}%` : isRightAt(question, no) ? "=" : "~";
    return `\n\t${sign}[html]${giftEscaped(optionHtml(option))}${giftWhy(question[whyFields[no]!])}`;
  });
  const answers =
    question.question_type === "TRUE_OR_FALSE"
      ? question.correct_answer === "A"
        ? `TRUE${giftWhy(question.why_b)}`
        : `FALSE${giftWhy(question.why_a)}`
      : options.join("");
  const noted = tags.length > 0 ? `// ${tags.join(" ")}\n` : "";
  const body = passageHtml(question) + pictureInText(picture) + bodyHtml(question.question_body);
  return `${noted}::Question ${at + 1}::[html]${giftEscaped(body)}{${answers}${explanation}\n}\n`;
}

/** In a format without files beside its text, the address of a picture contains the picture. */
const pictureInText = (picture: FormatPicture | null): string =>
  pictureHtml(
    picture,
    picture ? `data:${mediaTypeOf(picture.name)};base64,${Buffer.from(picture.bytes).toString("base64")}` : "",
  );

const mediaTypeOf = (name: string): string => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "png";
  return `image/${ending === "svg" ? "svg+xml" : ending === "jpg" ? "jpeg" : ending}`;
};

const giftWhy = (why: string) => (why ? `#[html]${giftEscaped(bodyHtml(why))}` : "");

function writeAloc({ question, picture }: Leaving, at: number) {
  const [a = "", b = "", c = "", d = "", e = ""] = optionsOf(question).map(optionHtmlForAloc);
  return {
    id: at + 1,
    question: pictureInText(picture) + bodyHtml(question.question_body),
    option: { a, b, c, d, e },
    ...(whyFields.some((field) => question[field]) && {
      why: Object.fromEntries(whyFields.map((field) => [field.slice(-1), bodyHtml(question[field])])),
    }),
    section: bodyHtml(question.passage_body),
    image: "",
    answer: question.correct_answer.toLowerCase(),
    solution: bodyHtml(question.answer_explanation),
    examtype: question.exam_type,
    examyear: question.year,
    hasPassage: question.passage_body ? 1 : 0,
    ...(question.passage_body && { passage_title: question.passage_title }),
    subject: question.subject,
    topic: question.topic,
    difficulty_level: question.difficulty_level,
    class_level: question.class_level,
    source: question.source,
    status: question.status,
    ...(question.hint && { hint: bodyHtml(question.hint) }),
    ...(question.pool && { pool: question.pool }),
  };
}

/** Wrapped, so that a reader recognises it as HTML whatever it contains. */
const optionHtmlForAloc = (option: string) => `<span>${optionHtml(option)}</span>`;
