// Oxidation numbers, half-equations, electrolysis and cells.

import { inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { elementNamed } from "./elements.ts";
import { balanced, coefficientIn, countOf, equation, isBalanced, soleElement, species, speciesIn } from "./formula.ts";
import { type Data, inSigned, molarVolume, posing, signed } from "./stem.ts";

/** Oxidation numbers that these elements have in the compounds taught in school, except hydrides and peroxides. */
const usual: Readonly<Record<string, number>> = { H: 1, Li: 1, Na: 1, K: 1, Mg: 2, Ca: 2, Ba: 2, Al: 3, O: -2 };
const unusual = new Set(["H_{2}O_{2}", "NaH", "Na_{2}O_{2}"]);

/** The number that, together with the usual numbers of the other atoms, adds up to the charge. */
function oxidationNumber(symbol: string, formula: string): number {
  const whole = speciesIn(formula);
  if (unusual.has(whole.formula) || countOf(whole, symbol) === 0) throw new Error(`${symbol} in ${formula}?`);
  let left = whole.charge;
  for (const [other, count] of whole.atoms) {
    if (other === symbol) continue;
    const each = usual[other];
    if (each === undefined) throw new Error(`${other} has no usual oxidation number`);
    left -= each * count;
  }
  return left / countOf(whole, symbol);
}

/** Finds by trial the number of electrons that balances a half-equation. */
function electronsIn(tex: string): number {
  for (let n = 1; n <= 20; n++) if (isBalanced(equation(tex, n))) return n;
  throw new Error(`"${tex}" balances with no number of electrons`);
}

/** Coulombs needed to deposit a gram of a metal from its ions. */
function coulombsPerGram(metal: string, ion: string, data: Data): number {
  const { atoms, charge, formula } = speciesIn(ion);
  const { symbol } = elementNamed(metal);
  if (atoms.get(symbol) !== 1 || atoms.size > 1 || charge <= 0) throw new Error(`${formula} is no ion of ${metal}`);
  return (charge * data.value("F", "C mol⁻¹")) / data.massOf(species(symbol));
}

/** Moles of a gas for each mole of electrons at an electrode. */
function perElectron(tex: string, gas: string): number {
  const { left, right } = balanced(tex);
  const molecule = species(`${elementNamed(gas).symbol}_{2}`);
  const side = [left, right].find((terms) => terms.some((term) => term.species.formula === "e^{-}"));
  if (!side) throw new Error(`there are no electrons in "${tex}"`);
  return coefficientIn(right, molecule) / coefficientIn(side, species("e^{-}"));
}

const symbolOf = (electrode: string) => {
  const [ion = "", metal = ""] = electrode.replace(/^\\mathrm\{(.*)\}$/, "$1").split("/");
  const symbol = soleElement(species(ion));
  if (symbol !== metal || species(ion).charge <= 0) throw new Error(`"${electrode}" is no electrode`);
  return symbol;
};

const potentials = "<$one> = <a:+|−><#p> V, <$two> = <b:+|−><#q> V";

/** The electrode with the higher potential takes up electrons. The other one gives them away. */
const electromotive = (p: number, q: number, options: readonly string[]) =>
  inSigned(options, Math.max(p, q) - Math.min(p, q), " V");

export const redox: SubjectChecker = {
  "oxidation-number": worded(
    [
      "Find the oxidation number of <symbol> in <$formula>.",
      "What is the oxidation number of <symbol> in <$formula>?",
      "<_who> works out the oxidation state of <symbol> in <$formula>. The correct value is",
    ],
    ({ symbol, formula }, { options }) => {
      const right = oxidationNumber(symbol, formula);
      return options.map((option) => (option === "0" ? 0 : signed(option)) === right);
    },
  ),
  "electrons-in-half-equation": worded(
    [
      "What value of $n$ balances the half-equation <$half>?",
      "<_who> balances the half-equation <$half> for charge. The value of $n$ should be",
      "Find the number of electrons, $n$, taken up in <$half>.",
    ],
    ({ half }, { options }) => inUnit(options, electronsIn(half)),
  ),
  "time-of-electrolysis": posing(
    [
      "<_who> wants to coat a metal plate with <#mass> g of <metal> from a bath of <$ion>, using <#current> A. Find the time needed.",
      "A steady <#current> A passes through a solution of <$ion>. The time in which <#mass> g of <metal> forms is",
      "For how long must a current of <#current> A flow to deposit <#mass> g of <metal> from <$ion> ions?",
    ],
    ({ current, mass, ion, metal }, data, { options }) =>
      inUnit(options, (mass * coulombsPerGram(metal, ion, data)) / current, " s"),
  ),
  "gas-by-electrolysis": posing(
    [
      "When <#amount> <unit:mol of electrons|C of electricity> flows in a cell with the electrode reaction <$half>, the volume of <gas> at s.t.p. is",
      "<_who> passes <#amount> <unit:mol of electrons|C of electricity> through an electrolytic cell in which <$half> takes place. Find the volume of <gas> at s.t.p.",
      "What volume of <gas>, measured at s.t.p., is set free by <#amount> <unit:mol of electrons|C of electricity>? <$half>",
    ],
    ({ amount, unit, half, gas }, data, { options }) => {
      const electrons = unit === "mol of electrons" ? amount : amount / data.value("F", "C mol⁻¹");
      return inUnit(options, electrons * perElectron(half, gas) * molarVolume(data), " dm³");
    },
  ),
  "cell-emf": either(
    worded(
      [
        `<_who> joins a half-cell of <x> to one of <y> by a salt bridge. Given the standard electrode potentials ${potentials}, find the e.m.f. of the cell.`,
        `A cell has the standard electrodes <x> and <y>, with ${potentials}. Its e.m.f. is`,
      ],
      ({ x, y, one, two, a, p, b, q }, { options }) => {
        if (symbolOf(one) !== x || symbolOf(two) !== y) throw new Error("these are other electrodes than are named");
        return electromotive(a === "−" ? -p : p, b === "−" ? -q : q, options);
      },
    ),
    worded(
      [
        `Standard electrode potentials: ${potentials}. What is the standard e.m.f. of the cell made from these two electrodes?`,
      ],
      ({ one, two, a, p, b, q }, { options }) => {
        if (symbolOf(one) === symbolOf(two)) throw new Error("the electrodes are the same");
        return electromotive(a === "−" ? -p : p, b === "−" ? -q : q, options);
      },
    ),
  ),
  "cells-in-series": posing(
    [
      "The same current passes through solutions of <$ion> and <$other> in series. If <#mass> g of <metal> is deposited in the first cell, what mass of <second> is deposited in the second?",
      "<_who> joins a cell of <$ion> and a cell of <$other> in series. While the cathode of the first gains <#mass> g of <metal>, how much <second> forms on the cathode of the second?",
      "A quantity of electricity that deposits <#mass> g of <metal> from <$ion> will deposit from <$other> a mass of <second> equal to",
    ],
    ({ ion, other, mass, metal, second }, data, { options }) => {
      const gramsPerElectron = (name: string, of: string) => {
        const one = speciesIn(of);
        const symbol = soleElement(one);
        if (elementNamed(name).symbol !== symbol || one.charge < 1) throw new Error(`${of} is not an ion of ${name}`);
        return data.massOf(species(symbol)) / one.charge;
      };
      return inUnit(options, (mass / gramsPerElectron(metal, ion)) * gramsPerElectron(second, other), " g");
    },
  ),
};
