// What a format hands over, as our markup: HTML, Markdown or text typed by people.
import type { RowProblem } from "../format-question.ts";
import { readPlain } from "./plain-text.ts";
import { looksLikeHtml, readHtml } from "./read-html.ts";
import { oneLine, type RichText } from "./rich-text.ts";
import { inlineMarkup, writeMarkup } from "./write-markup.ts";

export interface FromText {
  markup: string;
  pictures: { src: string; alt: string }[];
  problems: Omit<RowProblem, "field">[];
}

export type TextKind = "html" | "plain" | "auto";

function read(source: string, kind: TextKind): { text: RichText; pictures: FromText["pictures"]; refused: string[] } {
  const html = kind === "html" || (kind === "auto" && looksLikeHtml(source));
  return html ? readHtml(source) : { text: readPlain(source), pictures: [], refused: [] };
}

const problemsOf = (refused: string[]): FromText["problems"] =>
  refused.map((name) => ({
    message:
      name === "math"
        ? "Holds a formula in MathML without its TeX, which we cannot keep"
        : `Holds <${name}>, which we do not take`,
    found: `<${name}>`,
  }));

export function blockMarkup(source: string, kind: TextKind = "auto"): FromText {
  const { text, pictures, refused } = read(source, kind);
  return { markup: writeMarkup(text), pictures, problems: problemsOf(refused) };
}

export function optionMarkup(source: string, kind: TextKind = "auto"): FromText {
  const { text, pictures, refused } = read(source, kind);
  const runs = oneLine(text);
  const problems = problemsOf(refused);
  if (runs === null)
    return { markup: "", pictures, problems: [{ message: "An option cannot hold a table", found: "" }, ...problems] };
  return { markup: inlineMarkup(runs), pictures, problems };
}
