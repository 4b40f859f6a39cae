// Which questions a test hands out: as the exam asks before harder ones, never two of a family, passages whole, unseen before seen,
// topics mixed; an exam's as hard as a paper's.
import { PAPER_SPREAD, type Pool } from "@sabiprep/exam";
import type { Drawable } from "../questions/public.ts";

const MOST_OF_A_FAMILY = 2;
/**
 * The paper pool is used alone where it has this many times the families that the test asks for: with fewer, tests would repeat the same
 * few questions. It must also have a fair share of what there is, or a few sums would stand for a subject whose other questions are
 * not written yet. Until then both pools are drawn from together.
 */
const FAMILIES_TO_CHOOSE_FROM = 2;
const LEAST_SHARE = 1 / 4;

export interface Wish {
  count: number;
  topic_id: number | null;
  options: number;
  /** Revisions this candidate met lately; used again only when nothing else is left. */
  seen: ReadonlySet<number>;
  /** Revisions that come without their key now; taken last of all. */
  keyless?: ReadonlySet<number>;
  /** An exam leaves out the questions whose key everybody is told, and those that are not as its papers ask. */
  exam?: boolean;
  /** Asked for by name: only questions that are harder than the exam. */
  pool?: "stretch";
  chance: () => number;
}

/** Revision ids in the order they are asked. May be fewer than wished where the pool is small. */
export function drawQuestions(pool: readonly Drawable[], wish: Wish): number[] {
  const chosen: Drawable[] = [];
  const families = new Set<string>();
  let tooMany: Drawable[][] = [];
  let seenBefore: Drawable[][] = [];
  const withoutKey: Drawable[][] = [];
  const left = () => wish.count - chosen.length;
  const tired = tiredFamilies(pool, wish.seen);
  const room = roomByDifficulty(wish);
  const take = (unit: Drawable[]) => {
    if (unit.some(({ family }) => families.has(family))) return false;
    // A passage that does not fit whole gives as many of its questions as there is room for.
    for (const question of unit.slice(0, left())) {
      families.add(question.family);
      room[question.difficulty]--;
      chosen.push(question);
    }
    return true;
  };
  const takeUnseen = (unit: Drawable[]) => {
    if (unit.some(({ revision_id }) => wish.keyless?.has(revision_id))) withoutKey.push(unit);
    else if (unit.some(({ revision_id, family }) => wish.seen.has(revision_id) || tired.has(family)))
      seenBefore.push(unit);
    // A passage is taken whole, however hard its questions are.
    else if (unit.length === 1 && room[unit[0]!.difficulty] <= 0) tooMany.push(unit);
    else return take(unit);
    return false;
  };
  for (const pools of poolsInTurn(pool, wish)) {
    [tooMany, seenBefore] = [[], []];
    takeTurns(fitting(pool, wish, pools).topics, wish.chance, left, takeUnseen);
    takeTurns(topicsOf(tooMany), wish.chance, left, take);
    takeTurns(topicsOf(seenBefore), wish.chance, left, take);
    if (left() === 0) break;
  }
  takeTurns(topicsOf(withoutKey), wish.chance, left, take);
  return chosen.map(({ revision_id }) => revision_id);
}

type Pools = Pool | "both";

/** What is drawn from first, and what fills the places that are left. */
function poolsInTurn(pool: readonly Drawable[], wish: Wish): Pools[] {
  if (wish.pool) return [wish.pool];
  const [paper, stretch] = [fitting(pool, wish, "paper").families, fitting(pool, wish, "stretch").families];
  const isEnough = paper >= wish.count * FAMILIES_TO_CHOOSE_FROM && paper >= stretch * LEAST_SHARE;
  return isEnough ? ["paper", "stretch"] : ["both"];
}

/** A family met twice in the last tests has been met enough: its next member waits until nothing new is left. */
function tiredFamilies(pool: readonly Drawable[], seen: ReadonlySet<number>): Set<string> {
  const met = new Map<string, number>();
  if (seen.size > 0)
    for (const { family, revision_id } of pool) if (seen.has(revision_id)) met.set(family, (met.get(family) ?? 0) + 1);
  return new Set([...met].flatMap(([family, times]) => (times >= MOST_OF_A_FAMILY ? [family] : [])));
}

/** How many of each kind an exam takes before the others have theirs; practice takes what comes. */
function roomByDifficulty({ count, exam }: Wish): Record<Drawable["difficulty"], number> {
  const of = (share: number) => (exam ? Math.round(count * share) : count);
  return { easy: of(PAPER_SPREAD.easy), medium: of(PAPER_SPREAD.medium), hard: of(PAPER_SPREAD.hard) };
}

/** Each topic gives in turn one unit that is taken, drawn by chance, so that a short test still covers the subject. */
function takeTurns(
  topics: Drawable[][][],
  chance: () => number,
  left: () => number,
  take: (unit: Drawable[]) => boolean,
): void {
  let piles = shuffled(topics, chance).map((units) => [...units]);
  while (piles.length > 0) {
    for (const pile of piles) {
      let taken = false;
      while (!taken && pile.length > 0) {
        if (left() === 0) return;
        taken = take(lift(pile, chance));
      }
    }
    piles = piles.filter((pile) => pile.length > 0);
  }
}

/** Takes any one off the pile; the last fills its place. */
function lift<T>(pile: T[], chance: () => number): T {
  const at = Math.floor(chance() * pile.length);
  const lifted = pile[at]!;
  pile[at] = pile.at(-1)!;
  pile.pop();
  return lifted;
}

/** The same pool is drawn from by thousands; what fits a topic and a number of options is sorted out once. */
const sortedOut = new WeakMap<readonly Drawable[], Map<string, Fitting>>();

interface Fitting {
  topics: Drawable[][][];
  /** How many different ones. */
  families: number;
}

function fitting(pool: readonly Drawable[], { topic_id, options, exam = false }: Wish, pools: Pools): Fitting {
  const known = sortedOut.get(pool) ?? new Map<string, Fitting>();
  sortedOut.set(pool, known);
  const name = `${topic_id}/${options}/${exam}/${pools}`;
  const fits = (question: Drawable) =>
    (pools === "both" || question.pool === pools) &&
    (topic_id === null || question.topic_id === topic_id) &&
    (options === 4 || question.has_fifth) &&
    !(exam && (question.is_sample || question.is_unlike_papers));
  const found = known.get(name) ?? sorted(pool.filter(fits));
  known.set(name, found);
  return found;
}

const sorted = (questions: readonly Drawable[]): Fitting => ({
  topics: topicsOf(unitsOf(questions)),
  families: new Set(questions.map(({ family }) => family)).size,
});

const topicsOf = (units: Drawable[][]): Drawable[][][] => [
  ...Map.groupBy(units, ([first]) => first?.topic_id ?? null).values(),
];

/** A question alone, or all questions of one passage together. */
function unitsOf(pool: readonly Drawable[]): Drawable[][] {
  const passages = new Map<number, Drawable[]>();
  const units: Drawable[][] = [];
  for (const question of pool) {
    if (question.passage_id === null) units.push([question]);
    else if (passages.has(question.passage_id)) passages.get(question.passage_id)!.push(question);
    else {
      const unit = [question];
      passages.set(question.passage_id, unit);
      units.push(unit);
    }
  }
  return units;
}

export function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
