import { expect, test } from "vitest";
import { oldWordsIn } from "./check-words.ts";

const found = (...lines: string[]) => oldWordsIn("apps/api/src/planted.ts", lines.join("\n"));

test("an old name, a participle as a type, and an old word in a comment or a title are reported with their line", () => {
  expect(found("const remembered = 1;", "interface Asked { id: number }")).toEqual([
    "apps/api/src/planted.ts:1 remembered: say cached",
    "apps/api/src/planted.ts:2 type Asked: say what it is",
  ]);
  expect(found("// Whoever asks is answered.", 'test("is made anew", () => {});').sort()).toEqual([
    'apps/api/src/planted.ts:1 "Whoever": say name who: a student, a caller, another process',
    'apps/api/src/planted.ts:2 "anew": say again',
  ]);
  expect(found("export const house = 1;")).toEqual(["apps/api/src/planted.ts:1 house: say context"]);
});

test("usual words, and texts that students read, are left alone", () => {
  expect(
    found("// The cache is cleared after each change.", 'const text = "Begin anew";', "const context = {};"),
  ).toEqual([]);
});
