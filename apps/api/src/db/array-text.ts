/**
 * A list as PostgreSQL reads it. The driver would write the same, element by element through two replacements; a sheet of
 * forty answers has seven lists, and thousands of sheets are written in a minute.
 */
export function arrayText(list: readonly (string | number | boolean | null)[]): string {
  let text = "";
  for (const value of list) text += `${text && ","}${typeof value === "string" ? quoted(value) : value}`;
  return `{${text}}`;
}

const special = /["\\]/;

const quoted = (text: string) => `"${special.test(text) ? text.replaceAll(/["\\]/g, "\\$&") : text}"`;
