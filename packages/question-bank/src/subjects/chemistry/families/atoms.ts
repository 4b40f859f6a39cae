import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, fixed, fixedSlips, num, qty, type Slip, slips, tex } from "../quantity.ts";

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
  ["Zn", "zinc", 30, 64, 2],
  ["Cl", "chlorine", 17, 35, -1],
  ["S", "sulphur", 16, 32, -2],
  ["F", "fluorine", 9, 19, -1],
  ["Br", "bromine", 35, 79, -1],
  ["P", "phosphorus", 15, 31, -3],
  ["N", "nitrogen", 7, 14, -3],
] as const;

const charge = (q: number): string => `${Math.abs(q) === 1 ? "" : Math.abs(q)}${q > 0 ? "+" : "-"}`;

const particlesInIon = family(
  "particles-in-ion",
  { topic, objective: particles, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [symbol, name, z, a, q] = draw.pick(ions);
    const what = draw.pick(["electrons", "neutrons"]);
    const right = what === "electrons" ? z - q : a - z;
    const ion = `{${symbol}^${charge(q)}}`;
    const lot = Math.abs(q) > 1 ? "electrons" : "electron";
    const explanation =
      what === "electrons"
        ? `A neutral atom has as many electrons as protons: ${z}. ${ion} has ${q > 0 ? "lost" : "gained"} ${Math.abs(q)}: ${z} ${q > 0 ? "−" : "+"} ${Math.abs(q)} = ${right}, so there are ${right} electrons. ${z + q} comes from changing the number the wrong way: negative ions have gained electrons and positive ions have lost them.`
        : `Neutrons = mass number − atomic number = ${a} − ${z} = ${right}, so there are ${right} neutrons. The charge of ${ion} changes the electrons only, so it must not enter the sum.`;
    return {
      body: draw.pick([
        `An atom of ${name} has atomic number ${z} and mass number ${a}. How many ${what} are there in the ${ion} ion it forms?`,
        `An atom of ${name} with ${z} protons and mass number ${a} forms the ion ${ion}. The number of ${what} in this ion is`,
        `${draw.pick(people)} is asked for the number of ${what} in ${ion}, formed from an atom of ${name} with atomic number ${z} and mass number ${a}. What is the correct answer?`,
      ]),
      right: num(right),
      wrong: slips(
        "",
        what === "electrons"
          ? [
              [z + q, q > 0 ? `added the ${lot} that the atom lost` : `took away the ${lot} that the atom gained`],
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

const isotopes = "Work with isotopes and relative atomic mass";
/** Rounded to two decimal places. A slip with a rounded value says so. */
const toldSlips = (list: Slip[]) =>
  fixedSlips(
    "",
    2,
    list.map(([value, slip]) => [value, clean(value, 2) ? slip : `${slip}. The result is rounded`]),
  );

/** The lightest peak of a mass spectrum, and the letter for its element. */
const lightest = [
  ["X", 20],
  ["Y", 24],
  ["Q", 28],
  ["R", 64],
  ["Z", 78],
  ["J", 32],
  ["L", 50],
] as const;

const peaks = family(
  "isotopes-from-peaks",
  { topic, objective: isotopes, difficulty: "easy", class_level: "SS1", count: 9 },
  (draw) => {
    const [letter, m] = draw.pick(lightest);
    const step = draw.pick([1, 2]);
    const sum = draw.pick([20, 25, 50]);
    const [b, c] = [draw.int(1, Math.floor(sum / 3)), draw.int(1, Math.floor(sum / 2))];
    const a = sum - b - c;
    const [m2, m3] = [m + step, m + 2 * step];
    const right = (a * m + b * m2 + c * m3) / sum;
    const rank = [
      [a, m],
      [b, m2],
      [c, m3],
    ].toSorted(([x = 0], [y = 0]) => y - x) as [number, number][];
    const [[top, topMass], [mid, midMass]] = rank as [[number, number], [number, number]];
    if (new Set([a, b, c]).size < 3 || Math.abs(right - m2) < 0.1) return null;
    const table = `| Mass number | ${m} | ${m2} | ${m3} |\n|---|---|---|---|\n| Relative height | ${a} | ${b} | ${c} |`;
    return {
      body: draw.pick([
        `The mass spectrum of an element ${letter} shows three peaks:\n\n${table}\n\nWhat is the relative atomic mass of ${letter}?`,
        `A spectrometer counts the isotopes in a sample of an element ${letter}:\n\n${table}\n\nFind the relative atomic mass of ${letter}.`,
        `From the heights of its peaks in the mass spectrum\n\n${table}\n\nthe relative atomic mass of an element ${letter} is`,
      ]),
      right: fixed(right, 2),
      wrong: toldSlips([
        [m2, "took the plain average of the three mass numbers"],
        [(c * m + b * m2 + a * m3) / sum, "exchanged the heights of the lightest and the heaviest isotope"],
        [(top * topMass + mid * midMass) / (top + mid), "left out the isotope with the smallest peak"],
        [topMass, "gave the mass number of the commonest isotope"],
      ]),
      explanation: inSteps(
        [
          `Relative atomic mass is a weighted mean: multiply each mass number by its height, add, and divide by all the heights together.`,
          `$${a} \\times ${m} + ${b} \\times ${m2} + ${c} \\times ${m3} = ${tex(a * m)} + ${tex(b * m2)} + ${tex(c * m3)} = ${tex(right * sum)}$, and the heights add up to $${a} + ${b} + ${c} = ${sum}$.`,
          `$A_r = \\dfrac{${tex(right * sum)}}{${sum}}$ = ${fixed(right, 2)}.`,
        ],
        `The plain average, ${fixed(m2, 2)}, counts each isotope alike, whatever its height.`,
      ),
    };
  },
);

const thirdIsotope = family(
  "third-isotope",
  { topic, objective: isotopes, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [letter, m] = draw.pick(lightest);
    const [b, c] = [draw.step(4, 30, 2), draw.int(5, 55)];
    const a = 100 - b - c;
    const askLight = draw.chance(0.5);
    const [right, other] = askLight ? [a, c] : [c, a];
    const mean = m + (b + 2 * c) / 100;
    if (a < 15 || a === c || right <= b / 2 + 1) return null;
    const asked = askLight ? m : m + 2;
    return {
      body: draw.pick([
        `Element ${letter} has isotopes of mass ${m}, ${m + 1} and ${m + 2}, and its relative atomic mass is ${mean.toFixed(2)}. If ${b}% of its atoms have mass ${m + 1}, what percentage have mass ${asked}?`,
        `In a sample of element ${letter}, ${b}% of the atoms have mass number ${m + 1}; the others have mass number ${m} or ${m + 2}. Given a relative atomic mass of ${mean.toFixed(2)}, find the percentage of the isotope of mass ${asked}.`,
        `The relative atomic mass of element ${letter} is ${mean.toFixed(2)}. It consists of isotopes of mass ${m}, ${m + 1} and ${m + 2}, of which the one of mass ${m + 1} makes up ${b}%. The share of the isotope of mass ${asked} is`,
      ]),
      right: qty(right, "%"),
      wrong: slips("%", [
        [right + b / 2, `worked with two isotopes only and left the ${b}% of mass ${m + 1} out`],
        [other, `gave the share of the isotope of mass ${askLight ? m + 2 : m}`],
        [(100 - b) / 2, `shared the remaining ${100 - b}% equally between the other two`],
        [right - b / 2, `worked with two isotopes only and then took the ${b}% away`],
        [100 - right, "gave the share of the other two isotopes together"],
      ]),
      explanation: inSteps(
        [
          `The shares make 100 %, so with $x$ % of mass ${asked} there is $${100 - b} - x$ % of mass ${askLight ? m + 2 : m}.`,
          `Weighted mean: $${asked}x + ${askLight ? m + 2 : m}(${100 - b} - x) + ${m + 1} \\times ${b} = 100 \\times ${mean.toFixed(2)} = ${tex(Math.round(mean * 100))}$.`,
          `Open the bracket: $${asked}x + ${tex((askLight ? m + 2 : m) * (100 - b))} - ${askLight ? m + 2 : m}x + ${tex((m + 1) * b)} = ${tex(Math.round(mean * 100))}$.`,
          `$${askLight ? "-2x" : "2x"} = ${tex(Math.round(mean * 100))} - ${tex((askLight ? m + 2 : m) * (100 - b))} - ${tex((m + 1) * b)} = ${askLight ? "-" : ""}${2 * right}$, so $x = ${2 * right} \\div 2 = ${right}$: ${right}%.`,
        ],
        `${num(right + b / 2)}% forgets the ${b}% of mass ${m + 1}; ${other}% belongs to the isotope of mass ${askLight ? m + 2 : m}.`,
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
  { topic, objective: "Write electron configurations", difficulty: "easy", class_level: "SS1", count: 5 },
  (draw) => {
    const [symbol, name, z, q] = draw.pick(lightIons);
    const asIon = draw.chance(0.6);
    const electrons = asIon ? z - q : z;
    const ion = `{${symbol}^${charge(q)}}`;
    const [lot, them] = Math.abs(q) > 1 ? ["electrons", "them"] : ["an electron", "one"];
    const kind = asIon ? `the ion ${ion}` : `the neutral atom {${symbol}}`;
    const right = shells(electrons);
    const others = [
      [
        asIon ? z : z - q,
        asIon ? "gave the arrangement of the neutral atom" : `gave the arrangement of the ion ${ion}`,
      ],
      [
        z + q,
        asIon
          ? q > 0
            ? `added ${lot} for a positive ion instead of taking ${them} away`
            : `took ${lot} away for a negative ion instead of adding ${them}`
          : q > 0
            ? `added ${q} to the electrons of the neutral atom`
            : `took ${-q} from the electrons of the neutral atom`,
      ],
      [electrons + 1, "counted one electron too many"],
      [electrons - 1, "counted one electron too few"],
      [electrons + 3, "counted three electrons too many"],
      [electrons - 3, "counted three electrons too few"],
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
      explanation: `${asIon ? `The atom has ${z} electrons and ${q > 0 ? "loses" : "gains"} ${Math.abs(q)} to form the ion: ${z} ${q > 0 ? "−" : "+"} ${Math.abs(q)} = ${electrons}` : `The neutral atom has as many electrons as protons: ${electrons}`}. Up to calcium the shells take 2, then 8, then 8 electrons, so these ${electrons} electrons fill them as ${right}. The arrangement ${shells(others[0][0])} is that of the ${asIon ? "neutral atom" : `ion ${ion}`}.`,
    };
  },
);

type Ion = readonly [symbol: string, protons: number, charge: number];

/** Ions with the electron shells of neon, then of argon: symbol, atomic number, charge. */
const nobleIons: readonly (readonly Ion[])[] = [
  [
    ["N", 7, -3],
    ["O", 8, -2],
    ["F", 9, -1],
    ["Na", 11, 1],
    ["Mg", 12, 2],
    ["Al", 13, 3],
  ],
  [
    ["P", 15, -3],
    ["S", 16, -2],
    ["Cl", 17, -1],
    ["K", 19, 1],
    ["Ca", 20, 2],
  ],
];

const isoelectronic = family(
  "same-electrons",
  { topic, objective: particles, difficulty: "easy", class_level: "SS1", count: 6 },
  (draw) => {
    const [own, others] = draw.shuffle(nobleIons) as [readonly Ion[], readonly Ion[]];
    const [target, same] = draw.some(own, 2) as [Ion, Ion];
    const far = draw.pick(others.filter(([, , q]) => q !== target[2]));
    const like = others.find(([, , q]) => q === target[2]);
    if (!like || Math.sign(target[2]) === Math.sign(same[2])) return null;
    const print = ([symbol, , q]: Ion) => `{${symbol}^${charge(q)}}`;
    const numbers = [target, same, like, far]
      .toSorted(([, a], [, b]) => a - b)
      .map(([symbol, z]) => `${symbol} = ${z}`)
      .join(", ");
    const electrons = target[1] - target[2];
    const count = (z: number, q: number) => `${z} ${q > 0 ? "−" : "+"} ${Math.abs(q)} = ${z - q}`;
    return {
      body: draw.pick([
        `Which of these has the same number of electrons as ${print(target)}? [atomic numbers: ${numbers}]`,
        `${draw.pick(people)} looks for a particle with as many electrons as ${print(target)}. The right choice is [atomic numbers: ${numbers}]`,
        `The ion ${print(target)} has the same electron configuration as [atomic numbers: ${numbers}]`,
      ]),
      right: print(same),
      wrong: [
        {
          text: `{${target[0]}}`,
          slip: `forgot the charge: the neutral atom has ${target[1]} electrons, the ion has ${electrons}`,
        },
        { text: print(like), slip: `went by the equal charge, but this ion has ${like[1] - like[2]} electrons` },
        { text: `{${same[0]}}`, slip: `took the neutral atom, which has ${same[1]} electrons` },
        { text: print(far), slip: `took an ion with ${far[1] - far[2]} electrons, those of another noble gas` },
      ],
      explanation: `Electrons = atomic number − charge. ${print(target)} has ${count(target[1], target[2])} electrons. ${print(same)} has ${count(same[1], same[2])} too, so ${print(same)} is the one. ${print(like)} carries the same charge as ${print(target)} but has ${like[1] - like[2]} electrons.`,
    };
  },
);

export const atoms = [particlesInIon, peaks, thirdIsotope, configuration, isoelectronic];
