import { expect, test } from "vitest";
import { shellsIn, shellsOf } from "./elements.ts";
import { balanced, equation, isBalanced, species, speciesIn } from "./formula.ts";
import { posing } from "./stem.ts";

const atomsOf = (formula: string) => Object.fromEntries(species(formula).atoms);

test("formulas are counted atom by atom, including brackets and charge", () => {
  expect(atomsOf("(NH_{4})_{2}SO_{4}")).toEqual({ N: 2, H: 8, S: 1, O: 4 });
  expect(atomsOf("Cr_2O_{7}^{2-}")).toEqual({ Cr: 2, O: 7 });
  expect(speciesIn("$\\mathrm{Al^{3+}}$").charge).toBe(3);
  expect(species("Cl^{-}").charge).toBe(-1);
  expect(species("e^{-}")).toMatchObject({ charge: -1, atoms: new Map() });
});

test("a text that is not a formula is refused", () => {
  for (const wrong of ["", "H_{x}", "(OH", "OH)", "na", "H^{+}Cl"]) expect(() => species(wrong), wrong).toThrow();
});

test("an equation that does not balance in atoms and charge is refused", () => {
  expect(() => balanced("\\mathrm{2H_{2} + O_{2} \\rightarrow  2H_{2}O}")).not.toThrow();
  expect(() => balanced("\\mathrm{H_{2} + O_{2} \\rightarrow  H_{2}O}")).toThrow("does not balance");
  const half = "\\mathrm{Cr_{2}O_{7}^{2-} + 14H^{+} + ne^{-} \\rightarrow  2Cr^{3+} + 7H_{2}O}";
  expect([5, 6, 7].map((n) => isBalanced(equation(half, n)))).toEqual([false, true, false]);
});

test("shells are filled in order", () => {
  expect(shellsOf(19)).toEqual([2, 8, 8, 1]);
  expect(() => shellsOf(26)).toThrow();
  expect(() => shellsIn("2, 7, 1")).toThrow();
});

test("masses come from the printed relative masses, which must be those of the elements", () => {
  const found: number[] = [];
  const solve = posing(["Weigh <$formula>."], ({ formula }, data) => [found.push(data.massOf(formula)) > 0]);
  const ask = (body: string) => solve({ body, options: [], source: { body, options: [] } });
  ask("Weigh $\\mathrm{CaCl_{2}}$. [Cl = 35.5, Ca = 40]");
  expect(found).toEqual([111]);
  expect(() => ask("Weigh $\\mathrm{CaCl_{2}}$. [Ca = 40]")).toThrow("no relative mass");
  expect(() => ask("Weigh $\\mathrm{CaCl_{2}}$. [Cl = 35.5, Ca = 20]")).toThrow("20 is not");
});
