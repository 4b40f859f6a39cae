// Lists every possible case one by one. Counts are made on the list.

/** Throws if a list would be too long for the memory. */
function withinReason(cases: number): void {
  if (cases > 1e6) throw new Error(`${cases} cases are too many to list`);
}

/** All ordered choices of this many things, without repeats. */
export function arrangements<Thing>(things: readonly Thing[], count: number): Thing[][] {
  if (count === 0) return [[]];
  withinReason(things.slice(0, count).reduce((cases, _, at) => cases * (things.length - at), 1));
  return things.flatMap((first, at) =>
    arrangements([...things.slice(0, at), ...things.slice(at + 1)], count - 1).map((rest) => [first, ...rest]),
  );
}

/** All choices of this many things, in any order. */
export function selections<Thing>(things: readonly Thing[], count: number): Thing[][] {
  if (count === 0) return [[]];
  withinReason(things.slice(0, count).reduce((cases, _, at) => (cases * (things.length - at)) / (at + 1), 1));
  return things.flatMap((first, at) => selections(things.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** All ways to fill this many places with any of the things. */
export function fillings<Thing>(things: readonly Thing[], places: number): Thing[][] {
  if (places === 0) return [[]];
  withinReason(things.length ** places);
  const rest = fillings(things, places - 1);
  return things.flatMap((first) => rest.map((others) => [first, ...others]));
}

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/** The share of equally likely cases in which a condition is true. */
export const share = <Case>(cases: readonly Case[], isSo: (one: Case) => boolean): number =>
  cases.filter(isSo).length / cases.length;
