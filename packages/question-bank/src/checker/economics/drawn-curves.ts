// Reads a production possibility curve and the curves of demand and supply from their drawings.

import { circlesIn, textsIn } from "../mathematics/svg-parts.ts";
import type { PosedQuestion } from "../solver.ts";
import { pictureOf } from "./drawn-charts.ts";
import { even, figureAt, originOf, scalesOf, strokesIn } from "./drawn-parts.ts";

export interface Possibilities {
  /** The good whose output grows from point to point, and the good that is given up for it. */
  more: string;
  less: string;
  points: Map<string, { more: number; less: number }>;
}

export function possibilitiesDrawn(posed: PosedQuestion): Possibilities {
  const { svg, alt } = pictureOf(posed);
  const corner = originOf(svg);
  const { up, across } = scalesOf(svg);
  even(across.map(({ at, figure }) => ({ at: at - corner.x, figure })));
  const texts = textsIn(svg);
  const goods = texts.filter(({ text }) => /^[a-z ]+$/.test(text));
  const less = goods.find(({ y }) => y < corner.y)?.text;
  const more = goods.find(({ y }) => y > corner.y)?.text;
  if (!less || !more || goods.length !== 2) throw new Error("the axes do not name two goods");
  const points = circlesIn(svg).map(({ x, y }) => {
    const names = texts.filter((label) => /^[A-Z]$/.test(label.text) && Math.hypot(label.x - x, label.y - y) < 12);
    const name = names[0]?.text;
    const point = {
      more: x === corner.x ? 0 : figureAt(across, x),
      less: y === corner.y ? 0 : figureAt(up, y),
    };
    if (!name || names.length > 1 || !alt.includes(`${name} (${point.more} ${more}, ${point.less} ${less})`))
      throw new Error(`the point ${name} is not described as it is drawn`);
    return [name, point] as const;
  });
  return { more, less, points: new Map(points) };
}

/** Positions are rounded to whole points. On a flat curve, one point up or down is several points to the side. */
const FLAT = 4;

/**
 * The quantities that buyers want and sellers offer at a price: where a horizontal line at the price crosses the two
 * curves.
 */
export function marketDrawn(posed: PosedQuestion, price: number): { demanded: number; supplied: number } {
  const { svg, alt } = pictureOf(posed);
  const corner = originOf(svg);
  const { up, across } = scalesOf(svg);
  even(across.map(({ at, figure }) => ({ at: at - corner.x, figure })));
  const level = up.find(({ figure }) => figure === price)?.at;
  if (level === undefined) throw new Error(`the price ${price} is not marked`);
  const [, ...curves] = strokesIn(svg).filter(({ dashed }) => !dashed);
  const quantityOn = (name: string) => {
    const label = textsIn(svg).find(({ text }) => text === name);
    const ofName = curves.filter(({ points }) =>
      points.some(({ x, y }) => label && Math.hypot(label.x - x, label.y - y) < 10),
    );
    const [one, other] = ofName[0]?.points ?? [];
    if (!one || !other || ofName.length > 1) throw new Error(`${ofName.length} curves are called ${name}`);
    return figureAt(across, one.x + ((other.x - one.x) * (level - one.y)) / (other.y - one.y), FLAT);
  };
  const [demanded, supplied] = [quantityOn("DD"), quantityOn("SS")];
  const said = `at ₦${price} the demand curve stands at ${demanded} units and the supply curve at ${supplied} units`;
  if (!alt.includes(said)) throw new Error(`the picture does not show that ${said}`);
  return { demanded, supplied };
}
