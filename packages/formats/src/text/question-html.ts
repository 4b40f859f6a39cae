// Our markup as the HTML that exports carry.
import type { FormatPicture } from "../format-question.ts";
import { readInline, readMarkup } from "./read-markup.ts";
import { htmlEscaped, inlineHtml, writeHtml } from "./write-html.ts";

export const bodyHtml = (markup: string): string => {
  const rich = readMarkup(markup);
  return rich ? writeHtml(rich) : `<p>${htmlEscaped(markup)}</p>`;
};

export const optionHtml = (markup: string): string => {
  const runs = readInline(markup.trim());
  return runs ? inlineHtml(runs) : htmlEscaped(markup);
};

const attribute = (text: string) => htmlEscaped(text).replaceAll('"', "&quot;");

/** The picture where other systems look for it: in the text, before its words. */
export const pictureHtml = (picture: FormatPicture | null, src: string): string =>
  picture ? `<p><img src="${attribute(src)}" alt="${attribute(picture.alt)}"/></p>` : "";
