// How PostgreSQL values become JavaScript values. The driver's own parsers shift dates by the host's time zone and turn
// bigints into strings, so ours replace them, for our pool only.
import pg from "pg";

const { builtins } = pg.types;

const instantText = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d(?::\d\d){0,2})$/;

/** Keeps microseconds if there are any, so that a timestamp can be compared with the row it was read from. */
export function parseInstant(text: string): string {
  const parts = instantText.exec(text);
  if (!parts) throw new RangeError(`This timestamp has no ISO 8601 form: ${text}`);
  const [, day, time, fraction = "", offset = ""] = parts;
  if (offset === "+00") return `${day}T${time}.${fraction.padEnd(3, "0")}Z`;
  const shifted = new Date(`${day}T${time}${offset.length === 3 ? `${offset}:00` : offset}`).toISOString();
  return `${shifted.slice(0, 19)}.${fraction.padEnd(3, "0")}Z`;
}

export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`This bigint does not fit a JavaScript number: ${text}`);
  return value;
}

const asText = (text: string) => text;

const textArray: number = 1009;
const splitArray = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[];

const arrayOf =
  <Item>(parse: (text: string) => Item) =>
  (text: string) =>
    splitArray(text).map((item) => (item === null ? null : parse(item)));

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, parseInstant],
  [1185, arrayOf(parseInstant)],
  [builtins.INT8, parseBigint],
  [1016, arrayOf(parseBigint)],
  [builtins.DATE, asText],
  [1182, arrayOf(asText)],
  [builtins.NUMERIC, asText],
  [1231, arrayOf(asText)],
  [builtins.TIMESTAMP, asText],
  [1115, arrayOf(asText)],
  [builtins.INTERVAL, asText],
]);

export const parsersOfOurs: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) || pg.types.getTypeParser(oid, format ?? "text"),
};
