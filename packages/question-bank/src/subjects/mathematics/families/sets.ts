import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { circle, figure, label } from "../figures.ts";
import { count, whole } from "../number-text.ts";
import { towns } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("sets");

const twoSets = family(
  "two-set-survey",
  about("Solve problems on two sets with a Venn diagram", "easy", "SS1", 14),
  (draw) => {
    const [onlyA, onlyB, both, neither] = [draw.int(6, 30), draw.int(5, 28), draw.int(3, 16), draw.int(2, 12)];
    const [a, b] = [onlyA + both, onlyB + both];
    const total = onlyA + onlyB + both + neither;
    return pose(draw, {
      ask: [
        `In a class of ${total} students, ${a} offer Chemistry, ${b} offer Economics and ${neither} offer neither subject. How many offer both?`,
        `Of ${total} traders in a market, ${a} sell rice, ${b} sell beans and ${neither} sell neither. How many sell both rice and beans?`,
        `At a sports club with ${total} members, ${a} play football, ${b} play table tennis and ${neither} play neither game. How many play both games?`,
      ],
      right: both,
      write: whole(),
      slips: either(whole(), [
        [a + b - total, "forgot those who belong to neither set"],
        [a + b + neither - total + neither, "took those in neither set away twice"],
        [total - neither, "found the number in at least one set"],
        [onlyA, "gave the number in the first set only"],
        [onlyB, "gave the number in the second set only"],
        [onlyA + onlyB, "found the number in exactly one set"],
      ]),
      working: [
        "Take those in neither set away first: all the others are in at least one set.",
        `In at least one set: $${total} - ${neither} = ${total - neither}$.`,
        `The two sets together count $${a} + ${b} = ${a + b}$, those in both twice.`,
        `In both: $${a + b} - ${total - neither} = ${both}$, so the number is ${both}.`,
      ],
    });
  },
);

const vennDiagram = family(
  "venn-diagram-regions",
  about("Read the regions of a Venn diagram", "easy", "SS1"),
  (draw) => {
    const [onlyA, onlyB, both, neither] = [draw.int(4, 30), draw.int(4, 30), draw.int(2, 18), draw.int(1, 15)];
    const total = onlyA + onlyB + both + neither;
    const [p, q] = draw.pick([
      ["P", "Q"],
      ["A", "B"],
      ["M", "N"],
      ["X", "Y"],
    ] as const);
    const asked = draw.pick([
      {
        text: `$n(${p} \\cup ${q})$`,
        key: onlyA + onlyB + both,
        how: `${onlyA} + ${both} + ${onlyB}`,
        why: "adds every region inside the circles",
      },
      {
        text: `$n(${p}')$`,
        key: onlyB + neither,
        how: `${onlyB} + ${neither}`,
        why: `adds every region outside $${p}$`,
      },
      {
        text: `$n(${q}')$`,
        key: onlyA + neither,
        how: `${onlyA} + ${neither}`,
        why: `adds every region outside $${q}$`,
      },
      {
        text: `$n[(${p} \\cap ${q})']$`,
        key: total - both,
        how: `${onlyA} + ${onlyB} + ${neither}`,
        why: "adds every region outside the overlap",
      },
      {
        text: `$n(${p} \\cup ${q}')$`,
        key: onlyA + both + neither,
        how: `${onlyA} + ${both} + ${neither}`,
        why: `leaves out only the part of $${q}$ outside $${p}$`,
      },
    ]);
    return pose(draw, {
      ask: [
        `The Venn diagram shows the number of elements in each region. Find ${asked.text}.`,
        `From the Venn diagram, in which the numbers count the elements, what is ${asked.text}?`,
        `The numbers in the Venn diagram are numbers of elements. Calculate ${asked.text}.`,
      ],
      right: asked.key,
      write: whole(),
      slips: either(whole(), [
        [onlyA + onlyB, "counted the elements in exactly one of the sets"],
        [both, "gave the intersection"],
        [neither, "gave the elements outside both sets"],
        [onlyA + both, `gave the number of elements of ${p}`],
        [onlyB + both, `gave the number of elements of ${q}`],
        [onlyA + onlyB + both, "gave the number of elements of the union"],
        [total, "counted every element of the universal set"],
      ]),
      working: `${asked.text} ${asked.why}; from the diagram: ${asked.how} = ${asked.key}.`,
      picture: figure(
        300,
        180,
        [
          `<rect x="6" y="6" width="288" height="168"/>`,
          circle([120, 90], 62),
          circle([185, 90], 62),
          label([70, 35], p),
          label([236, 35], q),
          label([92, 95], String(onlyA)),
          label([152, 95], String(both)),
          label([213, 95], String(onlyB)),
          label([274, 165], String(neither)),
        ],
        `Venn diagram of two overlapping sets ${p} and ${q}: ${onlyA} in ${p} only, ${both} in both, ${onlyB} in ${q} only and ${neither} outside.`,
      ),
    });
  },
);

const threeSets = family(
  "three-set-survey",
  { ...about("Solve problems on three sets with a Venn diagram", "hard", "SS1"), pool: "paper" },
  (draw) => {
    const all = draw.int(2, 9);
    const [ab, bc, ac] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
    const [a, b, c] = [draw.int(4, 20), draw.int(4, 20), draw.int(4, 20)];
    const neither = draw.int(2, 10);
    const total = a + b + c + ab + bc + ac + all + neither;
    const [nA, nB, nC] = [a + ab + ac + all, b + ab + bc + all, c + bc + ac + all];
    const [nAB, nBC, nAC] = [ab + all, bc + all, ac + all];
    const singles = nA + nB + nC;
    const pairs = nAB + nBC + nAC;
    const union = total - neither;
    const town = draw.pick(towns);
    return pose(draw, {
      ask: [
        `Of ${total} readers at a library in ${town}, ${nA} read novels, ${nB} read newspapers and ${nC} read magazines; ${nAB} read novels and newspapers, ${nBC} read newspapers and magazines, ${nAC} read novels and magazines, and ${neither} read none of these. How many read all three?`,
        `In a survey of ${total} families in ${town}, ${nA} eat rice, ${nB} eat yam and ${nC} eat beans; ${nAB} eat rice and yam, ${nBC} eat yam and beans, ${nAC} eat rice and beans, while ${neither} eat none of the three. How many families eat all three?`,
        `A school in ${town} asked ${total} students about sport: ${nA} run, ${nB} swim and ${nC} cycle; ${nAB} run and swim, ${nBC} swim and cycle, ${nAC} run and cycle, and ${neither} do none of these. How many do all three?`,
      ],
      right: all,
      write: whole(),
      slips: either(whole(), [
        [total - singles + pairs, "forgot to take away those in none of the sets"],
        [Math.min(nAB, nBC, nAC), "took the smallest overlap for those in all three"],
        [
          Math.abs(all - neither),
          `took those in none of the sets away twice${all < neither ? " and dropped the minus sign" : ""}`,
        ],
        [Math.min(ab, bc, ac), "found the smallest number in exactly two sets"],
        [all + 1, "made an error of one in the sum"],
        [all * 3, "counted those in all three sets three times"],
      ]),
      check: (v) =>
        `With ${v} in all three, $${singles} - ${pairs} + ${v} = ${singles - pairs + v}$ would be in at least one set, but ${union} are.`,
      working: [
        "Take those in none of the sets away first: all the others are in at least one set.",
        `In at least one set: $${total} - ${neither} = ${union}$.`,
        `The sets add up to $${nA} + ${nB} + ${nC} = ${singles}$, the overlaps to $${nAB} + ${nBC} + ${nAC} = ${pairs}$.`,
        `Sets minus overlaps plus all three make the union: $${singles} - ${pairs} + x = ${union}$.`,
        `$${singles} - ${pairs} = ${singles - pairs}$ and $x = ${union} - ${singles - pairs} = ${all}$, so the number is ${all}.`,
      ],
    });
  },
);

const braces = (numbers: readonly number[]) => (numbers.length === 0 ? "\\varnothing" : `\\{${numbers.join(", ")}\\}`);

const rules = [
  { words: "x \\text{ is a prime number}", test: (x: number) => [2, 3, 5, 7, 11, 13, 17, 19].includes(x) },
  { words: "x \\text{ is an even number}", test: (x: number) => x % 2 === 0 },
  { words: "x \\text{ is an odd number}", test: (x: number) => x % 2 === 1 },
  { words: "x \\text{ is a multiple of } 3", test: (x: number) => x % 3 === 0 },
  { words: "x \\text{ is a factor of } 12", test: (x: number) => 12 % x === 0 },
  { words: "x \\text{ is a factor of } 18", test: (x: number) => 18 % x === 0 },
  { words: "x \\text{ is a perfect square}", test: (x: number) => [1, 4, 9, 16].includes(x) },
  { words: "x \\text{ is a multiple of } 4", test: (x: number) => x % 4 === 0 },
] as const;

const listElements = family(
  "list-the-elements",
  { ...about("Find unions, intersections and complements of listed sets", "medium", "SS1", 14), pool: "paper" },
  (draw) => {
    const top = draw.int(9, 15);
    const universe = Array.from({ length: top }, (_, i) => i + 1);
    const [one, two] = draw.some(rules, 2) as [(typeof rules)[number], (typeof rules)[number]];
    const inP = (x: number) => one.test(x);
    const inQ = (x: number) => two.test(x);
    const where = (test: (x: number) => boolean) => universe.filter(test);
    const asked = draw.pick([
      { text: "P \\cap Q", test: (x: number) => inP(x) && inQ(x), say: "lie in both sets" },
      { text: "P \\cap Q'", test: (x: number) => inP(x) && !inQ(x), say: "lie in $P$ but not in $Q$" },
      { text: "P' \\cap Q", test: (x: number) => !inP(x) && inQ(x), say: "lie in $Q$ but not in $P$" },
      { text: "(P \\cup Q)'", test: (x: number) => !inP(x) && !inQ(x), say: "lie in neither set" },
    ]);
    const key = where(asked.test);
    if (key.length < 2 || key.length > 6) return null;
    const given = `$U = \\{x : x \\text{ is an integer}, 1 \\le x \\le ${top}\\}$, $P = \\{x : ${one.words}\\}$ and $Q = \\{x : ${two.words}\\}$`;
    return pose(draw, {
      ask: [
        `If ${given}, where $P$ and $Q$ are subsets of $U$, list the elements of $${asked.text}$.`,
        `Given ${given}, with $P \\subset U$ and $Q \\subset U$, find $${asked.text}$.`,
        `Let ${given}, where $P$ and $Q$ lie in $U$. Which set is $${asked.text}$?`,
      ],
      right: key,
      write: (list) => (list.length > 0 && list.length < 9 ? `$${braces(list)}$` : null),
      slips: [
        [where((x) => inP(x) && inQ(x)), "gave the intersection of the two sets"],
        [where((x) => inP(x) && !inQ(x)), "gave the elements of P that are not in Q"],
        [where((x) => !inP(x) && inQ(x)), "gave the elements of Q that are not in P"],
        [where((x) => !inP(x) && !inQ(x)), "gave the elements outside both sets"],
        [key.slice(1), "overlooked the first element"],
        [key.slice(0, -1), "overlooked the last element"],
        [where(inP), "gave all of P"],
        [where(inQ), "gave all of Q"],
      ],
      working: `In $U$, $P = ${braces(where(inP))}$ and $Q = ${braces(where(inQ))}$. The elements that ${asked.say} are $${braces(key)}$.`,
    });
  },
);

const words = [
  "BENUE",
  "IMO",
  "OGUN",
  "DELTA",
  "PLATEAU",
  "KADUNA",
  "LAGOS",
  "ANAMBRA",
  "ENUGU",
  "BORNO",
  "TARABA",
  "EKITI",
];

const subsets = family(
  "number-of-subsets",
  about("Find the number of subsets of a finite set", "easy", "SS1"),
  (draw) => {
    const word = draw.pick(words);
    const letters = new Set(word);
    const n = letters.size;
    const proper = draw.chance(0.4);
    const key = proper ? 2 ** n - 1 : 2 ** n;
    const kind = proper ? "proper subsets" : "subsets";
    return pose(draw, {
      ask: [
        `How many ${kind} has the set of the letters of the word ${word}?`,
        `$S$ is the set of the different letters of the word ${word}. Find the number of ${kind} of $S$.`,
        `Find the number of ${kind} of the set $T$ of the letters of the word ${word}.`,
      ],
      right: key,
      write: whole(),
      slips: [
        [
          proper ? 2 ** n : 2 ** n - 1,
          proper ? "counted the set itself as a proper subset" : "left out the empty set or the set itself",
        ],
        [
          word.length === n ? n * n : proper ? 2 ** word.length - 1 : 2 ** word.length,
          word.length === n ? "squared the number of elements" : "counted every letter of the word, repeated ones too",
        ],
        [2 * n, "took 2 × n instead of $2^n$"],
        [proper ? 2 ** (n - 1) - 1 : 2 ** (n - 1), "counted one element too few"],
        [n * n, "squared the number of elements"],
        [n, "gave the number of elements"],
      ],
      working: [
        `The different letters are ${[...letters].join(", ")}, so the set has ${n} elements.`,
        `A set of $n$ elements has $2^n$ subsets, for each element is in or out: $2^{${n}} = ${2 ** n}$${proper ? "" : `, so the answer is ${key}`}.`,
        ...(proper
          ? [`A proper subset is not the set itself: $${2 ** n} - 1 = ${key}$, so there are ${key} proper subsets.`]
          : []),
      ],
    });
  },
);

const cardinality = family(
  "cardinality-of-a-union",
  about("Use the rule for the number of elements of a union", "easy", "SS1"),
  (draw) => {
    const [onlyA, onlyB, both] = [draw.int(5, 40), draw.int(5, 40), draw.int(3, 20)];
    const [a, b, union] = [onlyA + both, onlyB + both, onlyA + onlyB + both];
    const forms = [
      {
        given: `$n(P) = ${a}$, $n(Q) = ${b}$ and $n(P \\cap Q) = ${both}$`,
        want: "n(P \\cup Q)",
        key: union,
        from: "Here ",
        how: `${a} + ${b} − ${both}`,
        tempting: a + b,
        slip: "forgot to subtract the intersection, which was counted twice",
        sum: a + b + both,
        last: [Math.abs(a - b), "subtracted the number of one set from that of the other"],
      },
      {
        given: `$n(P) = ${a}$, $n(Q) = ${b}$ and $n(P \\cup Q) = ${union}$`,
        want: "n(P \\cap Q)",
        key: both,
        from: "So $n(P \\cap Q) = n(P) + n(Q) - n(P \\cup Q)$. Here ",
        how: `${a} + ${b} − ${union}`,
        tempting: union - Math.max(a, b),
        slip: "subtracted only one of the sets from the union",
        sum: a + b + union,
        last: [Math.abs(a - b), "subtracted the number of one set from that of the other"],
      },
      {
        given: `$n(P \\cup Q) = ${union}$, $n(P) = ${a}$ and $n(P \\cap Q) = ${both}$`,
        want: "n(Q)",
        key: b,
        from: "So $n(Q) = n(P \\cup Q) - n(P) + n(P \\cap Q)$. Here ",
        how: `${union} − ${a} + ${both}`,
        tempting: onlyB,
        slip: "forgot to add the intersection",
        sum: union + a + both,
        last: [union + a - both, "added $n(P)$ and subtracted the intersection"],
      },
    ] as const;
    const form = draw.pick(forms);
    return pose(draw, {
      ask: [
        `If ${form.given}, find $${form.want}$.`,
        `Two sets $P$ and $Q$ are such that ${form.given}. Calculate $${form.want}$.`,
        `Given that ${form.given}, what is $${form.want}$?`,
        `For the sets $P$ and $Q$ of members of two clubs, ${form.given}. Work out $${form.want}$.`,
      ],
      right: form.key,
      write: whole(),
      slips: [
        [form.tempting, form.slip],
        [form.sum, "added all three numbers that are given"],
        [onlyA + onlyB, "counted only the elements in exactly one set"],
        [onlyA, "counted only the elements of P that are not in Q"],
        [
          form.key + both,
          form.key !== both
            ? "counted the intersection once too often"
            : union === 2 * both
              ? "gave the number in the union"
              : "counted each element of the intersection twice",
        ],
        form.last,
      ],
      working: `Use $n(P \\cup Q) = n(P) + n(Q) - n(P \\cap Q)$, because $n(P) + n(Q)$ counts those in both sets twice. ${form.from}$${form.want}$ is ${form.how} = ${count(form.key)}.`,
    });
  },
);

export const sets = [twoSets, vennDiagram, threeSets, listElements, subsets, cardinality];
