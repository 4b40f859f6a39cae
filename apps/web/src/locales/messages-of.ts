// Reads the messages out of the screens' source: what the catalogues have to translate.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.resolve(import.meta.dirname, "..");

/** `t("…")` with a plain text; texts that come from elsewhere are named by hand in the test. */
const CALL = /\bt\(\s*("(?:[^"\\]|\\.)*")/g;

function filesUnder(place: string): string[] {
  if (/\.tsx?$/.test(place)) return [place];
  return readdirSync(path.join(source, place), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => path.join(place, file));
}

/** Every message under these files and folders of src, each once. */
export function messagesOf(places: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of places.flatMap(filesUnder))
    for (const [, text] of readFileSync(path.join(source, file), "utf8").matchAll(CALL))
      found.add(JSON.parse(text!) as string);
  return [...found].sort();
}
