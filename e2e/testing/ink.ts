// Measures how much ink there is in a part of a page: what a person sees, whatever the document says.
import type { Page } from "@playwright/test";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ink {
  /** The share of the area's rows and columns that have any ink. */
  rows: number;
  columns: number;
  /** The longest line of ink in one row, as a share of the width. */
  line: number;
}

const SLICE = 3000;

/**
 * Reads the areas (in page coordinates) from screenshots of the page itself. `reader` is any page of the same browser.
 */
export async function inkIn(page: Page, reader: Page, areas: Area[]): Promise<Ink[]> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const found: Ink[] = new Array(areas.length);
  for (let top = 0; top < height; top += SLICE) {
    // Slices overlap, so that an area is completely in one of them.
    const clip = { x: 0, y: top, width, height: Math.min(SLICE + 600, height - top) };
    const mine = [...areas.entries()].filter(([, area]) => area.y >= top && area.y < top + SLICE);
    if (mine.length === 0) continue;
    const picture = await page.screenshot({ clip, fullPage: true, animations: "disabled" });
    const inside = mine.map(([, area]) => ({ ...area, y: area.y - top }));
    const inks = await reader.evaluate(measure, { picture: picture.toString("base64"), width, areas: inside });
    for (const [at, [index]] of mine.entries()) found[index] = inks[at]!;
  }
  return found;
}

/** Runs in the browser, which can read its own pictures. */
async function measure(given: { picture: string; width: number; areas: Area[] }): Promise<Ink[]> {
  const bytes = Uint8Array.from(atob(given.picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = bitmap.width / given.width;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  brush.drawImage(bitmap, 0, 0);
  return given.areas.map((area) => {
    const [x, y] = [Math.round(area.x * scale), Math.round(area.y * scale)];
    const width = Math.max(1, Math.round(area.width * scale));
    const height = Math.max(1, Math.round(area.height * scale));
    const { data } = brush.getImageData(x, y, width, height);
    const light = (at: number) => data[at]! * 0.3 + data[at + 1]! * 0.6 + data[at + 2]! * 0.1;
    // The background is the colour of most of the area. Ink clearly differs from it.
    const shades = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const shade = Math.round(light(at) / 8);
      shades.set(shade, (shades.get(shade) ?? 0) + 1);
    }
    const paper = [...shades].sort((a, b) => b[1] - a[1])[0]![0] * 8;
    const columns = new Set<number>();
    let [rows, line] = [0, 0];
    for (let row = 0; row < height; row += 1) {
      let [any, run] = [false, 0];
      for (let column = 0; column < width; column += 1) {
        const isInk = Math.abs(light((row * width + column) * 4) - paper) > 50;
        run = isInk ? run + 1 : 0;
        line = Math.max(line, run / width);
        if (!isInk) continue;
        any = true;
        columns.add(column);
      }
      if (any) rows += 1;
    }
    return { rows: rows / height, columns: columns.size / width, line };
  });
}
