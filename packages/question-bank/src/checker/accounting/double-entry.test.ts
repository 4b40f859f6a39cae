import { expect, test } from "vitest";
import { creditBalance, debitBalance } from "./double-entry.ts";

const entries = [
  ["bank", "capital", 900],
  ["rent", "bank", 250],
] as const;

test("a balance is the amount by which one side is larger", () => {
  expect(debitBalance("bank", entries)).toBe(650);
  expect(creditBalance("capital", entries)).toBe(900);
  expect(creditBalance("bank", entries)).toBe(-650);
});

test("an account without entries is refused, and so is an entry from an account to itself", () => {
  expect(() => debitBalance("cash", entries)).toThrow("nothing is posted to cash");
  expect(() => debitBalance("bank", [["bank", "bank", 1]])).toThrow("at once");
});
