// What the owner can change about the site without a deployment.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const LOGO_MOST_BYTES = 2 * 1024 * 1024;

/** There is an audit entry after this many rows, so a limit below this would have only one entry. */
export const MIN_STAFF_ROWS = 500;

const figure = z.object({ text: z.string().check(z.maxLength(20)), live: z.boolean() });

/** A path on this site's own address: no scheme, no other host. */
export const ownPath = /^\/(?![/\\])[\w./%-]*$/;

export const siteSettings = z.object({
  /** Null means the name in the configuration. */
  site_name: z.nullable(
    z
      .string()
      .check(z.minLength(1, { error: "Enter a site name" }), z.maxLength(60, { error: "Enter up to 60 characters" })),
  ),
  /** A file of this site, as its upload or its own pages return it. Other addresses are not shown. */
  site_logo: z.nullable(
    z.string().check(z.maxLength(2048), z.regex(ownPath, { error: "Use a path of this site, like /logo.svg" })),
  ),
  figure_questions: figure,
  figure_students: figure,
  figure_subjects: figure,
  figure_success: figure,
  /** The limit of new accounts in a Lagos day, against floods of fake ones. Null for no limit. */
  registrations_a_day: z.nullable(
    z
      .number({ error: "Enter a whole number, or leave this empty for no limit" })
      .check(z.int({ error: "Enter a whole number" }), z.minimum(1, { error: "Enter 1 or more" })),
  ),
  /** How many questions and students each member of staff can be shown in a Lagos day. */
  staff_rows_a_day: z
    .number({ error: "Enter a whole number" })
    .check(
      z.int({ error: "Enter a whole number" }),
      z.minimum(MIN_STAFF_ROWS, { error: "Enter 500 or more" }),
      z.maximum(100_000, { error: "Enter 100,000 or less" }),
    ),
  registration_open: z.boolean(),
  try_out_open: z.boolean(),
  leaderboard_open: z.boolean(),
  /** A corrected key takes effect once another member of staff has confirmed it. */
  key_fix_needs_two: z.boolean(),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const siteDesk = {
  read: endpoint({
    method: "GET",
    path: "/admin/settings",
    summary: "The site settings, and the live counts for the landing page",
    audience: "staff",
    roles: ["owner"],
    data: z.object({
      settings: siteSettings,
      defaults: z.object({ site_name: z.string(), site_logo: z.string() }),
      live: z.object({
        questions: z.string(),
        students: z.string(),
        subjects: z.string(),
        success: z.nullable(z.string()),
      }),
    }),
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/settings",
    summary: "Changes some settings and updates the public pages",
    audience: "staff",
    roles: ["owner"],
    audit: "site.settings",
    message: "The settings are saved.",
    body: z.partial(siteSettings),
    data: siteSettings,
  }),
  logo: endpoint({
    method: "POST",
    path: "/admin/settings/logo",
    summary: "Uploads a new logo, re-encoded and served by this site",
    audience: "staff",
    roles: ["owner"],
    audit: "site.logo",
    max_body: { upload_bytes: LOGO_MOST_BYTES },
    message: "The logo has changed.",
    data: siteSettings,
  }),
  mailTest: endpoint({
    method: "POST",
    path: "/admin/settings/mail-test",
    summary: "Sends a test email to yourself and returns the mail server's reply",
    audience: "staff",
    roles: ["owner"],
    audit: "site.mail_test",
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    data: z.object({ sent: z.boolean(), detail: z.string() }),
  }),
};
