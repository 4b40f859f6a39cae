// The server's texts for candidates: those it writes itself (emails, notifications, papers), and the failures in its
// responses.
import { readdirSync } from "node:fs";
import path from "node:path";
import { type AnyEndpoint, contract } from "@sabiprep/contract";
import { type FoundMessage, nothingFound } from "./found-messages.ts";
import { declarationOf, moduleAt } from "./modules.ts";
import { lineOf, type Node, type Source, sourceOf, walk } from "./syntax.ts";
import { isMark, textsOf } from "./texts-of.ts";

const apiRoot = path.resolve(import.meta.dirname, "../../apps/api/src");

const apiFiles = (): string[] =>
  readdirSync(apiRoot, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"))
    .map((file) => path.join(apiRoot, file))
    .sort();

const placeOf = (source: Source, node: Node) => `${path.relative(apiRoot, source.file)}:${lineOf(source, node)}`;
const cut = ({ text }: Source, { start, end }: Node) => text.slice(start, Math.min(end, start + 80));

/** Every text in t(), and every text that msg() marks in the same files. */
export function writtenMessages(files = apiFiles()): FoundMessage {
  const found = nothingFound();
  for (const file of files) if (!MAKERS.has(file)) takeWritten(sourceOf(file), found);
  return found;
}

export function takeWritten(source: Source, found: FoundMessage): void {
  const tells = /\bt\.told\(/.test(source.text);
  walk(source.program, (node) => {
    const isSaid = node.type === "CallExpression" && node.callee.name === "t";
    if (!isSaid && !(tells && isMark(node))) return;
    const texts = textsOf(source.file, node.arguments[0]);
    if (!texts)
      found.problems.push(`${placeOf(source, node)} t() of a text the source does not tell: ${cut(source, node)}`);
    for (const text of texts ?? []) found.messages.set(text, placeOf(source, node));
  });
  for (const problem of lettersWithoutWords(source)) found.problems.push(problem);
}

/** Emails and notifications use t(): a plain text in one would be sent to everybody in English. */
function lettersWithoutWords(source: Source): string[] {
  const problems: string[] = [];
  walk(source.program, (node) => {
    if (node.type !== "Property" || !SAID.has(node.key.name)) return;
    walk(node.value, (inner) => {
      if (inner.type === "CallExpression" && /^(t|fail|failField|say)$/.test(inner.callee.name ?? "")) return false;
      const text = inner.type === "Literal" ? inner.value : inner.type === "TemplateElement" ? inner.value.cooked : "";
      if (inner.type === "Property" && /^(url|link|kind|once_key|event_key)$/.test(inner.key.name)) return false;
      if (typeof text === "string" && /\p{L}{2}/u.test(text) && isWithinLetter(source, node))
        problems.push(`${placeOf(source, inner)} a letter or notice without t(): ${text.slice(0, 60)}`);
      return true;
    });
  });
  return problems;
}

const SAID = new Set(["subject", "heading", "paragraphs", "label", "after", "title", "body"]);

/** Inside emailFrom(), notify() or a `says`. Emails to staff name no `t` and stay English. */
function isWithinLetter(source: Source, property: Node): boolean {
  let within = false;
  walk(source.program, (node) => {
    if (node.start > property.start || node.end < property.end) return false;
    const isLetter = node.type === "CallExpression" && node.callee.name === "emailFrom";
    const writer = isLetter
      ? node.arguments[1]
      : node.type === "Property" && node.key.name === "says"
        ? node.value
        : null;
    if (writer?.params?.some((one: Node) => one.name === "t")) within = true;
    return true;
  });
  return within;
}

/**
 * Marked texts that are sent to the screens, such as the names of badges. The web app translates them by
 * translateServerText().
 */
export function markedMessages(files = apiFiles()): FoundMessage {
  const found = nothingFound();
  for (const file of files) {
    const source = sourceOf(file);
    walk(source.program, (node) => {
      if (!isMark(node)) return;
      for (const text of textsOf(file, node.arguments[0]) ?? []) found.messages.set(text, placeOf(source, node));
    });
  }
  return found;
}

/**
 * In the pipeline: faults of a program, not of a person. Each has the message of its code and no sentence of its own.
 */
const BY_CODE = new Set(["bad_request", "bad_signature", "header_too_large", "unsupported_type"]);
/** Codes that only staff see. */
const STAFFS = new Set(["step_up", "second_step_needed"]);

/**
 * Every failure in which a call of a candidate or visitor can end. The search starts from the app and follows every
 * name, declaration by declaration, but not the routes of staff or background work.
 */
export function failureMessages(): FoundMessage {
  const found = nothingFound();
  const reached = reachedFrom([{ file: app, node: sourceOf(app).program }]);
  for (const { file, node } of reached) takeFailures(sourceOf(file), node, found);
  return found;
}

export function takeFailures(source: Source, tree: Node, found: FoundMessage): void {
  walk(tree, (node) => {
    if (isStaffsRoute(node) || isUnwatched(node)) return false;
    const text = failureText(node, source.file.startsWith(path.join(apiRoot, "http")));
    if (!text) return true;
    const texts = textsOf(source.file, text);
    if (!texts)
      found.problems.push(`${placeOf(source, node)} a failure the source does not tell: ${cut(source, text)}`);
    for (const one of texts ?? []) found.messages.set(one, placeOf(source, node));
    return true;
  });
}

/**
 * The sentence of a fail(), failField(), ownRow() or new Failure(). Null for other nodes, and for faults of a program.
 */
function failureText(node: Node, inPipeline: boolean): Node | null {
  const name = /^(Call|New)Expression$/.test(node.type) ? node.callee.name : undefined;
  if (name === "failField") return node.arguments[1];
  if (name === "ownRow") return node.arguments[4];
  if (name !== "fail" && name !== "Failure") return null;
  if (node.arguments[0]?.type === "SpreadElement") return null;
  const code = node.arguments[0]?.value;
  return STAFFS.has(code) || (inPipeline && BY_CODE.has(code)) ? null : node.arguments[1];
}

interface MessagePart {
  file: string;
  node: Node;
}

const app = path.join(apiRoot, "app.ts");

/** The file that defines fail() itself: its arguments are checked where it is called. */
const MAKERS = new Set(
  ["http/failure.ts", "http/own-row.ts", "languages/words.ts"].map((file) => path.join(apiRoot, file)),
);

function isStaffsRoute(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.name !== "route") return false;
  const [feature, name] = [node.arguments[0]?.object?.name, node.arguments[0]?.property?.name];
  const endpoints = contract as unknown as Record<string, Record<string, AnyEndpoint>>;
  const endpoint = endpoints[feature]?.[name];
  // A route made in a loop is checked for every audience.
  if (!endpoint) return false;
  return endpoint.audience === "staff" || endpoint.path.startsWith("/admin/");
}

const isUnwatched = (node: Node) => node.type === "Property" && /^(jobs|loop|on|cron)$/.test(node.key.name ?? "");

function reachedFrom(parts: MessagePart[]): MessagePart[] {
  const seen = new Set<Node>();
  const waiting = [...parts];
  const reached: MessagePart[] = [];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (seen.has(part.node)) continue;
    seen.add(part.node);
    reached.push(part);
    const { file } = part;
    const module = moduleAt(file);
    walk(part.node, (node) => {
      if (isStaffsRoute(node) || isUnwatched(node)) return false;
      if (node.type !== "Identifier" || !(module.declared.has(node.name) || module.imported.has(node.name)))
        return true;
      const found = declarationOf(file, node.name);
      if (found?.file.startsWith(apiRoot) && !MAKERS.has(found.file)) waiting.push(found);
      return true;
    });
  }
  return reached;
}
