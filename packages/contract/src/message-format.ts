// Formats a message such as "{count, plural, one {# question} other {# questions}}" with its values. It supports what
// our messages use, names and plurals, and is a tenth of the size of a general formatter.
import { figureText } from "./figure-text.ts";

export type Values = Record<string, string | number>;

type Token = string | { name: string; cases?: Record<string, Token[]> };

const known = new Map<string, Token[]>();

/** `tag` is the language whose rules choose the plural. */
export function formatMessage(message: string, values: Values = {}, tag = "en-NG"): string {
  if (!message.includes("{")) return message;
  let tokens = known.get(message);
  if (!tokens) {
    tokens = read(message, 0, "").tokens;
    known.set(message, tokens);
  }
  return write(tokens, values, tag);
}

/** English and Hausa have a form for one. Yoruba and Igbo do not. */
const formFor = (n: number, tag: string) => (Math.abs(n) === 1 && !/^(yo|ig)\b/.test(tag) ? "one" : "other");

const write = (tokens: readonly Token[], values: Values, tag: string, counted?: number): string =>
  tokens
    .map((token) => {
      if (token === "#" && counted !== undefined) return figureText(counted, { most: 3 });
      if (typeof token === "string") return token;
      const value = values[token.name] ?? "";
      if (!token.cases) return String(value);
      const n = Number(value);
      const chosen = token.cases[n] ?? token.cases[formFor(n, tag)] ?? token.cases.other ?? [];
      return write(chosen, values, tag, n);
    })
    .join("");

function read(message: string, start: number, until: string): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let text = "";
  let at = start;
  const flush = () => {
    if (text) tokens.push(text);
    text = "";
  };
  while (at < message.length && message[at] !== until) {
    if (message[at] === "{") {
      flush();
      const placeholder = readPlaceholder(message, at + 1);
      tokens.push(placeholder.token);
      at = placeholder.end;
    } else if (until && message[at] === "#") {
      flush();
      tokens.push("#");
      at += 1;
    } else {
      text += message[at];
      at += 1;
    }
  }
  flush();
  return { tokens, end: at + 1 };
}

function readPlaceholder(message: string, start: number): { token: Token; end: number } {
  const head = /^\s*(\w+)\s*(?:(})|,\s*plural\s*,)/.exec(message.slice(start));
  if (!head) throw new Error(`Cannot read the placeholder at ${start} of the message: ${message}`);
  const name = head[1]!;
  let at = start + head[0].length;
  if (head[2]) return { token: { name }, end: at };
  const cases: Record<string, Token[]> = {};
  for (;;) {
    const label = /^\s*=?(\w+)\s*\{/.exec(message.slice(at));
    if (!label) break;
    const inner = read(message, at + label[0].length, "}");
    cases[label[1]!] = inner.tokens;
    at = inner.end;
  }
  return { token: { name, cases }, end: message.indexOf("}", at) + 1 };
}
