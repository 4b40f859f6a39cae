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

export const LARGEST = 8;
export const whole: View = { scale: 1, x: 0, y: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Never smaller than the frame, and never moved out of it. */
export function kept({ scale, x, y }: View, { width, height }: Frame): View {
  const size = Math.min(LARGEST, Math.max(1, scale));
  return { scale: size, x: within(x, ((size - 1) * width) / 2), y: within(y, ((size - 1) * height) / 2) };
}

export const moved = (view: View, by: Point, frame: Frame): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** The point under `at` (measured from the frame's centre) stays under it. */
export function zoomed(view: View, factor: number, frame: Frame, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** Moves two fingers from their old positions to the new ones. They move and zoom the picture between them. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], frame: Frame): View {
  const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [was, is] = [middle(from), middle(to)];
  const stretched = zoomed(view, apart(to) / apart(from), frame, was);
  return moved(stretched, { x: is.x - was.x, y: is.y - was.y }, frame);
}
