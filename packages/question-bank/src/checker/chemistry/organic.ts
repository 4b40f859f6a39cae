// Hydrocarbons and related compounds.

import { inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { countOf, type Species, speciesIn } from "./formula.ts";
import { type Data, formulas, posing } from "./stem.ts";

const stems = ["meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"];
const bondsToNext: Readonly<Record<string, number>> = { ane: 1, ene: 2, yne: 3 };

/** Hydrogens on an open chain whose carbons have four bonds each. One link in the chain is single, double or triple. */
function hydrogens(carbons: number, kind: string): number {
  const link = bondsToNext[kind];
  if (!link || (link > 1 && carbons < 2)) throw new Error(`there is no "${kind}" of ${carbons} carbons`);
  if (carbons === 1) return 4;
  const free = Array.from({ length: carbons }, () => 4);
  for (let at = 0; at + 1 < carbons; at++) {
    const bonds = at === 0 ? link : 1;
    free[at] = (free[at] ?? 0) - bonds;
    free[at + 1] = (free[at + 1] ?? 0) - bonds;
  }
  return free.reduce((sum, count) => sum + count, 0);
}

const ofCarbons = (carbons: number, kind: string, posed: PosedQuestion) =>
  formulas(
    posed,
    (option) =>
      option.atoms.size === 2 && countOf(option, "C") === carbons && countOf(option, "H") === hydrogens(carbons, kind),
  );

/** An alkyl group, or only hydrogen, before the functional group. */
function isSaturated(option: Species, kind: string): boolean {
  const chain = /^(?:H|C(?:_\{(\d+)\})?H_\{(\d+)\})(OH|COOH)$/.exec(option.formula);
  if (!chain) throw new Error(`"${option.formula}" has no one functional group`);
  const [, carbons, hydrogen, group] = chain;
  if (group !== (kind === "alkanol" ? "OH" : "COOH")) return false;
  if (hydrogen === undefined) return kind === "alkanoic acid";
  return Number(hydrogen) === hydrogens(Number(carbons ?? "1"), "ane") - 1;
}

const ofMass = (mass: number, kind: string, data: Data, posed: PosedQuestion) =>
  formulas(posed, (option) => isSaturated(option, kind) && alike(data.massOf(option), mass));

/**
 * Hydrocarbons of which this volume needs this much oxygen and gives this much carbon(IV) oxide: C + O2 and 4H + O2.
 */
const burntIn = (volume: number, oxygen: number, gas: number, posed: PosedQuestion) =>
  formulas(
    posed,
    (option) =>
      alike(volume * countOf(option, "C"), gas) &&
      alike(volume * (countOf(option, "C") + countOf(option, "H") / 4), oxygen),
  );

export const organic: SubjectChecker = {
  "hydrocarbon-formula": either(
    worded(["<_who> writes the molecular formula of <name>. It should read"], ({ name }, posed) => {
      const [, stem = "", kind = ""] = /^(.+)(ane|ene|yne)$/.exec(name) ?? [];
      const carbons = stems.indexOf(stem) + 1;
      if (carbons === 0) throw new Error(`"${name}" is not understood`);
      return ofCarbons(carbons, kind, posed);
    }),
    worded(
      [
        "An open-chain alk<kind:ane> <_x> has <#carbons> carbon atoms in each molecule. Its molecular formula is",
        "An open-chain alk<kind:ene> <_x> has <#carbons> carbon atoms in each molecule and one double bond. Its molecular formula is",
        "An open-chain alk<kind:yne> <_x> has <#carbons> carbon atoms in each molecule and one triple bond. Its molecular formula is",
        "What is the molecular formula of the straight-chain alk<kind:ane> with <#carbons> carbon atoms?",
        "What is the molecular formula of the straight-chain alk<kind:ene> with <#carbons> carbon atoms and one double bond?",
        "What is the molecular formula of the straight-chain alk<kind:yne> with <#carbons> carbon atoms and one triple bond?",
      ],
      ({ kind, carbons }, posed) => ofCarbons(carbons, kind, posed),
    ),
  ),
  "oxygen-for-hydrocarbon": worded(
    [
      "How many moles of oxygen are needed to burn one mole of the <:fuel|compound|hydrocarbon> <$fuel> completely?",
      "One mole of <$fuel> burns in excess air to carbon(IV) oxide and water. What amount of oxygen does it use?",
      "<_who> balances the complete combustion of one mole of <$fuel>. The amount of $\\mathrm{O_{2}}$ on the left should be",
    ],
    ({ fuel }, { options }) => {
      const burnt = speciesIn(fuel);
      const [carbons, hydrogen] = [countOf(burnt, "C"), countOf(burnt, "H")];
      if (burnt.atoms.size !== 2 || !carbons || !hydrogen) throw new Error(`${fuel} is no hydrocarbon`);
      const oxygenAtoms = carbons * 2 + hydrogen / 2;
      return inUnit(options, oxygenAtoms / 2, " mol");
    },
  ),
  "formula-from-molar-mass": posing(
    [
      "<_who> finds that a saturated <kind:alkanol|alkanoic acid> with one functional group has a relative molecular mass of <#mass>. It must be",
      "The molar mass of an <kind:alkanol|alkanoic acid> with one functional group and a saturated chain is <#mass> g mol⁻¹. Its formula is",
      "A saturated <:monohydric|monobasic> <kind:alkanol|alkanoic acid> has a molar mass of <#mass> g mol⁻¹. Which formula fits?",
    ],
    ({ kind, mass }, data, posed) => ofMass(mass, kind, data, posed),
  ),
  "condensation-chain": posing(
    [
      "<#count> molecules of <_unit>, of relative molecular mass <#mass>, join end to end into one chain of <_polymer>, with the loss of one water molecule at each link. What is the relative molecular mass of the chain?",
      "<_who> works out the relative molecular mass of a straight chain of <_polymer> made by condensation from <#count> units of <_unit> (relative molecular mass <#mass>). The answer should be",
      "By condensation <#count> molecules of <_unit> (relative molecular mass <#mass>) form a single unbranched molecule of <_polymer>. Calculate its relative molecular mass.",
    ],
    ({ count, mass }, { text }, { options }) => {
      const water = numberIn(/^relative molecular mass of water = (\d+)$/.exec(text)?.[1] ?? "");
      // The first unit is complete. Each further unit adds its own mass minus one water.
      return inUnit(options, mass + (count - 1) * (mass - water));
    },
  ),
  "hydrocarbon-by-volumes": either(
    worded(
      [
        "<#volume> cm³ of a gaseous hydrocarbon needs <#oxygen> cm³ of oxygen for complete combustion and forms <#gas> cm³ of $\\mathrm{CO_{2}}$, all at the same temperature and pressure. What is the formula of the hydrocarbon?",
        "When <#volume> cm³ of a hydrocarbon gas was exploded with an excess of oxygen, <#oxygen> cm³ of oxygen was used up and <#gas> cm³ of $\\mathrm{CO_{2}}$ was formed, measured under the same conditions. Find the formula of the hydrocarbon.",
      ],
      ({ volume, oxygen, gas }, posed) => burntIn(volume, oxygen, gas, posed),
    ),
    worded(
      [
        "<_who> burns <#volume> cm³ of a hydrocarbon gas in <#oxygen> cm³ of oxygen, of which <#left> cm³ is left over; <#gas> cm³ of $\\mathrm{CO_{2}}$ is formed. If all the volumes are taken under the same conditions, the formula of the gas is",
      ],
      ({ volume, oxygen, left, gas }, posed) => burntIn(volume, oxygen - left, gas, posed),
    ),
  ),
  "acid-from-titration": posing(
    [
      "<#mass> g of a saturated monobasic alkanoic acid just neutralised <#volume> cm³ of <#strength> mol dm⁻³ <$alkali>. Which compound is it?",
      "<_who> dissolves <#mass> g of a saturated alkanoic acid with one carboxyl group in water; it needs <#volume> cm³ of <#strength> mol dm⁻³ <$alkali> at the end point. The acid is",
    ],
    ({ mass, volume, strength, alkali }, data, posed) => {
      if (countOf(speciesIn(alkali), "O") !== 1) throw new Error(`${alkali} does not take one mole of acid`);
      return ofMass(mass / ((volume / 1000) * strength), "alkanoic acid", data, posed);
    },
  ),
};
