// What the computed questions of several subjects go through before they enter the bank.
import { type Family, plain } from "../authoring.ts";

/** Draws with fewer than four believable wrong options, or whose chief slip gives the key, are passed over. */
export const withFourWrong = (family: Family): Family => ({
  ...family,
  make: (draw) => {
    const made = family.make(draw);
    if (!made || made.wrong[0]?.text === made.right) return null;
    const options = new Set([made.right, ...made.wrong.map(({ text }) => text)].map(plain));
    return options.size < 5 ? null : made;
  },
});
