import { languageItems } from "../../writing/language-item.ts";

/** English words lose their capital inside a sentence; `{=}` keeps it for names, and so does italic, which is Yoruba. */
const tell = (explanation: string, right: string): string =>
  explanation
    .replaceAll(/\*\{\}|[.?!] \{\}/g, (found) => found.replace("{}", right))
    .replaceAll("{=}", right)
    .replaceAll(
      "{}",
      right.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase()),
    );

export const { easy, medium, hard, lesson } = languageItems("yoruba", { tell });
