// Measures bar charts and pie charts on the drawing and compares them with their labels.
import { linesIn, textsIn } from "./svg-parts.ts";

interface Drawing {
  svg: string;
  alt: string;
}

const days: Readonly<Record<string, string>> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
};

/** The value of each day's bar. The number above it, its height on the scale and the description must agree. */
export function barsOf({ svg, alt }: Drawing): Map<string, number> {
  const texts = textsIn(svg);
  const lines = linesIn(svg);
  // The scale is to the left of the axis. Each number is beside a line across the chart.
  const floor = Math.max(...lines.map(({ y1 }) => y1));
  const scale = lines
    .filter(({ y1, y2 }) => y1 === y2 && y1 < floor)
    .map(({ x1, y1 }) => {
      const figure = texts.find(({ x, y }) => x < x1 && Math.abs(y - y1) < 8)?.text;
      return Number(figure) / (floor - y1);
    });
  const [perPoint = Number.NaN] = scale;
  if (!scale.every((other) => Math.abs(other - perPoint) < 1e-3)) throw new Error("the scale of the chart is uneven");
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
  return new Map(
    bars.map(([, ...numbers]) => {
      const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
      const above = texts.filter(({ x }) => x === left + width / 2);
      const day = days[above.find(({ y }) => y > floor)?.text ?? ""];
      const figure = above.find(({ y }) => y <= top)?.text;
      if (!day || Math.abs(Number(figure) - height * perPoint) > 0.1 || !alt.includes(`${day} ${figure}`))
        throw new Error(`the bar of ${day} does not show ${figure}`);
      return [day, Number(figure)];
    }),
  );
}

const turnOf = (x: number, y: number) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

/** The angle of each sector, measured between its two lines. A number written in the sector must be the same. */
export function sectorsOf({ svg, alt }: Drawing): Map<string, number> {
  const [first] = linesIn(svg);
  if (!first) throw new Error("the pie is not cut");
  const [midX, midY] = [first.x1, first.y1];
  const cuts = linesIn(svg)
    .map(({ x2, y2 }) => turnOf(x2 - midX, y2 - midY))
    .sort((one, other) => one - other);
  const texts = textsIn(svg);
  const names = texts.filter(({ text }) => !text.endsWith("°"));
  return new Map(
    names.map(({ text, x, y }) => {
      const turn = turnOf(x - midX, y - midY);
      const start = cuts.filter((cut) => cut <= turn).at(-1) ?? 0;
      const angle = Math.round((cuts.find((cut) => cut > turn) ?? 360) - start);
      const written = texts.find((other) => other.x === x && other.y > y && other.y < y + 20)?.text;
      const said = written ? `${text} ${written}` : `${text}, whose angle is not marked`;
      if ((written && written !== `${angle}°`) || !alt.includes(said))
        throw new Error(`the sector ${text} is not ${written}`);
      return [text, angle];
    }),
  );
}
