// Combines the statistics of a paper's questions, as a pure function. Every answered question has the same weight, as
// on the paper.
import type { ItemStatistics, PaperFigures } from "@sabiprep/contract";

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;

/** Share of right answers in one third. Null for a void question, which has no right answer. */
function rightIn({ facility, options }: ItemStatistics, third: "top" | "middle" | "bottom"): number | null {
  if (facility === null) return null;
  return options.reduce((share, option) => share + (option.is_key ? (option[third] ?? 0) : 0), 0);
}

export function overallOf(items: readonly ItemStatistics[]): Omit<PaperFigures, "reliability"> {
  const answered = items.filter(({ responses }) => responses > 0);
  const meanOf = (value: (item: ItemStatistics) => number | null) =>
    mean(answered.flatMap((item) => value(item) ?? []));
  const times = items.flatMap(({ mean_seconds }) => mean_seconds ?? []);
  return {
    answered: answered.length,
    facility: meanOf(({ facility }) => facility),
    standard_deviation: meanOf(({ standard_deviation }) => standard_deviation),
    discrimination: meanOf(({ discrimination }) => discrimination),
    top: meanOf((item) => rightIn(item, "top")),
    middle: meanOf((item) => rightIn(item, "middle")),
    bottom: meanOf((item) => rightIn(item, "bottom")),
    seconds: times.length === 0 || times.length < items.length ? null : times.reduce((total, time) => total + time, 0),
  };
}
