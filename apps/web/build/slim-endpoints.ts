// What only the server reads of an endpoint stays out of the bundle: its limits, its line for the API's page, and the schema of its reply,
// which the server has parsed already; with the schemas go the parts of the schema library that only they use.
import { type Plugin, parseAst } from "vite";

const CONTRACT = /packages[\\/]contract[\\/]src[\\/](?!endpoint\.ts)[\w-]+\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const slimEndpoints = (): Plugin => ({
  name: "slim-endpoints",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const dropped: Node[] = [];
    walk(parseAst(code) as unknown as Node, (node) => {
      if (node.type === "CallExpression" && (node.callee as Node).name === "endpoint")
        dropped.push(...serverPartsOf(node));
    });
    let kept = code;
    for (const { start, end } of dropped.sort((a, b) => b.start - a.start))
      kept = `${kept.slice(0, start)}undefined${kept.slice(end)}`;
    return { code: kept, map: null };
  },
});

const SERVERS = new Set(["data", "summary", "limits"]);

function serverPartsOf(call: Node): Node[] {
  const [spec] = call.arguments as Node[];
  return ((spec?.properties as Node[] | undefined) ?? [])
    .filter((property) => SERVERS.has((property.key as Node | undefined)?.name as string))
    .map((property) => property.value as Node);
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const part of Object.values(node))
    for (const inner of Array.isArray(part) ? part : [part])
      if (typeof inner === "object" && inner !== null && "type" in inner) walk(inner as Node, visit);
}
