// Tests whether the positions of the correct answer could be random, in every family of computed questions and every
// file of written ones.
import { optionLetters } from "@sabiprep/exam";
import type { BankQuestion } from "./authoring.ts";
import { fifthOf } from "./fifth-option.ts";

/** The order of the options in a four-option paper. */
export const withoutFifth = (question: BankQuestion, order: readonly string[]): string[] => {
  const fifth = fifthOf(question)?.text;
  return order.filter((text) => text !== fifth);
};

/** Smaller groups are not tested, because they prove nothing. */
const FEWEST = 20;
/** For three degrees of freedom, random data exceed this chi-square value once in a thousand times. */
const ONCE_IN_A_THOUSAND = 16.27;

function chiSquare(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return fair === 0 ? 0 : counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

const groupOf = ({ computed, family, subject, topic, pool }: BankQuestion): string =>
  computed ? family : `${subject}/${topic} (${pool})`;

type Orders = ReadonlyMap<string, readonly string[]>;

/** How many keys each of the four letters has. */
function placesOf(questions: readonly BankQuestion[], orders: Orders): number[] {
  const counts = [0, 0, 0, 0];
  for (const question of questions) {
    const place = withoutFifth(question, orders.get(question.key) ?? []).indexOf(question.right);
    if (place >= 0 && place < counts.length) counts[place]! += 1;
  }
  return counts;
}

export const isUneven = (questions: readonly BankQuestion[], orders: Orders): boolean =>
  questions.length >= FEWEST && chiSquare(placesOf(questions, orders)) > ONCE_IN_A_THOUSAND;

/** Groups in which the key prefers a letter, with the number of keys for each of the four letters. */
export const unevenKeys = (questions: readonly BankQuestion[], orders: Orders) =>
  [...Map.groupBy(questions, groupOf)]
    .filter(([, members]) => isUneven(members, orders))
    .map(([group, questions]) => ({
      group,
      questions,
      counts: placesOf(questions, orders)
        .map((count, at) => `${optionLetters[at]} ${count}`)
        .join(", "),
    }));
