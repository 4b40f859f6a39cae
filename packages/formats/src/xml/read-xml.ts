// XML to a small tree. Nothing outside the document is ever read: no entities except the five, no declarations.
import { SaxesParser } from "saxes";
import { MAX_DOCUMENT_NODES, MAX_XML_DEPTH, MAX_XML_NODES } from "../limits.ts";
import { FileRefusal, refuseFile } from "../refusal.ts";

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let nodes = 0;
  const count = () => {
    if (++nodes > MAX_XML_NODES) refuseFile("The document has too many parts.");
  };
  const addText = (piece: string) => {
    const { children } = open.at(-1)!;
    if (typeof children.at(-1) === "string") children[children.length - 1] += piece;
    else children.push(piece);
    count();
  };
  parser.on("error", (problem) => {
    throw new FileRefusal(`Not well-formed XML: ${reasonOf(problem)}`, parser.line);
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) refuseFile("The document declares its own entities, which we do not read.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > MAX_XML_DEPTH) refuseFile(`The document is nested more than ${MAX_XML_DEPTH} deep.`);
    const element: XmlElement = { name: withoutPrefix(name), attributes: {}, children: [] };
    for (const [key, value] of Object.entries(attributes)) element.attributes[withoutPrefix(key)] = String(value);
    open.at(-1)!.children.push(element);
    open.push(element);
    count();
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  const [element] = elementsIn(root);
  return element ?? refuseFile("The document is empty.");
}

/** Refuses input that is dangerous for readers: entities, deep nesting, huge amounts. It builds nothing. */
export function checkXml(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuseFile("The document declares its own entities, which we do not read.");
  const parser = new SaxesParser();
  let depth = 0;
  let nodes = 0;
  parser.on("error", (problem) => {
    throw new FileRefusal(`Not well-formed XML: ${reasonOf(problem)}`, parser.line);
  });
  parser.on("opentag", () => {
    if (++depth > MAX_XML_DEPTH) refuseFile(`The document is nested more than ${MAX_XML_DEPTH} deep.`);
    if (++nodes > MAX_DOCUMENT_NODES) refuseFile("The document has too many parts.");
  });
  parser.on("closetag", () => void depth--);
  parser.write(text).close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
const reasonOf = (problem: Error) => problem.message.replace(/^\d+:\d+: /, "");

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== "string");

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsIn(element).find((child) => child.name === name);

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((child) => child.name === name);

export const textOf = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("") ?? "";

/** Every element with that name at any depth, in document order. */
export function allOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const look = (at: XmlElement) => {
    for (const child of elementsIn(at)) {
      if (child.name === name) found.push(child);
      look(child);
    }
  };
  look(element);
  return found;
}

/** The same without elements inside one another: their content would be read again at every depth. */
export function outermostOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const look = (at: XmlElement) => {
    for (const child of elementsIn(at)) {
      if (child.name === name) found.push(child);
      else look(child);
    }
  };
  look(element);
  return found;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const xmlEscaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign).replaceAll("\r", "&#13;");

/** The content of an element as markup again, for formats that put HTML into their XML. */
export const innerXml = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === "string" ? xmlEscaped(child) : outerXml(child))).join("");

const outerXml = (element: XmlElement): string => {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${xmlEscaped(value)}"`);
  const head = `${element.name}${attributes.join("")}`;
  // In HTML a closing </br> would be another line break.
  return element.children.length === 0 ? `<${head}/>` : `<${head}>${innerXml(element)}</${element.name}>`;
};
