import { contract, type Schema } from "@sabiprep/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { present } from "./presenter.ts";

const outcomeOf = (work: () => unknown) => {
  try {
    return { json: JSON.stringify(work()) };
  } catch (problem) {
    return { problem: (problem as z.core.$ZodError).issues };
  }
};

function alike(schema: Schema, value: unknown): void {
  expect(outcomeOf(() => present(schema, value))).toEqual(outcomeOf(() => z.parse(schema, value)));
}

/** Values that mostly fit a schema, with keys it does not name, and sometimes one that does not fit. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const misfitting = { arbitrary: fc.anything({ maxDepth: 1 }), weight: 1 };
  return fc.oneof({ arbitrary: fitting(schema), weight: 60 }, misfitting);
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(valueFor));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return schema.format === "uuid" ? fc.uuid() : fc.string({ maxLength: 5 });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "integer":
      return fc.integer();
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return fc
        .record(
          Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueFor(inner)])),
        )
        .map((known) => ({ ...known, password_hash: "must not be shown" }));
    default:
      return fc.anything({ maxDepth: 1 });
  }
}

describe("the compiled presenter gives the same result as the general parser", () => {
  for (const [feature, endpoints] of Object.entries(contract))
    test(`of every reply of ${feature}`, () => {
      for (const { data } of Object.values(endpoints))
        fc.assert(
          fc.property(valueFor(jsonSchemaOf(data)), (value) => alike(data, value)),
          { numRuns: 40 },
        );
    });

  test("each kind of schema works at its limits", () => {
    const kinds: Schema[] = [
      z.string(),
      z.number(),
      z.int(),
      z.boolean(),
      z.null(),
      z.enum(["a", "b"]),
      z.literal(["a", 1, true]),
      z.nullable(z.object({ a: z.string() })),
      z.object({ a: z.optional(z.string()), "b c": z.array(z.number()) }),
      z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
      z.record(z.string(), z.number()),
      z.string().check(z.minLength(2)),
      z.looseObject({ a: z.string() }),
      z.pipe(
        z.string(),
        z.transform((text: string) => text.length),
      ),
      z.array(z.nullable(z.array(z.object({ a: z.boolean() })))),
    ];
    const values = [
      ...["", "a", "ab", 0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, null, undefined, 10n],
      ...[
        [],
        {},
        { a: "a", x: 1 },
        { b: "b" },
        { "b c": [1] },
        { "b c": [1, "2"] },
        { a: 1 },
        [null, [{ a: true, b: 1 }]],
      ],
      ...[{ a: undefined, "b c": [] }, new Date(0), () => {}, Symbol.iterator, new Map([["a", 1]])],
    ];
    for (const schema of kinds) for (const value of values) alike(schema, value);
  });
});

test("a key the schema does not name is never shown", () => {
  const schema = z.object({ people: z.array(z.object({ name: z.string() })) });
  expect(present(schema, { people: [{ name: "Ada", password_hash: "x" }], secret: 1 })).toEqual({
    people: [{ name: "Ada" }],
  });
});
