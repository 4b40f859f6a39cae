// Seeded randomness: the same seed always draws the same question, on every machine.
import { randomFrom } from "./random.ts";

export interface Draw {
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** A number on the grid min, min + step, … max, without floating-point noise. */
  step(min: number, max: number, step: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members of the list, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  chance(share: number): boolean;
}

export function drawing(seed: string): Draw {
  const next = randomFrom(fnv1a(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return {
    int,
    step: (min, max, step) => Number((min + int(0, Math.round((max - min) / step)) * step).toPrecision(12)),
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    some: (list, count) => shuffle(list).slice(0, count),
    shuffle,
    chance: (share) => next() < share,
  };
}

/** FNV-1a with a final mix, so that seeds that differ in one digit give unrelated values. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
