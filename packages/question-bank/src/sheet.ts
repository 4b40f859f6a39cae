// A reader's sheet: one completed line of JSON for each question. A line that cannot be read is reported with its
// number.

/** A completed line, with the function that reports a problem in it. */
export interface SheetLine {
  said: Record<string, unknown>;
  id: string;
  fault: (what: string) => Error;
  /** A number that must be within limits. */
  figure: (name: string, least: number, most: number) => number;
}

export function readSheet<T>(sheet: string, read: (line: SheetLine) => T): T[] {
  return sheet.split("\n").flatMap((line, at) => (line.trim() ? [read(sheetLine(line, at + 1))] : []));
}

function sheetLine(line: string, number: number): SheetLine {
  const fault = (what: string) => new Error(`Line ${number}: ${what}`);
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(line);
  } catch {
    throw fault("this is not a line of JSON.");
  }
  if (typeof said.id !== "string") throw fault("the id is missing.");
  const figure = (name: string, least: number, most: number): number => {
    const value = said[name];
    if (typeof value !== "number" || value < least || value > most)
      throw fault(`${name} is not a number from ${least} to ${most}.`);
    return value;
  };
  return { said, id: said.id, fault, figure };
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
