// Which questions a test hands out: as the exam asks before harder ones, never two of a family, passages whole, unseen before seen,
// topics mixed; an exam's as hard as a paper's.
import { PAPER_SPREAD, type Pool } from "@sabiprep/exam";
import type { DrawableQuestion } from "../questions/public.ts";

const MAX_OF_A_FAMILY = 2;
/**
 * The paper pool is used alone where it has this many times the families that the test asks for: with fewer, tests would repeat the same
 * few questions. It must also have a fair share of what there is, or a few sums would stand for a subject whose other questions are
 * not written yet. Until then both pools are drawn from together.
 */
const FAMILIES_TO_CHOOSE_FROM = 2;
const MIN_SHARE = 1 / 4;

export interface DrawRequest {
  count: number;
  topic_id: number | null;
  options: number;
  /** Revisions this candidate met lately; used again only when nothing else is left. */
  seen: ReadonlySet<number>;
  /** Revisions that come without their key now; taken last of all. */
  hiddenKeys?: ReadonlySet<number>;
  /** An exam leaves out the questions whose key everybody is told, and those that are not as its papers ask. */
  exam?: boolean;
  /** Asked for by name: only questions that are harder than the exam. */
  pool?: "stretch";
  rng: () => number;
}

/** Revision ids in the order they are asked. May be fewer than wished where the pool is small. */
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
    // A passage that does not fit whole gives as many of its questions as there is room for.
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

/** What is drawn from first, and what fills the places that are left. */
function poolsInTurn(pool: readonly DrawableQuestion[], wish: DrawRequest): Pools[] {
  if (wish.pool) return [wish.pool];
  const [paper, stretch] = [fitting(pool, wish, "paper").families, fitting(pool, wish, "stretch").families];
  const isEnough = paper >= wish.count * FAMILIES_TO_CHOOSE_FROM && paper >= stretch * MIN_SHARE;
  return isEnough ? ["paper", "stretch"] : ["both"];
}

/** A family met twice in the last tests has been met enough: its next member waits until nothing new is left. */
function tiredFamilies(pool: readonly DrawableQuestion[], seen: ReadonlySet<number>): Set<string> {
  const met = new Map<string, number>();
  if (seen.size > 0)
    for (const { family, revision_id } of pool) if (seen.has(revision_id)) met.set(family, (met.get(family) ?? 0) + 1);
  return new Set([...met].flatMap(([family, times]) => (times >= MAX_OF_A_FAMILY ? [family] : [])));
}

/** How many of each kind an exam takes before the others have theirs; practice takes what comes. */
function roomByDifficulty({ count, exam }: DrawRequest): Record<DrawableQuestion["difficulty"], number> {
  const of = (share: number) => (exam ? Math.round(count * share) : count);
  return { easy: of(PAPER_SPREAD.easy), medium: of(PAPER_SPREAD.medium), hard: of(PAPER_SPREAD.hard) };
}

/** Each topic gives in turn one unit that is taken, drawn by chance, so that a short test still covers the subject. */
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

/** Takes any one off the pile; the last fills its place. */
function popRandom<T>(bucket: T[], rng: () => number): T {
  const at = Math.floor(rng() * bucket.length);
  const lifted = bucket[at]!;
  bucket[at] = bucket.at(-1)!;
  bucket.pop();
  return lifted;
}

/** The same pool is drawn from by thousands; what fits a topic and a number of options is sorted out once. */
const groupedPools = new WeakMap<readonly DrawableQuestion[], Map<string, Fitting>>();

interface Fitting {
  topics: DrawableQuestion[][][];
  /** How many different ones. */
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

/** A question alone, or all questions of one passage together. */
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
