// The Redis that several instances count in. It is a help and no need: away, hung or slow, it costs a call a tenth of a second
// once, and then nothing until one call in a while finds it well again. Meanwhile each instance counts by itself.
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Certificates } from "../config.ts";

const ANSWER_MS = 100;
const REST_MS = 1_000;

export interface SharedMemory {
  redis: Redis;
  /** The shared way, or the other one while Redis is not well. */
  orElse<Result>(shared: () => Promise<Result>, alone: () => Promise<Result>): Promise<Result>;
  close(): void;
}

export function openSharedMemory(url: string, log: Logger, tls: Certificates = {}): SharedMemory {
  const redis = new Redis(url, {
    // By rediss: our certificate is shown, and of the neighbours' authority alone one is believed.
    ...(url.startsWith("rediss:") && { tls }),
    // Nothing waits for a connection to come back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 2_000,
    // A host that falls silent without closing is left, so that a new connection can find its successor.
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
      // "Too many" is an answer of Redis like any other.
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
