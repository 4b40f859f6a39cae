// The form of SQL inside our code, which the formatter of the other code leaves as it is: keywords in lower case, no
// line beyond the width of the code, no tabs and no trailing spaces, and no arrays of two tables unnested together.
import { type Node, parsed, walk } from "./messages/syntax.ts";

export const WIDTH = 120;

export interface Breach {
  line: number;
  what: string;
}

/** The words at which a part of a statement may start a new line. */
const clause =
  /^(?:select|from|where|join|left|cross|inner|lateral|on|using|order|group|having|limit|returning|set|values|union|except|and|or|when|else|with|for|do)\b/;
const shouted =
  /\b(?:SELECT|FROM|WHERE|JOIN|LEFT|ON|ORDER|GROUP|BY|HAVING|LIMIT|RETURNING|INSERT|INTO|UPDATE|DELETE|SET|VALUES|UNION|AND|OR|NOT|NULL|IN|AS|CASE|WHEN|THEN|ELSE|END|WITH|CREATE|ALTER|DROP|TABLE|INDEX)\b/;

/**
 * The kind of each character of a file: outside a statement, SQL, or SQL that is read literally (a literal, a comment).
 */
type Kind = "code" | "sql" | "fixed";

const isSql = (tag: Node): boolean => (tag.type === "TSInstantiationExpression" ? tag.expression : tag).name === "sql";

/** The texts between the values of every statement in the file. */
function textsOf(file: string, text: string): Node[][] {
  if (!/\bsql[<`]/.test(text)) return [];
  const found: Node[][] = [];
  walk(parsed(file, text).program, (node) => {
    if (node.type === "TaggedTemplateExpression" && isSql(node.tag)) found.push(node.quasi.quasis);
  });
  return found;
}

function kindsOf(text: string, statements: Node[][]): Kind[] {
  const kinds = Array<Kind>(text.length).fill("code");
  for (const quasis of statements) {
    let ends: string | null = null;
    for (const { start, end } of quasis)
      for (let at = start; at < end; at++) {
        if (ends === null && text[at] === "'") ends = "'";
        else if (ends === null && text.startsWith("--", at)) ends = "\n";
        else if (ends !== null && text[at] === ends) ends = null;
        else if (ends === null && !/["`$\\]/.test(text[at]!)) kinds[at] = "sql";
        if (kinds[at] !== "sql") kinds[at] = "fixed";
      }
  }
  return kinds;
}

/**
 * Finds where the arrays of two tables are taken apart in one unnest: a plan may do that for every pair of rows before
 * it checks which belong together, which costs the square of the rows. They must be combined in a materialized step
 * first.
 */
function pairsTakenApart(text: string, kinds: Kind[]): Breach[] {
  const spoken = [...text].map((letter, at) => (kinds[at] === "sql" || letter === "\n" ? letter : " ")).join("");
  return [...spoken.matchAll(/\bunnest\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(({ index, 1: taken }) => {
    const tables = new Set([...taken!.matchAll(/\b([a-z_]\w*)\.\w/g)].map(([, table]) => table));
    const line = spoken.slice(0, index).split("\n").length;
    return tables.size > 1 ? [{ line, what: `unnest of ${[...tables].join(" and ")} at once` }] : [];
  });
}

export function breachesOf(file: string, text: string): Breach[] {
  const statements = textsOf(file, text);
  if (statements.length === 0) return [];
  const kinds = kindsOf(text, statements);
  const breaches = pairsTakenApart(text, kinds);
  let start = 0;
  for (const [at, line] of text.split("\n").entries()) {
    const own = kinds.slice(start, start + line.length);
    const spoken = [...line].map((letter, place) => (own[place] === "sql" ? letter : " ")).join("");
    if (own.some((kind) => kind !== "code")) {
      if (line.length > WIDTH) breaches.push({ line: at + 1, what: `SQL past ${WIDTH} columns` });
      if (/\s$|\t/.test(line)) breaches.push({ line: at + 1, what: "a tab, or blanks at the end of a line of SQL" });
      const word = shouted.exec(spoken);
      if (word) breaches.push({ line: at + 1, what: `${word[0]} in capitals` });
    }
    start += line.length + 1;
  }
  return breaches;
}

/**
 * Breaks SQL lines that are too long where a part of the statement starts. What it cannot break is left for a person.
 */
export function mended(file: string, text: string): string {
  const kinds = kindsOf(text, textsOf(file, text));
  let start = 0;
  const lines = text.split("\n").flatMap((line) => {
    const own = kinds.slice(start, start + line.length);
    start += line.length + 1;
    return own.includes("sql") ? broken(line, own, `${/^ */.exec(line)![0]}  `) : [line];
  });
  return lines.join("\n");
}

function broken(line: string, kinds: Kind[], indent: string): string[] {
  if (line.length <= WIDTH) return [line];
  const at = bestBreak(line, kinds);
  if (at === null) return [line];
  const rest = indent + line.slice(at + 1);
  const restKinds = [...Array<Kind>(indent.length).fill("fixed"), ...kinds.slice(at + 1)];
  return [line.slice(0, at), ...broken(rest, restKinds, indent)];
}

/** The outermost place for a break, and of those the last one that leaves the line short enough. */
function bestBreak(line: string, kinds: Kind[]): number | null {
  const from = /^ */.exec(line)![0].length + 30;
  let depth = 0;
  let best: { at: number; cost: number } | null = null;
  for (let at = 0; at <= Math.min(WIDTH, line.length - 1); at++) {
    if (kinds[at] !== "sql") continue;
    if (line[at] === "(") depth++;
    if (line[at] === ")") depth--;
    if (line[at] !== " " || at < from) continue;
    const isPart = clause.test(line.slice(at + 1)) || line[at - 1] === ",";
    const cost = depth + (isPart ? 0 : 3);
    if (best === null || cost <= best.cost) best = { at, cost };
  }
  return best?.at ?? null;
}
