// The public side of the product: what a visitor's browser may request before signing in.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { candidateQuestion } from "./exams.ts";
import { nothing, requiredText, signInEmail } from "./fields.ts";

export const SAMPLE_QUESTIONS = 10;
/** How many times an hour a visitor who tries again gets other questions. */
export const SAMPLE_ROUNDS = 3;

export const siteConfig = z.object({
  site_name: z.string(),
  /** The prefix of the browser's storage keys: the configured name, which stays when staff rename the site. */
  key_prefix: z.string(),
  site_logo: z.string(),
  copyright_year: z.number(),
  support_email: z.string(),
  google_client_id: z.nullable(z.string()),
  /** Google returns a code, which the server exchanges. Otherwise Google's script returns a token. */
  google_by_code: z.boolean(),
  gateway_key: z.nullable(z.string()),
  payments_enabled: z.boolean(),
  /** How long an account may be used before its email address is verified. */
  unverified_minutes: z.number(),
  version: z.string(),
});
export type SiteConfig = z.output<typeof siteConfig>;

export const site = {
  config: endpoint({
    method: "GET",
    path: "/site/config",
    summary: "The site configuration for the web app",
    audience: "public",
    unsigned: true,
    data: siteConfig,
  }),
  sample: endpoint({
    method: "GET",
    path: "/site/sample",
    summary: "Ten sample questions for a visitor without an account",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 60 }],
    query: z.object({
      /** A visitor who tries again requests the next ten. */
      round: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lt(SAMPLE_ROUNDS))),
    }),
    /** The subject of each question, at the same index. */
    data: z.object({ exams: z.array(candidateQuestion), subjects: z.array(z.string()) }),
  }),
  contact: endpoint({
    method: "POST",
    path: "/site/contact",
    summary: "Sends a message to support",
    audience: "public",
    limits: [
      { per: "address", times: 20, seconds: 3600 },
      { per: { field: "email" }, times: 3, seconds: 3600 },
    ],
    status: 201,
    message: "Thank you. We read every message and reply by email.",
    body: z.object({
      name: requiredText("Your name is required", 100),
      email: signInEmail,
      message: requiredText("Your message is required", 4000),
    }),
    data: nothing,
  }),
  lostPath: endpoint({
    method: "POST",
    path: "/site/lost-path",
    summary: "Logs a path that was not found",
    audience: "public",
    limits: [{ per: "address", times: 600, seconds: 60 }],
    body: z.object({ path: z.string().check(z.maxLength(500)) }),
    data: nothing,
  }),
};
