// The parts of a picture, for solvers that read the drawing itself.

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

const tags = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => attributes(tag));

export const circlesIn = (svg: string): { x: number; y: number; radius: number; fill: string }[] =>
  tags(svg, "circle").map(({ cx, cy, r, fill = "" }) => ({ x: Number(cx), y: Number(cy), radius: Number(r), fill }));

export const textsIn = (svg: string): { x: number; y: number; text: string }[] =>
  [...svg.matchAll(/<text\b([^>]*)>([^<]*)<\/text>/g)].map(([, inside = "", text = ""]) => {
    const { x, y } = attributes(inside);
    return { x: Number(x), y: Number(y), text };
  });

export const linesIn = (svg: string): { x1: number; y1: number; x2: number; y2: number; width: number }[] =>
  tags(svg, "line").map((line) => ({
    x1: Number(line.x1),
    y1: Number(line.y1),
    x2: Number(line.x2),
    y2: Number(line.y2),
    width: Number(line["stroke-width"]),
  }));

/** The points of the only curve drawn. */
export function curveIn(svg: string): { x: number; y: number }[] {
  const curves = tags(svg, "polyline");
  const [only] = curves;
  if (!only || curves.length > 1) throw new Error(`${curves.length} curves are drawn`);
  return (only.points ?? "").split(" ").map((point) => {
    const [x, y] = point.split(",");
    return { x: Number(x), y: Number(y) };
  });
}
