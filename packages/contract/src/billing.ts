// Plans, their prices, and paying for them. Money is in whole kobo.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { moment, nothing, optionalText, requiredText, timestamp } from "./fields.ts";
import { ordinal } from "./ordinal.ts";

export const durations = ["monthly", "quarterly", "yearly"] as const;
export type Duration = (typeof durations)[number];
export const REFUND_DAYS = 7;
/** The plan stays for this long after a failed renewal, so that the candidate can fix the card. */
export const GRACE_DAYS = 3;

export const plan = z.object({
  slug: z.string(),
  name: z.string(),
  features: z.array(z.string()),
  prices: z.array(z.object({ duration: z.enum(durations), amount_kobo: z.int() })),
  is_current: z.boolean(),
});
export type Plan = z.output<typeof plan>;

const reference = requiredText("Choose a payment", 100);

const payment = z.object({
  reference: z.string(),
  receipt_number: z.string(),
  plan_name: z.string(),
  duration: z.enum(durations),
  amount_kobo: z.int(),
  paid_at: timestamp,
  state: z.enum(["paid", "refunding", "refunded", "disputed"]),
});
export type CandidatePayment = z.output<typeof payment>;

const subscription = z.object({
  plan: z.object({ slug: z.string(), name: z.string() }),
  /** When the plan ends or is renewed. Null on Free. */
  ends_at: z.nullable(timestamp),
  /** Why the candidate has it: paid for, given by staff, or as the study partner of a paying candidate. */
  source: z.nullable(z.enum(["payment", "staff", "partner"])),
  /** The next charge and its date. Null when nothing renews. */
  renewal: z.nullable(z.object({ at: z.nullable(timestamp), amount_kobo: z.int(), failed: z.boolean() })),
  /** Paid with renewal, but Paystack has not reported the subscription yet. This takes seconds or minutes. */
  renewal_coming: z.boolean(),
  /** The candidate has cancelled the renewal at the end of the paid time. */
  cancelled: z.boolean(),
  /** The payment that can still be refunded, and until when. */
  refundable: z.nullable(z.object({ reference: z.string(), amount_kobo: z.int(), until: timestamp })),
});
export type CurrentSubscription = z.output<typeof subscription>;

/** What study partners see of each other: the first name and an initial. */
const seats = z.object({
  /** How many partners the candidate's plan allows. */
  allowed: z.int(),
  seats: z.array(
    z.object({ id: z.int(), code: z.string(), partner: z.nullable(z.string()), joined_at: z.nullable(timestamp) }),
  ),
  /** The candidate whose partner this candidate is. */
  partner_of: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type Seats = z.output<typeof seats>;

export const billing = {
  plans: endpoint({
    method: "GET",
    path: "/candidates/plans",
    summary: "The available plans, and the student's current plan",
    audience: "candidate",
    data: z.object({ plans: z.array(plan), payments_enabled: z.boolean() }),
  }),
  subscription: endpoint({
    method: "GET",
    path: "/candidates/subscription",
    summary: "The student's plan: end date, renewal and possible refunds",
    audience: "candidate",
    data: subscription,
  }),
  payments: endpoint({
    method: "GET",
    path: "/candidates/payments",
    summary: "The student's payments, newest first",
    audience: "candidate",
    query: z.object({ before: z.optional(moment) }),
    data: z.array(payment),
  }),
  receipt: endpoint({
    method: "GET",
    path: "/candidates/payments/{reference}/receipt",
    summary: "A link to the PDF receipt, valid for ten minutes",
    audience: "candidate",
    params: z.object({ reference }),
    data: z.object({ url: z.string() }),
  }),
  tryCoupon: endpoint({
    method: "POST",
    path: "/candidates/subscription/coupon",
    summary: "The price of this plan with a coupon. Nothing is ordered",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 600 }],
    body: z.object({
      coupon: requiredText("Enter your coupon code", 40),
      plan: requiredText("Choose a plan", 60),
      duration: z.enum(durations, { error: "Choose a payment period" }),
    }),
    data: z.object({ code: z.string(), off_kobo: z.int(), amount_kobo: z.int() }),
  }),
  checkout: endpoint({
    method: "POST",
    path: "/candidates/subscription/checkout",
    summary: "Prepares a payment and returns the URL of Paystack's page",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 20, seconds: 600 }],
    body: z.object({
      plan: requiredText("Choose a plan", 60),
      duration: z.enum(durations, { error: "Choose a payment period" }),
      /** Charged again automatically at the end of the period. Otherwise paid once, also by transfer or USSD. */
      renews: z.boolean({ error: "Choose whether to renew automatically" }),
      /** Reduces a payment that does not renew. */
      coupon: optionalText(40),
    }),
    data: z.object({ authorization_url: z.string(), reference: z.string() }),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/candidates/subscription/confirm",
    summary: "Checks a payment with Paystack when the student returns",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 600 }],
    body: z.object({ reference }),
    data: z.object({ state: z.enum(["paid", "waiting", "failed"]) }),
  }),
  cancel: endpoint({
    method: "POST",
    path: "/candidates/subscription/cancel",
    summary: "Cancels renewal. The plan runs to the end of the paid time",
    audience: "candidate",
    study: false,
    data: z.object({ ends_at: z.nullable(timestamp) }),
  }),
  refund: endpoint({
    method: "POST",
    path: "/candidates/payments/{reference}/refund",
    summary: "Refunds a payment within seven days, once per student",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 600 }],
    params: z.object({ reference }),
    data: nothing,
  }),
  seats: endpoint({
    method: "GET",
    path: "/candidates/subscription/seats",
    summary: "The student's study partners, and whose partner the student is",
    audience: "candidate",
    data: seats,
  }),
  openSeat: endpoint({
    method: "POST",
    path: "/candidates/subscription/seats",
    summary: "Creates a code for a study partner to join the plan",
    audience: "candidate",
    status: 201,
    data: z.object({ code: z.string() }),
  }),
  joinSeat: endpoint({
    method: "POST",
    path: "/candidates/subscription/seats/join",
    summary: "Joins a study partner's plan with their code",
    audience: "candidate",
    limits: [{ per: "account", times: 10, seconds: 600 }],
    body: z.object({ code: requiredText("Enter the code your study partner gave you", 60) }),
    data: nothing,
  }),
  endSeat: endpoint({
    method: "DELETE",
    path: "/candidates/subscription/seats/{id}",
    summary: "Ends a study partnership, by either partner",
    audience: "candidate",
    params: z.object({ id: ordinal("We could not find that study partner.") }),
    data: nothing,
  }),
};
