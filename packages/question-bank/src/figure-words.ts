// Finds words of a figure that extend past its sides. We cannot know a device's font, so we assume wide letters.
interface Frame {
  tag: string;
  anchor: string;
  size: number;
  /** How far everything inside is moved to the right. */
  dx: number;
  x: number;
}

/** Widths as parts of the letter height, as in DejaVu Sans, which is wider than the fonts of most phones. */
const NARROW = /[ijl.,:;'|!()[\]ft\s]/;
const WIDE = /[mwMW%@—]/;
const widthOf = (letter: string): number => {
  if (/\p{M}/u.test(letter)) return 0;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.68 : 0.61;
};
/** The widths are rough, so words may appear to extend this far without being cut off. */
const SPARE = 5;

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const plain = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name) => signs[name] ?? whole);
const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** The words that extend past the left or right side of a drawing of this width. Rotated words are not checked. */
export function wordsOutside(svg: string, width: number): string[] {
  const stack: Frame[] = [{ tag: "", anchor: "start", size: 16, dx: 0, x: 0 }];
  const outside: string[] = [];
  for (const [, closes, tag = "", attributes = "", text = ""] of svg.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    if (closes) stack.pop();
    else if (!attributes.endsWith("/")) stack.push(within(stack.at(-1)!, tag, attributes));
    const frame = stack.at(-1)!;
    const words = plain(text).trim();
    if (closes || words === "" || !/^(text|tspan)$/.test(frame.tag) || Number.isNaN(frame.dx)) continue;
    const long = [...words].reduce((sum, letter) => sum + widthOf(letter) * frame.size, 0);
    const before = frame.anchor === "middle" ? long / 2 : frame.anchor === "end" ? long : 0;
    const from = frame.x + frame.dx - before;
    if (from < -SPARE || from + long > width + SPARE) outside.push(words);
  }
  return outside;
}

function within(outer: Frame, tag: string, attributes: string): Frame {
  const moved = attributeOf(attributes, "transform");
  const [, dx = Number.NaN] = moved ? (/^translate\(([-\d.]+)[^)]*\)$/.exec(moved) ?? []) : [null, 0];
  return {
    tag,
    anchor: attributeOf(attributes, "text-anchor") ?? outer.anchor,
    size: Number(attributeOf(attributes, "font-size") ?? outer.size),
    dx: outer.dx + Number(dx),
    x: Number(attributeOf(attributes, "x")?.split(" ")[0] ?? outer.x),
  };
}
