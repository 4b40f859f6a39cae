import { isKnown, translateServerText } from "./i18n.ts";

/** As on the exam paper. Where subjects are chosen, the language's own term is added. */
export const subjectName = (name: string): string =>
  isKnown(`subject:${name}`) ? `${name} (${translateServerText(`subject:${name}`)})` : name;

/**
 * A subject as the paper names it, or the title of a test of several. A single word is a subject: some are also courses
 * and are translated there.
 */
export const namedWords = (name: string): string => (name.includes(" ") ? translateServerText(name) : name);
