// How files are connected: what each declares, what it imports and from where.
import { existsSync } from "node:fs";
import path from "node:path";
import { innerOf, type Node, type Source, sourceOf, walk } from "./syntax.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A name in another file. `*` means the file as a whole. */
interface ModuleExport {
  file: string;
  name: string;
}

interface Module {
  source: Source;
  /** Everything declared at the top level of the file, by name. */
  declared: Map<string, Node>;
  imported: Map<string, ModuleExport>;
  /** Names re-exported from other files. */
  handedOn: Map<string, ModuleExport>;
  handedOnWhole: string[];
  /** Every file that this one loads, including by import(). */
  files: Set<string>;
}

const known = new Map<string, Module>();

/** Null for everything that is not our own source: packages, styles, types. */
function fileAt(from: string, address: string): string | null {
  if (address.startsWith("@sabiprep/")) {
    const file = path.join(root, "packages", address.slice("@sabiprep/".length), "src/index.ts");
    return existsSync(file) ? file : null;
  }
  if (!address.startsWith(".") || !/\.tsx?$/.test(address)) return null;
  return path.resolve(path.dirname(from), address);
}

export function moduleAt(file: string): Module {
  const before = known.get(file);
  if (before) return before;
  const source = sourceOf(file);
  const module: Module = {
    source,
    declared: new Map(),
    imported: new Map(),
    handedOn: new Map(),
    handedOnWhole: [],
    files: new Set(),
  };
  known.set(file, module);
  for (const statement of source.program.body as Node[]) takeIn(module, file, statement);
  walk(source.program, (node) => {
    if (node.type !== "ImportExpression" || node.source.type !== "Literal") return;
    const target = fileAt(file, node.source.value);
    if (target) module.files.add(target);
  });
  return module;
}

function takeIn(module: Module, file: string, statement: Node): void {
  const target = statement.source ? fileAt(file, statement.source.value) : null;
  const isType = statement.importKind === "type" || statement.exportKind === "type";
  if (target && !isType) module.files.add(target);
  if (statement.type === "ImportDeclaration" && target)
    for (const { type, imported, local } of statement.specifiers as Node[])
      module.imported.set(local.name, {
        file: target,
        name: type === "ImportSpecifier" ? imported.name : type === "ImportDefaultSpecifier" ? "default" : "*",
      });
  else if (statement.type === "ExportNamedDeclaration" && target)
    for (const { local, exported } of statement.specifiers as Node[])
      module.handedOn.set(exported.name, { file: target, name: local.name });
  else if (statement.type === "ExportAllDeclaration" && target) module.handedOnWhole.push(target);
  else declare(module, statement.declaration ?? statement);
}

function declare({ declared }: Module, statement: Node): void {
  if (statement.type === "VariableDeclaration")
    for (const declarator of statement.declarations as Node[])
      for (const name of namesIn(declarator.id)) declared.set(name, declarator);
  else if (statement.id?.name) declared.set(statement.id.name, statement);
}

const namesIn = (pattern: Node): string[] =>
  pattern.type === "Identifier" ? [pattern.name] : innerOf(pattern).flatMap(namesIn);

/** The file that really declares a name, found through all re-exports. */
export function declarationOf(file: string, name: string): { file: string; node: Node } | null {
  const module = moduleAt(file);
  const node = module.declared.get(name);
  if (node) return { file, node };
  const place = module.imported.get(name) ?? module.handedOn.get(name);
  if (place) return place.name === "*" ? null : declarationOf(place.file, place.name);
  for (const whole of module.handedOnWhole) {
    const found = declarationOf(whole, name);
    if (found) return found;
  }
  return null;
}

/** All files that these load, except where `stops` ends the search. */
export function filesFrom(entries: readonly string[], stops: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || stops(file)) continue;
    found.add(file);
    waiting.push(...moduleAt(file).files);
  }
  return [...found].sort();
}
