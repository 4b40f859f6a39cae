import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";
import { atomicMass, atomsIn, massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const ores = [
  ["haematite", "Fe2O3", "Fe", "iron"],
  ["magnetite", "Fe3O4", "Fe", "iron"],
  ["bauxite, taken as alumina", "Al2O3", "Al", "aluminium"],
  ["cassiterite", "SnO2", "Sn", "tin"],
  ["galena", "PbS", "Pb", "lead"],
  ["zinc blende", "ZnS", "Zn", "zinc"],
  ["copper glance", "Cu2S", "Cu", "copper"],
] as const;

const fromOre = family(
  "metal-from-ore",
  {
    topic: "metals",
    objective: "Describe the extraction of metals",
    difficulty: "medium",
    class_level: "SS3",
    count: 9,
  },
  (draw) => {
    const [ore, f, symbol, metal] = draw.pick(ores);
    const count = atomsIn(f).get(symbol) ?? 1;
    const k = draw.pick([0.25, 0.5, 1, 2, 5]);
    const mass = molarMass(f) * k;
    const right = count * atomicMass(symbol) * k;
    if (!clean(mass, 1) || !clean(right, 1)) return null;
    const first = atomicMass(symbol) * k;
    return {
      body: draw.pick([
        `What is the largest mass of ${metal} that can be won from ${num(mass)} kg of {${f}} (${ore})? ${massesUsed(f)}`,
        `A smelter feeds ${num(mass)} kg of pure ${ore}, {${f}}, into its furnace. How much ${metal} can it obtain at most? ${massesUsed(f)}`,
        `${draw.pick(people)} works out the mass of ${metal} contained in ${num(mass)} kg of {${f}}, the compound in ${ore}. The answer is ${massesUsed(f)}`,
      ]),
      right: qty(right, "kg"),
      wrong: slips("kg", [
        [
          count > 1 ? first : mass / 2,
          count > 1 ? "counted one atom of metal in the formula" : "took half of the mass of the ore as metal",
        ],
        [mass - right, "gave the mass of the other element"],
        [right / 2, "halved the mass"],
        [right * 0.8, "slipped in the molar mass"],
        [mass, "took the whole ore as metal"],
      ]),
      explanation: inSteps(
        [
          `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹.`,
          `${metal.charAt(0).toUpperCase()}${metal.slice(1)} in one mole: $${count} \\times ${atomicMass(symbol)} = ${tex(count * atomicMass(symbol))}$ g.`,
          `The share is the same in any mass: $\\dfrac{${tex(count * atomicMass(symbol))}}{${tex(molarMass(f))}} \\times ${tex(mass)}$ = ${qty(right, "kg")}.`,
        ],
        `${count > 1 ? `${qty(first, "kg")} counts only one ${symbol} atom in the formula` : `${qty(mass / 2, "kg")} takes half of the ore as metal, whatever the atoms weigh`}.`,
      ),
    };
  },
);

const syringe = family(
  "oxygen-by-syringe",
  {
    topic: "water-and-air",
    objective: "Describe the composition of air",
    difficulty: "easy",
    class_level: "SS1",
    count: 4,
  },
  (draw) => {
    const start = draw.pick([50, 60, 75, 80, 90, 120, 140, 150]);
    const share = draw.pick([18, 19, 20, 21, 22]);
    const end = start - (start * share) / 100;
    const [first, second] = [
      Math.round((start - (start - end) * 0.55) * 2) / 2,
      Math.round((start - (start - end) * draw.pick([0.84, 0.88])) * 2) / 2,
    ];
    if (!clean(end, 1) || second <= end + 0.4) return null;
    const lost = start - end;
    const table = `| Pass | start | first | second | third | fourth |\n|---|---|---|---|---|---|\n| Volume (cm³) | ${[start, first, second, end, end].map((v) => v.toFixed(1)).join(" | ")} |`;
    return {
      body: draw.pick([
        `Air was passed to and fro over heated copper between two syringes, and its volume was read at room temperature after each pass:\n\n${table}\n\nWhat percentage of this air was oxygen?`,
        `${draw.pick(people)} passes a sample of air over hot copper and reads the cooled gas after each pass:\n\n${table}\n\nFrom these readings the percentage of oxygen in the sample is`,
        `The volume of some trapped air fell as its oxygen was taken up by hot copper. The readings, all at the same temperature and pressure, were:\n\n${table}\n\nCalculate the percentage of oxygen by volume.`,
      ]),
      right: qty(share, "%"),
      wrong: slips("%", [
        [(lost / end) * 100, "divided the loss by the volume left instead of the volume at the start"],
        [lost, "gave the loss of volume in cm³ instead of a percentage"],
        [100 - share, "gave the share of the gas that was left"],
        [((start - second) / start) * 100, "took the reading after the second pass, when some oxygen was still there"],
      ]),
      explanation: inSteps(
        [
          `The copper takes up oxygen only, and all of it is gone when the volume no longer changes.`,
          `Oxygen: $${num(start)} - ${num(end)} = ${num(lost)}$ cm³.`,
          `Percentage = oxygen ÷ air at the start × 100 = $\\dfrac{${num(lost)}}{${start}} \\times 100$ = ${share}%.`,
        ],
        `${num(lost)} is a number of cm³, and ${qty((lost / end) * 100, "%")} compares the oxygen with the gas left instead of the air.`,
      ),
    };
  },
);

const absorbed = family(
  "gas-mixture-absorbed",
  {
    topic: "water-and-air",
    objective: "Describe the composition of air",
    difficulty: "medium",
    class_level: "SS2",
    count: 6,
  },
  (draw) => {
    const all = draw.pick([40, 50, 60, 75, 80, 120, 125, 150]);
    const [acidic, oxygen] = [draw.int(6, 40), draw.int(6, 40)];
    const nitrogen = all - acidic - oxygen;
    if (nitrogen < 12 || acidic === oxygen || nitrogen === oxygen || nitrogen === acidic) return null;
    const [asked, part, other] = draw.pick([
      ["oxygen", oxygen, acidic],
      ["carbon(IV) oxide", acidic, oxygen],
      ["nitrogen", nitrogen, oxygen],
    ] as const);
    const share = (part / all) * 100;
    if (!clean(share, 1) || !clean((other / all) * 100, 2)) return null;
    const [mid, end] = [all - acidic, nitrogen];
    const otherName = asked === "oxygen" ? "carbon(IV) oxide" : "oxygen";
    return {
      body: draw.pick([
        `${all} cm³ of a mixture of carbon(IV) oxide, oxygen and nitrogen shrank to ${mid} cm³ when shaken with potassium hydroxide solution, and then to ${end} cm³ with alkaline pyrogallol. What percentage of the mixture was ${asked}?`,
        `${draw.pick(people)} shakes ${all} cm³ of flue gas, which holds only carbon(IV) oxide, oxygen and nitrogen, with aqueous sodium hydroxide until ${mid} cm³ remains, then with alkaline pyrogallol until ${end} cm³ remains. Find the percentage of ${asked} in the flue gas.`,
        `A sample of ${all} cm³ of carbon(IV) oxide, oxygen and nitrogen was led first through caustic soda, which left ${mid} cm³, and then over heated copper, which left ${end} cm³, all measured under the same conditions. By volume the share of ${asked} in the sample was`,
      ]),
      right: qty(share, "%"),
      wrong: slips("%", [
        [(other / all) * 100, `took the volume that belongs to ${otherName}`],
        [
          asked === "carbon(IV) oxide" ? (acidic / mid) * 100 : (part / mid) * 100,
          asked === "carbon(IV) oxide"
            ? "divided by the volume left instead of the volume at the start"
            : "divided by the volume after the alkali instead of the volume at the start",
        ],
        [part, "gave the volume in cm³ instead of a percentage"],
        [
          asked === "nitrogen" ? (acidic / all) * 100 : (nitrogen / all) * 100,
          asked === "nitrogen" ? "gave the share of carbon(IV) oxide" : "gave the share of the gas that nothing took up",
        ],
        [100 - share, "gave the share of the other two gases"],
      ]),
      explanation: inSteps(
        [
          `Alkali takes up the acidic gas, {CO2}; pyrogallol or hot copper then takes the oxygen; nitrogen is left.`,
          `{CO2}: $${all} - ${mid} = ${acidic}$ cm³; oxygen: $${mid} - ${end} = ${oxygen}$ cm³; nitrogen: ${nitrogen} cm³.`,
          `Share of ${asked}: $\\dfrac{${part}}{${all}} \\times 100$ = ${qty(share, "%")}.`,
        ],
        `Divide by the ${all} cm³ at the start, not by what the first reagent left; ${qty((other / all) * 100, "%")} is the share of ${otherName}.`,
      ),
    };
  },
);

const hardness = family(
  "dissolved-solids",
  {
    topic: "water-and-air",
    objective: "Explain hardness and treatment of water",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const v = draw.pick([50, 100, 200, 250, 500]);
    const perLitre = draw.pick([120, 160, 200, 240, 300, 360, 400, 480]);
    const mg = (perLitre * v) / 1000;
    if (!clean(mg)) return null;
    const from = draw.pick(["a borehole", "a river", "a deep well", "a public tap"]);
    return {
      body: draw.pick([
        `${v} cm³ of water from ${from} left ${num(mg)} mg of solid on evaporation. What is the concentration of dissolved solids in mg dm⁻³?`,
        `${draw.pick(people)} boils ${v} cm³ of clear water from ${from} to dryness and weighs ${num(mg)} mg of residue. Find the mass of dissolved solid in each dm³.`,
        `A clear sample of ${v} cm³ from ${from} holds ${num(mg)} mg of dissolved salts. Its content of dissolved solids is`,
      ]),
      right: qty(perLitre, "mg dm⁻³"),
      wrong: slips("mg dm⁻³", [
        [mg, `gave the mass in ${v} cm³ instead of 1,000 cm³`],
        [(mg * v) / 100, "multiplied by the volume and divided by 100 instead of dividing by the volume"],
        [perLitre / 10, "misplaced the decimal point"],
        [perLitre * 10, "misplaced the decimal point upwards"],
        [perLitre / 2, "halved the result"],
      ]),
      explanation: inSteps(
        [
          `1 dm³ is 1,000 cm³.`,
          `Each cm³ holds $\\dfrac{${num(mg)}}{${v}} = ${tex(mg / v)}$ mg.`,
          `So 1 dm³ holds $${tex(mg / v)} \\times 1{,}000$: ${qty(perLitre, "mg dm⁻³")}.`,
        ],
        `${num(mg)} mg is the mass in ${v} cm³ only.`,
      ),
    };
  },
);

const plants = [
  ["N2 + 3H2 -> 2NH3", "N2", 1, "NH3", 2, "ammonia"],
  ["2SO2 + O2 -> 2SO3", "SO2", 2, "SO3", 2, "sulphur(VI) oxide"],
  ["CaCO3 -> CaO + CO2", "CaCO3", 1, "CaO", 1, "quicklime"],
  ["S + O2 -> SO2", "S", 1, "SO2", 1, "sulphur(IV) oxide"],
  ["NH3 + HNO3 -> NH4NO3", "NH3", 1, "NH4NO3", 1, "ammonium trioxonitrate(V)"],
  ["2NH3 + H2SO4 -> (NH4)2SO4", "NH3", 2, "(NH4)2SO4", 1, "ammonium tetraoxosulphate(VI)"],
  ["C2H4 + H2O -> C2H5OH", "C2H4", 1, "C2H5OH", 1, "ethanol"],
] as const;

const output = family(
  "plant-output",
  {
    topic: "industrial-chemistry",
    objective: "Calculate output of a process",
    difficulty: "medium",
    class_level: "SS3",
    count: 9,
  },
  (draw) => {
    const [equation, from, a, to, b, name] = draw.pick(plants);
    const k = draw.pick([0.25, 0.5, 1, 2, 3, 5]);
    const given = a * molarMass(from) * k;
    const right = b * molarMass(to) * k;
    if (!clean(given, 1) || !clean(right, 1) || right === given) return null;
    return {
      body: draw.pick([
        `A works converts ${num(given)} tonnes of {${from}} completely: {${equation}}. What mass of ${name}, {${to}}, does it make? ${massesUsed(from, to)}`,
        `How many tonnes of {${to}} can a plant obtain from ${num(given)} tonnes of {${from}} by {${equation}}, if nothing is lost? ${massesUsed(from, to)}`,
        `Each day ${num(given)} tonnes of {${from}} reacts fully in a factory by {${equation}}. The daily output of {${to}} is ${massesUsed(from, to)}`,
      ]),
      right: qty(right, "tonnes"),
      wrong: slips("tonnes", [
        [given, "took equal masses of the two substances"],
        [a === b ? right * 2 : (right * a) / b, a === b ? "doubled the mass" : "forgot the mole ratio"],
        [right / 2, "halved the mass"],
        [right + given, "added the masses"],
        [right * 1.5, "slipped in the mole ratio"],
        [(given * molarMass(from)) / molarMass(to), "turned the molar masses round"],
      ]),
      explanation: inSteps(
        [
          `Molar masses: {${from}} $${workedMass(from)}$, {${to}} $${workedMass(to)}$.`,
          `By the equation ${a} mol of {${from}} gives ${b} mol of {${to}}: $${a} \\times ${tex(molarMass(from))} = ${tex(a * molarMass(from))}$ parts by mass give $${b} \\times ${tex(molarMass(to))} = ${tex(b * molarMass(to))}$ parts.`,
          `So ${num(given)} tonnes gives $\\dfrac{${tex(b * molarMass(to))}}{${tex(a * molarMass(from))}} \\times ${tex(given)}$ = ${qty(right, "tonnes")}.`,
        ],
        `The output is not ${qty(given, "tonnes")}: moles, not masses, stand in the ratio of the equation.`,
      ),
    };
  },
);

const fertilisers = [
  ["NH4NO3", "ammonium trioxonitrate(V)", 2],
  ["(NH4)2SO4", "ammonium tetraoxosulphate(VI)", 2],
  ["CO(NH2)2", "urea", 2],
  ["NH4Cl", "ammonium chloride", 1],
  ["KNO3", "potassium trioxonitrate(V)", 1],
  ["Ca(NO3)2", "calcium trioxonitrate(V)", 2],
] as const;

const nitrogen = family(
  "nitrogen-in-fertiliser",
  {
    topic: "nitrogen-and-sulphur",
    objective: "Calculate on compounds of nitrogen and sulphur",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [f, name, count] = draw.pick(fertilisers);
    const k = draw.pick([0.1, 0.2, 0.25, 0.5, 1, 2]);
    const mass = molarMass(f) * k;
    const right = 14 * count * k;
    if (!clean(mass, 1) || !clean(right, 1)) return null;
    const first = count > 1 ? 14 * k : 28 * k;
    return {
      body: draw.pick([
        `What mass of nitrogen does a farmer supply with ${num(mass)} kg of ${name}, {${f}}? ${massesUsed(f)}`,
        `${draw.pick(people)} spreads ${num(mass)} kg of {${f}} on a maize farm near Zaria. How much nitrogen does the soil receive? ${massesUsed(f)}`,
        `The mass of nitrogen in ${num(mass)} kg of the fertiliser {${f}} is ${massesUsed(f)}`,
      ]),
      right: qty(right, "kg"),
      wrong: slips("kg", [
        [
          first,
          count > 1
            ? "counted one nitrogen atom in the formula instead of two"
            : "counted two nitrogen atoms in the formula instead of one",
        ],
        [mass - right, "gave the mass of the other elements"],
        [mass / 2, "took half of the fertiliser as nitrogen"],
        [
          right * 1.5,
          count > 1 ? "counted three nitrogen atoms in the formula instead of two" : "slipped in the number of atoms",
        ],
        [right + 2, "slipped in the molar mass"],
      ]),
      explanation: inSteps(
        [
          `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹.`,
          `Nitrogen in one mole: $${count} \\times 14 = ${14 * count}$ g.`,
          `The share is the same in any mass: $\\dfrac{${14 * count}}{${tex(molarMass(f))}} \\times ${tex(mass)}$ = ${qty(right, "kg")}.`,
        ],
        `${qty(first, "kg")} counts ${count > 1 ? "one nitrogen atom" : "two nitrogen atoms"} in the formula instead of ${count}.`,
      ),
    };
  },
);

const limestone = family(
  "loss-on-heating",
  {
    topic: "carbon",
    objective: "Describe the oxides of carbon and carbonates",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [f, oxide] = draw.pick([
      ["CaCO3", "CaO"],
      ["MgCO3", "MgO"],
      ["CuCO3", "CuO"],
      ["ZnCO3", "ZnO"],
    ] as const);
    const n = draw.pick([0.05, 0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5]);
    const mass = n * molarMass(f);
    const right = n * 44;
    if (!clean(mass, 1) || !clean(right, 1)) return null;
    return {
      body: draw.pick([
        `${num(mass)} g of {${f}} is heated until no further change takes place: {${f} -> ${oxide} + CO2}. By how much does its mass fall? ${massesUsed(f)}`,
        `${draw.pick(people)} heats ${num(mass)} g of pure {${f}} strongly in an open crucible to constant mass. What mass of gas escapes? {${f} -> ${oxide} + CO2} ${massesUsed(f)}`,
        `In the change {${f} -> ${oxide} + CO2}, the loss of mass on heating ${num(mass)} g of {${f}} to constant mass is ${massesUsed(f)}`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [mass - right, "gave the mass of the oxide left instead of the gas"],
        [n * 28, "took the gas as carbon(II) oxide, of molar mass 28"],
        [n * 32, "took the gas as oxygen, of molar mass 32"],
        [mass / 2, "took half of the mass"],
        [right * 2, "doubled the mass of gas"],
      ]),
      explanation: inSteps(
        [
          `The {CO2} escapes. Molar masses: {${f}} $${workedMass(f)}$, {CO2} $${workedMass("CO2")}$.`,
          `Amount of {${f}}: $\\dfrac{${tex(mass)}}{${tex(molarMass(f))}} = ${tex(n)}$ mol.`,
          `The equation gives 1 mol of {CO2} for 1 mol of {${f}}: $${tex(n)} \\times 44$ = ${qty(right, "g")}.`,
        ],
        `${qty(mass - right, "g")} is the mass of {${oxide}} left behind.`,
      ),
    };
  },
);

const precipitates = [
  ["AgNO3", "NaCl", "AgCl", "Cl", "chloride"],
  ["BaCl2", "Na2SO4", "BaSO4", "SO4", "tetraoxosulphate(VI)"],
  ["Pb(NO3)2", "KI", "PbI2", "I", "iodide"],
  ["CaCl2", "Na2CO3", "CaCO3", "CO3", "trioxocarbonate(IV)"],
] as const;

const precipitate = family(
  "mass-of-precipitate",
  {
    topic: "qualitative-analysis",
    objective: "Calculate from a precipitate",
    difficulty: "hard",
    class_level: "SS3",
    count: 8,
  },
  (draw) => {
    const [reagent, salt, solid, , name] = draw.pick(precipitates);
    const perSolid = solid === "PbI2" ? 2 : 1;
    const n = draw.pick([0.01, 0.02, 0.04, 0.05, 0.1]);
    const m = molarMass(solid);
    const right = (n / perSolid) * m;
    const c = draw.pick([0.1, 0.2, 0.4, 0.5, 1]);
    const v = (n / c) * 1000;
    if (!clean(right, 3) || !clean(v) || v > 500) return null;
    const first = perSolid > 1 ? n * m : n * molarMass(salt);
    return {
      body: draw.pick([
        `Excess {${reagent}} solution is added to ${num(v)} cm³ of ${num(c)} mol dm⁻³ {${salt}}. What mass of {${solid}} is precipitated? ${massesUsed(solid, salt)}`,
        `${draw.pick(people)} tests ${num(v)} cm³ of ${num(c)} mol dm⁻³ {${salt}} for the ${name} ion with excess {${reagent}}. Find the mass of {${solid}} thrown down. ${massesUsed(solid, salt)}`,
        `To ${num(v)} cm³ of ${num(c)} mol dm⁻³ {${salt}} an excess of {${reagent}} is added, and the {${solid}} is filtered off and dried. Its mass is ${massesUsed(solid, salt)}`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [
          first,
          perSolid > 1 ? "forgot that two ions go into each formula unit" : "used the molar mass of the dissolved salt",
        ],
        [right * 2, "doubled the mass"],
        [right / 2, "halved the mass"],
        [
          c * m,
          perSolid > 1 ? "took 1 dm³ of the solution and one ion for each formula unit" : "took 1 dm³ of the solution",
        ],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: inSteps(
        [
          `Amount of {${salt}} = concentration × volume in dm³: $\\dfrac{${tex(c)} \\times ${tex(v)}}{1{,}000} = ${tex(n)}$ mol.`,
          `${perSolid} mol of {${salt}} gives 1 mol of {${solid}}, so ${num(n / perSolid)} mol forms.`,
          `Molar mass of {${solid}}: $${workedMass(solid)}$ g mol⁻¹.`,
          `Mass = $${tex(n / perSolid)} \\times ${tex(m)}$ = ${qty(right, "g")}.`,
        ],
        `${qty(first, "g")} ${perSolid > 1 ? "forgets that each {PbI2} takes two iodide ions" : `uses the molar mass of {${salt}} instead of {${solid}}`}.`,
      ),
    };
  },
);

export const applied = [fromOre, syringe, absorbed, hardness, output, nitrogen, limestone, precipitate];
