// Pie charts and bar charts.
import type { Picture } from "../../authoring.ts";
import { label, open } from "./svg-parts.ts";

export interface Part {
  name: string;
  value: number;
}

const sentence = (parts: Part[], unit: string): string =>
  parts.map(({ name, value }) => `${name} ${value}${unit}`).join(", ");

/** Sectors are drawn clockwise from the top, each with its angle. A `hidden` sector does not show its angle. */
export function pieChart(parts: Part[], hidden?: string): Picture {
  const [cx, cy, r] = [150, 120, 80];
  let turned = 0;
  const at = (degrees: number, radius: number): [number, number] => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [Math.round(cx + radius * Math.cos(angle)), Math.round(cy + radius * Math.sin(angle))];
  };
  const drawn = parts
    .map(({ name, value }) => {
      const [x, y] = at(turned, r);
      const [lx, ly] = at(turned + value / 2, r + 14);
      const [ax, ay] = at(turned + value / 2, r * 0.62);
      turned += value;
      const anchor = Math.abs(lx - cx) < 20 ? "middle" : lx > cx ? "start" : "end";
      const angle = name === hidden ? "x°" : `${value}°`;
      return `<path d="M${cx} ${cy}L${x} ${y}"/>${label(lx, ly + 4, name, anchor)}${label(ax, ay + 4, angle)}`;
    })
    .join("");
  const shown = parts.filter(({ name }) => name !== hidden);
  const unknown = hidden ? `, and ${hidden} marked x°` : "";
  return {
    svg: `${open(300, 240)}<circle cx="${cx}" cy="${cy}" r="${r}"/>${drawn}</svg>`,
    alt: `A pie chart with ${parts.length} sectors: ${sentence(shown, "°")}${unknown}.`,
  };
}

/** Bars over a ruled axis that starts at zero. */
export function barChart(parts: Part[], axis: string, most: number, step: number): Picture {
  const base = 170;
  const y = (value: number) => Math.round(base - (140 * value) / most);
  const width = Math.round(230 / parts.length);
  const lines = Array.from({ length: Math.round(most / step) }, (_, at) => (at + 1) * step)
    .map((value) => `<path d="M50 ${y(value)}H290" stroke-width="0.5"/>${label(44, y(value) + 4, `${value}`, "end")}`)
    .join("");
  const bars = parts
    .map(({ name, value }, at) => {
      const x = 60 + at * width;
      const wide = Math.round(width * 0.6);
      return `<rect x="${x}" y="${y(value)}" width="${wide}" height="${base - y(value)}" fill="currentColor" fill-opacity="0.3"/>${label(x + wide / 2, base + 17, name)}`;
    })
    .join("");
  return {
    svg: `${open(300, 195)}<path d="M50 20V${base}H290"/>${lines}${bars}${label(50, 13, axis, "start")}${label(44, base + 4, "0", "end")}</svg>`,
    alt: `A bar chart of ${axis}: ${sentence(parts, "")}.`,
  };
}
