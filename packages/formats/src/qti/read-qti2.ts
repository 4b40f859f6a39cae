// QTI 2.1, 2.2 and 3.0: one document for each item. They differ in how names are spelt, so names are compared bare.
import type { ParsedRow } from "../format-question.ts";
import { type FindPicture, QuestionDraft } from "../question-draft.ts";
import { allOf, childOf, elementsIn, innerXml, outermostOf, textOf, type XmlElement } from "../xml/read-xml.ts";
import { bareNames, without } from "./bare-names.ts";
import { isFeedback, readFeedback } from "./feedback.ts";
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
  custominteraction: "A program's own kind of",
  portablecustominteraction: "A program's own kind of",
};

/** A button that asks for a hint or the solution is no way to answer. */
const isInteraction = ({ name }: XmlElement) => name.endsWith("interaction") && name !== "endattemptinteraction";
const isButton = ({ name }: XmlElement) => name === "endattemptinteraction";

/** What is said to markers, teachers and authors is not for the candidate. */
const isForOthers = ({ name, attributes }: XmlElement) =>
  name === "rubricblock" && !/candidate/i.test(attributes.view ?? "candidate");

export interface Beside {
  picture?: FindPicture | undefined;
  text?: FindText | undefined;
}

export function readQti2(root: XmlElement, no: number, tags: readonly string[], beside: Beside = {}): ParsedRow {
  const draft = new QuestionDraft(no, beside.picture);
  for (const tag of tags) draft.tag(tag);
  const item = bareNames(root);
  const body = childOf(item, "itembody") ?? { name: "itembody", attributes: {}, children: [] };
  const passage = elementsIn(body).find(({ name, attributes }) => name === "div" && attributes.class === "passage");
  if (passage) readPassage(draft, passage);
  else readStimuli(draft, item, body, beside.text);
  const stimuli = new Set<XmlElement>([...(passage ? [passage] : []), ...stimuliIn(body)]);
  const interactions = interactionsIn(body);
  const prompts = interactions.flatMap((interaction) =>
    outermostOf(interaction, "prompt").map((prompt) => innerXml(without(prompt, isFeedback))),
  );
  const asked = without(
    body,
    (part) => isInteraction(part) || isButton(part) || isFeedback(part) || isForOthers(part) || stimuli.has(part),
  );
  draft.text("question_body", [innerXml(asked), ...prompts].join("<p></p>"), "html");
  const choices = interactions.flatMap((interaction) => outermostOf(interaction, "simplechoice"));
  readFeedback(draft, item, body, choices);
  readChoices(draft, item, interactions);
  return draft.done;
}

function readPassage(draft: QuestionDraft, passage: XmlElement): void {
  const title = childOf(passage, "h2");
  draft.question.passage_title = textOf(title).trim();
  draft.text(
    "passage_body",
    innerXml({ ...passage, children: passage.children.filter((child) => child !== title) }),
    "html",
  );
}

function readChoices(draft: QuestionDraft, item: XmlElement, interactions: XmlElement[]) {
  const [interaction] = interactions;
  if (elementsIn(item).some(({ name }) => name === "templatedeclaration") || allOf(item, "printedvariable").length > 0)
    return draft.unknownType("Template (its figures are drawn anew for each candidate)");
  if (!interaction)
    return draft.problem("question_type", "A text, not a question: there is nothing in it to answer with");
  if (interactions.length > 1) return draft.unknownType("Composite");
  if (interaction.name !== "choiceinteraction")
    return draft.unknownType(interactionNames[interaction.name] ?? interaction.name);
  const declared = elementsIn(item).find(
    ({ name, attributes }) =>
      name === "responsedeclaration" && attributes.identifier === interaction.attributes.responseidentifier,
  );
  const several = declared?.attributes.cardinality === "multiple";
  if (declared?.attributes.cardinality === "ordered") return draft.unknownType("Ordering");
  if (!declared) return draft.key([]);
  const choices = outermostOf(interaction, "simplechoice");
  draft.options(
    choices.map((choice) => innerXml(without(choice, isFeedback))),
    "html",
  );
  const right = new Set(
    outermostOf(declared, "correctresponse").flatMap((response) =>
      outermostOf(response, "value").map((value) => textOf(value).trim()),
    ),
  );
  const places = choices.flatMap(({ attributes }, at) => (right.has(attributes.identifier ?? "") ? [at] : []));
  const most = Number(interaction.attributes.maxchoices ?? 1);
  // Who may tick just as many as are right was told how many those are.
  if (several && most === places.length) draft.question.answers_wanted = "number";
  const mapped = outermostOf(declared, "mapentry").filter(({ attributes }) => Number(attributes.mappedvalue) > 0);
  if (several && places.length > 1 && mapped.length > 0)
    draft.note("correct_answer", "Each right option was worth a part of the mark; here the mark needs all of them");
  draft.key(places, several ? "all" : null);
}

/** Interactions wherever they stand, not those inside one another. */
const interactionsIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)));
