// Chooses the questions of a test: exam-level before harder ones, never two of a family, passages complete, unseen
// before seen, topics mixed. An exam is as hard as a paper.
import { PAPER_SPREAD, type Pool } from "@sabiprep/exam";
import type { DrawableQuestion } from "../questions/public.ts";

const MAX_OF_A_FAMILY = 2;
/**
 * The paper pool is used alone if it has this many times the families the test needs: with fewer, tests would repeat
 * the same few questions. It must also have a fair share of all questions, otherwise a few sums would represent a
 * subject whose other questions are not written yet. Until then both pools are used together.
 */
const FAMILIES_TO_CHOOSE_FROM = 2;
const MIN_SHARE = 1 / 4;

export interface DrawRequest {
  count: number;
  topic_id: number | null;
  options: number;
  /** Revisions this candidate saw lately. They are used again only if nothing else is left. */
  seen: ReadonlySet<number>;
  /** Revisions that come without their key now. They are drawn last. */
  hiddenKeys?: ReadonlySet<number>;
  /** An exam leaves out the questions whose key everybody can see, and those unlike its papers. */
  exam?: boolean;
  /** On request: only questions that are harder than the exam. */
  pool?: "stretch";
  rng: () => number;
}

/** Revision ids in the order they are asked. There may be fewer than requested if the pool is small. */
export function drawQuestions(pool: readonly DrawableQuestion[], wish: DrawRequest): number[] {
  const chosen: DrawableQuestion[] = [];
  const families = new Set<string>();
  let tooMany: DrawableQuestion[][] = [];
  let seenBefore: DrawableQuestion[][] = [];
  const withoutKey: DrawableQuestion[][] = [];
  const left = () => wish.count - chosen.length;
  const tired = tiredFamilies(pool, wish.seen);
  const room = roomByDifficulty(wish);
  const take = (unit: DrawableQuestion[]) => {
    if (unit.some(({ family }) => families.has(family))) return false;
    // A passage that does not fit completely gives as many of its questions as fit.
    for (const question of unit.slice(0, left())) {
      families.add(question.family);
      room[question.difficulty]--;
      chosen.push(question);
    }
    return true;
  };
  const takeUnseen = (unit: DrawableQuestion[]) => {
    if (unit.some(({ revision_id }) => wish.hiddenKeys?.has(revision_id))) withoutKey.push(unit);
    else if (unit.some(({ revision_id, family }) => wish.seen.has(revision_id) || tired.has(family)))
      seenBefore.push(unit);
    // A passage is taken whole, however hard its questions are.
    else if (unit.length === 1 && room[unit[0]!.difficulty] <= 0) tooMany.push(unit);
    else return take(unit);
    return false;
  };
  for (const pools of poolsInTurn(pool, wish)) {
    [tooMany, seenBefore] = [[], []];
    takeTurns(fitting(pool, wish, pools).topics, wish.rng, left, takeUnseen);
    takeTurns(topicsOf(tooMany), wish.rng, left, take);
    takeTurns(topicsOf(seenBefore), wish.rng, left, take);
    if (left() === 0) break;
  }
  takeTurns(topicsOf(withoutKey), wish.rng, left, take);
  return chosen.map(({ revision_id }) => revision_id);
}

type Pools = Pool | "both";

/** The pool to draw from first, and the one that fills the remaining places. */
function poolsInTurn(pool: readonly DrawableQuestion[], wish: DrawRequest): Pools[] {
  if (wish.pool) return [wish.pool];
  const [paper, stretch] = [fitting(pool, wish, "paper").families, fitting(pool, wish, "stretch").families];
  const isEnough = paper >= wish.count * FAMILIES_TO_CHOOSE_FROM && paper >= stretch * MIN_SHARE;
  return isEnough ? ["paper", "stretch"] : ["both"];
}

/** A family seen twice in the last tests is used up for now: its next question waits until nothing new is left. */
function tiredFamilies(pool: readonly DrawableQuestion[], seen: ReadonlySet<number>): Set<string> {
  const met = new Map<string, number>();
  if (seen.size > 0)
    for (const { family, revision_id } of pool) if (seen.has(revision_id)) met.set(family, (met.get(family) ?? 0) + 1);
  return new Set([...met].flatMap(([family, times]) => (times >= MAX_OF_A_FAMILY ? [family] : [])));
}

/** How many of each difficulty an exam takes before the others have had their share. Practice takes any. */
function roomByDifficulty({ count, exam }: DrawRequest): Record<DrawableQuestion["difficulty"], number> {
  const of = (share: number) => (exam ? Math.round(count * share) : count);
  return { easy: of(PAPER_SPREAD.easy), medium: of(PAPER_SPREAD.medium), hard: of(PAPER_SPREAD.hard) };
}

/** Topics take turns, each giving one unit drawn at random, so that even a short test covers the subject. */
function takeTurns(
  topics: DrawableQuestion[][][],
  rng: () => number,
  left: () => number,
  take: (unit: DrawableQuestion[]) => boolean,
): void {
  let buckets = shuffled(topics, rng).map((units) => [...units]);
  while (buckets.length > 0) {
    for (const bucket of buckets) {
      let taken = false;
      while (!taken && bucket.length > 0) {
        if (left() === 0) return;
        taken = take(popRandom(bucket, rng));
      }
    }
    buckets = buckets.filter((bucket) => bucket.length > 0);
  }
}

/** Removes a random item from the bucket. The last item fills its place. */
function popRandom<T>(bucket: T[], rng: () => number): T {
  const at = Math.floor(rng() * bucket.length);
  const lifted = bucket[at]!;
  bucket[at] = bucket.at(-1)!;
  bucket.pop();
  return lifted;
}

/** Thousands of draws use the same pool. Grouping it by topic and number of options is done once. */
const groupedPools = new WeakMap<readonly DrawableQuestion[], Map<string, Fitting>>();

interface Fitting {
  topics: DrawableQuestion[][][];
  /** The number of different families. */
  families: number;
}

function fitting(
  pool: readonly DrawableQuestion[],
  { topic_id, options, exam = false }: DrawRequest,
  pools: Pools,
): Fitting {
  const known = groupedPools.get(pool) ?? new Map<string, Fitting>();
  groupedPools.set(pool, known);
  const name = `${topic_id}/${options}/${exam}/${pools}`;
  const fits = (question: DrawableQuestion) =>
    (pools === "both" || question.pool === pools) &&
    (topic_id === null || question.topic_id === topic_id) &&
    (options === 4 || question.has_fifth) &&
    !(exam && (question.is_sample || question.is_unlike_papers));
  const found = known.get(name) ?? sorted(pool.filter(fits));
  known.set(name, found);
  return found;
}

const sorted = (questions: readonly DrawableQuestion[]): Fitting => ({
  topics: topicsOf(unitsOf(questions)),
  families: new Set(questions.map(({ family }) => family)).size,
});

const topicsOf = (units: DrawableQuestion[][]): DrawableQuestion[][][] => [
  ...Map.groupBy(units, ([first]) => first?.topic_id ?? null).values(),
];

/** A single question, or all questions of one passage together. */
function unitsOf(pool: readonly DrawableQuestion[]): DrawableQuestion[][] {
  const passages = new Map<number, DrawableQuestion[]>();
  const units: DrawableQuestion[][] = [];
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

export function shuffled<T>(list: readonly T[], rng: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
