// The changes between two texts, line by line, as people read them: "-" was removed, "+" is new, " " is unchanged.

/** Texts of questions and topics are short enough to compare every line with every other line. */
export function lineDiff(before: string, after: string): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  // The number of common lines from each pair of positions to the end.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = fresh.length - 1; b >= 0; b--)
      common[a]![b] =
        old[a] === fresh[b] ? common[a + 1]![b + 1]! + 1 : Math.max(common[a + 1]![b]!, common[a]![b + 1]!);
  const lines: string[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
      lines.push(`  ${old[a++]}`);
      b++;
    } else if (b === fresh.length || (a < old.length && common[a + 1]![b]! >= common[a]![b + 1]!))
      lines.push(`- ${old[a++]}`);
    else lines.push(`+ ${fresh[b++]}`);
  }
  return lines;
}

/** Only the changes. */
export const changedLines = (before: string, after: string): string[] =>
  lineDiff(before, after).filter((line) => !line.startsWith("  "));
