// Candidates as staff see them: search, view the history, help, suspend.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { firstName, lastName, nothing, registrationEmail, requiredText, timestamp, uuid } from "./fields.ts";
import { hasLink, hasUnseen } from "./person-name.ts";
import { grade, sittingMode } from "./sitting-parts.ts";
import { allowance } from "./sittings.ts";

export const userStatuses = ["active", "inactive", "suspended"] as const;
export type UserStatus = (typeof userStatuses)[number];
export const userSorts = ["newest", "last_seen", "name"] as const;
export const userActions = ["suspend", "reactivate", "sign_out", "delete"] as const;
/** A larger selection is sent in batches, so that its progress can be shown. */
export const USERS_AT_ONCE = 25;
/** A search shows its best matches and never pages through a million of them. */
export const USERS_FOUND = 100;

const helpers: readonly Role[] = ["owner", "support"];

/** The row of a user in the list. Contact details are only on the user's own page. */
export const userRow = z.object({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  status: z.enum(userStatuses),
  subscription: z.string(),
  join_date: timestamp,
  last_login: z.nullable(timestamp),
  tests_completed: z.number(),
  avg_score: z.nullable(z.number()),
  is_demo: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

const userDetail = z.object({
  ...userRow.def.shape,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  verified_at: z.nullable(timestamp),
  suspension_reason: z.nullable(z.string()),
  delete_at: z.nullable(timestamp),
  extra_time_percent: z.number(),
  school: z.nullable(z.string()),
  target_exam: z.nullable(z.string()),
  exam_date: z.nullable(z.string()),
  plan_ends_at: z.nullable(timestamp),
  sessions: z.array(z.object({ device: z.string(), started_at: timestamp, last_seen_at: timestamp })),
  tests: z.array(
    z.object({
      sitting_uuid: z.string(),
      title: z.string(),
      mode: z.string(),
      score: z.number(),
      at: timestamp,
      /** Why it brings no points. `implausible` waits for a check by staff. */
      unranked: z.nullable(z.string()),
    }),
  ),
  reports: z.array(z.object({ uuid: z.string(), title: z.string(), status: z.string(), at: timestamp })),
  staff_actions: z.array(z.object({ verb: z.string(), by: z.nullable(z.string()), at: timestamp })),
});
export type UserDetail = z.output<typeof userDetail>;

const which = z.object({ uuid: uuid() });
/** The student may read it. */
const reason = requiredText("Enter a reason", 500).check(
  z.refine((text) => !hasLink(text) && !hasUnseen(text.replaceAll(/\s/g, " ")), {
    error: "Enter a reason without links or hidden characters",
  }),
);

export const users = {
  list: endpoint({
    method: "GET",
    path: "/admin/users",
    summary: "Students by status, sorted and paged, or the best matches by name or email",
    audience: "staff",
    roles: helpers,
    counts_rows: { what: "people", list: "items" },
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(userStatuses)),
      sort: z.optional(z.enum(userSorts)),
      /** The `next` of the previous page. */
      after: z.optional(z.string().check(z.maxLength(300))),
    }),
    data: z.object({
      includes_demo: z.boolean(),
      items: z.array(userRow),
      next: z.nullable(z.string()),
      /** Counted up to 10,000. */
      total: z.number(),
      total_is_more: z.boolean(),
    }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/users/{uuid}",
    summary: "One student with recent tests, sessions, reports and staff actions",
    audience: "staff",
    roles: helpers,
    counts_rows: { what: "people", entry: { verb: "user.read", subject: "uuid", roles: helpers } },
    params: which,
    data: userDetail,
  }),
  supportView: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/support-view",
    summary: "A read-only view of the student's own screens. The student is told who looked and why",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.support-view",
    params: which,
    body: z.object({ reason }),
    data: z.object({
      plan: z.object({
        name: z.string(),
        ends_at: z.nullable(timestamp),
        source: z.nullable(z.enum(["payment", "staff", "partner"])),
        renews: z.boolean(),
        cancelled: z.boolean(),
      }),
      allowance,
      open_tests: z.array(
        z.object({
          title: z.string(),
          mode: sittingMode,
          started_at: timestamp,
          deadline_at: z.nullable(timestamp),
          answered: z.number(),
          items: z.number(),
        }),
      ),
      grades: z.array(grade),
      payments: z.array(
        z.object({
          receipt_number: z.string(),
          plan_name: z.string(),
          amount_kobo: z.int(),
          paid_at: timestamp,
          state: z.enum(["paid", "refunding", "refunded", "disputed"]),
        }),
      ),
      notices: z.array(z.object({ title: z.string(), body: z.string(), created_at: timestamp, is_read: z.boolean() })),
    }),
  }),
  edit: endpoint({
    method: "PUT",
    path: "/admin/users/{uuid}",
    summary: "Corrects a student's name or email address",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.edit",
    message: "We have saved the new details.",
    params: which,
    body: z.object({ first_name: firstName, last_name: lastName, email: registrationEmail }),
    data: nothing,
  }),
  suspend: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/suspension",
    summary: "Suspends a student and ends all their sessions",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.suspend",
    message: "The user is suspended.",
    params: which,
    body: z.object({ reason }),
    data: nothing,
  }),
  reactivate: endpoint({
    method: "DELETE",
    path: "/admin/users/{uuid}/suspension",
    summary: "Reactivates a suspended student and cancels a scheduled deletion",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.reactivate",
    message: "The user can sign in again.",
    params: which,
    data: nothing,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/users/{uuid}",
    summary: "Suspends a student and deletes everything about them in seven days",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "user.delete",
    message: "The user will be deleted in 7 days.",
    params: which,
    data: nothing,
  }),
  signOut: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/sign-out",
    summary: "Ends all sessions of a student",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.sign_out",
    message: "The user is signed out everywhere.",
    params: which,
    data: nothing,
  }),
  sendReset: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/reset-link",
    summary: "Sends the student a link to choose a new password",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.send_reset",
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    message: "We have sent the user a reset link.",
    params: which,
    data: nothing,
  }),
  extraTime: endpoint({
    method: "PUT",
    path: "/admin/users/{uuid}/extra-time",
    summary: "Extra time in timed tests, in percent, for tests started from now on",
    audience: "staff",
    roles: helpers,
    step_up: true,
    audit: "user.extra_time",
    message: "Extra time is set for the user's next tests.",
    params: which,
    body: z.object({
      percent: z.coerce
        .number({ error: "Enter a percentage from 0 to 100" })
        .check(
          z.int({ error: "Enter a percentage from 0 to 100" }),
          z.minimum(0, { error: "Enter a percentage from 0 to 100" }),
          z.maximum(100, { error: "Enter a percentage from 0 to 100" }),
        ),
    }),
    data: nothing,
  }),
  many: endpoint({
    method: "POST",
    path: "/admin/users/actions",
    summary: "One action for several students. The response lists those it failed for",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "user.many",
    body: z.object({
      action: z.enum(userActions),
      reason: z.optional(z.string().check(z.maxLength(500))),
      uuids: z.array(uuid()).check(z.minLength(1, { error: "Choose at least one user" }), z.maxLength(USERS_AT_ONCE)),
    }),
    data: z.object({ done: z.array(z.string()), not_found: z.array(z.string()) }),
  }),
};
