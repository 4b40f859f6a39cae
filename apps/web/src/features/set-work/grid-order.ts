// The order of the pupils in the grid of a class.
import type { DataOf, setWork } from "@sabiprep/contract";

export type GridPupil = DataOf<typeof setWork.classGrid>["pupils"][number];

/** "name", "average", "done", or the id of a piece of work. */
export type GridSort = string;

const isDone = ({ state }: GridPupil["cells"][number]) => state === "done" || state === "late";

export const doneOf = ({ cells }: GridPupil): string =>
  `${cells.filter(isDone).length}/${cells.filter(({ state }) => state !== "not_given").length}`;

/** Of the finished work. Null before the first. */
export function averageOf({ cells }: GridPupil): number | null {
  const scores = cells.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

const nameOf = ({ last_name, first_name }: GridPupil) => `${last_name} ${first_name}`;

/** Best first. Those without a score are last, in the order of their names. */
const byScore = (scoreOf: (pupil: GridPupil) => number | null) => (a: GridPupil, b: GridPupil) =>
  (scoreOf(b) ?? -1) - (scoreOf(a) ?? -1);

const leftOf = ({ cells }: GridPupil) => cells.filter((cell) => !isDone(cell) && cell.state !== "not_given").length;

export function sortedPupils(pupils: readonly GridPupil[], sort: GridSort, search: string): GridPupil[] {
  const wanted = search.trim().toLowerCase();
  const shown = pupils
    .filter((pupil) => nameOf(pupil).toLowerCase().includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  if (sort === "name") return shown;
  if (sort === "average") return shown.sort(byScore(averageOf));
  if (sort === "done") return shown.sort((a, b) => leftOf(b) - leftOf(a));
  return shown.sort(byScore(({ cells }) => cells.find(({ work_id }) => work_id === sort)?.score ?? null));
}
