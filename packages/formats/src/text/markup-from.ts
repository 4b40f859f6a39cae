// Converts a format's text into our markup: HTML, Markdown or text typed by people.
import type { RowProblem } from "../format-question.ts";
import { MAX_CELL_CHARACTERS } from "../limits.ts";
import { looksLikeHtml } from "./html-tags.ts";
import { leaning, withLeaning } from "./markdown.ts";
import { readPlain } from "./plain-text.ts";
import { type ReadHtml, readHtml } from "./read-html.ts";
import { oneLine } from "./rich-text.ts";
import { inlineMarkup, writeMarkup } from "./write-markup.ts";

export interface FromText {
  markup: string;
  pictures: { src: string; alt: string }[];
  problems: Omit<RowProblem, "field">[];
}

export type TextKind = "html" | "plain" | "markdown" | "auto";

function read(source: string, kind: TextKind): ReadHtml {
  if (kind === "markdown" && !looksLikeHtml(source)) {
    const typed = read(withLeaning(source), "plain");
    return { ...typed, text: leaning(typed.text) };
  }
  const html = kind === "html" || (kind !== "plain" && looksLikeHtml(source));
  if (html) return readHtml(source);
  const cut = source.length > MAX_CELL_CHARACTERS;
  return {
    text: readPlain(cut ? source.slice(0, MAX_CELL_CHARACTERS) : source),
    pictures: [],
    refused: linksRecording(source) ? ["recording"] : [],
    cut,
  };
}

const TOO_LONG = { message: "Too long for a question", found: "" };

const problemsOf = ({ refused, cut }: ReadHtml): FromText["problems"] => [
  ...(cut ? [TOO_LONG] : []),
  ...refused.map(
    (name) => refusals[name] ?? { message: `Contains <${name}>, which is not allowed`, found: `<${name}>` },
  ),
];

const refusals: Record<string, Omit<RowProblem, "field">> = {
  math: { message: "Has a MathML formula that we cannot turn into TeX", found: "<math>" },
  recording: {
    message: "Has a recording, which we cannot import. Add this question in the editor.",
    found: "",
  },
};

/** The address of a recording in plain text: without the recording nobody can answer. */
const linksRecording = (source: string) =>
  /https?:\/\/[^\s"'<>]+\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)\b/i.test(source);

export function blockMarkup(source: string, kind: TextKind = "auto"): FromText {
  const found = read(source, kind);
  return { markup: writeMarkup(found.text), pictures: found.pictures, problems: problemsOf(found) };
}

export function optionMarkup(source: string, kind: TextKind = "auto"): FromText {
  const found = read(source, kind);
  const { pictures } = found;
  const runs = oneLine(found.text);
  const problems = problemsOf(found);
  if (runs === null)
    return { markup: "", pictures, problems: [{ message: "An option cannot have a table", found: "" }, ...problems] };
  return { markup: inlineMarkup(runs), pictures, problems };
}
