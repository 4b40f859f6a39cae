// Mutants of one kind: a query or a comparison without its owner condition, one for each condition in a file.
import type { Mutant } from "./make-mutants.ts";

const column = String.raw`(?:\w+\.)?(?:candidate_id|owner_id|member_id)`;

/** The patterns of an owner condition, and the code that replaces it. */
const forms: [RegExp, string][] = [
  [new RegExp(String.raw`\s*\.where\(\s*"${column}", "=", [\w.]+\)`, "g"), ""],
  [new RegExp(String.raw`\beb\("${column}", "=", [\w.]+\)`, "g"), "eb.lit(true)"],
  [new RegExp(String.raw`(?<!\bset )\b${column} = \$\{[\w.]+\}`, "g"), "true"],
  [/\b[\w?.]+\.candidate_id === (?!null)[\w.]+/g, "(true as boolean)"],
];

export function withoutOwner(source: string): Mutant[] {
  const found = forms.flatMap(([form, text]) => [...source.matchAll(form)].map((match) => ({ match, text })));
  return found
    .toSorted((a, b) => a.match.index - b.match.index)
    .map(({ match, text }, at) => ({
      name: `without ${match[0].trim()} #${at + 1}`,
      line: source.slice(0, match.index + match[0].length).split("\n").length,
      source: source.slice(0, match.index) + text + source.slice(match.index + match[0].length),
    }));
}
