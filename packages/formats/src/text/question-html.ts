// Our markup as the HTML for exports.
import type { FormatPicture, FormatQuestion } from "../format-question.ts";
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

/** A passage above its question, as other systems show it. `passageIn` finds it again. */
export const passageHtml = ({ passage_title, passage_body }: FormatQuestion): string =>
  passage_body ? `<div class="passage"><h2>${htmlEscaped(passage_title)}</h2>${bodyHtml(passage_body)}</div>` : "";

/** Splits a text of ours into its passage and its question. Our passages contain no other <div>. */
export function passageIn(html: string): { title: string; body: string; rest: string } | null {
  const found = /^\s*<div class="passage">\s*<h2>([^<]*)<\/h2>((?:(?!<\/?div\b)[\s\S])+)<\/div>([\s\S]+)$/.exec(html);
  if (!found) return null;
  const [, title = "", body = "", rest = ""] = found;
  return { title: plainHtmlText(title), body, rest };
}

const plainHtmlText = (html: string) => html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
