// Two hundred simulated learners revise for an exam under three orders of the same number of cards a day: ours, plain
// FSRS and random. Their memories do not follow the scheduler's model. They have another law of growth and forgetting
// with their own parameters, so that the scheduler must be right about unknown learners.

import { addLagosDays, daysBetween } from "@sabiprep/exam";
import { randomFrom } from "@sabiprep/question-bank/random";
import { after, dueAfter, type Memory } from "../../apps/api/src/features/revision/memory.ts";
import { inOrder, type PlannedCard } from "../../apps/api/src/features/revision/plan-day.ts";

type Random = () => number;
type Order = (cards: SimulatedCard[], day: string, examDay: string, random: Random) => SimulatedCard[];

interface Learner {
  seed: number;
  days: number;
  cards: number;
  daily: number;
  missedDays: number;
  /** Days until a new memory falls to one half, how it grows and shrinks, and how steeply it is lost. */
  firstHalfLife: number;
  growth: number;
  spacing: number;
  afterLapse: number;
  steepness: number;
}

interface SimulatedCard extends PlannedCard {
  arrives: string;
  ease: number;
  halfLife: number;
}

const START = "2026-01-05";

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const spread = (random: Random, middle: number, factor: number) => middle * factor ** between(random, -1, 1);

function aLearner(seed: number): Learner {
  const random = randomFrom(seed);
  return {
    seed,
    days: Math.round(between(random, 28, 90)),
    cards: Math.round(between(random, 120, 420)),
    daily: Math.round(between(random, 10, 25)),
    missedDays: between(random, 0, 0.35),
    firstHalfLife: spread(random, 2, 2.5),
    growth: between(random, 1.5, 5),
    spacing: between(random, 0.2, 1.1),
    afterLapse: between(random, 0.15, 0.6),
    steepness: between(random, 0.5, 1.1),
  };
}

const orders: Record<"ours" | "plain FSRS" | "random", Order> = {
  ours: (cards, today, exam_day) => inOrder(cards, { today, exam_day }).map(({ card }) => card),
  "plain FSRS": (cards, today) => inOrder(cards, { today, exam_day: null }).map(({ card }) => card),
  random: (cards, today, _exam, random) =>
    cards
      .filter(({ last_day }) => last_day !== today)
      .map((card) => ({ card, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ card }) => card),
};

const trulyRecalls = (card: SimulatedCard, learner: Learner, day: string) =>
  card.last_day === null ? 0 : 0.5 ** ((daysBetween(card.last_day, day) / card.halfLife) ** learner.steepness);

function review(card: SimulatedCard, learner: Learner, day: string, random: Random): void {
  const chance = trulyRecalls(card, learner, day);
  const knew = random() < chance;
  card.halfLife = knew
    ? card.halfLife * (1 + learner.growth * card.ease * (1 - chance) ** learner.spacing)
    : Math.max(learner.firstHalfLife * card.ease, card.halfLife * learner.afterLapse);
  const elapsed = card.last_day === null ? 0 : daysBetween(card.last_day, day);
  card.memory = after(card.memory as Memory | null, elapsed, knew ? "knew" : "forgot");
  card.last_day = day;
  card.due_on = dueAfter(card.memory, day);
}

/** The share of all cards that the learner knows on the day of the exam. */
function examRecall(learner: Learner, order: Order): number {
  const nature = randomFrom(learner.seed + 1);
  const coins = randomFrom(learner.seed + 2);
  const examDay = addLagosDays(START, learner.days);
  // Mistakes are added over the first four fifths of the time.
  const cards = Array.from({ length: learner.cards }, (): SimulatedCard => {
    const arrives = addLagosDays(START, Math.floor(nature() * learner.days * 0.8));
    const ease = spread(nature, 1, 2);
    return { arrives, ease, halfLife: learner.firstHalfLife * ease, memory: null, last_day: null, due_on: arrives };
  });
  for (let n = 0; n < learner.days; n++) {
    const day = addLagosDays(START, n);
    if (nature() < learner.missedDays) continue;
    const known = cards.filter(({ arrives }) => arrives <= day);
    for (const card of order(known, day, examDay, coins).slice(0, learner.daily)) review(card, learner, day, coins);
  }
  return cards.reduce((sum, card) => sum + trulyRecalls(card, learner, examDay), 0) / cards.length;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean with its 95 % interval. */
function interval(values: readonly number[]) {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return { mean: middle, low: middle - half, high: middle + half };
}

export function compareOrders(learners: number, seed = 1) {
  const people = Array.from({ length: learners }, (_, at) => aLearner(seed * 1_000_003 + at * 7919));
  const recalls = Object.fromEntries(
    Object.entries(orders).map(([name, order]) => [name, people.map((learner) => examRecall(learner, order))]),
  ) as Record<keyof typeof orders, number[]>;
  const against = (other: "plain FSRS" | "random") =>
    interval(recalls.ours.map((recall, at) => recall - recalls[other][at]!));
  return {
    recall: Object.fromEntries(Object.entries(recalls).map(([name, values]) => [name, interval(values)])),
    over_plain: against("plain FSRS"),
    over_random: against("random"),
  };
}

if (import.meta.main) {
  const learners = Number(process.argv[2] ?? 200);
  const seed = Number(process.argv[3] ?? 1);
  const { recall, over_plain, over_random } = compareOrders(learners, seed);
  const shown = ({ mean, low, high }: ReturnType<typeof interval>) =>
    `${(mean * 100).toFixed(1)} % [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`;
  console.log(`${learners} learners, seed ${seed}: cards known on the day of the exam, mean and 95 % interval`);
  for (const [name, values] of Object.entries(recall)) console.log(`  ${name.padEnd(12)} ${shown(values)}`);
  console.log(`  ours − plain FSRS, learner by learner: ${shown(over_plain)}`);
  console.log(`  ours − random, learner by learner:     ${shown(over_random)}`);
  const holds = over_plain.low >= 0 && over_random.low > 0;
  console.log(holds ? "holds: at least equal to plain FSRS and above random" : "DOES NOT HOLD");
  process.exit(holds ? 0 : 1);
}
