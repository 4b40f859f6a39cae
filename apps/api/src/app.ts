// The table of contents of the server: which rooms there are and how a request reaches them.
import path from "node:path";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { Redis } from "ioredis";
import type { Feature } from "./feature.ts";
import { analyticsFeature } from "./features/analytics/feature.ts";
import { auditFeature } from "./features/audit/feature.ts";
import { writeAudit } from "./features/audit/public.ts";
import { auth } from "./features/auth/feature.ts";
import { createIdentify, createMayStudy } from "./features/auth/public.ts";
import { billingFeature } from "./features/billing/feature.ts";
import { servePaystack } from "./features/billing/public.ts";
import { examsFeature } from "./features/exams/feature.ts";
import { files } from "./features/files/feature.ts";
import { serveFiles } from "./features/files/public.ts";
import { leaderboardFeature } from "./features/leaderboard/feature.ts";
import { mail } from "./features/mail/feature.ts";
import { materialsFeature } from "./features/materials/feature.ts";
import { notificationsFeature } from "./features/notifications/feature.ts";
import { serveUnsubscribe } from "./features/notifications/public.ts";
import { profileFeature } from "./features/profile/feature.ts";
import { progressFeature } from "./features/progress/feature.ts";
import { questionsFeature } from "./features/questions/feature.ts";
import { questionImportFeature } from "./features/questions/import/feature.ts";
import { servePictures } from "./features/questions/public.ts";
import { reportsFeature } from "./features/reports/feature.ts";
import { revisionFeature } from "./features/revision/feature.ts";
import { scheduleFeature } from "./features/schedule/feature.ts";
import { serveCalendars } from "./features/schedule/public.ts";
import { site } from "./features/site/feature.ts";
import { serveLogo, servePages } from "./features/site/public.ts";
import { sittingsFeature } from "./features/sittings/feature.ts";
import { staffFeature } from "./features/staff/feature.ts";
import { isConfirmed } from "./features/staff/public.ts";
import { usersFeature } from "./features/users/feature.ts";
import type { House } from "./house.ts";
import { acceptBodies, BODY_LIMIT } from "./http/bodies.ts";
import { compressAnswers } from "./http/compress.ts";
import { docsPage, docsPolicy } from "./http/docs-page.ts";
import { answerFailures, answerFrameworkError } from "./http/errors.ts";
import { createLimits, noLimits } from "./http/limits.ts";
import { serveMetrics } from "./http/metrics.ts";
import { mount, type Road } from "./http/mount.ts";
import { openApi } from "./http/openapi.ts";
import { newRequestId } from "./http/request-id.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { acceptUploads } from "./http/uploads.ts";

export const features: Feature[] = [
  site,
  auth,
  profileFeature(() => features),
  staffFeature,
  examsFeature,
  questionsFeature,
  questionImportFeature,
  sittingsFeature,
  revisionFeature,
  scheduleFeature,
  materialsFeature,
  progressFeature,
  leaderboardFeature,
  reportsFeature,
  billingFeature,
  notificationsFeature,
  usersFeature,
  analyticsFeature,
  auditFeature,
  mail,
  files,
];

export interface App {
  server: FastifyInstance;
  close(): Promise<void>;
}

export async function buildApp(house: House, ready: () => boolean): Promise<App> {
  const { config } = house;
  const server = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    genReqId: newRequestId,
    frameworkErrors: answerFrameworkError,
  });
  const redis = config.REDIS_URL ? new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1 }) : null;
  redis?.on("error", (problem) => house.log.warn({ err: problem }, "redis"));

  sendSecurityHeaders(server, config.production);
  compressAnswers(server);
  acceptBodies(server);
  await acceptUploads(server);
  answerFailures(server);
  serveMetrics(server, house);
  serveHealth(server, ready);
  serveDocs(server, house);
  serveFiles(server, house);
  serveUnsubscribe(server, house);
  servePictures(server, house);
  serveLogo(server, house);
  await servePaystack(server, house);
  serveCalendars(server, house);
  mount(
    server,
    features.flatMap((feature) => feature.routes ?? []),
    roadOf(house, redis),
  );
  const pages = await servePages(server, house, path.join(config.root, "apps/web/dist"));
  house.signals.on(({ topic }) => {
    if (topic === "site") pages.refresh().catch((problem) => house.log.error({ err: problem }, "pages not refilled"));
  });
  await server.ready();
  return {
    server,
    close: async () => {
      await server.close();
      redis?.disconnect();
    },
  };
}

const roadOf = (house: House, redis: Redis | null): Road => ({
  house,
  identify: createIdentify(house.db, house.signals),
  limits: house.config.RATE_LIMITS === "on" ? createLimits(redis) : noLimits,
  mayStudy: createMayStudy(house),
  isConfirmed,
  writeAudit,
});

function serveHealth(server: FastifyInstance, ready: () => boolean): void {
  const envelope = (status_code: number, message: string) => ({ status_code, message, data: null });
  server.get("/api/health", async () => envelope(200, "alive"));
  server.get("/api/ready", async (_request, reply) =>
    ready() ? envelope(200, "ready") : reply.code(503).header("retry-after", 2).send(envelope(503, "not ready")),
  );
}

function serveDocs(server: FastifyInstance, { config, publicUrl }: House): void {
  server.get("/api/openapi.json", async () =>
    openApi({ name: config.SITE_NAME, version: config.version, url: publicUrl }),
  );
  server.get("/api/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", docsPolicy)
      .type("text/html; charset=utf-8")
      .send(docsPage(config.SITE_NAME)),
  );
}
