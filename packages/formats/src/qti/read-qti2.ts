// QTI 2.1, 2.2 and 3.0: one document for each item. They differ in how names are spelt, so names are compared bare.
import type { ParsedRow } from "../format-question.ts";
import { type FindPicture, QuestionDraft } from "../question-draft.ts";
import { childOf, elementsIn, innerXml, outermostOf, textOf, type XmlElement } from "../xml/read-xml.ts";

/** qti-choice-interaction and choiceInteraction are one name; so are max-choices and maxChoices. */
function bareNames(element: XmlElement): XmlElement {
  const bare = (name: string) => name.replace(/^qti-/, "").replaceAll("-", "").toLowerCase();
  return {
    name: bare(element.name),
    attributes: Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [bare(name), value])),
    children: element.children.map((child) => (typeof child === "string" ? child : bareNames(child))),
  };
}

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
};

const isInteraction = ({ name }: XmlElement) => name.endsWith("interaction");

export function readQti2(root: XmlElement, no: number, tags: readonly string[], find?: FindPicture): ParsedRow {
  const draft = new QuestionDraft(no, find);
  for (const tag of tags) draft.tag(tag);
  const item = bareNames(root);
  const body = childOf(item, "itembody") ?? { name: "itembody", attributes: {}, children: [] };
  const passage = elementsIn(body).find(({ name, attributes }) => name === "div" && attributes.class === "passage");
  if (passage) readPassage(draft, passage);
  const interactions = interactionsIn(body);
  const prompts = interactions.flatMap((interaction) => outermostOf(interaction, "prompt").map(innerXml));
  draft.text("question_body", [innerXml(withoutInteractions(body, passage)), ...prompts].join("<p></p>"), "html");
  const choices = interactions.flatMap((interaction) => outermostOf(interaction, "simplechoice"));
  const idents = new Set(choices.flatMap(({ attributes }) => attributes.identifier ?? []));
  // Feedback that bears the name of a choice is why it is wrong; any other explains.
  const feedback = elementsIn(item).find(
    ({ name, attributes }) => name === "modalfeedback" && !idents.has(attributes.identifier ?? ""),
  );
  if (feedback) draft.text("answer_explanation", innerXml(feedback), "html");
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
  if (!interaction) return draft.unknownType("Unanswerable");
  if (interactions.length > 1) return draft.unknownType("Composite");
  if (interaction.name !== "choiceinteraction")
    return draft.unknownType(interactionNames[interaction.name] ?? interaction.name);
  const declared = elementsIn(item).find(
    ({ name, attributes }) =>
      name === "responsedeclaration" && attributes.identifier === interaction.attributes.responseidentifier,
  );
  const most = Number(interaction.attributes.maxchoices ?? 1);
  if (declared?.attributes.cardinality !== "single" || most > 1) return draft.unknownType("Multiple-answer");
  const choices = outermostOf(interaction, "simplechoice");
  draft.options(
    choices.map((choice) => innerXml(withoutFeedback(choice))),
    "html",
  );
  draft.whys(choices.map((choice) => ({ text: whyOf(item, choice), kind: "html" })));
  const right = new Set(
    outermostOf(declared, "correctresponse").flatMap((response) =>
      outermostOf(response, "value").map((value) => textOf(value).trim()),
    ),
  );
  draft.key(choices.flatMap(({ attributes }, at) => (right.has(attributes.identifier ?? "") ? [at] : [])));
}

const isInlineFeedback = ({ name }: XmlElement) => name === "feedbackinline";

const withoutFeedback = (choice: XmlElement): XmlElement => ({
  ...choice,
  children: choice.children.filter((child) => typeof child === "string" || !isInlineFeedback(child)),
});

/** Said inside the choice itself, or beside the question under the choice's name. */
function whyOf(item: XmlElement, choice: XmlElement): string {
  const { identifier } = choice.attributes;
  const beside = elementsIn(item).find(
    ({ name, attributes }) => name === "modalfeedback" && identifier && attributes.identifier === identifier,
  );
  const said = elementsIn(choice).find(isInlineFeedback) ?? beside;
  return said ? innerXml(said) : "";
}

/** Interactions wherever they stand, not those inside one another. */
const interactionsIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)));

const withoutInteractions = (element: XmlElement, passage: XmlElement | undefined): XmlElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === "string" || (!isInteraction(child) && child !== passage))
    .map((child) => (typeof child === "string" ? child : withoutInteractions(child, passage))),
});
