// Texts as lines of a content file. A line of a text that would be read as a sign of the form gets a backslash before it.

/**
 * The signs that have a meaning at the start of a line: a heading, an option, a quote, a hint, the header's rule, a
 * comment.
 */
const sign = String.raw`(?:#{1,6} |- \[|>|\?(?: |$)|---|<!--)`;
const looksLikeSign = new RegExp(String.raw`^\\*${sign}`);
const guardedSign = new RegExp(String.raw`^\\+${sign}`);

export const isSign = (line: string): boolean => looksLikeSign.test(line) && !line.startsWith("\\");

const guarded = (line: string): string => (looksLikeSign.test(line) ? `\\${line}` : line);
const unguarded = (line: string): string => (guardedSign.test(line) ? line.slice(1) : line);

/** Invisible space is not part of a text: spaces at the ends of lines, empty lines around it. */
export const tidyText = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "");

export const plainLines = (text: string): string[] => tidyText(text).split("\n").map(guarded);
export const textOf = (lines: readonly string[]): string => tidyText(lines.map(unguarded).join("\n"));

/** Every line follows the mark, so none of them needs a backslash. */
export const quotedLines = (text: string, indent = "", mark = ">"): string[] =>
  tidyText(text)
    .split("\n")
    .map((line) => `${indent}${mark} ${line}`.trimEnd());
export const quoteOf = (lines: readonly string[]): string => tidyText(lines.join("\n"));
