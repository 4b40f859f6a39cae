// Keeps server-only parts of an endpoint out of the bundle: its limits, its line for the API's page, and the schema of
// its reply, which the server has already parsed. Parts of the schema library that only these use are dropped too. An
// input schema is built on first use: a screen names dozens of endpoints and has a form for one or two.
import { type Plugin, parseAst } from "vite";

const CONTRACT = /packages[\\/]contract[\\/]src[\\/](?!endpoint\.ts)[\w-]+\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const stripServerSchemas = (): Plugin => ({
  name: "slim-endpoints",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const parts: Node[] = [];
    walk(parseAst(code) as unknown as Node, (node) => {
      if (node.type === "CallExpression" && (node.callee as Node).name === "endpoint") parts.push(...partsOf(node));
    });
    let slim = code;
    for (const part of parts.sort((a, b) => b.start - a.start))
      slim = `${slim.slice(0, part.start)}${slimmed(part, code)}${slim.slice(part.end)}`;
    return { code: slim, map: null };
  },
});

const SERVERS = new Set(["data", "summary", "limits"]);
const ASKED_LATER = new Set(["params", "query", "body"]);

const nameOf = (property: Node): string => (property.key as Node | undefined)?.name as string;

function partsOf(call: Node): Node[] {
  const [spec] = call.arguments as Node[];
  const properties = (spec?.properties as Node[] | undefined) ?? [];
  return properties.filter((property) => SERVERS.has(nameOf(property)) || ASKED_LATER.has(nameOf(property)));
}

function slimmed(property: Node, code: string): string {
  const name = nameOf(property);
  if (SERVERS.has(name)) return `${name}: undefined`;
  const { start, end } = property.value as Node;
  return `get ${name}() { return ${code.slice(start, end)}; }`;
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const part of Object.values(node))
    for (const inner of Array.isArray(part) ? part : [part])
      if (typeof inner === "object" && inner !== null && "type" in inner) walk(inner as Node, visit);
}
