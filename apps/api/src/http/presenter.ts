// The contract's `data` schemas as plain functions that pick and check, made once for each: most replies are objects and
// lists of simple values, for which the general parser does several times the work. What is not simple is left to it, and
// so is every value that does not fit, so that it says what is wrong.
import type { Schema } from "@sabiprep/contract";
import * as z from "zod/mini";

type Present = (value: unknown) => unknown;

/** Stands for "this value does not fit the schema". */
const misfit = Symbol();

/** As much of a schema's definition as is read here. */
interface Definition {
  type: string;
  checks?: unknown[];
  check?: unknown;
  coerce?: boolean;
  catchall?: unknown;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  options: Schema[];
  entries: Record<string, unknown>;
  values: unknown[];
}

const made = new WeakMap<Schema, Present>();

/** Gives the data as the schema promises it; keys the schema does not name are dropped. */
export function present(schema: Schema, data: unknown): unknown {
  const known = made.get(schema) ?? presenterOf(schema);
  made.set(schema, known);
  const shown = known(data);
  return shown === misfit ? z.parse(schema, data) : shown;
}

function presenterOf(schema: Schema): Present {
  const def = schema.def as unknown as Definition;
  const isPlain = !def.checks?.length && !def.check && !def.coerce && !def.catchall;
  return (isPlain && simple[def.type]?.(def)) || ((value) => general(schema, value));
}

function general(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : misfit;
}

const simple: Record<string, (def: Definition) => Present> = {
  string: () => (value) => (typeof value === "string" ? value : misfit),
  number: () => (value) => (Number.isFinite(value) ? value : misfit),
  boolean: () => (value) => (typeof value === "boolean" ? value : misfit),
  null: () => (value) => (value === null ? value : misfit),
  enum: ({ entries }) => oneOf(Object.values(entries)),
  literal: ({ values }) => oneOf(values),
  nullable: ({ innerType }) => {
    const inner = presenterOf(innerType);
    return (value) => (value === null ? null : inner(value));
  },
  optional: ({ innerType }) => {
    const inner = presenterOf(innerType);
    return (value) => (value === undefined ? undefined : inner(value));
  },
  union: ({ options }) => {
    const inners = options.map(presenterOf);
    return (value) => {
      for (const inner of inners) {
        const shown = inner(value);
        if (shown !== misfit) return shown;
      }
      return misfit;
    };
  },
  array: ({ element }) => {
    const inner = presenterOf(element);
    return (value) => {
      if (!Array.isArray(value)) return misfit;
      const shown: unknown[] = new Array(value.length);
      for (let at = 0; at < value.length; at++) {
        const each = inner(value[at]);
        if (each === misfit) return misfit;
        shown[at] = each;
      }
      return shown;
    };
  },
  object: ({ shape }) => {
    const fields = Object.entries(shape).map(([name, schema]) => ({ name, inner: presenterOf(schema) }));
    return (value) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return misfit;
      const shown: Record<string, unknown> = {};
      for (const { name, inner } of fields) {
        const each = inner((value as Record<string, unknown>)[name]);
        if (each === misfit) return misfit;
        if (each !== undefined) shown[name] = each;
      }
      return shown;
    };
  },
};

const oneOf = (values: unknown[]): Present => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : misfit);
};
