// Aiken: a question, its options under letters, ANSWER: and a letter. Teachers type the same lines in Word.
import { type FormatQuestion, letterAt, optionFields, optionsOf, type ParsedRow } from "./format-question.ts";
import { type LabelledField, labelled } from "./labelled-lines.ts";
import { QuestionDraft } from "./question-draft.ts";
import { readPlain, writePlain } from "./text/plain-text.ts";
import { readInline, readMarkup } from "./text/read-markup.ts";
import { oneLine } from "./text/rich-text.ts";
import { inlineMarkup, writeMarkup } from "./text/write-markup.ts";

export interface AikenLine {
  row: number;
  text: string;
}

const optionLine = /^\**\(?([A-Za-z])[).]\**\s*(.*)$/;
const answerLine = /^\**ANSWER\s*:?\**\s*:?\s*(.*)$/i;
const numbered = /^\**\d{1,3}[.)]\**\s+/;

interface Open {
  row: number;
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string | null;
  labelled: { field: LabelledField; said: string }[];
}

type ToMarkup = (text: string) => string;

const plainBlock: ToMarkup = (text) => writeMarkup(readPlain(text));
const plainOption: ToMarkup = (text) => inlineMarkup(oneLine(readPlain(text)) ?? []);

export const readAiken = (text: string): ParsedRow[] =>
  readAikenLines(
    text.split("\n").map((line, at) => ({ row: at + 1, text: line.trim() })),
    plainBlock,
    plainOption,
  );

export function readAikenLines(lines: readonly AikenLine[], toBlock: ToMarkup, toOption: ToMarkup): ParsedRow[] {
  const rows: ParsedRow[] = [];
  let open: Open | null = null;
  let blank = true;
  const close = () => {
    if (open) rows.push(rowOf(open, toBlock, toOption));
    open = null;
  };
  for (const { row, text } of lines) {
    if (text === "") {
      blank = true;
      continue;
    }
    const answer = answerLine.exec(text);
    const option = optionLine.exec(text);
    const label = labelled(text);
    if (answer && /^\**ANSWER\b/.test(text.toUpperCase())) {
      if (open === null || (open as Open).answer !== null) {
        close();
        open = blankQuestion(row);
      }
      (open as Open).answer = withoutStars(answer[1]!).trim();
    } else if (label && (open as Open | null)?.answer) (open as unknown as Open).labelled.push(label);
    else if (option && isNextOption(open, option[1]!)) {
      if (open === null || (open as Open).answer !== null) {
        close();
        open = blankQuestion(row);
      }
      (open as Open).options.push({ letter: option[1]!.toUpperCase(), text: option[2]! });
    } else {
      const started = open as Open | null;
      if (started && (started.answer !== null || started.options.length > 0 || blank)) close();
      open ??= blankQuestion(row);
      (open as Open).stem.push(text);
    }
    blank = false;
  }
  close();
  return rows;
}

function withoutStars(text: string): string {
  let end = text.length;
  while (text[end - 1] === "*") end -= 1;
  return text.slice(0, end);
}

const blankQuestion = (row: number): Open => ({ row, stem: [], options: [], answer: null, labelled: [] });

/**
 * "A man said" starts a stem. "A) A man" is an option only where option A is expected. After an answer, "K. C. Wheare"
 * starts the next stem.
 */
const isNextOption = (open: Open | null, letter: string) => {
  const due = open && open.answer === null ? open.options.length : 0;
  return letter.toUpperCase() === String.fromCharCode(65 + due) || due > 0;
};

const isText = (field: LabelledField) => /^(?:answer_explanation|why_.|hint|instruction|passage_body)$/.test(field);

function rowOf(open: Open, toBlock: ToMarkup, toOption: ToMarkup): ParsedRow {
  const draft = new QuestionDraft(open.row);
  const { question } = draft;
  const stem = [open.stem[0]?.replace(numbered, "") ?? "", ...open.stem.slice(1)].join("\n");
  question.question_body = toBlock(stem);
  const said = (field: LabelledField) => open.labelled.flatMap((line) => (line.field === field ? [line.said] : []));
  for (const field of new Set(open.labelled.map((line) => line.field)))
    question[field] = isText(field) ? toBlock(said(field).join("\n")) : said(field).join(" ").trim();
  open.options.slice(0, optionFields.length).forEach(({ text }, at) => {
    question[optionFields[at]!] = toOption(text);
  });
  if (open.stem.length === 0) draft.problem("question_body", "These options have no question", open.options[0]?.text);
  if (open.options.length > optionFields.length)
    draft.problem("option_f", `Has ${open.options.length} options. A question needs two to six`);
  const outOfOrder = open.options.find(({ letter }, at) => letter !== String.fromCharCode(65 + at));
  if (outOfOrder) draft.problem("file", `Option ${outOfOrder.letter} is out of order`, outOfOrder.text);
  if (open.options.length === 0 && open.stem.length > 0) draft.problem("option_a", "The question has no options", stem);
  if (open.answer === null) draft.problem("correct_answer", "The ANSWER line is missing");
  else question.correct_answer = open.answer.replace(/[.)]$/, "").toUpperCase();
  return draft.done;
}

/** The question as lines, or the reason why Aiken cannot contain it. */
export function aikenLines(question: FormatQuestion): string[] | { reason: string } {
  const body = plainOf(question.question_body);
  const options = optionsOf(question).map(plainOf);
  if (body === null || options.includes(null))
    return { reason: "has italics, a table, steps or a formula on its own line" };
  const lines = [
    ...body.split("\n"),
    ...options.map((option, at) => `${letterAt(at)}) ${option}`),
    `ANSWER: ${question.correct_answer}`,
  ];
  const [again, ...more] = readAiken(lines.join("\n"));
  const same =
    more.length === 0 &&
    again?.question.question_body === canonical(question.question_body) &&
    optionsOf(question).every((option, at) => again.question[optionFields[at]!] === canonicalLine(option));
  return same ? lines : { reason: "has lines that Aiken would read as something else" };
}

const plainOf = (markup: string): string | null => {
  const rich = readMarkup(markup);
  return rich && writePlain(rich);
};

export const canonical = (markup: string): string => {
  const rich = readMarkup(markup);
  return rich ? writeMarkup(rich) : markup;
};

export const canonicalLine = (markup: string): string => {
  const runs = readInline(markup);
  return runs ? inlineMarkup(runs) : markup;
};
