// A hint gives the idea of a question and never its answer.

/** The words of a text, without markup, case and articles. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/<[^>]*>|\\[a-z]+/g, " ")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).filter((word) => !/^(?:an?|the)$/.test(word));

/** Whether the answer's words are in the text, one after the other. */
export function tellsAnswer(text: string, answer: string): boolean {
  const [said, told] = [wordsOf(text), wordsOf(answer)];
  if (told.length === 0) return false;
  return ` ${said.join(" ")} `.includes(` ${told.join(" ")} `);
}
