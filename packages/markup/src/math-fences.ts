// Brackets around something tall. Few phones carry a font whose brackets stretch, so the look comes from our stylesheet;
// the signs themselves stay in the formula, unseen, for those who listen to it.
import type { MathNode } from "./math-tree.ts";

const fences: Record<string, string> = { "()": "tml-paren", "[]": "tml-square", "||": "tml-bars" };
const tall = new Set(["mfrac", "mtable"]);

const isTall = (node: MathNode | string): boolean =>
  typeof node !== "string" && (tall.has(node.tag) || node.children.some(isTall));

function signOf(node: MathNode | string | undefined): string {
  if (!node || typeof node === "string" || node.tag !== "mo" || node.attributes.get("stretchy") === "false") return "";
  const [sign] = node.children;
  return typeof sign === "string" ? sign : "";
}

const unseen = (sign: string): MathNode => ({
  tag: "mo",
  attributes: new Map([["class", "tml-unseen"]]),
  children: [sign],
});

/** The children of a row, with what its first and last sign enclose drawn between brackets where it is tall. */
export function drawFences(children: MathNode["children"]): MathNode["children"] {
  const [open, close] = [signOf(children[0]), signOf(children.at(-1))];
  const inside = children.slice(1, -1);
  const className = fences[open + close];
  if (!className || children.length < 3 || !inside.some(isTall)) return children;
  return [unseen(open), { tag: "mrow", attributes: new Map([["class", className]]), children: inside }, unseen(close)];
}
