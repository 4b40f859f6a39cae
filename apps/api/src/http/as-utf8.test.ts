import { expect, test } from "vitest";
import { asUtf8 } from "./as-utf8.ts";

test("the bytes of any text are valid UTF-8", () => {
  for (const sign of ["", "é", "−", "₦2,500", "ọjọ́", "العربية", "𝑥 and 👍🏾"])
    for (const length of [10, 5_000]) {
      const text = JSON.stringify({ start: "a".repeat(length), sign, end: "b".repeat(length) });
      expect(Buffer.from(asUtf8(text) as Buffer)).toEqual(Buffer.from(text, "utf8"));
    }
});

test("only a long text with a character beyond Latin-1 takes the other path", () => {
  expect([asUtf8("−"), asUtf8("é".repeat(5_000))].map((sent) => typeof sent)).toEqual(["string", "string"]);
  expect(asUtf8("−".repeat(5_000))).toBeInstanceOf(Buffer);
});
