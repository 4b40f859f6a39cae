// What a candidate or visitor can read on the web app's screens: every text, and every text that is not translated
// through t().
import path from "node:path";
import { screenTable } from "../../apps/web/src/app/screen-table.ts";
import { type FoundMessage, join, nothingFound } from "./found-messages.ts";
import { filesFrom } from "./modules.ts";
import { hasLetters, lineOf, type Node, type Source, sourceOf, walk } from "./syntax.ts";
import { isMark, textsOf } from "./texts-of.ts";

const webRoot = path.resolve(import.meta.dirname, "../../apps/web/src");

const inWeb = (file: string) => path.join(webRoot, file);

/** Where the staff half of the app starts, and the gallery, which exists only in development. */
const isStaffs = (file: string) => /^app\/(staff-|gallery-)/.test(path.relative(webRoot, file));

const broughtAlongBy = (entries: string[]) =>
  filesFrom(entries, (file) => !file.startsWith(webRoot) || isStaffs(file) || file.startsWith(inWeb("locales")));

/** All files of the app for candidates and visitors: the entries, their screens, and everything they load. */
export const appFiles = (): string[] =>
  broughtAlongBy([
    ...["entry.ts", "first-paint.ts", "main.tsx", "worker/service-worker.ts"].map(inWeb),
    ...screenTable.map(({ file }) => inWeb(`features/${file}-screen.tsx`)),
  ]);

/** Pages that are rendered only when the app is built: the app does not contain them. */
export function pageFiles(): string[] {
  const app = new Set(appFiles());
  return broughtAlongBy([inWeb("prerender.tsx")]).filter((file) => !app.has(file));
}

export const messagesOf = (files: string[]): FoundMessage =>
  join(...files.filter((file) => !MAKERS.has(file)).map((file) => messagesIn(sourceOf(file))));

/** For these functions the arguments are checked, not their result. */
const MAKERS = new Set(["lib/i18n.ts", "ui/rich.ts"].map(inWeb));
const SAYING = new Set(["t", "rich"]);

/** Attributes that are read out or shown. */
const HUMAN = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label", "hint", "heading"]);
/** Fields of notifications and rows that are shown. */
const SHOWN = new Set(["title", "description", "label", "hint", "heading", "note"]);

export function messagesIn(source: Source): FoundMessage {
  const found = nothingFound();
  const { file } = source;
  const place = (node: Node) => `${path.relative(webRoot, file)}:${lineOf(source, node)}`;
  const take = (node: Node) => {
    const texts = textsOf(file, node);
    if (!texts) found.problems.push(`${place(node)} t() of a text the source does not tell: ${cut(source, node)}`);
    for (const text of texts ?? []) found.messages.set(text, place(node));
  };
  /** Text that would be shown exactly as written here. */
  const bare = (node: Node | null | undefined, what: string): void => {
    if (!node) return;
    if (node.type === "Literal" && typeof node.value === "string" && hasLetters(node.value))
      found.problems.push(`${place(node)} ${what} without t(): ${node.value}`);
    else if (node.type === "TemplateLiteral" && node.quasis.some((part: Node) => hasLetters(part.value.cooked)))
      found.problems.push(`${place(node)} ${what} without t(): ${cut(source, node)}`);
    else if (node.type === "ConditionalExpression")
      for (const way of [node.consequent, node.alternate]) bare(way, what);
    else if (node.type === "LogicalExpression") for (const side of [node.left, node.right]) bare(side, what);
    else if (node.type === "JSXExpressionContainer") bare(node.expression, what);
  };
  walk(source.program, (node) => {
    if (isMark(node) || (node.type === "CallExpression" && SAYING.has(node.callee.name))) take(node.arguments[0]);
    else if (node.type === "JSXText" && hasLetters(node.value))
      found.problems.push(`${place(node)} text without t(): ${node.value.trim()}`);
    else if (node.type === "JSXAttribute" && HUMAN.has(nameOf(node.name))) bare(node.value, `${nameOf(node.name)}`);
    else if (node.type === "CallExpression" && node.callee.name === "toast")
      for (const { key, value } of (node.arguments[0]?.properties ?? []) as Node[])
        if (key && SHOWN.has(key.name)) bare(value, "a toast");
    if (/^JSX(Element|Fragment)$/.test(node.type))
      for (const child of node.children as Node[])
        if (child.type === "JSXExpressionContainer") bare(child.expression, "text");
  });
  return found;
}

const nameOf = (name: Node): string => (name.type === "JSXNamespacedName" ? "" : name.name);

const cut = ({ text }: Source, { start, end }: Node) => text.slice(start, Math.min(end, start + 80));
