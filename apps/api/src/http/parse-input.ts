// Converts the received input to the endpoint's schemas, or refuses it with a message for each field.
import { type AnyEndpoint, type FieldErrors, plainMessage, type Schema } from "@sabiprep/contract";
import * as z from "zod/mini";
import { fail, failRules } from "./failure.ts";
import { fromText } from "./from-text.ts";
import { jsonSchemaOf } from "./json-schema.ts";

export interface Wire {
  params: unknown;
  query: unknown;
  body: unknown;
  isForm: boolean;
}

export function parseInput(endpoint: AnyEndpoint, wire: Wire): Record<string, unknown> {
  const errors: FieldErrors = {};
  const input = {
    ...part(endpoint.params, textual(endpoint.params, wire.params), errors),
    ...part(endpoint.query, textual(endpoint.query, wire.query), errors),
    ...part(endpoint.body, wire.isForm ? textual(endpoint.body, wire.body) : wire.body, errors),
  };
  if (Object.keys(errors).length > 0) failRules(errors);
  refuseUnsound(input);
  return input;
}

const textual = (schema: Schema | undefined, value: unknown) =>
  schema ? fromText(jsonSchemaOf(schema), value) : value;

function part(schema: Schema | undefined, value: unknown, errors: FieldErrors): Record<string, unknown> {
  if (!schema) return {};
  const parsed = z.safeParse(schema, value ?? {}, { error: plainMessage });
  if (parsed.success) return parsed.data as Record<string, unknown>;
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".") || "body";
    errors[field] ??= [];
    if (!errors[field].includes(issue.message)) errors[field].push(issue.message);
  }
  return {};
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. Refused here once, they never reach a query. */
const unsound = /\0|\p{Surrogate}/u;

function refuseUnsound(value: unknown): void {
  if (typeof value === "string") {
    if (unsound.test(value)) fail("validation", "Your text has a character we cannot save. Please remove it.");
  } else if (typeof value === "object" && value !== null && !Buffer.isBuffer(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (unsound.test(key)) fail("validation", "Your text has a character we cannot save. Please remove it.");
      refuseUnsound(inner);
    }
  }
}
