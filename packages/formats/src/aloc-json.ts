// The JSON of the question service that most small Nigerian apps were built on.
import type { ParsedRow } from "./format-question.ts";
import { QuestionDraft } from "./question-draft.ts";
import { refuseFile } from "./refusal.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const said = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export function readAlocJson(text: string): ParsedRow[] {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch (problem) {
    return refuseFile(`Not valid JSON: ${problem instanceof Error ? problem.message.split("\n")[0] : ""}`);
  }
  const data = isRecord(whole) ? whole.data : whole;
  const items = Array.isArray(data)
    ? data
    : isRecord(data)
      ? [data]
      : refuseFile("The JSON has no list of questions in `data`.");
  if (!items.some((item) => isRecord(item) && typeof item.question === "string"))
    refuseFile("No item in this JSON has a `question`.");
  const subject = isRecord(whole) ? said(whole.subject) : "";
  return items.map((item, at) => readItem(item, at + 1, subject));
}

function readItem(item: unknown, no: number, subject: string): ParsedRow {
  const draft = new QuestionDraft(no);
  if (!isRecord(item)) {
    draft.problem("file", "This is not a question");
    return draft.done;
  }
  const { question } = draft;
  const passage = Number(said(item.hasPassage)) > 0;
  const section = said(item.section).trim();
  const instruction = !passage && section ? `${section}\n\n` : "";
  draft.text("question_body", joined(instruction, said(item.question)), "auto");
  if (passage && section) {
    draft.text("passage_body", section, "auto");
    question.passage_title = said(item.passage_title).trim() || "Passage";
  } else if (passage) draft.problem("passage_body", "Belongs to a passage that is not in the file");
  const options = isRecord(item.option) ? item.option : {};
  const letters = ["a", "b", "c", "d", "e", "f"];
  const texts = letters.map((letter) => said(options[letter]).trim());
  while (texts.at(-1) === "") texts.pop();
  draft.options(texts, "auto");
  const whys = isRecord(item.why) ? item.why : {};
  draft.whys(letters.map((letter) => ({ text: said(whys[letter]), kind: "auto" })));
  question.correct_answer = said(item.answer);
  draft.explain({ text: said(item.solution), kind: "auto" });
  draft.hints([{ text: said(item.hint), kind: "auto" }]);
  question.pool = said(item.pool);
  for (const [name, value] of [...others(item, known), ...others(options, letters), ...others(whys, letters)])
    draft.skip("file", `We skipped "${name}"`, { text: value, kind: "auto" });
  question.subject = said(item.subject) || subject;
  question.topic = said(item.topic);
  question.exam_type = said(item.examtype);
  question.year = said(item.examyear);
  question.difficulty_level = said(item.difficulty_level);
  question.class_level = said(item.class_level);
  question.source = said(item.source);
  question.status = said(item.status);
  if (said(item.image).trim())
    draft.problem("picture", "Has a picture. Add this question in the editor, with its picture", said(item.image));
  return draft.done;
}

/** Fields that we read, and fields that are only counters or file names. */
const known =
  `id question option why section image answer solution examtype examyear hasPassage subject topic difficulty_level
  class_level source status hint pool passage_title questionNub category`.split(/\s+/);

const others = (item: Record<string, unknown>, names: readonly string[]): [string, string][] =>
  Object.entries(item).flatMap(([name, value]): [string, string][] =>
    names.includes(name) || !/\p{L}/u.test(said(value)) ? [] : [[name, said(value)]],
  );

/** An instruction in plain text stays a separate paragraph, even before HTML. */
const joined = (instruction: string, question: string) =>
  instruction && /<\w/.test(question) ? `<p>${instruction.trim()}</p>${question}` : `${instruction}${question}`;
