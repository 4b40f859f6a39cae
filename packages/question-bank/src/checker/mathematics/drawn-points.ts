// Figures built with coordinates, so that the checker can measure what a theorem says about them.

export interface Point {
  x: number;
  y: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point reached from another by a distance in a direction, in degrees from the x-axis. */
export const from = ({ x, y }: Point, distance: number, direction: number): Point => ({
  x: x + distance * Math.cos(radians(direction)),
  y: y + distance * Math.sin(radians(direction)),
});

export const origin: Point = { x: 0, y: 0 };

/** A point of the unit circle around the origin. */
export const onCircle = (direction: number): Point => from(origin, 1, direction);

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The angle in degrees (at most 180) between the lines from a corner to two points. */
export function angleAt(corner: Point, one: Point, other: Point): number {
  const [a, b] = [one, other].map(({ x, y }) => ({ x: x - corner.x, y: y - corner.y }));
  if (!a || !b) throw new Error("an angle has two arms");
  return (Math.atan2(Math.abs(a.x * b.y - a.y * b.x), a.x * b.x + a.y * b.y) * 180) / Math.PI;
}

/** The area inside corners that are given in order. */
export const areaWithin = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, corner, at) => {
      const next = corners[(at + 1) % corners.length] ?? corner;
      return sum + corner.x * next.y - next.x * corner.y;
    }, 0),
  ) / 2;

/** Finds the value between two ends that meets a condition. `miss` must grow or shrink steadily between them. */
export function reached(from: number, to: number, miss: (value: number) => number): number {
  let [low, high] = [from, to];
  if (miss(low) * miss(high) > 0) throw new Error(`nothing between ${from} and ${to} meets it`);
  for (let halving = 0; halving < 80; halving++) {
    const middle = (low + high) / 2;
    if (miss(low) * miss(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
