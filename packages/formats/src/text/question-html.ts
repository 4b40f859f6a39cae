// Our markup as the HTML for exports.
import type { FormatPicture } from "../format-question.ts";
import { lineOf, treeOf } from "./read-markup.ts";
import { htmlEscaped, lineHtml, writeHtml } from "./write-html.ts";

export const bodyHtml = (markup: string): string => {
  const blocks = treeOf(markup);
  return blocks ? writeHtml(blocks) : `<p>${htmlEscaped(markup)}</p>`;
};

export const optionHtml = (markup: string): string => {
  const line = lineOf(markup.trim());
  return line ? lineHtml(line) : htmlEscaped(markup);
};

const attribute = (text: string) => htmlEscaped(text).replaceAll('"', "&quot;");

/** The picture where other systems expect it: in the text, before its words. */
export const pictureHtml = (picture: FormatPicture | null, src: string): string =>
  picture ? `<p><img src="${attribute(src)}" alt="${attribute(picture.alt)}"/></p>` : "";
