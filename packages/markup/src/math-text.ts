// A formula as a line of plain text: for search, for readers without MathML and for comparing answers.
import type { MathNode } from "./math-tree.ts";

const signs = (from: string, to: string) => new Map([...from].map((sign, at) => [sign, [...to][at] ?? sign]));
const raised = signs("0123456789+−n∘′", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ°′");
const lowered = signs("0123456789+−n", "₀₁₂₃₄₅₆₇₈₉₊₋ₙ");
const accents = signs(
  "→←↔‾¯^ˆ˙~˜¨´`˚",
  "\u20d7\u20d6\u20e1\u0304\u0304\u0302\u0302\u0307\u0303\u0303\u0308\u0301\u0300\u030a",
);
const spaced = /^(?:mod|[=≠<>≤≥≈≡+−×÷±→⇌⇒⇔∈∪∩⊂⊆∝:])$/;
const separator = /^[,;]$/;
const relation = /^[=≠<>≤≥≈≡→⇒⇔]$/;
const braces = /^[⏞⏟]$/;

function inSigns(text: string, table: Map<string, string>): string | null {
  const turned = [...text.replaceAll(" ", "")].map((sign) => table.get(sign));
  return turned.length && turned.every((sign) => sign !== undefined) ? turned.join("") : null;
}

const simple = /^(?:\d[\d.,]*|\p{L}\p{M}*[₀-₉]*|\p{L}{2,}|\([^()]*\))$/u;
const grouped = (text: string) => (simple.test(text) ? text : `(${text})`);
const sup = (text: string) => (text ? (inSigns(text, raised) ?? `^${grouped(text)}`) : "");
const sub = (text: string) => (text ? (inSigns(text, lowered) ?? `_${grouped(text)}`) : "");
/** A character that already has marks gets one more mark in total, not one for each of them. */
const marked = (text: string, mark: string) => text.replaceAll(/[^ \p{M}]\p{M}*/gu, (sign) => sign + mark);

const elements = (node: MathNode) => node.children.filter((child) => typeof child !== "string");

/** The tag under the wrappers that only set the style. */
function shape(node: MathNode): string {
  const [only] = elements(node);
  return (node.tag === "mstyle" || node.tag === "mrow") && only && node.children.length === 1 ? shape(only) : node.tag;
}

/** A new term starts here: after a bracket, an opening bar or an equals sign. */
const opens = (text: string): boolean =>
  /[([{=\s]$/.test(text) || (text.endsWith("|") && (text.match(/\|/g)?.length ?? 0) % 2 === 1);

/**
 * Operators between two terms get a space on both sides, a comma gets one after it: 4, 5 is not 4.5. A minus sign that
 * belongs to a number touches it, and a fraction never touches the number beside it.
 */
function row(node: MathNode, saidBy: readonly string[]): string {
  let text = "";
  let afterFraction = false;
  for (const [at, child] of node.children.entries()) {
    const said = saidBy[at]!;
    const isOperator = typeof child !== "string" && child.tag === "mo";
    const isFraction = typeof child !== "string" && shape(child) === "mfrac";
    const sign = isOperator ? said.normalize("NFC") : "";
    const isPrefix = isOperator && child.attributes.get("form") === "prefix";
    if (isPrefix) text += said;
    else if (separator.test(sign) && at < node.children.length - 1) text += `${said} `;
    else if (spaced.test(sign) && text && !opens(text)) text += ` ${said} `;
    else if (relation.test(sign)) text += `${said} `;
    else if ((isFraction && /[\p{L}\p{N})]$/u.test(text)) || (afterFraction && /^[\p{L}\p{N}(]/u.test(said)))
      text += ` ${said}`;
    else text += said;
    afterFraction = isFraction;
  }
  return text;
}

function over(base: string, above: string): string {
  const mark = accents.get(above);
  if (!above.trim() || braces.test(above)) return base;
  if (/^[→⟶⇌←]$/.test(base)) return ` ${base}[${above.trim()}] `;
  return mark ? marked(base, mark) : base + sup(above);
}

export function textOf(node: MathNode): string {
  if (isAligned(node)) return elements(node).map(alignedRow).join("; ");
  // Each child is converted once. If its row converted it again, every level of nesting would double the work.
  const said = node.children.map((child) => (typeof child === "string" ? child : textOf(child)));
  const [first = "", second = "", third = ""] = said.filter((_, at) => typeof node.children[at] !== "string");
  switch (node.tag) {
    case "mfrac":
      return node.attributes.get("linethickness") ? `${first} over ${second}` : `${grouped(first)}/${grouped(second)}`;
    case "msqrt":
      return `√${grouped(row(node, said))}`;
    case "mroot":
      return `${inSigns(second, raised) ?? `${second}-th `}√${grouped(first)}`;
    case "msup":
      return first + sup(second);
    case "msub":
      return first + sub(second);
    case "munder":
      if (isBraced(node)) return `${first} (${second})`;
      return braces.test(second) ? first : first + sub(second);
    case "msubsup":
    case "munderover":
      return first + sub(second) + sup(third);
    case "mover":
      return isBraced(node) ? `${first} (${second})` : over(first, second);
    case "mspace":
      return node.attributes.get("width") ? " " : "";
    case "mtable":
      return `[${said.join("; ")}]`;
    case "mtr":
      return said.join(", ");
    case "mphantom":
      return "";
    case "mrow":
      return enclosedRow(node, said);
    default:
      return row(node, said);
  }
}

/** The text of a brace is beside what the brace covers. As a power it would be another formula. */
function isBraced(node: MathNode): boolean {
  const [base] = elements(node);
  const brace = base && (base.tag === "mover" || base.tag === "munder") ? elements(base)[1]?.children[0] : undefined;
  return typeof brace === "string" && braces.test(brace);
}

const isAligned = ({ tag, attributes }: MathNode) =>
  tag === "mtable" && (attributes.get("class")?.includes("tml-jot") ?? false);
const alignedRow = (node: MathNode) => elements(node).map(textOf).join(" ");

function enclosedRow(node: MathNode, said: readonly string[]): string {
  const enclosure = node.attributes.get("class");
  const text = row(node, said);
  if (enclosure === "tml-overline") return marked(text, "\u0304");
  return enclosure === "tml-underline" ? marked(text, "\u0332") : text;
}

/** The characters that temml puts between a function and its argument have no meaning in print. */
const invisible = /[\u2061-\u2064]/g;
/** Few fonts have letters of the mathematical alphabets, so in a line of text they are plain letters. */
const mathLetters = /[\u{1d400}-\u{1d7ff}]/gu;

/** Few fonts have the mathematical sign for "perpendicular". Most fonts have this one, which looks the same. */
const rarePerpendicular = "\u27c2";

export const tidyText = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .replaceAll(rarePerpendicular, "⊥")
    .replaceAll(mathLetters, (letter) => letter.normalize("NFKC"))
    .replaceAll(/\s+/g, " ");
