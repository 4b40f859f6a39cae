// A guide that is changed while answers are being marked. What needs no eye is computed again, and the rest is marked
// again.
import type { AttemptTicks, Guide, GuideAtom, TheoryPart, TheoryTicks } from "../theory/guide.ts";

/** An answer can be marked by another guide only if the question has the same parts. */
export const hasSameParts = (a: readonly Pick<TheoryPart, "id">[], b: readonly Pick<TheoryPart, "id">[]): boolean =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/**
 * The same ticks for the new guide, or null when the answer has to be marked again: a ticked atom, level or deduction is
 * gone, or there is an atom that no marker has looked for.
 */
export function ticksForGuide(before: Guide, ticks: TheoryTicks, after: Guide): TheoryTicks | null {
  const old = new Map(before.atoms.map((atom) => [atom.id, atom]));
  const isNew = ({ id, kind }: GuideAtom) => (old.get(id)?.kind === "band") !== (kind === "band") || !old.has(id);
  if (after.atoms.some(isNew)) return null;
  const fits = ticks.attempts.every((attempt) => attemptFits(attempt, after));
  return fits ? { ...ticks, guide_version: after.version } : null;
}

function attemptFits({ atoms, bands, deductions }: AttemptTicks, guide: Guide): boolean {
  const byId = new Map(guide.atoms.map((atom) => [atom.id, atom]));
  const isThere = (id: string) => byId.has(id) && byId.get(id)?.kind !== "band";
  return (
    atoms.every(isThere) &&
    Object.entries(bands).every(([id, marks]) => byId.get(id)?.bands.some((band) => band.marks === marks)) &&
    deductions.every(({ code, part }) =>
      guide.deductions.some(
        (deduction) => deduction.code === code && (deduction.once === "question" || part !== undefined),
      ),
    )
  );
}
