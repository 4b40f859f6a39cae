// A damaged link (with a bracket or a word after it) still contains its token. The log keeps only path parts that are
// plain words of our own paths, and nothing after a question mark.

const plainWord = /^[a-z]+(?:-[a-z]+)*$/;

export const withoutSecrets = (path: string): string =>
  path
    .split(/[?#]/, 1)[0]!
    .split("/")
    .map((part) => (part === "" || (part.length <= 24 && plainWord.test(part)) ? part : "…"))
    .join("/");
