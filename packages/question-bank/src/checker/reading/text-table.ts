// A table in the text: its rows as lists of cells. The line below the heading is left out.

export function tableIn(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
  const [head = [], rule = [], ...body] = rows;
  if (
    body.length === 0 ||
    !rule.every((cell) => /^-+$/.test(cell)) ||
    [rule, ...body].some((row) => row.length !== head.length)
  )
    throw new Error(`there is no table in "${text}"`);
  return [head, ...body];
}

/** The numbers of a list such as "3, 8, 15 and 20". */
export const listOf = (text: string): number[] =>
  text.split(/, | and /).map((part) => {
    if (!/^\d+$/.test(part)) throw new Error(`"${part}" in "${text}" is not a number`);
    return Number(part);
  });
