// What is wrong with a guide, in sentences for its author. An empty list means that it can be used.
import type { Guide, GuideAtom } from "./guide.ts";

export function checkGuide(guide: Guide): string[] {
  return [
    ...checkNames(guide),
    ...guide.atoms.flatMap((atom) => checkAtom(guide, atom)),
    ...checkGroups(guide),
    ...checkSums(guide),
    ...checkDeductions(guide),
    ...atomsInCircles(guide).map((id) => `${id} needs itself through other atoms.`),
  ];
}

const twice = (values: readonly string[], what: string): string[] =>
  [...new Set(values.filter((value, at) => values.indexOf(value) !== at))].map(
    (value) => `There are two ${what} called ${value}.`,
  );

const checkNames = ({ parts, atoms, groups, deductions }: Guide) => [
  ...twice(
    parts.map(({ id }) => id),
    "parts",
  ),
  ...twice(
    atoms.map(({ id }) => id),
    "atoms",
  ),
  ...twice(
    groups.map(({ id }) => id),
    "groups",
  ),
  ...twice(
    deductions.map(({ code }) => code),
    "deductions",
  ),
];

function checkAtom(guide: Guide, atom: GuideAtom): string[] {
  const byId = new Map(guide.atoms.map((one) => [one.id, one]));
  const found: string[] = [];
  if (!guide.parts.some(({ id }) => id === atom.part))
    found.push(`${atom.id} belongs to part ${atom.part}, which does not exist.`);
  if (!Number.isInteger(atom.marks) || atom.marks < 1)
    found.push(`${atom.id} must give a whole number of marks, 1 or more.`);
  for (const need of atom.needs) if (!byId.has(need)) found.push(`${atom.id} needs ${need}, which does not exist.`);
  const needsMethod = atom.needs.some((need) => byId.get(need)?.kind === "M");
  if (atom.kind === "A" && !needsMethod) found.push(`${atom.id} is an accuracy mark and must need a method mark (M).`);
  if (atom.kind === "A" && isBefore(guide, atom)) found.push(`${atom.id} stands before the method mark that it needs.`);
  if (atom.kind === "band") found.push(...checkBands(atom));
  else if (atom.bands.length) found.push(`${atom.id} has bands, but only a band can have them.`);
  if (atom.group !== undefined && !guide.groups.some(({ id }) => id === atom.group))
    found.push(`${atom.id} belongs to group ${atom.group}, which does not exist.`);
  return found;
}

function isBefore(guide: Guide, atom: GuideAtom): boolean {
  const at = guide.atoms.indexOf(atom);
  return atom.needs.some((need) => guide.atoms.findIndex(({ id, kind }) => id === need && kind === "M") > at);
}

function checkBands({ id, marks, bands }: GuideAtom): string[] {
  const values = bands.map((band) => band.marks);
  if (values.length < 2) return [`${id} is a band and needs at least two levels.`];
  const found: string[] = [];
  if (values.some((value, at) => at > 0 && value >= (values[at - 1] ?? 0)))
    found.push(`The levels of ${id} must go from the highest to the lowest.`);
  if (values[0] !== marks) found.push(`The highest level of ${id} must give its ${marks} marks.`);
  if (values.some((value) => !Number.isInteger(value) || value < 0))
    found.push(`The levels of ${id} must be whole numbers, 0 or more.`);
  return found;
}

function checkGroups({ groups, atoms }: Guide): string[] {
  return groups.flatMap(({ id, best, max }) => {
    const members = atoms.filter(({ group }) => group === id);
    const parts = new Set(members.map(({ part }) => part));
    const most = bestOf(members, best);
    const found: string[] = [];
    if (best > members.length) found.push(`Group ${id} counts ${best} atoms, but has only ${members.length}.`);
    if (most < max) found.push(`Group ${id} can never give its ${max} marks: its best ${best} atoms give ${most}.`);
    if (parts.size > 1) found.push(`The atoms of group ${id} must belong to one part.`);
    return found;
  });
}

const bestOf = (members: readonly GuideAtom[], best: number): number =>
  members
    .map(({ marks }) => marks)
    .sort((a, b) => b - a)
    .slice(0, best)
    .reduce((sum, marks) => sum + marks, 0);

/** In each part, its single atoms and its groups must give exactly its marks. */
function checkSums({ parts, atoms, groups }: Guide): string[] {
  return parts.flatMap(({ id, label, marks }) => {
    const own = atoms.filter(({ part }) => part === id);
    const single = own.filter(({ group }) => group === undefined).reduce((sum, atom) => sum + atom.marks, 0);
    const grouped = groups
      .filter((group) => own.some((atom) => atom.group === group.id))
      .reduce((sum, { max }) => sum + max, 0);
    return single + grouped === marks
      ? []
      : [`Part ${label} has ${marks} marks, but its atoms add up to ${single + grouped}.`];
  });
}

function checkDeductions({ deductions, atoms }: Guide): string[] {
  return deductions.flatMap(({ code, marks, from }) => [
    ...(Number.isInteger(marks) && marks > 0
      ? []
      : [`Deduction ${code} must take a whole number of marks, 1 or more.`]),
    ...(atoms.some(({ kind }) => from.includes(kind)) ? [] : [`Deduction ${code} has no marks to be taken from.`]),
  ]);
}

function atomsInCircles({ atoms }: Guide): string[] {
  const needs = new Map(atoms.map((atom) => [atom.id, atom.needs]));
  return atoms
    .map(({ id }) => id)
    .filter((start) => {
      const seen = new Set<string>();
      const waiting = [...(needs.get(start) ?? [])];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (id === start) return true;
        if (seen.has(id)) continue;
        seen.add(id);
        waiting.push(...(needs.get(id) ?? []));
      }
      return false;
    });
}
