// Everything that can happen, listed one by one. What is counted is counted on the list.

/** A list that would fill the memory is refused. */
function withinReason(cases: number): void {
  if (cases > 1e6) throw new Error(`${cases} cases are too many to list`);
}

/** So many chosen out of things in order, none of them twice. */
export function arrangements<Thing>(things: readonly Thing[], count: number): Thing[][] {
  if (count === 0) return [[]];
  withinReason(things.slice(0, count).reduce((cases, _, at) => cases * (things.length - at), 1));
  return things.flatMap((first, at) =>
    arrangements([...things.slice(0, at), ...things.slice(at + 1)], count - 1).map((rest) => [first, ...rest]),
  );
}

/** So many chosen out of things, their order not mattering. */
export function selections<Thing>(things: readonly Thing[], count: number): Thing[][] {
  if (count === 0) return [[]];
  withinReason(things.slice(0, count).reduce((cases, _, at) => (cases * (things.length - at)) / (at + 1), 1));
  return things.flatMap((first, at) => selections(things.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** So many places, each filled with any of the things. */
export function fillings<Thing>(things: readonly Thing[], places: number): Thing[][] {
  if (places === 0) return [[]];
  withinReason(things.length ** places);
  const rest = fillings(things, places - 1);
  return things.flatMap((first) => rest.map((others) => [first, ...others]));
}

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/** The share of equally likely cases in which something is so. */
export const share = <Case>(cases: readonly Case[], isSo: (one: Case) => boolean): number =>
  cases.filter(isSo).length / cases.length;
