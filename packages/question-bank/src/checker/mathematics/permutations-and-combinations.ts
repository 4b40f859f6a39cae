import { inUnit } from "../reading/stated.ts";
import { listOf } from "../reading/text-table.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { arrangements, fillings, selections, upTo } from "./listing.ts";
import { onlyNumber } from "./only-number.ts";

/** The words that the letters make, each once. */
const words = (letters: string) =>
  new Set(arrangements([...letters], letters.length).map((word) => word.join(""))).size;

/**
 * The number of ways to seat people in a ring. The first person keeps the first seat, so that no ring is counted twice.
 */
function rings(people: number, condition: string): number {
  const orders = arrangements(upTo(people).slice(1), people - 1).map((others) => [1, ...others]);
  if (condition === "") return orders.length;
  const together = orders.filter((order) => {
    const [one, other] = [order.indexOf(2), order.indexOf(3)];
    return [1, people - 1].includes(Math.abs(one - other));
  });
  if (condition === ", if two of them insist on sitting together") return together.length;
  return orders.length - together.length;
}

const posts: Readonly<Record<string, number>> = {
  "a president and a secretary": 2,
  "a president, a secretary and a treasurer": 3,
};

const inOrder = (people: number, places: number) => arrangements(upTo(people), places).length;

/** The n of an equation such as "{}^{n}C_{2} = 36". */
function peopleIn(tex: string): number {
  const [, kind, size, ways] = /^\{\}\^\{n\}([PC])_\{(\d)\} = (\d+)$/.exec(tex) ?? [];
  if (!kind) throw new Error(`"${tex}" is not understood`);
  const list = kind === "P" ? arrangements : selections;
  return onlyNumber((people) => list(upTo(people), Number(size)).length === Number(ways), 60);
}

export const permutationsAndCombinations: SubjectChecker = {
  "arrange-letters": worded(
    [
      "Find the number of different arrangements of all the letters of the word <word>.",
      "How many different arrangements can be made with all the letters of <word>?",
      "In how many different ways can the letters of the word <word> be arranged?",
    ],
    ({ word }, { options }) => {
      if (!/^[A-Z]+$/.test(word)) throw new Error(`"${word}" is not a word`);
      return inUnit(options, words(word));
    },
  ),
  committee: worded(
    [
      "A committee of <#a> <:man|men> and <#b> <:woman|women> is to be chosen from <#men> men and <#women> women. In how many ways can this be done?",
      "A delegation of <#a> <:teacher|teachers> and <#b> <:parent|parents> is picked from <#men> teachers and <#women> parents. How many different delegations are possible?",
      "In how many ways can <#a> <:boy|boys> and <#b> <:girl|girls> be selected from <#men> boys and <#women> girls to represent a school?",
    ],
    ({ a, b, men, women }, { options }) => {
      const people = [...upTo(men), ...upTo(women).map((number) => -number)];
      const chosen = selections(people, a + b).filter((group) => group.filter((person) => person > 0).length === a);
      return inUnit(options, chosen.length);
    },
  ),
  "fill-positions": either(
    worded(
      [
        "A club of <#people> members elects <places>, and nobody may hold two posts. In how many ways can the posts be filled?",
      ],
      ({ people, places }, { options }) => {
        const count = posts[places];
        if (!count) throw new Error(`"${places}" are not known posts`);
        return inUnit(options, inOrder(people, count));
      },
    ),
    worded(
      ["How many ways are there for <#some> of <#people> passengers to sit in <#seats> numbered seats?"],
      ({ some, people, seats }, { options }) => {
        if (some !== seats) throw new Error("a seat stays empty");
        return inUnit(options, inOrder(people, seats));
      },
    ),
    worded(
      ["In how many ways can the <prizes> prizes be given to <#people> competitors, if no one wins two prizes?"],
      ({ prizes, people }, { options }) => {
        const given = prizes.split(/, | and /);
        const known = ["first", "second", "third", "fourth", "fifth"];
        if (given.some((prize, at) => prize !== known[at])) throw new Error(`"${prizes}" are not known prizes`);
        return inUnit(options, inOrder(people, given.length));
      },
    ),
  ),
  "form-numbers": worded(
    [
      "How many <#size>-digit <kind:odd numbers|even numbers|numbers> can be formed from the digits <~digits> if <how:no digit is repeated|digits may be repeated>?",
      "Number plates show <#size>-digit <kind:odd numbers|even numbers|numbers> made from the digits <~digits>. How many are possible if <how:no digit is repeated|digits may be repeated>?",
      "Using the digits <~digits>, how many <kind:odd numbers|even numbers|numbers> of <#size> digits can be made, if <how:no digit is repeated|digits may be repeated>?",
    ],
    ({ size, kind, digits, how }, { options }) => {
      const listed = listOf(digits);
      if (new Set(listed).size < listed.length || listed.some((digit) => digit > 9))
        throw new Error(`"${digits}" are not digits`);
      const made = (how === "digits may be repeated" ? fillings : arrangements)(listed, size).map((figures) =>
        Number(figures.join("")),
      );
      const whole = made.filter((number) => `${number}`.length === size);
      const rest = kind === "odd numbers" ? 1 : 0;
      return inUnit(options, kind === "numbers" ? whole.length : whole.filter((number) => number % 2 === rest).length);
    },
  ),
  "solve-for-n": either(
    worded(
      [
        "A captain and an assistant can be chosen from $n$ players in <#ways> ways, so that <$it>. Find $n$.",
        "Each of $n$ people at a meeting shakes hands once with every other, <#ways> handshakes in all, so that <$it>. Find $n$.",
      ],
      ({ ways, it }, { source, options }) => {
        const wanted = source.body.includes("handshakes") ? "C" : "P";
        if (!it.includes(`${wanted}_`) || !it.endsWith(` = ${ways}`)) throw new Error(`"${it}" does not say it`);
        return inUnit(options, peopleIn(it));
      },
    ),
    worded(["Find the value of $n$ for which <$it>.", "If <$it>, find $n$."], ({ it }, { options }) =>
      inUnit(options, peopleIn(it)),
    ),
  ),
  "circular-arrangements": worded(
    [
      "<#people> friends sit round a fire in a circle. In how many different orders can they sit<condition:|, if two of them insist on sitting together|, if two of them refuse to sit together>?",
      "Find the number of ways of seating <#people> delegates at a round table<condition:|, if two of them insist on sitting together|, if two of them refuse to sit together>.",
      "In how many ways can <#people> people sit round a circular table<condition:|, if two of them insist on sitting together|, if two of them refuse to sit together>?",
    ],
    ({ people, condition }, { options }) => inUnit(options, rings(people, condition)),
  ),
};
