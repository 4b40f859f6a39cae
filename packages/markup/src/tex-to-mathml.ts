// TeX to compact MathML, once, on the server. Only the tags and attributes listed here are ever output.
import temml from "temml";
import { escapeHtml } from "./escape-html.ts";
import { isDrawn } from "./font-signs.ts";
import { assertFormula } from "./limits.ts";
import { classesOf } from "./math-classes.ts";
import { textOf, tidyText } from "./math-text.ts";
import { type MathNode, readMathTree } from "./math-tree.ts";
import { wordsOf } from "./math-words.ts";
import { RenderProblem } from "./render-problem.ts";
import { unknownCommand } from "./tex-commands.ts";

export interface RenderedFormula {
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

const known = new Map<string, RenderedFormula>();
const MAX_KEPT = 20_000;
/** Longer formulas seldom occur again, and twenty thousand of them would fill the memory. */
const LONGEST_KEPT = 150;

export function texToMathml(tex: string, display = false): RenderedFormula {
  const kept = known.get(display ? `$${tex}` : tex);
  if (kept) return kept;
  const tree = simplified(readMathTree(mathmlOf(tex, display)));
  const text = tidyText(textOf(tree));
  if (text.includes("\\")) throw new RenderProblem(`a backslash is left in the formula ${tex}`);
  if (figuresOf(textWithout(tex)) !== figuresOf(text.normalize("NFKC")))
    throw new RenderProblem(`a figure got lost in the formula ${tex}`);
  const html = write(tree, text, display);
  if (tex.length > LONGEST_KEPT) return { html, text };
  if (known.size >= MAX_KEPT) known.clear();
  known.set(display ? `$${tex}` : tex, { html, text });
  return { html, text };
}

function mathmlOf(tex: string, displayMode: boolean): string {
  if (!tex.trim()) throw new RenderProblem("a formula is empty");
  assertFormula(tex);
  const unknown = unknownCommand(tex);
  if (unknown) throw new RenderProblem(`our formulas do not know ${unknown}`);
  try {
    const written = temml.renderToString(keepNumbersWhole(tex), {
      displayMode,
      throwOnError: true,
      strict: true,
      trust: false,
    });
    // Requests the plain form of a character that might be an emoji. Our font has only plain forms.
    return written.replaceAll("\ufe0e", "");
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new RenderProblem(`bad TeX in "${tex}": ${reason?.trim()}`);
  }
}

/**
 * temml makes one name of \mathrm{A12} and keeps only the first digit of the number. A number in braces stays separate.
 */
const keepNumbersWhole = (tex: string) =>
  tex.replaceAll(/\\math(?:rm|it)\{[^{}]*\}/g, (name) => name.replaceAll(/\d{2,}/g, "{$&}"));

const figuresOf = (text: string) => text.replaceAll(/\D/g, "").length;
/** The content of a formula, without the numbers that only measure a space. */
const textWithout = (tex: string) => tex.replaceAll(/\\hspace\s*\{[^}]*\}|\\\\\s*\[[^\]]*\]/g, "");

const elements = (node: MathNode) => node.children.filter((child) => typeof child !== "string");

/**
 * Removes rows that contain one element or only spacing aids, and replaces tags that browsers have dropped with rows.
 */
function simplified(node: MathNode): MathNode {
  node.children = node.children.map((child) => (typeof child === "string" ? child : simplified(child)));
  if (node.tag === "menclose") return enclosed(node);
  if (node.tag !== "mrow" || node.attributes.size > 0) return node;
  node.children = node.children.filter(
    (child) => typeof child === "string" || child.tag !== "mspace" || child.attributes.size > 0,
  );
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

/** What the browser's own operator table already says. */
function needless(node: MathNode, name: string, value: string): boolean {
  if (name === "fence" || name === "separator") return true;
  const [sign] = node.children;
  if (node.tag !== "mo" || typeof sign !== "string") return false;
  if (bracket.test(sign)) return name === "form" || (name === "stretchy" && value === "true");
  if (!neverStretches.test(sign)) return false;
  return name === "stretchy" || (/^[lr]space$/.test(name) && node.attributes.get("form") === "prefix");
}

function attributesOf(node: MathNode): string {
  const classes = classesOf(node.attributes.get("class"), node.attributes.get("style"));
  let written = "";
  for (const [name, value] of node.attributes) {
    if (name === "class" || name === "style" || needless(node, name, value)) continue;
    // Its class already sets the small size.
    if (name === "scriptlevel" && classes.includes("m-small")) continue;
    if (!allowedAttributes.has(name)) throw new RenderProblem(`a formula may not set ${name}`);
    written += ` ${name}="${escapeHtml(value)}"`;
  }
  return classes.length ? `${written} class="${classes.join(" ")}"` : written;
}

/** The text's font draws words inside a formula. Every other character must be in our font. */
function refuseUndrawn(node: MathNode): void {
  for (const child of node.children)
    for (const sign of typeof child === "string" ? child : "")
      if (!isDrawn(sign)) throw new RenderProblem(`our math font has no ${sign}`);
}

function writeNode(node: MathNode): string {
  if (!allowedTags.has(node.tag)) throw new RenderProblem(`a formula may not use <${node.tag}>`);
  if (node.tag !== "mtext") refuseUndrawn(node);
  const inside = node.children
    .map((child) => (typeof child === "string" ? escapeHtml(child) : writeNode(child)))
    .join("");
  // The HTML parser accepts the short form inside <math>.
  return inside ? `<${node.tag}${attributesOf(node)}>${inside}</${node.tag}>` : `<${node.tag}${attributesOf(node)}/>`;
}

const enclosures = /tml-(?:overline|underline)/;
const hasStructure = (node: MathNode): boolean =>
  structured.has(node.tag) || enclosures.test(node.attributes.get("class") ?? "") || elements(node).some(hasStructure);

const signsOf = (node: MathNode | string): string =>
  typeof node === "string" ? node : node.children.map(signsOf).join("");
const closeUp = (text: string) => text.replaceAll(/\s/g, "");

/**
 * A longer formula in a line of text may break before a comparison sign. A very long one may also break before a term.
 */
const LONG = 20;
const VERY_LONG = 26;
const comparing = /^[=≠<>≤≥≈≡∝→⇒⇔⇌]$/;
const joining = /^[+−×]$/;
const opening = /^[([{⟨]$/;
const closing = /^[)\]}⟩]$/;

function write(math: MathNode, text: string, display: boolean): string {
  const [row] = elements(math);
  const children = math.children.length === 1 && isPlainRow(row) ? row.children : math.children;
  // The keyboard can reach a box that scrolls, as for a table.
  if (display)
    return `<div class="m-scroll" role="group" aria-label="Formula" tabindex="0">${writeFormula(children, ' display="block"')}</div>`;
  return text.length > LONG
    ? inPieces(children, comparing)
        .flatMap((piece) => (lengthOf(piece) > VERY_LONG ? inPieces(piece, joining) : [piece]))
        .map((piece) => writeFormula(piece))
        .join(" ")
    : writeFormula(children);
}

const isPlainRow = (node: MathNode | undefined): node is MathNode => node?.tag === "mrow" && node.attributes.size === 0;

/** Between words temml puts an operator into a row with its spaces. */
function operatorIn(node: MathNode | string): MathNode | undefined {
  if (typeof node === "string") return undefined;
  const [only, ...others] = isPlainRow(node) ? elements(node).filter(({ tag }) => tag !== "mspace") : [node];
  return only?.tag === "mo" && others.length === 0 ? only : undefined;
}

const lengthOf = (children: MathNode["children"]) => children.map(signsOf).join("").length;

function inPieces(children: MathNode["children"], before: RegExp): MathNode["children"][] {
  const pieces: MathNode["children"][] = [[]];
  let brackets = 0;
  for (const child of children) {
    const operator = operatorIn(child);
    const sign = operator ? signsOf(operator) : "";
    if (opening.test(sign)) brackets++;
    if (closing.test(sign)) brackets--;
    // A condition in braces may break at its comparison sign. A sum in brackets stays together.
    const begins = before.test(sign) && (before === comparing || brackets === 0);
    // The space between two pieces is where the operator has its own space.
    if (begins && operator && pieces.at(-1)!.length > 0)
      pieces.push([{ ...operator, attributes: new Map([...operator.attributes, ["form", "infix"], ["lspace", "0"]]) }]);
    else pieces.at(-1)!.push(child);
  }
  return pieces;
}

/**
 * If the characters of a formula in a row do not show its meaning, it includes a line of text, which is shown if no
 * font can draw it. A two-dimensional formula also has words for screen readers.
 */
function writeFormula(children: MathNode["children"], display = ""): string {
  const math: MathNode = { tag: "mrow", attributes: new Map(), children };
  const text = tidyText(textOf(math)).trim();
  const line = closeUp(signsOf(math)) === closeUp(text) ? "" : ` alttext="${escapeHtml(text)}"`;
  const words = hasStructure(math) ? ` aria-label="${escapeHtml(wordsOf(math))}"` : "";
  const inside = children.map((child) => (typeof child === "string" ? escapeHtml(child) : writeNode(child))).join("");
  return `<math${display}${line}${words}>${inside}</math>`;
}
