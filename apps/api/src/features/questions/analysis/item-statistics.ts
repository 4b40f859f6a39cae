// What the answers to one question show about it, as pure functions. Statistics count each option by the score of the
// full test and by the score of the other questions: a correlation with a score that contains the question itself is
// too high.
import { type ItemStatistics, MIN_RESPONSES } from "@sabiprep/contract";
import { type OptionLetter, optionsIn, rightOptions } from "@sabiprep/exam";

/** How often candidates with one score gave an answer: one option, or several if all are needed. '' is no answer. */
export interface FigureRow {
  option: string;
  score: number;
  responses: number;
  seconds: number;
  timed: number;
  /** In exam mode, seen for the first time or again. In practice mode. */
  kind: "first" | "again" | "practice";
  /** The score of the other questions, in thousandths. */
  rest: number;
}

export interface ItemKey {
  accepted: readonly string[];
  is_void: boolean;
}

interface Spread {
  n: number;
  mean: number;
  deviation: number;
}

const sum = <T>(list: readonly T[], of: (item: T) => number) => list.reduce((total, item) => total + of(item), 0);

function spreadOf(rows: readonly FigureRow[]): Spread {
  const n = sum(rows, ({ responses }) => responses);
  const mean = sum(rows, ({ responses, rest }) => responses * rest) / n;
  const variance = sum(rows, ({ responses, rest }) => responses * (rest - mean) ** 2) / n;
  return { n, mean, deviation: Math.sqrt(variance) };
}

/** Correlation of "chose this" with the score of the other questions. Null if one of the two never varies. */
function pointBiserial(chosen: readonly FigureRow[], all: Spread): number | null {
  const n = sum(chosen, ({ responses }) => responses);
  if (n === 0 || n === all.n || all.deviation === 0) return null;
  const mean = sum(chosen, ({ responses, rest }) => responses * rest) / n;
  return ((mean - all.mean) / all.deviation) * Math.sqrt(n / (all.n - n));
}

type Third = "top" | "middle" | "bottom";

/** How much of each score belongs to which third. Candidates with equal scores at a border are shared between both. */
function thirdsOf(rows: readonly FigureRow[]): Map<number, Record<Third, number>> {
  const atScore = new Map<number, number>();
  for (const { score, responses } of rows) atScore.set(score, (atScore.get(score) ?? 0) + responses);
  const n = sum([...atScore.values()], (responses) => responses);
  const borders: Record<Third, [number, number]> = {
    top: [0, n / 3],
    middle: [n / 3, (2 * n) / 3],
    bottom: [(2 * n) / 3, n],
  };
  const weights = new Map<number, Record<Third, number>>();
  let above = 0;
  for (const [score, responses] of [...atScore].sort(([a], [b]) => b - a)) {
    const inside = ([from, to]: [number, number]) =>
      responses === 0 ? 0 : Math.max(0, Math.min(above + responses, to) - Math.max(above, from)) / responses;
    weights.set(score, { top: inside(borders.top), middle: inside(borders.middle), bottom: inside(borders.bottom) });
    above += responses;
  }
  return weights;
}

export function statisticsOf(
  rows: readonly FigureRow[],
  options: readonly { id: string; letter: OptionLetter }[],
  key: ItemKey,
): ItemStatistics {
  const used = rows.filter(({ responses }) => responses > 0);
  const all = spreadOf(used);
  const weights = thirdsOf(used);
  const isKey = (id: string) => !key.is_void && key.accepted.includes(id);
  const keyed = key.is_void ? [] : rightOptions(key.accepted);
  const of = (id: string) => used.filter(({ option }) => optionsIn(option).includes(id));
  const share = (chosen: readonly FigureRow[], third: Third) =>
    all.n === 0 ? null : sum(chosen, ({ responses, score }) => responses * weights.get(score)![third]) / (all.n / 3);
  const right = used.filter(({ option }) => isKey(option));
  const facility = all.n === 0 || key.is_void ? null : sum(right, ({ responses }) => responses) / all.n;
  const timed = sum(used, (row) => row.timed);
  return {
    responses: all.n,
    enough: all.n >= MIN_RESPONSES,
    facility,
    standard_error: facility === null ? null : Math.sqrt((facility * (1 - facility)) / all.n),
    item_rest: facility === null ? null : pointBiserial(right, all),
    standard_deviation: facility === null ? null : Math.sqrt(facility * (1 - facility)),
    discrimination: facility === null ? null : share(right, "top")! - share(right, "bottom")!,
    mean_seconds: timed === 0 ? null : sum(used, ({ seconds }) => seconds) / timed,
    options: [...options, { id: "", letter: null }].map(({ id, letter }) => {
      const chosen = of(id);
      const count = sum(chosen, ({ responses }) => responses);
      return {
        letter,
        is_key: keyed.includes(id),
        chosen: count,
        share: all.n === 0 ? 0 : count / all.n,
        point_biserial: pointBiserial(chosen, all),
        top: share(chosen, "top"),
        middle: share(chosen, "middle"),
        bottom: share(chosen, "bottom"),
      };
    }),
  };
}
