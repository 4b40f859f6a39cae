/**
 * Splits a whole number into whole parts by weight, largest remainders first. The turn decides ties, so that no part
 * always loses.
 */
export function sharesOf<T>(whole: number, weights: ReadonlyMap<T, number>, turn: number): Map<T, number> {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return new Map();
  const exact = [...weights].map(([name, weight], at) => {
    const share = (whole * weight) / total;
    // The turn moves the rounding limit from year to year, so that small parts get their fair share over the years.
    const drift = ((at * 7 + turn * 3) % 11) / 11;
    return { name, floor: Math.floor(share), claim: (share % 1) + drift };
  });
  const missing = whole - exact.reduce((sum, { floor }) => sum + floor, 0);
  const raised = new Set(
    exact
      .toSorted((a, b) => b.claim - a.claim)
      .slice(0, missing)
      .map(({ name }) => name),
  );
  return new Map(exact.map(({ name, floor }) => [name, floor + (raised.has(name) ? 1 : 0)]));
}
