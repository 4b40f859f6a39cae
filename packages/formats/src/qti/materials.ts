// Material in QTI 1.2: the texts and pictures of a question, an option or its feedback.
import type { MessageTemplate } from "../question-draft.ts";
import { elementsIn, textOf, type XmlElement } from "../xml/read-xml.ts";
import { without } from "./bare-names.ts";

/** The materials of an element itself, not of the choices below it. */
export function materialsIn(element: XmlElement | undefined, withResponse = false): MessageTemplate {
  const texts: XmlElement[] = [];
  const look = (at: XmlElement) => {
    for (const child of elementsIn(at)) {
      if (isText(child)) texts.push(child);
      // What stands in the response but outside its options is asked too.
      else if (child.name === "response_lid" && withResponse) look(without(child, ({ name }) => /^render_/.test(name)));
      else if (child.name !== "response_lid" && child.name !== "response_str") look(child);
    }
  };
  if (element) look(element);
  const isHtml = texts.some(({ attributes }) => (attributes.texttype ?? "").includes("html"));
  const pieces = texts.map((text) =>
    text.name === "matimage" ? `<img src="${text.attributes.uri ?? "picture"}">` : textOf(text),
  );
  const hasPicture = texts.some(({ name }) => name === "matimage");
  return { text: pieces.join("\n\n"), kind: isHtml || hasPicture ? "html" : "auto" };
}

const isText = ({ name }: XmlElement) => name === "mattext" || name === "matemtext" || name === "matimage";
