// A key is suspect if a wrong option behaves like the right one: good candidates choose it rather than the key.
import { MIN_RESPONSES } from "@sabiprep/contract";
import type { FigureRow, ItemKey } from "./item-statistics.ts";

/**
 * The wrong option must correlate with good scores on its own, more than chance explains with so few answers. The
 * candidates who chose it must have scored clearly better than those who chose the key.
 */
const MIN_CORRELATION = 0.1;
const CHANCE = 1.6;
const MIN_LEAD = 1;

export interface Suspicion {
  option: string;
  /** How far the option's point-biserial is above the key's, in thousandths. */
  strength: number;
}

interface Choice {
  n: number;
  mean: number;
}

export function suspectKey(rows: readonly FigureRow[], key: ItemKey): Suspicion | null {
  if (key.is_void) return null;
  const choices = new Map<string, { n: number; total: number; squares: number }>();
  for (const { option, score, responses } of rows) {
    const name = key.accepted.includes(option) ? "key" : option;
    const sofar = choices.get(name) ?? { n: 0, total: 0, squares: 0 };
    sofar.n += responses;
    sofar.total += responses * score;
    sofar.squares += responses * score * score;
    choices.set(name, sofar);
  }
  const all = [...choices.values()];
  const n = all.reduce((sum, choice) => sum + choice.n, 0);
  if (n < MIN_RESPONSES) return null;
  const mean = all.reduce((sum, { total }) => sum + total, 0) / n;
  const deviation = Math.sqrt(Math.max(0, all.reduce((sum, { squares }) => sum + squares, 0) / n - mean ** 2));
  if (deviation === 0) return null;
  const correlation = (choice: Choice) =>
    choice.n === 0 || choice.n === n ? 0 : ((choice.mean - mean) / deviation) * Math.sqrt(choice.n / (n - choice.n));
  const meanOf = (name: string): Choice => {
    const { n, total } = choices.get(name) ?? { n: 0, total: 0 };
    return { n, mean: n === 0 ? mean : total / n };
  };
  const keyed = meanOf("key");
  const suspects = [...choices.keys()]
    .filter((option) => option !== "key" && option !== "")
    .flatMap((option) => {
      const choice = meanOf(option);
      const strength = correlation(choice) - correlation(keyed);
      // If nobody chose the key, there are no scores to compare with.
      const doubt = deviation * Math.sqrt(1 / Math.max(choice.n, 1) + 1 / Math.max(keyed.n, 1));
      const lead = (choice.mean - keyed.mean) / doubt;
      const isSuspect =
        correlation(choice) >= Math.max(MIN_CORRELATION, CHANCE / Math.sqrt(n)) && strength > 0 && lead >= MIN_LEAD;
      return isSuspect ? [{ option, strength: Math.round(strength * 1000) }] : [];
    })
    .sort((a, b) => b.strength - a.strength);
  return suspects[0] ?? null;
}
