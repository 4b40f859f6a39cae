import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "atomic-structure";
const particles = "Describe the particles of an atom";

const ions = [
  ["Na", "sodium", 11, 23, 1],
  ["Mg", "magnesium", 12, 24, 2],
  ["Al", "aluminium", 13, 27, 3],
  ["K", "potassium", 19, 39, 1],
  ["Ca", "calcium", 20, 40, 2],
  ["Fe", "iron", 26, 56, 3],
  ["Cu", "copper", 29, 63, 2],
  ["Zn", "zinc", 30, 65, 2],
  ["Cl", "chlorine", 17, 35, -1],
  ["S", "sulphur", 16, 32, -2],
  ["F", "fluorine", 9, 19, -1],
  ["Br", "bromine", 35, 80, -1],
  ["P", "phosphorus", 15, 31, -3],
  ["N", "nitrogen", 7, 14, -3],
] as const;

const charge = (q: number): string => `${Math.abs(q) === 1 ? "" : Math.abs(q)}${q > 0 ? "+" : "-"}`;

const particlesInIon = family(
  "particles-in-ion",
  { topic, objective: particles, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const [symbol, name, z, a, q] = draw.pick(ions);
    const what = draw.pick(["electrons", "neutrons"]);
    const right = what === "electrons" ? z - q : a - z;
    const ion = `{${symbol}^${charge(q)}}`;
    const explanation =
      what === "electrons"
        ? `A neutral atom has as many electrons as protons: ${z}. ${ion} has ${q > 0 ? "lost" : "gained"} ${Math.abs(q)}: ${z} ${q > 0 ? "−" : "+"} ${Math.abs(q)} = ${right}, so there are ${right} electrons. ${z + q} comes from changing the number the wrong way: negative ions have gained electrons and positive ions have lost them.`
        : `Neutrons = mass number − atomic number = ${a} − ${z}, so there are ${right} neutrons. The charge of ${ion} changes the electrons only, so it must not enter the sum.`;
    return {
      body: draw.pick([
        `The atomic number of ${name} is ${z} and its mass number is ${a}. How many ${what} are there in one ${ion} ion?`,
        `An atom of ${name} with ${z} protons and mass number ${a} forms the ion ${ion}. The number of ${what} in this ion is`,
        `${draw.pick(people)} is asked for the number of ${what} in ${ion}, formed from an atom of ${name} with atomic number ${z} and mass number ${a}. What is the correct answer?`,
      ]),
      right: qty(right, what),
      wrong: slips(
        what,
        what === "electrons"
          ? [
              [
                z + q,
                q > 0 ? "added the electrons that the atom lost" : "took away the electrons that the atom gained",
              ],
              [z, "gave the electrons of the neutral atom and forgot the charge"],
              [a - z, "gave the number of neutrons"],
              [a, "gave the mass number"],
              [a - q, "took the charge from the mass number"],
            ]
          : [
              [a - z - q, "let the charge of the ion change the number of neutrons"],
              [z, "gave the number of protons"],
              [z - q, "gave the number of electrons"],
              [a, "gave the mass number"],
              [a + z, "added atomic number and mass number instead of subtracting"],
            ],
      ),
      explanation,
    };
  },
);

const isotopes = [
  ["X", 20, 22],
  ["Y", 24, 26],
  ["Q", 48, 50],
  ["R", 63, 65],
  ["T", 10, 11],
  ["Z", 35, 37],
] as const;

const averageMass = family(
  "relative-atomic-mass",
  {
    topic,
    objective: "Work with isotopes and relative atomic mass",
    difficulty: "medium",
    class_level: "SS1",
    count: 9,
  },
  (draw) => {
    const [letter, light, heavy] = draw.pick(isotopes);
    const name = `an element ${letter}`;
    const share = draw.pick([10, 20, 25, 30, 40, 60, 70, 75, 80, 90]);
    const right = (light * share + heavy * (100 - share)) / 100;
    return {
      body: draw.pick([
        `A sample of ${name} holds ${share}% of atoms of mass number ${light} and ${100 - share}% of atoms of mass number ${heavy}. What is its relative atomic mass?`,
        `In nature ${name} occurs as two isotopes: mass ${light} (${share}%) and mass ${heavy} (${100 - share}%). Calculate its relative atomic mass.`,
        `Of every 100 atoms of ${name}, ${share} have mass number ${light} and the rest have mass number ${heavy}. The relative atomic mass is`,
      ]),
      right: num(right),
      wrong: slips("", [
        [(light + heavy) / 2, "took the plain average of the mass numbers"],
        [(heavy * share + light * (100 - share)) / 100, "exchanged the two abundances"],
        [heavy, "gave the mass of the heavier isotope"],
        [light, "gave the mass of the lighter isotope"],
        [right + 1, "slipped in the addition"],
      ]),
      explanation: inSteps(
        [
          `Multiply each mass number by its share, add, and divide by 100.`,
          `$A_r = \\dfrac{${light} \\times ${share} + ${heavy} \\times ${100 - share}}{100} = \\dfrac{${tex(light * share)} + ${tex(heavy * (100 - share))}}{100}$.`,
          `That is $\\dfrac{${tex(light * share + heavy * (100 - share))}}{100}$ = ${num(right)}.`,
        ],
        `The plain average, ${num((light + heavy) / 2)}, would hold only if both isotopes were equally common.`,
      ),
    };
  },
);

const abundance = family(
  "isotope-abundance",
  {
    topic,
    objective: "Work with isotopes and relative atomic mass",
    difficulty: "hard",
    class_level: "SS1",
    count: 10,
  },
  (draw) => {
    const [letter, light, heavy] = draw.pick(isotopes);
    const name = `an element ${letter}`;
    const heavyShare = draw.pick([10, 15, 20, 25, 30, 35, 40, 45, 55, 60]);
    const mass = light + ((heavy - light) * heavyShare) / 100;
    if (!clean(mass, 2)) return null;
    const askHeavy = draw.chance(0.5);
    const right = askHeavy ? heavyShare : 100 - heavyShare;
    const asked = askHeavy ? heavy : light;
    return {
      body: draw.pick([
        `The relative atomic mass of ${name} is ${num(mass)}. If its only isotopes have mass numbers ${light} and ${heavy}, what percentage of its atoms have mass number ${asked}?`,
        `Two isotopes, of mass numbers ${light} and ${heavy}, make up ${name}, whose relative atomic mass is ${num(mass)}. Find the percentage abundance of the isotope of mass ${asked}.`,
        `Element ${letter} is a mixture of isotopes of mass ${light} and ${heavy} with relative atomic mass ${num(mass)}. The share of the isotope of mass ${asked} is`,
      ]),
      right: qty(right, "%"),
      wrong: slips("%", [
        [100 - right, "gave the share of the other isotope"],
        [50, "took the isotopes as equally common"],
        [right > 50 ? right - 10 : right + 10, "slipped in solving for the share"],
        [right / 2, "halved the share"],
        [(right * (heavy - light)) / 2 + 5, "slipped in the difference of the masses"],
      ]),
      explanation: inSteps(
        [
          `Let $x$ % have mass ${asked}: $\\dfrac{${asked}x + ${askHeavy ? light : heavy}(100 - x)}{100} = ${tex(mass)}$.`,
          `Multiply by 100 and open the bracket: $${asked}x + ${tex((askHeavy ? light : heavy) * 100)} - ${askHeavy ? light : heavy}x = ${tex(mass * 100)}$.`,
          `$${askHeavy ? "" : "-"}${heavy - light === 1 ? "" : heavy - light}x = ${tex(mass * 100 - (askHeavy ? light : heavy) * 100)}$, so $x = ${right}$: ${right}%.`,
        ],
        `The other isotope makes up ${100 - right}%; the mean lies nearer to the commoner one.`,
      ),
    };
  },
);

const shells = (electrons: number): string => {
  const list: number[] = [];
  let left = electrons;
  for (const room of [2, 8, 8, 2]) {
    if (left <= 0) break;
    list.push(Math.min(room, left));
    left -= room;
  }
  return list.join(", ");
};

const lightIons = [
  ["Na", "sodium", 11, 1],
  ["Mg", "magnesium", 12, 2],
  ["Al", "aluminium", 13, 3],
  ["K", "potassium", 19, 1],
  ["Ca", "calcium", 20, 2],
  ["Cl", "chlorine", 17, -1],
  ["S", "sulphur", 16, -2],
  ["F", "fluorine", 9, -1],
  ["O", "oxygen", 8, -2],
  ["N", "nitrogen", 7, -3],
  ["P", "phosphorus", 15, -3],
] as const;

const configuration = family(
  "electron-configuration",
  { topic, objective: "Write electron configurations", difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [symbol, name, z, q] = draw.pick(lightIons);
    const asIon = draw.chance(0.6);
    const electrons = asIon ? z - q : z;
    const kind = asIon ? `the ion {${symbol}^${charge(q)}}` : `the neutral atom {${symbol}}`;
    const right = shells(electrons);
    const others = [
      [asIon ? z : z - q, asIon ? "gave the arrangement of the neutral atom" : "gave the arrangement of the ion"],
      [
        z + q,
        asIon
          ? q > 0
            ? "added electrons for a positive ion instead of taking them away"
            : "took electrons away for a negative ion instead of adding them"
          : q > 0
            ? `added ${q} to the electrons of the neutral atom`
            : `took ${-q} from the electrons of the neutral atom`,
      ],
      [electrons + 1, "counted one electron too many"],
      [electrons - 1, "counted one electron too few"],
      [electrons + 3, "misread the atomic number"],
      [electrons - 3, "misread the atomic number downwards"],
    ] as const;
    return {
      body: draw.pick([
        `The atomic number of ${name} is ${z}. What is the electron configuration of ${kind}?`,
        `Which arrangement of electrons in shells belongs to ${kind}? [atomic number of ${symbol} = ${z}]`,
        `${draw.pick(people)} draws the shells of ${kind}, given that ${name} has atomic number ${z}. The arrangement of electrons should be`,
      ]),
      right,
      wrong: others
        .filter(([count]) => count > 0 && count <= 20)
        .map(([count, slip]) => ({ text: shells(count), slip })),
      explanation: `${asIon ? `The atom has ${z} electrons and ${q > 0 ? "loses" : "gains"} ${Math.abs(q)} to form the ion: ${z} ${q > 0 ? "−" : "+"} ${Math.abs(q)} = ${electrons}` : `The neutral atom has as many electrons as protons: ${electrons}`}. The shells hold 2, then 8, then 8, so these ${electrons} electrons fill them as ${right}. ${shells(others[0][0])} is the arrangement of the ${asIon ? "neutral atom" : "ion"}.`,
    };
  },
);

export const atoms = [particlesInIon, averageMass, abundance, configuration];
