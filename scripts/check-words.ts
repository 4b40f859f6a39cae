// npm run check -- words: our own words for usual things, which made the code hard to read for a newcomer, do not come back. Names are looked
// at as names, and comments and titles of tests as text (docs/glossary.md has the words of the exam world, which stay).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { type Node, walk } from "./messages/syntax.ts";
import { root } from "./run-command.ts";

/** A name, and what to call it. */
const names: Record<string, string> = {
  remembered: "cached",
  foundOld: "invalidate",
  HeardEvent: "DeliveredEvent",
  foldIn: "applyEntries",
  drawIn: "renderInLocale",
  inOurWords: "localizeError",
  isPassing: "isTransient",
  mayMend: "isRetryable",
  comeBack: "restoreSession",
  whyStay: "signOutBlockers",
  serveOutbox: "startOutbox",
  comingTests: "pendingTests",
  latePart: "lazyWithRetry",
  lazyPart: "lazyRoute",
  OnceWanted: "MountOnce",
  shareOut: "assignChunks",
  gatherer: "createBatcher",
  judgedAt: "effectiveNow",
  keyless: "hiddenKeys",
  deedOf: "auditDetails",
  neighbours: "siblings",
  vouched: "trustedTokens",
  laggingRoute: "replicaRoute",
  whenBack: "retryUntilConnected",
  situationOf: "loadStartContext",
  anExamRoom: "examFixture",
  askableRoom: "startableExam",
  letterFrom: "emailFrom",
  MOST: "MAX_ and what it limits",
  LEAST: "MIN_ and what it limits",
  ENOUGH: "MIN_ and what it limits",
};

/** Types named by a participle say what was done to a thing, not what it is. */
const participles = /^(?:Asked|Told|Found|Kept|Wanted|Chosen|Given|Taken|Made|Shown|Said|Met|Seen|Sent|Heard|Begun)$/;

const texts: [RegExp, string][] = [
  [/\bwhoever\b/i, "name who: a student, a caller, another process"],
  [/\banew\b/i, "again"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\bbegun\b/i, "started"],
  [/\bjust now\b/i, "right now"],
  [/\bneed not\b/i, "does not have to"],
  [/\bin vain\b/i, "for nothing"],
  [/\bhence\b/i, "so"],
  [/\bthe house\b/i, "the context"],
  [/\bkeeps? nobody waiting\b/i, "does not delay"],
];

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, maxBuffer: 1e8 })
  .toString()
  .split("\n")
  .filter(
    (file) =>
      /^(?:apps|packages|scripts|e2e|bench)\/.*\.tsx?$/.test(file) && !/\/content\/|\/locales\/|\/dist\//.test(file),
  )
  .filter((file) => file !== "scripts/check-words.ts");

/** File, place and what is wrong, for every old word in a source. */
export function oldWordsIn(file: string, text: string): string[] {
  const { program, comments, errors } = parseSync(file, text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) return [];
  const at = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`;
  const found: string[] = [];
  walk(program as unknown as Node, (node) => {
    // Animals and icons have houses too.
    if (node.type === "Identifier" && /^house$/i.test(node.name) && file.startsWith("apps/api/"))
      found.push(`${at(node.start)} ${node.name}: say context`);
    if (node.type === "Identifier" && Object.hasOwn(names, node.name))
      found.push(`${at(node.start)} ${node.name}: say ${names[node.name]}`);
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type) && participles.test(node.id.name))
      found.push(`${at(node.start)} type ${node.id.name}: say what it is`);
    if (node.type === "CallExpression" && /^(?:test|it|describe)$/.test(node.callee.name ?? ""))
      found.push(...oldTexts(String(node.arguments[0]?.value ?? ""), at(node.start)));
  });
  for (const { value, start } of comments) found.push(...oldTexts(value, at(start)));
  return found;
}

const oldTexts = (text: string, place: string): string[] =>
  texts.flatMap(([word, instead]) => {
    const [old] = word.exec(text) ?? [];
    return old ? [`${place} "${old}": say ${instead}`] : [];
  });

if (process.argv[1] === import.meta.filename) {
  const found = files.flatMap((file) => oldWordsIn(file, readFileSync(path.join(root, file), "utf8")));
  for (const line of found) console.error(line);
  process.exit(found.length === 0 ? 0 : 1);
}
