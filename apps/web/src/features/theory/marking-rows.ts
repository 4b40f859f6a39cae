// The guide as numbered rows for a marker: marks, levels and deductions. The keys 1 to 9 tick the rows that are shown.
import type { TheoryAtom, TheoryAttemptTicks, TheoryGuide } from "@sabiprep/contract";
import { type Guide, markTheory } from "@sabiprep/exam";

export interface MarkRow {
  key: string;
  /** The heading above it, for the first row of each part. */
  part: string | null;
  atom: TheoryAtom | null;
  deduction: { code: string; part: string | undefined; marks: number; html: string } | null;
}

export const NO_TICKS: TheoryAttemptTicks = { atoms: [], bands: {}, deductions: [] };
/** Keys 1 to 9. */
export const ROWS_AT_ONCE = 9;

export function rowsOf({ atoms, deductions }: TheoryGuide, parts: readonly { id: string; label: string }[]): MarkRow[] {
  const ordered = parts.flatMap(({ id, label }) =>
    atoms
      .filter(({ part }) => part === id)
      .map((atom, at): MarkRow => ({ key: atom.id, part: at === 0 ? label : null, atom, deduction: null })),
  );
  const withAtoms = [...new Set(atoms.map(({ part }) => part))];
  const taken = deductions.flatMap(({ code, marks, html, once }) =>
    (once === "part" ? withAtoms : [undefined]).map(
      (part): MarkRow => ({
        key: `-${code}@${part ?? ""}`,
        part: null,
        atom: null,
        deduction: { code, part, marks, html },
      }),
    ),
  );
  return [...ordered, ...taken];
}

/** Ticks a row, or takes the tick away. A level goes to the next lower one, and after the lowest to none. */
export function toggle(ticks: TheoryAttemptTicks, { atom, deduction }: MarkRow): TheoryAttemptTicks {
  if (deduction) {
    const { code, part } = deduction;
    const isSame = (one: { code: string; part?: string | undefined }) => one.code === code && one.part === part;
    const rest = ticks.deductions.filter((one) => !isSame(one));
    const tick = { code, ...(part !== undefined && { part }) };
    return { ...ticks, deductions: rest.length < ticks.deductions.length ? rest : [...rest, tick] };
  }
  if (!atom) return ticks;
  if (atom.kind === "band") {
    const levels = atom.bands.map(({ marks }) => marks);
    const chosen = ticks.bands[atom.id];
    return withLevel(ticks, atom.id, chosen === undefined ? levels[0] : levels[levels.indexOf(chosen) + 1]);
  }
  const has = ticks.atoms.includes(atom.id);
  return { ...ticks, atoms: has ? ticks.atoms.filter((id) => id !== atom.id) : [...ticks.atoms, atom.id] };
}

export function withLevel(ticks: TheoryAttemptTicks, id: string, level: number | undefined): TheoryAttemptTicks {
  const { [id]: _, ...others } = ticks.bands;
  return { ...ticks, bands: level === undefined ? others : { ...others, [id]: level } };
}

export const isTicked = (ticks: TheoryAttemptTicks, { atom, deduction }: MarkRow): boolean =>
  deduction
    ? ticks.deductions.some(({ code, part }) => code === deduction.code && part === deduction.part)
    : atom !== null && (ticks.atoms.includes(atom.id) || atom.id in ticks.bands);

/** The bands without a chosen level, which have to be marked too. */
export const openBands = ({ atoms }: TheoryGuide, ticks: TheoryAttemptTicks): string[] =>
  atoms.filter(({ kind, id }) => kind === "band" && ticks.bands[id] === undefined).map(({ id }) => id);

/** What the ticks give. The server computes it again. */
export function scoreOf(
  guide: TheoryGuide,
  parts: readonly { id: string; marks: number }[],
  ticks: TheoryAttemptTicks,
) {
  const plain: Guide = {
    version: guide.version,
    parts: parts.map(({ id, marks }) => ({ id, label: "", marks, form: "text" })),
    atoms: guide.atoms.map(({ id, part, kind, marks, needs, follow_through, group, bands }) => ({
      ...{ id, part, kind, marks, needs, follow_through, text: "", accept: [], reject: [] },
      ...(group !== null && { group }),
      bands: bands.map(({ marks }) => ({ marks, text: "" })),
    })),
    groups: guide.groups,
    deductions: guide.deductions.map(({ code, marks, from, once }) => ({ code, marks, from, once, text: "" })),
  };
  const deductions = ticks.deductions.map(({ code, part }) => ({ code, ...(part !== undefined && { part }) }));
  const { score, max } = markTheory(plain, {
    guide_version: guide.version,
    attempts: [{ ...ticks, deductions }],
  });
  return { score, max };
}
