// Parts of an item that a question here cannot contain: each is left out and reported.
import type { QuestionDraft } from "../question-draft.ts";
import { elementsIn, innerXml, textOf, type XmlElement } from "../xml/read-xml.ts";

const isHidden = ({ attributes }: XmlElement) =>
  attributes.hidden !== undefined ||
  /(^|\s)(?:qti-)?(?:visually-hidden|sr-only|hidden)(\s|$)/.test(attributes.class ?? "") ||
  /display\s*:\s*none/.test(attributes.style ?? "");

/** The name of a part that does not belong to the question's own text. Null if it does. */
export function restOf(part: XmlElement): string | null {
  const { name, attributes } = part;
  // Texts for markers, teachers and authors are not for the candidate.
  if (name === "rubricblock" && !/candidate/i.test(attributes.view ?? "candidate"))
    return "We skipped a text for teachers or markers";
  if (name === "cataloginfo") return "We skipped texts in other languages or for reading aloud";
  if (name === "companionmaterialsinfo") return "We skipped companion materials. Check that the question works without";
  if (name === "apipaccessibility") return "We skipped texts for assistive technology";
  if (name === "stylesheet") return "We skipped a style sheet";
  return isHidden(part) ? "We skipped a text that the file hides" : null;
}

/** For an item itself: parts that are read, or that only concern marking. */
const known =
  /^(?:responsedeclaration|outcomedeclaration|contextdeclaration|templatedeclaration|templateprocessing|itembody|responseprocessing|modalfeedback|assessmentstimulusref|stimulusref)$/;

export function nameTheRest(draft: QuestionDraft, item: XmlElement, body: XmlElement): void {
  const look = (element: XmlElement) => {
    for (const part of elementsIn(element)) {
      const called = restOf(part);
      if (called === null) look(part);
      else draft.skip("file", called, { text: wordsOf(part), kind: "html" });
    }
  };
  look(body);
  for (const part of elementsIn(item))
    if (!known.test(part.name))
      draft.skip("file", restOf(part) ?? `We skipped <${part.name}>`, { text: wordsOf(part), kind: "html" });
}

/** Adjacent texts stay separate. */
const wordsOf = (part: XmlElement): string =>
  elementsIn(part).length === 0
    ? innerXml(part)
    : `${textOf({ ...part, children: part.children.filter((child) => typeof child === "string") })} ${elementsIn(part).map(wordsOf).join(" ")}`;
