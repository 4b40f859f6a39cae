// Small files in the formats of other systems, with our result for each: the intended question, or the real reason why
// it cannot be read.
import { strToU8, zipSync } from "fflate";
import type { FormatQuestion } from "../src/index.ts";

export interface ForeignFile {
  name: string;
  content: string | Uint8Array;
  /** Part of each question, in order. */
  questions?: Partial<FormatQuestion>[];
  /** Part of each note and problem that is reported, in order. Nothing else may be reported. */
  told?: string[];
  /** Why the file as a whole is not read. */
  refused?: string;
}

export const packed = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === "string" ? strToU8(of) : of])),
  );

export const VERDICT = "feedback that only says right or wrong";
