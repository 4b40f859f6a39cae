// Calls of one kind that come together are answered together, by one statement. One that comes alone leaves at once; while two
// statements are on their way, those who come wait for one of them to return, and then leave with everybody who has come meanwhile.
import { isDatabaseAway } from "./database-away.ts";
import type { Db } from "./transaction.ts";

const ON_THEIR_WAY = 2;
/** Larger ones buy little, and keep the first of them waiting for the last. */
const MOST = 32;
/** After this nobody waits for a statement any more: its connection may have fallen silent, and there are others. */
const SLOW_MS = 1_000;

/** One statement for all of the items, with a result for each in their order; right for one alone too. */
type Together<Item, Result> = (own: Db, items: Item[]) => Promise<Result[]>;

export interface Gathered<Item, Result> {
  item: Item;
  settle: PromiseWithResolvers<Result>;
}

interface Waiting<Item, Result> extends Gathered<Item, Result> {
  cameAt: number;
}

interface Gathering<Item, Result> {
  waiting: Waiting<Item, Result>[];
  onTheirWay: number;
  isLeaving: boolean;
}

/** Tells everybody what became of theirs. Throws where the database is away. */
export async function settleTogether<Item, Result>(
  own: Db,
  gathered: Gathered<Item, Result>[],
  together: Together<Item, Result>,
): Promise<void> {
  try {
    const results = await together(
      own,
      gathered.map(({ item }) => item),
    );
    for (const [at, { settle }] of gathered.entries()) settle.resolve(results[at]!);
  } catch (problem) {
    // One that can not be answered must not take the others with it.
    const isAway = isDatabaseAway(problem);
    const alone = gathered.length > 1 && !isAway;
    for (const { item, settle } of gathered)
      if (alone) settle.resolve(together(own, [item]).then(([result]) => result!));
      else settle.reject(problem);
    await Promise.allSettled(gathered.map(({ settle }) => settle.promise));
    if (isAway) throw problem;
  }
}

/** Not for transactions: others would write in them. */
export function gatherer<Item, Result>(together: Together<Item, Result>) {
  const gatherings = new WeakMap<Db, Gathering<Item, Result>>();

  function leaveSoon(own: Db, gathering: Gathering<Item, Result>): void {
    if (gathering.isLeaving || gathering.waiting.length === 0 || gathering.onTheirWay >= ON_THEIR_WAY) return;
    gathering.isLeaving = true;
    setImmediate(() => {
      gathering.isLeaving = false;
      leave(own, gathering);
    });
  }

  function leave(own: Db, gathering: Gathering<Item, Result>): void {
    const leaving = gathering.waiting.splice(0, MOST);
    gathering.onTheirWay++;
    let isWaitedFor = true;
    const letOthersGo = () => {
      clearTimeout(slow);
      if (isWaitedFor) gathering.onTheirWay--;
      isWaitedFor = false;
      leaveSoon(own, gathering);
    };
    const slow = setTimeout(letOthersGo, SLOW_MS);
    const leftAt = performance.now();
    void settleTogether(own, leaving, together)
      .catch((problem) => refuse(gathering, leftAt, problem))
      .finally(letOthersGo);
    leaveSoon(own, gathering);
  }

  /** Where the database is away, those who have waited as long as the ones that were refused need not find out for themselves. */
  function refuse(gathering: Gathering<Item, Result>, leftAt: number, problem: unknown): void {
    const came = Object.groupBy(gathering.waiting, ({ cameAt }) => (cameAt <= leftAt ? "before" : "since"));
    gathering.waiting = came.since ?? [];
    for (const { settle } of came.before ?? []) settle.reject(problem);
  }

  return (own: Db, item: Item): Promise<Result> => {
    const gathering = gatherings.get(own) ?? { waiting: [], onTheirWay: 0, isLeaving: false };
    gatherings.set(own, gathering);
    const settle = Promise.withResolvers<Result>();
    gathering.waiting.push({ item, cameAt: performance.now(), settle });
    leaveSoon(own, gathering);
    return settle.promise;
  };
}
