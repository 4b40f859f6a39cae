// Turns a message such as "{count, plural, one {# question} other {# questions}}" into lingui's compiled form. It knows
// what our messages use, names and plurals, and is a tenth of the size of the general compiler.
import type { I18n } from "@lingui/core";

type CompiledMessage = ReturnType<Parameters<I18n["setMessagesCompiler"]>[0]>;

type Token = string | [name: string] | [name: string, type: "plural", cases: Record<string, CompiledMessage>];

export function compileMessage(message: string): CompiledMessage {
  return read(message, 0, "").tokens as CompiledMessage;
}

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
  if (head[2]) return { token: [name], end: at };
  const cases: Record<string, CompiledMessage> = {};
  for (;;) {
    const label = /^\s*=?(\w+)\s*\{/.exec(message.slice(at));
    if (!label) break;
    const inner = read(message, at + label[0].length, "}");
    cases[label[1]!] = inner.tokens as CompiledMessage;
    at = inner.end;
  }
  return { token: [name, "plural", cases], end: message.indexOf("}", at) + 1 };
}
