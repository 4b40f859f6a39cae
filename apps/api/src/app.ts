// The table of contents of the server: its features, and how a request reaches them.
import path from "node:path";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { AppContext } from "./app-context.ts";
import type { Feature } from "./feature.ts";
import { analyticsFeature } from "./features/analytics/feature.ts";
import { auditFeature } from "./features/audit/feature.ts";
import { auditRefusal, auditSignIn, writeAudit } from "./features/audit/public.ts";
import { authFeature } from "./features/auth/feature.ts";
import { createIdentify, createMayStudy, renewSession } from "./features/auth/public.ts";
import { billingFeature } from "./features/billing/feature.ts";
import { servePaystack } from "./features/billing/public.ts";
import { challengesFeature } from "./features/challenges/feature.ts";
import { dailyFeature } from "./features/daily/feature.ts";
import { dailySlots } from "./features/daily/public.ts";
import { examsFeature } from "./features/exams/feature.ts";
import { filesFeature } from "./features/files/feature.ts";
import { serveFiles } from "./features/files/public.ts";
import { languagesFeature } from "./features/languages/feature.ts";
import { pageCorrections, serveCorrections } from "./features/languages/public.ts";
import { leaderboardFeature } from "./features/leaderboard/feature.ts";
import { leagueFeature } from "./features/leaderboard/league/feature.ts";
import { mailFeature } from "./features/mail/feature.ts";
import { markingDeskFeature } from "./features/marking-desk/feature.ts";
import { materialsFeature } from "./features/materials/feature.ts";
import { notificationsFeature } from "./features/notifications/feature.ts";
import { serveUnsubscribe } from "./features/notifications/public.ts";
import { passkeysFeature } from "./features/passkeys/feature.ts";
import { profileFeature } from "./features/profile/feature.ts";
import { progressFeature } from "./features/progress/feature.ts";
import { questionsFeature } from "./features/questions/feature.ts";
import { questionImportFeature } from "./features/questions/import/feature.ts";
import { servePictures } from "./features/questions/public.ts";
import { reportsFeature } from "./features/reports/feature.ts";
import { revisionFeature } from "./features/revision/feature.ts";
import { scheduleFeature } from "./features/schedule/feature.ts";
import { serveCalendars } from "./features/schedule/public.ts";
import { schoolsFeature } from "./features/schools/feature.ts";
import { screensFeature } from "./features/screens/feature.ts";
import { searchFeature } from "./features/search/feature.ts";
import { siteFeature } from "./features/site/feature.ts";
import { serveLogo, servePages } from "./features/site/public.ts";
import { sittingsFeature } from "./features/sittings/feature.ts";
import { staffFeature } from "./features/staff/feature.ts";
import { countRows, createHasSecondStep, isConfirmed } from "./features/staff/public.ts";
import { theoryFeature } from "./features/theory/feature.ts";
import { topicsFeature } from "./features/topics/feature.ts";
import { usersFeature } from "./features/users/feature.ts";
import { asContracted } from "./http/as-contracted.ts";
import { acceptBodies, BODY_LIMIT } from "./http/bodies.ts";
import { compressResponses } from "./http/compress.ts";
import { addressList } from "./http/connections-per-address.ts";
import { serveDocs } from "./http/docs.ts";
import { answerFrameworkError, registerErrorHandlers } from "./http/errors.ts";
import { limitRoutes, type RegisteredRoute } from "./http/limit-routes.ts";
import { createLimits, type Limits, noLimits } from "./http/limits.ts";
import { serveMetrics } from "./http/metrics.ts";
import { mount, type Pipeline } from "./http/mount.ts";
import { warnOfProxies } from "./http/proxy-warning.ts";
import { serveReadiness } from "./http/readiness.ts";
import { requestIds, sharedLog } from "./http/request-id.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { acceptUploads } from "./http/uploads.ts";

export const features: Feature[] = [
  siteFeature,
  authFeature(() => features),
  profileFeature(() => features),
  staffFeature,
  passkeysFeature,
  examsFeature,
  questionsFeature,
  questionImportFeature,
  sittingsFeature,
  challengesFeature,
  dailyFeature,
  revisionFeature,
  scheduleFeature,
  materialsFeature,
  topicsFeature,
  theoryFeature,
  markingDeskFeature,
  searchFeature,
  progressFeature,
  leaderboardFeature,
  leagueFeature,
  reportsFeature,
  billingFeature,
  notificationsFeature,
  languagesFeature,
  schoolsFeature(() => features),
  usersFeature(() => features),
  analyticsFeature,
  auditFeature,
  screensFeature(() => features),
  mailFeature,
  filesFeature,
];

export interface App {
  server: FastifyInstance;
  /** All routes, so that a test can call each of them. */
  routes: RegisteredRoute[];
  close(): Promise<void>;
}

export async function buildApp(context: AppContext, ready: () => boolean): Promise<App> {
  const { config } = context;
  const server = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    childLoggerFactory: sharedLog,
    genReqId: requestIds(addressList(config.trustedProxies || [])),
    frameworkErrors: answerFrameworkError(config.hsts),
  });
  // Imported only if a Redis is configured, because its client is large.
  const memory = config.REDIS_URL
    ? (await import("./http/shared-memory.ts")).openSharedMemory(config.REDIS_URL, context.log, config.tls)
    : null;
  const limits =
    config.RATE_LIMITS === "on" ? createLimits(memory, config.REQUESTS_PER_ADDRESS, context.siblings) : noLimits;

  sendSecurityHeaders(server, config.hsts);
  const routes = limitRoutes(server, limits);
  warnOfProxies(server, context);
  compressResponses(server);
  acceptBodies(server);
  await acceptUploads(server);
  registerErrorHandlers(server);
  serveMetrics(server, context);
  serveReadiness(server, context, ready);
  serveDocs(server, context);
  serveFiles(server, context);
  serveUnsubscribe(server, context);
  servePictures(server, context);
  serveLogo(server, context);
  await servePaystack(server, context);
  serveCalendars(server, context);
  serveCorrections(server, context);
  mount(server, asContracted(features.flatMap((feature) => feature.routes ?? [])), pipelineOf(context, limits));
  await servePages(server, context, path.join(config.root, "apps/web/dist"), async () => ({
    slots: await dailySlots(context),
    corrections: await pageCorrections(context),
  }));
  await server.ready();
  return {
    server,
    routes,
    close: async () => {
      await server.close();
      memory?.close();
    },
  };
}

const pipelineOf = (context: AppContext, limits: Limits): Pipeline => ({
  context,
  identify: createIdentify(context.db, context.signals),
  limits,
  mayStudy: createMayStudy(context),
  hasSecondStep: createHasSecondStep(context),
  isConfirmed,
  countRows,
  renewSession,
  writeAudit,
  auditSignIn,
  auditRefusal,
});
