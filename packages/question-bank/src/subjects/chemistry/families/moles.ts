import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import {
  clean,
  comesTo,
  fixed,
  fixedSlips,
  num,
  qty,
  roughly,
  type Slip,
  sci,
  sciSlips,
  sciTex,
  tex,
  tidy,
  tidySlips,
} from "../quantity.ts";
import { atomsIn, massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "formulae-and-mole";
const mole = "Use the mole and the Avogadro constant";
const composition = "Calculate composition by mass";

const molecules = ["H2O", "CO2", "NH3", "CH4", "O2", "N2", "SO2", "H2S", "C2H6", "C3H8", "NO2", "CO"] as const;
const atomCount = (f: string): number => [...atomsIn(f).values()].reduce((sum, count) => sum + count, 0);

const equalNumbers = family(
  "equal-numbers",
  { topic, objective: mole, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const [f, g] = draw.some(molecules, 2) as [string, string];
    const n = draw.pick([0.05, 0.1, 0.15, 0.25, 0.3, 0.4, 0.75, 1.2]);
    const [m, a, b] = [n * molarMass(f), atomCount(f), atomCount(g)];
    const byAtoms = draw.chance(0.55);
    if (byAtoms && a === b) return null;
    const wanted = byAtoms ? (n * a) / b : n;
    const right = wanted * molarMass(g);
    if (!clean(m, 2) || !clean(right, 2) || molarMass(f) === molarMass(g)) return null;
    const kind = byAtoms ? "atoms" : "molecules";
    const same = n * molarMass(g);
    return {
      difficulty: byAtoms ? "medium" : "easy",
      body: draw.pick([
        `What mass of {${g}} contains as many ${kind} as ${num(m)} g of {${f}}? ${massesUsed(f, g)}`,
        `${draw.pick(people)} has ${num(m)} g of {${f}} and wants a sample of {${g}} with the same number of ${kind}. What mass of {${g}} is that? ${massesUsed(f, g)}`,
        `The number of ${kind} in ${num(m)} g of {${f}} equals the number of ${kind} in a sample of {${g}} of mass ${massesUsed(f, g)}`,
      ]),
      right: qty(right, "g"),
      wrong: tidySlips(
        "g",
        byAtoms
          ? [
              [same, `made the molecules equal, but {${f}} has ${a} atoms in each and {${g}} has ${b}`],
              [m, "took equal masses, as if all atoms weighed the same"],
              [((n * b) / a) * molarMass(g), "turned the ratio of the atoms in the molecules round"],
              [(m * a) / b, `compared the atoms but left out the molar masses`],
            ]
          : [
              [m, "took equal masses, as if all molecules weighed the same"],
              [(m * molarMass(f)) / molarMass(g), "turned the ratio of the molar masses round"],
              [((n * a) / b) * molarMass(g), "made the atoms equal instead of the molecules"],
              ...(f === "O2" || f === "N2"
                ? [[same * 2, `took {${f}} for single atoms of molar mass ${molarMass(f) / 2}`] as Slip]
                : []),
              [molarMass(g), "gave the mass of one mole"],
            ],
      ),
      explanation: inSteps(
        [
          `Equal amounts in moles have equal numbers of particles. Molar masses: {${f}} $${workedMass(f)}$, {${g}} $${workedMass(g)}$.`,
          `Amount of {${f}} = mass ÷ molar mass = $\\dfrac{${tex(m)}}{${molarMass(f)}} = ${num(n)}$ mol.`,
          ...(byAtoms
            ? [
                `Each {${f}} has ${a} atoms and each {${g}} has ${b}: $${num(n)} \\times \\dfrac{${a}}{${b}} ${comesTo(wanted)}$ mol of {${g}} is wanted.`,
              ]
            : []),
          `Mass of {${g}} = amount × molar mass = $${clean(wanted, 3) ? num(wanted) : `${num(n)} \\times \\dfrac{${a}}{${b}}`} \\times ${molarMass(g)}$ = ${qty(right, "g")}.`,
        ],
        byAtoms
          ? `${roughly(same)}${qty(tidy(same), "g")} would have as many molecules, not as many atoms.`
          : `${qty(m, "g")} would be an equal mass, but the molecules differ in mass.`,
      ),
    };
  },
);

const mostParticles = family(
  "most-particles",
  { topic, objective: mole, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const byAtoms = draw.chance(0.5);
    const kind = byAtoms ? "atoms" : "molecules";
    const samples = draw.some(molecules, 5).map((f) => {
      const n = draw.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]);
      return { f, n, mass: n * molarMass(f), count: byAtoms ? n * atomCount(f) : n };
    });
    const ranked = samples.toSorted((x, y) => y.count - x.count);
    const [best, next] = ranked as [(typeof samples)[0], (typeof samples)[0]];
    const heaviest = samples.toSorted((x, y) => y.mass - x.mass)[0]!;
    const mostMolecules = samples.toSorted((x, y) => y.n - x.n)[0]!;
    if (!samples.every(({ mass }) => clean(mass, 2)) || best.count < next.count * 1.15) return null;
    if (heaviest === best || (byAtoms && mostMolecules === best) || new Set(samples.map(({ n }) => n)).size < 4)
      return null;
    const list = samples.map(({ f, mass }) => `${num(mass)} g of {${f}}`);
    const all = `${list.slice(0, 4).join(", ")} and ${list[4]}`;
    const others = [...new Set([heaviest, ...(byAtoms ? [mostMolecules] : []), ...ranked.slice(1)])];
    const held = ({ n, count }: (typeof samples)[0]) =>
      byAtoms ? `${num(count)} mol of atoms` : `${num(n)} mol of molecules`;
    return {
      body: draw.pick([
        `Five jars hold ${all}. Which of the gases or vapours has the greatest number of ${kind}? ${massesUsed(...samples.map(({ f }) => f))}`,
        `Of the samples ${all}, the one with the most ${kind} is ${massesUsed(...samples.map(({ f }) => f))}`,
        `${draw.pick(people)} weighs out ${all}. Which sample contains the largest number of ${kind}? ${massesUsed(...samples.map(({ f }) => f))}`,
      ]),
      right: `{${best.f}}`,
      wrong: others.map((sample) => ({
        text: `{${sample.f}}`,
        slip:
          sample === heaviest
            ? `went by the greatest mass, but this holds only ${held(sample)}`
            : byAtoms && sample === mostMolecules
              ? `counted the molecules, ${num(sample.n)} mol, instead of the atoms: this holds only ${held(sample)}`
              : `overlooked that this holds only ${held(sample)}, and {${best.f}} holds ${held(best)}`,
      })),
      explanation: inSteps(
        [
          `Not the mass but the amount in moles counts particles: amount = mass ÷ molar mass${byAtoms ? ", and moles of atoms = amount × atoms in a molecule" : ""}.`,
          ...ranked.map(
            (sample) =>
              `{${sample.f}}, $M = ${workedMass(sample.f)}$: $\\dfrac{${tex(sample.mass)}}{${molarMass(sample.f)}} = ${num(sample.n)}$ mol${byAtoms ? `, and $${num(sample.n)} \\times ${atomCount(sample.f)} = ${num(sample.count)}$ mol of atoms` : ""}.`,
          ),
          `{${best.f}} comes to most, so it has the most ${kind}.`,
        ],
        `{${heaviest.f}} is the heaviest sample, but mass alone does not count particles.`,
      ),
    };
  },
);

const hydrates = [
  ["CuSO4", 5],
  ["MgSO4", 7],
  ["Na2CO3", 10],
  ["FeSO4", 7],
  ["ZnSO4", 7],
  ["CaSO4", 2],
  ["BaCl2", 2],
  ["MgCl2", 6],
  ["CaCl2", 6],
] as const;

const hydrate = family(
  "hydrate-composition",
  { topic, objective: composition, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [dry, waters] = draw.pick(hydrates);
    const f = `${dry}·${waters}H2O`;
    const [m, water] = [molarMass(f), 18 * waters];
    const inSalt = atomsIn(dry).get("O") ?? 0;
    const askWater = inSalt === 0 || draw.chance(0.5);
    const part = askWater ? water : 16 * (inSalt + waters);
    const right = (part / m) * 100;
    const first = askWater ? (water / molarMass(dry)) * 100 : ((16 * inSalt) / m) * 100;
    const what = askWater ? "water" : "oxygen";
    return {
      difficulty: askWater ? "easy" : "medium",
      body: draw.pick([
        `What percentage by mass of {${f}} is ${what}? Give your answer to one decimal place. ${massesUsed(f)}`,
        `Calculate, to one decimal place, the percentage of ${what} by mass in crystals of {${f}}. ${massesUsed(f)}`,
        `${draw.pick(people)} analyses pure crystals of {${f}}. To one decimal place, the percentage of ${what} by mass should be ${massesUsed(f)}`,
      ]),
      right: fixed(right, 1, "%"),
      wrong: fixedSlips(
        "%",
        1,
        askWater
          ? [
              [(water / molarMass(dry)) * 100, "divided by the mass of the dry salt instead of the crystals"],
              [(18 / m) * 100, `counted one molecule of water instead of ${waters}`],
              [100 - right, "gave the share of the dry salt"],
              [(18 / (molarMass(dry) + 18)) * 100, `put one molecule of water into the formula instead of ${waters}`],
              [((16 * waters) / m) * 100, "gave the oxygen of the water alone"],
            ]
          : [
              [((16 * inSalt) / m) * 100, "left out the oxygen of the water of crystallisation"],
              [((16 * (inSalt + 1)) / m) * 100, `counted one molecule of water instead of ${waters}`],
              [((16 * waters) / m) * 100, "counted the oxygen of the water only"],
              [((16 * inSalt) / molarMass(dry)) * 100, "left the water of crystallisation out altogether"],
              [((16 * inSalt + water) / m) * 100, "counted the whole of the water as oxygen"],
            ],
      ),
      explanation: inSteps(
        [
          `Percentage = mass of the part in one mole ÷ molar mass of the crystals × 100. The dry salt has $${workedMass(dry)}$, and the crystals have with the water $${tex(molarMass(dry))} + ${waters} \\times 18 = ${tex(m)}$.`,
          askWater
            ? `Water in one mole: $${waters} \\times 18 = ${water}$ g.`
            : `One mole has $${inSalt} + ${waters} = ${inSalt + waters}$ mol of O atoms: $${inSalt + waters} \\times 16 = ${part}$ g.`,
          `$\\dfrac{${part}}{${tex(m)}} \\times 100$ gives ${fixed(right, 1, "%")} to one decimal place.`,
        ],
        askWater
          ? `${fixed(first, 1, "%")} divides by the dry salt, but the whole is the crystals.`
          : `${fixed(first, 1, "%")} forgets that the water of crystallisation holds oxygen too.`,
      ),
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
    const first = each > 1 ? n * 6e23 : n * atomCount(f) * 6e23;
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
            ? `counted whole {${f}} units, but each holds ${each} ${kind}`
            : "counted the single atoms instead of the molecules",
        ],
        [(each / n) * 6e23, "divided the molar mass by the mass instead of the mass by the molar mass"],
        each > 1
          ? [(n / each) * 6e23, `divided by ${each} instead of multiplying`]
          : [(n / atomCount(f)) * 6e23, "divided the number of molecules by the atoms in each"],
        [mass * 6e23, "multiplied the mass instead of the amount by the Avogadro constant"],
        [6e23 / mass, "divided the Avogadro constant by the mass"],
      ]),
      explanation: inSteps(
        [
          `Molar mass of {${f}}: $${workedMass(f)}$ g mol⁻¹.`,
          `Amount = mass ÷ molar mass = $\\dfrac{${tex(mass)}}{${tex(molarMass(f))}} = ${tex(n)}$ mol.`,
          `{${f}} units = amount × Avogadro constant = $${tex(n)} \\times 6.0 \\times 10^{23} = ${sciTex(n * 6e23)}$.`,
          ...(each > 1
            ? [`Each holds ${each} ${kind}: $${each} \\times ${sciTex(n * 6e23)}$ = ${sci(right)} ${kind}.`]
            : [`So there are ${sci(right)} ${kind}.`]),
        ],
        `${each > 1 ? `$${sciTex(first)}$ counts whole {${f}} units` : `$${sciTex(first)}$ counts the single atoms`}.`,
      ),
    };
  },
);

export const moles = [equalNumbers, mostParticles, hydrate, avogadro];
