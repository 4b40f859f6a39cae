import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

const told = (before: string, after: string) => wordDiff(before, after).map(({ text, kind }) => `${kind}:${text}`);

test("only the changed words are marked, and both texts can be read from the result", () => {
  expect(told("the quick brown fox", "the slow brown fox")).toEqual([
    "same:the ",
    "gone:quick",
    "new:slow",
    "same: brown fox",
  ]);
  expect(told("", "new words")).toEqual(["new:new words"]);
  expect(told("same", "same")).toEqual(["same:same"]);
  const [a, b] = ["How far is the object from the lens?", "How far away is the lens from the object?"];
  const pieces = wordDiff(a, b);
  const side = (kind: "gone" | "new") =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([side("new"), side("gone")]).toEqual([a, b]);
});

test("two texts with nothing in common are shown in full, however long they are", () => {
  const long = (word: string) => Array.from({ length: 4_000 }, (_, at) => `${word}${at}`).join(" ");
  expect(told(long("a"), long("b"))).toEqual([`gone:${long("a")}`, `new:${long("b")}`]);
});
