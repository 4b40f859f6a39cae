// Source files as syntax trees. The parser is the one that the build uses.
import { readFileSync } from "node:fs";
import { parseSync } from "vite";

export interface Node {
  type: string;
  start: number;
  end: number;
  // The shape of each kind of node is ESTree's; spelling it out here would say nothing the parser does not guarantee.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  [part: string]: any;
}

export interface Source {
  file: string;
  text: string;
  program: Node;
}

const known = new Map<string, Source>();

export function sourceOf(file: string): Source {
  const before = known.get(file);
  if (before) return before;
  return parsed(file, readFileSync(file, "utf8"));
}

/** Parses a text as if it were in this file. */
export function parsed(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${file} can not be read: ${errors[0]!.message}`);
  const source = { file, text, program: program as unknown as Node };
  known.set(file, source);
  return source;
}

/** Calls `visit` for every node, the outer before the inner. If it returns false, the inner nodes are skipped. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return;
  for (const inner of innerOf(node)) walk(inner, visit);
}

export const innerOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((part): part is Node => typeof part === "object" && part !== null && typeof part.type === "string");

export const lineOf = ({ text }: Source, { start }: Node): number => text.slice(0, start).split("\n").length;

/** A slot of a page, which the server fills, has no words of its own. */
export const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));
