// The computed questions of several subjects pass through this step before they enter the bank.
import { type Family, plain } from "../authoring.ts";

/** Skips draws with fewer than four believable wrong options, or whose main slip gives the key. */
export const withFourWrong = (family: Family): Family => ({
  ...family,
  make: (draw) => {
    const made = family.make(draw);
    if (!made || made.wrong[0]?.text === made.right) return null;
    const options = new Set([made.right, ...made.wrong.map(({ text }) => text)].map(plain));
    return options.size < 5 ? null : made;
  },
});
