// Finds where the question or passage of a key is in the content: file and line. This way authors find what the gate
// reports.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "@sabiprep/formats/content-form";
import { contentFolder, filesOfTopic } from "../written-questions.ts";

/** Undefined for computed questions, and for rules about a full subject or topic. */
export function placeOf(key: string, folder = contentFolder): string | undefined {
  const [subject = "", ...rest] = key.split("/");
  return questionAt(path.join(folder, subject), rest) ?? passageAt(path.join(folder, subject), rest.join("/"));
}

const shown = (file: string, line: number) => `${path.relative(process.cwd(), file)}:${line}`;

function questionAt(folder: string, [topic = "", id = ""]: readonly string[]): string | undefined {
  if (!id) return undefined;
  for (const file of filesOfTopic(topic).map(({ name }) => path.join(folder, name))) {
    const line = existsSync(file) ? readContent(readFileSync(file, "utf8")).places.get(id)?.first : undefined;
    if (line !== undefined) return shown(file, line);
  }
  return undefined;
}

function passageAt(folder: string, id: string): string | undefined {
  if (!id || !existsSync(folder)) return undefined;
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".md"))) {
    const file = path.join(folder, name);
    const at = readFileSync(file, "utf8")
      .split("\n")
      .findIndex((line) => line.startsWith(`# Passage ${id}: `));
    if (at !== -1) return shown(file, at + 1);
  }
  return undefined;
}
