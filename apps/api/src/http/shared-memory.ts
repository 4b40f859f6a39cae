// The Redis in which several instances count together. It is optional. When it is away, hung or slow, it delays a call
// by a tenth of a second once. After that no call waits, until an occasional call finds it well again. Meanwhile each
// instance counts alone.
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Certificates } from "../config.ts";

const ANSWER_MS = 100;
const REST_MS = 1_000;

export interface SharedMemory {
  redis: Redis;
  /** Runs `shared`, or `alone` while Redis is not well. */
  orElse<Result>(shared: () => Promise<Result>, alone: () => Promise<Result>): Promise<Result>;
  close(): void;
}

export function openSharedMemory(url: string, log: Logger, tls: Certificates = {}): SharedMemory {
  const redis = new Redis(url, {
    // By rediss: we show our certificate and trust only the configured authority.
    ...(url.startsWith("rediss:") && { tls }),
    // No call waits for a connection to come back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 2_000,
    // A host that stops answering without closing is dropped, so that a new connection can find its successor.
    socketTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, REST_MS),
  });
  redis.on("error", (problem) => log.debug({ err: problem }, "redis"));
  const breaker = createBreaker(log);
  return {
    redis,
    orElse: (shared, alone) => breaker(() => redis.status === "ready", shared, alone),
    close: () => redis.disconnect(),
  };
}

function createBreaker(log: Logger) {
  let well = true;
  let restUntil = 0;
  let asking = false;
  const fails = (problem: unknown) => {
    if (well) log.warn({ err: problem }, "Redis does not respond: each instance counts rate limits on its own");
    well = false;
    restUntil = performance.now() + REST_MS;
  };
  const works = () => {
    if (!well) log.info("Redis responds again: rate limits are shared");
    well = true;
  };
  return async <Result>(
    isThere: () => boolean,
    shared: () => Promise<Result>,
    alone: () => Promise<Result>,
  ): Promise<Result> => {
    if (!well && (asking || performance.now() < restUntil)) return alone();
    if (!isThere()) {
      fails(new Error("not connected"));
      return alone();
    }
    asking = !well;
    try {
      const result = await shared();
      works();
      return result;
    } catch (problem) {
      // "Too many" is a normal answer of Redis.
      if (problem instanceof RateLimiterRes) {
        works();
        throw problem;
      }
      fails(problem);
      return alone();
    } finally {
      asking = false;
    }
  };
}
