// A picture that an author drew for questions: content/<subject>/figures/<name>.svg. Its <title> says what it shows.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Picture } from "./authoring.ts";
import { FIGURE_BEGINS, figureProblems, figureSize } from "./figure-rules.ts";

const title = /<title>([^<]+)<\/title>/;

export interface FigureFile {
  picture?: Picture;
  problems: string[];
}

/** Undefined when the file does not exist. */
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
  // An <img> needs an explicit size, and a viewBox alone does not give one.
  const drawn = svg.replace(title, "").replace(/^<svg /, `<svg width="${width}" height="${height}" `);
  return { picture: { svg: drawn, alt }, problems: figureProblems({ svg, width }) };
}
