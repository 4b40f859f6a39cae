// A question's wording with holes, read strictly: a text that differs from every known wording by a letter is refused.
//   <#price>         a number: 1,250  -3  0.5  12{,}000  16⅔
//   <$sum>           a formula, from its dollar sign to the next
//   <~part>          a part of a formula
//   <who>            words without numbers or full stops; a second <who> must be the same words
//   <what:up|down>   one of these words; <:a|b> is one of them, unnamed
// A name that begins with "_" is not handed on.
// Everything else stands for itself.
import type { PosedQuestion, Solve } from "../solver.ts";

type Hole<Text extends string> = Text extends `${string}<${infer Inner}>${infer Rest}` ? Inner | Hole<Rest> : never;
type NumberName<Inner> = Inner extends `#${infer Name}` ? Name : never;
type WordName<Inner> = Inner extends `#${string}` | `:${string}` | `_${string}` | `$_${string}`
  ? never
  : Inner extends `${"$" | "~"}${infer Name}`
    ? Name
    : Inner extends `${infer Name}:${string}`
      ? Name
      : Inner;

type GivenValue<Text extends string> = { [Name in NumberName<Hole<Text>>]: number } & {
  [Name in WordName<Hole<Text>>]: string;
};

const fractions: Record<string, number> = { "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3 };
const numeral = "[-−]?\\d+(?:(?:,|\\{,\\})\\d{3})*(?:\\.\\d+|[½⅓⅔])?";
const words = "[^\\d₦$.?;]+?";
const literally = (text: string) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");

export const numberIn = (text: string): number => {
  if (!new RegExp(`^${numeral}$`).test(text)) throw new Error(`"${text}" is not a number`);
  const size = Number(text.replaceAll(/,|\{,\}|[-−½⅓⅔]/g, "")) + (fractions[text.at(-1) ?? ""] ?? 0);
  return /^[-−]/.test(text) ? -size : size;
};

interface Pattern {
  fits: RegExp;
  /** The names that are returned, and the ones among them that are numbers. */
  names: string[];
  numbers: string[];
}

function patternOf(wording: string): Pattern {
  const named = new Set<string>();
  const numbers: string[] = [];
  const capture = (name: string, inside: string) => {
    if (named.has(name)) return `\\k<${name}>`;
    named.add(name);
    return `(?<${name}>${inside})`;
  };
  const parts = wording.split(/<([^>]+)>/).map((part, at) => {
    if (at % 2 === 0) return literally(part);
    if (part.startsWith("#")) {
      numbers.push(part.slice(1));
      return capture(part.slice(1), numeral);
    }
    if (part.startsWith("$")) return `\\$${capture(part.slice(1), "[^$]+")}\\$`;
    if (part.startsWith("~")) return capture(part.slice(1), "[^$]+?");
    const [name = "", choices] = part.split(":");
    const inside = choices === undefined ? words : choices.split("|").map(literally).join("|");
    return name ? capture(name, inside) : `(?:${inside})`;
  });
  const names = [...named].filter((name) => !name.startsWith("_")).sort();
  return { fits: new RegExp(`^${parts.join("")}$`, "u"), names, numbers };
}

/** The contents of the holes in the one wording that fits. All wordings must have the same holes. */
export function reader<const Text extends string>(...wordings: Text[]): (text: string) => GivenValue<Text> {
  const patterns = wordings.map(patternOf);
  if (new Set(patterns.map(({ names }) => names.join())).size > 1)
    throw new Error(`unlike holes: ${wordings.join(" ")}`);
  return (text) => {
    const fitting = patterns.filter(({ fits }) => fits.test(text));
    const [only] = fitting;
    if (!only || fitting.length > 1) throw new Error(`${fitting.length} wordings fit "${text}"`);
    const caught = only.fits.exec(text)?.groups ?? {};
    const found = only.names.map((name) => {
      const part = caught[name] ?? "";
      return [name, only.numbers.includes(name) ? numberIn(part) : part];
    });
    // The names come from the same text that the type is built from.
    return Object.fromEntries(found) as GivenValue<Text>;
  };
}

/** A solver for questions with these wordings. */
export function worded<const Text extends string>(
  wordings: readonly Text[],
  judge: (given: GivenValue<Text>, posed: PosedQuestion) => boolean[],
): Solve {
  const read = reader(...wordings);
  return (posed) => judge(read(posed.source.body), posed);
}

/** Uses the only one of several solvers whose wordings fit. */
export const either =
  (...solvers: Solve[]): Solve =>
  (posed) => {
    const refused: string[] = [];
    for (const solve of solvers) {
      try {
        return solve(posed);
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error));
      }
    }
    throw new Error(refused.join("; "));
  };
