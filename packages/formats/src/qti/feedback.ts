// What QTI says after an answer: inside an option, in the question's body or beside it. It is why an option is wrong, or the
// explanation; it is never part of what is asked.
import type { QuestionDraft } from "../question-draft.ts";
import { elementsIn, innerXml, textOf, type XmlElement } from "../xml/read-xml.ts";

export const isFeedback = ({ name }: XmlElement): boolean => name === "feedbackinline" || name === "feedbackblock";

/** Outermost pieces of feedback inside an element. */
const feedbackIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isFeedback(child) ? [child] : feedbackIn(child)));

const nameOf = ({ attributes }: XmlElement) => attributes.identifier ?? "";
const isWorking = (said: XmlElement) => /sol|expl|general|rational|reason|work|model/i.test(nameOf(said));
const isOfWrong = (said: XmlElement) => /incorrect|wrong|not.?right|false/i.test(nameOf(said));

export function readFeedback(
  draft: QuestionDraft,
  item: XmlElement,
  body: XmlElement,
  choices: readonly XmlElement[],
): void {
  const inChoices = new Set(choices.flatMap(feedbackIn));
  const elsewhere = [
    ...feedbackIn(body).filter((said) => !inChoices.has(said)),
    ...elementsIn(item).filter(({ name }) => name === "modalfeedback"),
  ].filter((said) => textOf(said).trim() !== "");
  draft.whys(choices.map((choice) => ({ text: whyOf(choice, elsewhere), kind: "html" })));
  const idents = new Set(choices.map(nameOf));
  const other = elsewhere.filter((said) => !idents.has(nameOf(said)));
  // An item that answers back after each try says "try again" before it explains; only what is called so explains.
  const adapts = item.attributes.adaptive === "true";
  const working = other.filter(isWorking);
  const explains = working.length > 0 ? working : adapts ? [] : other.filter((said) => !isOfWrong(said));
  if (explains.length > 0) draft.text("answer_explanation", explains.map(innerXml).join("<p></p>"), "html");
  for (const said of other)
    if (!explains.includes(said))
      draft.note("answer_explanation", "We skipped the feedback shown after an attempt", plain(said));
}

const plain = (said: XmlElement) => textOf(said).replaceAll(/\s+/g, " ").trim();

/** Said inside the choice itself, or elsewhere under the choice's name. */
function whyOf(choice: XmlElement, elsewhere: readonly XmlElement[]): string {
  const inside = feedbackIn(choice);
  const named = elsewhere.filter((said) => nameOf(choice) !== "" && nameOf(said) === nameOf(choice));
  return (inside.length > 0 ? inside : named).map(innerXml).join("<p></p>");
}
