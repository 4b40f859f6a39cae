/**
 * A list as PostgreSQL reads it. The driver would write the same, element by element through two replacements; a sheet of
 * forty answers has seven lists, and thousands of sheets are written in a minute.
 */
export const arrayText = (list: readonly (string | number | boolean | null)[]): string =>
  `{${list.map((value) => (typeof value === "string" ? quoted(value) : String(value))).join(",")}}`;

const special = /["\\]/;

const quoted = (text: string) => `"${special.test(text) ? text.replaceAll(/["\\]/g, "\\$&") : text}"`;
