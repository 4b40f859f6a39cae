// Rate limits as the contract states them: by address, by account or by a field's value; in memory, or in Redis where
// several instances share them.
import { createHash } from "node:crypto";
import type { AnyEndpoint, Limit } from "@sabiprep/contract";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { type Neighbours, noNeighbours } from "../doors/neighbours.ts";
import type { Caller } from "./audience.ts";
import { Failure, say } from "./failure.ts";
import type { SharedMemory } from "./shared-memory.ts";

/** What a signed-in account may ask in a minute, of all endpoints together, where none says otherwise. */
const ACCOUNT_PER_MINUTE = 600;

/** Calls of the API; pages, their parts, pictures and files; the large description of the API. */
export type AddressLimit = "calls" | "files" | "docs";

/** As shares of what an address may call in a minute: a page cold from the server has dozens of small parts. */
const shares: Record<AddressLimit, number> = { calls: 1, files: 5, docs: 1 / 200 };

/** Processes of one instance tell each other what they counted this often. */
const TELL_MS = 50;

interface Limiter {
  name: string;
  times: number;
  seconds: number;
  here: RateLimiterMemory;
  shared: RateLimiterRedis | null;
}

export interface Limits {
  byAddress(kind: AddressLimit, address: string): Promise<void>;
  byEndpoint(
    endpoint: AnyEndpoint,
    who: { address: string; caller: Caller | null; input: Record<string, unknown> },
  ): Promise<void>;
}

export const noLimits: Limits = { byAddress: async () => {}, byEndpoint: async () => {} };

export function createLimits(
  memory: SharedMemory | null,
  perAddress: number,
  neighbours: Neighbours = noNeighbours,
): Limits {
  const made = new Map<string, Limiter>();
  const limiter = (name: string, times: number, seconds: number, isShared = true) => {
    const known = made.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: times, duration: seconds };
    const fresh: Limiter = {
      name,
      times,
      seconds,
      here: new RateLimiterMemory(options),
      shared:
        memory && isShared
          ? new RateLimiterRedis({ ...options, storeClient: memory.redis, inMemoryBlockOnConsumed: times + 1 })
          : null,
    };
    made.set(name, fresh);
    return fresh;
  };
  neighbours.hear("spent", (spent) => {
    for (const { name, times, seconds, key, points } of spent as Spent[])
      void limiter(name, times, seconds).here.penalty(key, points);
  });
  const note = tellSpent(neighbours);
  const spend = async (which: Limiter, key: string) => {
    const { here, shared } = which;
    const consumeHere = () => {
      note(which, key);
      return here.consume(key);
    };
    try {
      if (memory && shared) await memory.orElse(() => shared.consume(key), consumeHere);
      else await consumeHere();
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Failure(
        "too_many",
        retryAfter < 90 ? say(IN_SECONDS, { n: retryAfter }) : say(IN_MINUTES, { n: Math.ceil(retryAfter / 60) }),
        { retryAfter },
      );
    }
  };
  return {
    // Files are many and cheap: each instance counts its own.
    byAddress: (kind, address) =>
      spend(limiter(`address:${kind}`, Math.ceil(perAddress * shares[kind]), 60, kind === "calls"), address),
    byEndpoint: async (endpoint, { address, caller, input }) => {
      if (caller) await spend(limiter("account", ACCOUNT_PER_MINUTE, 60), `${caller.audience}:${caller.id}`);
      for (const limit of endpoint.limits ?? []) {
        const name = `${endpoint.method} ${endpoint.path} ${nameOf(limit)}`;
        await spend(limiter(name, limit.times, limit.seconds), keyOf(limit, address, caller, input));
      }
    },
  };
}

interface Spent {
  name: string;
  times: number;
  seconds: number;
  key: string;
  points: number;
}

/** Collects what was counted here, and tells it a moment later: a limit is passed by no more than that moment's worth. */
function tellSpent(neighbours: Neighbours): (limiter: Limiter, key: string) => void {
  let spent = new Map<string, Spent>();
  const tell = () => {
    neighbours.tell("spent", [...spent.values()]);
    spent = new Map();
  };
  return ({ name, times, seconds }, key) => {
    if (neighbours.count() === 0) return;
    if (spent.size === 0) setTimeout(tell, TELL_MS).unref();
    const id = `${name} ${key}`;
    const known = spent.get(id);
    if (known) known.points += 1;
    else spent.set(id, { name, times, seconds, key, points: 1 });
  };
}

const nameOf = ({ per }: Limit) => (typeof per === "object" ? `field:${per.field}` : per);

function keyOf({ per }: Limit, address: string, caller: Caller | null, input: Record<string, unknown>): string {
  if (per === "address") return address;
  if (per === "account") return `${caller?.audience}:${caller?.id}`;
  const value = String(input[per.field] ?? "")
    .trim()
    .toLowerCase();
  return createHash("sha256").update(value).digest("base64url");
}

const IN_SECONDS = "Too many requests. Please try again in {n} seconds.";
const IN_MINUTES = "Too many requests. Please try again in {n} minutes.";
