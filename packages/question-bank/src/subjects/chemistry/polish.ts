// Every computed question of this subject passes through this step before it enters the bank.
import { type AuthoredQuestion, type Family, plain } from "../../authoring.ts";
import { withFormulas } from "./formula-text.ts";

/** The formulas and numbers of a question in any order. The same ones in other words do not make a new question. */
const figuresOf = ({ body, right }: AuthoredQuestion): string =>
  [...body.matchAll(/\$[^$]*\$|[\d.,]*\d/g), [right]]
    .map(([figure]) => figure)
    .toSorted()
    .join(" ");

const hasFourBelievableWrong = ({ right, wrong }: AuthoredQuestion): boolean =>
  plain(wrong[0]?.text ?? "") !== plain(right) &&
  new Set([right, ...wrong.map(({ text }) => text)].map(plain)).size > 4;

const set = (made: AuthoredQuestion): AuthoredQuestion => ({
  ...made,
  body: withFormulas(made.body),
  right: withFormulas(made.right),
  wrong: made.wrong.map(({ text, slip }) => ({ text: withFormulas(text), slip: withFormulas(slip) })),
  explanation: withFormulas(made.explanation),
});

/**
 * Typesets the formulas. Skips draws whose main slip is the key, that have too few wrong options, or that repeat
 * earlier numbers.
 */
export function polished(family: Family): Family {
  const seen = new Set<string>();
  return {
    ...family,
    make: (draw) => {
      const drawn = family.make(draw);
      if (!drawn || !hasFourBelievableWrong(drawn)) return null;
      const made = set(drawn);
      const figures = figuresOf(made);
      if (seen.has(figures)) return null;
      seen.add(figures);
      return made;
    },
  };
}
