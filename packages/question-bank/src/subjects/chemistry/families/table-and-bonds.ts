import { family } from "../../../authoring.ts";
import { people } from "../people.ts";

const shellsOf = (z: number): number[] => {
  const list: number[] = [];
  let left = z;
  for (const room of [2, 8, 8, 2]) {
    if (left <= 0) break;
    list.push(Math.min(room, left));
    left -= room;
  }
  return list;
};

const placing = family(
  "group-and-period",
  {
    topic: "periodic-table",
    objective: "Place elements in groups and periods",
    difficulty: "easy",
    class_level: "SS2",
    count: 9,
  },
  (draw) => {
    const z = draw.pick([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 19, 20]);
    const shells = shellsOf(z);
    const group = shells.at(-1) ?? 0;
    const period = shells.length;
    const place = (g: number, p: number) => `Group ${g}, Period ${p}`;
    const letter = draw.pick(["X", "Q", "R", "T", "Z"]);
    const body = draw.pick([
      `An element ${letter} has atomic number ${z}. In the main groups numbered 1 to 8, where does it stand in the Periodic Table?`,
      `The atoms of ${letter} have the arrangement ${shells.join(", ")}. With the main groups numbered 1 to 8, ${letter} belongs to`,
      `${draw.pick(people)} must place element ${letter}, whose atoms have ${z} protons. Counting main groups from 1 to 8, the right place is`,
    ]);
    const told = body.includes("arrangement");
    return {
      body,
      right: place(group, period),
      wrong: [
        { text: place(period, group), slip: "exchanged group and period" },
        { text: place(group, period + 1), slip: "counted one shell too many" },
        { text: place(group === 8 ? 7 : group + 1, period), slip: "counted one outer electron too many" },
        {
          text: place(8 - group || 1, period),
          slip: "took the electrons that the outer shell still lacks for the group",
        },
        { text: place(group, period - 1 || 4), slip: "counted one shell too few" },
      ],
      explanation: `${told ? "The electrons fill" : `The atomic number is the number of protons, ${z}, and an atom has as many electrons. They fill`} the shells as ${shells.join(", ")}: ${group} in the outer shell and ${period} shells in use, so it stands in ${place(group, period)}. The outer electrons give the group and the number of shells gives the period, not the other way round.`,
    };
  },
);

const trend = [
  ["sodium", 11],
  ["magnesium", 12],
  ["aluminium", 13],
  ["silicon", 14],
  ["phosphorus", 15],
  ["sulphur", 16],
  ["chlorine", 17],
] as const;
const families = [
  ["lithium", "sodium", "potassium", "rubidium", "caesium"],
  ["beryllium", "magnesium", "calcium", "strontium", "barium"],
  ["fluorine", "chlorine", "bromine", "iodine", "astatine"],
] as const;
const properties = [
  [
    "largest atomic radius",
    -1,
    "The nuclear charge rises across Period 3 while the shells stay the same and atoms shrink",
    "Each step down this group adds a shell and atoms grow",
  ],
  [
    "smallest atomic radius",
    1,
    "The nuclear charge rises across Period 3 while the shells stay the same and atoms shrink",
    "Each step down this group adds a shell and atoms grow",
  ],
  [
    "highest electronegativity",
    1,
    "Electronegativity rises across Period 3 as the nuclear charge rises",
    "Electronegativity falls down this group as the outer shell gets farther from the nucleus",
  ],
  [
    "lowest electronegativity",
    -1,
    "Electronegativity rises across Period 3 as the nuclear charge rises",
    "Electronegativity falls down this group as the outer shell gets farther from the nucleus",
  ],
] as const;

const trends = family(
  "periodic-trend",
  {
    topic: "periodic-table",
    objective: "Explain periodic trends",
    difficulty: "medium",
    class_level: "SS2",
    count: 10,
  },
  (draw) => {
    const [property, sign, across, down] = draw.pick(properties);
    const inPeriod = draw.chance(0.5);
    const five: string[] = inPeriod
      ? draw
          .some(trend, 5)
          .toSorted((a, b) => a[1] - b[1])
          .map(([name]) => name)
      : [...draw.pick(families)];
    const atEnd = inPeriod ? sign === 1 : sign === -1;
    const right = (atEnd ? five.at(-1) : five[0]) ?? "";
    const opposite = (atEnd ? five[0] : five.at(-1)) ?? "";
    const shown = draw.shuffle(five);
    const list = `${shown.slice(0, 4).join(", ")} and ${shown[4]}`;
    const rest = five.filter((name) => name !== right && name !== opposite);
    const better = property
      .replace("largest", "a larger")
      .replace("smallest", "a smaller")
      .replace("highest", "a higher")
      .replace("lowest", "a lower");
    const least = property.replace(/largest|smallest|highest|lowest/, (word) =>
      word === "largest" ? "smallest" : word === "smallest" ? "largest" : word === "highest" ? "lowest" : "highest",
    );
    // Neighbours such as potassium and rubidium may be equal. Only the key is certainly beyond each of the others.
    const passedOver = (name: string) => `stopped at ${name}, though ${right} has ${better}`;
    return {
      body: draw.pick([
        `Which of these elements has the ${property}: ${list}?`,
        `From ${list}, pick the element with the ${property}.`,
        `${draw.pick(people)} compares ${list}. The one with the ${property} is`,
      ]),
      right,
      wrong: [
        { text: opposite, slip: `read the trend backwards: ${opposite} has the ${least} of the five` },
        ...rest.map((text) => ({ text, slip: passedOver(text) })),
      ],
      explanation: `${inPeriod ? across : down}. In order of atomic number they are ${five.join(", ")}, so ${right}, the ${atEnd ? "last" : "first"}, has the ${property} of the five. ${opposite[0]?.toUpperCase()}${opposite.slice(1)} stands at the other end of the trend.`,
    };
  },
);

const metals = [
  ["A", 11, 1],
  ["D", 12, 2],
  ["G", 13, 3],
  ["J", 19, 1],
  ["M", 20, 2],
  ["L", 3, 1],
] as const;
const nonMetals = [
  ["X", 7, 3],
  ["Y", 8, 2],
  ["Z", 9, 1],
  ["T", 16, 2],
  ["R", 17, 1],
  ["Q", 15, 3],
] as const;

/**
 * The nitride, sulphide and chloride of aluminium are not simply ionic. Sodium and potassium have no important nitride.
 */
const ionic = (metal: number, nonMetal: number): boolean =>
  metal === 13 ? nonMetal === 8 || nonMetal === 9 : !(nonMetal === 7 && (metal === 11 || metal === 19));

const pair = (one: string, a: number, other: string, b: number) => `{${one}${a > 1 ? a : ""}${other}${b > 1 ? b : ""}}`;

const ionicFormula = family(
  "formula-of-ionic-compound",
  {
    topic: "bonding",
    objective: "Write formulas of compounds from valencies",
    difficulty: "medium",
    class_level: "SS1",
    count: 9,
  },
  (draw) => {
    const [m, zm, vm] = draw.pick(metals);
    const [n, zn, vn] = draw.pick(nonMetals);
    if (vm === vn || !ionic(zm, zn)) return null;
    const right = pair(m, vn, n, vm);
    const swapped = pair(m, vm, n, vn);
    return {
      body: draw.pick([
        `Element ${m} has atomic number ${zm} and element ${n} has atomic number ${zn}. What is the formula of the compound they form when each atom becomes an ion with the electron arrangement of a noble gas?`,
        `Atoms of ${m} have the arrangement ${shellsOf(zm).join(", ")} and those of ${n} have ${shellsOf(zn).join(", ")}. When each atom becomes an ion with the arrangement of a noble gas, ${m} and ${n} combine to give`,
        `A metal ${m} (atomic number ${zm}) combines with a non-metal ${n} (atomic number ${zn}), and each atom becomes an ion with the electron arrangement of a noble gas. The product is written`,
      ]),
      right,
      wrong: [
        { text: swapped, slip: "wrote each valency behind its own element instead of crossing them" },
        { text: pair(m, 1, n, 1), slip: `took one atom of each, but the charges +${vm} and −${vn} do not balance` },
        {
          text: pair(m, vn + 1, n, vm),
          slip: `took one metal atom too many: the charges are +${(vn + 1) * vm} and −${vm * vn}`,
        },
        {
          text: pair(m, vn, n, vm + 1),
          slip: `took one non-metal atom too many: the charges are +${vn * vm} and −${(vm + 1) * vn}`,
        },
        { text: pair(m, 8 - vn, n, vm), slip: "used the outer electrons of the non-metal for its valency" },
        {
          text: pair(m, vn + 1, n, vm + 1),
          slip: `took one atom of each too many: the charges are +${(vn + 1) * vm} and −${(vm + 1) * vn}`,
        },
      ],
      explanation: `${m}, arrangement ${shellsOf(zm).join(", ")}, loses ${vm} electron${vm > 1 ? "s" : ""}, and ${n}, arrangement ${shellsOf(zn).join(", ")}, gains ${vn}. The ions have charges +${vm} and −${vn}; $${vn} \\times ${vm} = ${vm} \\times ${vn}$, so they balance in ${right}. ${swapped} does not balance: each subscript is the other element's valency.`,
    };
  },
);

const bondKinds = family(
  "kind-of-bond",
  {
    topic: "bonding",
    objective: "Describe ionic, covalent and metallic bonds",
    difficulty: "easy",
    class_level: "SS1",
    count: 10,
  },
  (draw) => {
    const [m, zm, vm] = draw.pick(metals);
    const [n, zn, vn] = draw.pick(nonMetals);
    if (!ionic(zm, zn)) return null;
    const right = `${m} loses ${vm} and ${n} gains ${vn}`;
    return {
      body: draw.pick([
        `${m} and ${n} have atomic numbers ${zm} and ${zn}. When they form an ionic compound, what happens to the electrons of each atom?`,
        `Which change of electrons per atom takes place when ${m} (arrangement ${shellsOf(zm).join(", ")}) combines with ${n} (arrangement ${shellsOf(zn).join(", ")})?`,
        `${draw.pick(people)} shows with dots and crosses how ${m} (atomic number ${zm}) bonds with ${n} (atomic number ${zn}). The drawing should show that, per atom,`,
      ]),
      right,
      wrong: [
        { text: `${m} gains ${vm} and ${n} loses ${vn}`, slip: "let the metal gain and the non-metal lose electrons" },
        { text: `${m} loses ${vn} and ${n} gains ${vm}`, slip: "exchanged the valencies of the two elements" },
        {
          text: `${m} loses ${vm} and ${n} gains ${8 - vn}`,
          slip: `took the ${8 - vn} outer electrons of ${n} for the number it needs`,
        },
        { text: `${m} shares ${vm} and ${n} shares ${vn}`, slip: "took the bond as covalent" },
        {
          text: `${m} loses ${vm + 1} and ${n} gains ${vn + 1}`,
          slip: "moved one electron too many and broke into a full shell",
        },
      ],
      explanation: `${m} is a metal with ${vm} outer electron${vm > 1 ? "s" : ""} and ${n} has ${8 - vn} and needs ${vn} more for an octet, so ${right}. In an ionic bond the metal gives electrons away; ${m} gains none.`,
    };
  },
);

export const tableAndBonds = [placing, trends, ionicFormula, bondKinds];
