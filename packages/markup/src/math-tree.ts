// Reads the MathML that temml writes into a small tree, so that our output is built from a list of allowed parts.
import { RenderProblem } from "./render-problem.ts";

export interface MathNode {
  tag: string;
  attributes: Map<string, string>;
  children: (MathNode | string)[];
}

const piece = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([a-z-]+)="([^"]*)"/g;
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

const unescaped = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);

export function readMathTree(mathml: string): MathNode {
  const root: MathNode = { tag: "root", attributes: new Map(), children: [] };
  const open = [root];
  piece.lastIndex = 0;
  while (piece.lastIndex < mathml.length) {
    const found = piece.exec(mathml);
    const parent = open.at(-1);
    if (!found || !parent) throw new RenderProblem("the formula cannot be read back");
    const [, closing, tag = "", attributes = "", selfClosing, text] = found;
    if (text !== undefined) parent.children.push(unescaped(text));
    else if (closing) open.pop();
    else {
      const pairs = [...attributes.matchAll(attribute)].map(
        ([, name = "", value = ""]) => [name, unescaped(value)] as const,
      );
      const node: MathNode = { tag, attributes: new Map(pairs), children: [] };
      parent.children.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  const [math] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !math || typeof math === "string")
    throw new RenderProblem("the formula is not one piece");
  return math;
}
