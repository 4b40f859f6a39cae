import { inFigures } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { inLowestTerms } from "./identities.ts";
import { arrangements, fillings, share, upTo } from "./listing.ts";
import { total } from "./progression.ts";

const asFraction = ({ source }: PosedQuestion, value: number) =>
  inFigures(source.options, value).map((right, at) => right && inLowestTerms(source.options[at] ?? ""));

/** One entry in the list for every ball in a bag: its colour. */
const bag = (...contents: [number, string][]) =>
  contents.flatMap(([count, colour]) => Array<string>(count).fill(colour));

const divisible = (number: number, by: number) => number % by === 0;

/** The numbers that fit "a multiple of 3 or 5", "a prime number" and similar descriptions. */
function described(kind: string): (number: number) => boolean {
  if (kind === "a prime number") return (number) => upTo(number).filter((by) => divisible(number, by)).length === 2;
  if (kind === "a perfect square") return (number) => upTo(number).some((side) => side * side === number);
  const [, what, one, other] = /^an? (\w+)(?: of (\d+)(?: or (\d+))?)?(?: number)?$/.exec(kind) ?? [];
  if (what === "factor" && one && !other) return (number) => divisible(Number(one), number);
  if (what === "multiple" && one)
    return (number) => [one, other].some((by) => by !== undefined && divisible(number, Number(by)));
  if ((what === "odd" || what === "even") && !one) return (number) => divisible(number, 2) === (what === "even");
  throw new Error(`"${kind}" describes no known numbers`);
}

/** "6", "at least 8", "less than 5" as a condition. */
function compared(text: string, figure: (word: string) => number): (number: number) => boolean {
  const [, how, word = ""] = /^(exactly |at least |at most |less than |more than |)(\w+)$/.exec(text) ?? [];
  const bound = figure(word);
  if (how === undefined || !Number.isInteger(bound)) throw new Error(`"${text}" compares nothing`);
  if (how === "at least ") return (number) => number >= bound;
  if (how === "at most ") return (number) => number <= bound;
  if (how === "less than ") return (number) => number < bound;
  if (how === "more than ") return (number) => number > bound;
  return (number) => number === bound;
}

const spelled = ["nought", "one", "two", "three", "four", "five", "six"];
const figureOf = (word: string) => {
  const figure = spelled.indexOf(word.toLowerCase());
  if (figure < 0) throw new Error(`"${word}" is no number`);
  return figure;
};

/** Two people try independently. Lists how many succeed in each case, with the probability of the case. */
function whenTwoTry(one: number, other: number, isSo: (successes: number) => boolean): number {
  const cases = fillings([true, false], 2).map(([first, second]) => ({
    chance: (first ? one : 1 - one) * (second ? other : 1 - other),
    successes: [first, second].filter(Boolean).length,
  }));
  return total(cases.filter(({ successes }) => isSo(successes)).map(({ chance }) => chance));
}

const outcomes: Readonly<Record<string, (successes: number) => boolean>> = {
  "both succeed": (successes) => successes === 2,
  "neither succeeds": (successes) => successes === 0,
  "at least one of them succeeds": (successes) => successes >= 1,
  "exactly one of them succeeds": (successes) => successes === 1,
};

export const probability: SubjectChecker = {
  "single-draw": worded(
    [
      "A bag contains <#a> <red>, <#b> <blue> and <#c> <green> balls. One ball is picked at random. Find the probability that it is <wanted>.",
      "A tin holds <#a> <red>, <#b> <blue> and <#c> <green> sweets of equal size. Calculate the probability that a sweet taken at random is <wanted>.",
      "In a box there are <#a> <red>, <#b> <blue> and <#c> <green> buttons. If one is drawn at random, what is the probability that it is <wanted>?",
    ],
    ({ a, b, c, red, blue, green, wanted }, posed) => {
      const colour = wanted.replace(/^not /, "");
      if (![red, blue, green].includes(colour)) throw new Error(`nothing is ${colour}`);
      const drawn = bag([a, red], [b, blue], [c, green]);
      return asFraction(
        posed,
        share(drawn, (one) => (one === colour) === (wanted === colour)),
      );
    },
  ),
  "number-cards": worded(
    [
      "A number is chosen at random from the whole numbers 1 to <#last>. Find the probability that it is <~kind>.",
      "Cards numbered 1 to <#last> are shuffled and one is drawn. What is the probability that its number is <~kind>?",
      "Raffle tickets are numbered from 1 to <#last>. If one ticket is picked at random, calculate the probability that its number is <~kind>.",
    ],
    ({ last, kind }, posed) => asFraction(posed, share(upTo(last), described(kind))),
  ),
  "two-dice": worded(
    [
      "A fair die is thrown twice. What is the probability of getting a total <~wanted>?",
      "In a game of ludo two fair dice are rolled. Calculate the probability of a total <~wanted>.",
      "Two fair dice are thrown together. Find the probability of a total <~wanted>.",
    ],
    ({ wanted }, posed) => {
      const fits = compared(wanted.replace(/^of /, ""), Number);
      return asFraction(
        posed,
        share(fillings(upTo(6), 2), (throws) => fits(total(throws))),
      );
    },
  ),
  "tossing-coins": worded(
    [
      "A fair coin is tossed <count> times. Find the probability of getting <wanted> <:head|heads>.",
      "Before a match a referee tosses a fair coin <count> times in practice. Calculate the probability of <wanted> <:head|heads>.",
      "<count> fair coins are tossed together. What is the probability of <wanted> <:head|heads>?",
    ],
    ({ count, wanted }, posed) => {
      const fits = compared(wanted, figureOf);
      const tosses = fillings(["head", "tail"], figureOf(count));
      return asFraction(
        posed,
        share(tosses, (sides) => fits(sides.filter((side) => side === "head").length)),
      );
    },
  ),
  "independent-events": worded(
    [
      "<_a> hits a target with probability <$one> and <_b> with probability <$other>. They shoot independently, once each. What is the probability that <what>?",
      "Independently of each other, <_a> and <_b> solve a puzzle with probabilities <$one> and <$other>. Calculate the probability that <what>.",
      "The probabilities that <_a> and <_b> pass a driving test are <$one> and <$other> respectively. If the results are independent, find the probability that <what>.",
    ],
    ({ one, other, what }, posed) => {
      const isSo = outcomes[what];
      if (!isSo) throw new Error(`"${what}" is not understood`);
      return asFraction(posed, whenTwoTry(evaluated(one), evaluated(other), isSo));
    },
  ),
  "two-draws-without-replacement": worded(
    [
      "A bag contains <#a> <red> and <#b> <blue> balls. Two balls are drawn one after the other without replacement. Find the probability that <what>.",
      "From a box of <#a> <red> and <#b> <blue> pens, two pens are picked at random without replacement. What is the probability that <what>?",
      "Two beads are taken at random, without replacement, from a bowl with <#a> <red> and <#b> <blue> beads. Calculate the probability that <what>.",
    ],
    ({ a, b, red, blue, what }, posed) => {
      const draws = arrangements(bag([a, red], [b, blue]), 2);
      const colour = /^both are (\w+)$/.exec(what)?.[1];
      if (colour === red || colour === blue)
        return asFraction(
          posed,
          share(draws, (pair) => pair.every((one) => one === colour)),
        );
      if (what !== "both are of the same colour" && what !== "they are of different colours")
        throw new Error(`"${what}" is not understood`);
      const wantAlike = what === "both are of the same colour";
      return asFraction(
        posed,
        share(draws, ([one, other]) => (one === other) === wantAlike),
      );
    },
  ),
};
