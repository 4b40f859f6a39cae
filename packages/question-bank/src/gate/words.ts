/** Words that say nothing about a question's subject matter, and common instruction words. */
const COMMON = new Set(
  "about above after again also among another because been before being below between both cannot could does doing down during each either every from further have having here into itself more most neither only other others over same shall should some such than that their them then there these they this those through under until upon very were what when where which while whose will with within without would your following statement correct true false best describe describes called known example true means mean term word".split(
    " ",
  ),
);
const SHORTEST = 4;
const ENDINGS = /(?:ations?|ation|ments?|ness|ities|ity|ings?|ingly|edly|ed|ies|es|s|ly|al|ic|ous|ive)$/;

/** Enough of a word to recognise it with another ending. */
const stemOf = (word: string): string => {
  const cut = word.replace(ENDINGS, "");
  return cut.length >= SHORTEST ? cut : word;
};

/** The content words of a text, each once and without its ending. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]{3,}/gu) ?? []).filter((word) => !COMMON.has(word)).map(stemOf),
  );
