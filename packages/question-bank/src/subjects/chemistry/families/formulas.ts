import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, slips, tex } from "../quantity.ts";
import { atomicMass, atomsIn, massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "formulae-and-mole";

const empiricals = [
  ["CH2", "C", "H"],
  ["CH3", "C", "H"],
  ["CH4", "C", "H"],
  ["Fe2O3", "Fe", "O"],
  ["SO2", "S", "O"],
  ["SO3", "S", "O"],
  ["NO2", "N", "O"],
  ["N2O5", "N", "O"],
  ["Mg3N2", "Mg", "N"],
  ["P2O5", "P", "O"],
  ["P2O3", "P", "O"],
  ["PbO2", "Pb", "O"],
  ["Cu2O", "Cu", "O"],
  ["Fe3O4", "Fe", "O"],
  ["Cr2O3", "Cr", "O"],
  ["SiO2", "Si", "O"],
  ["C3H8", "C", "H"],
] as const;

/** Everybody knows these formulas, so no sum is needed. */
const wellKnown = new Set<string>(["CH4", "SO2", "P2O5", "SiO2", "C3H8"]);
/** Other compounds or radicals of the same two elements, which a student may remember instead. */
const mates: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  CH: [
    [1, 4],
    [1, 2],
    [1, 3],
  ],
  FeO: [
    [1, 1],
    [2, 3],
    [3, 4],
  ],
  SO: [
    [1, 2],
    [1, 3],
  ],
  NO: [
    [1, 2],
    [2, 3],
    [2, 5],
    [2, 1],
  ],
  MgN: [
    [1, 1],
    [1, 2],
  ],
  PO: [
    [2, 5],
    [2, 3],
  ],
  PbO: [
    [1, 1],
    [3, 4],
    [1, 2],
  ],
  CuO: [
    [1, 1],
    [2, 1],
  ],
  CrO: [
    [1, 3],
    [1, 1],
    [2, 3],
  ],
};

const empirical = family(
  "empirical-formula",
  { topic, objective: "Find empirical and molecular formulas", difficulty: "medium", class_level: "SS1", count: 6 },
  (draw) => {
    const [f, one, other] = draw.pick(empiricals);
    if (wellKnown.has(f)) return null;
    const atoms = atomsIn(f);
    const [a, b] = [atoms.get(one) ?? 0, atoms.get(other) ?? 0];
    const scale = draw.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
    const [m1, m2] = [a * atomicMass(one) * scale, b * atomicMass(other) * scale];
    if (!clean(m1, 2) || !clean(m2, 2)) return null;
    const write = (x: number, y: number) => `{${one}${x > 1 ? x : ""}${other}${y > 1 ? y : ""}}`;
    const body = draw.pick([
      `A compound contains ${num(m1)} g of ${one} combined with ${num(m2)} g of ${other}. What is its empirical formula? ${massesUsed(one, other)}`,
      `On analysis ${num(m1 + m2)} g of a compound of ${one} and ${other} gave ${num(m1)} g of ${one}. Find its empirical formula. ${massesUsed(one, other)}`,
      `${draw.pick(people)} finds that ${num(m1)} g of ${one} joins with ${num(m2)} g of ${other} to form a compound. Its simplest formula is ${massesUsed(one, other)}`,
    ]);
    return {
      body,
      right: write(a, b),
      wrong: [
        { text: write(b, a), slip: "turned the mole ratio round" },
        {
          text: b % 2 ? write(2 * a, b) : write(a, b / 2),
          slip: `divided the mass of ${other} by ${2 * atomicMass(other)}, the relative mass of the molecule {${other}2}, instead of ${atomicMass(other)}`,
        },
        ...(mates[one + other] ?? []).map(([x, y]) => ({
          text: write(x, y),
          slip: `took a formula with the ratio ${x} : ${y}, but the masses give the mole ratio ${a} : ${b}`,
        })),
        { text: write(1, 1), slip: "took one atom of each without finding the mole ratio" },
        { text: write(a, b + 1), slip: `took one ${other} atom too many for the mole ratio ${a} : ${b}` },
        { text: write(a + 1, b), slip: `took one ${one} atom too many for the mole ratio ${a} : ${b}` },
        { text: write(a + 1, b + 2), slip: "slipped in the ratio" },
        { text: write(a + 2, b + 1), slip: "slipped in dividing by the atomic masses" },
      ].filter(({ text }) => !sameRatio(text, a, b) && !reducible(text)),
      explanation: inSteps(
        [
          `Masses: ${num(m1)} g of ${one} and ${body.startsWith("On analysis") ? `${num(m1 + m2)} − ${num(m1)} = ` : ""}${num(m2)} g of ${other}.`,
          `Moles = mass ÷ relative atomic mass: ${one} $\\dfrac{${tex(m1)}}{${atomicMass(one)}} = ${tex(a * scale)}$ mol, ${other} $\\dfrac{${tex(m2)}}{${atomicMass(other)}} = ${tex(b * scale)}$ mol.`,
          `Divide both by ${num(scale)}: ${num(a * scale)} : ${num(b * scale)} = ${a} : ${b}.`,
          `So the formula is ${write(a, b)}.`,
        ],
        `${write(b, a)} turns the ratio round.`,
      ),
    };
  },
);

function countsIn(text: string): [number, number] {
  const [, x, y] = /[A-Z][a-z]?(\d*)[A-Z][a-z]?(\d*)\}/.exec(text) ?? [];
  return [Number(x || 1), Number(y || 1)];
}

/** True when a wrong formula would simplify to the correct one. */
function sameRatio(text: string, a: number, b: number): boolean {
  const [x, y] = countsIn(text);
  return x * b === y * a;
}

/** True when a formula is not in simplest form, such as Cu2O2. */
const reducible = (text: string): boolean => {
  const [x, y] = countsIn(text);
  return [2, 3, 5].some((by) => x % by === 0 && y % by === 0);
};

const molecular = family(
  "molecular-formula",
  { topic, objective: "Find empirical and molecular formulas", difficulty: "medium", class_level: "SS1", count: 4 },
  (draw) => {
    const [c, h, o] = draw.pick([
      [1, 2, 0],
      [1, 1, 0],
      [1, 2, 1],
      [2, 5, 0],
      [1, 3, 0],
      [2, 4, 1],
      [1, 1, 2],
    ] as const);
    const k = draw.pick(
      c === 1 && h === 2 && o === 0
        ? [2, 3, 4, 5, 6]
        : h === 1 && o === 0
          ? [2, 6]
          : o === 1 && c === 1
            ? [2, 3, 5, 6]
            : [2],
    );
    const write = (n: number) => {
      const part = (symbol: string, count: number) => (count ? `${symbol}${count * n > 1 ? count * n : ""}` : "");
      return `{${part("C", c)}${part("H", h)}${part("O", o)}}`;
    };
    const unit = 12 * c + h + 16 * o;
    const used = o ? "[H = 1, C = 12, O = 16]" : "[H = 1, C = 12]";
    const byDensity = draw.chance(0.3);
    return {
      body: byDensity
        ? `The vapour density of a compound with empirical formula ${write(1)} is ${num((unit * k) / 2)}. Its molecular formula is ${used}`
        : draw.pick([
            `The empirical formula of a compound is ${write(1)} and its molar mass is ${unit * k} g mol⁻¹. What is its molecular formula? ${used}`,
            `A compound of simplest formula ${write(1)} has relative molecular mass ${unit * k}. Find its molecular formula. ${used}`,
          ]),
      right: write(k),
      wrong: [
        { text: write(k === 2 ? 1 : k - 1), slip: `took ${k - 1} of the empirical units instead of ${k}` },
        { text: write(k + 1), slip: `took ${k + 1} of the empirical units instead of ${k}` },
        { text: write(k * 2), slip: `took ${k * 2} of the empirical units instead of ${k}` },
        { text: write(k + 2), slip: `took ${k + 2} of the empirical units instead of ${k}` },
        { text: write(k + 3), slip: `took ${k + 3} of the empirical units instead of ${k}` },
        { text: write(1), slip: "gave the empirical formula itself" },
      ],
      explanation: inSteps(
        [
          ...(byDensity
            ? [`The molar mass is twice the vapour density: $2 \\times ${tex((unit * k) / 2)} = ${unit * k}$ g mol⁻¹.`]
            : []),
          `One ${write(1)} unit has the mass $${workedMass(write(1).slice(1, -1))}$.`,
          `Number of units: $\\dfrac{${unit * k}}{${unit}} = ${k}$.`,
          `Multiply every subscript by ${k}: the molecular formula is ${write(k)}.`,
        ],
        `${write(k === 2 ? 1 : k - 1)} would have a molar mass of only ${unit * (k === 2 ? 1 : k - 1)} g mol⁻¹.`,
      ),
    };
  },
);

const hydrates = [
  ["CuSO4", 5],
  ["MgSO4", 7],
  ["Na2CO3", 10],
  ["CaSO4", 2],
  ["Na2SO4", 10],
  ["ZnSO4", 7],
  ["BaCl2", 2],
  ["CaCl2", 6],
] as const;

const crystals = family(
  "water-of-crystallisation",
  { topic, objective: "Calculate composition by mass", difficulty: "hard", class_level: "SS2", count: 7 },
  (draw) => {
    const [f, x] = draw.pick(hydrates);
    const m = molarMass(f);
    const n = draw.pick([0.02, 0.05, 0.1, 0.2, 0.5]);
    const [dry, water] = [n * m, n * x * 18];
    if (!clean(dry, 2) || !clean(water, 2)) return null;
    const withIt = (other: number) =>
      `took x as ${other}, but then ${num(dry)} g of dry salt would go with ${num(n * other * 18)} g of water`;
    const body = draw.pick([
      `When ${num(dry + water)} g of the hydrated salt {${f}·xH2O} was heated to constant mass, ${num(dry)} g of anhydrous salt remained. Find $x$. ${massesUsed(f, "H2O")}`,
      `${draw.pick(people)} heats ${num(dry + water)} g of crystals {${f}·xH2O} until all the water is driven off; the mass falls by ${num(water)} g. What is the value of $x$? ${massesUsed(f, "H2O")}`,
      `A hydrate {${f}·xH2O} yields ${num(dry)} g of {${f}} and ${num(water)} g of water on careful heating. The value of $x$ is ${massesUsed(f, "H2O")}`,
    ]);
    return {
      body,
      right: `${x}`,
      wrong: slips("", [
        [x === 2 ? 4 : x - 1, withIt(x === 2 ? 4 : x - 1)],
        [x + 1, withIt(x + 1)],
        [x + 2, withIt(x + 2)],
        [Math.ceil(x / 2), withIt(Math.ceil(x / 2))],
        [x + 3, withIt(x + 3)],
      ]),
      explanation: inSteps(
        [
          body.startsWith("When")
            ? `Dry salt ${num(dry)} g, water ${num(dry + water)} − ${num(dry)} = ${num(water)} g.`
            : body.startsWith("A hydrate")
              ? `Dry salt ${num(dry)} g, water ${num(water)} g. Moles = mass ÷ molar mass.`
              : `Water ${num(water)} g, dry salt ${num(dry + water)} − ${num(water)} = ${num(dry)} g.`,
          `Molar mass of {${f}}: $${workedMass(f)}$, so there is $\\dfrac{${tex(dry)}}{${tex(m)}} = ${tex(n)}$ mol of it.`,
          `Molar mass of water: $2 \\times 1 + 16 = 18$, so there is $\\dfrac{${tex(water)}}{18} = ${tex(n * x)}$ mol of it.`,
          `$\\dfrac{${tex(n * x)}}{${tex(n)}} = ${x}$ mol of water goes with 1 mol of salt, so $x$ = ${x}.`,
        ],
        `With $x$ = ${x === 2 ? 4 : x - 1} the water lost from this much salt would weigh ${num(n * (x === 2 ? 4 : x - 1) * 18)} g instead.`,
      ),
    };
  },
);

/** Numbers of C, H and O in simplest formulas. */
const oxygenated = [
  [1, 2, 1],
  [2, 6, 1],
  [1, 4, 1],
  [2, 4, 1],
  [3, 8, 1],
  [3, 6, 1],
  [3, 6, 2],
  [4, 8, 1],
  [3, 8, 3],
  [4, 10, 1],
] as const;

const burnt = family(
  "formula-from-combustion",
  { topic, objective: "Find empirical and molecular formulas", difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const [c, h, o] = draw.pick(oxygenated);
    const n = draw.pick([0.01, 0.02, 0.03, 0.05, 0.06, 0.08, 0.1]);
    const [mass, gas, water] = [n * (12 * c + h + 16 * o), n * c * 44, n * (h / 2) * 18];
    const of = (...counts: [number, number, number]): string => {
      const by = counts.every((count) => count % 2 === 0) ? 2 : 1;
      return `{${["C", "H", "O"].map((symbol, at) => (counts[at] ? `${symbol}${counts[at] / by > 1 ? counts[at] / by : ""}` : "")).join("")}}`;
    };
    const [inGas, inWater] = [n * c * 12, n * h];
    const oxygen = mass - inGas - inWater;
    if (![mass, gas, water].every((value) => clean(value, 2))) return null;
    const bare = h % c === 0 ? `{CH${h / c > 1 ? h / c : ""}}` : of(c, h, 0);
    return {
      body: draw.pick([
        `${num(mass)} g of a compound of carbon, hydrogen and oxygen burns to ${num(gas)} g of {CO2} and ${num(water)} g of water. What is its empirical formula? ${massesUsed("CO2", "H2O")}`,
        `${draw.pick(people)} burns ${num(mass)} g of a compound that contains only carbon, hydrogen and oxygen, and collects ${num(gas)} g of {CO2} and ${num(water)} g of {H2O}. Find the simplest formula of the compound. ${massesUsed("CO2", "H2O")}`,
        `On complete combustion ${num(mass)} g of a substance made of C, H and O gave ${num(water)} g of water and ${num(gas)} g of {CO2}. Its empirical formula is ${massesUsed("CO2", "H2O")}`,
      ]),
      right: of(c, h, o),
      wrong: [
        { text: bare, slip: "left out the oxygen of the compound, whose mass is what carbon and hydrogen leave over" },
        {
          text: (h / 2) % 1 ? of(2 * c, h, 2 * o) : of(c, h / 2, o),
          slip: "found the oxygen rightly, but counted one hydrogen atom for each water molecule instead of two",
        },
        { text: of(c, h, 2 * c + h / 2), slip: "counted the oxygen of the {CO2} and the water as the compound's own" },
        { text: of(2 * c, 2 * h, o), slip: "divided the mass of oxygen by 32 instead of 16" },
        { text: of(c, h, o + 1), slip: "took the mass of oxygen too great by one atom" },
      ],
      explanation: inSteps(
        [
          `All the carbon is in the {CO2}, 12 g in each 44 g, and all the hydrogen in the water, 2 g in each 18 g: C $\\dfrac{12}{44} \\times ${num(gas)} = ${num(inGas)}$ g, H $\\dfrac{2}{18} \\times ${num(water)} = ${num(inWater)}$ g.`,
          `The rest is oxygen: $${num(mass)} - ${num(inGas)} - ${num(inWater)} = ${num(oxygen)}$ g.`,
          `Moles = mass ÷ relative atomic mass: C $\\dfrac{${num(inGas)}}{12} = ${num(n * c)}$, H $\\dfrac{${num(inWater)}}{1} = ${num(n * h)}$, O $\\dfrac{${num(oxygen)}}{16} = ${num(n * o)}$. Divide all by ${num(n)}: the ratio ${c} : ${h} : ${o} gives ${of(c, h, o)}.`,
        ],
        `${bare} leaves out the oxygen, which the masses of C and H do not account for.`,
      ),
    };
  },
);

export const formulas = [empirical, molecular, burnt, crystals];
