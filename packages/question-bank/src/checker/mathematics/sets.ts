import { formulaOf, inUnit } from "../reading/stated.ts";
import { reader, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { onlyNumber } from "./only-number.ts";
import { membership } from "./set-membership.ts";
import { circlesIn, textsIn } from "./svg-parts.ts";

/** The numbers that fit a description such as "a multiple of } 3". */
function describedBy(tex: string): (number: number) => boolean {
  const plain = tex
    .replaceAll(/\\text|[{}]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [, kind, of] = /^x is (.+?)(?: (\d+))?$/.exec(plain) ?? [];
  const divisors = (number: number) =>
    Array.from({ length: number }, (_, at) => at + 1).filter((by) => number % by === 0);
  switch (kind) {
    case "a multiple of":
      return (number) => number % Number(of) === 0;
    case "a factor of":
      return (number) => Number(of) % number === 0;
    case "a prime number":
      return (number) => divisors(number).length === 2;
    case "an odd number":
      return (number) => number % 2 === 1;
    case "an even number":
      return (number) => number % 2 === 0;
    case "a perfect square":
      return (number) => divisors(number).length % 2 === 1;
    default:
      throw new Error(`"${plain}" describes no known numbers`);
  }
}

const readVenn = reader(
  "Venn diagram of two overlapping sets <left> and <right>: <#leftOnly> in <left> only, <#both> in both, <#rightOnly> in <right> only and <#outside> outside.",
);

/** The numbers in the picture, each with the sets whose circles contain it. They must match the description. */
function regionsOf(picture: { svg: string; alt: string } | undefined) {
  if (!picture) throw new Error("there is no picture");
  const { left, right, leftOnly, both, rightOnly, outside } = readVenn(picture.alt);
  const circles = circlesIn(picture.svg).sort((one, other) => one.x - other.x);
  const texts = textsIn(picture.svg);
  const labels = texts.filter(({ text }) => /^[A-Z]$/.test(text)).sort((one, other) => one.x - other.x);
  if (labels.map(({ text }) => text).join() !== `${left},${right}`) throw new Error("the circles bear other names");
  const regions = texts
    .filter(({ text }) => /^\d+$/.test(text))
    .map(({ text, x, y }) => {
      const within = circles.map((circle) => Math.hypot(x - circle.x, y - circle.y) < circle.radius);
      return { count: Number(text), in: { [left]: within[0] ?? false, [right]: within[1] ?? false } };
    });
  const said = [leftOnly, both, rightOnly, outside].map((count, at) => ({
    count,
    in: { [left]: at < 2, [right]: at === 1 || at === 2 },
  }));
  if (JSON.stringify(regions) !== JSON.stringify(said)) throw new Error("the picture is not what its description says");
  return regions;
}

export const sets: SubjectChecker = {
  "two-set-survey": worded(
    [
      "Of <#all> traders in a market, <#one> sell <a>, <#other> sell <b> and <#neither> sell neither. How many sell both <a> and <b>?",
      "At a sports club with <#all> members, <#one> play <a>, <#other> play <b> and <#neither> play neither game. How many play both games?",
      "In a class of <#all> students, <#one> offer <a>, <#other> offer <b> and <#neither> offer neither subject. How many offer both?",
    ],
    ({ all, one, other, neither }, { options }) =>
      inUnit(
        options,
        onlyNumber((both) => both <= one && both <= other && one - both + (other - both) + both + neither === all),
      ),
  ),
  "venn-diagram-regions": worded(
    [
      "From the Venn diagram, in which the numbers count the elements, what is <$it>?",
      "The numbers in the Venn diagram are numbers of elements. Calculate <$it>.",
      "The Venn diagram shows the number of elements in each region. Find <$it>.",
    ],
    ({ it }, { options, picture }) => {
      const [, round, square] = /^n(?:\((.+)\)|\[(.+)\])$/.exec(it) ?? [];
      const isIn = membership(round ?? square ?? "");
      const regions = regionsOf(picture);
      return inUnit(
        options,
        regions.filter((region) => isIn(region.in)).reduce((sum, { count }) => sum + count, 0),
      );
    },
  ),
  "three-set-survey": worded(
    [
      "A school in <_town> asked <#all> students about sport: <#a> run, <#b> swim and <#c> cycle; <#ab> run and swim, <#bc> swim and cycle, <#ac> run and cycle, and <#none> do none of these. How many do all three?",
      "In a survey of <#all> families in <_town>, <#a> eat rice, <#b> eat yam and <#c> eat beans; <#ab> eat rice and yam, <#bc> eat yam and beans, <#ac> eat rice and beans, while <#none> eat none of the three. How many families eat all three?",
      "Of <#all> readers at a library in <_town>, <#a> read novels, <#b> read newspapers and <#c> read magazines; <#ab> read novels and newspapers, <#bc> read newspapers and magazines, <#ac> read novels and magazines, and <#none> read none of these. How many read all three?",
    ],
    ({ all, a, b, c, ab, bc, ac, none }, { options }) => {
      const fits = (abc: number) => {
        const pairs = [ab - abc, bc - abc, ac - abc];
        const alone = [a - ab - ac + abc, b - ab - bc + abc, c - ac - bc + abc];
        const regions = [...pairs, ...alone, abc, none];
        return regions.every((count) => count >= 0) && regions.reduce((sum, count) => sum + count) === all;
      };
      return inUnit(options, onlyNumber(fits));
    },
  ),
  "list-the-elements": worded(
    [
      "Given $U = \\{x : x \\text{ is an integer}, 1 \\le x \\le <#most>\\}$, $P = \\{x : <~p>\\}$ and $Q = \\{x : <~q>\\}$, with $P \\subset U$ and $Q \\subset U$, find <$it>.",
      "Let $U = \\{x : x \\text{ is an integer}, 1 \\le x \\le <#most>\\}$, $P = \\{x : <~p>\\}$ and $Q = \\{x : <~q>\\}$, where $P$ and $Q$ lie in $U$. Which set is <$it>?",
      "If $U = \\{x : x \\text{ is an integer}, 1 \\le x \\le <#most>\\}$, $P = \\{x : <~p>\\}$ and $Q = \\{x : <~q>\\}$, where $P$ and $Q$ are subsets of $U$, list the elements of <$it>.",
    ],
    ({ most, p, q, it }, { source }) => {
      const [inP, inQ, isIn] = [describedBy(p), describedBy(q), membership(it)];
      const universe = Array.from({ length: most }, (_, at) => at + 1);
      const elements = universe.filter((number) => isIn({ P: inP(number), Q: inQ(number) }));
      return source.options.map((option) => {
        const listed = /^\\\{([\d, ]*)\\\}$/.exec(formulaOf(option))?.[1];
        if (listed === undefined) throw new Error(`"${option}" is not a list of elements`);
        return listed.replaceAll(" ", "") === elements.join();
      });
    },
  ),
  "number-of-subsets": worded(
    [
      "$S$ is the set of the different letters of the word <word>. Find the number of <kind:proper subsets|subsets> of $S$.",
      "How many <kind:proper subsets|subsets> has the set of the letters of the word <word>?",
      "Find the number of <kind:proper subsets|subsets> of the set $T$ of the letters of the word <word>.",
    ],
    ({ word, kind }, { options }) => {
      const letters = [...new Set(word)];
      const subsets = [""];
      for (const letter of letters) subsets.push(...subsets.map((subset) => subset + letter));
      const proper = subsets.filter((subset) => subset.length < letters.length);
      return inUnit(options, kind === "subsets" ? subsets.length : proper.length);
    },
  ),
  "cardinality-of-a-union": worded(
    [
      "For the sets $P$ and $Q$ of members of two clubs, <$one>, <$two> and <$three>. Work out <$asked>.",
      "Given that <$one>, <$two> and <$three>, what is <$asked>?",
      "Two sets $P$ and $Q$ are such that <$one>, <$two> and <$three>. Calculate <$asked>.",
    ],
    ({ one, two, three, asked }, { options }) => {
      const known = new Map(
        [one, two, three].map((equation): [string, number] => {
          const [, set = "", count = ""] = /^n\((.+)\) = (\d+)$/.exec(equation) ?? [];
          return [set, Number(count)];
        }),
      );
      const unknown = /^n\((.+)\)$/.exec(asked)?.[1] ?? "";
      const count = onlyNumber((tried) => {
        const size = (set: string) => (set === unknown ? tried : (known.get(set) ?? Number.NaN));
        const both = size("P \\cap Q");
        const alone = [size("P") - both, size("Q") - both];
        return alone.every((left) => left >= 0) && both + alone.reduce((sum, left) => sum + left) === size("P \\cup Q");
      });
      return inUnit(options, count);
    },
  ),
};
