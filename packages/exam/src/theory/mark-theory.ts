// Marks a theory answer from the ticks of a marker: a pure function with a version, like `mark()`.
import type { AtomKind, AttemptTicks, Guide, GuideAtom, GuideDeduction, TheoryTicks } from "./guide.ts";
import { marksOfGuide } from "./guide.ts";

/** Increased whenever the same ticks could get another score. Grades keep the version they were made with. */
export const THEORY_SCORING_VERSION = 1;

export type LostReason = "not_ticked" | "needs" | "group_full" | "below_top_band";

export interface LostMark {
  atom: string;
  marks: number;
  reason: LostReason;
  /** The atoms that were missing, for the reason "needs". */
  needs?: string[];
}

export interface TakenDeduction {
  code: string;
  part?: string;
  /** What was really taken. It is less than the guide says when fewer marks were won. */
  marks: number;
}

export interface TheoryMark {
  scoring_version: number;
  guide_version: number;
  score: number;
  max: number;
  /** The index of the attempt that counts. */
  attempt: number;
  parts: { part: string; score: number; max: number }[];
  /** What each atom gave, only atoms that gave something. */
  earned: Record<string, number>;
  lost: LostMark[];
  deductions: TakenDeduction[];
}

export class TicksRefused extends Error {
  override name = "TicksRefused";
}

/** @throws TicksRefused when the ticks do not belong to this guide. */
export function markTheory(guide: Guide, ticks: TheoryTicks): TheoryMark {
  refuseForeignTicks(guide, ticks);
  const marked = ticks.attempts.map((attempt) => markAttempt(guide, attempt));
  // If both attempts have the same score, the first counts.
  const best = marked.reduce((at, one, here) => (one.score > (marked[at]?.score ?? -1) ? here : at), 0);
  const chosen = marked[best] ?? markAttempt(guide, { atoms: [], bands: {}, deductions: [] });
  return {
    scoring_version: THEORY_SCORING_VERSION,
    guide_version: guide.version,
    max: marksOfGuide(guide),
    attempt: best,
    ...chosen,
  };
}

function refuseForeignTicks(guide: Guide, ticks: TheoryTicks): void {
  if (ticks.guide_version !== guide.version)
    throw new TicksRefused(`These ticks are for version ${ticks.guide_version}, not ${guide.version}.`);
  if (ticks.attempts.length > 2) throw new TicksRefused("A question has at most two attempts.");
  const atoms = new Map(guide.atoms.map((atom) => [atom.id, atom]));
  const codes = new Map(guide.deductions.map((deduction) => [deduction.code, deduction]));
  const parts = new Set(guide.parts.map(({ id }) => id));
  for (const attempt of ticks.attempts) {
    for (const id of attempt.atoms)
      if (!atoms.has(id) || atoms.get(id)?.kind === "band") throw new TicksRefused(`The guide has no atom ${id}.`);
    for (const [id, marks] of Object.entries(attempt.bands))
      if (!atoms.get(id)?.bands.some((band) => band.marks === marks))
        throw new TicksRefused(`The guide has no band ${id} with ${marks} marks.`);
    for (const { code, part } of attempt.deductions) {
      const deduction = codes.get(code);
      if (!deduction) throw new TicksRefused(`The guide has no deduction ${code}.`);
      if (part !== undefined && !parts.has(part)) throw new TicksRefused(`The question has no part ${part}.`);
      if (deduction.once === "part" && part === undefined)
        throw new TicksRefused(`Say in which part the deduction ${code} applies.`);
    }
  }
}

type AttemptMark = Pick<TheoryMark, "score" | "parts" | "earned" | "lost" | "deductions">;

function markAttempt(guide: Guide, attempt: AttemptTicks): AttemptMark {
  const lost: LostMark[] = [];
  const won = new Map<string, number>();
  const reached = reachedAtoms(guide, attempt);
  for (const atom of guide.atoms) {
    const value = tickedMarks(atom, attempt);
    if (value > 0 && !reached.has(atom.id)) {
      const needs = atom.needs.filter((id) => !reached.has(id));
      lost.push({ atom: atom.id, marks: atom.marks, reason: "needs", needs });
      continue;
    }
    if (value > 0) won.set(atom.id, value);
    if (value < atom.marks)
      lost.push({ atom: atom.id, marks: atom.marks - value, reason: value > 0 ? "below_top_band" : "not_ticked" });
  }
  keepBestOfGroups(guide, won, lost);
  const taken = takeDeductions(guide, attempt, won);
  const parts = guide.parts.map(({ id, marks }) => ({ part: id, score: 0, max: marks }));
  const byPart = new Map(parts.map((part) => [part.part, part]));
  for (const atom of guide.atoms) {
    const part = byPart.get(atom.part);
    if (part) part.score += won.get(atom.id) ?? 0;
  }
  const earned = Object.fromEntries([...won].filter(([, marks]) => marks > 0));
  const before = parts.reduce((sum, { score }) => sum + score, 0);
  const score = before - taken.reduce((sum, { marks }) => sum + marks, 0);
  return { score, parts, earned, lost: withoutFullGroups(guide, won, lost), deductions: taken };
}

const tickedMarks = (atom: GuideAtom, attempt: AttemptTicks): number =>
  atom.kind === "band" ? (attempt.bands[atom.id] ?? 0) : attempt.atoms.includes(atom.id) ? atom.marks : 0;

/** Ticked atoms whose needs are all met, also the needs of their needs. */
function reachedAtoms(guide: Guide, attempt: AttemptTicks): Set<string> {
  const reached = new Set(guide.atoms.filter((atom) => tickedMarks(atom, attempt) > 0).map(({ id }) => id));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { id, needs } of guide.atoms)
      if (reached.has(id) && needs.some((need) => !reached.has(need))) changed = reached.delete(id);
  }
  return reached;
}

/** Atoms that lose their mark because their group is full keep no marks. */
function keepBestOfGroups(guide: Guide, won: Map<string, number>, lost: LostMark[]): void {
  for (const { id, best, max } of guide.groups) {
    const members = guide.atoms.filter((atom) => atom.group === id && won.has(atom.id));
    const ranked = [...members].sort((a, b) => (won.get(b.id) ?? 0) - (won.get(a.id) ?? 0));
    let left = max;
    for (const [at, atom] of ranked.entries()) {
      const marks = won.get(atom.id) ?? 0;
      const counts = at < best ? Math.min(marks, left) : 0;
      left -= counts;
      won.set(atom.id, counts);
      if (counts < marks) lost.push({ atom: atom.id, marks: marks - counts, reason: "group_full" });
    }
  }
}

/** A student does not lose anything by leaving out the fifth point when four were asked. */
function withoutFullGroups(guide: Guide, won: Map<string, number>, lost: readonly LostMark[]): LostMark[] {
  const full = new Set(
    guide.groups
      .filter(({ id, best, max }) => {
        const counted = guide.atoms.filter((atom) => atom.group === id && (won.get(atom.id) ?? 0) > 0);
        return counted.length >= best || counted.reduce((sum, atom) => sum + (won.get(atom.id) ?? 0), 0) >= max;
      })
      .map(({ id }) => id),
  );
  const groupOf = new Map(guide.atoms.map(({ id, group }) => [id, group]));
  return lost.filter(({ atom, reason }) => reason !== "not_ticked" || !full.has(groupOf.get(atom) ?? ""));
}

/** Each deduction is taken once, and only from marks of its kinds that are still there. */
function takeDeductions(guide: Guide, attempt: AttemptTicks, won: ReadonlyMap<string, number>): TakenDeduction[] {
  const left = marksLeft(guide, won);
  const done = new Set<string>();
  return guide.deductions.flatMap((deduction) =>
    attempt.deductions
      .filter(({ code }) => code === deduction.code)
      .flatMap(({ part }) => {
        const scope = deduction.once === "part" ? part : undefined;
        const key = JSON.stringify([deduction.code, scope]);
        if (done.has(key)) return [];
        done.add(key);
        const marks = take(left, deduction, scope);
        return [{ code: deduction.code, ...(scope !== undefined && { part: scope }), marks }];
      }),
  );
}

/** The marks won by one atom that a deduction may still take. */
interface MarksLeft {
  part: string;
  kind: AtomKind;
  marks: number;
}

const marksLeft = (guide: Guide, won: ReadonlyMap<string, number>): MarksLeft[] =>
  guide.atoms.map(({ id, part, kind }) => ({ part, kind, marks: won.get(id) ?? 0 }));

function take(remaining: readonly MarksLeft[], deduction: GuideDeduction, scope: string | undefined): number {
  let wanted = deduction.marks;
  for (const one of remaining) {
    if (!deduction.from.includes(one.kind)) continue;
    if (scope !== undefined && !isInside(one.part, scope)) continue;
    const taken = Math.min(wanted, one.marks);
    one.marks -= taken;
    wanted -= taken;
  }
  return deduction.marks - wanted;
}

const isInside = (part: string, scope: string) => part === scope || part.startsWith(`${scope}.`);
