const GAP = 18;

/**
 * The positions of names at the ends of their lines: beside them, in their order, apart from each other, and none below
 * `lowest`, where the dates begin. Without data all lines are at the bottom, and the names are stacked upwards from
 * there.
 */
export function namesApart(heights: readonly (number | null)[], lowest: number): (number | null)[] {
  const placed = [...heights];
  const order = heights.flatMap((height, at) => (height === null ? [] : at)).sort((a, b) => heights[a]! - heights[b]!);
  let next = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(heights[at]!, next);
    next = placed[at]! + GAP;
  }
  let most = lowest;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at]!, most);
    most = placed[at]! - GAP;
  }
  return placed;
}
