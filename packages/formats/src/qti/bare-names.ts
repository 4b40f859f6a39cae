import { elementsIn, textOf, type XmlElement } from "../xml/read-xml.ts";

/** qti-choice-interaction and choiceInteraction are the same name, and so are max-choices and maxChoices. */
export function bareNames(element: XmlElement): XmlElement {
  const bare = (name: string) => name.replace(/^qti-/, "").replaceAll("-", "").toLowerCase();
  const made: XmlElement = {
    name: bare(element.name),
    attributes: Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [bare(name), value])),
    children: element.children.map((child) => (typeof child === "string" ? child : bareNames(child))),
  };
  return isPictureObject(made) ? pictureOf(made) : made;
}

/** QTI 2 also shows pictures by <object>. Its content is the alternative text. */
const isPictureObject = ({ name, attributes }: XmlElement) =>
  name === "object" && /^image\//.test(attributes.type ?? "") && attributes.data !== undefined;

const pictureOf = (object: XmlElement): XmlElement => ({
  name: "img",
  attributes: {
    src: object.attributes.data!,
    alt: textOf(object).trim() || (elementsIn(object)[0]?.attributes.alt ?? object.attributes.alt ?? ""),
  },
  children: [],
});

/** The same element without these parts, at any depth. */
export const without = (element: XmlElement, isLeftOut: (part: XmlElement) => boolean): XmlElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === "string" || !isLeftOut(child))
    .map((child) => (typeof child === "string" ? child : without(child, isLeftOut))),
});
