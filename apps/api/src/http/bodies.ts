// Request bodies: JSON and nested form data, within their size limits. Prototype keys, duplicate keys and too much
// nesting are refused.
import type { FastifyInstance, FastifyRequest } from "fastify";
import qs from "qs";
import { fail } from "./failure.ts";

export const BODY_LIMIT = 64 * 1024;
export const ANSWERS_LIMIT = 256 * 1024;
const MAX_KEYS = 2_000;
const DEEPEST = 6;

export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: FastifyRequest, text: string) => {
      if (text === "") return {};
      try {
        return plainObject(JSON.parse(text));
      } catch (problem) {
        if (problem instanceof SyntaxError) fail("bad_request", "The body is not valid JSON.");
        throw problem;
      }
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, text: string) => formBody(text),
  );
}

function formBody(text: string): unknown {
  const pairs = text.split("&").filter(Boolean);
  if (pairs.length > MAX_KEYS) fail("bad_request", "The form contains too many fields.");
  const names = pairs.map((pair) => pair.split("=", 1)[0]!);
  if (new Set(names).size < names.length) fail("bad_request", "A field of the form is given twice.");
  try {
    // The form parser silently ignores such names. We report the error, as with JSON.
    if (names.some((name) => decode(name).split(/[[\]]/).some(isReserved))) refuseReserved();
    return plainObject(
      qs.parse(text, {
        depth: DEEPEST,
        strictDepth: true,
        arrayLimit: MAX_KEYS,
        parameterLimit: MAX_KEYS,
        allowPrototypes: true,
        decoder: (part) => decode(part),
      }),
    );
  } catch (problem) {
    if (problem instanceof RangeError || problem instanceof URIError)
      fail("bad_request", "We could not read the form.");
    throw problem;
  }
}

const isReserved = (key: string) => key === "__proto__" || key === "constructor" || key === "prototype";
const refuseReserved = () => fail("bad_request", "The body contains a field that is not allowed.");

const decode = (part: string) => decodeURIComponent(part.replaceAll("+", " "));

/** A plain object at every level, no deeper than a real body, with no key that reaches a prototype. */
function plainObject(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) fail("bad_request", "The body is nested too deep.");
  if (typeof value !== "object" || value === null) {
    if (depth === 0) fail("bad_request", "The body must be an object.");
    return value;
  }
  if (depth === 0 && Array.isArray(value)) fail("bad_request", "The body must be an object.");
  const keys = Object.keys(value);
  if (keys.length > MAX_KEYS) fail("bad_request", "The body contains too many fields.");
  for (const key of keys) {
    if (isReserved(key)) refuseReserved();
    plainObject((value as Record<string, unknown>)[key], depth + 1);
  }
  return value;
}
