// Parts of an item that a question here has no place for: each is left out and named.
import type { QuestionDraft } from "../question-draft.ts";
import { elementsIn, innerXml, textOf, type XmlElement } from "../xml/read-xml.ts";

const isHidden = ({ attributes }: XmlElement) =>
  attributes.hidden !== undefined ||
  /(^|\s)(?:qti-)?(?:visually-hidden|sr-only|hidden)(\s|$)/.test(attributes.class ?? "") ||
  /display\s*:\s*none/.test(attributes.style ?? "");

/** What to call a part that is not for the question's own text; null where it is. */
export function restOf(part: XmlElement): string | null {
  const { name, attributes } = part;
  // What is said to markers, teachers and authors is not for the candidate.
  if (name === "rubricblock" && !/candidate/i.test(attributes.view ?? "candidate"))
    return "We skipped a text for teachers or markers";
  if (name === "cataloginfo") return "We skipped texts in other languages or for reading aloud";
  if (name === "companionmaterialsinfo") return "We skipped companion materials. Check that the question works without";
  if (name === "apipaccessibility") return "We skipped texts for assistive technology";
  if (name === "stylesheet") return "We skipped a style sheet";
  return isHidden(part) ? "We skipped a text that the file hides" : null;
}

/** Of an item itself: what is read, or only tells how to mark. */
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

/** Texts beside one another stay apart. */
const wordsOf = (part: XmlElement): string =>
  elementsIn(part).length === 0
    ? innerXml(part)
    : `${textOf({ ...part, children: part.children.filter((child) => typeof child === "string") })} ${elementsIn(part).map(wordsOf).join(" ")}`;
