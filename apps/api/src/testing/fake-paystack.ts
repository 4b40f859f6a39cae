// A local Paystack: the routes we use, the payment page, signed webhook calls, and switches for errors. The tests, the
// journeys and `npm run dev` pay with it.
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { hostedPage } from "./fake-paystack-page.ts";
import { answerRest } from "./fake-paystack-rest.ts";
import {
  FakeBooks,
  type FakeSubscription,
  type FakeTransaction,
  type Knobs,
  nextCharge,
} from "./fake-paystack-state.ts";

const LATE_MS = 60_000;

/** What the buttons of the page can do besides paying. */
const waysToPay: Record<string, Knobs> = {
  success: {},
  twice: { webhooks: "twice" },
  reversed: { webhooks: "reversed" },
  late: { webhooks: "late" },
  never: { webhooks: "never" },
  little: { amount: 100 },
};

export interface FakeCall {
  event: string;
  data: Record<string, unknown>;
}

interface FakeOptions {
  key?: string;
  port?: number;
  now?: () => Date;
}

export type FakePaystack = Awaited<ReturnType<typeof startFakePaystack>>;

export async function startFakePaystack({ key = "sk_test_fake", port = 0, now = () => new Date() }: FakeOptions = {}) {
  let knobs: Knobs = {};
  let webhookUrl: string | null = null;
  let clock = now;
  const books = new FakeBooks(() => clock());
  /** Every webhook call so far, delivered or not. */
  const calls: FakeCall[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://paystack.test");
    if (url.pathname.startsWith("/pay/")) return servePage(request, response, url.pathname);
    if (url.pathname === "/favicon.ico") return void response.writeHead(204).end();
    if (knobs.answers === "hang") return;
    if (typeof knobs.answers === "number") await wait(knobs.answers);
    if (knobs.answers === "500") return json(response, 500, { status: false, message: "Something broke" });
    if (knobs.answers === "bad json") return void response.end("<html>");
    if (request.headers.authorization !== `Bearer ${key}`)
      return json(response, 401, { status: false, message: "Invalid key" });
    const { status, body } = answerRest(books, knobs, `http://${request.headers.host}`, {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      body: await bodyOf(request),
    });
    return json(response, status, body);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function servePage(request: IncomingMessage, response: ServerResponse, path: string) {
    const [, , access, action] = path.split("/");
    const transaction = [...books.transactions.values()].find(({ access_code }) => access_code === access);
    if (!transaction) return void response.writeHead(404).end("No such payment");
    if (request.method !== "POST")
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(hostedPage(transaction));
    const how = waysToPay[action ?? ""];
    if (how) await pay(transaction.reference, { ...knobs, ...how });
    if (action === "failed") transaction.status = "failed";
    const back = new URL(transaction.callback_url);
    back.searchParams.set("trxref", transaction.reference);
    back.searchParams.set("reference", transaction.reference);
    return void response.writeHead(303, { location: back.href }).end();
  }

  async function announce(
    all: { event: string; data: object }[],
    { webhooks = "at once" }: Knobs = knobs,
  ): Promise<void> {
    const made = all.map(({ event, data }): FakeCall => ({ event, data: { domain: "test", ...data } }));
    calls.push(...made);
    if (webhooks === "never") return;
    const due = webhooks === "twice" ? [...made, ...made] : webhooks === "reversed" ? made.toReversed() : made;
    const callIn = async () => {
      for (const call of due) await deliver(call).catch(() => {});
    };
    if (webhooks === "late") setTimeout(callIn, LATE_MS).unref();
    else await callIn();
  }

  /** Signs and delivers a call. Returns the status of the answer. */
  async function deliver(call: FakeCall | string, signature?: string): Promise<number> {
    if (!webhookUrl) return 0;
    const body = typeof call === "string" ? call : JSON.stringify(call);
    const signed = signature ?? createHmac("sha512", key).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-paystack-signature": signed };
    return (await fetch(webhookUrl, { method: "POST", headers, body })).status;
  }

  const transactionBy = (reference: string): FakeTransaction => {
    const found = books.transactions.get(reference);
    if (!found) throw new Error(`the fake Paystack has no transaction ${reference}`);
    return found;
  };

  const subscriptionBy = (code: string): FakeSubscription => {
    const found = books.subscriptions.get(code);
    if (!found) throw new Error(`the fake Paystack has no subscription ${code}`);
    return found;
  };

  /** What happens when a user presses "Pay". */
  async function pay(reference: string, how: Knobs = knobs): Promise<void> {
    const transaction = transactionBy(reference);
    if (transaction.status === "success") return;
    if (how.amount) transaction.amount = how.amount;
    books.charge(transaction);
    const subscription = books.subscribe(transaction);
    const first = { event: "charge.success", data: transaction };
    await announce(subscription ? [first, { event: "subscription.create", data: subscription }] : [first], how);
  }

  return {
    url: base,
    key,
    books,
    calls,
    env: { PAYSTACK_SECRET_KEY: key, PAYSTACK_BASE_URL: base },
    /** Where calls are sent, once the receiving server has an address. */
    callAt(url: string) {
      webhookUrl = `${url}/api/webhooks/paystack`;
    },
    follow(other: () => Date) {
      clock = other;
    },
    behave(how: Knobs) {
      knobs = how;
    },
    deliver,
    pay,
    sign: (body: string | Buffer) => createHmac("sha512", key).update(body).digest("hex"),
    /** The card is charged once more, or is declined. */
    async renew(code: string, { declined = false } = {}): Promise<string> {
      const subscription = subscriptionBy(code);
      const transaction = books.renewal(subscription);
      const invoice = {
        invoice_code: `INV_${transaction.id}`,
        subscription,
        transaction: { reference: transaction.reference },
      };
      if (declined) {
        transaction.status = "failed";
        subscription.status = "attention";
        await announce([{ event: "invoice.payment_failed", data: { ...invoice, paid: false, status: "pending" } }]);
        return transaction.reference;
      }
      books.charge(transaction);
      subscription.status = "active";
      subscription.next_payment_date = nextCharge(clock(), subscription.plan.interval).toISOString();
      await announce([
        { event: "charge.success", data: transaction },
        { event: "invoice.update", data: { ...invoice, paid: true, status: "success" } },
      ]);
      return transaction.reference;
    },
    async disable(code: string): Promise<void> {
      const subscription = subscriptionBy(code);
      subscription.status = "cancelled";
      await announce([{ event: "subscription.disable", data: subscription }]);
    },
    /** A refund made in Paystack's dashboard, or the end of one that we asked for. */
    async finishRefund(reference: string, status: "processed" | "failed" = "processed"): Promise<void> {
      const transaction = transactionBy(reference);
      const waiting = books.refunds.find(
        (refund) => refund.transaction === transaction.id && refund.status === "pending",
      );
      const refund = waiting ?? books.refund(transaction, transaction.amount);
      Object.assign(refund, { status, updatedAt: clock().toISOString() });
      if (status === "failed") transaction.status = "success";
      const data = { status, transaction_reference: reference, amount: String(refund.amount) };
      await announce([{ event: `refund.${status}`, data }]);
    },
    async dispute(reference: string): Promise<number> {
      const transaction = transactionBy(reference);
      const id = books.nextId();
      const dispute = {
        id,
        status: "awaiting-merchant-feedback",
        resolution: null,
        createdAt: clock().toISOString(),
        transaction: { id: transaction.id, reference },
      };
      books.disputes.set(id, dispute);
      await announce([{ event: "charge.dispute.create", data: dispute }]);
      return id;
    },
    async resolveDispute(id: number, resolution: "merchant-accepted" | "declined"): Promise<void> {
      const dispute = Object.assign(books.disputes.get(id)!, { status: "resolved", resolution });
      await announce([{ event: "charge.dispute.resolve", data: dispute }]);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
