// Finds what the built styles use that the minimum browsers do not know and that has no fallback: neither an @supports
// around it nor an earlier declaration of the same property. A selector that a browser does not know invalidates its
// full rule.
import type { Identifier } from "@mdn/browser-compat-data";
import { type AtRule, type Declaration, type Node, parse, type Rule } from "postcss";
import { browsersWithout, compatData } from "./too-new.ts";

/** All four parts always exist, although the types of the data say that they may be missing. */
const css = compatData.css as Record<"at-rules" | "properties" | "selectors" | "types", Record<string, Identifier>>;

/** Without these a page still works. A property covers all its values. */
const HARMLESS: Record<string, string> = {
  "@property": "Tailwind sets the same first values under @supports",
  "the unit lh": "Tailwind gives an empty date field of Safari its height with it",
  "contain-intrinsic-size": "belongs to content-visibility",
  "content-visibility": "saves work, shows the same",
  cursor: "phones have no pointer",
  "display: math": "a browser's own style shows formulas so",
  "font-family": "the next family of the list is taken",
  "forced-color-adjust": "Safari has no forced colours",
  "mask-image": "fades the edge of a wide table out",
  "math-depth": "a browser's own style shows formulas so",
  "math-style": "a browser's own style shows formulas so",
  resize: "phones have no corner to pull",
  rx: "rounds the corners of a bar",
  "scrollbar-width": "a narrow scrollbar shows",
  "text-decoration": "the line is whole instead of dotted",
  "text-wrap": "lines of a heading are of unequal length",
};
const isHarmless = (name: string) => name in HARMLESS || name.split(":")[0]! in HARMLESS;

const isOwnPrefix = (name: string) => /^-(webkit|moz|ms|o|-)/.test(name);

/** Functions and keywords of values by their name, anywhere in the data: `color-mix` is under `color`. */
function namedIn(place: Identifier, name: string): Identifier | undefined {
  for (const [key, inner] of Object.entries(place)) {
    if (key === "__compat") continue;
    if (key === name || key === `${name}-function` || key === `${name}_function`) return inner as Identifier;
    const deeper = namedIn(inner as Identifier, name);
    if (deeper) return deeper;
  }
}

const functions = new Map<string, Identifier | undefined>();
function functionCalled(name: string): Identifier | undefined {
  if (!functions.has(name)) functions.set(name, namedIn(css.types as Identifier, name));
  return functions.get(name);
}

interface UsedFeature {
  name: string;
  feature: Identifier | undefined;
}

/** Inside strings and addresses nothing is a CSS word. */
const bare = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");

function usedInValue({ prop, value }: Declaration): UsedFeature[] {
  const text = bare(value);
  const property = css.properties[prop];
  const called = [...text.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g)].map(([, name]) => name!);
  const words = prop.startsWith("--")
    ? []
    : [...text.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g)].map(([, word]) => word!);
  const units = [...text.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].map(([, unit]) => unit!);
  return [
    ...called.map((name) => ({ name: `${name}()`, feature: property?.[name] ?? functionCalled(name) })),
    ...words.map((word) => ({ name: `${prop}: ${word}`, feature: property?.[word] })),
    ...units.map((unit) => ({ name: `the unit ${unit}`, feature: (css.types.length as Identifier)[unit] })),
  ];
}

const usedInDeclaration = (declaration: Declaration): UsedFeature[] =>
  isOwnPrefix(declaration.prop) && !declaration.prop.startsWith("--")
    ? []
    : [{ name: declaration.prop, feature: css.properties[declaration.prop] }, ...usedInValue(declaration)];

const usedInSelector = ({ selector }: Rule): UsedFeature[] => [
  ...[...selector.replaceAll(/\\./g, "").matchAll(/::?([a-z][a-z-]*)/g)].map(([whole, name]) => ({
    name: whole,
    feature: css.selectors[name!],
  })),
  ...(selector.includes("&") ? [{ name: "nesting", feature: css.selectors.nesting }] : []),
];

function usedInAtRule({ name, params }: AtRule): UsedFeature[] {
  const rule = css["at-rules"][name];
  const used: UsedFeature[] = [{ name: `@${name}`, feature: rule }];
  if (name !== "media" || !rule) return used;
  if (/[<>]/.test(params)) used.push({ name: "@media with < or >", feature: rule.range_syntax });
  const asked = [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, feature]) => feature!);
  return [...used, ...asked.map((feature) => ({ name: `@media (${feature})`, feature: rule[feature] }))];
}

const lacks = ({ feature, name }: UsedFeature) => browsersWithout(feature).length > 0 && !isHarmless(name);

function isAskedFor(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "atrule" && (at as AtRule).name === "supports") return true;
  return false;
}

/** An earlier declaration of the same property that every minimum browser knows, or the property's older name. */
function hasFallback(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type !== "decl") continue;
    if (before.prop === `-webkit-${declaration.prop}`) return true;
    if (before.prop === declaration.prop && !usedInDeclaration(before).some(lacks)) return true;
  }
  return false;
}

/** One line for each feature: its name, which browsers lack it, and the first place. */
export function problemsIn(file: string, text: string): string[] {
  const found = new Map<string, string>();
  const note = (used: UsedFeature[], place: string) => {
    for (const { name, feature } of used.filter(lacks))
      if (!found.has(name))
        found.set(name, `${file}: ${name}, unknown to ${browsersWithout(feature).join(", ")}: ${place.slice(0, 160)}`);
  };
  parse(text).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === "rule") note(usedInSelector(node), node.selector);
    if (node.type === "atrule") note(usedInAtRule(node), `@${node.name} ${node.params}`);
    if (node.type === "decl" && !hasFallback(node))
      note(usedInDeclaration(node), `${node.parent?.toString().split("{")[0]} { ${node} }`);
  });
  return [...found.values()];
}
