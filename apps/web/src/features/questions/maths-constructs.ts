// The text the maths toolbar inserts, and where. Formulas are between $ signs. Inside one, the signs are left out.

export interface Construct {
  /** The text on the button. */
  face: string;
  /** Its name. */
  name: string;
  before: string;
  after: string;
}

/** Names are translated by `t`. */
export const constructs = (t: (words: string) => string): Construct[] => [
  { face: "a/b", name: t("Fraction"), before: "\\frac{", after: "}{}" },
  { face: "xⁿ", name: t("Power"), before: "^{", after: "}" },
  { face: "xₙ", name: t("Subscript"), before: "_{", after: "}" },
  { face: "√", name: t("Square root"), before: "\\sqrt{", after: "}" },
  { face: "ⁿ√", name: t("nth root"), before: "\\sqrt[3]{", after: "}" },
  { face: "( )", name: t("Large brackets"), before: "\\left(", after: "\\right)" },
  { face: "×", name: t("Times"), before: "\\times ", after: "" },
  { face: "÷", name: t("Divided by"), before: "\\div ", after: "" },
  { face: "±", name: t("Plus or minus"), before: "\\pm ", after: "" },
  { face: "≤", name: t("Less than or equal to"), before: "\\le ", after: "" },
  { face: "≥", name: t("Greater than or equal to"), before: "\\ge ", after: "" },
  { face: "≠", name: t("Not equal to"), before: "\\ne ", after: "" },
  { face: "°", name: t("Degrees"), before: "^\\circ ", after: "" },
  { face: "π", name: t("Pi"), before: "\\pi ", after: "" },
  { face: "θ", name: t("Theta"), before: "\\theta ", after: "" },
  { face: "→", name: t("Arrow (gives)"), before: "\\rightarrow ", after: "" },
  { face: "log", name: t("Logarithm"), before: "\\log_{", after: "}" },
  { face: "sin", name: t("Sine"), before: "\\sin ", after: "" },
  { face: "Σ", name: t("Sum"), before: "\\sum_{", after: "}^{}" },
  { face: "∫", name: t("Integral"), before: "\\int_{", after: "}^{}" },
  { face: "x̄", name: t("Mean (bar above)"), before: "\\bar{", after: "}" },
  { face: "vec", name: t("Vector"), before: "\\vec{", after: "}" },
  { face: "( : : )", name: t("Matrix"), before: "\\begin{pmatrix} ", after: " & \\\\ & \\end{pmatrix}" },
];

/** A dollar sign for money is written \$ and starts no formula. */
const isInFormula = (before: string): boolean => (before.replaceAll("\\$", "").split("$").length - 1) % 2 === 1;

/** The selected text is put into the first gap. The caret is placed there, or after the construct. */
export function insertConstruct(text: string, start: number, end: number, { before, after }: Construct) {
  const inside = isInFormula(text.slice(0, start));
  const chosen = text.slice(start, end);
  const sign = inside ? "" : "$";
  const written = `${sign}${before}${chosen}${after}${sign}`;
  const caret = after === "" || chosen !== "" ? written.length - sign.length : sign.length + before.length;
  return { text: text.slice(0, start) + written + text.slice(end), caret: start + caret };
}
