// Chooses today's cards. Plain FSRS keeps every card at nine in ten forever, but a candidate wants the most right
// answers on one day. So before an exam, the cards are ordered by how much a review today raises the chance of knowing
// them on that day. Each plan is calculated from the cards, so missed days need no repair.
import { daysBetween } from "@sabiprep/exam";
import { after, type Memory, recallAfter } from "./memory.ts";

export interface PlannedCard {
  memory: Memory | null;
  /** The Lagos day of the last review; null before the first. */
  last_day: string | null;
  due_on: string;
}

interface Today {
  today: string;
  /** Null without a coming exam. */
  exam_day: string | null;
}

/** Before its first review a card counts as if it had been answered wrong a moment ago. */
const UNTRIED: Memory = after(null, 0, "forgot");

/** How much a review today raises the chance of knowing the card on exam day. */
function gainOf({ memory, last_day }: PlannedCard, today: string, examDay: string): number {
  const known = memory ?? UNTRIED;
  const elapsed = last_day === null ? 1 : daysBetween(last_day, today);
  const ahead = daysBetween(today, examDay);
  const now = recallAfter(known, elapsed);
  const recalled = recallAfter(after(known, elapsed, "knew"), ahead);
  const forgotten = recallAfter(after(known, elapsed, "forgot"), ahead);
  return now * recalled + (1 - now) * forgotten - recallAfter(known, elapsed + ahead);
}

/** A card whose review would add less than this can wait, unless it is due anyway. */
const WORTH_IT = 0.02;

interface RankedCard<Card> {
  card: Card;
  worth: boolean;
}

/** Best first. Cards already reviewed today are left for another day. */
export function inOrder<Card extends PlannedCard>(
  cards: readonly Card[],
  { today, exam_day }: Today,
): RankedCard<Card>[] {
  const open = cards.filter(({ last_day }) => last_day !== today);
  if (exam_day === null || exam_day <= today)
    return open
      .toSorted((a, b) => (a.due_on < b.due_on ? -1 : a.due_on > b.due_on ? 1 : 0))
      .map((card) => ({ card, worth: card.due_on <= today }));
  return open
    .map((card) => ({ card, gain: gainOf(card, today, exam_day) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ card, gain }) => ({ card, worth: gain >= WORTH_IT || card.due_on <= today }));
}

/** The mean chance of knowing the cards on exam day without any further review. */
export function expectedRecall(cards: readonly PlannedCard[], today: string, examDay: string): number | null {
  if (cards.length === 0) return null;
  const chances = cards.map(({ memory, last_day }) =>
    recallAfter(memory ?? UNTRIED, daysBetween(last_day ?? today, examDay)),
  );
  return chances.reduce((sum, rng) => sum + rng, 0) / chances.length;
}
