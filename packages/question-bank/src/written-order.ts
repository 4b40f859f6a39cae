// The order in which a question's options are written. It depends on the question's own key, so it does not change when
// other questions are added or removed. A few questions are drawn again only when the keys of a subject, a family or a
// file would prefer a letter.
import type { BankQuestion } from "./authoring.ts";
import { drawing, fnv1a } from "./draw.ts";
import { isUneven, unevenKeys, withoutFifth } from "./key-positions.ts";

const MAX_DRAWS = 30;
/** How far a letter may be from its fair share. The gate allows a fifth. */
const TOLERANCE = 0.15;

/** Orders for all questions of one subject, by key. */
export function writtenOrders(questions: readonly BankQuestion[]): Map<string, string[]> {
  const letters = new LetterCount();
  const orders = new Map<string, string[]>();
  for (const question of questions) {
    const order = question.order ?? drawnOrder(question, 0);
    letters.add(placesOf(question, order), 1);
    orders.set(question.key, order);
  }
  const byHash = questions.filter(({ order }) => !order).map((question) => ({ question, hash: fnv1a(question.key) }));
  for (const { question } of byHash.sort((a, b) => a.hash - b.hash)) {
    if (letters.lean() === 0) break;
    orders.set(question.key, betterOrder(question, orders.get(question.key) ?? [], letters));
  }
  for (const { questions: group } of unevenKeys(questions, orders)) spreadKeys(group, orders);
  return orders;
}

/** Draws the orders of one family or file again, question by question, until its keys prefer no letter. */
function spreadKeys(group: readonly BankQuestion[], orders: Map<string, string[]>): void {
  for (let attempt = MAX_DRAWS; attempt < 2 * MAX_DRAWS; attempt++)
    for (const question of group) {
      if (!isUneven(group, orders)) return;
      if (!question.order) orders.set(question.key, drawnOrder(question, attempt));
    }
}

const drawnOrder = (question: BankQuestion, attempt: number): string[] =>
  drawing(`${question.key}#${attempt}`).shuffle([question.right, ...question.wrong.map(({ text }) => text)]);

/** The first other order that spreads the letters of the subject more evenly. If there is none, the current order. */
function betterOrder(question: BankQuestion, order: string[], letters: LetterCount): string[] {
  const lean = letters.lean();
  letters.add(placesOf(question, order), -1);
  for (let attempt = 1; attempt < MAX_DRAWS; attempt++) {
    const other = drawnOrder(question, attempt);
    letters.add(placesOf(question, other), 1);
    if (letters.lean() < lean) return other;
    letters.add(placesOf(question, other), -1);
  }
  letters.add(placesOf(question, order), 1);
  return order;
}

type OptionSlot = [options: number, position: number];

/** The number of options and the position of the key, in the full order and in the four-option order. */
function placesOf(question: BankQuestion, order: string[]): OptionSlot[] {
  const four = withoutFifth(question, order);
  const place = (texts: string[]): OptionSlot => [texts.length, texts.indexOf(question.right)];
  return four.length === order.length ? [place(four)] : [place(order), place(four)];
}

class LetterCount {
  readonly #counts = new Map<number, number[]>();

  add(places: readonly OptionSlot[], by: 1 | -1): void {
    for (const [options, position] of places) {
      const counts = this.#counts.get(options) ?? Array.from({ length: options }, () => 0);
      counts[position] = (counts[position] ?? 0) + by;
      this.#counts.set(options, counts);
    }
  }

  /** How many keys in total are beyond the tolerance. */
  lean(): number {
    let lean = 0;
    for (const counts of this.#counts.values()) {
      const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      for (const count of counts) lean += Math.max(0, Math.abs(count - fair) - Math.max(1, fair * TOLERANCE));
    }
    return lean;
  }
}
