// Crosses with one or two pairs of characters, counted in large families.
import { family } from "../../../authoring.ts";
import { num, told } from "../number-text.ts";
import { people } from "../people-and-places.ts";

const about = { topic: "genetics", objective: "Predict the results of crosses", class_level: "SS3" } as const;

interface Character {
  of: string;
  strong: string;
  weak: string;
  /** The two forms of the character: "purple flower" is dominant to "white". */
  forms: readonly [string, string];
  unit: string;
}

const characters: readonly Character[] = [
  { of: "the garden pea", strong: "tall", weak: "short", forms: ["tall stem", "short"], unit: "plants" },
  { of: "the tomato", strong: "red-fruited", weak: "yellow-fruited", forms: ["red fruit", "yellow"], unit: "plants" },
  {
    of: "the garden pea",
    strong: "purple-flowered",
    weak: "white-flowered",
    forms: ["purple flower", "white"],
    unit: "plants",
  },
  { of: "the African catfish", strong: "dark", weak: "albino", forms: ["dark skin", "albino"], unit: "fingerlings" },
  { of: "fruit flies", strong: "long-winged", weak: "short-winged", forms: ["long wing", "short"], unit: "flies" },
  { of: "maize", strong: "purple", weak: "yellow", forms: ["purple grain", "yellow"], unit: "grains" },
];

const hybridCross = family("monohybrid-numbers", { ...about, difficulty: "medium", count: 14 }, (draw) => {
  const { of, strong, weak, forms, unit } = draw.pick(characters);
  const quarter = draw.step(20, 240, 5);
  const total = quarter * 4;
  const who = draw.pick(people);
  const wanted = draw.pick([strong, weak, "heterozygous"]);
  const shares: Record<string, number> = { [strong]: 3, [weak]: 1, heterozygous: 2 };
  const share = shares[wanted] ?? 0;
  const text = (value: number) => `${num(value)} ${unit}`;
  return {
    body: draw.pick([
      `In ${of}, ${forms[0]} is dominant to ${forms[1]}. Two heterozygous ${strong} parents give ${num(total)} ${unit}. How many of these are expected to be ${wanted}?`,
      `${who} crosses two hybrid ${strong} parents and obtains ${num(total)} ${unit}. In ${of}, ${forms[0]} is dominant to ${forms[1]}. What number of ${wanted} ${unit} should be expected?`,
      `Two heterozygous parents are crossed in a study of ${of}, where ${forms[0]} is dominant to ${forms[1]}. Out of the ${num(total)} ${unit} obtained, how many should be ${wanted}?`,
    ]),
    right: text(share * quarter),
    wrong: [
      { text: text(3 * quarter), slip: "took the share of the dominant character" },
      { text: text(quarter), slip: "took the share of the recessive character" },
      { text: text(2 * quarter), slip: "took half, as in a test cross" },
      { text: text(total), slip: "took all the offspring as alike" },
      { text: text(Math.round(total / 3)), slip: told(total / 3, 0, "read 3 : 1 as one third") },
    ],
    explanation: `Two hybrids give the genotypes 1 : 2 : 1, that is 3 ${strong} to 1 ${weak}, and 2 of the 4 are heterozygous. So ${share} of the 4 parts ${share === 1 ? "is" : "are"} expected: one part is $${num(total)} \\div 4 = ${num(quarter)}$, and $${share} \\times ${num(quarter)}$ is ${text(share * quarter)}. ${share === 2 ? `${text(3 * quarter)} counts the homozygous dominant ones as well` : `${text(2 * quarter)} would be right for a hybrid crossed with a homozygous recessive parent`}.`,
  };
});

const testCross = family("test-cross-numbers", { ...about, difficulty: "medium", count: 8 }, (draw) => {
  const { of, strong, weak, forms, unit } = draw.pick(characters);
  const total = draw.step(60, 480, 12);
  const wanted = draw.pick([strong, weak]);
  const text = (value: number) => `${num(value)} ${unit}`;
  return {
    body: draw.pick([
      `In ${of}, ${forms[0]} is dominant to ${forms[1]}. A heterozygous ${strong} parent is crossed with ${/^[aeiou]/.test(weak) ? "an" : "a"} ${weak} one to give ${num(total)} ${unit}. How many ${wanted} ones are expected?`,
      `In ${of}, ${forms[0]} is dominant to ${forms[1]}. When a hybrid ${strong} parent is test-crossed, ${num(total)} ${unit} are obtained. How many of them should be ${wanted}?`,
      `${draw.pick(people)} counts ${num(total)} ${unit} from a cross between a heterozygous ${strong} parent and ${/^[aeiou]/.test(weak) ? "an" : "a"} ${weak} parent, where ${forms[1]} is recessive. How many should be ${wanted}?`,
    ]),
    right: text(total / 2),
    wrong: [
      { text: text((total * 3) / 4), slip: "used the ratio 3 : 1 of a cross between two hybrids" },
      { text: text(total / 4), slip: "took one quarter, as for two hybrids" },
      { text: text(total), slip: "thought that only one kind appears" },
      { text: text(total / 3), slip: "took one third, though 1 : 1 means two equal halves" },
    ],
    explanation: `Half of the gametes of the hybrid, Aa, carry A and half a; all those of the recessive, aa, carry a. So Aa × aa gives Aa and aa in the ratio 1 : 1, and half of ${num(total)} is expected, $\\frac{${num(total)}}{2}$: ${text(total / 2)}. ${text((total * 3) / 4)} comes from the ratio 3 : 1, which needs two hybrid parents.`,
  };
});

const pairs = [
  { of: "peas", first: ["round", "wrinkled"], second: ["yellow", "green"], unit: "seeds" },
  { of: "fruit flies", first: ["grey", "ebony"], second: ["long-winged", "vestigial-winged"], unit: "flies" },
  { of: "tomatoes", first: ["tall", "dwarf"], second: ["red-fruited", "yellow-fruited"], unit: "plants" },
] as const;

const dihybrid = family("dihybrid-numbers", { ...about, difficulty: "hard", count: 12 }, (draw) => {
  const { of, first, second, unit } = draw.pick(pairs);
  const sixteenth = draw.int(5, 60);
  const total = 16 * sixteenth;
  const [one, two] = [draw.int(0, 1), draw.int(0, 1)];
  const share = (one ? 1 : 3) * (two ? 1 : 3);
  const wanted = `${first[one]} and ${second[two]}`;
  const text = (value: number) => `${num(value)} ${unit}`;
  return {
    body: draw.pick([
      `In ${of}, ${first[0]} is dominant to ${first[1]} and ${second[0]} to ${second[1]}. Two parents heterozygous for both of these unlinked pairs give ${num(total)} ${unit}. How many are expected to be ${wanted}?`,
      `${draw.pick(people)} crosses two dihybrid parents. In ${of}, ${first[0]} is dominant to ${first[1]}, ${second[0]} is dominant to ${second[1]}, and the genes are not linked. Out of ${num(total)} ${unit}, how many should be ${wanted}?`,
      `Two parents heterozygous for two unlinked pairs of characters are crossed. In ${of}, ${first[0]} dominates ${first[1]} and ${second[0]} dominates ${second[1]}. What number of the ${num(total)} ${unit} should be ${wanted}?`,
    ]),
    right: text(share * sixteenth),
    wrong: [
      { text: text(9 * sixteenth), slip: "took the share that is dominant in both" },
      { text: text(3 * sixteenth), slip: "took 3 of the 16, the share of a kind that is dominant in one pair only" },
      { text: text(sixteenth), slip: "took the share that is recessive in both" },
      { text: text(4 * sixteenth), slip: "took one quarter, as for one pair" },
      { text: text(12 * sixteenth), slip: "took three quarters, as for one pair" },
    ],
    explanation: `Two dihybrids give 9 dominant in both : 3 : 3 dominant in one : 1 recessive in both, 16 in all. Those that are ${wanted} are ${share} of the 16. One sixteenth of ${num(total)} is $\\frac{${num(total)}}{16} = ${num(sixteenth)}$. So $${share} \\times ${num(sixteenth)}$ gives ${text(share * sixteenth)}. ${text(4 * sixteenth)} would be a quarter, which looks at one pair of characters only.`,
  };
});

export const crosses = [hybridCross, testCross, dihybrid];
