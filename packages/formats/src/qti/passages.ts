// Texts that questions refer to, in the item itself or in the test around it.
import path from "node:path";
import { shortened } from "../format-question.ts";
import { decoded } from "../xml/decoded-address.ts";
import { allOf, elementsIn, innerXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import { bareNames } from "./bare-names.ts";

export interface Passage {
  title: string;
  html: string;
  /** The file does not say that it is a passage. */
  guessed?: boolean;
}

export const GUESSED = "We took the text before the questions as their passage. Please check";

/**
 * Nothing says whether a text over several questions is to be read or only tells how to answer. Instructions are short.
 */
const MIN_PASSAGE = 120;

const isPassage = ({ name, attributes }: XmlElement) =>
  (/^(div|section|article)$/.test(name) && /(^|[\s_-])(passage|stimulus)([\s_-]|$)/i.test(attributes.class ?? "")) ||
  (name === "rubricblock" && /stimulus/i.test(attributes.use ?? ""));

const asks = (element: XmlElement): boolean =>
  element.name.endsWith("interaction") || elementsIn(element).some((child) => asks(child));

/** The passages in an item's body: elements named as passages that ask nothing. */
export const passagesIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isPassage(child) && !asks(child) ? [child] : passagesIn(child)));

/** Its own heading is its title. */
export function passageOf(texts: readonly XmlElement[]): Passage {
  const heading = texts.flatMap(elementsIn).find(({ name }) => /^h[1-6]$/.test(name));
  const rest = texts.map((text) => ({ ...text, children: text.children.filter((child) => child !== heading) }));
  return { title: textOf(heading).trim() || "Passage", html: rest.map(innerXml).join("<p></p>") };
}

/** The texts that the sections of a test show before their items, by the folder of the item's document. */
export function sectionPassages(test: XmlElement, place: string, notes: string[]): Map<string, Passage> {
  const found = new Map<string, Passage>();
  const walk = (section: XmlElement, before: readonly XmlElement[]) => {
    const own = elementsIn(section).filter(({ name, attributes }) => {
      return name === "rubricblock" && /candidate/i.test(attributes.view ?? "candidate");
    });
    const texts = [...before, ...own.filter(isReading)];
    for (const said of own)
      if (!isReading(said)) notes.push(`We skipped the text before the questions: ${plain(said)}`);
    for (const child of elementsIn(section)) {
      if (child.name === "assessmentitemref" && texts.length > 0)
        found.set(path.posix.join(path.posix.dirname(place), decoded(child.attributes.href ?? "")), {
          ...passageOf(texts),
          guessed: texts.some(({ attributes }) => attributes.use === undefined),
        });
      if (child.name === "assessmentsection") walk(child, texts);
    }
  };
  for (const part of allOf(bareNames(test), "testpart")) walk(part, []);
  return found;
}

const plain = (said: XmlElement) => shortened(textOf(said).replaceAll(/\s+/g, " ").trim());

const isReading = (said: XmlElement) =>
  said.attributes.use === undefined ? isLong(textOf(said)) : /stimulus/i.test(said.attributes.use);

export const isLong = (text: string): boolean => text.replaceAll(/\s+/g, " ").trim().length >= MIN_PASSAGE;
