// Rate limits as the contract states them: by address, by account or by a field's value; in memory, or in Redis where
// several instances share them.
import { createHash } from "node:crypto";
import type { AnyEndpoint, Limit } from "@sabiprep/contract";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Caller } from "./audience.ts";
import { Failure } from "./failure.ts";

/** What a signed-in account may ask in a minute, of all endpoints together, where none says otherwise. */
const ACCOUNT_PER_MINUTE = 600;
/** Two hundred candidates may share one school's address. */
const ADDRESS_PER_MINUTE = 12_000;

type Limiter = RateLimiterMemory | RateLimiterRedis;

export interface Limits {
  byAddress(address: string): Promise<void>;
  byEndpoint(
    endpoint: AnyEndpoint,
    who: { address: string; caller: Caller | null; input: Record<string, unknown> },
  ): Promise<void>;
}

export const noLimits: Limits = { byAddress: async () => {}, byEndpoint: async () => {} };

export function createLimits(redis: Redis | null): Limits {
  const made = new Map<string, Limiter>();
  const limiter = (name: string, times: number, seconds: number) => {
    const known = made.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: times, duration: seconds };
    const fresh = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
      : new RateLimiterMemory(options);
    made.set(name, fresh);
    return fresh;
  };
  return {
    byAddress: (address) => spend(limiter("address", ADDRESS_PER_MINUTE, 60), address),
    byEndpoint: async (endpoint, { address, caller, input }) => {
      if (caller) await spend(limiter("account", ACCOUNT_PER_MINUTE, 60), `${caller.audience}:${caller.id}`);
      for (const limit of endpoint.limits ?? []) {
        const name = `${endpoint.method} ${endpoint.path} ${nameOf(limit)}`;
        await spend(limiter(name, limit.times, limit.seconds), keyOf(limit, address, caller, input));
      }
    },
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

async function spend(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Failure("too_many", `Too many requests. Please try again in ${waitText(retryAfter)}.`, { retryAfter });
  }
}

const waitText = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
