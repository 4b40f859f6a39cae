import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const write = (c: number, h: number, rest = "") => `{C${c > 1 ? c : ""}H${h}${rest}}`;
const roots = ["", "meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"];

const seriesFormula = family(
  "hydrocarbon-formula",
  {
    topic: "hydrocarbons",
    objective: "Name and classify hydrocarbons",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const [ending, kind, extra, rule] = draw.pick([
      ["ane", "alkane", 2, "C_nH_{2n+2}"],
      ["ene", "alkene", 0, "C_nH_{2n}"],
      ["yne", "alkyne", -2, "C_nH_{2n-2}"],
    ] as const);
    const n = draw.int(3, 10);
    const h = 2 * n + extra;
    const letter = draw.pick(["P", "Q", "R"]);
    return {
      body: draw.pick([
        `What is the molecular formula of the straight-chain ${kind} with ${n} carbon atoms${extra < 2 ? ` and one ${extra ? "triple" : "double"} bond` : ""}?`,
        `An open-chain ${kind} ${letter} has ${n} carbon atoms in each molecule${extra < 2 ? ` and one ${extra ? "triple" : "double"} bond` : ""}. Its molecular formula is`,
        `${draw.pick(people)} writes the molecular formula of ${roots[n]}${ending}. It should read`,
      ]),
      right: write(n, h),
      wrong: [
        {
          text: write(n, h === 2 * n ? 2 * n + 2 : 2 * n),
          slip: `used the formula of an ${h === 2 * n ? "alkane" : "alkene"}`,
        },
        {
          text: write(n, extra === -2 ? 2 * n + 2 : 2 * n - 2),
          slip: `used the formula of an ${extra === -2 ? "alkane" : "alkyne"}`,
        },
        { text: write(n, 2 * n + 1), slip: "gave an alkyl group, which is no whole molecule" },
        { text: write(n + 1, h), slip: "counted one carbon atom too many" },
        { text: write(n, n), slip: "took as many hydrogen as carbon atoms" },
      ],
      explanation: `The general formula of an ${kind} is $\\mathrm{${rule}}$; with n = ${n} the hydrogen atoms are 2 × ${n}${extra ? ` ${extra > 0 ? "+" : "−"} 2` : ""} = ${h}, so this is ${write(n, h)}. ${write(n, h === 2 * n ? 2 * n + 2 : 2 * n)} belongs to an ${h === 2 * n ? "alkane" : "alkene"} of the same length.`,
    };
  },
);

const oxygenForBurning = family(
  "oxygen-for-hydrocarbon",
  {
    topic: "hydrocarbons",
    objective: "Describe the reactions of hydrocarbons",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const c = draw.int(2, 8);
    const h = 2 * c + draw.pick([2, 0, -2]);
    const right = c + h / 4;
    const what = draw.pick(["fuel", "compound", "hydrocarbon"]);
    return {
      body: draw.pick([
        `How many moles of oxygen are needed to burn one mole of the ${what} ${write(c, h)} completely?`,
        `One mole of ${write(c, h)} burns in excess air to carbon(IV) oxide and water. What amount of oxygen does it use?`,
        `${draw.pick(people)} balances the complete combustion of one mole of ${write(c, h)}. The amount of {O2} on the left should be`,
      ]),
      right: qty(right, "mol"),
      wrong: slips("mol", [
        [c + h / 2, "gave each water molecule two oxygen atoms"],
        [c, "left out the oxygen in the water"],
        [right * 2, "counted oxygen atoms instead of molecules"],
        [c + h, "added all the atoms"],
        [h / 2, "gave the amount of water formed"],
        [right + 1, "counted one mole of oxygen too many"],
      ]),
      explanation: inSteps(
        [
          `One mole of ${write(c, h)} has ${c} mol of C atoms, which form ${c} mol of {CO2}; each mole takes one of {O2}: ${c} mol of {O2}.`,
          `Its ${h} mol of H atoms form ${h} ÷ 2 = ${num(h / 2)} mol of {H2O}, and each mole takes half a mole of {O2}: ${num(h / 2)} ÷ 2 = ${num(h / 4)} mol.`,
          `Together ${c} + ${num(h / 4)} = ${qty(right, "mol")}.`,
        ],
        `${qty(c + h / 2, "mol")} forgets that each water molecule holds only one oxygen atom.`,
      ),
    };
  },
);

const alkanolFormula = family(
  "formula-from-molar-mass",
  {
    topic: "alkanols-acids-esters",
    objective: "Work with formulas of oxygen compounds",
    difficulty: "medium",
    class_level: "SS3",
    count: 3,
  },
  (draw) => {
    const acid = draw.chance(0.5);
    const n = draw.int(acid ? 2 : 1, 7);
    const mass = acid ? 14 * n + 32 : 14 * n + 18;
    const kind = acid ? "alkanoic acid" : "alkanol";
    const tooMany = (c: number) =>
      `took ${c} carbon atom${c > 1 ? "s" : ""}, which make${c > 1 ? "" : "s"} a molar mass of ${14 * c + (acid ? 32 : 18)} g mol⁻¹`;
    // A chain of n carbon atoms. In an acid, the last one is in COOH.
    const print = (c: number) =>
      acid
        ? c === 1
          ? "{HCOOH}"
          : `{C${c - 1 > 1 ? c - 1 : ""}H${2 * (c - 1) + 1}COOH}`
        : `{C${c > 1 ? c : ""}H${2 * c + 1}OH}`;
    return {
      body: draw.pick([
        `A saturated monohydric ${kind === "alkanol" ? "alkanol" : "monocarboxylic alkanoic acid"} has a molar mass of ${mass} g mol⁻¹. Which formula fits? [H = 1, C = 12, O = 16]`.replace(
          "monohydric monocarboxylic",
          "monocarboxylic",
        ),
        `The molar mass of an ${kind} with one functional group and a saturated chain is ${mass} g mol⁻¹. Its formula is [H = 1, C = 12, O = 16]`,
        `${draw.pick(people)} finds that a saturated ${kind} with one functional group has a relative molecular mass of ${mass}. It must be [H = 1, C = 12, O = 16]`,
      ]),
      right: print(n),
      wrong: [
        { text: print(n + 1), slip: tooMany(n + 1) },
        { text: print(n === 1 ? 4 : n - 1), slip: tooMany(n === 1 ? 4 : n - 1) },
        { text: print(n + 2), slip: tooMany(n + 2) },
        { text: print(n < 3 ? n + 4 : n - 2), slip: tooMany(n < 3 ? n + 4 : n - 2) },
        { text: print(n + 3), slip: tooMany(n + 3) },
      ],
      explanation: `${acid ? "A saturated alkanoic acid with one carboxyl group and n carbon atoms is $\\mathrm{C_nH_{2n}O_2}$ with molar mass 12n + 2n + 32 = 14n + 32" : "A saturated alkanol with one hydroxyl group and n carbon atoms is $\\mathrm{C_nH_{2n+2}O}$ with molar mass 12n + 2n + 2 + 16 = 14n + 18"}. So $14n + ${acid ? 32 : 18} = ${mass}$, $14n = ${mass} - ${acid ? 32 : 18} = ${14 * n}$ and n = ${n}: it is ${print(n)}. ${print(n + 1)} would weigh 14 more.`,
    };
  },
);

/** Numbers of C and H in gaseous hydrocarbons. */
const gaseous = [
  [2, 2],
  [2, 4],
  [2, 6],
  [3, 4],
  [3, 6],
  [3, 8],
  [4, 6],
  [4, 8],
  [4, 10],
] as const;

const byVolumes = family(
  "hydrocarbon-by-volumes",
  {
    topic: "hydrocarbons",
    objective: "Describe the reactions of hydrocarbons",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [c, h] = draw.pick(gaseous);
    const v = draw.pick([8, 10, 12, 15, 16, 20, 24]);
    const [gas, oxygen] = [v * c, v * (c + h / 4)];
    if (!clean(oxygen)) return null;
    const spare = draw.pick([10, 15, 20, 25, 30]);
    const series: [number, string][] = [
      [2 * c + 2, "took it to be an alkane without using the volume of oxygen"],
      [2 * c, "took it to be an alkene without using the volume of oxygen"],
      [2 * c - 2, "took it to be an alkyne without using the volume of oxygen"],
    ];
    const halved = h / 2;
    const body = draw.pick([
      `${v} cm³ of a gaseous hydrocarbon needs ${num(oxygen)} cm³ of oxygen for complete combustion and forms ${gas} cm³ of {CO2}, all at the same temperature and pressure. What is the formula of the hydrocarbon?`,
      `${draw.pick(people)} burns ${v} cm³ of a hydrocarbon gas in ${num(oxygen + spare)} cm³ of oxygen, of which ${spare} cm³ is left over; ${gas} cm³ of {CO2} is formed. If all the volumes are taken under the same conditions, the formula of the gas is`,
      `When ${v} cm³ of a hydrocarbon gas was exploded with an excess of oxygen, ${num(oxygen)} cm³ of oxygen was used up and ${gas} cm³ of {CO2} was formed, measured under the same conditions. Find the formula of the hydrocarbon.`,
    ]);
    return {
      body,
      right: write(c, h),
      wrong: [
        ...series.map(([count, slip]) => ({ text: write(c, count), slip })),
        ...(halved === 1 || halved === 2 * c - 2
          ? []
          : [{ text: write(c, halved), slip: "forgot that each oxygen molecule makes two molecules of water" }]),
        {
          text: write(c + 1, h + 2),
          slip: `took the next member of the series, which would form ${v * (c + 1)} cm³ of {CO2}`,
        },
        {
          text: write(c + 1, 2 * c + 4),
          slip: `took an alkane with ${c + 1} carbon atoms, which would form ${v * (c + 1)} cm³ of {CO2}`,
        },
      ].filter(({ text }) => text !== write(c, h)),
      explanation: inSteps(
        [
          `By Avogadro's law volumes of gases are in the ratio of their moles. {CO2}: $\\dfrac{${gas}}{${v}} = ${c}$, so each molecule has ${c} C atoms.`,
          `Oxygen used${body.includes("left over") ? `, $${num(oxygen + spare)} - ${spare} = ${num(oxygen)}$ cm³,` : ""} for each molecule: $\\dfrac{${num(oxygen)}}{${v}} = ${num(c + h / 4)}$ molecules. The carbon takes one for each atom, ${c}, which leaves $${num(c + h / 4)} - ${c} = ${num(h / 4)}$ for the hydrogen.`,
          `Each oxygen molecule joins 4 H atoms (as two water molecules): $${num(h / 4)} \\times 4 = ${h}$. The hydrocarbon is ${write(c, h)}.`,
        ],
        `The {CO2} alone fixes only the carbon; ${write(c, h === 2 * c + 2 ? 2 * c : 2 * c + 2)} would use another volume of oxygen.`,
      ),
    };
  },
);

const acidByTitration = family(
  "acid-from-titration",
  {
    topic: "alkanols-acids-esters",
    objective: "Work with formulas of oxygen compounds",
    difficulty: "hard",
    class_level: "SS3",
    count: 6,
  },
  (draw) => {
    const n = draw.int(1, 5);
    const m = 14 * n + 32;
    const [v, c] = [draw.pick([16, 18, 20, 24, 25, 30, 40]), draw.pick([0.1, 0.2, 0.25, 0.5])];
    const moles = (v * c) / 1000;
    const mass = m * moles;
    const alkali = draw.pick(["NaOH", "KOH"]);
    if (!clean(mass, 2)) return null;
    const acid = (k: number) => (k === 1 ? "{HCOOH}" : write(k - 1, 2 * k - 1, "COOH"));
    const alkanol = write(n + 1, 2 * n + 3, "OH");
    const small = Number(moles.toFixed(5));
    return {
      body: draw.pick([
        `${num(mass)} g of a saturated monobasic alkanoic acid just neutralised ${v} cm³ of ${num(c)} mol dm⁻³ {${alkali}}. Which compound is it? [H = 1, C = 12, O = 16]`,
        `${draw.pick(people)} dissolves ${num(mass)} g of a saturated alkanoic acid with one carboxyl group in water; it needs ${v} cm³ of ${num(c)} mol dm⁻³ {${alkali}} at the end point. The acid is [H = 1, C = 12, O = 16]`,
      ]),
      right: acid(n),
      wrong: [
        { text: acid(n + 1), slip: "left the carbon atom of the carboxyl group out when counting carbon atoms" },
        {
          text: alkanol,
          slip: `took the alkanol of the same molar mass, ${m} g mol⁻¹, but alkanols do not neutralise alkalis`,
        },
        ...(n > 1
          ? [{ text: acid(n - 1), slip: `took an acid of molar mass ${m - 14} g mol⁻¹, one {CH2} too few` }]
          : []),
        { text: acid(n + 2), slip: `took an acid of molar mass ${m + 28} g mol⁻¹, two {CH2} too many` },
        { text: write(n, 2 * n + 1, "OH"), slip: "took the alkanol with as many carbon atoms" },
      ],
      explanation: inSteps(
        [
          `Amount = concentration × volume in cm³ ÷ 1,000, and one mole of a monobasic acid takes one mole of {${alkali}}: $\\dfrac{${num(c)} \\times ${v}}{1{,}000} = ${small}$ mol of each.`,
          `Molar mass = mass ÷ amount = $\\dfrac{${num(mass)}}{${small}} = ${m}$ g mol⁻¹.`,
          `With n carbon atoms such an acid is $\\mathrm{C_nH_{2n}O_2}$, of molar mass $12n + 2n + 32 = 14n + 32$: $14n = ${m} - 32 = ${14 * n}$ and n = ${n}. One of them is in COOH, so it is ${acid(n)}.`,
        ],
        `${alkanol} has the same molar mass but is an alkanol; ${acid(n + 1)} forgets the carbon atom in COOH.`,
      ),
    };
  },
);

const chain = family(
  "condensation-chain",
  {
    topic: "macromolecules",
    objective: "Describe carbohydrates and proteins",
    difficulty: "medium",
    class_level: "SS3",
    count: 8,
  },
  (draw) => {
    const [unit, polymer, mass] = draw.pick([
      ["glucose", "starch", 180],
      ["glucose", "cellulose", 180],
      ["glycine", "a polypeptide", 75],
      ["alanine", "a polypeptide", 89],
    ] as const);
    const n = draw.pick([20, 30, 40, 50, 60, 80, 120, 150, 200, 250, 300, 400]);
    const right = n * mass - (n - 1) * 18;
    return {
      body: draw.pick([
        `${n} molecules of ${unit}, of relative molecular mass ${mass}, join end to end into one chain of ${polymer}, with the loss of one water molecule at each link. What is the relative molecular mass of the chain? [relative molecular mass of water = 18]`,
        `${draw.pick(people)} works out the relative molecular mass of a straight chain of ${polymer} made by condensation from ${n} units of ${unit} (relative molecular mass ${mass}). The answer should be [relative molecular mass of water = 18]`,
        `By condensation ${n} molecules of ${unit} (relative molecular mass ${mass}) form a single unbranched molecule of ${polymer}. Calculate its relative molecular mass. [relative molecular mass of water = 18]`,
      ]),
      right: num(right),
      wrong: slips("", [
        [n * mass, "added the units as in addition polymerisation and left out the water lost"],
        [n * (mass - 18), `took off ${n} molecules of water, but ${n} units have only ${n - 1} links`],
        [n * mass - 18, "took off one molecule of water for the whole chain"],
        [n * mass - (n + 1) * 18, `took off ${n + 1} molecules of water, though there are ${n - 1} links`],
      ]),
      explanation: `In this condensation a molecule of water leaves at each link, and a chain has one link fewer than units. Units: $${n} \\times ${mass} = ${tex(n * mass)}$. Links: $${n} - 1 = ${n - 1}$. Water lost: $${n - 1} \\times 18 = ${tex((n - 1) * 18)}$. So the chain has $${tex(n * mass)} - ${tex((n - 1) * 18)}$ = ${num(right)}. ${num(n * mass)} would be right for addition, in which nothing is lost; ${num(n * (mass - 18))} takes off one water too many.`,
    };
  },
);

export const organic = [seriesFormula, oxygenForBurning, byVolumes, alkanolFormula, acidByTitration, chain];
