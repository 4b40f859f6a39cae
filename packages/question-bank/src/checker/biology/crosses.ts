// Genetic crosses. Every gamete of one parent is paired with every gamete of the other.

import { judging, oneOf, stating, wordIn } from "../reading/asking.ts";
import { quantitiesIn } from "../reading/quantity.ts";
import type { SubjectChecker } from "../solver.ts";
import { countedThing } from "./counted-thing.ts";

/** The share of all children from two lists of gametes that fit a description. */
function shareOf(eggs: readonly string[], sperms: readonly string[], fits: (child: string[]) => boolean): number {
  const children = eggs.flatMap((egg) => sperms.map((sperm) => [egg, sperm]));
  return children.filter(fits).length / children.length;
}

const percent = (options: readonly string[], share: number) => stating(options, share * 100, "%");

/** The only number in a text that counts offspring. */
function soleNumber(body: string): number {
  const [number, ...more] = quantitiesIn(body);
  if (!number || number.unit || more.length) throw new Error(`one number was looked for in "${body}"`);
  return number.value;
}

const caught = (text: string, pattern: RegExp): string[] => {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (!found) throw new Error(`${pattern} finds nothing in "${text}"`);
  return found;
};

/** Matches "Purple flower is dominant to white". The kinds, such as "purple-flowered", begin with these words. */
const dominance = /(\w+) (?:stem|fruit|flower|skin|wing|grain) is dominant to (\w+)[.,]/;
const isOf = (kind: string | undefined, form: string | undefined) => kind?.split("-")[0] === form;

/** Two parents "Aa": the share of the offspring that is of the described kind. */
function monohybrid(body: string, other: readonly string[]): number {
  const [dominant, recessive] = caught(body, dominance);
  const [kind = ""] = caught(
    body,
    /(?:expected to be|should be) ([\w-]+)\?$|What number of ([\w-]+) \w+ should|How many ([\w-]+) ones are expected/,
  );
  const isDominant = (child: string[]) => child.includes("A");
  return shareOf(["A", "a"], other, (child) => {
    if (kind === "heterozygous") return child.includes("A") && child.includes("a");
    if (isOf(kind, dominant)) return isDominant(child);
    if (isOf(kind, recessive)) return !isDominant(child);
    throw new Error(`${kind} is neither ${dominant} nor ${recessive}`);
  });
}

const expected = (body: string, options: readonly string[], share: number) =>
  stating(options, soleNumber(body) * share, countedThing(body, options));

const groupOf = (child: string[]) =>
  [...new Set(child)]
    .filter((gene) => gene !== "O")
    .sort()
    .join("") || "O";

const mothers = {
  "(who is|mother is) a carrier": ["X", "x"],
  "(who is|mother is) (colour-blind|haemophiliac)": ["x", "x"],
  "(who is|mother is) homozygous normal": ["X", "X"],
};
const fathers = {
  "(a man who is|father is|father) normal": ["X", "Y"],
  "(a man who is|father is|father) (colour-blind|haemophiliac)": ["x", "Y"],
};

export const crosses: SubjectChecker = {
  "monohybrid-numbers": oneOf(
    judging(/(Two heterozygous|crosses two hybrid) .*parents/, ({ body, options }) =>
      expected(body, options, monohybrid(body, ["A", "a"])),
    ),
  ),
  "test-cross-numbers": oneOf(
    judging(/is test-crossed|parent is crossed with an? [\w-]+ one/, ({ body, options }) =>
      expected(body, options, monohybrid(body, ["a", "a"])),
    ),
    judging(/from a cross between a heterozygous/, ({ body, options }) => {
      const [dominant, other, recessive, asked] = caught(
        body,
        /heterozygous ([\w-]+) parent and an? ([\w-]+) parent, where ([\w-]+) is recessive\. How many should be ([\w-]+)\?/,
      );
      if (!isOf(other, recessive) || (asked !== dominant && asked !== other)) throw new Error(`what is ${asked}?`);
      const share = shareOf(["A", "a"], ["a", "a"], (child) => child.includes("A") === (asked === dominant));
      return expected(body, options, share);
    }),
  ),
  "dihybrid-numbers": oneOf(
    judging(/heterozygous for (both|two) .*pairs|two dihybrid parents/, ({ body, options }) => {
      const pairs = caught(
        body,
        /([\w-]+) (?:is dominant to|dominates) ([\w-]+)(?:,| and) ([\w-]+) (?:(?:is dominant )?to|dominates) ([\w-]+)[.,]/,
      );
      const asked = caught(body, /(?:should|expected to) be ([\w-]+) and ([\w-]+)\?$/);
      const shows = asked.map((kind, at) => {
        const place = pairs.indexOf(kind) - 2 * at;
        if (place !== 0 && place !== 1) throw new Error(`${kind} is not among ${pairs}`);
        return place === 0;
      });
      const gametes = ["AB", "Ab", "aB", "ab"];
      const share = shareOf(gametes, gametes, (child) =>
        ["A", "B"].every((gene, at) => child.some((gamete) => gamete[at] === gene) === shows[at]),
      );
      return expected(body, options, share);
    }),
  ),
  "sickle-cell-chance": oneOf(
    judging(/haemoglobin genotype/, ({ body, options }) => {
      const [one = "", other = ""] = caught(
        body,
        /genotype ([AS]{2}) (?:marries|and is to marry) a (?:woman|person) of genotype ([AS]{2})\.|genotypes are ([AS]{2}) and ([AS]{2})\./,
      );
      const [child = ""] = caught(body, /(?:child will be|expected to be|child who is) ([AS]{2})\?$/);
      return percent(
        options,
        shareOf([...one], [...other], (made) => [...made].sort().join("") === child),
      );
    }),
  ),
  "blood-group-chance": oneOf(
    judging(/blood-group genotype|ABO system/, ({ body, options }) => {
      const [mother = "", father = ""] = caught(
        body,
        /([ABO]{2}) \(mother\) and ([ABO]{2}) \(father\)|blood-group genotype ([ABO]{2}) and her husband ([ABO]{2})\./,
      );
      const [group] = caught(body, /(?:child of|of theirs is of|belong to)(?: blood)? group (AB|A|B|O)\?$/);
      return percent(
        options,
        shareOf([...mother], [...father], (child) => groupOf(child) === group),
      );
    }),
  ),
  "sex-linked-chance": oneOf(
    judging(/[Rr]ed–green colour blindness|[Hh]aemophilia/, ({ body, options }) => {
      const ill = wordIn(body, { "[Rr]ed–green colour blindness": "colour-blind", "[Hh]aemophilia": "haemophiliac" });
      const [sex, state] = caught(body, /chance that a (son|daughter) is (a carrier|colour-blind|haemophiliac)/);
      if (state !== "a carrier" && state !== ill) throw new Error(`${state} is not ${ill}`);
      const [woman = "", man = ""] = caught(
        body,
        /(A woman .*) marries (a man .*?)\.|If a (mother is .*) and the (father is .*),|the (mother is .*) and the (father .*)\.$/,
      );
      const eggs = wordIn(woman, mothers);
      const sperms = wordIn(man, fathers).filter((gamete) => (gamete === "Y") === (sex === "son"));
      const share = shareOf(eggs, sperms, (child) => {
        const healthy = child.includes("X");
        return state === "a carrier" ? healthy && child.includes("x") : !healthy;
      });
      return percent(options, share);
    }),
  ),
  "blood-group-survey": oneOf(
    judging(/of group O, .* of group AB\./, ({ body, options }) => {
      const people = [...body.matchAll(/(\d+) of group (AB|A|B|O)/g)].map(([, count, group = ""]) => ({
        count: Number(count),
        antigens: [...group].filter((antigen) => antigen !== "O"),
      }));
      const total = people.reduce((all, { count }) => all + count, 0);
      if (people.length !== 4 || total !== Number(caught(body, /(\d+) (?:students|volunteers|donors)/)[0]))
        throw new Error(`the groups of "${body}" do not make up the whole`);
      const [fits, letter = ""] = wordOfBlood(body);
      const fitting = people.filter(({ antigens }) => fits(antigens, letter));
      return percent(options, fitting.reduce((all, { count }) => all + count, 0) / total);
    }),
  ),
};

type Fits = (antigens: readonly string[], letter: string) => boolean;

/** What the question asks about a person's antigens, and the letter that decides it. */
function wordOfBlood(body: string): [Fits, string | undefined] {
  const asked = body.slice(body.search(/[Ww]hat percentage/));
  const fits = wordIn<Fits>(asked, {
    "give blood to a patient": (antigens, letter) => antigens.every((antigen) => antigen === letter),
    "receive blood of": (antigens, letter) => antigens.includes(letter),
    "have antigen": (antigens, letter) => antigens.includes(letter),
    "have antibody": (antigens, letter) => !antigens.includes(letter),
  });
  return [fits, caught(asked, /(?:group |antigen |anti-)([AB])\b/)[0]];
}
