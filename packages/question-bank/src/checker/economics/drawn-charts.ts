// Measures pie charts and bar charts on the drawing and compares them with their labels and description.

import { circlesIn, textsIn } from "../mathematics/svg-parts.ts";
import type { PosedQuestion } from "../solver.ts";
import { figureAt, originOf, scalesOf, strokesIn } from "./drawn-parts.ts";

export const pictureOf = ({ picture }: PosedQuestion): NonNullable<PosedQuestion["picture"]> => {
  if (!picture) throw new Error("there is no picture");
  return picture;
};

/** Degrees clockwise from the top. */
const turnOf = (x: number, y: number) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

interface Sector {
  name: string;
  written: string;
  measured: number;
}

function drawnSectors(svg: string): Sector[] {
  const [pie] = circlesIn(svg);
  if (!pie) throw new Error("there is no pie");
  const cuts = strokesIn(svg)
    .map(({ points: [from, to] }) => {
      if (!from || !to || from.x !== pie.x || from.y !== pie.y) throw new Error("a line does not cut the pie");
      return turnOf(to.x - pie.x, to.y - pie.y);
    })
    .sort((one, other) => one - other);
  const texts = textsIn(svg).map(({ x, y, text }) => ({
    text,
    turn: turnOf(x - pie.x, y - pie.y),
    inside: Math.hypot(x - pie.x, y - pie.y) < pie.radius,
  }));
  return cuts.map((start, at) => {
    const end = cuts[at + 1] ?? 360 + (cuts[0] ?? 0);
    const here = texts.filter(({ turn }) => turn > start && turn < end);
    const [[name], [written]] = [here.filter(({ inside }) => !inside), here.filter(({ inside }) => inside)];
    if (!name || !written || here.length !== 2) throw new Error(`a sector holds ${here.length} texts`);
    return { name: name.text, written: written.text, measured: end - start };
  });
}

/** The angle of each sector. A sector marked x gets what the others leave of the full circle. */
export function sectorsOf(posed: PosedQuestion): Map<string, number> {
  const { svg, alt } = pictureOf(posed);
  const sectors = drawnSectors(svg);
  const known = sectors.filter(({ written }) => written !== "x°");
  const sum = known.reduce((degrees, { written }) => degrees + Number.parseInt(written, 10), 0);
  if (sectors.length - known.length > 1 || (known.length === sectors.length && sum !== 360))
    throw new Error("the sectors do not make a whole");
  return new Map(
    sectors.map(({ name, written, measured }) => {
      const angle = written === "x°" ? 360 - sum : Number.parseInt(written, 10);
      if (Math.abs(angle - measured) > 1.5) throw new Error(`the sector ${name} is drawn as ${measured}°`);
      if (!alt.includes(written === "x°" ? `${name} marked x°` : `${name} ${angle}°`))
        throw new Error(`the sector ${name} is described otherwise`);
      return [name, angle];
    }),
  );
}

/** The value of each bar on the scale, by the name below the bar. */
export function barsOf(posed: PosedQuestion): Map<string, number> {
  const { svg, alt } = pictureOf(posed);
  const floor = originOf(svg).y;
  const { up } = scalesOf(svg);
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
  return new Map(
    bars.map(([, ...sizes]) => {
      const [left = 0, top = 0, width = 0, height = 0] = sizes.map(Number);
      const name = textsIn(svg).find(({ x, y }) => y > floor + 4 && Math.abs(x - left - width / 2) <= 1)?.text;
      const value = figureAt(up, top);
      if (!name || top + height !== floor || !alt.includes(`${name} ${value}`))
        throw new Error(`the bar of ${name} does not stand for ${value}`);
      return [name, value];
    }),
  );
}
