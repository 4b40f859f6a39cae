import { isKnown, told } from "./i18n.ts";

/** As on the exam paper, and where subjects are chosen the language's own term beside it. */
export const subjectName = (name: string): string =>
  isKnown(`subject:${name}`) ? `${name} (${told(`subject:${name}`)})` : name;
