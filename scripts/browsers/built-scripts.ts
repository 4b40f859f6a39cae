// Finds what the built scripts use that the minimum browsers do not have: methods of JavaScript and the browser that
// libraries call. Our own sources are compiled against what those browsers have (lib-for-browsers.ts). Libraries are
// not.
import type { Identifier } from "@mdn/browser-compat-data";
import { type Node, parsed, walk } from "../messages/syntax.ts";
import { browsersWithout, compatData } from "./too-new.ts";

const builtins = (compatData.javascript as { builtins: Identifier }).builtins as Record<string, Identifier>;

/** Names that libraries use for their own methods. */
const OWN_NAMES: Record<string, string> = { union: "z.union of zod" };

/**
 * Methods of JavaScript that only too new features have, by name. A name that an older feature also has proves nothing.
 */
function tooNewNames(): Map<string, Identifier> {
  const found = new Map<string, Identifier>();
  const older = new Set<string>();
  for (const place of Object.values(builtins))
    for (const [key, feature] of Object.entries(place) as [string, Identifier][]) {
      if (key === "__compat" || key.endsWith("_static") || !feature.__compat) continue;
      if (browsersWithout(feature).length === 0) older.add(key);
      else if (!found.has(key)) found.set(key, feature);
    }
  for (const name of older) found.delete(name);
  return found;
}

const instanceNames = tooNewNames();

function featureOf({ object, property }: Node): { name: string; feature: Identifier } | null {
  const name: string = property.name;
  if (object.type === "Identifier" && /^[A-Z]/.test(object.name)) {
    const place = builtins[object.name] ?? compatData.api[object.name];
    const feature = place?.[name] ?? place?.[`${name}_static`];
    if (feature) return { name: `${object.name}.${name}`, feature };
  }
  const feature = instanceNames.get(name);
  return feature && !(name in OWN_NAMES) ? { name: `.${name}`, feature } : null;
}

/** One line for each feature that a file calls without checking for it anywhere. */
export function problemsIn(file: string, text: string): string[] {
  const { program } = parsed(`${file.replace(/\.js$/, "")}.ts`, text);
  const called = new Map<string, string>();
  const askedFor = new Set<string>();
  const callees = new Set<Node>();
  walk(program, (node) => {
    if (node.type === "CallExpression" && node.callee.type === "MemberExpression" && !node.optional)
      callees.add(node.callee);
    // Not called: compared, tested, or passed on.
    if (node.type === "MemberExpression" && !node.computed && !callees.has(node)) askedFor.add(node.property.name);
    if (node.type === "BinaryExpression" && node.operator === "in" && typeof node.left.value === "string")
      askedFor.add(node.left.value);
  });
  for (const callee of callees) {
    if (callee.computed || callee.property.type !== "Identifier" || askedFor.has(callee.property.name)) continue;
    const found = featureOf(callee);
    if (!found) continue;
    const lacking = browsersWithout(found.feature);
    const place = text.slice(Math.max(0, callee.start - 40), callee.end + 40).replaceAll(/\s+/g, " ");
    if (lacking.length > 0)
      called.set(found.name, `${file}: ${found.name}(), unknown to ${lacking.join(", ")}: ${place}`);
  }
  return [...called.values()];
}
