// Small wrong changes to a file, each of which a test should notice: conditions reversed, boundaries moved, words of a
// statement swapped, calls left out. In TypeScript by its syntax tree, in SQL (also inside templates) by its words.
import { parseSync } from "@swc/core";

export interface Mutant {
  /**
   * Stays the same while the code around it changes: the old text, the new text, and its index among identical ones.
   */
  name: string;
  line: number;
  source: string;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  [name: string]: unknown;
}

const operators: Record<string, string[]> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};

/** Words of SQL and their replacements. A pattern with spaces matches words only. */
const sqlWords: [RegExp, string][] = [
  [/\band\b/g, "or"],
  [/\bor\b(?! replace)/g, "and"],
  [/\bnot exists\b/g, "exists"],
  [/(?<!not )\bexists\b(?= \()/g, "not exists"],
  [/\bis null\b/g, "is not null"],
  [/\bis not null\b/g, "is null"],
  [/\bis distinct from\b/g, "is not distinct from"],
  [/\bnot in\b/g, "in"],
  [/(?<!not )\bin\b(?= \()/g, "not in"],
  [/ <= /g, " < "],
  [/ < /g, " <= "],
  [/ >= /g, " > "],
  [/ > /g, " >= "],
  [/ = /g, " <> "],
  [/ \+ /g, " - "],
  [/ \* /g, " / "],
  [/\bdesc\b/g, "asc"],
  [/\bgreatest\b/g, "least"],
  [/\bdo nothing\b/g, "do update set received_at = excluded.received_at returning 1"],
];

export function mutantsOf(file: string, source: string): Mutant[] {
  const changes = file.endsWith(".sql") ? sqlChanges(source, 0) : typescriptChanges(source);
  const seen = new Map<string, number>();
  return changes
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const bytes = Buffer.from(source);
      const before = bytes.subarray(0, start).toString();
      const was = bytes.subarray(start, end).toString();
      const what = `${short(was)} -> ${short(text)}`;
      const no = (seen.get(what) ?? 0) + 1;
      seen.set(what, no);
      return {
        name: `${what} #${no}`,
        line: before.split("\n").length,
        source: before + text + bytes.subarray(end).toString(),
      };
    });
}

const short = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 70);

function typescriptChanges(source: string): Change[] {
  const bytes = Buffer.from(source);
  const changes: Change[] = [];
  // The parser counts bytes from one.
  const at = ({ span }: Node) => ({ start: span.start - 1, end: span.end - 1 });
  const textOf = (node: Node) => bytes.subarray(at(node).start, at(node).end).toString();
  const replace = (node: Node, text: string) => changes.push({ ...at(node), text });

  const byType: Record<string, (node: Node) => void> = {
    BinaryExpression: (node) => {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      for (const other of operators[operator] ?? []) replace(node, `(${textOf(left)} ${other} ${textOf(right)})`);
    },
    ConditionalExpression: (node) => {
      const { consequent, alternate } = node as unknown as { consequent: Node; alternate: Node };
      replace(node, `(${textOf(consequent)})`);
      replace(node, `(${textOf(alternate)})`);
    },
    IfStatement: (node) => {
      replace(node.test as Node, "(true as boolean)");
      replace(node.test as Node, "(false as boolean)");
    },
    UnaryExpression: (node) => {
      if (node.operator === "!") replace(node, textOf(node.argument as Node));
    },
    BooleanLiteral: (node) => replace(node, node.value ? "false" : "true"),
    NumericLiteral: (node) => replace(node, String(Number(node.value) + 1)),
    UpdateExpression: (node) => replace(node, textOf(node).replace("++", "--")),
    ExpressionStatement: (node) => {
      const { type } = node.expression as Node;
      if (type === "CallExpression" || type === "AwaitExpression") replace(node, ";");
    },
    CallExpression: (node) => {
      const callee = node.callee as Node;
      const name = (callee.property as { value?: string } | undefined)?.value ?? "";
      if (callee.type === "MemberExpression" && /^(filter|sort|toSorted|slice|trim)$/.test(name))
        replace(node, textOf(callee.object as Node));
      if (callee.type === "MemberExpression" && /^(min|max)$/.test(name))
        replace(node, textOf(node).replace(`.${name}(`, name === "min" ? ".max(" : ".min("));
      if (callee.type === "MemberExpression" && /^(every|some)$/.test(name))
        replace(node, textOf(node).replace(`.${name}(`, name === "some" ? ".every(" : ".some("));
    },
    TemplateLiteral: (node) => {
      for (const quasi of node.quasis as Node[])
        if (isSql(textOf(node))) changes.push(...sqlChanges(textOf(quasi), at(quasi).start));
    },
  };

  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (typeof node === "object" && node !== null) {
      const { type } = node as Node;
      // Types do nothing at run time.
      if (type?.startsWith("Ts") && !["TsAsExpression", "TsNonNullExpression"].includes(type)) return;
      if (type) byType[type]?.(node as Node);
      for (const [name, inner] of Object.entries(node)) if (name !== "span") walk(inner);
    }
  };
  walk(parseSync(source, { syntax: "typescript" }).body);
  return changes;
}

const isSql = (text: string) => /\b(select|insert into|update|delete from|where|exists)\b/.test(text);

/** In an SQL file only the guard's function counts. The rest runs once and is checked by other tests. */
const guard = /create function protected_questions\(.*?\$\$.*?\$\$/gs;

function sqlChanges(source: string, offset: number): Change[] {
  const bodies = [...source.matchAll(source.includes("$$") ? guard : /.+/gs)];
  return bodies.flatMap(({ 0: body, index }) =>
    sqlWords.flatMap(([word, other]) =>
      [...body.matchAll(word)].map((found) => {
        const start = offset + Buffer.byteLength(source.slice(0, index + found.index));
        return { start, end: start + Buffer.byteLength(found[0]), text: other };
      }),
    ),
  );
}
