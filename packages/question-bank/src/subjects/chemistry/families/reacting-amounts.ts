import { family, type Wrong } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import {
  clean,
  comesTo,
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
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "stoichiometry";
const reacting = "Calculate reacting masses and volumes";
const yieldAndPurity = "Find yield, purity and limiting reactant";

/** Small amounts keep the five decimals that a burette reading gives. */
const num4 = (value: number): string => `${Number(value.toFixed(5))}`;

/** The equation, a reactant and its number of moles, a product and its number of moles. */
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
  ["2Ca + O2 -> 2CaO", "Ca", 2, "CaO", 2],
  ["CH4 + 2O2 -> CO2 + 2H2O", "CH4", 1, "H2O", 2],
] as const;

/** The equation, then each reactant with its number of moles. */
const pairs = [
  ["2Mg + O2 -> 2MgO", "Mg", 2, "O2", 1],
  ["2Al + 3Cl2 -> 2AlCl3", "Al", 2, "Cl2", 3],
  ["2H2 + O2 -> 2H2O", "H2", 2, "O2", 1],
  ["2Na + Cl2 -> 2NaCl", "Na", 2, "Cl2", 1],
  ["4Al + 3O2 -> 2Al2O3", "Al", 4, "O2", 3],
  ["2CO + O2 -> 2CO2", "CO", 2, "O2", 1],
  ["Fe2O3 + 2Al -> Al2O3 + 2Fe", "Fe2O3", 1, "Al", 2],
  ["CH4 + 2O2 -> CO2 + 2H2O", "CH4", 1, "O2", 2],
  ["2Fe + 3Cl2 -> 2FeCl3", "Fe", 2, "Cl2", 3],
  ["2H2S + 3O2 -> 2H2O + 2SO2", "H2S", 2, "O2", 3],
] as const;

const leftOver = family(
  "mass-left-over",
  { topic, objective: yieldAndPurity, difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const [equation, ...both] = draw.pick(pairs);
    const turned = draw.chance(0.5);
    const [short, a, spare, b] = turned ? [both[2], both[3], both[0], both[1]] : both;
    const n = draw.pick([0.02, 0.04, 0.05, 0.1, 0.12, 0.15, 0.2]);
    const extra = draw.pick([0.02, 0.03, 0.05, 0.06, 0.1, 0.15]);
    const [nShort, nSpare] = [n * a, n * b + extra];
    const [mShort, mSpare] = [nShort * molarMass(short), nSpare * molarMass(spare)];
    const right = extra * molarMass(spare);
    if (![mShort, mSpare, right].every((mass) => clean(mass, 2)) || right < 0.3 || mSpare < 1.15 * right) return null;
    const of = (mass: number, what: string) => `${num(tidy(mass))} g of {${what}}`;
    /** What is left of either gas if a student thinks that `need` mol of the spare reactant is used. */
    const leftIf = (need: number) =>
      need < nSpare
        ? of((nSpare - need) * molarMass(spare), spare)
        : of(nShort * (1 - nSpare / need) * molarMass(short), short);
    const noRatio = leftIf(nShort);
    const list: Wrong[] = [
      { text: noRatio, slip: "let the two react mole for mole and forgot the ratio of the equation" },
      extra < nShort
        ? {
            text: of(extra * molarMass(short), short),
            slip: "found the right number of moles left, but took them for the reactant that runs out",
          }
        : { text: of(mShort, short), slip: "named the reactant that is used up, with the whole of its mass" },
      {
        text: of(Math.abs(mShort - mSpare), mSpare > mShort ? spare : short),
        slip: "took the smaller mass from the greater, as if equal masses reacted",
      },
      { text: of(mSpare - right, spare), slip: "gave the mass that reacts instead of the mass that is left" },
      { text: leftIf((nShort * a) / b), slip: "turned the mole ratio round" },
    ];
    if (list.some(({ text }) => text.startsWith("0 g"))) return null;
    const inOrder = [`${num(mShort)} g of {${short}}`, `${num(mSpare)} g of {${spare}}`];
    const [x, y] = turned ? inOrder.toReversed() : inOrder;
    return {
      body: draw.pick([
        `${x} and ${y} react as fully as they can: {${equation}}. Which reactant is left over, and how much of it? ${massesUsed(short, spare)}`,
        `${draw.pick(people)} starts with ${x} and ${y}. When the reaction {${equation}} has stopped, what remains of the reactants? ${massesUsed(short, spare)}`,
        `By the equation {${equation}}, a mixture of ${x} and ${y} is allowed to react until one is used up. There will remain ${massesUsed(short, spare)}`,
      ]),
      right: of(right, spare),
      wrong: list,
      explanation: inSteps(
        [
          `Molar masses: {${short}} $${workedMass(short)}$, {${spare}} $${workedMass(spare)}$.`,
          `Moles = mass ÷ molar mass: {${short}} $\\dfrac{${tex(mShort)}}{${molarMass(short)}} = ${num(nShort)}$ mol, {${spare}} $\\dfrac{${tex(mSpare)}}{${molarMass(spare)}} = ${num(nSpare)}$ mol.`,
          `The equation has {${short}} : {${spare}} = ${a} : ${b}, so ${num(nShort)} mol of {${short}} needs $${num(nShort)} \\times ${ratioTex(b, a)} = ${num(n * b)}$ mol of {${spare}}. There is more than that, so {${short}} runs out.`,
          `Left: $${num(nSpare)} - ${num(n * b)} = ${num(extra)}$ mol, and $${num(extra)} \\times ${molarMass(spare)}$ makes ${of(right, spare)}.`,
        ],
        `Forgetting the ratio ${a} : ${b} leads to ${noRatio}.`,
      ),
    };
  },
);

/** The equation, then solid, acid and gas with their numbers of moles. */
const inAcid = [
  ["Zn + 2HCl -> ZnCl2 + H2", "Zn", 1, "HCl", 2, "H2", 1],
  ["Mg + 2HCl -> MgCl2 + H2", "Mg", 1, "HCl", 2, "H2", 1],
  ["CaCO3 + 2HCl -> CaCl2 + H2O + CO2", "CaCO3", 1, "HCl", 2, "CO2", 1],
  ["Na2CO3 + 2HCl -> 2NaCl + H2O + CO2", "Na2CO3", 1, "HCl", 2, "CO2", 1],
  ["MgCO3 + 2HNO3 -> Mg(NO3)2 + H2O + CO2", "MgCO3", 1, "HNO3", 2, "CO2", 1],
  ["2Al + 6HCl -> 2AlCl3 + 3H2", "Al", 2, "HCl", 6, "H2", 3],
  ["Fe + 2HCl -> FeCl2 + H2", "Fe", 1, "HCl", 2, "H2", 1],
  ["2NaHCO3 + H2SO4 -> Na2SO4 + 2H2O + 2CO2", "NaHCO3", 2, "H2SO4", 1, "CO2", 2],
] as const;

const limitedAcid = family(
  "gas-with-limited-acid",
  { topic, objective: reacting, difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const [equation, solid, a, acid, b, gas, g] = draw.pick(inAcid);
    const volume = draw.pick([25, 40, 50, 60, 75, 80, 100, 120, 150]);
    const c = draw.pick([0.25, 0.4, 0.5, 0.8, 1, 1.5, 2]);
    const mass = draw.pick([0.5, 0.8, 1, 1.2, 1.25, 1.8, 2, 2.1, 2.4, 2.7, 3.25, 4.2, 5, 5.3, 6.5]);
    const [nSolid, nAcid] = [mass / molarMass(solid), (c * volume) / 1000];
    const [bySolid, byAcid] = [(nSolid * g) / a, (nAcid * g) / b];
    const n = Math.min(bySolid, byAcid);
    const right = n * 22.4;
    if (!clean(right, 3) || !isTidy(right) || Math.max(bySolid, byAcid) > 3 * n || Math.max(bySolid, byAcid) < 1.1 * n)
      return null;
    const acidShort = byAcid < bySolid;
    if (!clean(n, 5)) return null;
    if (!acidShort && draw.chance(0.5)) return null;
    const [short, spare] = acidShort ? [acid, solid] : [solid, acid];
    const first = 22.4 * Math.max(bySolid, byAcid);
    const data = `${massesUsed(solid).slice(0, -1)}; molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`;
    return {
      body: draw.pick([
        `${num(mass)} g of {${solid}} is dropped into ${volume} cm³ of ${num(c)} mol dm⁻³ {${acid}}. What volume of {${gas}}, at s.t.p., is given off? {${equation}} ${data}`,
        `${draw.pick(people)} adds ${volume} cm³ of ${num(c)} mol dm⁻³ {${acid}} to ${num(mass)} g of {${solid}} and waits until the fizzing stops: {${equation}}. Find the volume of {${gas}} at s.t.p. ${data}`,
        `In the reaction {${equation}}, ${num(mass)} g of {${solid}} meets ${volume} cm³ of {${acid}} of concentration ${num(c)} mol dm⁻³. The volume of {${gas}} collected at s.t.p. is ${data}`,
      ]),
      right: qty(right, "dm³"),
      wrong: tidySlips("dm³", [
        [first, `reckoned with the {${spare}}, but the {${short}} runs out first`],
        [nAcid * 22.4, `took as much gas as acid and forgot the ratio ${b} : ${g} in the equation`],
        [(nAcid * 22.4 * b) / g, "turned the ratio of acid to gas round"],
        [
          nSolid * 22.4,
          acidShort
            ? `took as much gas as {${solid}}, though the {${acid}} is not enough`
            : `took as much gas as {${solid}} and forgot the ratio ${a} : ${g} in the equation`,
        ],
        [right + first, "added the gas from the solid to the gas from the acid"],
      ]),
      explanation: inSteps(
        [
          `Find which reactant runs out. Molar mass of {${solid}}: $${workedMass(solid)}$; amount = mass ÷ molar mass = $\\dfrac{${num(mass)}}{${molarMass(solid)}} ${comesTo(nSolid, num4, 5)}$ mol, enough for $${num4(nSolid)} \\times ${ratioTex(g, a)} ${comesTo(bySolid, num4, 5)}$ mol of {${gas}}.`,
          `{${acid}}: amount = concentration × volume in cm³ ÷ 1,000 = $\\dfrac{${num(c)} \\times ${volume}}{1{,}000} ${comesTo(nAcid, num4, 5)}$ mol, enough for $${num4(nAcid)} \\times ${ratioTex(g, b)} ${comesTo(byAcid, num4, 5)}$ mol.`,
          `The {${short}} runs out first. Volume = amount × molar volume = $${num4(n)} \\times 22.4$ = ${qty(right, "dm³")}.`,
        ],
        `${roughly(first)}${qty(tidy(first), "dm³")} would need more {${short}} than there is.`,
      ),
    };
  },
);

/** The equation, the fuel, and the moles of fuel, oxygen, carbon(IV) oxide and steam. */
const burning = [
  ["CH4 + 2O2 -> CO2 + 2H2O", "CH4", 1, 2, 1, 2],
  ["C3H8 + 5O2 -> 3CO2 + 4H2O", "C3H8", 1, 5, 3, 4],
  ["C2H4 + 3O2 -> 2CO2 + 2H2O", "C2H4", 1, 3, 2, 2],
  ["2C2H2 + 5O2 -> 4CO2 + 2H2O", "C2H2", 2, 5, 4, 2],
  ["2C2H6 + 7O2 -> 4CO2 + 6H2O", "C2H6", 2, 7, 4, 6],
  ["2C3H6 + 9O2 -> 6CO2 + 6H2O", "C3H6", 2, 9, 6, 6],
] as const;

const residualGas = family(
  "residual-gas",
  {
    topic: "gas-laws",
    objective: "Apply Gay-Lussac's and Avogadro's laws",
    difficulty: "medium",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [equation, fuel, a, o, c, w] = draw.pick(burning);
    const volume = draw.pick([10, 12, 15, 16, 18, 20, 24, 30]);
    const spare = draw.pick([8, 10, 15, 20, 25, 30, 35, 45]);
    const [oxygen, carbon, steam] = [(volume * o) / a, (volume * c) / a, (volume * w) / a];
    const given = oxygen + spare;
    if (!clean(given) || !clean(carbon) || !clean(steam) || spare === carbon || spare === steam) return null;
    // This is not random: the first serials of a family have similar seeds, so a random choice would hardly vary.
    const washed = spare % 2 === 1 && volume > 15;
    const right = washed ? spare : carbon + spare;
    const after = washed ? "and shaken with potassium hydroxide solution" : "to room temperature";
    return {
      difficulty: washed ? "hard" : "medium",
      body: draw.pick([
        `${volume} cm³ of {${fuel}} is exploded with ${num(given)} cm³ of oxygen: {${equation}}. The products are cooled ${after}. What volume of gas is left, all volumes being taken at room temperature and the same pressure?`,
        `${draw.pick(people)} sparks a mixture of ${volume} cm³ of {${fuel}} and ${num(given)} cm³ of oxygen, so that {${equation}}. Find the volume of gas that remains after the products are cooled ${after}, if all volumes are measured at room temperature and the same pressure.`,
        `In the reaction {${equation}}, ${volume} cm³ of {${fuel}} is burned in ${num(given)} cm³ of oxygen. With all volumes measured at room temperature and the same pressure, the volume of gas left once the products are cooled ${after} is`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips(
        "cm³",
        washed
          ? [
              [carbon + spare, "left the carbon(IV) oxide in, but potassium hydroxide takes it up"],
              [carbon, "gave the volume of carbon(IV) oxide, which is taken up"],
              [spare + steam, "counted the water as a gas at room temperature"],
              [given - volume, "let equal volumes of the fuel and of oxygen react"],
              [oxygen, "gave the oxygen that was used instead of what was left"],
            ]
          : [
              [carbon + steam + spare, "counted the water as a gas, but at room temperature it is liquid"],
              [carbon, "left out the oxygen that was not used"],
              [spare, "left out the carbon(IV) oxide"],
              [carbon + steam, "counted the steam and left out the oxygen that was not used"],
            ],
      ),
      explanation: inSteps(
        [
          `By Gay-Lussac's law the volumes of gases react in the ratio of the equation: ${volume} cm³ of {${fuel}} uses $${volume} \\times ${ratioTex(o, a)} = ${num(oxygen)}$ cm³ of oxygen, so $${num(given)} - ${num(oxygen)} = ${num(spare)}$ cm³ is left.`,
          `It gives $${volume} \\times ${ratioTex(c, a)} = ${num(carbon)}$ cm³ of {CO2}; the water condenses and takes up no room to speak of.`,
          washed
            ? `The alkali takes up the {CO2}, so only the oxygen is left: ${qty(right, "cm³")}.`
            : `Left in all: $${num(carbon)} + ${num(spare)}$ = ${qty(right, "cm³")}.`,
        ],
        washed
          ? `${qty(carbon + spare, "cm³")} would be there before the alkali.`
          : `${qty(carbon + steam + spare, "cm³")} counts the water as steam.`,
      ),
    };
  },
);

const limiting = family(
  "limiting-reactant",
  { topic, objective: yieldAndPurity, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [equation, one, a, other, b, product, c] = draw.pick([
      ["2H2 + O2 -> 2H2O", "H2", 2, "O2", 1, "H2O", 2],
      ["2H2S + 3O2 -> 2H2O + 2SO2", "H2S", 2, "O2", 3, "SO2", 2],
      ["2Mg + O2 -> 2MgO", "Mg", 2, "O2", 1, "MgO", 2],
      ["2Al + 3Cl2 -> 2AlCl3", "Al", 2, "Cl2", 3, "AlCl3", 2],
      ["2Ca + O2 -> 2CaO", "Ca", 2, "O2", 1, "CaO", 2],
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
        [by1 < by2 ? n1 : n2, `took as many moles of {${product}} as of {${short}} and forgot the mole ratio`],
        [n1 + n2, "added the amounts of the two reactants"],
        [by1 + by2, "added what each reactant could give"],
        [Math.abs(n1 - n2), "subtracted the amounts of the two reactants"],
        [Math.min(n1, n2), "took the smaller amount as it stands"],
      ]),
      explanation: inSteps(
        [
          `{${one}} : {${product}} = ${a} : ${c}, so ${n1} mol could give $${n1} \\times ${ratioTex(c, a)} = ${tex(by1)}$ mol of {${product}}.`,
          `{${other}} : {${product}} = ${b} : ${c}, so ${n2} mol could give $${n2} \\times ${ratioTex(c, b)} = ${tex(by2)}$ mol.`,
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
        whole(
          first,
          `divided by ${num(given)} g, the mass of the reactant, instead of ${num(full)} g, the expected mass of the product`,
        ),
        ...(a === b
          ? []
          : [whole((share * b) / a, `forgot the ratio ${a} : ${b} of the equation in the expected mass`)]),
        whole(
          (((got * a) / b) * molarMass(to) * 100) / (given * molarMass(from)),
          "exchanged the two molar masses in finding the expected mass",
        ),
        [100 - share, "gave the part that was lost"],
        whole((got / (given + got)) * 100, `divided by ${num(given + got)} g, the reactant and the product together`),
      ]),
      explanation: inSteps(
        [
          `Molar masses: {${from}} $${workedMass(from)}$, {${to}} $${workedMass(to)}$.`,
          `Amount = mass ÷ molar mass: $\\dfrac{${tex(given)}}{${tex(molarMass(from))}} = ${tex(n * a)}$ mol of {${from}}, which by the equation gives $${tex(n * a)} \\times ${ratioTex(b, a)} = ${tex(n * b)}$ mol of {${to}}.`,
          `Expected mass: $${tex(n * b)} \\times ${tex(molarMass(to))} = ${tex(full)}$ g.`,
          `Yield = mass obtained ÷ mass expected × 100 = $\\dfrac{${tex(got)}}{${tex(full)}} \\times 100$ = ${share}%.`,
        ],
        `Dividing by the ${num(given)} g of {${from}} used compares two different substances.`,
      ),
    };
  },
);

const excessAcid = family(
  "back-titration",
  { topic, objective: yieldAndPurity, difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const [base, thing] = draw.pick([
      ["CaCO3", "a poultry grit"],
      ["CaCO3", "an impure limestone"],
      ["MgCO3", "an impure magnesite"],
      ["Mg(OH)2", "an antacid powder"],
      ["CaCO3", "a chalky clay"],
    ] as const);
    const [v1, c1] = [draw.pick([25, 40, 50, 60, 100]), draw.pick([0.4, 0.5, 1])];
    const [v2, c2] = [draw.step(12, 36, 0.5), draw.pick([0.1, 0.2, 0.25, 0.5])];
    const [total, left] = [(v1 * c1) / 1000, (v2 * c2) / 1000];
    const used = total - left;
    const pure = (used / 2) * molarMass(base);
    const shares = [42, 45, 48, 60, 62.5, 64, 70, 72, 75, 78, 80, 84, 87.5].filter((part) =>
      clean((pure * 100) / part, 2),
    );
    if (shares.length === 0) return null;
    const share = draw.pick(shares);
    const sample = (pure * 100) / share;
    if (used <= 0.3 * total || left < 0.15 * total || !clean(pure, 3)) return null;
    const per = (moles: number) => ((moles * molarMass(base)) / 2 / sample) * 100;
    const data = massesUsed(base);
    return {
      body: draw.pick([
        `${num(sample)} g of ${thing} was treated with ${v1} cm³ of ${num(c1)} mol dm⁻³ {HCl}. The acid left over was neutralised by ${num(v2)} cm³ of ${num(c2)} mol dm⁻³ {NaOH}. What percentage of the sample was {${base}}, if nothing else in it reacted? ${data}`,
        `To find the {${base}} in ${thing}, ${draw.pick(people)} adds ${v1} cm³ of ${num(c1)} mol dm⁻³ {HCl}, an excess, to ${num(sample)} g of it, and then needs ${num(v2)} cm³ of ${num(c2)} mol dm⁻³ {NaOH} for the acid that remains. If only the {${base}} reacted, its percentage by mass is ${data}`,
      ]),
      right: qty(share, "%"),
      wrong: tidySlips("%", [
        [per(left), "used the acid that was left over instead of the acid that reacted"],
        [per(total), "used all the acid added and did not take off what was left over"],
        [per(2 * used), `took one mole of acid for each mole of {${base}} instead of two`],
        [
          per(total - (v2 * c1) / 1000),
          `took the alkali to be as concentrated as the acid, ${num(c1)} mol dm⁻³ instead of ${num(c2)} mol dm⁻³`,
        ],
        [100 - share, "gave the share of the impurity"],
      ]),
      explanation: inSteps(
        [
          `Amount = concentration × volume in cm³ ÷ 1,000. Acid added: $\\dfrac{${num(c1)} \\times ${v1}}{1{,}000} = ${num4(total)}$ mol; left, 1 : 1 with {NaOH}: $\\dfrac{${num(c2)} \\times ${num(v2)}}{1{,}000} = ${num4(left)}$ mol; reacted: $${num4(total)} - ${num4(left)} = ${num4(used)}$ mol.`,
          `One mole of {${base}} takes two moles of {HCl}, so there was $${num4(used)} \\div 2 = ${num4(used / 2)}$ mol.`,
          `Its molar mass is $${workedMass(base)}$, so its mass is $${num4(used / 2)} \\times ${molarMass(base)} = ${num(pure)}$ g. Percentage: $\\dfrac{${num(pure)}}{${num(sample)}} \\times 100$ = ${qty(share, "%")}.`,
        ],
        `${roughly(per(left))}${qty(tidy(per(left)), "%")} comes from the acid left over, which did not react with the {${base}}.`,
      ),
    };
  },
);

export const reactingAmounts = [leftOver, limitedAcid, residualGas, limiting, percentYield, excessAcid];
