import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "stoichiometry";
const reacting = "Calculate reacting masses and volumes";
const yieldAndPurity = "Find yield, purity and limiting reactant";

/** Equation, reactant, its number of moles, product, its number of moles. */
const reactions = [
  ["2Mg + O2 -> 2MgO", "Mg", 2, "MgO", 2],
  ["CaCO3 -> CaO + CO2", "CaCO3", 1, "CaO", 1],
  ["4Al + 3O2 -> 2Al2O3", "Al", 4, "Al2O3", 2],
  ["Fe2O3 + 3CO -> 2Fe + 3CO2", "Fe2O3", 1, "Fe", 2],
  ["2H2 + O2 -> 2H2O", "H2", 2, "H2O", 2],
  ["CuO + H2 -> Cu + H2O", "CuO", 1, "Cu", 1],
  ["2NaHCO3 -> Na2CO3 + H2O + CO2", "NaHCO3", 2, "Na2CO3", 1],
  ["N2 + 3H2 -> 2NH3", "N2", 1, "NH3", 2],
  ["2SO2 + O2 -> 2SO3", "SO2", 2, "SO3", 2],
  ["C6H12O6 -> 2C2H5OH + 2CO2", "C6H12O6", 1, "C2H5OH", 2],
  ["4Na + O2 -> 2Na2O", "Na", 4, "Na2O", 2],
  ["CH4 + 2O2 -> CO2 + 2H2O", "CH4", 1, "H2O", 2],
] as const;

const massToMass = family(
  "mass-from-mass",
  { topic, objective: reacting, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const [equation, from, a, to, b] = draw.pick(reactions);
    const n = draw.pick([0.1, 0.2, 0.25, 0.5, 1, 1.5, 2]);
    const given = n * a * molarMass(from);
    const right = n * b * molarMass(to);
    if (!clean(given, 1) || !clean(right, 1)) return null;
    const first = a === b ? given : (given / molarMass(from)) * molarMass(to);
    return {
      body: draw.pick([
        `What mass of {${to}} is obtained from ${num(given)} g of {${from}} in the reaction {${equation}}? ${massesUsed(from, to)}`,
        `${draw.pick(people)} starts with ${num(given)} g of {${from}}. By the equation {${equation}}, what is the largest mass of {${to}} that can form? ${massesUsed(from, to)}`,
        `Using the equation {${equation}}, calculate the mass of {${to}} produced when ${num(given)} g of {${from}} reacts completely. ${massesUsed(from, to)}`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [
          first,
          a === b ? "gave the mass of the reactant, as if equal moles were equal masses" : "forgot the mole ratio",
        ],
        [(given / molarMass(from)) * molarMass(to) * (a / b), "turned the mole ratio round"],
        [right / 2, "halved the mass"],
        [right * 2, "doubled the mass"],
        [right * 1.5, "slipped in the ratio"],
        [given + right, "added the two masses"],
      ]),
      explanation: inSteps(
        [
          `Molar masses: {${from}} $${workedMass(from)}$, {${to}} $${workedMass(to)}$.`,
          `Amount of {${from}}: $\\dfrac{${tex(given)}}{${tex(molarMass(from))}} = ${tex(n * a)}$ mol.`,
          `The equation has {${from}} : {${to}} = ${a} : ${b}, so $${tex(n * a)} \\times \\dfrac{${b}}{${a}} = ${tex(n * b)}$ mol of {${to}} forms.`,
          `Mass = amount × molar mass = $${tex(n * b)} \\times ${tex(molarMass(to))}$ = ${qty(right, "g")}.`,
        ],
        `${a === b ? `Equal moles are not equal masses, so ${qty(first, "g")} is wrong` : `${qty(first, "g")} comes from forgetting the mole ratio`}.`,
      ),
    };
  },
);

/** Equation, solid, its number of moles, gas, its number of moles. */
const gasMakers = [
  ["CaCO3 + 2HCl -> CaCl2 + H2O + CO2", "CaCO3", 1, "CO2", 1],
  ["Zn + H2SO4 -> ZnSO4 + H2", "Zn", 1, "H2", 1],
  ["2Na + 2H2O -> 2NaOH + H2", "Na", 2, "H2", 1],
  ["2KNO3 -> 2KNO2 + O2", "KNO3", 2, "O2", 1],
  ["2Al + 6HCl -> 2AlCl3 + 3H2", "Al", 2, "H2", 3],
  ["Mg + 2HCl -> MgCl2 + H2", "Mg", 1, "H2", 1],
  ["MgCO3 -> MgO + CO2", "MgCO3", 1, "CO2", 1],
  ["2NaHCO3 -> Na2CO3 + H2O + CO2", "NaHCO3", 2, "CO2", 1],
  ["C + O2 -> CO2", "C", 1, "CO2", 1],
  ["2H2O2 -> 2H2O + O2", "H2O2", 2, "O2", 1],
] as const;

const gasFromSolid = family(
  "gas-volume-from-mass",
  { topic, objective: reacting, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [equation, solid, a, gas, b] = draw.pick(gasMakers);
    const n = draw.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
    const mass = n * a * molarMass(solid);
    const right = n * b * 22.4;
    if (!clean(mass, 2) || !clean(right, 2)) return null;
    const noRatio = n * a * 22.4;
    const first = a === b ? mass * 22.4 : noRatio;
    return {
      body: draw.pick([
        `What volume of {${gas}}, measured at s.t.p., is produced by ${num(mass)} g of {${solid}}? {${equation}} ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `${draw.pick(people)} uses up ${num(mass)} g of {${solid}} in the reaction {${equation}}. Find the volume of {${gas}} formed at s.t.p. ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `In the reaction {${equation}}, ${num(mass)} g of {${solid}} reacts completely. The volume of {${gas}} collected at s.t.p. is ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
      ]),
      right: qty(right, "dm³"),
      wrong: slips("dm³", [
        [first, a === b ? "multiplied the mass instead of the amount by the molar volume" : "forgot the mole ratio"],
        [(noRatio * a) / b, "turned the mole ratio round"],
        [right / 2, "halved the volume"],
        [right * 2, "doubled the volume"],
        [22.4, "gave the volume of one mole of gas"],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: inSteps(
        [
          `Molar mass of {${solid}}: $${workedMass(solid)}$ g mol⁻¹.`,
          `Amount of {${solid}}: $\\dfrac{${tex(mass)}}{${tex(molarMass(solid))}} = ${tex(n * a)}$ mol.`,
          `The equation has {${solid}} : {${gas}} = ${a} : ${b}, so $${tex(n * a)} \\times \\dfrac{${b}}{${a}} = ${tex(n * b)}$ mol of {${gas}} forms.`,
          `Volume = amount × molar volume = $${tex(n * b)} \\times 22.4$ = ${qty(right, "dm³")}.`,
        ],
        `${a === b ? `${qty(first, "dm³")} multiplies the mass, not the amount, by 22.4` : `${qty(first, "dm³")} forgets the ratio ${a} : ${b} in the equation`}.`,
      ),
    };
  },
);

const gasReactions = [
  ["CH4 + 2O2 -> CO2 + 2H2O", "CH4", 1, 2],
  ["C3H8 + 5O2 -> 3CO2 + 4H2O", "C3H8", 1, 5],
  ["C2H4 + 3O2 -> 2CO2 + 2H2O", "C2H4", 1, 3],
  ["2CO + O2 -> 2CO2", "CO", 2, 1],
  ["2C2H2 + 5O2 -> 4CO2 + 2H2O", "C2H2", 2, 5],
  ["2H2 + O2 -> 2H2O", "H2", 2, 1],
  ["2C2H6 + 7O2 -> 4CO2 + 6H2O", "C2H6", 2, 7],
] as const;

const gasVolumes = family(
  "oxygen-needed-by-volume",
  {
    topic: "gas-laws",
    objective: "Apply Gay-Lussac's and Avogadro's laws",
    difficulty: "easy",
    class_level: "SS1",
    count: 8,
  },
  (draw) => {
    const [equation, gas, a, b] = draw.pick(gasReactions);
    const volume = draw.step(20, 80, 10);
    const right = (volume * b) / a;
    if (!clean(right)) return null;
    return {
      body: draw.pick([
        `What volume of oxygen is needed to burn ${volume} cm³ of {${gas}} completely, all gases being at the same temperature and pressure? {${equation}}`,
        `A burner uses ${volume} cm³ of {${gas}} in each test. By {${equation}}, what volume of oxygen, under the same conditions, does each test use up?`,
        `${draw.pick(people)} explodes ${volume} cm³ of {${gas}} with just enough oxygen: {${equation}}. Under the same conditions the volume of oxygen is`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [(volume * a) / b, `multiplied by ${a} and divided by ${b} instead of the reverse`],
        [volume, "took equal volumes of both gases"],
        [right + volume, "gave the volume of the whole mixture"],
        [right * 2, "doubled the volume"],
        [right / 4, "quartered the volume"],
      ]),
      explanation: `At the same temperature and pressure gases react by volume in the ratio of their coefficients. Here {${gas}} : {O2} = ${a} : ${b}, so the oxygen is $${volume} \\times \\dfrac{${b}}{${a}}$ = ${qty(right, "cm³")}. ${qty((volume * a) / b, "cm³")} turns the ratio round.`,
    };
  },
);

const limiting = family(
  "limiting-reactant",
  { topic, objective: yieldAndPurity, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [equation, one, a, other, b, product, c] = draw.pick([
      ["2H2 + O2 -> 2H2O", "H2", 2, "O2", 1, "H2O", 2],
      ["N2 + 3H2 -> 2NH3", "N2", 1, "H2", 3, "NH3", 2],
      ["2Mg + O2 -> 2MgO", "Mg", 2, "O2", 1, "MgO", 2],
      ["2Al + 3Cl2 -> 2AlCl3", "Al", 2, "Cl2", 3, "AlCl3", 2],
      ["4Na + O2 -> 2Na2O", "Na", 4, "O2", 1, "Na2O", 2],
      ["2CO + O2 -> 2CO2", "CO", 2, "O2", 1, "CO2", 2],
    ] as const);
    const [n1, n2] = [draw.step(1, 8, 1), draw.step(1, 8, 1)];
    const [by1, by2] = [(n1 * c) / a, (n2 * c) / b];
    if (by1 === by2 || !clean(by1, 1) || !clean(by2, 1)) return null;
    const right = Math.min(by1, by2);
    if (Math.max(by1, by2) > 3 * right) return null;
    const short = by1 < by2 ? one : other;
    return {
      body: draw.pick([
        `${n1} mol of {${one}} is mixed with ${n2} mol of {${other}} and made to react: {${equation}}. How many moles of {${product}} form?`,
        `In the reaction {${equation}}, ${draw.pick(people)} starts with ${n1} mol of {${one}} and ${n2} mol of {${other}}. What is the largest amount of {${product}} that can be made?`,
        `Find the amount of {${product}} obtained when ${n1} mol of {${one}} and ${n2} mol of {${other}} react as fully as possible. {${equation}}`,
      ]),
      right: qty(right, "mol"),
      wrong: slips("mol", [
        [Math.max(by1, by2), "reckoned with the reactant that is in excess"],
        [n1 + n2, "added the amounts of the two reactants"],
        [by1 + by2, "added both possible amounts"],
        [right / 2, "halved the amount"],
        [right * 1.5, "slipped in the mole ratio"],
        [Math.abs(n1 - n2), "subtracted the amounts of the two reactants"],
      ]),
      explanation: inSteps(
        [
          `{${one}} : {${product}} = ${a} : ${c}, so ${n1} mol could give $${n1} \\times \\dfrac{${c}}{${a}} = ${tex(by1)}$ mol of {${product}}.`,
          `{${other}} : {${product}} = ${b} : ${c}, so ${n2} mol could give $${n2} \\times \\dfrac{${c}}{${b}} = ${tex(by2)}$ mol.`,
          `{${short}} gives less: it runs out first, so ${qty(right, "mol")} forms.`,
        ],
        `${qty(Math.max(by1, by2), "mol")} would need more {${short}} than there is.`,
      ),
    };
  },
);

const percentYield = family(
  "percentage-yield",
  { topic, objective: yieldAndPurity, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [equation, from, a, to, b] = draw.pick(reactions);
    const n = draw.pick([0.25, 0.5, 1, 2]);
    const given = n * a * molarMass(from);
    const full = n * b * molarMass(to);
    const share = draw.pick([40, 50, 60, 75, 80, 90]);
    const got = (full * share) / 100;
    if (!clean(given, 1) || !clean(full, 1) || !clean(got, 1)) return null;
    const first = (got / given) * 100;
    if (first >= 100) return null;
    return {
      body: draw.pick([
        `${num(given)} g of {${from}} gave ${num(got)} g of {${to}} by the reaction {${equation}}. What was the percentage yield? ${massesUsed(from, to)}`,
        `${draw.pick(people)} obtained ${num(got)} g of {${to}} from ${num(given)} g of {${from}}: {${equation}}. Calculate the percentage yield. ${massesUsed(from, to)}`,
        `By the equation {${equation}}, ${num(given)} g of {${from}} was expected to react fully, yet only ${num(got)} g of {${to}} was recovered. The yield was ${massesUsed(from, to)}`,
      ]),
      right: qty(share, "%"),
      wrong: slips("%", [
        [Math.round(first), "divided by the mass of the reactant instead of the expected mass"],
        [100 - share, "gave the part that was lost"],
        [share - 15, "slipped in the expected mass"],
        [share / 2, "halved the yield"],
        [share + 5, "slipped in the expected mass"],
      ]),
      explanation: inSteps(
        [
          `Molar masses: {${from}} $${workedMass(from)}$, {${to}} $${workedMass(to)}$.`,
          `$\\dfrac{${tex(given)}}{${tex(molarMass(from))}} = ${tex(n * a)}$ mol of {${from}} gives $${tex(n * a)} \\times \\dfrac{${b}}{${a}} = ${tex(n * b)}$ mol of {${to}}.`,
          `Expected mass: $${tex(n * b)} \\times ${tex(molarMass(to))} = ${tex(full)}$ g.`,
          `Yield = mass obtained ÷ mass expected × 100 = $\\dfrac{${tex(got)}}{${tex(full)}} \\times 100$ = ${share}%.`,
        ],
        `Dividing by the ${num(given)} g of {${from}} used compares two different substances.`,
      ),
    };
  },
);

const purity = family(
  "purity-of-carbonate",
  { topic, objective: yieldAndPurity, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [solid, acid] = draw.pick([
      ["CaCO3", "limestone"],
      ["MgCO3", "magnesite"],
      ["Na2CO3", "soda ash"],
    ] as const);
    const n = draw.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
    const pure = n * molarMass(solid);
    const share = draw.pick([60, 75, 80, 84, 90]);
    const sample = (pure * 100) / share;
    const gas = n * 22.4;
    if (!clean(sample, 1) || !clean(gas, 2) || !clean(pure, 1)) return null;
    const first = (n * 44 * 100) / sample;
    return {
      body: draw.pick([
        `${num(sample)} g of impure ${acid} gave ${num(gas)} dm³ of {CO2} at s.t.p. with excess dilute acid. What percentage of the sample was {${solid}}? ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `${draw.pick(people)} adds excess acid to ${num(sample)} g of ${acid} and collects ${num(gas)} dm³ of {CO2} at s.t.p. Find the percentage of {${solid}} in it, if nothing else in it reacts. ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `From ${num(sample)} g of ${acid} holding an inert impurity, acid set free ${num(gas)} dm³ of {CO2}, measured at s.t.p. The percentage purity of the {${solid}} is ${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
      ]),
      right: qty(share, "%"),
      wrong: slips("%", [
        [Math.round(first), "divided the mass of the gas instead of the carbonate by the sample"],
        [100 - share, "gave the share of the impurity"],
        [share / 2, "took two moles of gas for one of carbonate"],
        [share - 12, "slipped in the molar mass"],
        [share + 7, "slipped in the amount of gas"],
      ]),
      explanation: inSteps(
        [
          `Amount of {CO2}: $\\dfrac{${tex(gas)}}{22.4} = ${tex(n)}$ mol.`,
          `One mole of {${solid}} gives one mole of {CO2}, so there was ${num(n)} mol of {${solid}}.`,
          `Molar mass $${workedMass(solid)}$, so its mass was $${tex(n)} \\times ${tex(molarMass(solid))} = ${tex(pure)}$ g.`,
          `Purity = $\\dfrac{${tex(pure)}}{${tex(sample)}} \\times 100$ = ${share}%.`,
        ],
        `Using the mass of the gas, ${num(n * 44)} g, leads to about ${Math.round(first)}%, which is not the carbonate's share.`,
      ),
    };
  },
);

export const reactingAmounts = [massToMass, gasFromSolid, gasVolumes, limiting, percentYield, purity];
