// Query strings and form bodies contain only text. The schema decides which values are numbers or booleans.
import type { JsonSchema } from "./json-schema.ts";

export function fromText(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => fromText(schema.items ?? {}, inner));
  if (typeof value === "object" && value !== null) {
    const properties = schema.properties ?? {};
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fromText(properties[name] ?? {}, inner)]),
    );
  }
  return typeof value === "string" ? scalar(schema, value) : value;
}

function scalar(schema: JsonSchema, text: string): unknown {
  const kinds = kindsOf(schema);
  if (kinds.has("boolean")) {
    if (["true", "1", "on"].includes(text)) return true;
    if (["false", "0", "off"].includes(text)) return false;
  }
  if ((kinds.has("number") || kinds.has("integer")) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kinds.has("null") && text === "") return null;
  return text;
}

const read = new WeakMap<JsonSchema, Set<string>>();

function kindsOf(schema: JsonSchema): Set<string> {
  const known = read.get(schema) ?? readKinds(schema);
  read.set(schema, known);
  return known;
}

function readKinds(schema: JsonSchema): Set<string> {
  const own = [schema.type ?? []].flat();
  const literal = "const" in schema ? [typeof schema.const] : [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) => [...kindsOf(option)]);
  return new Set([...own, ...literal, ...inner]);
}
