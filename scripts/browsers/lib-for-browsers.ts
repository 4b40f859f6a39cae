// TypeScript's own declarations of JavaScript and the browser, changed so that what the minimum browsers lack may be
// undefined. Code that uses such a feature without checking for it first does not compile. With `secureOnly` the same
// applies to what browsers offer only at a secure address (https or localhost): a school's server in its own network
// often has neither.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Identifier } from "@mdn/browser-compat-data";
import { type Node, parsed } from "../messages/syntax.ts";
import { browsersWithout, compatData } from "./too-new.ts";

const SECURE = "Available only in secure contexts.";
/** Other names under which TypeScript declares a built-in. */
const SAME_AS: Record<string, string> = {
  ReadonlyArray: "Array",
  ReadonlyMap: "Map",
  ReadonlySet: "Set",
  IteratorObject: "Iterator",
  CallableFunction: "Function",
  NewableFunction: "Function",
};
const typedArray = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;

interface Edit {
  at: number;
  until: number;
  text: string;
}

/** Which interfaces extend which, over all files: a mixin has no entry of its own in the data, but its users have. */
type Extenders = Map<string, string[]>;

const libFolder = path.dirname(
  (await import(new URL("./getExePath.js", import.meta.resolve("typescript")).href)).default(),
);
const textOf = (name: string) => readFileSync(path.join(libFolder, `lib.${name}.d.ts`), "utf8");

/** The files of these libraries, each with the files it refers to. */
function filesOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    filesOf(
      [...textOf(name).matchAll(/<reference lib="([\w.]+)"/g)].map(([, other]) => other!),
      found,
    );
  }
  return found;
}

function placeOf(name: string): Identifier | undefined {
  const known = SAME_AS[name] ?? (typedArray.test(name) ? name : name.replace(/Constructor$/, ""));
  const { builtins } = compatData.javascript as { builtins: Identifier };
  const own: Identifier | undefined = builtins[known] ?? builtins.Intl?.[known] ?? compatData.api[known];
  return typedArray.test(name) ? { ...builtins.TypedArray, ...own } : own;
}

function memberOf(owner: string, name: string): Identifier | undefined {
  const place = placeOf(owner);
  return place?.[name] ?? place?.[`${name}_static`];
}

function lacksMember(owner: string, name: string, extenders: Extenders): boolean {
  const own = memberOf(owner, name);
  if (own) return browsersWithout(own).length > 0;
  const users = (extenders.get(owner) ?? []).map((user) => memberOf(user, name)).filter((user) => user !== undefined);
  return users.length > 0 && users.every((user) => browsersWithout(user).length > 0);
}

const statementsOf = (program: Node): Node[] =>
  (program.body as Node[]).flatMap((node) =>
    node.type === "TSModuleDeclaration" ? ((node.body?.body ?? []) as Node[]) : [node.declaration ?? node],
  );

function noteExtenders(extenders: Extenders, program: Node): void {
  for (const node of statementsOf(program))
    if (node.type === "TSInterfaceDeclaration")
      for (const { expression } of (node.extends ?? []) as Node[])
        if (expression?.name) extenders.set(expression.name, [...(extenders.get(expression.name) ?? []), node.id.name]);
}

/** `owner` is null for a global. */
export interface Lacking {
  owner: string | null;
  name: string;
}

interface Reading {
  text: string;
  program: Node;
  secureOnly: boolean;
  extenders: Extenders;
  edits: Edit[];
  lacking: Lacking[];
}

function isSecureOnly({ text, secureOnly }: Reading, node: Node): boolean {
  const before = secureOnly ? text.slice(0, node.start).trimEnd() : "";
  return before.endsWith("*/") && before.slice(before.lastIndexOf("/**")).includes(SECURE);
}

function readMember(reading: Reading, owner: string, node: Node, wholeIsSecure = false): void {
  const isNamed = node.type === "TSMethodSignature" || node.type === "TSPropertySignature";
  if (!isNamed || node.computed || node.optional || node.key.type !== "Identifier") return;
  const { name, end } = node.key;
  if (!wholeIsSecure && !isSecureOnly(reading, node) && !lacksMember(owner, name, reading.extenders)) return;
  reading.lacking.push({ owner, name });
  // A pair of accessors has no optional form. The name then becomes unknown, so no code can use it either.
  if (node.kind === "get" || node.kind === "set") reading.edits.push({ at: node.start, until: node.end, text: "" });
  else reading.edits.push({ at: end, until: end, text: "?" });
}

function lacksGlobal(reading: Reading, name: string, node: Node): boolean {
  const feature = memberOf("Window", name) ?? placeOf(name);
  const lacks = isSecureOnly(reading, node) || browsersWithout(feature).length > 0;
  if (lacks) reading.lacking.push({ owner: null, name });
  return lacks;
}

function readStatement(reading: Reading, node: Node): void {
  const { edits } = reading;
  if (node.type === "TSInterfaceDeclaration") {
    // A mixin exists only through its users: navigator.locks is one.
    const isMixin = !reading.text.includes(`declare var ${node.id.name}:`);
    const wholeIsSecure = isMixin && isSecureOnly(reading, node);
    for (const part of node.body.body as Node[]) readMember(reading, node.id.name, part, wholeIsSecure);
  }
  if (node.type === "VariableDeclaration")
    for (const { id } of node.declarations as Node[]) {
      const type = id.typeAnnotation?.typeAnnotation;
      if (!type) continue;
      if (type.type === "TSTypeLiteral") for (const part of type.members as Node[]) readMember(reading, id.name, part);
      if (lacksGlobal(reading, id.name, node)) edits.push({ at: type.end, until: type.end, text: " | undefined" });
    }
  if (node.type === "TSDeclareFunction" && lacksGlobal(reading, node.id.name, node))
    edits.push({ at: node.start, until: node.end, text: `declare var ${node.id.name}: Function | undefined;` });
}

/** The declarations of these libraries, and what the minimum browsers lack in them. */
export function libForBrowsers(
  names: readonly string[],
  { secureOnly }: { secureOnly: boolean },
): { text: string; lacking: Lacking[]; extenders: Extenders } {
  const sources = [...filesOf(names)].map((name) => parsed(`lib.${name}.d.ts`, textOf(name)));
  const extenders: Extenders = new Map();
  for (const { program } of sources) noteExtenders(extenders, program);
  const lacking: Lacking[] = [];
  const texts = sources.map(({ text, program }) => {
    const reading: Reading = { text, program, secureOnly, extenders, edits: [], lacking };
    for (const node of statementsOf(program)) readStatement(reading, node);
    return applied(text, reading.edits);
  });
  return { text: texts.join("\n").replaceAll(/^\/\/\/ <reference .*$/gm, ""), lacking, extenders };
}

function applied(text: string, edits: Edit[]): string {
  let out = "";
  let at = 0;
  for (const edit of edits.sort((a, b) => a.at - b.at)) {
    out += text.slice(at, edit.at) + edit.text;
    at = edit.until;
  }
  return out + text.slice(at);
}
