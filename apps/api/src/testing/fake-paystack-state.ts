// The data of the fake Paystack: customers, plans, transactions, subscriptions, refunds, disputes. It answers like the
// real one, in every field that we read.
import { randomBytes } from "node:crypto";

export interface FakeTransaction {
  id: number;
  domain: "test" | "live";
  status: "abandoned" | "success" | "failed" | "reversed";
  reference: string;
  amount: number;
  currency: string;
  channel: string;
  paid_at: string | null;
  plan: string | null;
  customer: FakeCustomer;
  authorization: { brand: string; last4: string; authorization_code: string; reusable: boolean };
  metadata: unknown;
  callback_url: string;
  access_code: string;
}

export interface FakeCustomer {
  id: number;
  customer_code: string;
  email: string;
}

export interface FakeSubscription {
  subscription_code: string;
  email_token: string;
  status: "active" | "non-renewing" | "attention" | "completed" | "cancelled";
  amount: number;
  next_payment_date: string | null;
  createdAt: string;
  plan: { plan_code: string; name: string; amount: number; interval: string };
  customer: FakeCustomer;
}

export interface FakeRefund {
  id: number;
  transaction: number;
  status: "pending" | "processed" | "failed";
  amount: number;
  currency: string;
  createdAt: string;
  updatedAt: string;
}

export interface FakeDispute {
  id: number;
  status: string;
  resolution: string | null;
  createdAt: string;
  transaction: { id: number; reference: string };
}

export const code = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;

/** Everything a test may set wrong. A field that is not set is correct. */
export interface Knobs {
  /** The charged amount, instead of the requested one. */
  amount?: number;
  currency?: string;
  /** Another person pays. */
  email?: string;
  domain?: "test" | "live";
  /** The subscription of another plan than the ordered one. */
  plan?: string | null;
  /** The way it answers: a number is the delay in milliseconds, "hang" never answers. */
  answers?: "well" | "500" | "bad json" | "hang" | number;
  /** Webhook calls: never, immediately, each one twice, the last one first, or after a minute. */
  webhooks?: "never" | "at once" | "twice" | "reversed" | "late";
}

export class FakeBooks {
  readonly plans = new Map<string, { plan_code: string; name: string; amount: number; interval: string }>();
  readonly customers = new Map<string, FakeCustomer>();
  readonly transactions = new Map<string, FakeTransaction>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly refunds: FakeRefund[] = [];
  readonly disputes = new Map<number, FakeDispute>();
  private lastId = 1000;
  readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  customer(email: string): FakeCustomer {
    const known = this.customers.get(email);
    if (known) return known;
    const made = { id: this.nextId(), customer_code: code("CUS"), email };
    this.customers.set(email, made);
    return made;
  }

  charge(transaction: FakeTransaction): void {
    transaction.status = "success";
    transaction.paid_at = this.now().toISOString();
  }

  /** Paystack opens the subscription itself once a transaction with a plan is paid. */
  subscribe(transaction: FakeTransaction): FakeSubscription | null {
    const plan = transaction.plan && this.plans.get(transaction.plan);
    if (!plan) return null;
    const made: FakeSubscription = {
      subscription_code: code("SUB"),
      email_token: randomBytes(8).toString("hex"),
      status: "active",
      amount: plan.amount,
      next_payment_date: nextCharge(this.now(), plan.interval).toISOString(),
      createdAt: this.now().toISOString(),
      plan,
      customer: transaction.customer,
    };
    this.subscriptions.set(made.subscription_code, made);
    return made;
  }

  renewal(subscription: FakeSubscription): FakeTransaction {
    const made: FakeTransaction = {
      id: this.nextId(),
      domain: "test",
      status: "abandoned",
      reference: `renewal-${randomBytes(8).toString("hex")}`,
      amount: subscription.amount,
      currency: "NGN",
      channel: "card",
      paid_at: null,
      plan: subscription.plan.plan_code,
      customer: subscription.customer,
      authorization: card(),
      metadata: { invoice_action: "update" },
      callback_url: "",
      access_code: code("acc"),
    };
    this.transactions.set(made.reference, made);
    return made;
  }

  refund(transaction: FakeTransaction, amount: number, status: FakeRefund["status"] = "pending"): FakeRefund {
    const at = this.now().toISOString();
    const made = {
      id: this.nextId(),
      transaction: transaction.id,
      status,
      amount,
      currency: "NGN",
      createdAt: at,
      updatedAt: at,
    };
    this.refunds.push(made);
    if (amount >= transaction.amount) transaction.status = "reversed";
    return made;
  }
}

export const card = () => ({ brand: "visa ", last4: "4081", authorization_code: code("AUTH"), reusable: true });

export function nextCharge(from: Date, interval: string): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + (interval === "annually" ? 12 : interval === "quarterly" ? 3 : 1));
  return next;
}
