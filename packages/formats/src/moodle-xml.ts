import { FOR_ALL_WRONG } from "./feedback.ts";
import { type ParsedRow, shortened } from "./format-question.ts";
import { type FindPicture, type MessageTemplate, QuestionDraft } from "./question-draft.ts";
import { refuseFile } from "./refusal.ts";
import { blockMarkup, type TextKind } from "./text/markup-from.ts";
import { decoded } from "./xml/decoded-address.ts";
import { allOf, childOf, childrenOf, elementsIn, readXml, textOf, type XmlElement } from "./xml/read-xml.ts";

/** The names of types in Moodle, and in everyday words. */
const otherTypes: Record<string, string> = {
  essay: "Essay",
  shortanswer: "Short answer",
  numerical: "Numerical",
  matching: "Matching",
  match: "Matching",
  cloze: "Cloze",
  calculated: "Calculated",
  calculatedmulti: "Calculated multichoice",
  calculatedsimple: "Simple calculated",
  ddimageortext: "Drag and drop onto image",
  ddmarker: "Drag and drop markers",
  ddwtos: "Drag and drop into text",
  gapselect: "Select missing words",
  ordering: "Ordering",
  randomsamatch: "Random short-answer matching",
};

/** What Moodle stores beside the texts of a question: names and settings, which contain no text to read. */
const settings = new Set(
  `name defaultgrade penalty hidden idnumber single shuffleanswers answernumbering showstandardinstruction shownumcorrect
  coursetags`.split(/\s+/),
);
const texts = new Set(
  `questiontext image image_base64 generalfeedback correctfeedback partiallycorrectfeedback incorrectfeedback answer hint
  tags`.split(/\s+/),
);

/** Some systems save questions one by one, without the <quiz> around them. */
const withQuiz = (text: string) =>
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<question\b/.test(text)
    ? `<quiz>${text.replace(/^\s*<\?xml[^>]*\?>/, "")}</quiz>`
    : text;

export function readMoodleXml(text: string, find?: FindPicture): { rows: ParsedRow[]; notes: string[] } {
  const quiz = readXml(withQuiz(text));
  if (quiz.name !== "quiz") refuseFile(`This XML is a <${quiz.name}>, not a Moodle <quiz>.`);
  const rows: ParsedRow[] = [];
  const notes: string[] = [];
  for (const [at, element] of childrenOf(quiz, "question").entries()) {
    const type = element.attributes.type ?? "";
    if (type === "category") notes.push(categoryNote(element));
    else if (type === "description")
      notes.push(
        `Question ${at + 1}: this is a description, not a question: ${wordsIn(childOf(element, "questiontext"))}`,
      );
    else rows.push(readQuestion(element, type, at + 1, find));
  }
  return { rows, notes };
}

const wordsIn = (element: XmlElement | undefined) =>
  shortened(blockMarkup(textIn(element), kindOf(element)).markup.replaceAll(/\s+/g, " ").trim());

function categoryNote(element: XmlElement): string {
  const info = wordsIn(childOf(element, "info"));
  return `Category: ${textOf(childOf(childOf(element, "category"), "text")).trim()}${info ? ` (${info})` : ""}`;
}

function readQuestion(element: XmlElement, type: string, no: number, find?: FindPicture): ParsedRow {
  const body = childOf(element, "questiontext");
  const draft = new QuestionDraft(no, (src) => fileIn(body, src) ?? find?.(src) ?? null);
  draft.stem(textIn(body), kindOf(body));
  takeOldPicture(draft, element, find);
  for (const name of ["generalfeedback", "correctfeedback"]) draft.explain(saidIn(childOf(element, name)));
  const partly = saidIn(childOf(element, "partiallycorrectfeedback"));
  draft.skip("answer_explanation", "We skipped the feedback for a partly correct answer", partly);
  draft.skip("answer_explanation", FOR_ALL_WRONG, saidIn(childOf(element, "incorrectfeedback")));
  draft.hints(childrenOf(element, "hint").map(saidIn));
  for (const tag of allOf(element, "tag")) draft.tag(textIn(tag));
  const isRead = type === "multichoice" || type === "truefalse";
  for (const other of isRead ? elementsIn(element) : [])
    if (!settings.has(other.name) && !texts.has(other.name))
      draft.skip("file", `We skipped <${other.name}>`, { text: textOf(other), kind: "auto" });
  const answers = childrenOf(element, "answer");
  if (type === "truefalse") readTrueFalse(draft, answers);
  else if (type !== "multichoice") draft.unknownType(otherTypes[type] ?? (type || "Nameless"));
  else readChoices(draft, element, answers);
  return draft.done;
}

function readTrueFalse(draft: QuestionDraft, answers: XmlElement[]) {
  const right = answers.find((answer) => Number(answer.attributes.fraction) === 100);
  const said = textIn(right).trim().toLowerCase();
  if (said !== "true" && said !== "false") return draft.key([]);
  draft.trueOrFalse(said === "true");
  const of = (verdict: string) => answers.find((answer) => textIn(answer).trim().toLowerCase() === verdict);
  draft.whys([of("true"), of("false")].map((answer) => saidIn(childOf(answer, "feedback"))));
}

function readChoices(draft: QuestionDraft, element: XmlElement, answers: XmlElement[]) {
  const single = textOf(childOf(element, "single")).trim().toLowerCase();
  const worth = answers.map((answer) => Number(answer.attributes.fraction));
  const invalid = worth.findIndex((fraction) => !(fraction >= -100 && fraction <= 100));
  draft.options(
    answers.map((answer) => textIn(answer)),
    answers.map(kindOf),
    (at, src) => fileIn(answers[at], src),
  );
  draft.whys(answers.map((answer) => saidIn(childOf(answer, "feedback"))));
  if (invalid >= 0)
    return draft.problem(
      "correct_answer",
      "An answer has a grade that is not between -100 and 100",
      answers[invalid]?.attributes.fraction,
    );
  if (single === "false" || single === "0") draft.severalWorths(worth);
  else draft.worths(worth);
}

/**
 * Until Moodle 2 a question named its picture beside its text and contained the bytes there, without an alternative
 * text.
 */
function takeOldPicture(draft: QuestionDraft, element: XmlElement, find?: FindPicture): void {
  const name = textOf(childOf(element, "image")).trim();
  const base64 = textOf(childOf(element, "image_base64")).trim();
  if (!name && !base64) return;
  const bytes = base64 ? new Uint8Array(Buffer.from(base64, "base64")) : (find?.(name) ?? null);
  draft.ownPicture(name || "picture", bytes);
}

/** Moodle stores a text's files beside it and calls their folder @@PLUGINFILE@@. */
function fileIn(text: XmlElement | undefined, src: string): Uint8Array | null {
  const name = decoded(src.replace(/^@@PLUGINFILE@@\//, ""));
  const file = text && childrenOf(text, "file").find(({ attributes }) => attributes.name === name);
  return file?.attributes.encoding === "base64" ? new Uint8Array(Buffer.from(textOf(file), "base64")) : null;
}

/** A text with the files beside it. */
const saidIn = (element: XmlElement | undefined): MessageTemplate => ({
  text: textIn(element),
  kind: kindOf(element),
  find: (src) => fileIn(element, src),
});

const textIn = (element: XmlElement | undefined): string => textOf(childOf(element, "text"));

const kindOf = (element: XmlElement | undefined): TextKind => {
  const format = element?.attributes.format ?? "";
  if (format === "markdown") return "markdown";
  if (format === "plain_text") return "plain";
  return format === "html" ? "html" : "auto";
};
