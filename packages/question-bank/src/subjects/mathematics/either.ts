// Two slips may come to one answer: whoever has it made the one or the other.
import { whyOfSlip } from "../../why-of-slip.ts";

type Slip<T> = readonly [answer: T, slip: string];

/** The slips, where the first that comes to an answer also names the next one that does; a cause stands in for a slip without one. */
export const either = <T>(write: (answer: T) => string | null, slips: readonly Slip<T>[]): Slip<T>[] =>
  slips.map(([answer, slip], at) => {
    const text = write(answer);
    const other = slips
      .slice(at + 1)
      .find(([same, cause]) => text !== null && write(same) === text && whyOfSlip(cause));
    if (!other) return [answer, slip];
    return [answer, whyOfSlip(slip) ? `${slip}, or ${other[1]}` : other[1]];
  });
