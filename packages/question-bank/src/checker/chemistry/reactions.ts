// Masses, volumes and amounts from a chemical equation.

import { inUnit, rounded } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, numberIn } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { massFraction } from "./amounts.ts";
import { balanced, coefficientIn, countOf, speciesIn, type Term } from "./formula.ts";
import { type Data, molarVolume, posing } from "./stem.ts";

/** Moles of a product for each mole of a reactant. */
function perMole(equation: string, reactant: string, product: string): number {
  const { left, right } = balanced(equation);
  return coefficientIn(right, speciesIn(product)) / coefficientIn(left, speciesIn(reactant));
}

/** The greatest mass of a product from a mass of a reactant, in the same unit. */
const massMade = (equation: string, reactant: string, mass: number, product: string, data: Data) =>
  (mass / data.massOf(reactant)) * perMole(equation, reactant, product) * data.massOf(product);

export const reactions: SubjectChecker = {
  "mass-left-over": posing(
    [
      "<#m> g of <$one> and <#n> g of <$other> react as fully as they can: <$equation>. Which reactant is left over, and how much of it?",
      "<_who> starts with <#m> g of <$one> and <#n> g of <$other>. When the reaction <$equation> has stopped, what remains of the reactants?",
      "By the equation <$equation>, a mixture of <#m> g of <$one> and <#n> g of <$other> is allowed to react until one is used up. There will remain",
    ],
    ({ m, one, n, other, equation }, data, { source }) => {
      const { left } = balanced(equation);
      if (left.length !== 2) throw new Error("there are other reactants");
      const mass = new Map([
        [speciesIn(one).formula, m],
        [speciesIn(other).formula, n],
      ]);
      // How often the equation can run, and how much of each reactant one run uses.
      const run = ({ coefficient, species: what }: Term) => coefficient * data.massOf(what);
      const runs = Math.min(...left.map((term) => (mass.get(term.species.formula) ?? Number.NaN) / run(term)));
      const remains = left.map((term) => ({
        formula: term.species.formula,
        mass: (mass.get(term.species.formula) ?? Number.NaN) - runs * run(term),
      }));
      return source.options.map((option) => {
        const [, amount = "", what = ""] = /^([\d.,]+) g of (\$.+\$)$/.exec(option) ?? [];
        const found = remains.find(({ formula }) => formula === speciesIn(what).formula);
        if (!found) throw new Error(`"${option}" is not understood`);
        return alike(numberIn(amount), found.mass);
      });
    },
  ),
  "gas-with-limited-acid": posing(
    [
      "<#mass> g of <$solid> is dropped into <#volume> cm³ of <#strength> mol dm⁻³ <$acid>. What volume of <$gas>, at s.t.p., is given off? <$equation>",
      "<_who> adds <#volume> cm³ of <#strength> mol dm⁻³ <$acid> to <#mass> g of <$solid> and waits until the fizzing stops: <$equation>. Find the volume of <$gas> at s.t.p.",
      "In the reaction <$equation>, <#mass> g of <$solid> meets <#volume> cm³ of <$acid> of concentration <#strength> mol dm⁻³. The volume of <$gas> collected at s.t.p. is",
    ],
    ({ mass, solid, volume, strength, acid, gas, equation }, data, { options }) => {
      const ifAllOf = [
        (mass / data.massOf(solid)) * perMole(equation, solid, gas),
        (volume / 1000) * strength * perMole(equation, acid, gas),
      ];
      return inUnit(options, Math.min(...ifAllOf) * molarVolume(data), " dm³");
    },
  ),
  "residual-gas": posing(
    [
      "<#volume> cm³ of <$fuel> is exploded with <#oxygen> cm³ of oxygen: <$equation>. The products are cooled <treated>. What volume of gas is left, all volumes being taken at room temperature and the same pressure?",
      "<_who> sparks a mixture of <#volume> cm³ of <$fuel> and <#oxygen> cm³ of oxygen, so that <$equation>. Find the volume of gas that remains after the products are cooled <treated>, if all volumes are measured at room temperature and the same pressure.",
      "In the reaction <$equation>, <#volume> cm³ of <$fuel> is burned in <#oxygen> cm³ of oxygen. With all volumes measured at room temperature and the same pressure, the volume of gas left once the products are cooled <treated> is",
    ],
    ({ volume, fuel, oxygen, equation, treated }, _, { options }) => {
      const { left, right } = balanced(equation);
      const runs = volume / coefficientIn(left, speciesIn(fuel));
      const unused = oxygen - runs * coefficientIn(left, speciesIn("\\mathrm{O_{2}}"));
      if (unused < 0) throw new Error("the fuel is not used up");
      // Water is liquid at room temperature, and alkali absorbs the acidic gas.
      const carbon = runs * coefficientIn(right, speciesIn("\\mathrm{CO_{2}}"));
      const kept = new Map([
        ["to room temperature", carbon],
        ["and shaken with potassium hydroxide solution", 0],
      ]).get(treated);
      if (kept === undefined) throw new Error(`"${treated}" is not understood`);
      return inUnit(options, unused + kept, " cm³");
    },
  ),
  "back-titration": posing(
    [
      "<#sample> g of <_thing> was treated with <#v> cm³ of <#c> mol dm⁻³ <$acid>. The acid left over was neutralised by <#w> cm³ of <#d> mol dm⁻³ <$alkali>. What percentage of the sample was <$base>, if nothing else in it reacted?",
      "To find the <$base> in <_thing>, <_who> adds <#v> cm³ of <#c> mol dm⁻³ <$acid>, an excess, to <#sample> g of it, and then needs <#w> cm³ of <#d> mol dm⁻³ <$alkali> for the acid that remains. If only the <$base> reacted, its percentage by mass is",
    ],
    ({ sample, v, c, acid, w, d, alkali, base }, data, { options }) => {
      if (speciesIn(acid).formula !== "HCl" || speciesIn(alkali).formula !== "NaOH")
        throw new Error("the acid and the alkali are not one to one");
      const salt = speciesIn(base);
      const metal = ["Ca", "Mg"].find((symbol) => countOf(salt, symbol) === 1);
      if (!metal) throw new Error(`${base} does not neutralise two moles of acid`);
      const reacted = (v * c - w * d) / 1000;
      return inUnit(options, (100 * (reacted / 2) * data.massOf(salt)) / sample, "%");
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
  "output-after-losses": either(
    posing(
      [
        "A works treats <#mass> tonnes of <$reactant>: <$equation>. If <#share>% is converted, what mass of <_name>, <$product>, does it make?",
        "Each day <#mass> tonnes of <$reactant> enters a factory, where <$equation> goes on with a yield of <#share>%. The daily output of <$product> is",
      ],
      ({ mass, reactant, equation, share, product }, data, { options }) =>
        inUnit(options, (massMade(equation, reactant, mass, product, data) * share) / 100, " tonnes"),
    ),
    posing(
      [
        "How many tonnes of <$product> does a plant obtain from <#mass> tonnes of <$reactant> by <$equation>, if <#lost>% of the <$product> is lost on the way?",
      ],
      ({ mass, reactant, equation, lost, product }, data, { options }) =>
        inUnit(options, massMade(equation, reactant, mass, product, data) * (1 - lost / 100), " tonnes"),
    ),
  ),
  "mixture-heated": posing(
    [
      "<#mass> g of a mixture of <$one> and <$other> lost <#lost> g when heated strongly to constant mass: <$equation>. What percentage of the mixture was <$asked>?",
      "<_who> heats <#mass> g of a dry mixture of <$one> and <$other> until the mass no longer changes; the loss is <#lost> g. Only <$equation> takes place. Find the percentage by mass of <$asked> in the mixture.",
      "In a mixture of <$one> and <$other> only the first is decomposed by heat: <$equation>. If <#mass> g of the mixture loses <#lost> g in mass, the percentage of <$asked> in it is",
    ],
    ({ mass, one, other, lost, asked, equation }, data, { options }) => {
      const { left, right } = balanced(equation);
      const [split, ...more] = left;
      if (!split || more.length || split.species.formula !== speciesIn(one).formula)
        throw new Error(`${one} is not what is split`);
      const gases = right.filter(({ species: what }) => ["CO_{2}", "H_{2}O"].includes(what.formula));
      const off = gases.reduce((sum, term) => sum + term.coefficient * data.massOf(term.species), 0);
      const share = (100 * ((lost / off) * split.coefficient * data.massOf(one))) / mass;
      if (asked !== one && asked !== other) throw new Error(`there is no ${asked} in the mixture`);
      return inUnit(options, asked === one ? share : 100 - share, "%");
    },
  ),
  "precipitate-two-solutions": posing(
    [
      "<#v> cm³ of <#p> mol dm⁻³ <$one> is poured into <#w> cm³ of <#q> mol dm⁻³ <$other>: <$equation>. What mass of <$solid> is precipitated?",
      "<_who> mixes <#v> cm³ of <#p> mol dm⁻³ <$one> with <#w> cm³ of <#q> mol dm⁻³ <$other> and filters off the <$solid>. Find its mass after drying. <$equation>",
      "By the reaction <$equation>, the mass of <$solid> thrown down when <#v> cm³ of <#p> mol dm⁻³ <$one> meets <#w> cm³ of <#q> mol dm⁻³ <$other> is",
    ],
    ({ v, p, one, w, q, other, equation, solid }, data, { options }) => {
      if (balanced(equation).left.length !== 2) throw new Error("there are other reactants");
      const ifAllOf = [
        (v / 1000) * p * perMole(equation, one, solid),
        (w / 1000) * q * perMole(equation, other, solid),
      ];
      return inUnit(options, Math.min(...ifAllOf) * data.massOf(solid), " g");
    },
  ),
  "ore-of-grade": either(
    posing(
      [
        "<:An ore|A dressed ore> holds <#grade>% of <_mineral>, <$ore>. If <#won>% of the metal is recovered, what mass of <metal>, to one decimal place, comes from <#mass> tonnes of the ore?",
        "<#mass> tonnes of <:an ore|a dressed ore> with <#grade>% by mass of <_mineral>, <$ore>, is treated by a process that recovers <#won>% of the metal. To one decimal place, the mass of <metal> obtained is",
      ],
      ({ grade, ore, won, metal, mass }, data, { options }) =>
        rounded(options, mass * (grade / 100) * massFraction(speciesIn(ore), metal, data) * (won / 100), 1, " tonnes"),
    ),
    posing(
      [
        "A smelter loses <#lost>% of the <metal> in the ore it treats. To one decimal place, how much <metal> does it win from <#mass> tonnes of <:an ore|a dressed ore> of which <#grade>% by mass is <_mineral>, <$ore>?",
      ],
      ({ lost, metal, mass, grade, ore }, data, { options }) =>
        rounded(
          options,
          mass * (grade / 100) * massFraction(speciesIn(ore), metal, data) * (1 - lost / 100),
          1,
          " tonnes",
        ),
    ),
  ),
  "nitrogen-dose": posing(
    [
      "A farm needs <#nitrogen> kg of nitrogen. What mass of <_name>, <$salt>, will supply it?",
      "<_who> is advised to give a maize plot near <_town> <#nitrogen> kg of nitrogen. How much <$salt> must be spread?",
      "To put <#nitrogen> kg of nitrogen into the soil, the mass of the fertiliser <$salt> needed is",
    ],
    ({ nitrogen, salt }, data, { options }) =>
      inUnit(options, nitrogen / massFraction(speciesIn(salt), "nitrogen", data), " kg"),
  ),
  "nitrogen-in-mixture": posing(
    [
      "A dealer mixes <#m> kg of <$one> with <#n> kg of <$other>. What percentage of the mixture, to one decimal place, is nitrogen?",
      "<_who> blends <#m> kg of <$one> and <#n> kg of <$other> into one fertiliser. Find its percentage of nitrogen by mass to one decimal place.",
      "In a fertiliser made of <#m> kg of <$one> and <#n> kg of <$other>, the percentage of nitrogen by mass, to one decimal place, is",
    ],
    ({ m, one, n, other }, data, { options }) => {
      const nitrogen = (mass: number, salt: string) => mass * massFraction(speciesIn(salt), "nitrogen", data);
      return rounded(options, (100 * (nitrogen(m, one) + nitrogen(n, other))) / (m + n), 1, "%");
    },
  ),
};
