import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import {
  about,
  clean,
  isTidy,
  num,
  qty,
  ratioTex,
  roughly,
  type Slip,
  slips,
  tex,
  tidy,
  tidySlips,
} from "../quantity.ts";
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "ph-and-titration";
const titrating = "Calculate from titrations";
const preparing = "Prepare solutions of known concentration";
const curves = "Calculate solubility and read solubility curves";
const perLitre = "mol dm⁻³";

const mixedPh = family(
  "ph-of-mixture",
  { topic, objective: "Use the pH scale and indicators", difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const acid = draw.pick(["HCl", "HNO3"]);
    const base = draw.pick(["NaOH", "KOH"]);
    const v = draw.pick([20, 25, 40, 45, 50, 55, 60, 75, 80]);
    const w = 100 - v;
    const power = draw.pick([1, 2, 3]);
    const sour = draw.chance(0.5);
    const weaker = draw.pick([0.02, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2]);
    // The reactant in excess has 10^-power mol dm⁻³ left in the 100 cm³ of mixture.
    const [mine, other] = sour ? [v, w] : [w, v];
    const stronger = (weaker * other + 10 ** -power * 100) / mine;
    if (!clean(stronger, 3) || stronger > 0.6) return null;
    const [ca, cb] = sour ? [stronger, weaker] : [weaker, stronger];
    const right = sour ? power : 14 - power;
    const [nAcid, nBase] = [(ca * v) / 1000, (cb * w) / 1000];
    const left = 10 ** -power / 10;
    const ion = sour ? "H^+" : "OH^-";
    const small = (value: number) => `${Number(value.toFixed(6))}`;
    return {
      body: draw.pick([
        `${v} cm³ of ${num(ca)} ${perLitre} {${acid}} is mixed with ${w} cm³ of ${num(cb)} ${perLitre} {${base}}. What is the pH of the mixture at 25 °C? [$K_w = 10^{-14}$ mol² dm⁻⁶]`,
        `${draw.pick(people)} pours ${w} cm³ of ${num(cb)} ${perLitre} {${base}} into ${v} cm³ of ${num(ca)} ${perLitre} {${acid}} at 25 °C. A pH meter in the mixture should read [$K_w = 10^{-14}$ mol² dm⁻⁶]`,
        `Find the pH at 25 °C of the solution made from ${v} cm³ of ${num(ca)} ${perLitre} {${acid}} and ${w} cm³ of ${num(cb)} ${perLitre} {${base}}. [$K_w = 10^{-14}$ mol² dm⁻⁶]`,
      ]),
      right: qty(right),
      wrong: slips("", [
        [
          sour ? power + 1 : 13 - power,
          "took the amount left in moles for the concentration, though the mixture is only 100 cm³",
        ],
        [14 - right, sour ? "took the alkali to be in excess instead of the acid" : "gave the pOH instead of the pH"],
        [7, "took the mixture as neutral, though acid and alkali are not in equal amounts"],
        [
          14 - (sour ? power + 1 : 13 - power),
          `took the ${sour ? "alkali" : "acid"} to be in excess and forgot the volume of the mixture`,
        ],
        [sour ? power + 2 : 12 - power, "multiplied the amount left by the volume of the mixture instead of dividing"],
      ]),
      explanation: inSteps(
        [
          `Acid and alkali neutralise each other one to one; what is left over sets the pH. Amount = concentration × volume in cm³ ÷ 1,000. Acid: $\\dfrac{${num(ca)} \\times ${v}}{1{,}000} = ${small(nAcid)}$ mol; alkali: $\\dfrac{${num(cb)} \\times ${w}}{1{,}000} = ${small(nBase)}$ mol.`,
          `Left over: $${small(Math.max(nAcid, nBase))} - ${small(Math.min(nAcid, nBase))} = ${small(left)}$ mol of {${ion}} in $${v} + ${w} = 100$ cm³, which is 0.1 dm³, so its concentration is $\\dfrac{${small(left)}}{0.1} = ${small(10 ** -power)} = 10^{-${power}}$ ${perLitre}.`,
          sour
            ? `pH = $-\\log_{10}10^{-${power}}$ = ${right}.`
            : `pOH = $-\\log_{10}10^{-${power}} = ${power}$, and pH = $14 - ${power}$ = ${right}.`,
        ],
        `${sour ? power + 1 : 13 - power} forgets to divide the amount by the volume of the mixture.`,
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
        [7 + power, `added ${power} to 7 instead of taking it from 14`],
        [right - 1, `took the pOH as ${power + 1} instead of ${power}`],
        [14, "took the top of the usual scale"],
        [7, "took the solution as neutral"],
      ]),
      explanation: inSteps(
        [
          `pOH = $-\\log_{10}[\\mathrm{OH^-}]$, and from $K_w = 10^{-14}$: pH + pOH = 14.`,
          `Each {${f}} gives ${count === 2 ? "two" : "one"} {OH^-}: $[\\mathrm{OH^-}] = ${count === 2 ? `2 \\times ${conc} = ` : ""}${10 ** -power} = 10^{-${power}}$ ${perLitre}.`,
          `pOH = $-\\log_{10}10^{-${power}} = ${power}$.`,
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
  "titration-after-dilution",
  { topic, objective: titrating, difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const [acid, base, a, b] = draw.pick(neutralisations);
    const cb = draw.pick([0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25]);
    const vb = draw.pick([20, 25]);
    const va = draw.pick([10, 12.5, 15, 16, 18, 20, 22.5, 24, 30]);
    const v0 = draw.pick([5, 10, 20, 25]);
    const v = draw.pick([100, 200, 250, 500]);
    const dilute = (cb * vb * a) / (va * b);
    const right = (dilute * v) / v0;
    if (va === vb || v / v0 > 50 || v / v0 < 4 || !isTidy(dilute) || !isTidy(right) || right > 12) return null;
    const times = v / v0;
    const other = a === b ? ((cb * va) / vb) * times : ((cb * vb) / va) * times;
    return {
      body: draw.pick([
        `${v0} cm³ of a stock solution of {${acid}} was made up to ${v} cm³ with water. ${num(va)} cm³ of the dilute acid just neutralised ${vb} cm³ of ${num(cb)} ${perLitre} {${base}}. What was the concentration of the first acid?`,
        `${draw.pick(people)} dilutes ${v0} cm³ of {${acid}} to ${v} cm³ and finds that ${vb} cm³ of ${num(cb)} ${perLitre} {${base}} needs ${num(va)} cm³ of the diluted acid. Calculate the concentration of the acid before dilution.`,
        `When ${v0} cm³ of bench {${acid}} had been diluted to ${v} cm³, the burette delivered ${num(va)} cm³ of it to neutralise ${vb} cm³ of ${num(cb)} ${perLitre} {${base}}. The bench acid had a concentration of`,
      ]),
      right: qty(right, perLitre),
      wrong: tidySlips(perLitre, [
        [dilute, "gave the concentration of the diluted acid instead of the first one"],
        [
          other,
          a === b
            ? "exchanged the volumes of acid and base in the titration"
            : `took one mole of {${acid}} for one mole of {${base}}, but they react ${a} : ${b}`,
        ],
        a === b
          ? [dilute * (times - 1), "reckoned the dilution with the water added instead of the whole volume"]
          : [((cb * vb * b) / (va * a)) * times, "turned the mole ratio round"],
        [dilute / times, "divided by the number of times of dilution instead of multiplying"],
        [dilute * (times + 1), "counted the first volume twice in the whole volume"],
      ]),
      explanation: inSteps(
        [
          `First the diluted acid: {${acid}} and {${base}} react ${a} : ${b}, so $\\dfrac{C_AV_A}{C_BV_B} = \\dfrac{${a}}{${b}}$ and $C_A = \\dfrac{${a} \\times C_BV_B}{${b} \\times V_A} = \\dfrac{${a} \\times ${num(cb)} \\times ${vb}}{${b} \\times ${num(va)}} = ${num(dilute)}$ ${perLitre}.`,
          `Diluting kept the moles and made the volume $\\dfrac{${v}}{${v0}} = ${num(times)}$ times as great.`,
          `So the first acid had $${num(times)} \\times ${num(dilute)}$ = ${qty(right, perLitre)}.`,
        ],
        `${qty(dilute, perLitre)} is the diluted acid; the question asks for the one before dilution.`,
      ),
    };
  },
);

const leftAfter = family(
  "excess-after-neutralising",
  {
    topic: "acids-bases-salts",
    objective: "Describe the properties of acids and bases",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [acid, base, a, b] = draw.pick(neutralisations.filter(([, f]) => f !== "Na2CO3"));
    const volumes = [20, 25, 30, 40, 50, 60, 75, 80, 100];
    const strengths = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
    const [v, w] = [draw.pick(volumes), draw.pick(volumes)];
    const [ca, cb] = [draw.pick(strengths), draw.pick(strengths)];
    const [nAcid, nBase] = [(v * ca) / 1000, (w * cb) / 1000];
    const [spareAcid, spareBase] = [nAcid - (nBase * a) / b, nBase - (nAcid * b) / a];
    const sour = spareAcid > 0;
    const [f, left, all, own] = sour ? [acid, spareAcid, nAcid, v] : [base, spareBase, nBase, w];
    const total = (v + w) / 1000;
    const right = left / total;
    if (left < 0.15 * all || left > 0.8 * all || v === w || !isTidy(right) || !clean(left * 1000, 2)) return null;
    const noRatio = Math.abs(nAcid - nBase) / total;
    const small = (value: number) => `${Number(value.toFixed(5))}`;
    const used = sour
      ? `{${base}} uses up $${small(nBase)} \\times ${ratioTex(a, b)} = ${small(all - left)}$ mol of {${acid}}`
      : `{${acid}} uses up $${small(nAcid)} \\times ${ratioTex(b, a)} = ${small(all - left)}$ mol of {${base}}`;
    return {
      body: draw.pick([
        `${v} cm³ of ${num(ca)} ${perLitre} {${acid}} is added to ${w} cm³ of ${num(cb)} ${perLitre} {${base}}. What is the concentration of the {${f}} that is left over?`,
        `${draw.pick(people)} mixes ${v} cm³ of ${num(ca)} ${perLitre} {${acid}} with ${w} cm³ of ${num(cb)} ${perLitre} {${base}}. Find the concentration of unreacted {${f}} in the mixture.`,
        `A mixture of ${v} cm³ of ${num(ca)} ${perLitre} {${acid}} and ${w} cm³ of ${num(cb)} ${perLitre} {${base}} still holds some {${f}}, at a concentration of`,
      ]),
      right: qty(right, perLitre),
      wrong: tidySlips(perLitre, [
        [(left * 1000) / own, `divided by the ${own} cm³ of {${f}} instead of the whole mixture`],
        ...(a === b
          ? []
          : [[noRatio, `let one mole of {${acid}} react with one mole of {${base}} instead of ${b}`] as Slip]),
        [all / total, "found the concentration as if nothing had reacted"],
        [left, "gave the amount left in moles instead of the concentration"],
        [Math.abs(ca - cb), "subtracted the concentrations as they stand"],
      ]),
      explanation: inSteps(
        [
          `Amount = concentration × volume in cm³ ÷ 1,000. {${acid}}: $\\dfrac{${num(ca)} \\times ${v}}{1{,}000} = ${small(nAcid)}$ mol; {${base}}: $\\dfrac{${num(cb)} \\times ${w}}{1{,}000} = ${small(nBase)}$ mol.`,
          `They react ${a} : ${b}, so the ${used}, and $${small(all)} - ${small(all - left)} = ${small(left)}$ mol is left.`,
          `The mixture is $${v} + ${w} = ${v + w}$ cm³, that is ${num(total)} dm³. Concentration = amount ÷ volume: $\\dfrac{${small(left)}}{${num(total)}}$ = ${qty(right, perLitre)}.`,
        ],
        `${roughly((left * 1000) / own)}${qty(tidy((left * 1000) / own), perLitre)} forgets that the two volumes are now one.`,
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
        [(c1 * (v2 - v1)) / v2, "multiplied by the share of water instead of the share of the stock"],
        [(c1 * v2) / v1, "multiplied by the new volume and divided by the old one"],
      ]),
      explanation: `Water adds no solute, so the moles stay the same: $C_1V_1 = C_2V_2$. Hence $C_2 = \\dfrac{C_1V_1}{V_2} = \\dfrac{${tex(c1)} \\times ${v1}}{${tex(v2)}} = \\dfrac{${tex(c1 * v1)}}{${tex(v2)}}$ = ${qty(right, perLitre)}. ${num(v2)} cm³ is already the total volume, so dividing by ${num(v2 - v1)} cm³ of water, which gives ${about(first)}${qty(first, perLitre)}, is wrong.`,
    };
  },
);

/** A salt, one of its ions, and the number of these ions in one formula. */
const givers = [
  ["Na2CO3", "Na^+", 2],
  ["CaCl2", "Cl^-", 2],
  ["Al2(SO4)3", "SO4^2-", 3],
  ["Al2(SO4)3", "Al^3+", 2],
  ["K2SO4", "K^+", 2],
  ["MgCl2", "Cl^-", 2],
  ["Ca(NO3)2", "NO3^-", 2],
  ["(NH4)2SO4", "NH4^+", 2],
  ["Na3PO4", "Na^+", 3],
  ["FeCl3", "Cl^-", 3],
] as const;

const ionsMade = family(
  "ions-in-solution",
  { topic, objective: preparing, difficulty: "easy", class_level: "SS2", count: 9 },
  (draw) => {
    const [f, ion, count] = draw.pick(givers);
    const [c, v] = [draw.pick([0.04, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.4]), draw.pick([100, 200, 250, 400, 500])];
    const m = molarMass(f);
    const n = (c * v) / 1000;
    const [mass, right] = [m * n, c * count];
    if (!clean(mass, 2) || !clean(n, 4)) return null;
    return {
      body: draw.pick([
        `${num(mass)} g of {${f}} is dissolved in water and made up to ${v} cm³. What is the concentration of {${ion}} ions? ${massesUsed(f)}`,
        `${draw.pick(people)} makes ${v} cm³ of solution from ${num(mass)} g of {${f}}, which is fully ionised. Find the concentration of the {${ion}} ions in it. ${massesUsed(f)}`,
        `If ${v} cm³ of a solution contains ${num(mass)} g of {${f}}, its {${ion}} ions have a concentration of ${massesUsed(f)}`,
      ]),
      right: qty(right, perLitre),
      wrong: tidySlips(perLitre, [
        [c, `gave the concentration of the salt, but each {${f}} gives ${count} such ions`],
        [n * count, `gave the amount of ions in ${v} cm³ instead of 1 dm³`],
        [c / count, `divided by ${count} instead of multiplying`],
        [n, `gave the amount of the salt in ${v} cm³`],
      ]),
      explanation: inSteps(
        [
          `Concentration = amount ÷ volume in dm³. Molar mass of {${f}}: $${workedMass(f)}$, so the amount is $\\dfrac{${tex(mass)}}{${tex(m)}} = ${Number(n.toFixed(4))}$ mol.`,
          `${v} cm³ is ${v} ÷ 1,000 = ${num(v / 1000)} dm³. Concentration of the salt: $${Number(n.toFixed(4))} \\div ${num(v / 1000)} = ${num(c)}$ ${perLitre}.`,
          `Each {${f}} gives ${count} {${ion}}: $${count} \\times ${num(c)}$ = ${qty(right, perLitre)}.`,
        ],
        `${qty(c, perLitre)} is the concentration of the salt, not of its ions.`,
      ),
    };
  },
);

/** A salt, a temperature in °C and its measured solubility at that temperature in mol dm⁻³. */
const saturated = [
  ["KNO3", 20, 2.8],
  ["KNO3", 25, 3.2],
  ["KNO3", 30, 3.8],
  ["KNO3", 40, 4.7],
  ["NaCl", 20, 5.4],
  ["NaCl", 25, 5.4],
  ["KCl", 20, 4],
  ["KCl", 40, 4.6],
  ["KBr", 25, 4.7],
  ["NaNO3", 20, 7.6],
] as const;

const solubilityMolar = family(
  "solubility-in-moles",
  { topic: "solubility", objective: curves, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [f, c, s] = draw.pick(saturated);
    const m = molarMass(f);
    const v = draw.pick([20, 25, 40, 50, 200]);
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
        [s / 10, "found the moles in 100 cm³ instead of 1,000 cm³"],
        [mass / v, "divided the mass in g by the volume in cm³"],
        [(mass * 1000) / v, "gave the grams in 1 dm³ instead of the moles"],
      ]),
      explanation: `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹. Amount in ${v} cm³ = mass ÷ molar mass: $\\dfrac{${tex(mass)}}{${tex(m)}} = ${tex((s * v) / 1000)}$ mol. In 1 dm³, that is 1,000 cm³: $${tex((s * v) / 1000)} \\times \\dfrac{1{,}000}{${v}} = ${tex(s)}$, so the solubility is ${qty(s, perLitre)}. ${qty((s * v) / 1000, perLitre)} forgets to scale ${v} cm³ up to 1,000 cm³.`,
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
        [((s1 + s2) * water) / 100, "added the solubilities instead of subtracting them"],
        [((s1 - s2) * water) / (100 + s1), "took the mass of water as that of the solution"],
      ]),
      explanation: `What the cold water cannot hold crystallises. 100 g of water drops $${s1} - ${s2} = ${s1 - s2}$ g. So ${water} g of water drops $\\dfrac{${water}}{100} \\times ${s1 - s2}$ = ${qty(right, "g")}. ${qty(s1 - s2, "g")} holds for 100 g of water only.`,
    };
  },
);

export const solutions = [mixedPh, basePh, titration, leftAfter, dilution, ionsMade, solubilityMolar, cooling];
