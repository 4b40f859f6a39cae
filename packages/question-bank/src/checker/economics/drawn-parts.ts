// Straight lines, bars and axes of a picture in its own units: x to the right, y downwards.
import { textsIn } from "../mathematics/svg-parts.ts";

interface Point {
  x: number;
  y: number;
}

interface Stroke {
  points: Point[];
  dashed: boolean;
}

/** The corners of a path made of straight lines. Each corner has its own command letter. */
function cornersOf(path: string): Point[] {
  let at: Point = { x: 0, y: 0 };
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command, rest = ""]) => {
    const [first = Number.NaN, second = Number.NaN] = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === "M" || command === "L") at = { x: first, y: second };
    else if (command === "H") at = { x: first, y: at.y };
    else if (command === "V") at = { x: at.x, y: first };
    else throw new Error(`"${command}" in the path "${path}" is not understood`);
    return at;
  });
}

export const strokesIn = (svg: string): Stroke[] =>
  [...svg.matchAll(/<path d="([^"]*)"([^>]*)>/g)].map(([, path = "", rest = ""]) => ({
    points: cornersOf(path),
    dashed: rest.includes("stroke-dasharray"),
  }));

/** The corner where the two axes meet. The axes are drawn first, from the top down and then to the right. */
export function originOf(svg: string): Point {
  const [top, corner, end] = strokesIn(svg)[0]?.points ?? [];
  if (!top || !corner || !end || top.x !== corner.x || end.y !== corner.y || top.y >= corner.y || end.x <= corner.x)
    throw new Error("the picture does not begin with its axes");
  return corner;
}

interface Mark {
  at: number;
  figure: number;
}

/** Numbers beside the vertical axis are drawn slightly below the height they mark. */
const DROP = 4;

/** The numbers on the axes, each with the position it marks. All must be on one even scale from the corner. */
export function scalesOf(svg: string): { up: Mark[]; across: Mark[] } {
  const corner = originOf(svg);
  const figures = textsIn(svg).filter(({ text }) => /^\d+$/.test(text));
  const up = figures
    .filter(({ x, y }) => x < corner.x && y <= corner.y + DROP)
    .map(({ y, text }) => ({ at: y - DROP, figure: Number(text) }));
  const across = figures.filter(({ y }) => y > corner.y + DROP).map(({ x, text }) => ({ at: x, figure: Number(text) }));
  even(up.map(({ at, figure }) => ({ at: corner.y - at, figure })));
  return { up, across };
}

/**
 * Throws unless distances from the corner are proportional to the numbers. Positions may be off by rounding to whole
 * points.
 */
export function even(marks: readonly Mark[]): void {
  const farthest = marks.toSorted((one, other) => one.at - other.at).at(-1);
  if (!farthest) throw new Error("an axis has no figures");
  for (const { at, figure } of marks)
    if (Math.abs(at - (figure * farthest.at) / farthest.figure) > 1.1)
      throw new Error(`${figure} is out of place on its axis`);
}

/** The one number that marks this position, at most `reach` away from it. */
export function figureAt(marks: readonly Mark[], place: number, reach = 1.5): number {
  const near = marks.filter(({ at }) => Math.abs(at - place) <= reach);
  const [only] = near;
  if (!only || near.length > 1) throw new Error(`${near.length} figures mark the place ${place}`);
  return only.figure;
}
