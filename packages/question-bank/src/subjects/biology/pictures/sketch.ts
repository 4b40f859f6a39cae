// Draws the pictures of this subject: black lines that follow the colour of the text.
import type { Picture } from "../../../authoring.ts";

export const sketch = (width: number, height: number, alt: string, parts: string[]): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="currentColor" stroke-width="2" font-family="sans-serif" font-size="15">${parts.join("")}</svg>`,
  alt,
});

/** A thin line from a letter at (x, y) to the part it labels. */
export const mark = (letter: string, x: number, y: number, toX: number, toY: number): string => {
  const length = Math.hypot(toX - x, toY - y);
  const startX = Math.round(x + ((toX - x) * 10) / length);
  const startY = Math.round(y + ((toY - y) * 10) / length);
  return `<path d="M${startX} ${startY}L${toX} ${toY}" stroke-width="1"/><text x="${x}" y="${y + 5}" text-anchor="middle" fill="currentColor" stroke="none">${letter}</text>`;
};

export const path = (d: string, more = ""): string => `<path d="${d}"${more && ` ${more}`}/>`;

export const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`;
