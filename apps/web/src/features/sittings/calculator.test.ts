import { expect, test } from "vitest";
import { type CalculatorKey, calculatorKey, emptyCalculator, press } from "./calculator.ts";

/** "√" and "±" are used for the keys a keyboard does not have. */
const keyOf = (char: string): CalculatorKey =>
  char === "√"
    ? { type: "root" }
    : char === "±"
      ? { type: "sign" }
      : char === "<"
        ? { type: "back" }
        : calculatorKey(char)!;
const screenAfter = (keys: string) => [...keys].map(keyOf).reduce(press, emptyCalculator).entry;

test.each([
  ["12/2=", "6"],
  ["2+3*4=", "20"],
  ["0.1+0.2=", "0.3"],
  ["5+-2=", "3"],
  ["9√", "3"],
  ["9√+1=", "4"],
  ["7±", "-7"],
  ["1/0=", "Error"],
  ["1/0=5", "5"],
  ["1/0=+", "Error"],
  ["12<", "1"],
  ["1<", "0"],
  ["..5", "0.5"],
  ["007", "7"],
  ["2*3=4", "4"],
  ["1/3=", "0.3333333333"],
  ["1234567890123", "123456789012"],
  ["999999999999*999999999999=", "1.00000e+24"],
])("%s shows %s", (keys, screen) => {
  expect(screenAfter(keys)).toBe(screen);
});

test("letter keys do nothing on the calculator", () => {
  expect(calculatorKey("a")).toBeNull();
});
