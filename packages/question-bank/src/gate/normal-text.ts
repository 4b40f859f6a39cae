/**
 * Normalises text as a hurried reader compares it: no spaces, one kind of dash and quote. Case stays, because Tt is not
 * TT.
 */
export const normalText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[−–—]/g, "-")
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, "")
    .replace(/\.$/, "");
