// What is accepted as a name. Names are shown to others and used in emails, so they contain no links and nothing
// invisible.

/** Composed, without spaces around it, and with single spaces inside. */
export const cleanName = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/\s+/gu, " ");

/** Controls and line ends, characters that are invisible or change the text direction, private characters, pictures. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{DI}\p{ExtPict}\p{RI}\u2800]/gu;

/** Whether a text has invisible characters, so that two texts that look the same would differ. */
export const hasUnseen = (text: string): boolean => text.search(unseen) >= 0;

const links = /https?:|www[.。｡]|[\p{L}\p{N}][.。｡]\p{L}{2}|[@/\\<>]/iu;
/** Staff texts that are sent in our name may contain no link. */
export const hasLink = (text: string): boolean => links.test(text.normalize("NFKC"));

const letters = /\p{L}/gu;

/** At least two letters, no link in any spelling, nothing invisible, no stack of accents. */
export const isName = (typed: string): boolean => {
  const name = typed.trim();
  return (
    name.search(unseen) < 0 &&
    !links.test(name.normalize("NFKC")) &&
    !/\p{M}{4}/u.test(name.normalize("NFC")) &&
    (name.match(letters)?.length ?? 0) >= 2
  );
};

/** Converts a name from another site into a valid one. Empty if nothing of it is valid. */
export const nameFrom = (foreign: string): string => {
  const bare = foreign
    .replaceAll(unseen, " ")
    .normalize("NFKC")
    .replaceAll(/https?:|www[.。｡]|[@/\\<>.。｡]/giu, " ");
  const name = cleanName([...cleanName(bare)].slice(0, 50).join(""));
  return isName(name) ? name : "";
};
