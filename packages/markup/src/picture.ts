// A picture of the bank inside a text: ![what it shows](/api/pictures/…webp 640x480). Only our own address makes a
// picture, and its words are never missing. Everything else with these signs is text.
import { RenderProblem } from "./render-problem.ts";
import type { Picture } from "./tree.ts";

const address = String.raw`/api/pictures/([0-9a-f]{64})\.(?:svg|png|jpg|webp)`;
const inText = new RegExp(String.raw`!\[[^\]\n]*\]\(${address}(?: \d{1,4}x\d{1,4})?\)`, "g");
const whole = new RegExp(String.raw`^!\[([^\]\n]*)\]\((${address})(?: (\d{1,4})x(\d{1,4}))?\)$`);

/** The part of a line's pattern that finds a picture. */
export const PICTURE = inText.source;

/** The hashes of all pictures a text shows. */
export const picturesIn = (source: string): string[] => [...source.matchAll(inText)].map(([, sha256]) => sha256!);

export function readPicture(source: string): Picture {
  const [, said = "", src = "", , width, height] = whole.exec(source) ?? [];
  const words = said.trim();
  if (!words) throw new RenderProblem("describe the picture in words: ![here](…)");
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  return { kind: "picture", words, src, size, source };
}
