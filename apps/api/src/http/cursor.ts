// The end of a page of a list, as the client returns it: an array in JSON. It is untrusted input, so each part is
// checked before it reaches the database.
import { moment } from "@sabiprep/contract";
import * as z from "zod/mini";
import { fail } from "./failure.ts";

export type CursorPart = "time" | "id" | "text";

const NOT_A_PAGE = "We could not find that page.";

const fits: Record<CursorPart, (value: unknown) => boolean> = {
  time: (value) => z.safeParse(moment, value).success,
  id: (value) => Number.isSafeInteger(value),
  text: (value) => typeof value === "string" && !value.includes("\0"),
};

export const writeCursor = (parts: readonly (string | number)[]): string => JSON.stringify(parts);

export function readCursor(after: string, parts: readonly CursorPart[]): (string | number)[] {
  const values = parsed(after);
  const whole = Array.isArray(values) && values.length === parts.length;
  if (!whole || !values.every((value, at) => fits[parts[at]!](value)))
    return fail("validation", NOT_A_PAGE, { after: [NOT_A_PAGE] });
  return values as (string | number)[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
