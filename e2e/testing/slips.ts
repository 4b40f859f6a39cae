// Reads printed slips from their PDF, as a pupil reads them from paper.
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

export interface PrintedSlip {
  school_code: string;
  number: string;
  code: string;
}

export const slipsIn = async (file: string): Promise<PrintedSlip[]> => slipsFrom(await readFile(file));

export function slipsFrom(pdf: Buffer): PrintedSlip[] {
  const texts = textsIn(pdf);
  return texts.flatMap((text, at) =>
    text === "School code"
      ? [{ school_code: texts[at + 1]!, number: texts[at + 3]!, code: texts[at + 5]!.replace(" ", "") }]
      : [],
  );
}

/** The lines of text in a PDF of ours. Each font writes its own numbers, and says which character each one means. */
function textsIn(pdf: Buffer): string[] {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id, body] of pdf.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head, packed] = body!.split(/\nstream\n/);
    const bytes = packed && Buffer.from(packed.replace(/\nendstream$/, ""), "latin1");
    objects.set(id!, { head: head!, stream: bytes ? inflateSync(bytes).toString("latin1") : "" });
  }
  const reference = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
  const texts: string[] = [];
  for (const { head } of objects.values()) {
    if (!/\/Type \/Page\n/.test(head)) continue;
    const fonts = objects.get(reference(head, "Resources")!)!.head;
    let characters = new Map<number, string>();
    const page = objects.get(reference(head, "Contents")!)!.stream;
    for (const [, font, pieces] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) {
        const written = objects.get(reference(fonts, font)!)!.head;
        characters = charactersIn(objects.get(reference(written, "ToUnicode")!)!.stream);
      } else {
        const numbers = [...pieces!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);
        texts.push(numbers.map((hex) => characters.get(Number.parseInt(hex, 16)) ?? "?").join(""));
      }
    }
  }
  return texts;
}

function charactersIn(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  // One sign of a font can be two characters, such as "ff".
  for (const [, first, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f ]+)>/g)].entries())
      characters.set(
        Number.parseInt(first!, 16) + at,
        String.fromCharCode(...hex!.split(" ").map((code) => Number.parseInt(code, 16))),
      );
  return characters;
}
