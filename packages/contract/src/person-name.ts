// What may be called a name. Names are shown to others and stand in letters, so they carry no links and nothing unseen.

/** Composed, without spaces around it, and with single spaces inside. */
export const cleanName = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/\s+/gu, " ");

/** Controls and line ends, signs that are not seen or turn the writing round, private signs, pictures. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{DI}\p{ExtPict}\p{RI}\u2800]/gu;

/** Whether a text has signs that nobody sees, so that two texts that look alike would differ. */
export const hasUnseen = (text: string): boolean => text.search(unseen) >= 0;

const links = /https?:|www[.。｡]|[\p{L}\p{N}][.。｡]\p{L}{2}|[@/\\<>]/iu;
/** Words of staff that are sent on in our name lead nowhere. */
export const hasLink = (text: string): boolean => links.test(text.normalize("NFKC"));

const letters = /\p{L}/gu;

/** At least two letters, no link in any spelling, nothing unseen, no tower of accents. */
export const isName = (typed: string): boolean => {
  const name = typed.trim();
  return (
    name.search(unseen) < 0 &&
    !links.test(name.normalize("NFKC")) &&
    !/\p{M}{4}/u.test(name.normalize("NFC")) &&
    (name.match(letters)?.length ?? 0) >= 2
  );
};

/** A name from another house, made one of ours; empty when nothing of it can stay. */
export const nameFrom = (foreign: string): string => {
  const bare = foreign
    .replaceAll(unseen, " ")
    .normalize("NFKC")
    .replaceAll(/https?:|www[.。｡]|[@/\\<>.。｡]/giu, " ");
  const name = cleanName([...cleanName(bare)].slice(0, 50).join(""));
  return isName(name) ? name : "";
};
