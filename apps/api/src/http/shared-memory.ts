// Redis, where several instances count rate limits together. It is optional. If Redis does not respond within a tenth of
// a second, calls stop waiting for it and each instance counts alone. Once a second one call tries Redis again.
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Certificates } from "../config.ts";

const COMMAND_TIMEOUT_MS = 100;
const RETRY_AFTER_MS = 1_000;

export interface SharedMemory {
  redis: Redis;
  /** Runs `shared`, or `alone` while Redis is not available. */
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
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    // A host that stops answering without closing is dropped, so that a new connection can find its successor.
    socketTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, RETRY_AFTER_MS),
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
  let isAvailable = true;
  let retryAt = 0;
  let isProbing = false;
  const fails = (problem: unknown) => {
    if (isAvailable) log.warn({ err: problem }, "Redis does not respond: each instance counts rate limits on its own");
    isAvailable = false;
    retryAt = performance.now() + RETRY_AFTER_MS;
  };
  const works = () => {
    if (!isAvailable) log.info("Redis responds again: rate limits are shared");
    isAvailable = true;
  };
  return async <Result>(
    isConnected: () => boolean,
    shared: () => Promise<Result>,
    alone: () => Promise<Result>,
  ): Promise<Result> => {
    if (!isAvailable && (isProbing || performance.now() < retryAt)) return alone();
    if (!isConnected()) {
      fails(new Error("not connected"));
      return alone();
    }
    isProbing = !isAvailable;
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
      isProbing = false;
    }
  };
}
