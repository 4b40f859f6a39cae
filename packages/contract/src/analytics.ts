// How the product performs, in statistics aggregated by day. They are counted on the server, and nobody is tracked.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { timestamp } from "./fields.ts";

export const periods = ["7d", "30d", "90d", "1y"] as const;
export type Period = (typeof periods)[number];
export const exportFormats = ["csv", "xlsx", "pdf"] as const;

const health = z.object({
  name: z.enum(["database", "mail", "jobs", "storage", "webhooks"]),
  state: z.enum(["good", "warning", "bad", "off"]),
  /** One sentence with the numbers behind the state. */
  detail: z.string(),
});

const dayFigures = z.object({
  day: z.string(),
  page_loads: z.number(),
  sign_ups: z.number(),
  verified: z.number(),
  active: z.number(),
  tests_started: z.number(),
  tests_finished: z.number(),
  first_tests_started: z.number(),
  first_tests_finished: z.number(),
  revenue_kobo: z.number(),
});
export type DayFigures = z.output<typeof dayFigures>;

const report = z.object({
  includes_demo: z.boolean(),
  period: z.enum(periods),
  from: z.string(),
  to: z.string(),
  folded_at: z.nullable(timestamp),
  totals: z.object({
    sign_ups: z.number(),
    active: z.number(),
    tests_started: z.number(),
    tests_finished: z.number(),
    average_score: z.nullable(z.number()),
    revenue_kobo: z.number(),
  }),
  days: z.array(dayFigures),
  subjects: z.array(z.object({ name: z.string(), tests: z.number(), average_score: z.number() })),
  funnel: z.array(z.object({ step: z.string(), count: z.number() })),
  /** Candidates by the week they signed up, and how many of them took a test in each later week. */
  cohorts: z.array(z.object({ week: z.string(), size: z.number(), returned: z.array(z.number()) })),
});
export type AnalyticsReport = z.output<typeof report>;

export const analytics = {
  dashboard: endpoint({
    method: "GET",
    path: "/admin/dashboard",
    summary: "Dashboard cards, system health, recent activity and server response times",
    audience: "staff",
    roles: ["owner", "editor", "reviewer", "support", "finance"],
    data: z.object({
      /** The figures count the demo people, which happens outside production only. */
      includes_demo: z.boolean(),
      users: z.object({ total: z.number(), new_this_month: z.number() }),
      active_users: z.number(),
      /** Null for roles that may not see money. */
      revenue: z.nullable(z.object({ this_month_kobo: z.number(), last_month_kobo: z.number() })),
      subscriptions: z.nullable(z.object({ active: z.number() })),
      folded_at: z.nullable(timestamp),
      /** The open tasks of this member of staff. Tasks of other roles are left out. */
      tasks: z.array(
        z.object({
          name: z.enum([
            "reports",
            "reviews",
            "returned",
            "keys_to_confirm",
            "suspect_keys",
            "failed_payments",
            "texts_to_confirm",
            "missing_translations",
          ]),
          count: z.number(),
        }),
      ),
      /** The number of statistics on the landing page that are texts and are not counted. Only owners see it. */
      landing_texts: z.number(),
      health: z.array(health),
      activity: z.array(
        z.object({ at: timestamp, verb: z.string(), by: z.nullable(z.string()), subject: z.nullable(z.string()) }),
      ),
      performance: z.object({
        requests: z.number(),
        average_ms: z.nullable(z.number()),
        p95_ms: z.nullable(z.number()),
        failed_percent: z.nullable(z.number()),
        up_seconds: z.number(),
      }),
    }),
  }),
  report: endpoint({
    method: "GET",
    path: "/admin/analytics",
    summary: "Sign-ups, active students, tests, scores, retention, funnel and revenue for a period",
    audience: "staff",
    roles: ["owner", "finance"],
    query: z.object({ period: z.optional(z.enum(periods)) }),
    data: report,
  }),
  export: endpoint({
    method: "POST",
    path: "/admin/analytics/export",
    summary: "The analytics report as a file",
    audience: "staff",
    roles: ["owner", "finance"],
    step_up: true,
    audit: "analytics.export",
    body: z.object({ period: z.enum(periods), format: z.enum(exportFormats) }),
    data: z.object({ url: z.string(), name: z.string() }),
  }),
};
