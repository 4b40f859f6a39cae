// What a formula says in a line of plain text: for search, for readers without MathML and for comparing answers.
import type { MathNode } from "./math-tree.ts";

const signs = (from: string, to: string) => new Map([...from].map((sign, at) => [sign, [...to][at] ?? sign]));
const raised = signs("0123456789+−n∘′", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ°′");
const lowered = signs("0123456789+−n", "₀₁₂₃₄₅₆₇₈₉₊₋ₙ");
const accents = signs("→‾¯^ˆ˙~˜", "\u20d7\u0304\u0304\u0302\u0302\u0307\u0303\u0303");
const spaced = /^[=≠<>≤≥≈≡+−×÷±→⇌⇒⇔∈∪∩⊂⊆∝:]$/;
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
const marked = (text: string, mark: string) => [...text].map((sign) => (sign === " " ? sign : sign + mark)).join("");

const elements = (node: MathNode) => node.children.filter((child) => typeof child !== "string");

/** The tag under the wrappers that only set the style. */
function shape(node: MathNode): string {
  const [only] = elements(node);
  return (node.tag === "mstyle" || node.tag === "mrow") && only && node.children.length === 1 ? shape(only) : node.tag;
}

/** Operators between two terms get a space on either side; a fraction never touches the figure beside it. */
function row(node: MathNode): string {
  let text = "";
  let afterFraction = false;
  for (const child of node.children) {
    const said = typeof child === "string" ? child : textOf(child);
    const isOperator = typeof child !== "string" && child.tag === "mo";
    const isFraction = typeof child !== "string" && shape(child) === "mfrac";
    const sign = isOperator ? said.normalize("NFC") : "";
    if (spaced.test(sign) && text && !/[(=\s]$/.test(text)) text += ` ${said} `;
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
  const [first = "", second = "", third = ""] = elements(node).map(textOf);
  switch (node.tag) {
    case "mfrac":
      return node.attributes.get("linethickness") ? `${first} over ${second}` : `${grouped(first)}/${grouped(second)}`;
    case "msqrt":
      return `√${grouped(row(node))}`;
    case "mroot":
      return `${inSigns(second, raised) ?? `${second}-th `}√${grouped(first)}`;
    case "msup":
      return first + sup(second);
    case "msub":
      return first + sub(second);
    case "munder":
      return braces.test(second) ? first : first + sub(second);
    case "msubsup":
    case "munderover":
      return first + sub(second) + sup(third);
    case "mover":
      return over(first, second);
    case "mspace":
      return node.attributes.get("width") ? " " : "";
    case "mtable":
      return isAligned(node) ? elements(node).map(alignedRow).join("; ") : `[${elements(node).map(textOf).join("; ")}]`;
    case "mtr":
      return elements(node).map(textOf).join(", ");
    case "mphantom":
      return "";
    case "mrow":
      return enclosedRow(node);
    default:
      return row(node);
  }
}

const isAligned = (node: MathNode) => node.attributes.get("class")?.includes("tml-jot") ?? false;
const alignedRow = (node: MathNode) => elements(node).map(textOf).join(" ");

function enclosedRow(node: MathNode): string {
  const enclosure = node.attributes.get("class");
  if (enclosure === "tml-overline") return marked(row(node), "\u0305");
  return enclosure === "tml-underline" ? marked(row(node), "\u0332") : row(node);
}

/** The invisible signs temml puts between a function and its argument say nothing in print. */
export const tidyText = (text: string): string => text.replaceAll(/[\u2061-\u2064]/g, "").replaceAll(/\s+/g, " ");
