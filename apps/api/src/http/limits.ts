// Rate limits as the contract states them: by address, by account or by a field's value. They are counted in memory, or
// in Redis when several instances share them. A mobile carrier's address may have tens of thousands of users. So
// signed-in users are counted by account, and a success does not count against others.
import { createHash } from "node:crypto";
import type { AnyEndpoint, Limit } from "@sabiprep/contract";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { noSiblings, type SiblingProcesses } from "../adapters/sibling-processes.ts";
import type { Caller } from "./audience.ts";
import { Failure, say } from "./failure.ts";
import { networkOf } from "./network-of.ts";
import type { SharedMemory } from "./shared-memory.ts";
import { createTrustedTokens } from "./trusted-tokens.ts";

/**
 * The requests a signed-in account may send per minute to all endpoints together, unless an endpoint states its own
 * limit.
 */
const ACCOUNT_PER_MINUTE = 600;

/** API calls, files (pages, scripts, pictures), and the large description of the API. */
export type AddressLimit = "calls" | "files" | "docs";

/** As multiples of the calls an address may send per minute. A first page load has dozens of small files. */
const shares: Record<AddressLimit, number> = { calls: 1, files: 5, docs: 1 / 500 };

/**
 * What all signed-in users of one address may request together, as a multiple: enough for a carrier's thousands, but
 * not unlimited.
 */
const SIGNED_IN = 20;

/** A limit on failures is counted in quarters. A success gives back its own four, plus a quarter of one failure. */
const WHOLE = 4;

/** Processes of one instance send each other their counts this often. */
const TELL_MS = 50;

interface Limiter {
  name: string;
  times: number;
  seconds: number;
  here: RateLimiterMemory;
  shared: RateLimiterRedis | null;
}

export interface Limits {
  /** Used before the caller is known. An authorization that was valid recently is not counted with the strangers. */
  byAddress(kind: AddressLimit, address: string, authorization?: string): Promise<void>;
  byEndpoint(endpoint: AnyEndpoint, who: LimitedCaller): Promise<void>;
  /** The call succeeded for this account. */
  succeeded(endpoint: AnyEndpoint, who: LimitedCaller, account: string): Promise<void>;
}

interface LimitedCaller {
  address: string;
  authorization?: string | undefined;
  caller: Caller | null;
  input: Record<string, unknown>;
}

export const noLimits: Limits = {
  byAddress: async () => {},
  byEndpoint: async () => {},
  succeeded: async () => {},
};

export function createLimits(
  memory: SharedMemory | null,
  perAddress: number,
  siblings: SiblingProcesses = noSiblings,
): Limits {
  const made = new Map<string, Limiter>();
  /**
   * If points can be given back, the next call may pass immediately. For other limits, a refusal stays cached until the
   * period ends, without asking Redis.
   */
  const limiter = (name: string, times: number, seconds: number, { isShared = true, isGivenBack = false } = {}) => {
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
          ? new RateLimiterRedis({
              ...options,
              storeClient: memory.redis,
              ...(!isGivenBack && { inMemoryBlockOnConsumed: times + 1 }),
            })
          : null,
    };
    made.set(name, fresh);
    return fresh;
  };
  siblings.handle("spent", (spent) => {
    for (const { name, times, seconds, key, points } of spent as UsageDelta[])
      void limiter(name, times, seconds).here.penalty(key, points);
  });
  const note = tellSpent(siblings);
  const atOneOf = async (
    which: Limiter,
    key: string,
    points: number,
    work: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<unknown>,
  ) => {
    const { here, shared } = which;
    const workHere = () => {
      note(which, key, points);
      return work(here);
    };
    if (memory && shared) await memory.orElse(() => work(shared), workHere);
    else await workHere();
  };
  const giveBack = (which: Limiter, key: string, points: number) =>
    atOneOf(which, key, -points, (limiter) => limiter.reward(key, points));
  const spend = async (which: Limiter, key: string, points = 1) => {
    try {
      await atOneOf(which, key, points, (limiter) => limiter.consume(key, points));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // The refused call was not evaluated, so it does not also count as a failure.
      if (points === WHOLE) await giveBack(which, key, points);
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Failure(
        "too_many",
        retryAfter < 90 ? say(IN_SECONDS, { n: retryAfter }) : say(IN_MINUTES, { n: Math.ceil(retryAfter / 60) }),
        { retryAfter },
      );
    }
  };
  // Files are many and cheap, so each instance counts its own.
  const ofAddress = (kind: AddressLimit) =>
    limiter(`address:${kind}`, Math.ceil(perAddress * shares[kind]), 60, { isShared: kind === "calls" });
  const signedInFrom = () => limiter("address:signed-in", perAddress * SIGNED_IN, 60);
  const ofEndpoint = (endpoint: AnyEndpoint, limit: Limit) => {
    const name = `${endpoint.method} ${endpoint.path} ${nameOf(limit)}`;
    const isGivenBack = Boolean(limit.counts);
    return limiter(name, isGivenBack ? limit.times * WHOLE : limit.times, limit.seconds, { isGivenBack });
  };
  const trustedTokens = createTrustedTokens();
  /**
   * A caller within their own limit is trusted, including for this call. A caller over it counts as a stranger again.
   */
  const spendOfAccount = async ({ audience, id }: Caller, { address, authorization = "" }: LimitedCaller) => {
    try {
      await spend(limiter("account", ACCOUNT_PER_MINUTE, 60), `${audience}:${id}`);
    } catch (refusal) {
      trustedTokens.remove(authorization);
      throw refusal;
    }
    if (authorization && trustedTokens.add(authorization)) await giveBack(ofAddress("calls"), networkOf(address), 1);
  };
  return {
    byAddress: (kind, address, authorization) => {
      const isTrustedToken = kind === "calls" && authorization !== undefined && trustedTokens.has(authorization);
      return spend(isTrustedToken ? signedInFrom() : ofAddress(kind), networkOf(address));
    },
    byEndpoint: async (endpoint, who) => {
      if (who.caller) await spendOfAccount(who.caller, who);
      for (const limit of endpoint.limits ?? [])
        await spend(ofEndpoint(endpoint, limit), keyOf(limit, who), limit.counts ? WHOLE : 1);
    },
    succeeded: async (endpoint, who, account) => {
      for (const limit of endpoint.limits ?? []) {
        if (!limit.counts) continue;
        const which = ofEndpoint(endpoint, limit);
        const key = keyOf(limit, who);
        // Once per account: repeated sign-ins use up points as usual.
        const once = limiter(`${which.name} succeeded`, 1, limit.seconds);
        const isFirst = await spend(once, `${key} ${account}`).then(
          () => true,
          () => false,
        );
        if (isFirst) await giveBack(which, key, WHOLE + 1);
      }
    },
  };
}

interface UsageDelta {
  name: string;
  times: number;
  seconds: number;
  key: string;
  points: number;
}

/**
 * Collects the local counts and sends them a moment later. A limit can be exceeded only by the calls of that moment.
 */
function tellSpent(siblings: SiblingProcesses): (limiter: Limiter, key: string, points: number) => void {
  let spent = new Map<string, UsageDelta>();
  const tell = () => {
    siblings.tell("spent", [...spent.values()]);
    spent = new Map();
  };
  return ({ name, times, seconds }, key, points) => {
    if (siblings.count() === 0) return;
    if (spent.size === 0) setTimeout(tell, TELL_MS).unref();
    const id = `${name} ${key}`;
    const known = spent.get(id);
    if (known) known.points += points;
    else spent.set(id, { name, times, seconds, key, points });
  };
}

const nameOf = ({ per }: Limit) => (typeof per === "object" ? `field:${per.field}` : per);

function keyOf({ per }: Limit, { address, caller, input }: LimitedCaller): string {
  if (per === "address") return networkOf(address);
  if (per === "account") return `${caller?.audience}:${caller?.id}`;
  const value = String(input[per.field] ?? "")
    .trim()
    .toLowerCase();
  return hashOf(value);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

const IN_SECONDS = "Too many requests. Please try again in {n, plural, one {# second} other {# seconds}}.";
const IN_MINUTES = "Too many requests. Please try again in {n} minutes.";
