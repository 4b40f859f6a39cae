// What every computed question of this subject goes through before it enters the bank.
import { type Family, plain } from "../../authoring.ts";
import { withFormulas } from "./formula-text.ts";

/** Sets the formulas, and passes over draws whose tempting slip is the key or that leave fewer than four wrong options. */
export const polished = (family: Family): Family => ({
  ...family,
  make: (draw) => {
    const made = family.make(draw);
    if (!made || plain(made.wrong[0]?.text ?? "") === plain(made.right)) return null;
    if (new Set([made.right, ...made.wrong.map(({ text }) => text)].map(plain)).size < 5) return null;
    return {
      ...made,
      body: withFormulas(made.body),
      right: withFormulas(made.right),
      wrong: made.wrong.map(({ text, slip }) => ({ text: withFormulas(text), slip })),
      explanation: withFormulas(made.explanation),
    };
  },
});
