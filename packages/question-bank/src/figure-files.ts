// A picture an author drew for questions: content/<subject>/figures/<name>.svg. What it shows stands in its <title>.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Picture } from "./authoring.ts";
import { FIGURE_BEGINS, figureProblems, figureSize } from "./figure-rules.ts";

const title = /<title>([^<]+)<\/title>/;

export interface FigureFile {
  picture?: Picture;
  problems: string[];
}

/** Nothing where there is no such file. */
export function figureFile(folder: string, name: string): FigureFile | undefined {
  const file = path.join(folder, `${name}.svg`);
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, "utf8").trim();
  const size = figureSize(svg);
  if (!size) return { problems: [FIGURE_BEGINS] };
  const alt = title.exec(svg)?.[1]?.trim();
  if (!alt)
    return { problems: ["say in <title>…</title>, right after <svg …>, what it shows, without giving an answer away"] };
  const { width, height } = size;
  // As an <img> it has the size it says, and a viewBox alone says none.
  const drawn = svg.replace(title, "").replace(/^<svg /, `<svg width="${width}" height="${height}" `);
  return { picture: { svg: drawn, alt }, problems: figureProblems({ svg, width }) };
}
