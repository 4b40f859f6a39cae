// Masses, volumes and amounts by a chemical equation.

import { inUnit } from "../reading/stated.ts";
import type { SubjectChecker } from "../solver.ts";
import { massFraction } from "./amounts.ts";
import { balanced, coefficientIn, countOf, type Species, speciesIn } from "./formula.ts";
import { type Data, molarVolume, posing } from "./stem.ts";

/** Moles of a product for each mole of a reactant. */
function perMole(equation: string, reactant: string, product: string): number {
  const { left, right } = balanced(equation);
  return coefficientIn(right, speciesIn(product)) / coefficientIn(left, speciesIn(reactant));
}

/** The greatest mass of a product from a mass of a reactant, in the same unit. */
const massMade = (equation: string, reactant: string, mass: number, product: string, data: Data) =>
  (mass / data.massOf(reactant)) * perMole(equation, reactant, product) * data.massOf(product);

const carbonates: Readonly<Record<string, string>> = { limestone: "CaCO_{3}", magnesite: "MgCO_{3}" };

/** Moles of a solid for each mole of a dissolved salt whose atoms it takes over in full. */
function takenOver(salt: Species, solid: Species): number {
  const shared = [...salt.atoms.keys()].filter((symbol) => countOf(solid, symbol) > 0);
  const [first, ...others] = shared.map((symbol) => countOf(salt, symbol) / countOf(solid, symbol));
  if (!first || others.some((ratio) => ratio !== first))
    throw new Error(`${solid.formula} does not come of ${salt.formula}`);
  return first;
}

export const reactions: SubjectChecker = {
  "mass-from-mass": posing(
    [
      "What mass of <$product> is obtained from <#mass> g of <$reactant> in the reaction <$equation>?",
      "Using the equation <$equation>, calculate the mass of <$product> produced when <#mass> g of <$reactant> reacts completely.",
      "<_who> starts with <#mass> g of <$reactant>. By the equation <$equation>, what is the largest mass of <$product> that can form?",
    ],
    ({ product, mass, reactant, equation }, data, { options }) =>
      inUnit(options, massMade(equation, reactant, mass, product, data), " g"),
  ),
  "gas-volume-from-mass": posing(
    [
      "<_who> uses up <#mass> g of <$reactant> in the reaction <$equation>. Find the volume of <$product> formed at s.t.p.",
      "In the reaction <$equation>, <#mass> g of <$reactant> reacts completely. The volume of <$product> collected at s.t.p. is",
      "What volume of <$product>, measured at s.t.p., is produced by <#mass> g of <$reactant>? <$equation>",
    ],
    ({ product, mass, reactant, equation }, data, { options }) => {
      const moles = (mass / data.massOf(reactant)) * perMole(equation, reactant, product);
      return inUnit(options, moles * molarVolume(data), " dm³");
    },
  ),
  "oxygen-needed-by-volume": posing(
    [
      "A burner uses <#volume> cm³ of <$fuel> in each test. By <$equation>, what volume of oxygen, under the same conditions, does each test use up?",
      "<_who> explodes <#volume> cm³ of <$fuel> with just enough oxygen: <$equation>. Under the same conditions the volume of oxygen is",
      "What volume of oxygen is needed to burn <#volume> cm³ of <$fuel> completely, all gases being at the same temperature and pressure? <$equation>",
    ],
    ({ volume, fuel, equation }, _, { options }) => {
      const { left } = balanced(equation);
      const oxygen = coefficientIn(left, speciesIn("\\mathrm{O_{2}}"));
      return inUnit(options, (volume / coefficientIn(left, speciesIn(fuel))) * oxygen, " cm³");
    },
  ),
  "limiting-reactant": posing(
    [
      "Find the amount of <$product> obtained when <#one> mol of <$first> and <#two> mol of <$second> react as fully as possible. <$equation>",
      "<#one> mol of <$first> is mixed with <#two> mol of <$second> and made to react: <$equation>. How many moles of <$product> form?",
      "In the reaction <$equation>, <_who> starts with <#one> mol of <$first> and <#two> mol of <$second>. What is the largest amount of <$product> that can be made?",
    ],
    ({ product, one, first, two, second, equation }, _, { options }) => {
      if (balanced(equation).left.length !== 2) throw new Error("there are other reactants");
      const ifAllOf = [one * perMole(equation, first, product), two * perMole(equation, second, product)];
      return inUnit(options, Math.min(...ifAllOf), " mol");
    },
  ),
  "percentage-yield": posing(
    [
      "By the equation <$equation>, <#mass> g of <$reactant> was expected to react fully, yet only <#got> g of <$product> was recovered. The yield was",
      "<_who> obtained <#got> g of <$product> from <#mass> g of <$reactant>: <$equation>. Calculate the percentage yield.",
      "<#mass> g of <$reactant> gave <#got> g of <$product> by the reaction <$equation>. What was the percentage yield?",
    ],
    ({ equation, mass, reactant, got, product }, data, { options }) =>
      inUnit(options, (100 * got) / massMade(equation, reactant, mass, product, data), "%"),
  ),
  "purity-of-carbonate": posing(
    [
      "From <#mass> g of <rock> holding an inert impurity, acid set free <#volume> dm³ of $\\mathrm{CO_{2}}$, measured at s.t.p. The percentage purity of the <$carbonate> is",
      "<_who> adds excess acid to <#mass> g of <rock> and collects <#volume> dm³ of $\\mathrm{CO_{2}}$ at s.t.p. Find the percentage of <$carbonate> in it, if nothing else in it reacts.",
      "<#mass> g of impure <rock> gave <#volume> dm³ of $\\mathrm{CO_{2}}$ at s.t.p. with excess dilute acid. What percentage of the sample was <$carbonate>?",
    ],
    ({ mass, rock, volume, carbonate }, data, { options }) => {
      const salt = speciesIn(carbonate);
      if (carbonates[rock] !== salt.formula) throw new Error(`${rock} is not ${salt.formula}`);
      const carbon = volume / molarVolume(data);
      const pure = (carbon / countOf(salt, "C")) * data.massOf(salt);
      return inUnit(options, (100 * pure) / mass, "%");
    },
  ),
  "plant-output": posing(
    [
      "Each day <#mass> tonnes of <$reactant> reacts fully in a factory by <$equation>. The daily output of <$product> is",
      "A works converts <#mass> tonnes of <$reactant> completely: <$equation>. What mass of <_name>, <$product>, does it make?",
      "How many tonnes of <$product> can a plant obtain from <#mass> tonnes of <$reactant> by <$equation>, if nothing is lost?",
    ],
    ({ mass, reactant, equation, product }, data, { options }) =>
      inUnit(options, massMade(equation, reactant, mass, product, data), " tonnes"),
  ),
  "loss-on-heating": posing(
    [
      "<_who> heats <#mass> g of pure <$solid> strongly in an open crucible to constant mass. What mass of gas escapes? <$equation>",
      "<#mass> g of <$solid> is heated until no further change takes place: <$equation>. By how much does its mass fall?",
      "In the change <$equation>, the loss of mass on heating <#mass> g of <$solid> to constant mass is",
    ],
    ({ mass, solid, equation }, data, { options }) => {
      const [left, gas, ...more] = balanced(equation).right;
      if (!left || gas?.species.formula !== "CO_{2}" || more.length) throw new Error(`"${equation}" has no one gas`);
      const residue = massMade(equation, solid, mass, `\\mathrm{${left.species.formula}}`, data);
      return inUnit(options, mass - residue, " g");
    },
  ),
  "mass-of-precipitate": posing(
    [
      "To <#volume> cm³ of <#strength> mol dm⁻³ <$salt> an excess of <$reagent> is added, and the <$solid> is filtered off and dried. Its mass is",
      "Excess <$reagent> solution is added to <#volume> cm³ of <#strength> mol dm⁻³ <$salt>. What mass of <$solid> is precipitated?",
      "<_who> tests <#volume> cm³ of <#strength> mol dm⁻³ <$salt> for the <_ion> ion with excess <$reagent>. Find the mass of <$solid> thrown down.",
    ],
    ({ volume, strength, salt, reagent, solid }, data, { options }) => {
      const [given, formed] = [speciesIn(salt), speciesIn(solid)];
      const source = speciesIn(reagent);
      const brought = [...formed.atoms.keys()].filter((symbol) => countOf(given, symbol) === 0);
      if (brought.length !== 1 || brought.some((symbol) => countOf(source, symbol) === 0))
        throw new Error(`${reagent} does not bring the rest of ${solid}`);
      const moles = (volume / 1000) * strength * takenOver(given, formed);
      return inUnit(options, moles * data.massOf(formed), " g");
    },
  ),
  "metal-from-ore": posing(
    [
      "<_who> works out the mass of <metal> contained in <#mass> kg of <$ore>, the compound in <_mineral>. The answer is",
      "A smelter feeds <#mass> kg of pure <_mineral>, <$ore>, into its furnace. How much <metal> can it obtain at most?",
      "What is the largest mass of <metal> that can be won from <#mass> kg of <$ore> (<_mineral>)?",
    ],
    ({ metal, mass, ore }, data, { options }) =>
      inUnit(options, mass * massFraction(speciesIn(ore), metal, data), " kg"),
  ),
  "nitrogen-in-fertiliser": posing(
    [
      "The mass of nitrogen in <#mass> kg of the fertiliser <$salt> is",
      "<_who> spreads <#mass> kg of <$salt> on a maize farm near <_town>. How much nitrogen does the soil receive?",
      "What mass of nitrogen does a farmer supply with <#mass> kg of <_name>, <$salt>?",
    ],
    ({ mass, salt }, data, { options }) =>
      inUnit(options, mass * massFraction(speciesIn(salt), "nitrogen", data), " kg"),
  ),
};
