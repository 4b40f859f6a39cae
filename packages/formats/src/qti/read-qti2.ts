// QTI 2.1, 2.2 and 3.0: one document for each item. They differ in the spelling of names, so names are compared in
// their bare form.
import type { ParsedRow } from "../format-question.ts";
import { BEST_ALONE, type FindPicture, inPerCent, PARTS_OF_ALL, QuestionDraft } from "../question-draft.ts";
import { allOf, childOf, elementsIn, innerXml, outermostOf, textOf, type XmlElement } from "../xml/read-xml.ts";
import { bareNames, without } from "./bare-names.ts";
import { isFeedback, readFeedback } from "./feedback.ts";
import { GUESSED, type Passage, passageOf, passagesIn } from "./passages.ts";
import { nameTheRest, restOf } from "./rest.ts";
import { type FindText, readStimuli, stimuliIn } from "./stimuli.ts";

const interactionNames: Record<string, string> = {
  textentryinteraction: "Text entry",
  extendedtextinteraction: "Essay",
  matchinteraction: "Matching",
  orderinteraction: "Ordering",
  associateinteraction: "Association",
  gapmatchinteraction: "Gap match",
  inlinechoiceinteraction: "Inline choice",
  hottextinteraction: "Hot text",
  hotspotinteraction: "Hot spot",
  sliderinteraction: "Slider",
  uploadinteraction: "Upload",
  graphicorderinteraction: "Ordering on a picture",
  graphicassociateinteraction: "Association on a picture",
  graphicgapmatchinteraction: "Gap match on a picture",
  selectpointinteraction: "Point on a picture",
  positionobjectinteraction: "Placing on a picture",
  drawinginteraction: "Drawing",
  mediainteraction: "Recording or film",
  custominteraction: "Custom",
  portablecustominteraction: "Custom",
};

/** A button that requests a hint or the solution is not a way to answer. */
const isInteraction = ({ name }: XmlElement) => name.endsWith("interaction") && name !== "endattemptinteraction";
const isButton = ({ name }: XmlElement) => name === "endattemptinteraction";

/** Inside a text, but not part of it. */
const isBeside = (part: XmlElement) => isFeedback(part) || restOf(part) !== null;

export interface Beside {
  picture?: FindPicture | undefined;
  text?: FindText | undefined;
  /** The text of the test's section before this item. */
  passage?: Passage | undefined;
}

export function readQti2(root: XmlElement, no: number, tags: readonly string[], beside: Beside = {}): ParsedRow {
  const draft = new QuestionDraft(no, beside.picture);
  for (const tag of tags) draft.tag(tag);
  const item = bareNames(root);
  const body = childOf(item, "itembody") ?? { name: "itembody", attributes: {}, children: [] };
  const interactions = interactionsIn(body);
  const prompts = interactions.flatMap((interaction) =>
    outermostOf(interaction, "prompt").map((prompt) => innerXml(without(prompt, isBeside))),
  );
  const askedBeside = (texts: ReadonlySet<XmlElement>) =>
    without(body, (part) => isInteraction(part) || isButton(part) || isBeside(part) || texts.has(part));
  const embedded = stimuliIn(body);
  const shown = passagesIn(body);
  // Some systems call the question itself the stimulus. If nothing else is asked, it is not a passage.
  const isAsked = prompts.length > 0 || textOf(askedBeside(new Set([...shown, ...embedded]))).trim() !== "";
  const passages = isAsked ? shown : [];
  if (passages.length > 0) takePassage(draft, passageOf(passages));
  else readStimuli(draft, item, body, beside.text);
  if (beside.passage && draft.question.passage_body === "") takePassage(draft, beside.passage);
  const asked = askedBeside(new Set([...passages, ...embedded]));
  draft.text("question_body", [innerXml(asked), ...prompts].join("<p></p>"), "html");
  const choices = interactions.flatMap((interaction) => outermostOf(interaction, "simplechoice"));
  const [first] = interactions;
  readChoices(draft, item, interactions);
  const response = first?.attributes.responseidentifier ?? "";
  const right = rightIn(declarationOf(item, response));
  readFeedback(draft, item, body, { response, choices, right });
  nameTheRest(draft, item, body);
  return draft.done;
}

function takePassage(draft: QuestionDraft, { title, html, guessed }: Passage): void {
  draft.question.passage_title = title;
  draft.text("passage_body", html, "html");
  if (guessed) draft.note("passage_body", GUESSED, title);
}

function readChoices(draft: QuestionDraft, item: XmlElement, interactions: XmlElement[]) {
  const [interaction] = interactions;
  if (elementsIn(item).some(({ name }) => name === "templatedeclaration") || allOf(item, "printedvariable").length > 0)
    return draft.unknownType("Template (its numbers are different for each student)");
  if (!interaction) return draft.problem("question_type", "This is a text, not a question. It has nothing to answer");
  if (interactions.length > 1) return draft.unknownType("Composite");
  if (interaction.name !== "choiceinteraction")
    return draft.unknownType(interactionNames[interaction.name] ?? interactionNames.custominteraction!);
  const declared = declarationOf(item, interaction.attributes.responseidentifier);
  const several = declared?.attributes.cardinality === "multiple";
  if (declared?.attributes.cardinality === "ordered") return draft.unknownType("Ordering");
  if (!declared) return draft.key([]);
  const choices = outermostOf(interaction, "simplechoice");
  draft.options(
    choices.map((choice) => innerXml(without(choice, isBeside))),
    "html",
  );
  const right = rightIn(declared);
  const places = choices.flatMap(({ attributes }, at) => (right.has(attributes.identifier ?? "") ? [at] : []));
  const most = Number(interaction.attributes.maxchoices ?? 1);
  // If the candidate may tick exactly as many as are right, the item has shown that number.
  if (several && most === places.length) draft.question.answers_wanted = "number";
  const worth = worthOf(declared, choices);
  const isMapped = worth.some((share) => share > 0);
  // If no answer is marked as right, the value of each one decides.
  if (places.length === 0 && isMapped) return several ? draft.severalWorths(worth) : draft.worths(worth);
  if (several && places.length > 1 && isMapped) draft.note("correct_answer", PARTS_OF_ALL);
  if (!several && places.length === 1 && worth.some((share, at) => share > 0 && !places.includes(at)))
    draft.note("correct_answer", BEST_ALONE);
  draft.key(places, several ? "all" : null);
}

const declarationOf = (item: XmlElement, response: string | undefined) =>
  elementsIn(item).find(({ name, attributes }) => name === "responsedeclaration" && attributes.identifier === response);

const rightIn = (declared: XmlElement | undefined): Set<string> =>
  new Set(
    (declared ? outermostOf(declared, "correctresponse") : []).flatMap((response) =>
      outermostOf(response, "value").map((value) => textOf(value).trim()),
    ),
  );

/** The value of each choice by the item's own table, in per cent of the best. */
function worthOf(declared: XmlElement, choices: readonly XmlElement[]): number[] {
  const table = new Map(
    outermostOf(declared, "mapentry").map(({ attributes }) => [
      attributes.mapkey ?? "",
      Number(attributes.mappedvalue),
    ]),
  );
  return inPerCent(choices.map(({ attributes }) => table.get(attributes.identifier ?? "") || 0));
}

/** Interactions at any depth, but not those inside one another. */
const interactionsIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)));
