// TeX to compact MathML, once, on the server. Only the tags and attributes listed here ever leave this file.
import temml from "temml";
import { escapeHtml } from "./escape-html.ts";
import { classesOf } from "./math-classes.ts";
import { drawFences } from "./math-fences.ts";
import { textOf, tidyText } from "./math-text.ts";
import { type MathNode, readMathTree } from "./math-tree.ts";
import { RenderProblem } from "./render-problem.ts";

export interface Rendered {
  html: string;
  text: string;
}

const allowedTags = new Set(
  "math mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom".split(
    " ",
  ),
);
const allowedAttributes = new Set(
  "display mathvariant displaystyle scriptlevel linethickness stretchy form lspace rspace width height depth voffset accent accentunder movablelimits largeop minsize maxsize symmetric columnalign columnspan rowspan".split(
    " ",
  ),
);
const structured = new Set(
  "mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mtable".split(" "),
);
const bracket = /^[()[\]{}]$/;
const neverStretches = /^[+−±=<>×÷∘′]$/;

const known = new Map<string, Rendered>();
const MOST_KEPT = 20_000;

export function texToMathml(tex: string, display = false): Rendered {
  const kept = known.get(display ? `$${tex}` : tex);
  if (kept) return kept;
  const tree = simplified(readMathTree(mathmlOf(tex, display)));
  const text = tidyText(textOf(tree));
  if (text.includes("\\")) throw new RenderProblem(`a backslash is left in the formula ${tex}`);
  const html = write(tree, text, display);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(display ? `$${tex}` : tex, { html, text });
  return { html, text };
}

function mathmlOf(tex: string, displayMode: boolean): string {
  if (!tex.trim()) throw new RenderProblem("a formula is empty");
  try {
    return temml.renderToString(tex, { displayMode, throwOnError: true, strict: true, trust: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new RenderProblem(`bad TeX in "${tex}": ${reason?.trim()}`);
  }
}

const elements = (node: MathNode) => node.children.filter((child) => typeof child !== "string");

/** Drops rows that hold one thing or nothing but spacing aids, and turns the tags browsers have given up into rows. */
function simplified(node: MathNode): MathNode {
  node.children = node.children.map((child) => (typeof child === "string" ? child : simplified(child)));
  if (node.tag === "menclose") return enclosed(node);
  if (node.tag !== "mrow" || node.attributes.size > 0) return node;
  node.children = node.children.filter(
    (child) => typeof child === "string" || child.tag !== "mspace" || child.attributes.size > 0,
  );
  node.children = drawFences(node.children);
  const [only] = elements(node);
  return only && node.children.length === 1 ? only : node;
}

function enclosed(node: MathNode): MathNode {
  const notation = node.attributes.get("notation") ?? "";
  const className = { top: "tml-overline", bottom: "tml-underline", updiagonalstrike: "tml-cancel", box: "tml-fbox" }[
    notation
  ];
  if (!className) throw new RenderProblem(`a formula may not use the enclosure ${notation}`);
  const children = node.children.filter((child) => typeof child === "string" || child.children.length > 0);
  return { tag: "mrow", attributes: new Map([["class", className]]), children };
}

/** What the browser's own operator table says already. */
function needless(node: MathNode, name: string, value: string): boolean {
  if (name === "fence" || name === "separator") return true;
  const [sign] = node.children;
  if (node.tag !== "mo" || typeof sign !== "string") return false;
  if (bracket.test(sign)) return name === "form" || (name === "stretchy" && value === "true");
  if (!neverStretches.test(sign)) return false;
  return name === "stretchy" || (/^[lr]space$/.test(name) && node.attributes.get("form") === "prefix");
}

function attributesOf(node: MathNode): string {
  let written = "";
  for (const [name, value] of node.attributes) {
    if (name === "class" || name === "style" || needless(node, name, value)) continue;
    if (!allowedAttributes.has(name)) throw new RenderProblem(`a formula may not set ${name}`);
    written += ` ${name}="${escapeHtml(value)}"`;
  }
  const classes = classesOf(node.attributes.get("class"), node.attributes.get("style"));
  return classes.length ? `${written} class="${classes.join(" ")}"` : written;
}

function writeNode(node: MathNode): string {
  if (!allowedTags.has(node.tag)) throw new RenderProblem(`a formula may not use <${node.tag}>`);
  const inside = node.children
    .map((child) => (typeof child === "string" ? escapeHtml(child) : writeNode(child)))
    .join("");
  // The HTML parser takes the short form inside <math>.
  return inside ? `<${node.tag}${attributesOf(node)}>${inside}</${node.tag}>` : `<${node.tag}${attributesOf(node)}/>`;
}

const hasStructure = (node: MathNode): boolean => structured.has(node.tag) || elements(node).some(hasStructure);

/** Flat formulas are their own text; only those built in two dimensions carry a text alternative. */
function write(math: MathNode, text: string, display: boolean): string {
  const row = math.children.length === 1 ? elements(math)[0] : undefined;
  const inside = (row?.tag === "mrow" && row.attributes.size === 0 ? row.children : math.children)
    .map((child) => (typeof child === "string" ? escapeHtml(child) : writeNode(child)))
    .join("");
  const alternative = hasStructure(math) ? ` alttext="${escapeHtml(text.trim())}"` : "";
  return `<math${display ? ' display="block"' : ""}${alternative}>${inside}</math>`;
}
