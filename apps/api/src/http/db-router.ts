// Chooses the database a call reads from. Calls that allow stale data (leaderboards, statistics, staff lists,
// materials) use a standby, if one is near. A caller who has just written something reads from the primary, so that
// they see their own change.
import type { AnyEndpoint } from "@sabiprep/contract";
import { signal } from "../adapters/database-signals.ts";
import type { AppContext } from "../app-context.ts";
import { isConnectionError } from "../db/connection-errors.ts";
import type { Db } from "../db/transaction.ts";
import type { Caller } from "./audience.ts";
import type { Route } from "./route.ts";

export interface DbRouter {
  /** Runs a call's work with the database it may read from. */
  work<Result>(
    route: Pick<Route, "allowStale">,
    caller: Caller | null,
    work: (db: Db) => Promise<Result>,
  ): Promise<Result>;
  /** Called after every completed call, before its answer is sent. */
  done(endpoint: AnyEndpoint, caller: Caller | null): Promise<void>;
}

/** The recent writers with the time of each write, and the time since when the list is complete. */
interface RecentWriters {
  since: number;
  wrote: Map<string, number>;
}

const MAX_WRITERS = 10_000;
/** A standby may cancel a statement that conflicts with the changes it has to apply. */
const CONFLICT = "40001";

const ofPrimary = (context: AppContext): DbRouter => ({
  work: async (_route, _caller, work) => work(context.db),
  done: async () => {},
});

export function createDbRouter(context: AppContext, routes: Route[]): DbRouter {
  const { replica, signals, clock, log } = context;
  if (!replica) return ofPrimary(context);
  const now = () => clock.now().getTime();
  // While the connection for notifications shows no sign of life, the list counts as new: anyone may have written.
  const writers = signals.store<RecentWriters>(
    ["wrote"],
    () => ({ since: now(), wrote: new Map() }),
    ({ wrote }, { body }) => note(wrote, String(body.who)),
  );
  const note = (wrote: Map<string, number>, who: string) => {
    if (wrote.size >= MAX_WRITERS)
      for (const [each, at] of wrote) if (now() - at > replica.maxLagMs) wrote.delete(each);
    wrote.set(who, now());
  };
  const isRecent = (at: number | undefined) => at !== undefined && now() - at <= replica.maxLagMs;
  const hasWritten = (caller: Caller | null) => {
    const { since, wrote } = writers.now();
    return isRecent(since) || (caller !== null && isRecent(wrote.get(nameOf(caller))));
  };
  const lagging = new Set(routes.filter(({ allowStale }) => allowStale).map(({ endpoint }) => placeOf(endpoint)));

  return {
    work: async ({ allowStale }, caller, work) => {
      if (!allowStale || !replica.isFresh() || hasWritten(caller)) return work(context.db);
      try {
        return await work(replica.db);
      } catch (problem) {
        if (!isConnectionError(problem) && (problem as { code?: string }).code !== CONFLICT) throw problem;
        replica.markStale();
        return work(context.db);
      }
    },
    done: async (endpoint, caller) => {
      if (endpoint.method === "GET" || !caller) return;
      // Candidates write all the time. Only their writes to features that are read from the standby matter here.
      if (caller.audience !== "staff" && !lagging.has(placeOf(endpoint))) return;
      const who = nameOf(caller);
      note(writers.now().wrote, who);
      await signal(context.db, "wrote", { who }).catch((err) =>
        log.warn({ err }, "the latest write of a user could not be read"),
      );
    },
  };
}

const nameOf = ({ audience, uuid }: Caller) => `${audience}:${uuid}`;

/** For example candidates/leaderboard. */
const placeOf = ({ path }: AnyEndpoint) => path.split("/").slice(1, 3).join("/");
