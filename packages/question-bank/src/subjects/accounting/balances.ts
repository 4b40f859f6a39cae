// How a question shows balances.
import { count, money } from "../mathematics/number-text.ts";

/** A table of named balances in naira. */
export const balances = (rows: readonly (readonly [name: string, amount: number])[]): string =>
  `| Item | ₦ |\n|---|---|\n${rows.map(([name, amount]) => `| ${name} | ${count(amount)} |`).join("\n")}`;

/** A profit or a loss, in words. */
export const profitOrLoss = (amount: number): string | null => {
  const size = money(Math.abs(amount));
  return size && `${amount < 0 ? "Loss" : "Profit"} of ${size}`;
};
