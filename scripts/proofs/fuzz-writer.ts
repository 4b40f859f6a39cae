// Writes requests that are almost right: made from the schema of their endpoint, with ids that exist, and then damaged
// in one or two places with what a broken or hostile client might send.

import type { AnyEndpoint, Schema } from "@sabiprep/contract";
import { randomFrom } from "@sabiprep/question-bank/random";
import { type JsonSchema, jsonSchemaOf } from "../../apps/api/src/http/json-schema.ts";

export interface Dice {
  /** From 0 up to, but not including, 1. */
  roll(): number;
  upTo(most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  chance(of: number): boolean;
}

export function diceOf(seed: number): Dice {
  const roll = randomFrom(seed);
  const upTo = (most: number) => Math.floor(roll() * (most + 1));
  return { roll, upTo, pick: (values) => values[upTo(values.length - 1)]!, chance: (of) => roll() < of };
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });
const reserved = (key: string): unknown => JSON.parse(`{"${key}": {"role": "owner", "length": 7}}`);

const oddNumbers = [0, -0, -1, 0.5, 1e-320, 1e300, -1e300, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 63, 1e21];
const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfffy",
  "\u202e\u200b\ufeff",
  "e\u0301".repeat(60),
  "👩‍👩‍👧‍👧".repeat(40),
  "x".repeat(2_000),
  "x".repeat(12_000),
  "1e300",
  "99999999999999999999",
  "-1",
  "0x10",
  "NaN",
  "null",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "2026-02-31",
  "0000-00-00",
  "9999-12-31",
  "+275760-09-13T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-01-01T00:00:00+23:59",
  "' or 1=1; --",
  "%' and '%",
  "\\",
  "%00%ff",
  "../../../etc/passwd",
  "{{constructor.constructor('x')()}}",
  "$\\frac{1}{",
  "$".repeat(300),
  "<script>alert(1)</script>",
  "=1+1",
  '["2026-01-01T00:00:00Z",99999999999999999999]',
  "eyJhIjoxfQ==",
  "0192f0c1-0000-7000-8000-000000000000",
  "0192F0C1-0000-7000-8000-00000000000Z",
  "a@b.ng",
  "+2348030000000",
];
const oddShapes: unknown[] = [null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }, [{}, []]];

export function oddValue(dice: Dice): unknown {
  const kind = dice.roll();
  if (kind < 0.35) return dice.pick(oddNumbers);
  if (kind < 0.75) return dice.pick(oddTexts);
  if (kind < 0.9) return dice.pick(oddShapes);
  if (kind < 0.94) return reserved(dice.pick(["__proto__", "constructor", "prototype", "hasOwnProperty"]));
  return nested(dice.pick([3, 8, 400]));
}

/** A value that the schema would accept, or nearly. `ids` are ids that the server has returned. */
function fittingValue(schema: JsonSchema, dice: Dice, ids: readonly string[]): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fittingValue(dice.pick(options), dice, ids);
  if (schema.default !== undefined && dice.chance(0.2)) return schema.default;
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  const least = Number(schema.minimum ?? 0);
  const most = Number(schema.maximum ?? least + 50);
  if (type === "integer") return Math.round(least + dice.roll() * Math.min(most - least, 100));
  if (type === "number") return least + dice.roll() * Math.min(most - least, 100);
  if (type === "boolean") return dice.chance(0.5);
  if (type === "null") return null;
  if (type === "array") {
    const from = Number(schema.minItems ?? 0);
    return Array.from({ length: from + dice.upTo(3) }, () => fittingValue(schema.items ?? {}, dice, ids));
  }
  if (type === "object") {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    const given = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name) || dice.chance(0.6));
    return Object.fromEntries(given.map(([name, inner]) => [name, fittingValue(inner, dice, ids)]));
  }
  return fittingText(schema, dice, ids);
}

function fittingText(schema: JsonSchema, dice: Dice, ids: readonly string[]): string {
  const looks = `${schema.format ?? ""} ${schema.pattern ?? ""}`;
  if (looks.includes("uuid") || looks.includes("-[0-9a-f")) return ids.length > 0 ? dice.pick(ids) : oddTexts[38]!;
  if (looks.includes("date-time")) return new Date(Date.now() - dice.upTo(1e7) * 1_000).toISOString();
  if (looks.includes("date"))
    return new Date(Date.now() + (dice.upTo(400) - 200) * 86_400_000).toISOString().slice(0, 10);
  if (looks.includes("email")) return `fuzz${dice.upTo(50)}@example.ng`;
  const words = [
    "Algebra",
    "16:00",
    "Fufu4Supper",
    "fuzz@example.ng",
    "A",
    "2021",
    "08031234567",
    "2030-01-07",
    "CLEAR",
  ];
  return ids.length > 0 && dice.chance(0.3) ? dice.pick(ids) : dice.pick(words);
}

/** Replaces one random place of the value with something odd. */
function spoil(value: unknown, dice: Dice): unknown {
  if (typeof value !== "object" || value === null || dice.chance(0.15)) return oddValue(dice);
  const keys = Object.keys(value);
  if (keys.length === 0 || dice.chance(0.08))
    return Array.isArray(value) ? [...value, oddValue(dice)] : { ...value, [dice.pick(oddTexts)]: oddValue(dice) };
  const key = dice.pick(keys);
  if (dice.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const inner = spoil((value as Record<string, unknown>)[key], dice);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...value, [key]: inner };
}

function partOf(schema: Schema | undefined, dice: Dice, ids: readonly string[]): Record<string, unknown> {
  const value = schema ? fittingValue(jsonSchemaOf(schema), dice, ids) : {};
  const spoilt = dice.chance(0.55) ? spoil(value, dice) : value;
  return dice.chance(0.15) ? (spoil(spoilt, dice) as Record<string, unknown>) : (spoilt as Record<string, unknown>);
}

/** As text in an address. Half of a surrogate pair can only be written byte by byte. */
const encode = (value: unknown) => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
};

function queryOf(query: unknown, dice: Dice): string {
  if (typeof query !== "object" || query === null) return encode(query);
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const plain = `${encode(name)}=${encode(value)}`;
      if (!dice.chance(0.1)) return plain;
      return dice.pick([[plain, plain], `${encode(name)}[]=${encode(value)}`, `${encode(name)}[a][b]=1`, encode(name)]);
    })
    .join("&");
}

export interface OddCall {
  method: string;
  path: string;
  type: string | null;
  body: string | Buffer | null;
}

const BOUNDARY = "----fuzz";
const fileStarts = [
  "",
  "%PDF-1.7",
  "\x89PNG\r\n\x1a\n",
  "ID3",
  "PK\x03\x04",
  "question_body,option_a\n1,2",
  "<quiz>",
  "\xff\xd8\xff",
];

function upload(dice: Dice): Buffer {
  const name = dice.pick([
    "a.png",
    "b.csv",
    "",
    "../../x",
    "\u202egnp.exe",
    "x".repeat(300),
    "a.xlsx",
    "c.docx",
    "d.xml",
    "e.pdf",
  ]);
  const content = Buffer.concat([
    Buffer.from(dice.pick(fileStarts), "latin1"),
    Buffer.from(Array.from({ length: dice.pick([0, 1, 40, 400]) }, () => dice.upTo(255))),
  ]);
  const field = dice.pick(["file", "file", "file", "", "other"]);
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from(dice.chance(0.9) ? `\r\n--${BOUNDARY}--\r\n` : "\r\n"),
  ]);
}

export function oddCall(endpoint: AnyEndpoint, dice: Dice, ids: readonly string[]): OddCall {
  const params = partOf(endpoint.params, dice, ids) ?? {};
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(params[name] ?? (dice.chance(0.7) && ids.length > 0 ? dice.pick(ids) : dice.pick(oddTexts))),
  );
  const query = queryOf(partOf(endpoint.query, dice, ids), dice);
  const address = `/api${path}${query && `?${query}`}`;
  if (endpoint.method === "GET") return { method: "GET", path: address, type: null, body: null };
  const takesFile = typeof endpoint.max_body === "object";
  if (dice.chance(takesFile ? 0.8 : 0.02))
    return {
      method: endpoint.method,
      path: address,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: upload(dice),
    };
  const value = partOf(endpoint.body, dice, ids);
  const text = JSON.stringify(value);
  const way = dice.roll();
  const [type, body] =
    way < 0.82
      ? ["application/json", text]
      : way < 0.92
        ? ["application/x-www-form-urlencoded", queryOf(value, dice)]
        : way < 0.94
          ? ["application/json", text.slice(0, dice.upTo(text.length))]
          : way < 0.96
            ? [dice.pick(["text/plain", "application/xml", "application/json; charset=utf-16", ""]), text]
            : ["application/json", dice.pick(["[]", "null", "7", '"x"', "{}", `{"a":1e999}`, `{"a":1,"a":2}`, "\0"])];
  return { method: endpoint.method, path: address, type, body };
}
