// Rules for a figure drawn by an author, in a lesson or a question. The messages are for its author.
import { wordsOutside } from "./figure-words.ts";

const MAX_BYTES = 5 * 1024;
const MAX_WIDTH = 360;
const shapes = new Set([
  "svg",
  "title",
  "line",
  "path",
  "circle",
  "ellipse",
  "rect",
  "polygon",
  "polyline",
  "text",
  "tspan",
  "g",
]);

export function figureProblems({ svg, width }: { svg: string; width: number }): string[] {
  const strange = [...new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag = ""]) => tag))].filter(
    (tag) => !shapes.has(tag),
  );
  return [
    ...(Buffer.byteLength(svg) > MAX_BYTES ? ["is over 5 KB"] : []),
    ...(width > MAX_WIDTH ? [`is wider than ${MAX_WIDTH}`] : []),
    ...strange.map((tag) => `has <${tag}>; figures are drawn with lines, shapes and text`),
    ...wordsOutside(svg, width).map((words) => `has "${words}" standing out of it where letters are wide`),
    ...(/ (?:style|class|id|href|on\w+)=/.test(svg) ? ["has a style, class, id, link or script"] : []),
  ];
}

/** The size of the drawing, or undefined when it does not begin like our figures. */
export function figureSize(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

export const FIGURE_BEGINS = 'begin it with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 WIDTH HEIGHT">';
