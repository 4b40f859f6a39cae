// The possible texts of an expression, if the source itself determines them. Otherwise null.
import { declarationOf } from "./modules.ts";
import type { Node } from "./syntax.ts";

export function textsOf(file: string, node: Node | null | undefined, depth = 0): string[] | null {
  if (!node || depth > 12) return null;
  const inner = (part: Node) => textsOf(file, part, depth + 1);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : null;
    case "TemplateLiteral":
      return node.expressions.length === 0 ? [node.quasis[0].value.cooked] : null;
    case "BinaryExpression":
      return glued(inner(node.left), inner(node.right));
    case "ConditionalExpression":
      return both(inner(node.consequent), inner(node.alternate));
    case "LogicalExpression":
      return both(inner(node.left), inner(node.right));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
    case "ChainExpression":
      return inner(node.expression);
    case "CallExpression":
      return isMark(node) || node.callee.name === "say" ? inner(node.arguments[0]) : null;
    case "Identifier": {
      const found = declarationOf(file, node.name);
      return found?.node.type === "VariableDeclarator" ? textsOf(found.file, found.node.init, depth + 1) : null;
    }
    case "MemberExpression": {
      const table = tableOf(file, node.object, depth + 1);
      if (!table) return null;
      if (!node.computed) return textsIn(table.file, [table.entries.get(node.property.name)], depth + 1);
      return textsIn(table.file, [...table.entries.values()], depth + 1);
    }
    default:
      return null;
  }
}

/** `msg("…")` marks a text that is stored in a table and translated where it is shown. */
export const isMark = (node: Node): boolean => node.type === "CallExpression" && node.callee.name === "msg";

const both = (a: string[] | null, b: string[] | null) => (a && b ? [...a, ...b] : null);

const glued = (a: string[] | null, b: string[] | null) =>
  a?.length === 1 && b?.length === 1 ? [`${a[0]}${b[0]}`] : null;

function textsIn(file: string, nodes: (Node | undefined)[], depth: number): string[] | null {
  const texts = nodes.map((node) => textsOf(file, node, depth));
  return texts.every((found) => found !== null) ? texts.flat() : null;
}

/** A constant object or array, as its values. */
function tableOf(file: string, node: Node, depth: number): { file: string; entries: Map<string, Node> } | null {
  if (depth > 12) return null;
  if (/^(TS(As|Satisfies|NonNull)|Parenthesized|Chain)Expression$/.test(node.type))
    return tableOf(file, node.expression, depth + 1);
  if (node.type === "ObjectExpression")
    return {
      file,
      entries: new Map(
        (node.properties as Node[])
          .filter(({ type }) => type === "Property")
          .map(({ key, value }) => [String(key.name ?? key.value), value]),
      ),
    };
  if (node.type === "ArrayExpression")
    return { file, entries: new Map((node.elements as Node[]).map((element, at) => [String(at), element])) };
  if (node.type === "Identifier") {
    const found = declarationOf(file, node.name);
    return found?.node.type === "VariableDeclarator" && found.node.init
      ? tableOf(found.file, found.node.init, depth + 1)
      : null;
  }
  if (node.type === "MemberExpression" && !node.computed) {
    const outer = tableOf(file, node.object, depth + 1);
    const value = outer?.entries.get(node.property.name);
    return outer && value ? tableOf(outer.file, value, depth + 1) : null;
  }
  return null;
}
