// What changed between two texts, word by word.

export interface Piece {
  text: string;
  kind: "same" | "gone" | "new";
}

/** Past this many words a longest common run would be slow, and nobody reads such a difference word by word. */
const MOST_WORDS = 1_500;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return before === after
      ? [{ text: before, kind: "same" }]
      : [
          { text: before, kind: "gone" },
          { text: after, kind: "new" },
        ];
  const longest = commonRuns(a, b);
  const pieces: Piece[] = [];
  const add = (text: string, kind: Piece["kind"]) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ text, kind });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(a[i]!, "same");
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) add(a[i++]!, "gone");
    else add(b[j++]!, "new");
  }
  return pieces;
}

/** The length of the longest common subsequence of every pair of tails. */
function commonRuns(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}
