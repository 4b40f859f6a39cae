// The differences between two texts, word by word.
import { diffArrays } from "diff";

export interface DiffPart {
  text: string;
  kind: "same" | "gone" | "new";
}

/** With more changes than this, nobody reads a word-by-word difference, and finding it would be slow. */
const MAX_CHANGES = 1_500;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

export function wordDiff(before: string, after: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_CHANGES });
  if (!changes)
    return [
      { text: before, kind: "gone" },
      { text: after, kind: "new" },
    ];
  return changes.map(({ value, added, removed }) => ({
    text: value.join(""),
    kind: added ? "new" : removed ? "gone" : "same",
  }));
}
