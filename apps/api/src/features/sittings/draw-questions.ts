// Which questions a practice test hands out: never two of a family, passages whole, unseen before seen, topics mixed.
import type { Drawable } from "../questions/public.ts";

export interface Wish {
  count: number;
  topic_id: number | null;
  options: number;
  /** Revisions this candidate met lately; used again only when nothing else is left. */
  seen: ReadonlySet<number>;
  chance: () => number;
}

/** Revision ids in the order they are asked. May be fewer than wished where the pool is small. */
export function drawQuestions(pool: readonly Drawable[], wish: Wish): number[] {
  const units = shuffled(fittingUnits(pool, wish), wish.chance);
  const families = new Set<string>();
  const chosen: Drawable[][] = [];
  let left = wish.count;
  for (const unit of unseenFirst(units, wish.seen)) {
    if (left === 0) break;
    if (unit.some(({ family }) => families.has(family))) continue;
    // A passage that does not fit whole gives as many of its questions as there is room for.
    const taken = unit.slice(0, left);
    for (const { family } of taken) families.add(family);
    chosen.push(taken);
    left -= taken.length;
  }
  return chosen.flat().map(({ revision_id }) => revision_id);
}

function* unseenFirst(units: Drawable[][], seen: ReadonlySet<number>): Generator<Drawable[]> {
  const isSeen = (unit: Drawable[]) => unit.some(({ revision_id }) => seen.has(revision_id));
  yield* spread(units.filter((unit) => !isSeen(unit)));
  yield* spread(units.filter(isSeen));
}

/** The same pool is drawn from by thousands; what fits a topic and a number of options is sorted out once. */
const sortedOut = new WeakMap<readonly Drawable[], Map<string, Drawable[][]>>();

function fittingUnits(pool: readonly Drawable[], { topic_id, options }: Wish): Drawable[][] {
  const known = sortedOut.get(pool) ?? new Map<string, Drawable[][]>();
  sortedOut.set(pool, known);
  const name = `${topic_id}/${options}`;
  const units =
    known.get(name) ??
    unitsOf(
      pool.filter(
        (question) => (topic_id === null || question.topic_id === topic_id) && (options === 4 || question.has_fifth),
      ),
    );
  known.set(name, units);
  return units;
}

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

/** Takes turns between topics, so that a short test still covers the subject. */
function* spread(units: Drawable[][]): Generator<Drawable[]> {
  const byTopic = [...Map.groupBy(units, ([first]) => first?.topic_id ?? null).values()];
  for (let round = 0; byTopic.some((topic) => round < topic.length); round++)
    for (const topic of byTopic) if (topic[round]) yield topic[round]!;
}

export function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
