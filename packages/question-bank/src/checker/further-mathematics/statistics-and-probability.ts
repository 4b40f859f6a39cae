import { inLowestTerms } from "../mathematics/identities.ts";
import { arrangements, selections, upTo } from "../mathematics/listing.ts";
import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { listOf, tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const lowest = (options: readonly string[], value: number) =>
  inFigures(options, value).map((right, at) => right && inLowestTerms(options[at] ?? ""));

/** Half of the mean squared difference of all pairs. This way no mean is needed. */
const varianceOf = (numbers: readonly number[]) =>
  mean(numbers.flatMap((one) => numbers.map((other) => (one - other) ** 2))) / 2;

/** How closely two rankings agree: the correlation of the ranks, treated as plain numbers. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const together = mean(one.map((value, at) => (value - mean(one)) * ((other[at] ?? Number.NaN) - mean(other))));
  return together / Math.sqrt(varianceOf(one) * varianceOf(other));
}

/** A row of a table as ranks. Each rank from first to last must be used once. */
function ranksIn([, ...cells]: readonly string[]): number[] {
  const ranks = cells.map(numberIn);
  if ([...ranks].sort((a, b) => a - b).some((rank, at) => rank !== at + 1)) throw new Error(`${cells} are no ranks`);
  return ranks;
}

/** The probability of this many successes, updated trial by trial. */
function chanceOf(successes: number, trials: number, each: number): number {
  let chances = [1];
  for (let trial = 0; trial < trials; trial++)
    chances = [...chances, 0].map((chance, at) => chance * (1 - each) + (chances[at - 1] ?? 0) * each);
  return chances[successes] ?? Number.NaN;
}

const ways = (from: number, count: number) => selections(upTo(from), count).length;

const given = "$P(A) = <~a>$, $P(B) = <~b>$ and $P(A <set:\\cap|\\cup> B) = <~other>$" as const;

export const statisticsAndProbability: SubjectChecker = {
  "variance-of-numbers": either(
    worded(
      ["The marks of <#count> pupils in a test are <~list>. What is the variance of the marks?"],
      ({ count, list }, { options }) => {
        const numbers = listOf(list);
        if (numbers.length !== count) throw new Error(`${numbers.length} marks of ${count} pupils`);
        return inUnit(options, varianceOf(numbers));
      },
    ),
    worded(["Find the variance of the numbers <~list>."], ({ list }, { options }) =>
      inUnit(options, varianceOf(listOf(list))),
    ),
  ),
  "rank-correlation": worded(
    ["The table shows two sets of ranks.\n\n<~table>\n\nCalculate Spearman's rank correlation coefficient."],
    ({ table }, { source }) => {
      const [, one, other, ...more] = tableIn(table);
      if (!one || !other || more.length) throw new Error("two rankings were looked for");
      return lowest(source.options, correlation(ranksIn(one), ranksIn(other)));
    },
  ),
  "binomial-distribution": worded(
    [
      "A seed of a certain kind germinates with probability <$each>. If <#trials> seeds are planted independently, what is the probability that exactly <#successes> <:germinates|germinate>?",
      "The probability that <_who> hits a target with one shot is <$each>. In <#trials> independent shots, find the probability of exactly <#successes> <:hits|hit>.",
      "The probability that a bus arrives on time is <$each> on any day. Find the probability that it is on time on exactly <#successes> of <#trials> independent days.",
    ],
    ({ each, trials, successes }, { source }) => lowest(source.options, chanceOf(successes, trials, evaluated(each))),
  ),
  "conditional-probability": worded(
    [
      `For two events $A$ and $B$, ${given}. Calculate $P(A | B)$.`,
      `Given that ${given}, what is the probability of $A$ when $B$ has happened, $P(A | B)$?`,
      `If ${given}, find $P(A | B)$.`,
    ],
    ({ a, b, set, other }, { source }) => {
      const [ofA, ofB] = [evaluated(a), evaluated(b)];
      // The sum of the two probabilities counts what belongs to both twice.
      const ofBoth = set === "\\cap" ? evaluated(other) : ofA + ofB - evaluated(other);
      if (ofBoth > Math.min(ofA, ofB) || ofA + ofB - ofBoth > 1 + 1e-9) throw new Error("no such events can be");
      // The share of the cases with B that also have A.
      return source.options.map(
        (option) => alike(evaluated(formulaOf(option)) * ofB, ofBoth) && inLowestTerms(formulaOf(option)),
      );
    },
  ),
  "restricted-committee": worded(
    [
      "In how many ways can a committee of <#one> men and <#other> <:woman|women> be chosen from <#ones> men and <#others> women?",
      "From <#ones> boys and <#others> girls, a team of <#one> boys and <#other> <:girl|girls> is to be picked. How many different teams are possible?",
      "A panel must have <#one> teachers and <#other> <:parent|parents>. In how many ways can it be formed from <#ones> teachers and <#others> parents?",
    ],
    ({ one, ones, other, others }, { options }) => inUnit(options, ways(ones, one) * ways(others, other)),
  ),
  "letters-of-a-word": worded(
    [
      "How many different arrangements can be made from all the letters of <word>?",
      "In how many ways can the letters of the word <word> be arranged?",
      "Find the number of ways in which all the letters of <word> can be arranged in a row.",
    ],
    ({ word }, { options }) => {
      if (!/^[A-Z]+$/.test(word)) throw new Error(`"${word}" is not one word`);
      const written = arrangements([...word], word.length).map((letters) => letters.join(""));
      return inUnit(options, new Set(written).size);
    },
  ),
};
