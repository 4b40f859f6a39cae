// Texts that people paste into the question search: a part of a question as they see it, with signs left by a form, an
// email or a keyboard.
import { wordsOfSource } from "../features/questions/finding/search-tokens.ts";

export interface PastedFrom {
  key: string;
  body: string;
  explanation: string;
  options: { source: string }[];
}

export interface Paste {
  key: string;
  kind: string;
  typed: string;
}

const WORDS = 18;

/** The part of a text around the first match of `feature`. */
function stretch(text: string, feature: RegExp): string {
  const words = text.split(/\s+/).filter(Boolean);
  const at = Math.max(
    0,
    words.findIndex((word) => feature.test(word)),
  );
  const from = Math.max(0, Math.min(at - 8, words.length - WORDS));
  return words.slice(from, from + WORDS).join(" ");
}

const flat = (text: string) => text.normalize("NFKC").replaceAll("−", "-").replaceAll("–", "-");
const quoted = (text: string) => `"${text.split(" ").slice(4, 12).join(" ").replaceAll(/["“”]/g, "")}"`;
const asIs = (text: string) => text;
const oneLine = (text: string) => `  ${flat(text).replaceAll(" ", "  ")} `;

const decimal = /\d\.\d/;
const formula = /[A-Za-z)][₀-₉]/;
const index = /[⁰¹²³⁴-⁹⁻√]/;

type Of = (question: PastedFrom) => string;
const body: Of = (question) => wordsOfSource(question.body);
const explanation: Of = (question) => wordsOfSource(question.explanation);

const kinds: { kind: string; of: Of; feature: RegExp; typed: (text: string) => string; many: number }[] = [
  { kind: "decimals", of: body, feature: decimal, typed: asIs, many: 8 },
  { kind: "decimals, signs flattened", of: body, feature: decimal, typed: flat, many: 8 },
  { kind: "chemistry", of: body, feature: formula, typed: asIs, many: 5 },
  { kind: "chemistry, figures flattened", of: body, feature: formula, typed: flat, many: 9 },
  { kind: "indices", of: body, feature: index, typed: asIs, many: 4 },
  { kind: "indices flattened", of: body, feature: index, typed: oneLine, many: 8 },
  { kind: "a quoted phrase", of: body, feature: /\p{L}{6}/u, typed: quoted, many: 6 },
  { kind: "an explanation", of: explanation, feature: decimal, typed: flat, many: 6 },
  { kind: "a quoted phrase of an explanation", of: explanation, feature: /\p{L}{7}/u, typed: quoted, many: 6 },
];

/** The same bank gives the same pastes, because the questions are taken in even steps. */
export function pastesFrom(bank: readonly PastedFrom[]): Paste[] {
  return kinds.flatMap(({ kind, of, feature, typed, many }) => {
    const fitting = bank.filter((question) => {
      const text = of(question);
      return feature.test(text) && text.split(/\s+/).length >= 14;
    });
    const step = Math.max(1, Math.floor(fitting.length / many));
    return Array.from({ length: Math.min(many, fitting.length) }, (_, at) => {
      const question = fitting[at * step]!;
      return { key: question.key, kind, typed: typed(stretch(of(question), feature)).slice(0, 200) };
    });
  });
}
