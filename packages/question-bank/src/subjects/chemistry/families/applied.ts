import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import {
  clean,
  comesTo,
  fixed,
  fixedSlips,
  isTidy,
  num,
  qty,
  ratioTex,
  roughly,
  slips,
  tex,
  tidy,
  tidySlips,
  whole,
} from "../quantity.ts";
import { atomicMass, atomsIn, massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const ores = [
  ["haematite", "Fe2O3", "Fe", "iron"],
  ["magnetite", "Fe3O4", "Fe", "iron"],
  ["alumina", "Al2O3", "Al", "aluminium"],
  ["cassiterite", "SnO2", "Sn", "tin"],
  ["galena", "PbS", "Pb", "lead"],
  ["zinc blende", "ZnS", "Zn", "zinc"],
  ["copper glance", "Cu2S", "Cu", "copper"],
] as const;

const fromOre = family(
  "ore-of-grade",
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
    const mass = draw.pick([25, 40, 48, 50, 60, 75, 80, 120, 125, 150, 160, 240, 250]);
    const grade = draw.pick([42, 44, 46, 50, 40, 45, 48, 60, 64, 54, 56, 65]);
    const won = draw.pick([80, 85, 90, 92, 95]);
    const part = (count * atomicMass(symbol)) / molarMass(f);
    const pure = (mass * grade) / 100;
    const right = (pure * part * won) / 100;
    if (!clean(pure, 1) || right < 2) return null;
    const kept = pure * part;
    // The ores of these metals are this rich only after dressing.
    const what = symbol === "Fe" || symbol === "Al" ? "an ore" : "a dressed ore";
    const body = draw.pick([
      `A${what.slice(1)} holds ${grade}% of ${ore}, {${f}}. If ${won}% of the metal is recovered, what mass of ${metal}, to one decimal place, comes from ${mass} tonnes of the ore? ${massesUsed(f)}`,
      `A smelter loses ${100 - won}% of the ${metal} in the ore it treats. To one decimal place, how much ${metal} does it win from ${mass} tonnes of ${what} of which ${grade}% by mass is ${ore}, {${f}}? ${massesUsed(f)}`,
      `${mass} tonnes of ${what} with ${grade}% by mass of ${ore}, {${f}}, is treated by a process that recovers ${won}% of the metal. To one decimal place, the mass of ${metal} obtained is ${massesUsed(f)}`,
    ]);
    return {
      body,
      right: fixed(right, 1, "tonnes"),
      wrong: fixedSlips("tonnes", 1, [
        [kept, `left out the loss and took all the ${metal} as recovered`],
        [(mass * part * won) / 100, `took the whole ore as {${f}} and left out the ${grade}%`],
        count > 1
          ? [right / count, `counted one atom of ${metal} in the formula instead of ${count}`]
          : [(pure * won) / 100, `took the {${f}} itself for ${metal}`],
        [(pure * part * (100 - won)) / 100, `gave the ${metal} that is lost instead of the ${metal} that is recovered`],
      ]),
      explanation: inSteps(
        [
          `Take the shares one after the other: the mineral in the ore, the metal in the mineral, the part recovered.`,
          `{${f}} in the ore: $\\dfrac{${grade}}{100} \\times ${mass} = ${num(pure)}$ tonnes.`,
          `Molar mass of {${f}}: $${workedMass(f)}$, of which ${metal} is $${count} \\times ${atomicMass(symbol)} = ${tex(count * atomicMass(symbol))}$: $\\dfrac{${tex(count * atomicMass(symbol))}}{${tex(molarMass(f))}} \\times ${num(pure)} ${comesTo(kept, (value) => `${Number(value.toFixed(3))}`)}$ tonnes.`,
          `Of this ${body.startsWith("A smelter loses") ? `100 − ${100 - won} = ` : ""}${won}% is recovered: $\\dfrac{${won}}{100} \\times ${Number(kept.toFixed(3))}$, to one decimal place ${fixed(right, 1, "tonnes")}.`,
        ],
        `${fixed(kept, 1, "tonnes")} would be won only if nothing were lost.`,
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
    const share = draw.pick([20, 21]);
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
      wrong: tidySlips("%", [
        [(lost / end) * 100, "divided the loss by the volume left instead of the volume at the start"],
        [lost, "gave the loss of volume in cm³ instead of a percentage"],
        [100 - share, "gave the share of the gas that was left"],
        [((start - second) / start) * 100, "took the reading after the second pass, when some oxygen was still there"],
      ]),
      explanation: inSteps(
        [
          `The copper takes up oxygen only, and all of it is gone when the volume no longer changes, at ${end.toFixed(1)} cm³ in the third and fourth passes.`,
          `Oxygen = volume at the start − volume at the end = $${num(start)} - ${num(end)} = ${num(lost)}$ cm³.`,
          `Percentage = oxygen ÷ air at the start × 100 = $\\dfrac{${num(lost)}}{${start}} \\times 100$ = ${share}%.`,
        ],
        `${num(lost)} is a number of cm³, and ${qty(tidy((lost / end) * 100), "%")} compares the oxygen with the gas left instead of the air.`,
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
        `${draw.pick(people)} shakes ${all} cm³ of a mixture of carbon(IV) oxide, oxygen and nitrogen, made up in the laboratory, with aqueous sodium hydroxide until ${mid} cm³ remains, then with alkaline pyrogallol until ${end} cm³ remains. Find the percentage of ${asked} in the mixture.`,
        `A sample of ${all} cm³ of carbon(IV) oxide, oxygen and nitrogen was led first through caustic soda, which left ${mid} cm³, and then over heated copper, which left ${end} cm³, all measured under the same conditions. By volume the share of ${asked} in the sample was`,
      ]),
      right: qty(share, "%"),
      wrong: tidySlips("%", [
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
          asked === "nitrogen"
            ? "gave the share of carbon(IV) oxide"
            : "gave the share of the gas that nothing took up",
        ],
        [100 - share, "gave the share of the other two gases"],
      ]),
      explanation: inSteps(
        [
          `Alkali takes up the acidic gas, {CO2}; pyrogallol or hot copper then takes the oxygen; nitrogen is left.`,
          `{CO2}: $${all} - ${mid} = ${acidic}$ cm³; oxygen: $${mid} - ${end} = ${oxygen}$ cm³; nitrogen: the last ${nitrogen} cm³.`,
          `Share of ${asked} = its volume ÷ the whole × 100: $\\dfrac{${part}}{${all}} \\times 100$ = ${qty(share, "%")}.`,
        ],
        `Divide by the ${all} cm³ at the start, not by what the first reagent left; ${qty((other / all) * 100, "%")} is the share of ${otherName}.`,
      ),
    };
  },
);

const hardness = family(
  "hardness-from-soap",
  {
    topic: "water-and-air",
    objective: "Explain hardness and treatment of water",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const blank = draw.pick([0.5, 0.8, 1, 1.2, 1.5]);
    const all = draw.pick([5, 6, 7.5, 8, 10, 12, 12.5, 15, 16]);
    const lasting = draw.step(1, all - 1, 0.2);
    const temporary = all - lasting;
    const askTemporary = draw.chance(0.5);
    const [part, other] = askTemporary ? [temporary, lasting] : [lasting, temporary];
    const share = (part / all) * 100;
    if (!clean(share) || share < 15 || share > 85 || share === 50) return null;
    const [raw, boiled] = [all + blank, lasting + blank];
    const kind = askTemporary ? "temporary" : "permanent";
    const first = askTemporary ? (temporary / raw) * 100 : (boiled / raw) * 100;
    const from = draw.pick(["borehole", "well", "river", "spring"]);
    const table = `| Water (50 cm³) | distilled | raw ${from} water | boiled and filtered ${from} water |\n|---|---|---|---|\n| Soap solution (cm³) | ${blank.toFixed(1)} | ${raw.toFixed(1)} | ${boiled.toFixed(1)} |`;
    return {
      body: draw.pick([
        `The soap solution needed for a lasting lather was measured:\n\n${table}\n\nWhat percentage of the hardness is ${kind}?`,
        `${draw.pick(people)} shakes equal volumes of three waters with soap solution until a lather stays:\n\n${table}\n\nOf the hardness of the ${from} water, the ${kind} part makes up`,
        `From the volumes of soap solution that gave a lasting lather, find the percentage of the hardness that is ${kind}.\n\n${table}`,
      ]),
      right: qty(share, "%"),
      wrong: slips("%", [
        whole(
          first,
          askTemporary
            ? "divided by all the soap used instead of the soap that hardness used up"
            : "did not take away the soap that even distilled water needs",
        ),
        [100 - share, `gave the ${askTemporary ? "permanent" : "temporary"} part`],
        whole(
          ((askTemporary ? boiled : temporary) / raw) * 100,
          askTemporary
            ? "took the soap for boiled water as the temporary part and left the distilled water out of account"
            : "took what boiling removed as the permanent part and left the distilled water out of account",
        ),
        whole((part / other) * 100, "compared the two kinds with each other instead of with the whole hardness"),
        whole((part / boiled) * 100, "divided by the soap for boiled water instead of that for the hardness"),
      ]),
      explanation: inSteps(
        [
          `Distilled water has no hardness, so its soap is taken off every reading. Whole hardness: $${raw.toFixed(1)} - ${blank.toFixed(1)} = ${num(all)}$ cm³ of soap.`,
          askTemporary
            ? `Boiling removes the temporary part: $${raw.toFixed(1)} - ${boiled.toFixed(1)} = ${num(temporary)}$ cm³.`
            : `Boiling leaves the permanent part: $${boiled.toFixed(1)} - ${blank.toFixed(1)} = ${num(lasting)}$ cm³.`,
          `Share = part ÷ whole × 100 = $\\dfrac{${num(part)}}{${num(all)}} \\times 100$ = ${qty(share, "%")}.`,
        ],
        `${Math.round(first)}% forgets the soap that lathers distilled water; ${num(100 - share)}% is the other kind of hardness.`,
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
  ["2S + 3O2 + 2H2O -> 2H2SO4", "S", 2, "H2SO4", 2, "tetraoxosulphate(VI) acid"],
  ["NH3 + 2O2 -> HNO3 + H2O", "NH3", 1, "HNO3", 1, "trioxonitrate(V) acid"],
  ["C6H12O6 -> 2C2H5OH + 2CO2", "C6H12O6", 1, "C2H5OH", 2, "ethanol"],
] as const;

const output = family(
  "output-after-losses",
  {
    topic: "industrial-chemistry",
    objective: "Calculate output of a process",
    difficulty: "medium",
    class_level: "SS3",
    count: 9,
  },
  (draw) => {
    const [equation, from, a, to, b, name] = draw.pick(plants);
    const k = draw.pick([0.25, 0.4, 0.5, 0.6, 0.75, 1, 1.2, 1.5, 2]);
    const given = a * molarMass(from) * k;
    const full = b * molarMass(to) * k;
    const share = draw.pick([70, 75, 80, 85, 90, 92, 95]);
    const right = (full * share) / 100;
    if (!clean(given, 1) || !clean(right, 2) || given > 200) return null;
    const body = draw.pick([
      `A works treats ${num(given)} tonnes of {${from}}: {${equation}}. If ${share}% is converted, what mass of ${name}, {${to}}, does it make? ${massesUsed(from, to)}`,
      `How many tonnes of {${to}} does a plant obtain from ${num(given)} tonnes of {${from}} by {${equation}}, if ${100 - share}% of the {${to}} is lost on the way? ${massesUsed(from, to)}`,
      `Each day ${num(given)} tonnes of {${from}} enters a factory, where {${equation}} goes on with a yield of ${share}%. The daily output of {${to}} is ${massesUsed(from, to)}`,
    ]);
    return {
      body,
      right: qty(right, "tonnes"),
      wrong: tidySlips("tonnes", [
        [
          full,
          body.startsWith("How many")
            ? `left out the ${100 - share}% that is lost on the way`
            : `gave the output of a process without loss and left out the ${share}%`,
        ],
        [(given * share) / 100, `took ${share}% of the mass of {${from}}, as if equal masses stood in the equation`],
        a === b
          ? [(given * molarMass(from) * share) / molarMass(to) / 100, "turned the molar masses round"]
          : [(right * a) / b, `forgot the ratio ${a} : ${b} of the equation`],
        [(full * 100) / share, "divided by the yield instead of multiplying"],
        [full - right, "gave the mass that is lost"],
      ]),
      explanation: inSteps(
        [
          `Find the output without loss first. Molar masses: {${from}} $${workedMass(from)}$, {${to}} $${workedMass(to)}$.`,
          `By the equation $${a} \\times ${tex(molarMass(from))} = ${tex(a * molarMass(from))}$ parts by mass of {${from}} give $${b} \\times ${tex(molarMass(to))} = ${tex(b * molarMass(to))}$ parts of {${to}}, so ${num(given)} tonnes gives $\\dfrac{${tex(b * molarMass(to))}}{${tex(a * molarMass(from))}} \\times ${tex(given)} = ${tex(full)}$ tonnes.`,
          `The yield is ${body.startsWith("How many") ? `100 − ${100 - share} = ` : ""}${share}%: $\\dfrac{${share}}{100} \\times ${tex(full)}$ = ${qty(right, "tonnes")}.`,
        ],
        `${roughly(full)}${qty(tidy(full), "tonnes")} would be the output if nothing were lost.`,
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

const onNitrogen = {
  topic: "nitrogen-and-sulphur",
  objective: "Calculate on compounds of nitrogen and sulphur",
  class_level: "SS2",
} as const;

const dose = family("nitrogen-dose", { ...onNitrogen, difficulty: "easy", count: 4 }, (draw) => {
  const [f, name, count] = draw.pick(fertilisers);
  const k = draw.pick([0.3, 0.4, 0.6, 0.75, 1.2, 1.5, 1.8]);
  const needed = 14 * count * k;
  const right = molarMass(f) * k;
  if (!clean(needed, 1) || !clean(right, 1)) return null;
  const first = count > 1 ? right * count : right / 2;
  return {
    body: draw.pick([
      `A farm needs ${num(needed)} kg of nitrogen. What mass of ${name}, {${f}}, will supply it? ${massesUsed(f)}`,
      `${draw.pick(people)} is advised to give a maize plot near ${draw.pick(["Zaria", "Lafia", "Ikom", "Oyo", "Awka"])} ${num(needed)} kg of nitrogen. How much {${f}} must be spread? ${massesUsed(f)}`,
      `To put ${num(needed)} kg of nitrogen into the soil, the mass of the fertiliser {${f}} needed is ${massesUsed(f)}`,
    ]),
    right: qty(right, "kg"),
    wrong: tidySlips("kg", [
      [
        first,
        count > 1
          ? `counted one nitrogen atom in the formula instead of ${count}`
          : "counted two nitrogen atoms in the formula instead of one",
      ],
      [
        (needed * 14 * count) / molarMass(f),
        "turned the fraction round and found the nitrogen in that mass of fertiliser",
      ],
      [right - needed, "gave the mass of the other elements in the fertiliser"],
      [
        needed * (molarMass(f) / (molarMass(f) - 14 * count)),
        `divided by the ${num(molarMass(f) - 14 * count)} g of the other elements in a mole instead of the ${14 * count} g of nitrogen`,
      ],
    ]),
    explanation: inSteps(
      [
        `Find the nitrogen in one mole. Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹, of which nitrogen is $${count} \\times 14 = ${14 * count}$ g.`,
        `So ${14 * count} kg of nitrogen is in ${num(molarMass(f))} kg of {${f}}, and ${num(needed)} kg is in $\\dfrac{${num(molarMass(f))}}{${14 * count}} \\times ${num(needed)}$ = ${qty(right, "kg")}.`,
      ],
      `${roughly(first)}${qty(tidy(first), "kg")} counts ${count > 1 ? "one nitrogen atom" : "two nitrogen atoms"} in the formula instead of ${count}.`,
    ),
  };
});

const mixed = family("nitrogen-in-mixture", { ...onNitrogen, difficulty: "hard", count: 6 }, (draw) => {
  const [[f, , a], [g, , b]] = draw.some(fertilisers, 2) as [
    (typeof fertilisers)[number],
    (typeof fertilisers)[number],
  ];
  const [k, l] = [draw.pick([0.25, 0.5, 0.75, 1, 1.5]), draw.pick([0.25, 0.5, 0.75, 1, 2])];
  const [m, n] = [k * molarMass(f), l * molarMass(g)];
  const [inF, inG] = [(14 * a) / molarMass(f), (14 * b) / molarMass(g)];
  const right = (100 * (m * inF + n * inG)) / (m + n);
  const mean = 50 * (inF + inG);
  if (!clean(m, 1) || !clean(n, 1) || m === n || Math.abs(right - mean) < 0.4) return null;
  return {
    body: draw.pick([
      `A dealer mixes ${num(m)} kg of {${f}} with ${num(n)} kg of {${g}}. What percentage of the mixture, to one decimal place, is nitrogen? ${massesUsed(f, g)}`,
      `${draw.pick(people)} blends ${num(m)} kg of {${f}} and ${num(n)} kg of {${g}} into one fertiliser. Find its percentage of nitrogen by mass to one decimal place. ${massesUsed(f, g)}`,
      `In a fertiliser made of ${num(m)} kg of {${f}} and ${num(n)} kg of {${g}}, the percentage of nitrogen by mass, to one decimal place, is ${massesUsed(f, g)}`,
    ]),
    right: fixed(right, 1, "%"),
    wrong: fixedSlips("%", 1, [
      [mean, "took the plain mean of the two percentages, but the masses are not equal"],
      [(100 * (n * inF + m * inG)) / (m + n), "exchanged the masses of the two compounds"],
      [
        (1400 * (a + b)) / (molarMass(f) + molarMass(g)),
        "added the formulas as if there were equal amounts in moles of both",
      ],
      [
        (1400 * (k + l)) / (m + n),
        a === b
          ? "counted one nitrogen atom in each formula"
          : `counted one nitrogen atom in {${a > b ? f : g}} instead of two`,
      ],
      [100 * Math.max(inF, inG), "gave the percentage in the richer of the two compounds"],
    ]),
    explanation: inSteps(
      [
        `Molar masses: {${f}} $${workedMass(f)}$, {${g}} $${workedMass(g)}$; nitrogen in a mole: $${a} \\times 14 = ${14 * a}$ g and $${b} \\times 14 = ${14 * b}$ g.`,
        `Nitrogen in {${f}}: $\\dfrac{${14 * a}}{${num(molarMass(f))}} \\times ${num(m)} = ${num(14 * a * k)}$ kg; in {${g}}: $\\dfrac{${14 * b}}{${num(molarMass(g))}} \\times ${num(n)} = ${num(14 * b * l)}$ kg.`,
        `Nitrogen in all: $${num(14 * a * k)} + ${num(14 * b * l)} = ${num(14 * (a * k + b * l))}$ kg in $${num(m)} + ${num(n)} = ${num(m + n)}$ kg.`,
        `Percentage = nitrogen ÷ mixture × 100: $\\dfrac{${num(14 * (a * k + b * l))}}{${num(m + n)}} \\times 100$ gives ${fixed(right, 1, "%")} to one decimal place.`,
      ],
      `The mean of the two percentages, ${fixed(mean, 1, "%")}, would need equal masses.`,
    ),
  };
});

/**
 * A carbonate that heat decomposes, its equation, how much of one mole is lost as gas, and a salt that heat does not
 * change.
 */
const heated = [
  ["CaCO3", "CaCO3 -> CaO + CO2", 44, 28, "Na2CO3"],
  ["MgCO3", "MgCO3 -> MgO + CO2", 44, 28, "K2CO3"],
  ["ZnCO3", "ZnCO3 -> ZnO + CO2", 44, 28, "Na2CO3"],
  ["CuCO3", "CuCO3 -> CuO + CO2", 44, 28, "Na2CO3"],
  ["NaHCO3", "2NaHCO3 -> Na2CO3 + H2O + CO2", 31, 22, "Na2CO3"],
] as const;

const limestone = family(
  "mixture-heated",
  {
    topic: "carbon",
    objective: "Describe the oxides of carbon and carbonates",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [f, equation, gone, part, stable] = draw.pick(heated);
    const m = molarMass(f);
    const n = draw.pick([0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1]);
    const pure = n * m;
    const lost = n * gone;
    const shares = [32, 35, 36, 42, 44, 45, 48, 52.5, 55, 56, 60, 64, 66, 70, 72, 75, 78, 80, 84].filter((x) =>
      clean((pure * 100) / x, 2),
    );
    if (shares.length === 0 || !clean(lost, 2)) return null;
    const share = draw.pick(shares);
    const mass = (pure * 100) / share;
    const askStable = draw.chance(0.5);
    const right = askStable ? 100 - share : share;
    const bicarbonate = f === "NaHCO3";
    const asIf = (gas: number) => ((lost / gas) * m * 100) / mass;
    /** The requested share when a student uses the wrong gas for the loss. */
    const wrongGas = asIf(bicarbonate ? part : 28);
    const [asked, other] = askStable ? [stable, f] : [f, stable];
    const turn = (value: number) => (askStable ? 100 - value : value);
    return {
      body: draw.pick([
        `${num(mass)} g of a mixture of {${f}} and {${stable}} lost ${num(lost)} g when heated strongly to constant mass: {${equation}}. What percentage of the mixture was {${asked}}? ${massesUsed(f)}`,
        `${draw.pick(people)} heats ${num(mass)} g of a dry mixture of {${f}} and {${stable}} until the mass no longer changes; the loss is ${num(lost)} g. Only {${equation}} takes place. Find the percentage by mass of {${asked}} in the mixture. ${massesUsed(f)}`,
        `In a mixture of {${f}} and {${stable}} only the first is decomposed by heat: {${equation}}. If ${num(mass)} g of the mixture loses ${num(lost)} g in mass, the percentage of {${asked}} in it is ${massesUsed(f)}`,
      ]),
      right: qty(right, "%"),
      wrong: tidySlips("%", [
        [turn((lost / mass) * 100), "took the loss of mass for the mass of the salt that is split"],
        [100 - right, `gave the share of {${other}}`],
        [
          turn(bicarbonate ? asIf(62) : (n * (m - 44) * 100) / mass),
          bicarbonate
            ? "took one mole of {NaHCO3} for each mole of gas and steam, but the equation has two"
            : "took the oxide that is left for the carbonate",
        ],
        [
          turn(wrongGas),
          bicarbonate
            ? "took all the loss as {CO2} and forgot the steam"
            : "took the gas as carbon(II) oxide, of molar mass 28",
        ],
        [100 - (lost / mass) * 100, "gave the share of the solid that was left"],
      ]),
      explanation: inSteps(
        [
          `Heat splits {${f}} but not {${stable}}, so all the loss comes from {${f}}. One mole of it, $${workedMass(f)}$ g, loses ${bicarbonate ? "half a mole of steam and half a mole of {CO2}, $18 \\div 2 + 44 \\div 2 = 9 + 22 = 31$ g" : "one mole of {CO2}, $12 + 2 \\times 16 = 44$ g"}.`,
          `A loss of ${num(lost)} g comes from $\\dfrac{${tex(m)}}{${gone}} \\times ${num(lost)} = ${num(pure)}$ g of {${f}}.`,
          askStable
            ? `The rest is {${stable}}, $${num(mass)} - ${num(pure)} = ${num(mass - pure)}$ g: $\\dfrac{${num(mass - pure)}}{${num(mass)}} \\times 100$ = ${qty(right, "%")}.`
            : `Share of the mixture: $\\dfrac{${num(pure)}}{${num(mass)}} \\times 100$ = ${qty(right, "%")}.`,
        ],
        `${roughly(turn((lost / mass) * 100))}${qty(tidy(turn((lost / mass) * 100)), "%")} treats the gas lost as if it were the salt; ${qty(100 - right, "%")} is the share of {${other}}.`,
      ),
    };
  },
);

/** The equation, the two salts and the solid, each with its number of moles. */
const precipitates = [
  ["AgNO3 + NaCl -> AgCl + NaNO3", "AgNO3", 1, "NaCl", 1, "AgCl", 1],
  ["2AgNO3 + MgCl2 -> 2AgCl + Mg(NO3)2", "AgNO3", 2, "MgCl2", 1, "AgCl", 2],
  ["Pb(NO3)2 + 2KI -> PbI2 + 2KNO3", "Pb(NO3)2", 1, "KI", 2, "PbI2", 1],
  ["BaCl2 + Na2SO4 -> BaSO4 + 2NaCl", "BaCl2", 1, "Na2SO4", 1, "BaSO4", 1],
  ["3BaCl2 + Al2(SO4)3 -> 3BaSO4 + 2AlCl3", "BaCl2", 3, "Al2(SO4)3", 1, "BaSO4", 3],
  ["CuSO4 + 2NaOH -> Cu(OH)2 + Na2SO4", "CuSO4", 1, "NaOH", 2, "Cu(OH)2", 1],
  ["2AgNO3 + CaCl2 -> 2AgCl + Ca(NO3)2", "AgNO3", 2, "CaCl2", 1, "AgCl", 2],
] as const;

const precipitate = family(
  "precipitate-two-solutions",
  {
    topic: "qualitative-analysis",
    objective: "Calculate from a precipitate",
    difficulty: "hard",
    class_level: "SS3",
    count: 8,
  },
  (draw) => {
    const [equation, one, a, other, b, solid, c] = draw.pick(precipitates);
    const volumes = [20, 25, 30, 40, 50, 60, 75, 80, 100];
    const strengths = [0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];
    const [v, w] = [draw.pick(volumes), draw.pick(volumes)];
    const [p, q] = [draw.pick(strengths), draw.pick(strengths)];
    const [n1, n2] = [(v * p) / 1000, (w * q) / 1000];
    const [by1, by2] = [(n1 * c) / a, (n2 * c) / b];
    const [n, more] = [Math.min(by1, by2), Math.max(by1, by2)];
    const m = molarMass(solid);
    const right = n * m;
    if (!clean(right, 3) || !isTidy(right) || more > 3 * n || more < 1.15 * n) return null;
    const [short, spare, nShort] = by1 < by2 ? [one, other, n1] : [other, one, n2];
    const noRatio = Math.min(n1, n2) * m;
    return {
      body: draw.pick([
        `${v} cm³ of ${num(p)} mol dm⁻³ {${one}} is poured into ${w} cm³ of ${num(q)} mol dm⁻³ {${other}}: {${equation}}. What mass of {${solid}} is precipitated? ${massesUsed(solid)}`,
        `${draw.pick(people)} mixes ${v} cm³ of ${num(p)} mol dm⁻³ {${one}} with ${w} cm³ of ${num(q)} mol dm⁻³ {${other}} and filters off the {${solid}}. Find its mass after drying. {${equation}} ${massesUsed(solid)}`,
        `By the reaction {${equation}}, the mass of {${solid}} thrown down when ${v} cm³ of ${num(p)} mol dm⁻³ {${one}} meets ${w} cm³ of ${num(q)} mol dm⁻³ {${other}} is ${massesUsed(solid)}`,
      ]),
      right: qty(right, "g"),
      wrong: tidySlips("g", [
        [more * m, `reckoned with the {${spare}}, but the {${short}} runs out first`],
        [noRatio, "took the smaller amount in moles and forgot the ratio of the equation"],
        [Math.max(n1, n2) * m, "took the greater of the two amounts in moles"],
        [nShort * molarMass(short), `gave the mass of the {${short}} that reacts instead of that of the {${solid}}`],
        [(n + more) * m, "added what each solution could give"],
      ]),
      explanation: inSteps(
        [
          `Find which reactant runs out; amount = concentration × volume in cm³ ÷ 1,000. {${one}}: $\\dfrac{${num(p)} \\times ${v}}{1{,}000} = ${num(n1)}$ mol, enough for $${num(n1)} \\times ${ratioTex(c, a)} = ${num(by1)}$ mol of {${solid}}.`,
          `{${other}}: $\\dfrac{${num(q)} \\times ${w}}{1{,}000} = ${num(n2)}$ mol, enough for $${num(n2)} \\times ${ratioTex(c, b)} = ${num(by2)}$ mol.`,
          `The {${short}} runs out, so ${num(n)} mol of {${solid}} forms. Its molar mass is $${workedMass(solid)}$, so its mass is $${num(n)} \\times ${tex(m)}$ = ${qty(right, "g")}.`,
        ],
        `${roughly(more * m)}${qty(tidy(more * m), "g")} would need more {${short}} than there is.`,
      ),
    };
  },
);

export const applied = [fromOre, syringe, absorbed, hardness, output, dose, mixed, limestone, precipitate];
