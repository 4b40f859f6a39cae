// Blood groups, haemoglobin and sex-linked genes: the chance that a child has a given trait.
import { family } from "../../../authoring.ts";
import { people } from "../people-and-places.ts";

const bloodObjective = "Apply genetics to blood groups, sickle-cell disorder and breeding";
const sexObjective = "Explain chromosomes, DNA, sex determination and linkage";

const slips = [
  "thought that it could not happen",
  "counted one box of the four",
  "counted two boxes of the four",
  "counted three boxes of the four",
  "counted all four boxes",
];
/** Sons and daughters are counted separately, so there are two cases instead of four. */
const slipsOfOneSex = (boxes: number, children: string) => [
  "thought that it could not happen",
  boxes === 2
    ? `gave them as a share of all the children and not of the ${children} alone`
    : "counted one box of the four",
  boxes === 4
    ? `gave them as a share of all the children and not of the ${children} alone`
    : "counted one of the two equally likely cases",
  `counted three boxes of four, though the ${children} make only two cases`,
  "counted both of the two equally likely cases",
];

const chance = (boxes: number) => `${boxes * 25}%`;
/** The other four chances that a square of four boxes can give, nearest first. */
const otherChances = (boxes: number, said: readonly string[] = slips) =>
  [0, 1, 2, 3, 4]
    .filter((other) => other !== boxes)
    .sort((one, other) => Math.abs(one - boxes) - Math.abs(other - boxes))
    .map((other) => ({ text: chance(other), slip: said[other] ?? "" }));

const children = (mother: string, father: string) =>
  [...mother].flatMap((one) => [...father].map((other) => [one, other].sort().join("")));

const groupOf = (genotype: string) => genotype.replace(/^(A|B)O$/, "$1").replace(/^(A|B|O)\1$/, "$1");

const bloodGroups = family(
  "blood-group-chance",
  { topic: "genetics", objective: bloodObjective, difficulty: "hard", class_level: "SS3", count: 12 },
  (draw) => {
    const genotypes = ["AA", "AO", "BB", "BO", "AB", "OO"];
    const [mother, father] = [draw.pick(genotypes), draw.pick(genotypes)];
    const group = draw.pick(["A", "B", "AB", "O"]);
    const born = children(mother, father);
    const boxes = born.filter((child) => groupOf(child) === group).length;
    if (mother === father && new Set(born).size === 1) return null;
    if (boxes % 4 === 0 && draw.chance(0.8)) return null;
    return {
      body: draw.pick([
        `A woman has the blood-group genotype ${mother} and her husband ${father}. What is the chance that a child of theirs is of blood group ${group}?`,
        `With blood-group genotypes ${mother} (mother) and ${father} (father), what percentage of children can be expected to belong to group ${group}?`,
        `${draw.pick(people)}'s parents have the genotypes ${mother} (mother) and ${father} (father) in the ABO system. What was the chance of their having a child of blood group ${group}?`,
      ]),
      right: chance(boxes),
      wrong: otherChances(boxes),
      explanation: `The square for ${mother} × ${father} gives ${born.join(", ")}. Of these four, ${boxes || "none"} would be of group ${group} (A and B are codominant, O is recessive), so the chance is ${boxes} × 25% = ${chance(boxes)}. Each box of the square is worth 25%, and O shows only in OO.`,
    };
  },
);

const passes = (genotype: string) =>
  genotype[0] === genotype[1]
    ? `${genotype} gives only ${genotype[0]}`
    : `${genotype} gives ${genotype[0]} or ${genotype[1]}`;

const sickleCell = family(
  "sickle-cell-chance",
  { topic: "genetics", objective: bloodObjective, difficulty: "medium", class_level: "SS3", count: 10 },
  (draw) => {
    const [mother, father] = [draw.pick(["AA", "AS", "SS"]), draw.pick(["AA", "AS", "SS"])];
    const child = draw.pick(["AA", "AS", "SS"]);
    const born = children(mother, father);
    const boxes = born.filter((one) => one === child).length;
    if (mother === father && mother !== "AS") return null;
    if (boxes % 4 === 0 && draw.chance(0.7)) return null;
    return {
      body: draw.pick([
        `A man of haemoglobin genotype ${father} marries a woman of genotype ${mother}. What is the chance that their child will be ${child}?`,
        `${draw.pick(people)} has the haemoglobin genotype ${mother} and is to marry a person of genotype ${father}. What percentage of their children may be expected to be ${child}?`,
        `In a clinic a couple learn that their haemoglobin genotypes are ${mother} and ${father}. For each birth, what is the chance of a child who is ${child}?`,
      ]),
      right: chance(boxes),
      wrong: otherChances(boxes),
      explanation: `Each parent passes on one allele: ${passes(mother)}, ${passes(father)}. Paired in four boxes they make ${born.join(", ")}. ${boxes === 4 ? "All" : boxes || "None"} of the four boxes ${boxes > 1 ? "are" : "is"} ${child}, so the chance is ${boxes} × 25% = ${chance(boxes)}. The chance is the same at every birth, whatever the earlier children are.`,
    };
  },
);

const mothers = { normal: "XX", carrier: "Xx", affected: "xx" } as const;

const sexLinked = family(
  "sex-linked-chance",
  { topic: "genetics", objective: sexObjective, difficulty: "hard", class_level: "SS3", count: 12 },
  (draw) => {
    const disease = draw.pick([
      { name: "red–green colour blindness", affected: "colour-blind" },
      { name: "haemophilia", affected: "haemophiliac" },
    ]);
    const mother = draw.pick(["normal", "carrier", "affected"] as const);
    const fatherAffected = draw.chance(0.5);
    if (mother === "normal" && !fatherAffected) return null;
    if (mother === "affected" && disease.affected === "haemophiliac") return null;
    const wanted = draw.pick(["affected son", "affected daughter", "carrier daughter"] as const);
    const fathersX = fatherAffected ? "x" : "X";
    const shown = [...mothers[mother]].filter((x) => {
      if (wanted === "affected son") return x === "x";
      const lower = [x, fathersX].filter((one) => one === "x").length;
      return lower === (wanted === "affected daughter" ? 2 : 1);
    }).length;
    const boxes = shown * 2;
    const motherText = { normal: "homozygous normal", carrier: "a carrier", affected: disease.affected }[mother];
    const fatherText = fatherAffected ? disease.affected : "normal";
    const childText = {
      "affected son": `a son is ${disease.affected}`,
      "affected daughter": `a daughter is ${disease.affected}`,
      "carrier daughter": "a daughter is a carrier",
    }[wanted];
    return {
      body: draw.pick([
        `The gene for ${disease.name} is recessive and lies on the X chromosome. If a mother is ${motherText} and the father is ${fatherText}, what is the chance that ${childText}?`,
        `${disease.name[0]?.toUpperCase()}${disease.name.slice(1)} is a sex-linked recessive condition. A woman who is ${motherText} marries a man who is ${fatherText}. What is the chance that ${childText}?`,
        `Given that ${disease.name} is caused by a recessive gene on the X chromosome, find the chance that ${childText} when the mother is ${motherText} and the father ${fatherText}.`,
      ]),
      right: chance(boxes),
      wrong: otherChances(boxes, slipsOfOneSex(boxes, wanted === "affected son" ? "sons" : "daughters")),
      explanation: `A son takes his only X from his mother; a daughter takes one X from each parent. The mother is ${motherText}: ${{ normal: "neither", carrier: "one", affected: "each" }[mother]} of her two X chromosomes carries the gene. The father is ${fatherText}: his X ${fatherAffected ? "carries" : "does not carry"} it. So in ${shown === 0 ? "none" : shown} of the 2 equally likely cases ${childText}, and the chance is ${shown} × 50% = ${chance(boxes)}. ${wanted === "affected son" ? "The father gives his Y to his sons, so his X cannot affect them" : "A daughter is affected only if both of her X chromosomes carry the gene; with one she is a carrier"}.`,
    };
  },
);

export const chancesAtBirth = [bloodGroups, sickleCell, sexLinked];
