// How far a self-marked score can be trusted. Two things widen it: the marks the student was unsure about, and how far the
// student was from the examiner on specimens.
import { type AttemptTicks, type Guide, markTheory } from "@sabiprep/exam";

/** Without any specimen the range is this share of the marks to each side. */
const UNKNOWN_GAP = 0.15;

export interface SelfMarkedRange {
  low: number;
  high: number;
}

/** `gaps` are |student − examiner| / full marks of the student's latest specimens. */
export function selfMarkedRange(
  guide: Guide,
  ticks: AttemptTicks,
  unsure: readonly string[],
  gaps: readonly number[],
): SelfMarkedRange {
  const scoreWith = (atoms: string[]) =>
    markTheory(guide, { guide_version: guide.version, attempts: [{ ...ticks, atoms }] });
  const without = scoreWith(ticks.atoms.filter((atom) => !unsure.includes(atom)));
  const all = scoreWith([...new Set([...ticks.atoms, ...unsure])]);
  const gap = gaps.length ? gaps.reduce((sum, one) => sum + one, 0) / gaps.length : UNKNOWN_GAP;
  const width = Math.round(gap * all.max);
  return { low: Math.max(0, without.score - width), high: Math.min(all.max, all.score + width) };
}
