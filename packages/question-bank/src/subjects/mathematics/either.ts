// Two slips may give the same answer. A student with that answer made one or the other.
import { whyOfSlip } from "../../why-of-slip.ts";

type Slip<T> = readonly [answer: T, slip: string];

/**
 * The slips. The first one that gives an answer also names the next one with the same answer. If it has no cause, the
 * next one's cause replaces it.
 */
export const either = <T>(write: (answer: T) => string | null, slips: readonly Slip<T>[]): Slip<T>[] =>
  slips.map(([answer, slip], at) => {
    const text = write(answer);
    const other = slips
      .slice(at + 1)
      .find(([same, cause]) => text !== null && write(same) === text && whyOfSlip(cause));
    if (!other) return [answer, slip];
    return [answer, whyOfSlip(slip) ? `${slip}, or ${other[1]}` : other[1]];
  });
