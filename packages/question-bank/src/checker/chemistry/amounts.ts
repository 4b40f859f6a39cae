// Moles, particles and formulas from masses.

import { inFigures, inUnit, rounded } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { either } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { elementNamed } from "./elements.ts";
import { atomsIn, countOf, type Species, species, speciesIn, upright } from "./formula.ts";
import { type Data, formulas, posing } from "./stem.ts";

/** One element's share of a compound's mass. */
export function massFraction(compound: Species, element: string, data: Data): number {
  const { symbol } = elementNamed(element);
  const count = countOf(compound, symbol);
  if (count === 0) throw new Error(`there is no ${element} in ${compound.formula}`);
  return (count * data.massOf(species(symbol))) / data.massOf(compound);
}

/** Salts whose single atoms become ions: there are as many ions as atoms. */
const saltsOfSingleAtoms = new Set(["NaCl", "MgO", "CaO", "CaCl_{2}", "MgCl_{2}", "KCl"]);

/** How many particles of a kind one formula unit contains. */
function particlesIn(unit: Species, kind: string): number {
  if (kind === "molecules") return 1;
  if (kind === "atoms") return atomsIn(unit);
  if (kind === "ions") {
    if (!saltsOfSingleAtoms.has(unit.formula)) throw new Error(`the ions of ${unit.formula} are not known`);
    return atomsIn(unit);
  }
  const element = /^(\w+) atoms$/.exec(kind)?.[1];
  const count = element ? countOf(unit, elementNamed(element).symbol) : 0;
  if (count === 0) throw new Error(`there are no ${kind} in ${unit.formula}`);
  return count;
}

function avogadro({ text }: Data): number {
  const printed = /(?:\$N_A = |Avogadro constant = \$)([^$]+)\$ mol⁻¹/.exec(text)?.[1];
  if (!printed) throw new Error("the Avogadro constant is not printed");
  return evaluated(printed);
}

/** The smallest whole numbers of two kinds of atoms whose masses have this ratio. */
function simplest(
  one: string,
  oneMass: number,
  other: string,
  otherMass: number,
  data: Data,
  posed: PosedQuestion,
): boolean[] {
  const [each, otherEach] = [data.massOf(species(one)), data.massOf(species(other))];
  for (let total = 2; total < 20; total++)
    for (let count = 1; count < total; count++)
      if (alike(count * each * otherMass, (total - count) * otherEach * oneMass))
        return formulas(
          posed,
          (option) =>
            option.atoms.size === 2 && countOf(option, one) === count && countOf(option, other) === total - count,
        );
  throw new Error("no small whole numbers give these masses");
}

/** Options that are whole multiples of a simplest formula with this molar mass. */
const multiples = (simple: string, mass: number, data: Data, posed: PosedQuestion) => {
  const unit = speciesIn(simple);
  return formulas(posed, (option) => {
    const times = atomsIn(option) / atomsIn(unit);
    const inStep =
      option.atoms.size === unit.atoms.size &&
      [...unit.atoms].every(([symbol, count]) => countOf(option, symbol) === times * count);
    if (!inStep) throw new Error(`${option.formula} is not a multiple of ${unit.formula}`);
    return alike(data.massOf(option), mass);
  });
};

/** Finds by trial the number of waters that gives the masses of dry salt and water. */
function waters(hydrate: string, dry: number, water: number, data: Data, { options }: PosedQuestion): boolean[] {
  const salt = /^(.+)\\cdot xH_\{2\}O$/.exec(upright(hydrate))?.[1];
  if (!salt) throw new Error(`"${hydrate}" is not a hydrate`);
  for (let count = 1; count <= 12; count++) {
    const ratio = (count * data.massOf(species("H_{2}O"))) / data.massOf(species(salt));
    if (alike(dry * ratio, water)) return inUnit(options, count);
  }
  throw new Error("no whole number of waters gives these masses");
}

const fiveSamples = "<#a> g of <$p>, <#b> g of <$q>, <#c> g of <$r>, <#d> g of <$s> and <#e> g of <$t>";

export const amounts: SubjectChecker = {
  "equal-numbers": posing(
    [
      "What mass of <$other> contains as many <kind:atoms|molecules> as <#mass> g of <$one>?",
      "<_who> has <#mass> g of <$one> and wants a sample of <$other> with the same number of <kind:atoms|molecules>. What mass of <$other> is that?",
      "The number of <kind:atoms|molecules> in <#mass> g of <$one> equals the number of <kind:atoms|molecules> in a sample of <$other> of mass",
    ],
    ({ other, kind, mass, one }, data, { options }) => {
      const each = (what: string) => data.massOf(what) / particlesIn(speciesIn(what), kind);
      return inUnit(options, (mass / each(one)) * each(other), " g");
    },
  ),
  "most-particles": posing(
    [
      `Five jars hold ${fiveSamples}. Which of the gases or vapours has the greatest number of <kind:atoms|molecules>?`,
      `Of the samples ${fiveSamples}, the one with the most <kind:atoms|molecules> is`,
      `<_who> weighs out ${fiveSamples}. Which sample contains the largest number of <kind:atoms|molecules>?`,
    ],
    ({ a, b, c, d, e, p, q, r, s, t, kind }, data, { source }) => {
      const numbers = new Map(
        (
          [
            [p, a],
            [q, b],
            [r, c],
            [s, d],
            [t, e],
          ] as const
        ).map(([what, mass]) => [
          speciesIn(what).formula,
          (mass / data.massOf(what)) * particlesIn(speciesIn(what), kind),
        ]),
      );
      const most = Math.max(...numbers.values());
      return source.options.map((option) => {
        const number = numbers.get(speciesIn(option).formula);
        if (number === undefined) throw new Error(`there is no sample of ${option}`);
        return alike(number, most);
      });
    },
  ),
  "hydrate-composition": posing(
    [
      "What percentage by mass of <$crystals> is <what:water|oxygen>? Give your answer to one decimal place.",
      "Calculate, to one decimal place, the percentage of <what:water|oxygen> by mass in crystals of <$crystals>.",
      "<_who> analyses pure crystals of <$crystals>. To one decimal place, the percentage of <what:water|oxygen> by mass should be",
    ],
    ({ crystals, what }, data, { options }) => {
      const [, salt = "", count = ""] = /^(.+)\\cdot (\d+)H_\{2\}O$/.exec(upright(crystals)) ?? [];
      const [dry, waters] = [species(salt), Number(count)];
      const water = waters * data.massOf(species("H_{2}O"));
      const part = what === "water" ? water : (countOf(dry, "O") + waters) * data.massOf(species("O"));
      return rounded(options, (100 * part) / (data.massOf(dry) + water), 1, "%");
    },
  ),
  "number-of-particles": posing(
    [
      "<_who> has <#mass> g of <_name>, <$formula>. The number of <kind> in it is",
      "How many <kind> are there in <#mass> g of <_name>, <$formula>?",
      "Calculate the number of <kind> in <#mass> g of <$formula>.",
    ],
    ({ mass, formula, kind }, data, { source }) => {
      const units = (mass / data.massOf(formula)) * avogadro(data);
      return inFigures(source.options, units * particlesIn(speciesIn(formula), kind));
    },
  ),
  "empirical-formula": either(
    posing(
      [
        "<_who> finds that <#one> g of <x> joins with <#two> g of <y> to form a compound. Its simplest formula is",
        "A compound contains <#one> g of <x> combined with <#two> g of <y>. What is its empirical formula?",
      ],
      ({ x, y, one, two }, data, posed) => simplest(x, one, y, two, data, posed),
    ),
    posing(
      ["On analysis <#whole> g of a compound of <x> and <y> gave <#one> g of <x>. Find its empirical formula."],
      ({ x, y, whole, one }, data, posed) => simplest(x, one, y, whole - one, data, posed),
    ),
  ),
  "molecular-formula": either(
    posing(
      [
        "A compound of simplest formula <$simple> has relative molecular mass <#mass>. Find its molecular formula.",
        "The empirical formula of a compound is <$simple> and its molar mass is <#mass> g mol⁻¹. What is its molecular formula?",
      ],
      ({ simple, mass }, data, posed) => multiples(simple, mass, data, posed),
    ),
    posing(
      ["The vapour density of a compound with empirical formula <$simple> is <#density>. Its molecular formula is"],
      // The vapour density compares a volume of the gas with the same volume of hydrogen, whose molar mass is 2.
      ({ simple, density }, data, posed) => multiples(simple, density * 2, data, posed),
    ),
  ),
  "water-of-crystallisation": either(
    posing(
      [
        "A hydrate <$hydrate> yields <#dry> g of <$salt> and <#water> g of water on careful heating. The value of $x$ is",
      ],
      ({ hydrate, dry, salt, water }, data, posed) => {
        if (!upright(hydrate).startsWith(`${upright(salt)}\\cdot`)) throw new Error(`${salt} is not in ${hydrate}`);
        return waters(hydrate, dry, water, data, posed);
      },
    ),
    posing(
      [
        "When <#crystals> g of the hydrated salt <$hydrate> was heated to constant mass, <#dry> g of anhydrous salt remained. Find $x$.",
      ],
      ({ hydrate, crystals, dry }, data, posed) => waters(hydrate, dry, crystals - dry, data, posed),
    ),
    posing(
      [
        "<_who> heats <#crystals> g of crystals <$hydrate> until all the water is driven off; the mass falls by <#water> g. What is the value of $x$?",
      ],
      ({ hydrate, crystals, water }, data, posed) => waters(hydrate, crystals - water, water, data, posed),
    ),
  ),
  "formula-from-combustion": posing(
    [
      "<#mass> g of a compound of carbon, hydrogen and oxygen burns to <#gas> g of $\\mathrm{CO_{2}}$ and <#water> g of water. What is its empirical formula?",
      "<_who> burns <#mass> g of a compound that contains only carbon, hydrogen and oxygen, and collects <#gas> g of $\\mathrm{CO_{2}}$ and <#water> g of $\\mathrm{H_{2}O}$. Find the simplest formula of the compound.",
      "On complete combustion <#mass> g of a substance made of C, H and O gave <#water> g of water and <#gas> g of $\\mathrm{CO_{2}}$. Its empirical formula is",
    ],
    ({ mass, gas, water }, data, posed) => {
      const each = (formula: string) => data.massOf(species(formula));
      const carbon = gas / each("CO_{2}");
      const hydrogen = (2 * water) / each("H_{2}O");
      const oxygen = (mass - carbon * each("C") - hydrogen * each("H")) / each("O");
      return formulas(posed, (option) => {
        const counts = ["C", "H", "O"].map((symbol) => countOf(option, symbol));
        const [c = 0, h = 0, o = 0] = counts;
        const simplestOnes = ![2, 3, 5].some((by) => counts.every((count) => count % by === 0));
        return simplestOnes && alike(c * hydrogen, h * carbon) && Math.abs(c * oxygen - o * carbon) < 1e-9;
      });
    },
  ),
};
