// Heats of reaction (from temperatures, tables and bonds) and free energy.

import { inUnit, rounded } from "../reading/stated.ts";
import { either, numberIn, reader, worded } from "../reading/wording.ts";
import type { PosedQuestion, Solve, SubjectChecker } from "../solver.ts";
import { balanced, type Species, type Term } from "./formula.ts";
import { inSigned, posing, signed } from "./stem.ts";

const JOULES = 1000;

const warmed = (mass: number, from: number, to: number, capacity: number, { options }: PosedQuestion) =>
  inUnit(options, (mass * capacity * (to - from)) / JOULES, " kJ");

/** Adds up a value over the terms of one side. */
const total = (side: readonly Term[], of: (one: Species) => number) =>
  side.reduce((sum, { coefficient, species }) => sum + coefficient * of(species), 0);

const listed = /\$\\mathrm\{([^$]+)\}\$ ([+−][\d,]*\d)(?:, )?/g;
const readFormation = reader(
  "<_who> looks up heats of formation in kJ mol⁻¹: <:LIST>. For the reaction <$equation> the enthalpy change is",
  "Use the heats of formation (<:LIST, >all in kJ mol⁻¹) to find the enthalpy change of <$equation>.",
  "Standard heats of formation in kJ mol⁻¹ are: <:LIST>. What is the enthalpy change of the reaction <$equation>?",
);

/** Reactants are broken up into their elements, and products are built from them. */
const fromFormation: Solve = ({ source, options }) => {
  const heats = new Map(
    [...source.body.matchAll(listed)].map(([, formula = "", heat = ""]) => [formula, signed(heat)]),
  );
  const written = source.body.replace(/(?:\$\\mathrm\{[^$]+\}\$ [+−][\d,]*\d(?:, (?=\$))?)+/, "LIST");
  const { left, right } = balanced(readFormation(written).equation);
  const heatOf = (one: Species) => {
    const heat = heats.get(one.formula);
    if (heat !== undefined) return heat;
    if (one.atoms.size === 1) return 0;
    throw new Error(`no heat of formation is printed for ${one.formula}`);
  };
  return inSigned(options, total(right, heatOf) - total(left, heatOf), " kJ");
};

/** The bonds in each molecule. */
const bondsIn: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "H_{2}": { "H–H": 1 },
  "F_{2}": { "F–F": 1 },
  "Cl_{2}": { "Cl–Cl": 1 },
  "Br_{2}": { "Br–Br": 1 },
  "I_{2}": { "I–I": 1 },
  "O_{2}": { "O=O": 1 },
  "N_{2}": { "N≡N": 1 },
  HF: { "H–F": 1 },
  HCl: { "H–Cl": 1 },
  HBr: { "H–Br": 1 },
  HI: { "H–I": 1 },
  "H_{2}O": { "O–H": 2 },
  "NH_{3}": { "N–H": 3 },
  "CH_{4}": { "C–H": 4 },
  "CH_{3}Cl": { "C–H": 3, "C–Cl": 1 },
  "C_{2}H_{4}": { "C=C": 1, "C–H": 4 },
  "C_{2}H_{6}": { "C–C": 1, "C–H": 6 },
  "C_{2}H_{4}Br_{2}": { "C–C": 1, "C–H": 4, "C–Br": 2 },
};

/**
 * All bonds of the reactants are broken and all bonds of the products are made. A bond on both sides needs no energy.
 */
function fromBonds(list: string, tex: string, { options }: PosedQuestion): boolean[] {
  const energies = new Map(
    list.split(", ").map((entry): [string, number] => {
      const [bond = "", energy = ""] = entry.split(": ");
      return [bond, numberIn(energy)];
    }),
  );
  const { left, right } = balanced(tex);
  const kinds = new Set([...left, ...right].flatMap(({ species }) => Object.keys(bondsIn[species.formula] ?? {})));
  const counted = (bond: string) => (one: Species) => {
    const bonds = bondsIn[one.formula];
    if (!bonds) throw new Error(`the bonds in ${one.formula} are not known`);
    return bonds[bond] ?? 0;
  };
  let change = 0;
  for (const bond of kinds) {
    const broken = total(left, counted(bond)) - total(right, counted(bond));
    if (broken === 0) continue;
    const energy = energies.get(bond);
    if (energy === undefined) throw new Error(`no energy is printed for ${bond}`);
    change += broken * energy;
  }
  return inSigned(options, change, " kJ");
}

const freeEnergy = (kelvin: number, heat: number, entropy: number, { options }: PosedQuestion) =>
  inSigned(options, (heat * JOULES - kelvin * entropy) / JOULES, " kJ mol⁻¹");

export const energy: SubjectChecker = {
  "heat-in-calorimeter": either(
    posing(
      [
        "<_who> burns some kerosene under <#mass> g of water, which warms from <#from> °C to <#to> °C. Find the heat taken up by the water.",
      ],
      ({ mass, from, to }, data, posed) => warmed(mass, from, to, data.value("c", "J g⁻¹ K⁻¹"), posed),
    ),
    posing(
      [
        "A reaction in <#mass> g of water raises its temperature from <#from> °C to <#to> °C. How much heat does it give out?",
      ],
      ({ mass, from, to }, data, posed) =>
        warmed(mass, from, to, data.value("specific heat capacity of water", "J g⁻¹ K⁻¹"), posed),
    ),
    worded(
      [
        "On mixing acid and alkali, <#mass> g of solution warmed from <#from> °C to <#to> °C. Taking its specific heat capacity as <#capacity> J g⁻¹ K⁻¹, the heat evolved is",
      ],
      ({ mass, from, to, capacity }, posed) => warmed(mass, from, to, capacity, posed),
    ),
  ),
  "enthalpy-from-formation": fromFormation,
  "enthalpy-from-bonds": worded(
    [
      "Use these bond energies in kJ mol⁻¹ (<~list>) to calculate the enthalpy change of the gas reaction <$equation>.",
      "Given the bond energies (<~list>, in kJ mol⁻¹), what is the enthalpy change when <$equation> takes place in the gas phase?",
      "<_who> uses bond energies in kJ mol⁻¹ (<~list>) for the gas reaction <$equation>. The enthalpy change is",
    ],
    ({ list, equation }, posed) => fromBonds(list, equation, posed),
  ),
  "free-energy": worded(
    [
      "For a reaction at <#kelvin> K, $\\Delta H$ = <a:+|−><#heat> kJ mol⁻¹ and $\\Delta S$ = <b:+|−><#entropy> J mol⁻¹ K⁻¹. What is the free energy change $\\Delta G$?",
      "<_who> wants to know whether a reaction is spontaneous at <#kelvin> K, given $\\Delta H$ = <a:+|−><#heat> kJ mol⁻¹ and $\\Delta S$ = <b:+|−><#entropy> J mol⁻¹ K⁻¹. The value of $\\Delta G$ is",
      "Calculate $\\Delta G$ at <#kelvin> K for a change with an enthalpy change of <a:+|−><#heat> kJ mol⁻¹ and an entropy change of <b:+|−><#entropy> J mol⁻¹ K⁻¹.",
    ],
    ({ kelvin, a, heat, b, entropy }, posed) =>
      freeEnergy(kelvin, a === "−" ? -heat : heat, b === "−" ? -entropy : entropy, posed),
  ),
  "fuel-for-water": either(
    posing(
      [
        "A stove passes on <#share>% of its heat to the water in a pot. What mass of <_name>, <$fuel>, must burn to warm <#water> g of water from <#low> °C to <#high> °C, if its heat of combustion is −<#heat> kJ mol⁻¹? Give your answer to two decimal places.",
        "One mole of <$fuel> gives out <#heat> kJ on burning, and a burner gets <#share>% of it into the water. To two decimal places, the mass of <$fuel> that takes <#water> g of water from <#low> °C to <#high> °C is",
      ],
      ({ share, fuel, water, low, high, heat }, data, { options }) => {
        const joules = water * data.value("c of water", "J g⁻¹ K⁻¹") * (high - low);
        return rounded(options, (joules / 1000 / (share / 100) / heat) * data.massOf(fuel), 2, " g");
      },
    ),
    posing(
      [
        "<_who> warms <#water> g of water from <#low> °C to <#high> °C by burning <_name>, <$fuel>, which gives out <#heat> kJ for each mole. If <#lost>% of the heat is lost, find to two decimal places the mass burnt.",
      ],
      ({ water, low, high, fuel, heat, lost }, data, { options }) => {
        const joules = water * data.value("c of water", "J g⁻¹ K⁻¹") * (high - low);
        return rounded(options, (joules / 1000 / (1 - lost / 100) / heat) * data.massOf(fuel), 2, " g");
      },
    ),
  ),
};
