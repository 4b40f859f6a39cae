// Answer formats that are common in economics.
import { amountIn } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";

const known = (value: number) => {
  if (!Number.isFinite(value)) throw new Error(`the answer came out as ${value}`);
  return value;
};

/** "₦1,250 billion": the answer is in billions too. */
export const inBillions = (options: readonly string[], billions: number): boolean[] =>
  options.map((option) => alike(amountIn(option, "₦", " billion"), known(billions)));

/** "a rise of ₦400" or "deficit of ₦20 billion": the word gives the sign. */
export const upOrDown = (
  options: readonly string[],
  change: number,
  [up, down]: readonly [string, string],
  unit = "",
): boolean[] =>
  options.map((option) => {
    const sign = option.startsWith(`${up} of `) ? 1 : -1;
    return alike(sign * amountIn(option, `${sign > 0 ? up : down} of ₦`, unit), known(change));
  });

/** The total of a first amount when a share of every receipt is passed on, round after round. */
export function passedOn(first: number, share: number): number {
  if (share < 0 || share >= 1) throw new Error(`${share} of every receipt cannot be passed on for ever`);
  let sum = 0;
  for (let round = first; round > sum * 1e-14; round *= share) sum += round;
  return sum;
}
