// The spoken words of a formula. Few screen readers support MathML, and none reads "(a + b)/c" as it is meant.
import { tidyText } from "./math-text.ts";
import type { MathNode } from "./math-tree.ts";

const said: Record<string, string> = {
  "+": "plus",
  "−": "minus",
  "±": "plus or minus",
  "∓": "minus or plus",
  "×": "times",
  "⋅": "times",
  "÷": "divided by",
  "/": "over",
  "=": "equals",
  "≠": "is not equal to",
  "<": "is less than",
  ">": "is greater than",
  "≤": "is less than or equal to",
  "⩽": "is less than or equal to",
  "≥": "is greater than or equal to",
  "⩾": "is greater than or equal to",
  "≈": "is about equal to",
  "≡": "is identical to",
  "∼": "is similar to",
  "≅": "is congruent to",
  "∝": "is proportional to",
  "→": "to",
  "⟶": "to",
  "⇌": "in equilibrium with",
  "⇒": "implies",
  "⟹": "implies",
  "⇔": "if and only if",
  "⟺": "if and only if",
  "∈": "is in",
  "∉": "is not in",
  "∪": "union",
  "∩": "intersection",
  "⊂": "is a subset of",
  "⊆": "is a subset of or equal to",
  "∅": "the empty set",
  "∧": "and",
  "∨": "or",
  "¬": "not",
  "∀": "for all",
  "∃": "there exists",
  "∴": "therefore",
  "∵": "because",
  "∞": "infinity",
  "∂": "partial",
  "∠": "angle",
  "△": "triangle",
  "⟂": "is perpendicular to",
  "∥": "is parallel to",
  "∘": "circle",
  "°": "degrees",
  "′": "prime",
  "%": "per cent",
  "!": "factorial",
  "∑": "the sum",
  "∏": "the product",
  "∫": "the integral",
  "∬": "the double integral",
  "∮": "the closed integral",
  "…": "and so on",
  "⋯": "and so on",
  "(": "open bracket",
  ")": "close bracket",
  "[": "open square bracket",
  "]": "close square bracket",
  "{": "open brace",
  "}": "close brace",
  "|": "bar",
  "‖": "double bar",
};

/** Marks above a letter. "to" is the arrow of a vector, already in words. */
const marks: Record<string, string> = {
  to: "vector",
  "‾": "bar",
  "¯": "bar",
  ˆ: "hat",
  "^": "hat",
  "˙": "dot",
  "¨": "double dot",
  "~": "tilde",
  "˜": "tilde",
};
const braces = /^[⏞⏟]$/;

const elements = (node: MathNode) => node.children.filter((child) => typeof child !== "string");
const inWords = (sign: string) => said[sign] ?? sign;
const isOneWord = (words: string) => !/\s/.test(words);
/** Says where a longer part ends. A single word needs no end. */
const until = (words: string, end: string) => (isOneWord(words) ? words : `${words}, ${end}`);

function power(base: string, exponent: string): string {
  if (exponent === "2") return `${base} squared`;
  if (exponent === "3") return `${base} cubed`;
  if (exponent === "circle") return `${base} degrees`;
  if (exponent === "prime") return `${base} prime`;
  return `${base} to the power ${until(exponent, "end of power")}`;
}

function root(inside: string, degree: string): string {
  const kind = degree === "" || degree === "2" ? "square root" : degree === "3" ? "cube root" : `${degree}-th root`;
  return `the ${kind} of ${until(inside, "end of root")}`;
}

function fraction(above: string, below: string): string {
  if (isOneWord(above) && isOneWord(below)) return `${above} over ${below}`;
  return `the fraction ${above}, over ${below}, end of fraction`;
}

const limits = (base: string, from: string, to: string) =>
  [base, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
const isLarge = (base: string) => /^the (?:sum|product|(?:double |closed )?integral)$/.test(base);

function table(node: MathNode): string {
  const rows = elements(node).map((row) => elements(row).map(partWords));
  const [first = []] = rows;
  const lines = rows.map((cells, at) => `row ${at + 1}: ${cells.filter(Boolean).join(", ")}`);
  return `table of ${rows.length} by ${first.length}, ${lines.join("; ")}, end of table`;
}

const leaf = (node: MathNode) =>
  tidyText(node.children.filter((child) => typeof child === "string").join(""))
    .trim()
    .replaceAll(/^.$/gu, inWords);

function partWords(node: MathNode): string {
  const parts = elements(node);
  if (parts.length === 0) return leaf(node);
  if (node.tag === "mtable") return table(node);
  // Each part is converted once. Converting a part again for its parent would double the work at every level.
  const said = parts.map(partWords);
  const [first = "", second = "", third = ""] = said;
  switch (node.tag) {
    case "mfrac":
      return node.attributes.get("linethickness") ? `${first} choose ${second}` : fraction(first, second);
    case "msqrt":
      return root(row(node, said), "");
    case "mroot":
      return root(first, second);
    case "msup":
      return isLarge(first) ? limits(first, "", second) : power(first, second);
    case "msub":
      return isLarge(first) ? limits(first, second, "") : `${first} sub ${until(second, "end of sub")}`;
    case "msubsup":
      return isLarge(first) ? limits(first, second, third) : power(`${first} sub ${second}`, third);
    case "munder":
      return braces.test(second) ? first : `${first} with ${second} below`;
    case "mover":
      return over(first, second);
    case "munderover":
      return limits(first, second, third);
    case "mphantom":
      return "";
    default:
      return row(node, said);
  }
}

function over(base: string, above: string): string {
  const mark = marks[above];
  if (!above || braces.test(above)) return base;
  if (base === "to" || base === "in equilibrium with") return `${base} (${above})`;
  return mark ? `${base} ${mark}` : `${base} with ${above} above`;
}

/** Brackets around a table belong to the table, and a bar over everything is said once. */
function row(node: MathNode, said: readonly string[]): string {
  const words = said.filter(Boolean).join(" ");
  const enclosure = node.attributes.get("class");
  if (enclosure === "tml-overline") return `${words} bar`;
  return words;
}

export const wordsOf = (math: MathNode): string => partWords(math).replaceAll(/\s+/g, " ").replaceAll(" ,", ",").trim();
