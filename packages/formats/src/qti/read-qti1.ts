// QTI 1.2 as Canvas, Blackboard and others write it: one document with all its items.
import { type ParsedRow, shortened } from "../format-question.ts";
import {
  type FindPicture,
  inPerCent,
  type MessageTemplate,
  plainWords,
  QuestionDraft,
  taggedFields,
} from "../question-draft.ts";
import { allOf, childOf, childrenOf, outermostOf, textOf, type XmlElement } from "../xml/read-xml.ts";
import { readFeedback1, withoutNot } from "./feedback-qti1.ts";
import { materialsIn } from "./materials.ts";
import { GUESSED, isLong } from "./passages.ts";

interface Qti1 {
  rows: ParsedRow[];
  notes: string[];
}

export function readQti1(root: XmlElement, firstNo: number, find?: FindPicture): Qti1 {
  const read: Qti1 = { rows: [], notes: [] };
  const items = outermostOf(root, "item");
  const byIdent = new Map(items.map((item) => [item.attributes.ident ?? "", item]));
  const parents = new Set(items.map((item) => fieldsOf(item).get(PARENT)));
  const sections = sectionTexts(root, read.notes);
  for (const [at, item] of items.entries()) {
    const isText = fieldsOf(item).get("question_type") === "text_only_question";
    if (!isText) read.rows.push(readItem(item, firstNo + at, { byIdent, section: sections.get(item) }, find));
    // A text that questions stand on comes in with them.
    else if (!parents.has(item.attributes.ident))
      read.notes.push(
        `Question ${firstNo + at}: this is a text, not a question: ${shortened(plainWords(materialsIn(childOf(item, "presentation"))))}`,
      );
  }
  return read;
}

interface Texts {
  byIdent: ReadonlyMap<string, XmlElement>;
  section: SectionText | undefined;
}
interface SectionText extends MessageTemplate {
  title: string;
}

/**
 * What a section shows before its items: a text that they refer to, or instructions, which are reported and left out.
 */
function sectionTexts(root: XmlElement, notes: string[]): Map<XmlElement, SectionText> {
  const found = new Map<XmlElement, SectionText>();
  for (const section of allOf(root, "section")) {
    const said = materialsIn(childOf(section, "presentation_material"));
    if (isLong(said.text))
      for (const item of outermostOf(section, "item"))
        found.set(item, { ...said, title: section.attributes.title?.trim() || "Passage" });
    else if (said.text.trim()) notes.push(`We skipped the text before the questions: ${shortened(plainWords(said))}`);
  }
  return found;
}

const PARENT = "parent_stimulus_item_ident";

const fieldsOf = (item: XmlElement) =>
  new Map(
    allOf(item, "qtimetadatafield").map((field) => [
      textOf(childOf(field, "fieldlabel")).trim(),
      textOf(childOf(field, "fieldentry")).trim(),
    ]),
  );

/** Canvas stores a passage as a separate item and names it in each of its questions. */
function readStimulus(draft: QuestionDraft, ident: string, items: ReadonlyMap<string, XmlElement>) {
  const stimulus = items.get(ident);
  const text = materialsIn(childOf(stimulus, "presentation"));
  if (!stimulus || !text.text.trim()) return draft.problem("passage_body", "Its passage is not in the file", ident);
  draft.question.passage_title = stimulus.attributes.title?.trim() || "Passage";
  draft.text("passage_body", text.text, text.kind);
}

function readItem(item: XmlElement, no: number, { byIdent, section }: Texts, find?: FindPicture): ParsedRow {
  const draft = new QuestionDraft(no, find);
  const fields = fieldsOf(item);
  const parent = fields.get(PARENT);
  if (parent) readStimulus(draft, parent, byIdent);
  else if (section) {
    draft.question.passage_title = section.title;
    draft.text("passage_body", section.text, section.kind);
    draft.note("passage_body", GUESSED, section.title);
  }
  for (const name of taggedFields) draft.question[name] = fields.get(name) ?? draft.question[name];
  const presentation = childOf(item, "presentation");
  const flow = presentation && (childOf(presentation, "flow") ?? presentation);
  const stem = materialsIn(flow, true);
  draft.stem(stem.text, stem.kind);
  for (const name of ["objectives", "rubric"])
    for (const said of childrenOf(item, name)) draft.skip("file", `We skipped <${name}>`, materialsIn(said));
  if (presentation && hasRecording(presentation))
    draft.problem("question_body", "Has a recording, which we cannot import. Add this question in the editor.");
  readResponse(draft, item, fields.get("question_type") ?? "");
  return draft.done;
}

const typeNames: Record<string, string> = {
  short_answer_question: "Short answer",
  essay_question: "Essay",
  numerical_question: "Numerical",
  matching_question: "Matching",
  fill_in_multiple_blanks_question: "Fill in the blanks",
};

function readResponse(draft: QuestionDraft, item: XmlElement, type: string) {
  const choices = allOf(item, "response_lid");
  const [choice] = choices;
  const others = ["response_str", "response_num", "response_xy", "response_grp"].filter(
    (name) => allOf(item, name).length > 0,
  );
  if (typeNames[type]) return draft.unknownType(typeNames[type]);
  if (others.length > 0) return draft.unknownType("Written answer");
  if (!choice) return draft.problem("question_type", "This is a text, not a question. It has nothing to answer");
  if (choices.length > 1) return draft.unknownType("Matching");
  const cardinality = (choice.attributes.rcardinality ?? "Single").toLowerCase();
  if (cardinality !== "single" && cardinality !== "multiple") return draft.unknownType("Ordering");
  const labels = outermostOf(choice, "response_label");
  const texts = labels.map((label) => materialsIn(label));
  draft.options(
    texts.map(({ text }) => text),
    texts.map(({ kind }) => kind),
  );
  readFeedback1(draft, item, labels);
  const marks = marksIn(item);
  const worth = inPerCent(labels.map(({ attributes }) => marks.get(attributes.ident ?? "") ?? 0));
  if (cardinality === "single") return draft.worths(worth);
  draft.key(
    worth.flatMap((share, at) => (share > 0 ? [at] : [])),
    "all",
  );
}

/** How much each choice raises the score. A negated condition raises it for everything else and is ignored. */
function marksIn(item: XmlElement): Map<string, number> {
  const marks = new Map<string, number>();
  for (const condition of allOf(item, "respcondition")) {
    const test = childOf(condition, "conditionvar");
    const raises = childrenOf(condition, "setvar").filter(({ attributes }) => attributes.action !== "Subtract");
    const mark = Math.max(0, ...raises.map((set) => Number(textOf(set)) || 0));
    for (const ident of test && mark > 0 ? withoutNot(test) : [])
      marks.set(ident, Math.max(mark, marks.get(ident) ?? 0));
  }
  return marks;
}

const hasRecording = (element: XmlElement) => ["mataudio", "matvideo"].some((name) => allOf(element, name).length > 0);
