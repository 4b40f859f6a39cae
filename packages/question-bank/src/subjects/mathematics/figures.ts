// Small standalone pictures: dark ink on white paper, presentation attributes only.
import type { Picture } from "../../authoring.ts";

export type Point = readonly [x: number, y: number];

const INK = "#1f2937";
const SOFT = "#d1e7dd";

export const figure = (width: number, height: number, parts: readonly string[], alt: string): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/><g fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round">${parts.join("")}</g></svg>`,
  alt,
});

const at = (n: number) => String(Math.round(n * 10) / 10);
const path = (points: readonly Point[]) => points.map(([x, y]) => `${at(x)},${at(y)}`).join(" ");

export const line = ([x1, y1]: Point, [x2, y2]: Point, width = 2): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke-width="${width}"/>`;
export const dashed = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke-dasharray="5 4"/>`;
export const shape = (points: readonly Point[], fill = "none"): string =>
  `<polygon points="${path(points)}" fill="${fill}"/>`;
export const curve = (points: readonly Point[]): string => `<polyline points="${path(points)}"/>`;
export const circle = ([x, y]: Point, r: number, fill = "none"): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"/>`;
export const dot = (point: Point): string => circle(point, 3, INK);
export const bar = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${SOFT}"/>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
export const label = ([x, y]: Point, text: string, anchor: "start" | "middle" | "end" = "middle"): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-family="sans-serif" font-size="15" fill="${INK}" stroke="none">${escaped(text)}</text>`;

/** The point at a distance from another. The angle is in degrees, anticlockwise from the right. */
export const polar = ([x, y]: Point, r: number, angle: number): Point => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y - r * Math.sin((angle * Math.PI) / 180),
];

/** An arc from one angle to another, anticlockwise. */
export function arc(centre: Point, r: number, from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [polar(centre, r, from), polar(centre, r, to)];
  const large = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0;
  return `<path d="M ${at(x1)} ${at(y1)} A ${at(r)} ${at(r)} 0 ${large} 0 ${at(x2)} ${at(y2)}"/>`;
}

/** The small square that marks a right angle at the corner, open along two directions. */
export function rightAngle([x, y]: Point, right: 1 | -1, up: 1 | -1): string {
  return curve([
    [x + 12 * right, y],
    [x + 12 * right, y - 12 * up],
    [x, y - 12 * up],
  ]);
}
