// The browser sends what the contract's bodies allow, but it does not parse replies again: the server has done so. So the
// reply schemas stay out of the bundle, and with them the parts of the schema library that only they use.
import { type Plugin, parseAst } from "vite";

const CONTRACT = /packages[\\/]contract[\\/]src[\\/](?!endpoint\.ts)[\w-]+\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const dropReplySchemas = (): Plugin => ({
  name: "drop-reply-schemas",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const replies: Node[] = [];
    walk(parseAst(code) as unknown as Node, (node) => {
      const reply = node.type === "CallExpression" && (node.callee as Node).name === "endpoint" && replyOf(node);
      if (reply) replies.push(reply);
    });
    let kept = code;
    for (const { start, end } of replies.sort((a, b) => b.start - a.start))
      kept = `${kept.slice(0, start)}undefined${kept.slice(end)}`;
    return { code: kept, map: null };
  },
});

function replyOf(call: Node): Node | undefined {
  const [spec] = call.arguments as Node[];
  const property = (spec?.properties as Node[] | undefined)?.find(
    (property) => (property.key as Node | undefined)?.name === "data",
  );
  return property?.value as Node | undefined;
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const part of Object.values(node))
    for (const inner of Array.isArray(part) ? part : [part])
      if (typeof inner === "object" && inner !== null && "type" in inner) walk(inner as Node, visit);
}
