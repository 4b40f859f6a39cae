// A link that was broken on its way (a bracket or a word after it) still carries its token. The log keeps only the parts of
// the path that are plain words of our own addresses, and nothing after a question mark.

const plainWord = /^[a-z]+(?:-[a-z]+)*$/;

export const withoutSecrets = (path: string): string =>
  path
    .split(/[?#]/, 1)[0]!
    .split("/")
    .map((part) => (part === "" || (part.length <= 24 && plainWord.test(part)) ? part : "…"))
    .join("/");
