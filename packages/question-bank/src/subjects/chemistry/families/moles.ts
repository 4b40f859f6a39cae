import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, sci, sciSlips, sciTex, slips, tex } from "../quantity.ts";
import { atomicMass, atomsIn, massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "formulae-and-mole";
const mole = "Use the mole and the Avogadro constant";
const composition = "Calculate composition by mass";

const compounds = [
  ["CaCO3", "calcium trioxocarbonate(IV)"],
  ["H2SO4", "tetraoxosulphate(VI) acid"],
  ["NaOH", "sodium hydroxide"],
  ["Mg(OH)2", "magnesium hydroxide"],
  ["HNO3", "trioxonitrate(V) acid"],
  ["Na2CO3", "sodium trioxocarbonate(IV)"],
  ["CuSO4", "copper(II) tetraoxosulphate(VI)"],
  ["NH4NO3", "ammonium trioxonitrate(V)"],
  ["KOH", "potassium hydroxide"],
  ["Fe2O3", "iron(III) oxide"],
  ["C6H12O6", "glucose"],
  ["Ca(OH)2", "calcium hydroxide"],
  ["MgO", "magnesium oxide"],
  ["(NH4)2SO4", "ammonium tetraoxosulphate(VI)"],
  ["CO(NH2)2", "urea"],
  ["KNO3", "potassium trioxonitrate(V)"],
  ["Al2(SO4)3", "aluminium tetraoxosulphate(VI)"],
  ["NaHCO3", "sodium hydrogentrioxocarbonate(IV)"],
  ["C2H5OH", "ethanol"],
] as const;

const molar = family(
  "molar-mass",
  { topic, objective: mole, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [f, name] = draw.pick(compounds);
    const atoms = atomsIn(f);
    const right = molarMass(f);
    const onceEach = [...atoms.keys()].reduce((sum, symbol) => sum + atomicMass(symbol), 0);
    const outside = molarMass(
      f.replaceAll(/\(([^)]*)\)(\d+)/g, (_, group: string, count: string) => `${group}${count}`),
    );
    return {
      body: draw.pick([
        `What is the molar mass of ${name}, {${f}}? ${massesUsed(f)}`,
        `From the relative atomic masses, work out the molar mass of ${name}, {${f}}. ${massesUsed(f)}`,
        `The label on a bottle in the store reads {${f}}. Find the molar mass of this substance. ${massesUsed(f)}`,
      ]),
      right: qty(right, "g mol⁻¹"),
      wrong: slips("g mol⁻¹", [
        [onceEach, "counted every element once and forgot the subscripts"],
        [
          outside,
          /\d\)/.test(f)
            ? "read the numbers inside and behind the bracket as one number"
            : "applied the number after the bracket to its last atom alone",
        ],
        [right - 16, "left out one oxygen atom"],
        [right + 16, "counted one oxygen atom too many"],
        [right + 12, "slipped in the addition"],
        [right * 2, "doubled the mass"],
      ]),
      explanation: `Count the atoms: ${[...atoms].map(([symbol, n]) => `${n} ${symbol}`).join(", ")}. Add their masses: $${workedMass(f)}$, so the molar mass is ${qty(right, "g mol⁻¹")}. ${num(onceEach)} counts every element only once and forgets the subscripts.`,
    };
  },
);

const massAndMoles = family(
  "mass-and-moles",
  { topic, objective: mole, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [f, name] = draw.pick(compounds);
    const m = molarMass(f);
    const n = draw.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 1.5, 2, 2.5, 3]);
    const mass = n * m;
    if (!clean(mass, 2)) return null;
    const used = massesUsed(f);
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `How many moles are there in ${num(mass)} g of ${name}, {${f}}? ${used}`,
          `${draw.pick(people)} weighs out ${num(mass)} g of {${f}}. What amount of the substance is this? ${used}`,
          `Find the amount, in moles, of ${num(mass)} g of ${name}, {${f}}. ${used}`,
        ]),
        right: qty(n, "mol"),
        wrong: slips("mol", [
          [m / mass, "divided the molar mass by the mass"],
          [n * 2, "doubled the amount"],
          [n / 2, "halved the amount"],
          [n * 10, "misplaced the decimal point"],
          [n / 10, "misplaced the decimal point downwards"],
        ]),
        explanation: `The molar mass is $${workedMass(f)}$ g mol⁻¹. Amount = mass ÷ molar mass: $n = \\dfrac{${tex(mass)}}{${tex(m)}}$, which is ${qty(n, "mol")}. ${qty(m / mass, "mol")} turns the fraction upside down.`,
      };
    return {
      body: draw.pick([
        `What is the mass of ${num(n)} mol of ${name}, {${f}}? ${used}`,
        `An experiment needs ${num(n)} mol of {${f}}. What mass should ${draw.pick(people)} weigh out? ${used}`,
        `Calculate the mass of ${name} that contains ${num(n)} mol of {${f}}. ${used}`,
      ]),
      right: qty(mass, "g"),
      wrong: slips("g", [
        [m / n, "divided by the amount instead of multiplying"],
        [m, "gave the mass of one mole"],
        [mass / 2, "halved the mass"],
        [mass * 2, "doubled the mass"],
        [mass + m, "counted one mole too many"],
      ]),
      explanation: `The molar mass is $${workedMass(f)}$ g mol⁻¹. Mass = amount × molar mass = $${tex(n)} \\times ${tex(m)}$, which is ${qty(mass, "g")}. Dividing the molar mass by the amount gives ${qty(m / n, "g")}, which is wrong.`,
    };
  },
);

const percentages = [
  ["CaCO3", "Ca"],
  ["MgO", "Mg"],
  ["CuO", "Cu"],
  ["Fe2O3", "Fe"],
  ["NH4NO3", "N"],
  ["CH4", "C"],
  ["SO3", "S"],
  ["SO2", "S"],
  ["NaOH", "Na"],
  ["CuSO4", "Cu"],
  ["KHCO3", "K"],
  ["CaBr2", "Ca"],
  ["C2H6", "C"],
  ["MgCO3", "Mg"],
  ["CO(NH2)2", "N"],
  ["KOH", "O"],
  ["CaCO3", "C"],
  ["C6H12O6", "C"],
] as const;
const elementNames: Record<string, string> = {
  Ca: "calcium",
  Mg: "magnesium",
  Cu: "copper",
  Fe: "iron",
  N: "nitrogen",
  C: "carbon",
  S: "sulphur",
  Na: "sodium",
  K: "potassium",
  O: "oxygen",
};

const percentage = family(
  "percentage-by-mass",
  { topic, objective: composition, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [f, symbol] = draw.pick(percentages);
    const count = atomsIn(f).get(symbol) ?? 0;
    const m = molarMass(f);
    const part = count * atomicMass(symbol);
    const right = (part / m) * 100;
    const rounded = clean(right, 1) ? "" : " Give your answer to one decimal place.";
    const one = (value: number) => Math.round(value * 10) / 10;
    const name = elementNames[symbol];
    const atomTotal = [...atomsIn(f).values()].reduce((a, b) => a + b, 0);
    return {
      body: draw.pick([
        `What percentage by mass of {${f}} is ${name}?${rounded} ${massesUsed(f)}`,
        `Calculate the percentage of ${name} by mass in {${f}}.${rounded} ${massesUsed(f)}`,
        `A chemist in ${draw.pick(["Kaduna", "Enugu", "Ibadan", "Jos", "Calabar"])} analyses pure {${f}}. How much ${name}, as a percentage of the mass, should be found?${rounded} ${massesUsed(f)}`,
      ]),
      right: qty(one(right), "%"),
      wrong: slips("%", [
        [one((count / atomTotal) * 100), "took the share of the atoms instead of the mass"],
        [one(100 - right), "gave the share of the other elements"],
        [one((atomicMass(symbol) / m) * 100), `counted one atom of ${name} instead of ${count}`],
        [one(right / 2), "halved the share"],
        [one(right + 10), "slipped in the molar mass"],
        [one(right * 0.8), "slipped in the molar mass"],
      ]),
      explanation: `Molar mass of {${f}}: $${workedMass(f)}$. In it ${name} has the mass $${count} \\times ${atomicMass(symbol)} = ${tex(part)}$. Percentage = part ÷ whole × 100 = $\\dfrac{${tex(part)}}{${tex(m)}} \\times 100$, which gives ${qty(one(right), "%")}. ${qty(one((count / atomTotal) * 100), "%")} is its share of the atoms, not of the mass.`,
    };
  },
);

const particles = [
  ["H2O", "water", "molecules", 1],
  ["CO2", "carbon(IV) oxide", "molecules", 1],
  ["O2", "oxygen", "atoms", 2],
  ["N2", "nitrogen", "atoms", 2],
  ["NaCl", "sodium chloride", "ions", 2],
  ["CaCl2", "calcium chloride", "ions", 3],
  ["NH3", "ammonia", "molecules", 1],
  ["CH4", "methane", "hydrogen atoms", 4],
  ["MgO", "magnesium oxide", "ions", 2],
] as const;

const avogadro = family(
  "number-of-particles",
  { topic, objective: mole, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const [f, name, kind, each] = draw.pick(particles);
    const n = draw.pick([0.1, 0.2, 0.25, 0.5, 1.5, 2, 3]);
    const mass = n * molarMass(f);
    if (!clean(mass, 2)) return null;
    const right = n * each * 6e23;
    const first = each > 1 ? n * 6e23 : mass * 6e23;
    return {
      body: draw.pick([
        `How many ${kind} are there in ${num(mass)} g of ${name}, {${f}}? ${massesUsed(f).slice(0, -1)}, Avogadro constant = $6.0 \\times 10^{23}$ mol⁻¹]`,
        `Calculate the number of ${kind} in ${num(mass)} g of {${f}}. ${massesUsed(f).slice(0, -1)}, $N_A = 6.0 \\times 10^{23}$ mol⁻¹]`,
        `${draw.pick(people)} has ${num(mass)} g of ${name}, {${f}}. The number of ${kind} in it is ${massesUsed(f).slice(0, -1)}, $N_A = 6.0 \\times 10^{23}$ mol⁻¹]`,
      ]),
      right: sci(right),
      wrong: sciSlips("", [
        [
          first,
          each > 1
            ? `counted the formula units, but each holds ${each} ${kind}`
            : "multiplied the mass by the Avogadro constant",
        ],
        [6e23, "gave the Avogadro constant itself"],
        [right * 2, "doubled the number"],
        [right / 10, "misplaced a power of ten"],
        [right * 10, "misplaced a power of ten upwards"],
      ]),
      explanation: inSteps(
        [
          `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹.`,
          `Amount: $\\dfrac{${tex(mass)}}{${tex(molarMass(f))}} = ${tex(n)}$ mol.`,
          `{${f}} units: $${tex(n)} \\times 6.0 \\times 10^{23} = ${sciTex(n * 6e23)}$.`,
          ...(each > 1
            ? [`Each holds ${each} ${kind}: $${each} \\times ${sciTex(n * 6e23)}$ = ${sci(right)} ${kind}.`]
            : [`So there are ${sci(right)} ${kind}.`]),
        ],
        `${each > 1 ? `$${sciTex(first)}$ counts whole {${f}} units` : `$${sciTex(first)}$ multiplies by the mass instead of the amount`}.`,
      ),
    };
  },
);

export const moles = [molar, massAndMoles, percentage, avogadro];
