// Prometheus metrics, for callers with the token. Without a token only the machine itself may read them, and in
// production nobody: behind a proxy on the same machine, every caller looks local.
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { AppContext } from "../app-context.ts";
import { isLoopback } from "./connections-per-address.ts";
import { registerContextMetrics } from "./context-metrics.ts";
import { fail } from "./failure.ts";

/** Lets the staff dashboard show the speed of the instance that answers it. */
const registries = new WeakMap<AppContext, Registry>();

/** From all processes of this instance together. The metrics are the same whichever process answers. */
async function gather(context: AppContext): Promise<Registry> {
  const own = registries.get(context)!;
  const others = (await context.siblings.ask("metrics")) as Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[];
  return others.length === 0 ? own : AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...others]);
}

const DURATION = "http_request_duration_seconds";

interface RequestTiming {
  metricName?: string;
  labels: Record<string, unknown>;
  value: number;
}

export interface Speed {
  requests: number;
  average_ms: number | null;
  p95_ms: number | null;
  failed_percent: number | null;
}

/** Since its processes started. The 95th percentile is the upper edge of its bucket. */
export async function speedOf(context: AppContext): Promise<Speed> {
  const metrics = await (await gather(context)).getMetricsAsJSON();
  const values = (metrics.find(({ name }) => name === DURATION)?.values ?? []) as RequestTiming[];
  const sumOf = (metric: string, fits: (labels: Record<string, unknown>) => boolean = () => true) =>
    values
      .filter(({ metricName, labels }) => metricName === metric && fits(labels))
      .reduce((sum, { value }) => sum + value, 0);
  const requests = sumOf("http_request_duration_seconds_count");
  if (requests === 0) return { requests: 0, average_ms: null, p95_ms: null, failed_percent: null };
  const edges = [...new Set(values.map(({ labels }) => labels.le))].filter((le) => typeof le === "number");
  const edge = edges
    .sort((a, b) => a - b)
    .find((le) => sumOf("http_request_duration_seconds_bucket", (labels) => labels.le === le) >= requests * 0.95);
  const failed = sumOf("http_request_duration_seconds_count", (labels) => Number(labels.status) >= 500);
  return {
    requests,
    average_ms: Math.round((sumOf("http_request_duration_seconds_sum") / requests) * 10_000) / 10,
    p95_ms: edge === undefined ? null : edge * 1000,
    failed_percent: Math.round((failed / requests) * 10_000) / 100,
  };
}

export function serveMetrics(app: FastifyInstance, context: AppContext): Registry {
  const token = context.config.METRICS_TOKEN;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registries.set(context, registry);
  context.siblings.answer("metrics", () => registry.getMetricsAsJSON());
  const duration = new Histogram({
    name: DURATION,
    help: "Time from the first byte in to the last byte out",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registerContextMetrics(registry, context);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/api/metrics", async (request, reply) => {
    const allowed = token
      ? sameText(request.headers.authorization ?? "", `Bearer ${token}`)
      : !context.config.production && isLoopback(request.ip);
    if (!allowed) fail("not_found", "We could not find that page.");
    return reply.type(registry.contentType).send(await (await gather(context)).metrics());
  });
  return registry;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
