import { isKnown, translateServerText } from "./i18n.ts";

/** As on the exam paper, and where subjects are chosen the language's own term beside it. */
export const subjectName = (name: string): string =>
  isKnown(`subject:${name}`) ? `${name} (${translateServerText(`subject:${name}`)})` : name;

/** A subject as the paper names it, or the title of a test of several. One word alone is a subject: some are courses too, and have words there. */
export const namedWords = (name: string): string => (name.includes(" ") ? translateServerText(name) : name);
