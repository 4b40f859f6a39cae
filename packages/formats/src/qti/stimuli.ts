// Texts that items refer to and that are in separate documents: QTI 3's stimuli, and what QTI 2 includes or embeds.
import type { QuestionDraft } from "../question-draft.ts";
import { FileRefusal } from "../refusal.ts";
import { childOf, elementsIn, innerXml, readXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import { bareNames } from "./bare-names.ts";

/** A document beside the item, by the address in the item. Null if the file does not contain it. */
export type FindText = (href: string) => string | null;

const isTextObject = ({ name, attributes }: XmlElement) =>
  name === "object" && /html|xml/.test(attributes.type ?? "") && attributes.data !== undefined;
const isInclude = ({ name, attributes }: XmlElement) => name === "include" && attributes.href !== undefined;

/** The places in an item's body where such a text is shown. */
export const stimuliIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isInclude(child) || isTextObject(child) ? [child] : stimuliIn(child)));

export function readStimuli(draft: QuestionDraft, item: XmlElement, body: XmlElement, find?: FindText): void {
  const named = elementsIn(item).filter(({ name }) => name === "assessmentstimulusref" || name === "stimulusref");
  const texts: { title: string; html: string }[] = [];
  for (const place of [...named, ...stimuliIn(body)]) {
    const href = place.attributes.href ?? place.attributes.data ?? "";
    const found = find?.(href) ?? null;
    const text = found === null ? null : stimulusOf(found);
    if (text) texts.push({ title: place.attributes.title || text.title, html: text.html });
    else draft.problem("passage_body", "Its passage is not in the file", href);
  }
  if (texts.length === 0) return;
  draft.question.passage_title = texts.map(({ title }) => title).find(Boolean) ?? "Passage";
  draft.text("passage_body", texts.map(({ html }) => html).join("<p></p>"), "html");
}

/** A stimulus, a fragment or a web page. Null if it cannot be read as any of them. */
function stimulusOf(source: string): { title: string; html: string } | null {
  try {
    const root = bareNames(readXml(source.replace(/^\uFEFF/, "").replace(/<!DOCTYPE[^>[]*>/i, "")));
    const body = childOf(root, "stimulusbody") ?? childOf(root, "body") ?? root;
    const heading = elementsIn(body).find(({ name }) => /^h[1-3]$/.test(name));
    const title = root.attributes.title || textOf(heading) || textOf(childOf(childOf(root, "head"), "title"));
    const isTitle = heading !== undefined && textOf(heading).trim() === title.trim();
    const rest = isTitle ? { ...body, children: body.children.filter((child) => child !== heading) } : body;
    return { title: title.trim(), html: innerXml(rest) };
  } catch (problem) {
    if (problem instanceof FileRefusal) return null;
    throw problem;
  }
}
