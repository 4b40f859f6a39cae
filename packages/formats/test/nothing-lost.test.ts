// Everything in a file is in a question or reported in a note: long texts by their start, columns by their heading.
import fc from "fast-check";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readQuestionFile } from "../src/index.ts";
import { Marks, markedFiles } from "./marked-files.ts";

const RUNS = 300;
const kinds = Object.keys(markedFiles) as (keyof typeof markedFiles)[];

/** Subscripts and superscripts are written with normal letters and digits. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/\\text\{([^}]*)\}/g, "$1");

test.each(kinds)("every text of a %s file is in a question or in a note", async (kind) => {
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 1000 }), { minLength: 40, maxLength: 40 }), async (choices) => {
      const marks = new Marks(choices);
      const { name, content } = markedFiles[kind](marks);
      const bytes = typeof content === "string" ? strToU8(content) : content;
      const { rows, notes } = await readQuestionFile(bytes, name, {}, 2026);
      const told = plain(JSON.stringify([notes, rows]));
      expect(marks.words.filter((word) => !told.includes(word))).toEqual([]);
      checked += marks.words.length;
    }),
    { seed: 12, numRuns: RUNS },
  );
  expect(checked).toBeGreaterThan(RUNS * 5);
});
