import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "ph-and-titration";
const titrating = "Calculate from titrations";
const preparing = "Prepare solutions of known concentration";
const curves = "Calculate solubility and read solubility curves";
const perLitre = "mol dm⁻³";

const acidPh = family(
  "ph-of-strong-acid",
  { topic, objective: "Use the pH scale and indicators", difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [f, protons] = draw.pick([
      ["HCl", 1],
      ["HNO3", 1],
      ["H2SO4", 2],
      ["HBr", 1],
    ] as const);
    const power = draw.pick([1, 2, 3, 4]);
    const conc = 10 ** -power / protons;
    const right = power;
    if (protons === 2 && power === 4) return null;
    return {
      body: draw.pick([
        `What is the pH of ${f === "HCl" ? "a solution of hydrochloric acid" : "a solution"} that is ${conc} ${perLitre} in {${f}}, taken as fully ionised?`,
        `A solution of {${f}}, fully ionised, has a concentration of ${conc} ${perLitre}. Find its pH.`,
        `${draw.pick(people)} prepares ${conc} ${perLitre} {${f}} for a pH meter. If ionisation is complete, the meter should read`,
      ]),
      right: qty(right),
      wrong: slips("", [
        [14 - right, "gave the pOH instead of the pH"],
        [right + 1, `took the hydrogen ion concentration as $10^{-${power + 1}}$`],
        [right + 2, `took the hydrogen ion concentration as $10^{-${power + 2}}$`],
        [7, "took the solution as neutral"],
        [right + 4, "slipped in the power of ten"],
        [right + 6, "slipped in the power of ten"],
      ]),
      explanation: inSteps(
        [
          `pH = $-\\log_{10}[\\mathrm{H^+}]$, with the concentration in ${perLitre}.`,
          `${protons === 2 ? "Each {H2SO4} gives two {H^+}" : `Each {${f}} gives one {H^+}`}: $[\\mathrm{H^+}] = ${protons === 2 ? `2 \\times ${conc} = ` : ""}${10 ** -power} = 10^{-${power}}$ ${perLitre}.`,
          `$-\\log_{10}10^{-${power}} = ${power}$, so pH = ${right}.`,
        ],
        `${14 - right} is the pOH: pH and pOH add up to 14.`,
      ),
    };
  },
);

const basePh = family(
  "ph-of-alkali",
  { topic, objective: "Use the pH scale and indicators", difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [f, count] = draw.pick([
      ["NaOH", 1],
      ["KOH", 1],
      ["Ba(OH)2", 2],
      ["Ca(OH)2", 2],
    ] as const);
    const power = draw.pick(f === "Ca(OH)2" ? [2, 3] : [1, 2, 3, 4]);
    if (count === 2 && power === 4) return null;
    const conc = 10 ** -power / count;
    const right = 14 - power;
    return {
      body: draw.pick([
        `What is the pH at 25 °C of ${conc} ${perLitre} {${f}}, fully ionised? [ionic product of water = $10^{-14}$ mol² dm⁻⁶]`,
        `Calculate the pH of a solution of {${f}} of concentration ${conc} ${perLitre} at 25 °C, ionisation being complete. [$K_w = 10^{-14}$ mol² dm⁻⁶]`,
        `${draw.pick(people)} tests fully ionised {${f}} of concentration ${conc} ${perLitre} with a pH meter at 25 °C. The reading should be [$K_w = 10^{-14}$ mol² dm⁻⁶]`,
      ]),
      right: qty(right),
      wrong: slips("", [
        [power, "gave the pOH instead of the pH"],
        [right - 1, `took the pOH as ${power + 1} instead of ${power}`],
        [7 + power, `added ${power} to 7 instead of taking it from 14`],
        [14, "took the top of the scale"],
        [right - 3, "slipped in subtracting from 14"],
        [7, "took the solution as neutral"],
      ]),
      explanation: inSteps(
        [
          `pOH = $-\\log_{10}[\\mathrm{OH^-}]$, and from $K_w = 10^{-14}$: pH + pOH = 14.`,
          `Each {${f}} gives ${count === 2 ? "two" : "one"} {OH^-}: $[\\mathrm{OH^-}] = ${count === 2 ? `2 \\times ${conc} = ` : ""}${10 ** -power} = 10^{-${power}}$ ${perLitre}.`,
          `pOH = ${power}.`,
          `pH = 14 − ${power} = ${right}.`,
        ],
        `${power} is the pOH; an alkali must have a pH above 7.`,
      ),
    };
  },
);

/** Acid, base, moles of acid, moles of base. */
const neutralisations = [
  ["HCl", "NaOH", 1, 1],
  ["HNO3", "KOH", 1, 1],
  ["H2SO4", "NaOH", 1, 2],
  ["HCl", "Na2CO3", 2, 1],
  ["H2SO4", "KOH", 1, 2],
  ["H2SO4", "Na2CO3", 1, 1],
  ["HNO3", "NaOH", 1, 1],
] as const;

const titration = family(
  "titration-concentration",
  { topic, objective: titrating, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [acid, base, a, b] = draw.pick(neutralisations);
    const cb = draw.pick([0.05, 0.1, 0.12, 0.15, 0.2, 0.25]);
    const vb = draw.pick([20, 25]);
    const va = draw.pick([10, 12.5, 15, 16, 20, 24, 25, 30, 40]);
    const right = (cb * vb * a) / (va * b);
    if (!clean(right, 3) || va === vb) return null;
    const noRatio = (cb * vb) / va;
    const first = a === b ? (cb * va) / vb : noRatio;
    return {
      body: draw.pick([
        `${num(va)} cm³ of {${acid}} solution exactly neutralised ${vb} cm³ of ${num(cb)} ${perLitre} {${base}}. If ${a} mol of the acid reacts with ${b} mol of the base, what is the concentration of the acid?`,
        `In a titration ${draw.pick(people)} used ${num(va)} cm³ of {${acid}} for ${vb} cm³ of ${num(cb)} ${perLitre} {${base}}. The reacting mole ratio of acid to base is ${a} : ${b}. Find the concentration of the acid.`,
        `A pipette delivers ${vb} cm³ of ${num(cb)} ${perLitre} {${base}}, which needs ${num(va)} cm³ of {${acid}} at the end point (acid : base = ${a} : ${b} in moles). The concentration of the acid is`,
      ]),
      right: qty(right, perLitre),
      wrong: slips(perLitre, [
        [first, a === b ? "exchanged the volumes of acid and base" : "forgot the mole ratio"],
        [(cb * vb * b) / (va * a), "turned the mole ratio round"],
        [(cb * va * a) / (vb * b), "exchanged the volumes of acid and base"],
        [cb, "took the concentration of the acid as that of the base"],
        [right / 2, "halved the concentration"],
        [right * 2, "doubled the concentration"],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: `Acid and base react in the mole ratio ${a} : ${b}, so $\\dfrac{C_AV_A}{C_BV_B} = \\dfrac{${a}}{${b}}$. Hence $C_A = \\dfrac{${a} \\times ${tex(cb)} \\times ${vb}}{${b} \\times ${tex(va)}} = \\dfrac{${tex(a * cb * vb)}}{${tex(b * va)}}$ = ${qty(right, perLitre)}. ${qty(first, perLitre)} ${a === b ? "exchanges the two volumes" : "leaves out the mole ratio"}.`,
    };
  },
);

const neutralVolume = family(
  "volume-to-neutralise",
  {
    topic: "acids-bases-salts",
    objective: "Describe the properties of acids and bases",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [acid, base, a, b] = draw.pick(neutralisations.filter(([, f]) => f !== "Na2CO3"));
    const [va, ca, cb] = [
      draw.pick([10, 20, 25, 30, 40, 50]),
      draw.pick([0.1, 0.2, 0.25, 0.5]),
      draw.pick([0.1, 0.2, 0.25, 0.4, 0.5, 1]),
    ];
    const right = (va * ca * b) / (a * cb);
    if (!clean(right, 1) || ca === cb) return null;
    const first = a === b ? (va * cb) / ca : (va * ca) / cb;
    return {
      body: draw.pick([
        `What volume of ${num(cb)} ${perLitre} {${base}} neutralises ${va} cm³ of ${num(ca)} ${perLitre} {${acid}}? Each mole of the acid needs ${b} mol of the alkali.`,
        `${draw.pick(people)} spills ${va} cm³ of ${num(ca)} ${perLitre} {${acid}} in a basin and wants to make it neutral with ${num(cb)} ${perLitre} {${base}}. One mole of the acid reacts with ${b} mol of the base. Find the volume needed.`,
        `Given that ${a} mol of {${acid}} reacts with ${b} mol of {${base}}, the volume of ${num(cb)} ${perLitre} {${base}} that just neutralises ${va} cm³ of ${num(ca)} ${perLitre} {${acid}} is`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [first, a === b ? "exchanged the concentrations" : "forgot the mole ratio"],
        [va, "took equal volumes of acid and alkali"],
        [right / 2, "halved the volume"],
        [right * 2, "doubled the volume"],
        [right + va, "gave the volume of the mixture"],
        [right * 4, "slipped in the mole ratio"],
      ]),
      explanation: inSteps(
        [
          `Amount of acid = concentration × volume in dm³: $\\dfrac{${tex(ca)} \\times ${va}}{1{,}000} = ${tex((va * ca) / 1000)}$ mol.`,
          `${a} mol of acid needs ${b} mol of {${base}}: ${num((va * ca * b) / a / 1000)} mol.`,
          `Volume = amount ÷ concentration = $\\dfrac{${tex((va * ca * b) / a / 1000)}}{${tex(cb)}} = ${tex(right / 1000)}$ dm³, which is ${qty(right, "cm³")}.`,
        ],
        `${qty(first, "cm³")} ${a === b ? "exchanges the two concentrations" : `forgets that each mole of {${acid}} needs ${b} mol of alkali`}.`,
      ),
    };
  },
);

const dilution = family(
  "dilution",
  { topic, objective: preparing, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const [c1, v1] = [draw.pick([0.5, 1, 2, 4, 5, 6, 10, 12]), draw.pick([10, 20, 25, 40, 50, 100])];
    const v2 = draw.pick([100, 200, 250, 400, 500, 1000]);
    const right = (c1 * v1) / v2;
    if (!clean(right, 2) || v2 <= v1 || v2 > 10 * v1) return null;
    const first = (c1 * v1) / (v2 - v1);
    return {
      body: draw.pick([
        `${v1} cm³ of ${num(c1)} ${perLitre} hydrochloric acid is made up to ${num(v2)} cm³ with water. What is the new concentration?`,
        `${draw.pick(people)} puts ${v1} cm³ of a ${num(c1)} ${perLitre} solution in a flask and adds water until the total volume is ${num(v2)} cm³. Find the concentration of the diluted solution.`,
        `A stock solution of concentration ${num(c1)} ${perLitre} is diluted from ${v1} cm³ to ${num(v2)} cm³. The concentration becomes`,
      ]),
      right: qty(right, perLitre),
      wrong: slips(perLitre, [
        [first, "divided by the water added, not the total volume"],
        [(c1 * v1) / (v1 + v2), `took the total volume as ${v1} + ${num(v2)} cm³`],
        [right * 10, "misplaced the decimal point"],
        [right / 2, "halved the concentration"],
        [right * 2, "doubled the concentration"],
      ]),
      explanation: `Water adds no solute, so the moles stay the same: $C_1V_1 = C_2V_2$. Hence $C_2 = \\dfrac{C_1V_1}{V_2} = \\dfrac{${tex(c1)} \\times ${v1}}{${tex(v2)}}$ = ${qty(right, perLitre)}. ${num(v2)} cm³ is already the total volume, so dividing by ${num(v2 - v1)} cm³ of water, which gives ${qty(first, perLitre)}, is wrong.`,
    };
  },
);

const solutes = ["NaOH", "Na2CO3", "KOH", "HNO3", "NaCl", "H2SO4", "KNO3", "CuSO4", "CaCl2"] as const;

const standard = family(
  "mass-for-solution",
  { topic, objective: preparing, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const f = draw.pick(solutes);
    const [c, v] = [draw.pick([0.05, 0.1, 0.2, 0.25, 0.5, 1, 2]), draw.pick([100, 200, 250, 500])];
    const m = molarMass(f);
    const right = (m * c * v) / 1000;
    if (!clean(right, 2)) return null;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `What mass of {${f}} is needed to make ${v} cm³ of a ${num(c)} ${perLitre} solution? ${massesUsed(f)}`,
          `${draw.pick(people)} must prepare ${v} cm³ of ${num(c)} ${perLitre} {${f}}. Find the mass of pure {${f}} required. ${massesUsed(f)}`,
          `The mass of {${f}} dissolved in ${v} cm³ of ${num(c)} ${perLitre} solution is ${massesUsed(f)}`,
        ]),
        right: qty(right, "g"),
        wrong: slips("g", [
          [m * c, "took the mass for 1,000 cm³"],
          [(m * v) / 1000, "left out the concentration as if it were 1 mol dm⁻³"],
          [right * 2, "doubled the mass"],
          [right / 2, "halved the mass"],
          [right * 10, "misplaced the decimal point"],
        ]),
        explanation: `Moles = concentration × volume in dm³ = $\\dfrac{${tex(c)} \\times ${v}}{1{,}000} = ${tex((c * v) / 1000)}$. Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹. Mass = moles × molar mass = $${tex((c * v) / 1000)} \\times ${tex(m)}$, which is ${qty(right, "g")}. ${qty(m * c, "g")} would be needed for 1,000 cm³.`,
      };
    return {
      body: draw.pick([
        `${num(right)} g of {${f}} is dissolved in water and made up to ${v} cm³. What is the concentration of the solution? ${massesUsed(f)}`,
        `${draw.pick(people)} dissolves ${num(right)} g of {${f}} to make ${v} cm³ of solution. Find its concentration in moles per dm³. ${massesUsed(f)}`,
        `A flask of ${v} cm³ holds a solution of ${num(right)} g of {${f}}. The molar concentration is ${massesUsed(f)}`,
      ]),
      right: qty(c, perLitre),
      wrong: slips(perLitre, [
        [(c * v) / 1000, "gave the amount, not the concentration"],
        [c * 2, "doubled the concentration"],
        [c / 2, "halved the concentration"],
        [c * 10, "misplaced the decimal point"],
        [c / 10, "misplaced the decimal point downwards"],
      ]),
      explanation: `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹. Amount in ${v} cm³: $\\dfrac{${tex(right)}}{${tex(m)}} = ${tex((c * v) / 1000)}$ mol. In 1 dm³, that is 1,000 cm³, there is $${tex((c * v) / 1000)} \\times \\dfrac{1{,}000}{${v}} = ${tex(c)}$ mol: ${qty(c, perLitre)}. ${num((c * v) / 1000)} is the amount in the flask, not the concentration.`,
    };
  },
);

const solubilityMolar = family(
  "solubility-in-moles",
  { topic: "solubility", objective: curves, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const f = draw.pick(["KNO3", "NaCl", "KCl", "NaNO3", "KBr"] as const);
    const m = molarMass(f);
    const s = draw.pick([1.5, 2, 2.5, 3]);
    const v = draw.pick([20, 25, 50, 100, 200]);
    const c = draw.pick([20, 25, 30, 40]);
    const mass = (s * m * v) / 1000;
    if (!clean(mass, 2)) return null;
    return {
      body: draw.pick([
        `At ${c} °C, ${v} cm³ of a saturated solution holds ${num(mass)} g of {${f}}. What is its solubility in mol dm⁻³? ${massesUsed(f)}`,
        `${draw.pick(people)} evaporates ${v} cm³ of a saturated solution of {${f}} at ${c} °C to dryness and is left with ${num(mass)} g of salt. Find the solubility of the salt at ${c} °C. ${massesUsed(f)}`,
        `If ${num(mass)} g of {${f}} saturates a solution of volume ${v} cm³ at ${c} °C, the solubility of {${f}} at that temperature is ${massesUsed(f)}`,
      ]),
      right: qty(s, perLitre),
      wrong: slips(perLitre, [
        [(s * v) / 1000, `gave the moles in ${v} cm³ instead of 1 dm³`],
        [s * 2, "doubled the solubility"],
        [s / 2, "halved the solubility"],
        [mass / v, "divided the mass in g by the volume in cm³"],
        [s * 10, "misplaced the decimal point"],
      ]),
      explanation: `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹. Amount in ${v} cm³: $\\dfrac{${tex(mass)}}{${tex(m)}} = ${tex((s * v) / 1000)}$ mol. In 1 dm³, that is 1,000 cm³: $${tex((s * v) / 1000)} \\times \\dfrac{1{,}000}{${v}} = ${tex(s)}$, so the solubility is ${qty(s, perLitre)}. ${qty((s * v) / 1000, perLitre)} forgets to scale ${v} cm³ up to 1,000 cm³.`,
    };
  },
);

const cooling = family(
  "crystals-on-cooling",
  { topic: "solubility", objective: curves, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const salt = draw.pick([
      "potassium trioxonitrate(V)",
      "potassium chloride",
      "copper(II) tetraoxosulphate(VI)",
      "salt X",
      "salt Y",
    ]);
    const [hot, cold] = [draw.pick([60, 70, 80]), draw.pick([20, 25, 30])];
    const [s1, s2] = [draw.step(50, 110, 5), draw.step(20, 45, 5)];
    const water = draw.pick([20, 25, 40, 50, 150, 200, 250]);
    const right = ((s1 - s2) * water) / 100;
    if (!clean(right, 1)) return null;
    return {
      body: draw.pick([
        `The solubility of ${salt.startsWith("salt") ? salt : "a salt"} is ${s1} g per 100 g of water at ${hot} °C and ${s2} g per 100 g of water at ${cold} °C. What mass crystallises when a solution saturated at ${hot} °C, made with ${water} g of water, is cooled to ${cold} °C?`,
        `${draw.pick(people)} saturates ${water} g of water with a salt at ${hot} °C and cools it to ${cold} °C. If 100 g of water dissolves ${s1} g of the salt at ${hot} °C and ${s2} g at ${cold} °C, find the mass of crystals, taken as anhydrous.`,
        `100 g of water dissolves ${s1} g of a salt at ${hot} °C but ${s2} g at ${cold} °C. On cooling a saturated solution holding ${water} g of water from ${hot} °C to ${cold} °C, the mass of salt deposited is`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [s1 - s2, `took 100 g of water instead of ${water} g`],
        [(s1 * water) / 100, "gave all the salt dissolved when hot"],
        [(s2 * water) / 100, "gave the salt that stays dissolved"],
        [((s1 + s2) * water) / 100, "added the solubilities"],
        [((s1 - s2) * water) / (100 + s1), "took the mass of water as that of the solution"],
      ]),
      explanation: `What the cold water cannot hold crystallises. 100 g of water drops $${s1} - ${s2} = ${s1 - s2}$ g. So ${water} g of water drops $\\dfrac{${water}}{100} \\times ${s1 - s2}$ = ${qty(right, "g")}. ${qty(s1 - s2, "g")} holds for 100 g of water only.`,
    };
  },
);

export const solutions = [acidPh, basePh, titration, neutralVolume, dilution, standard, solubilityMolar, cooling];
