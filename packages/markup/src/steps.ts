// Worked steps: lines numbered 1., 2., 3. one below the other. A formula on the line after a step belongs to it, and so
// does any other line until the next number. A blank line or a table ends them. A single "1." is not a list.
const numbered = /^(\d{1,2})\. +(\S.*)$/;

/** The steps that start at this line, each as its lines without the number. Null if none start here. */
export function stepsAt(lines: readonly string[], from: number): { steps: string[][]; lines: number } | null {
  const steps: string[][] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const found = numbered.exec(line);
    if (found && Number(found[1]) === steps.length + 1) steps.push([found[2]!]);
    // Another 1. begins other steps; it also keeps the looking ahead short.
    else if (steps.length === 0 || line === "" || line.startsWith("|") || found?.[1] === "1") break;
    else steps.at(-1)!.push(line);
  }
  return steps.length > 1 ? { steps, lines: at - from } : null;
}
