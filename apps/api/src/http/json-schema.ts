// JSON Schema of the contract's own schemas, made once for each. The OpenAPI page shows it, and the form parser reads
// it.
import type { Schema } from "@sabiprep/contract";
import * as z from "zod/mini";

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  [more: string]: unknown;
}

const made = new WeakMap<Schema, JsonSchema>();

export function jsonSchemaOf(schema: Schema): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  const fresh = z.toJSONSchema(schema, { unrepresentable: "any" }) as JsonSchema;
  delete fresh.$schema;
  made.set(schema, fresh);
  return fresh;
}
