// The position of a picture in its frame: its scale, and the distance of its centre from the frame's. Pure functions,
// so that fingers, keys and buttons all move it the same way.
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Frame {
  width: number;
  height: number;
}

export const MAX_SCALE = 8;
export const FULL_VIEW: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Never smaller than the frame, and never moved out of it. */
export function keepInFrame({ scale, x, y }: View, { width, height }: Frame): View {
  const size = Math.min(MAX_SCALE, Math.max(1, scale));
  return { scale: size, x: clamp(x, ((size - 1) * width) / 2), y: clamp(y, ((size - 1) * height) / 2) };
}

export const moved = (view: View, by: Point, frame: Frame): View =>
  keepInFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** The point under `at` (measured from the frame's centre) stays under it. */
export function zoomed(view: View, factor: number, frame: Frame, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return keepInFrame({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

/** Moves two fingers from their old positions to the new ones. They move and zoom the picture between them. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], frame: Frame): View {
  const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [before, after] = [middle(from), middle(to)];
  const zoomedView = zoomed(view, distance(to) / distance(from), frame, before);
  return moved(zoomedView, { x: after.x - before.x, y: after.y - before.y }, frame);
}
