// Small files in the shapes that other systems write, with what we make of each: the question as it is meant, or the true reason why not.
import { strToU8, zipSync } from "fflate";
import type { FormatQuestion } from "../src/index.ts";

export interface ForeignFile {
  name: string;
  content: string | Uint8Array;
  /** Part of each question, in order. */
  questions?: Partial<FormatQuestion>[];
  /** Part of each note and problem that is told, in order; none may be told besides. */
  told?: string[];
  /** Why the file as a whole is not read. */
  refused?: string;
}

export const packed = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === "string" ? strToU8(of) : of])),
  );

export const VERDICT = "feedback that only says right or wrong";
