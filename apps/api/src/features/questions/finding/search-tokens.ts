// Texts as the search compares them. A question gives the same tokens as shown, as written and as pasted by a person.
// Decimals stay whole, and raised or lowered digits are digits (H₂O, H2O and $\mathrm{H_{2}O}$ are h2o, x², x^2 and x2
// are x2).
import { parse, toText } from "@sabiprep/markup";

const greek: Record<string, string> = {
  ...{ α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", ζ: "zeta", η: "eta", θ: "theta", ϑ: "theta" },
  ...{ ι: "iota", κ: "kappa", λ: "lambda", μ: "mu", ν: "nu", ξ: "xi", π: "pi", ρ: "rho", σ: "sigma", ς: "sigma" },
  ...{ τ: "tau", υ: "upsilon", φ: "phi", ϕ: "phi", χ: "chi", ψ: "psi", ω: "omega" },
};

/** A number, a Greek letter, a root with its number, or a word that may end with digits. */
const TOKEN = /\d+(?:\.\d+)*|[\u0370-\u03ff]|√\d*|[^\P{L}\u0370-\u03ff](?:[^\P{L}\u0370-\u03ff]|\d)*/gu;

/** Runs of tokens with only signs between them: text typed without a space belongs together. */
export function tokenRuns(text: string): string[][] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[\^_{}]/g, "")
      // 12,000 is one number.
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
      .split(/\s+/)
      .map((run) => (run.match(TOKEN) ?? []).map(tokenOf))
      .filter((run) => run.length > 0)
  );
}

/** The database would split 1.9 at the point and drop the root. */
const tokenOf = (found: string): string => greek[found] ?? found.replace("√", "sqrt").replaceAll(".", "d");

const MARKS = /[$\\*_|[\]{}^~<#]/;

/** A text as it was written, with its markup parsed. */
export function wordsOfSource(source: string): string {
  if (!MARKS.test(source)) return source;
  try {
    return toText(parse(source), "words");
  } catch {
    return source;
  }
}

export interface SearchedTexts {
  body: string;
  options: { source: string }[];
  explanation: string;
  hint: string;
  instruction: string;
  whys: Record<string, { source: string }>;
}

const tokens = (...sources: string[]): string =>
  sources
    .flatMap((source) => tokenRuns(wordsOfSource(source)))
    .flat()
    .join(" ");

/** By weight: the text, its options, the explanation, and the rest. */
export const searchedTokens = ({ body, options, explanation, hint, instruction, whys }: SearchedTexts) => ({
  a: tokens(body),
  b: tokens(...options.map(({ source }) => source)),
  c: tokens(explanation),
  d: tokens(instruction, hint, ...Object.values(whys).map(({ source }) => source)),
});
