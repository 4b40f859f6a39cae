// The parts of Paystack's REST API that we need. PaystackAway means no answer, or no sensible one. PaystackRefusal
// means Paystack itself refused, with its own message.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { Config } from "../config.ts";

/** Paystack cannot be reached. Nothing is known about the outcome. */
export class PaystackAway extends Error {}
/** Paystack answered and refused. */
export class PaystackRefusal extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const TIMEOUT_MS = 8_000;
const REAL = "https://api.paystack.co";

const customer = z.object({ id: z.number(), customer_code: z.string(), email: z.string() });
/** An object, a code, or an empty object when there is none. */
const planCode = z
  .union([z.string(), z.object({ plan_code: z.string().optional() })])
  .nullish()
  .transform((plan) => (typeof plan === "string" ? plan : plan?.plan_code) || null);

const transaction = z.object({
  id: z.number(),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  channel: z.string().nullish(),
  paid_at: z.string().nullish(),
  plan: planCode,
  customer,
  authorization: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
});
export type Transaction = z.output<typeof transaction>;

const subscription = z.object({
  subscription_code: z.string(),
  email_token: z.string(),
  status: z.enum(["active", "non-renewing", "attention", "completed", "cancelled"]),
  next_payment_date: z.string().nullish(),
  createdAt: z.string(),
  plan: planCode,
  customer,
});
export type PaystackSubscription = z.output<typeof subscription>;

const refund = z.object({
  id: z.number(),
  status: z.string(),
  amount: z.coerce.number(),
  createdAt: z.string(),
  updatedAt: z.string().nullish(),
});
export type PaystackRefund = z.output<typeof refund>;

const dispute = z.object({
  id: z.number(),
  status: z.string(),
  resolution: z.string().nullish(),
  createdAt: z.string(),
  transaction: z.object({ reference: z.string() }),
});
export type PaystackDispute = z.output<typeof dispute>;

interface Checkout {
  email: string;
  amount: number;
  reference: string;
  callback_url: string;
  plan: string | null;
  metadata: Record<string, unknown>;
}

export type Paystack = ReturnType<typeof paystackWith>;

/** Null when no key is configured. Then nothing can be bought. */
export const createPaystack = (config: Config): Paystack | null =>
  config.PAYSTACK_SECRET_KEY ? paystackWith(config.PAYSTACK_SECRET_KEY, config.PAYSTACK_BASE_URL) : null;

/** The site where a browser may be sent to pay. With your own Paystack server, its payment page is there too. */
const CHECKOUT = "https://checkout.paystack.com";

function paystackWith(key: string, base: string) {
  const ownOrigin = base === REAL ? CHECKOUT : new URL(base).origin;
  const page = z.url().refine((url) => [CHECKOUT, ownOrigin].includes(new URL(url).origin));
  async function ask<S extends z.ZodType>(method: "GET" | "POST", path: string, schema: S, body?: object) {
    const response = await reach(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const parsed = schema.safeParse((response.json as { data?: unknown } | null)?.data);
    if (response.ok && parsed.success) return parsed.data;
    if (response.ok) throw new PaystackAway("Paystack sent an unexpected response");
    throw new PaystackRefusal(wordsOf(response.json), response.status);
  }

  /** Null when Paystack has no such object. */
  const find = <S extends z.ZodType>(path: string, schema: S) =>
    ask("GET", path, schema).catch((problem: unknown) => {
      if (problem instanceof PaystackRefusal && (problem.status === 404 || problem.status === 400)) return null;
      throw problem;
    });

  return {
    /** Whether our key is for Paystack's live or test mode. */
    domain: key.startsWith("sk_live_") ? "live" : "test",
    /** Identifies the account behind the key without revealing the key. */
    integration: createHash("sha256").update(key).digest("hex").slice(0, 16),
    /** Whether Paystack signed these bytes. The comparison takes constant time. */
    isSigned: (bytes: Buffer, signature: string) => {
      const right = createHmac("sha512", key).update(bytes).digest("hex");
      const given = Buffer.from(signature, "utf8");
      return given.length === right.length && timingSafeEqual(given, Buffer.from(right, "utf8"));
    },
    initialize: ({ plan, ...order }: Checkout) =>
      ask("POST", "/transaction/initialize", z.object({ authorization_url: page, reference: z.string() }), {
        ...order,
        currency: "NGN",
        ...(plan ? { plan, channels: ["card"] } : {}),
      }),
    verify: (reference: string) => find(`/transaction/verify/${encodeURIComponent(reference)}`, transaction),
    /** A customer's payments since then, newest first. */
    paidBy: (customerId: number, from: Date) =>
      ask(
        "GET",
        `/transaction?${new URLSearchParams({ customer: String(customerId), status: "success", from: from.toISOString(), perPage: "50" })}`,
        z.array(transaction),
      ),
    createPlan: (name: string, amount: number, interval: "monthly" | "quarterly" | "annually") =>
      ask("POST", "/plan", z.object({ plan_code: z.string() }), { name, amount, interval, currency: "NGN" }),
    subscription: (code: string) => find(`/subscription/${encodeURIComponent(code)}`, subscription),
    subscriptionsOf: (customerId: number) =>
      ask(
        "GET",
        `/subscription?${new URLSearchParams({ customer: String(customerId), perPage: "50" })}`,
        z.array(subscription),
      ),
    disable: (code: string, token: string) => ask("POST", "/subscription/disable", z.unknown(), { code, token }),
    refund: (reference: string, amount: number) => ask("POST", "/refund", refund, { transaction: reference, amount }),
    refundsOf: (transactionId: number) =>
      ask(
        "GET",
        `/refund?${new URLSearchParams({ transaction: String(transactionId), perPage: "50" })}`,
        z.array(refund),
      ),
    dispute: (id: number) => find(`/dispute/${id}`, dispute),
  };
}

async function reach(url: string, init: RequestInit): Promise<{ ok: boolean; status: number; json: unknown }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    if (response.status >= 500 || response.status === 429) throw new Error(`answered ${response.status}`);
    return { ok: response.ok, status: response.status, json: await response.json() };
  } catch (problem) {
    throw new PaystackAway(`Paystack cannot be reached: ${problem instanceof Error ? problem.message : problem}`);
  }
}

const wordsOf = (json: unknown): string =>
  z.object({ message: z.string() }).safeParse(json).data?.message ?? "Paystack rejected the request";
