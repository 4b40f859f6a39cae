// Codes that people type from paper: no letters that look alike, from a secure source.
import { randomInt } from "node:crypto";
import { CODE_LETTERS } from "@sabiprep/contract";

export const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export const SCHOOL_CODE_LENGTH = 6;
