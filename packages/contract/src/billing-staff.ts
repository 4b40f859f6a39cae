// Staff: plans and prices, subscriptions, revenue, gifts of time.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, optionalText, requiredText, signInEmail, timestamp, uuid } from "./fields.ts";
import { ordinal } from "./ordinal.ts";

const readers = ["owner", "finance", "support"] as const;
const writers = ["owner", "finance"] as const;

export const subscriptionStatuses = ["active", "cancelled", "expired"] as const;

const limit = z.nullable(
  z.int({ error: "Enter a whole number, or leave this empty for no limit" }).check(z.minimum(0), z.maximum(10_000)),
);
const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: `Enter a whole number from ${least} to ${most}` })
    .check(z.minimum(least, { error: `Enter ${least} or more` }), z.maximum(most, { error: `Enter ${most} or less` }));

/** Null if the plan is not sold for that period. */
const price = z.nullable(wholeNumber(0, 100_000_000));

/** The colour that identifies a plan quickly. Its name is beside it. */
export const planColors = ["green", "gold", "blue", "red"] as const;

const planBody = z.object({
  name: requiredText("Name is required", 40),
  color: z._default(z.enum(planColors, { error: "Choose green, gold, blue or red" }), "green"),
  features: z
    .array(requiredText("A feature must not be empty", 120), { error: "Enter at least one feature" })
    .check(
      z.minLength(1, { error: "Enter at least one feature" }),
      z.maxLength(12, { error: "Enter up to 12 features" }),
    ),
  tests_a_month: limit,
  mocks_a_month: limit,
  questions_per_test: wholeNumber(5, 100),
  most_questions_per_test: wholeNumber(5, 100),
  questions_a_day: wholeNumber(50, 10_000),
  /** Study partners who get Premium on this plan. */
  seats: wholeNumber(0, 5),
  all_years: z.boolean(),
  monthly_kobo: price,
  quarterly_kobo: price,
  yearly_kobo: price,
  is_active: z.boolean(),
});
export type PlanBody = z.output<typeof planBody>;

const staffPlan = z.object({
  slug: z.string(),
  ...planBody.def.shape,
  /** Candidates who have this plan now. */
  subscribers: z.int(),
  revenue_kobo: z.int(),
});
export type StaffPlan = z.output<typeof staffPlan>;

const staffSubscription = z.object({
  id: z.int(),
  candidate_uuid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  plan_name: z.string(),
  status: z.enum(subscriptionStatuses),
  source: z.enum(["payment", "staff"]),
  reason: z.nullable(z.string()),
  starts_at: timestamp,
  ends_at: timestamp,
  next_billing: z.nullable(timestamp),
});
export type StaffSubscription = z.output<typeof staffSubscription>;

const coupon = z.object({
  uuid: z.string(),
  code: z.string(),
  /** Exactly one of the two is set. */
  percent: z.nullable(z.int()),
  amount_kobo: z.nullable(z.int()),
  /** Null if it applies to every plan. */
  plan_name: z.nullable(z.string()),
  /** Null if there is no limit. */
  most_uses: z.nullable(z.int()),
  /** Payments made with it, or about to be made. */
  uses: z.int(),
  expires_at: z.nullable(timestamp),
  note: z.string(),
  staff_name: z.nullable(z.string()),
  created_at: timestamp,
  state: z.enum(["open", "used_up", "expired", "retired"]),
});
export type Coupon = z.output<typeof coupon>;

/** Used by the form and the server alike, so that the form shows all its errors together. */
export const couponTexts = {
  code: z
    .string({ error: "Enter a code" })
    .check(z.regex(/^[A-Za-z0-9-]{4,20}$/, { error: "A code must have 4 to 20 letters, numbers and hyphens" })),
  // Without `abort`, because the form also compares fields with each other.
  note: z.string({ error: "Enter a note" }).check(
    z.refine((note) => note.trim() !== "", { error: "Enter a note" }),
    z.maxLength(200, { error: "Use 200 characters or fewer" }),
  ),
};
export const COUPON_MOST_PERCENT = 95;
export const COUPON_MOST_NAIRA = 1_000_000;

const couponBody = z
  .object({
    ...couponTexts,
    percent: z.nullable(wholeNumber(1, COUPON_MOST_PERCENT)),
    amount_kobo: z.nullable(wholeNumber(100, COUPON_MOST_NAIRA * 100)),
    plan: z.nullable(z.string().check(z.maxLength(60))),
    most_uses: z.nullable(wholeNumber(1, 1_000_000)),
    /** The last day (Lagos time) it is valid. */
    last_day: z.nullable(z.iso.date({ error: "Choose a day" })),
  })
  .check(
    z.refine(({ percent, amount_kobo }) => (percent === null) !== (amount_kobo === null), {
      error: "Enter a percentage or an amount, not both",
      path: ["percent"],
    }),
  );

const filters = {
  search: optionalText(100),
  plan: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(z.enum(subscriptionStatuses)),
};

export const billingStaff = {
  plans: endpoint({
    method: "GET",
    path: "/admin/plans",
    summary: "Every plan with its limits, prices, subscribers and revenue",
    audience: "staff",
    roles: readers,
    data: z.array(staffPlan),
  }),
  addPlan: endpoint({
    method: "POST",
    path: "/admin/plans",
    summary: "Adds a plan",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "plan.add",
    status: 201,
    message: "The plan has been added.",
    body: planBody,
    data: z.object({ slug: z.string() }),
  }),
  changePlan: endpoint({
    method: "PUT",
    path: "/admin/plans/{slug}",
    summary: "Changes a plan. A new price applies only to new buyers",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "plan.change",
    message: "We have saved the plan.",
    params: z.object({ slug: requiredText("Choose a plan", 60) }),
    body: planBody,
    data: nothing,
  }),
  coupons: endpoint({
    method: "GET",
    path: "/admin/coupons",
    summary: "Coupons, newest first, with how often each has been used",
    audience: "staff",
    roles: readers,
    query: z.object({ page: z.optional(z.int().check(z.gte(1), z.lte(10_000))) }),
    data: z.object({ items: z.array(coupon), total: z.int(), page: z.int(), per_page: z.int() }),
  }),
  addCoupon: endpoint({
    method: "POST",
    path: "/admin/coupons",
    summary: "Adds a coupon: a percentage or an amount off one payment",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "coupon.add",
    status: 201,
    message: "The coupon has been added.",
    body: couponBody,
    data: z.object({ uuid: z.string() }),
  }),
  retireCoupon: endpoint({
    method: "POST",
    path: "/admin/coupons/{coupon_id}/close",
    summary: "Closes a coupon, so that nobody can use it",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "coupon.close",
    message: "The coupon is closed.",
    params: z.object({ coupon_id: uuid("We could not find that coupon.") }),
    data: nothing,
  }),
  figures: endpoint({
    method: "GET",
    path: "/admin/billing",
    summary: "Revenue, subscribers, conversion and churn",
    audience: "staff",
    roles: readers,
    data: z.object({
      payments_enabled: z.boolean(),
      includes_demo: z.boolean(),
      revenue_kobo: z.int(),
      revenue_this_month_kobo: z.int(),
      payments_kobo: z.int(),
      refunds_kobo: z.int(),
      subscribers: z.int(),
      /** How many of those who joined in the last 90 days have paid. */
      conversion: z.object({ joined: z.int(), paid: z.int() }),
      /** How many of those with paid time 30 days ago have none now. */
      churn: z.object({ had: z.int(), left: z.int() }),
      months: z.array(z.object({ month: z.string(), revenue_kobo: z.int() })),
    }),
  }),
  subscriptions: endpoint({
    method: "GET",
    path: "/admin/subscriptions",
    summary: "Who has or had which plan, newest first",
    audience: "staff",
    roles: readers,
    counts_rows: { what: "people", list: "items" },
    query: z.object({ ...filters, before: z.optional(ordinal("We could not find that row")) }),
    data: z.object({ items: z.array(staffSubscription), next: z.nullable(z.int()) }),
  }),
  exportSubscriptions: endpoint({
    method: "POST",
    path: "/admin/subscriptions/export",
    summary: "The same list with email addresses, as a CSV file",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "subscriptions.export",
    body: z.object(filters),
    data: z.object({ name: z.string(), csv: z.string(), rows: z.int() }),
  }),
  grant: endpoint({
    method: "POST",
    path: "/admin/grants",
    summary: "Grants a student a plan for some days, with a reason",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "grant.give",
    status: 201,
    message: "The plan has been granted.",
    body: z.object({
      email: signInEmail,
      plan: requiredText("Choose a plan", 60),
      days: wholeNumber(1, 3660),
      reason: requiredText("A reason is required", 300),
    }),
    data: z.object({ id: z.int() }),
  }),
  revokeGrant: endpoint({
    method: "DELETE",
    path: "/admin/grants/{id}",
    summary: "Removes a plan granted by staff",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "grant.revoke",
    message: "The plan has been removed.",
    params: z.object({ id: ordinal("We could not find that entry") }),
    data: nothing,
  }),
  problems: endpoint({
    method: "GET",
    path: "/admin/payment-problems",
    summary: "Payments that match no order, so no plan was started",
    audience: "staff",
    roles: readers,
    data: z.array(
      z.object({
        id: z.int(),
        reference: z.string(),
        reason: z.string(),
        amount_kobo: z.int(),
        currency: z.string(),
        at: timestamp,
      }),
    ),
  }),
  settleProblem: endpoint({
    method: "PUT",
    path: "/admin/payment-problems/{id}",
    summary: "Records how a payment problem was settled",
    audience: "staff",
    roles: writers,
    audit: "payment-problem.settle",
    params: z.object({ id: ordinal("We could not find that entry") }),
    body: z.object({ note: requiredText("Enter how you settled the problem", 300) }),
    data: nothing,
  }),
};
