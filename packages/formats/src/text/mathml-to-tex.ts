// Presentation MathML to TeX, as far as schools use it. A formula with an unknown part is refused completely: half a
// formula is a wrong one.
import { allOf, elementsIn, textOf, type XmlElement } from "../xml/read-xml.ts";
import { accents, names, signs, wideSigns } from "./mathml-signs.ts";

class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown();
};

/** The TeX of a <math> element: from its annotation, or from its parts. Null if a part cannot be converted. */
export const texOfMath = (math: XmlElement): string | null => annotated(math) || texOfParts(math);

const annotated = (math: XmlElement): string =>
  textOf(
    allOf(math, "annotation").find(({ attributes }) => attributes.encoding?.toLowerCase() === "application/x-tex"),
  ).trim();

function texOfParts(math: XmlElement): string | null {
  // Beside a formula the alternative text is a description in words. Alone it is the TeX.
  if (elementsIn(math).length === 0) return math.attributes.alttext?.trim() || null;
  try {
    return row(math).replaceAll(/\s+/g, " ").trim() || null;
  } catch (problem) {
    if (problem instanceof Unknown) return null;
    throw problem;
  }
}

const row = (element: XmlElement): string => {
  const inside = elementsIn(element);
  return (heldTable(inside) ?? inside.map(tex)).filter(Boolean).join(" ");
};

const openers = new Set(["(", "[", "{", "|", "‖"]);
const isTall = ({ name, attributes }: XmlElement) => name === "mtable" || (name === "mfrac" && isStacked(attributes));

/** In MathML brackets around a matrix stretch automatically. A brace before cases has no closing brace. */
function heldTable([open, held, close, ...more]: XmlElement[]): string[] | null {
  const sign = textOf(open).trim();
  if (open?.name !== "mo" || !openers.has(sign) || !held || !isTall(held) || more.length > 0) return null;
  if (close && close.name !== "mo") return null;
  return [`\\left${fence(sign)}`, tex(held), `\\right${fence(textOf(close).trim())}`];
}

const group = (element: XmlElement | undefined): string => `{${element ? tex(element) : unknown()}}`;

/** Exactly this many parts, or the formula is unknown. */
function parts(element: XmlElement, many: number): XmlElement[] {
  const found = elementsIn(element);
  return found.length === many ? found : unknown();
}

function tex(element: XmlElement): string {
  const read = readers[element.name];
  return read ? read(element) : unknown();
}

const readers: Record<string, (element: XmlElement) => string> = {
  mrow: row,
  mstyle: row,
  mpadded: row,
  merror: unknown,
  math: row,
  mi: identifier,
  mn: (element) => escaped(textOf(element).trim()),
  mo: operator,
  mtext: text,
  ms: text,
  mspace: () => "\\ ",
  // Invisible space.
  mphantom: () => "\\ ",
  // The part that shows before anybody points at it.
  maction: (element) => tex(elementsIn(element)[Number(element.attributes.selection ?? 1) - 1] ?? unknown()),
  menclose: enclosed,
  semantics: (element) => group(elementsIn(element)[0]).slice(1, -1),
  annotation: () => "",
  mfrac: fraction,
  msqrt: (element) => `\\sqrt{${row(element)}}`,
  mroot: (element) => {
    const [inside, degree] = parts(element, 2);
    return `\\sqrt[${tex(degree!)}]${group(inside)}`;
  },
  msup: (element) => scripts(element, "", "^"),
  msub: (element) => scripts(element, "_", ""),
  msubsup: (element) => scripts(element, "_", "^"),
  munder: (element) => under(element),
  mover: (element) => over(element),
  munderover: (element) => {
    const [base, low, high] = parts(element, 3);
    if (isLarge(base!)) return `${tex(base!)}_${group(low)}^${group(high)}`;
    return `\\underset${group(low)}{\\overset${group(high)}${group(base)}}`;
  },
  mmultiscripts: multiscripts,
  mfenced: fenced,
  mtable: table,
  none: () => "",
};

const variants: Record<string, string> = { normal: "\\mathrm", bold: "\\mathbf", italic: "\\mathit" };

function identifier(element: XmlElement): string {
  const said = textOf(element).trim();
  const variant = variants[element.attributes.mathvariant ?? ""];
  if (variant) return `${variant}{${escaped(said)}}`;
  if (names.has(said)) return `\\${said}`;
  return [...said].length > 1 ? `\\mathrm{${escaped(said)}}` : escaped(said);
}

function operator(element: XmlElement): string {
  const said = textOf(element).trim();
  if (names.has(said)) return `\\${said}`;
  return wideSigns[said] ?? escaped(said);
}

function text(element: XmlElement): string {
  const said = textOf(element).replaceAll(/[\s\u00A0]+/g, " ");
  return said.trim() === ""
    ? "\\ "
    : `\\text{${said.replaceAll(/[\\{}$&#%_^~]/g, (sign) => inText[sign] ?? unknown())}}`;
}

const inText: Record<string, string> = {
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
};

/** Signs by their names in TeX. Letters and digits stay as they are. */
const escaped = (said: string): string =>
  [...said].map((sign) => (/^[\p{L}\p{N}]$/u.test(sign) && !signs[sign] ? sign : (signs[sign] ?? unknown()))).join("");

/** A fraction without a line: one part above the other, as in a binomial coefficient. */
const isStacked = ({ linethickness = "" }: XmlElement["attributes"]) => /^0(\.0)?(px|pt|em|%)?$/.test(linethickness);

function fraction(element: XmlElement): string {
  const [above, below] = parts(element, 2);
  if (isStacked(element.attributes)) return `\\begin{matrix} ${tex(above!)} \\\\ ${tex(below!)} \\end{matrix}`;
  return `\\frac${group(above)}${group(below)}`;
}

const enclosures: Record<string, string> = {
  radical: "\\sqrt",
  box: "\\boxed",
  roundedbox: "\\boxed",
  top: "\\overline",
  bottom: "\\underline",
  updiagonalstrike: "\\cancel",
  downdiagonalstrike: "\\cancel",
};

function enclosed(element: XmlElement): string {
  const command = enclosures[(element.attributes.notation ?? "").trim()];
  return command ? `${command}{${row(element)}}` : unknown();
}

function scripts(element: XmlElement, low: "_" | "", high: "^" | ""): string {
  const [base, ...rest] = parts(element, low && high ? 3 : 2);
  const marks = [low, high].filter(Boolean);
  // A prime is already drawn high.
  if (high && !low && /^[′'’]+$/.test(textOf(rest[0]).trim()))
    return `${group(base)}${"'".repeat(textOf(rest[0]).trim().length)}`;
  const head = isLarge(base!) ? tex(base!) : group(base);
  // So is the degree sign.
  if (high && !low && /^[°∘]$/.test(textOf(rest[0]).trim())) return `${head}^{\\circ}`;
  return head + marks.map((mark, at) => `${mark}${group(rest[at])}`).join("");
}

const large = new Set(["∑", "∏", "∫", "∬", "∮", "⋃", "⋂", "lim", "max", "min"]);
const isLarge = (element: XmlElement) => large.has(textOf(element).trim()) && elementsIn(element).length === 0;

function under(element: XmlElement): string {
  const [base, low] = parts(element, 2);
  if (isLarge(base!)) return `${tex(base!)}_${group(low)}`;
  const line = accents.under[textOf(low).trim()];
  return line ? `${line}${group(base)}` : `\\underset${group(low)}${group(base)}`;
}

function over(element: XmlElement): string {
  const [base, high] = parts(element, 2);
  const said = textOf(high).trim();
  const wide = [...textOf(base).trim()].length > 1 ? accents.wide[said] : undefined;
  const accent = wide ?? accents.over[said];
  return accent ? `${accent}${group(base)}` : `\\overset${group(high)}${group(base)}`;
}

/** Isotopes: ¹⁴₆C has its numbers before the letter. */
function multiscripts(element: XmlElement): string {
  const [base, ...rest] = elementsIn(element);
  const cut = rest.findIndex(({ name }) => name === "mprescripts");
  const after = cut === -1 ? rest : rest.slice(0, cut);
  const before = cut === -1 ? [] : rest.slice(cut + 1);
  if (!base || after.length % 2 || before.length % 2 || after.length > 2 || before.length > 2) return unknown();
  const pair = ([low, high]: XmlElement[]) =>
    [low && tex(low) && `_${group(low)}`, high && tex(high) && `^${group(high)}`].filter(Boolean).join("");
  return `${before.length > 0 ? `{}${pair(before)}` : ""}${group(base)}${pair(after)}`;
}

const fence = (sign: string) => (sign === "" ? "." : (wideSigns[sign] ?? escaped(sign)));

function fenced(element: XmlElement): string {
  const { open = "(", close = ")", separators = "," } = element.attributes;
  const between = [...separators.replaceAll(/\s/g, "")];
  const inside = elementsIn(element).map((part, at) => {
    const sign = at === 0 ? "" : (between[at - 1] ?? between.at(-1) ?? "");
    return `${sign && `${escaped(sign)} `}${tex(part)}`;
  });
  return `\\left${fence(open.trim())} ${inside.join(" ")} \\right${fence(close.trim())}`;
}

function table(element: XmlElement): string {
  const lines = elementsIn(element).map((line) => (line.name === "mtr" ? elementsIn(line) : unknown()));
  const cells = lines.map((cells) => cells.map((cell) => (cell.name === "mtd" ? row(cell) : unknown())).join(" & "));
  return `\\begin{matrix} ${cells.join(" \\\\ ")} \\end{matrix}`;
}
