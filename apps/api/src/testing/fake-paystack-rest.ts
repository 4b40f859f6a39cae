// The fake Paystack's REST routes over its stored data.
import { card, code, type FakeBooks, type FakeTransaction, type Knobs } from "./fake-paystack-state.ts";

interface PaystackRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

interface PaystackReply {
  status: number;
  body: object;
}

const yes = (data: unknown): PaystackReply => ({ status: 200, body: { status: true, message: "OK", data } });
const no = (status: number, message: string): PaystackReply => ({ status, body: { status: false, message } });

type Rest = (books: FakeBooks, knobs: Knobs, base: string, asked: PaystackRequest) => PaystackReply;

export const answerRest: Rest = (books, knobs, base, asked) => {
  const [, room, first, second] = asked.path.split("/");
  const what = `${asked.method} ${room}`;
  if (what === "POST transaction" && first === "initialize") return initialize(books, knobs, base, asked);
  if (what === "GET transaction" && first === "verify") {
    const found = books.transactions.get(decodeURIComponent(second ?? ""));
    return found ? yes(found) : no(400, "Transaction reference not found");
  }
  if (what === "GET transaction") return yes(paidBy(books, asked.query));
  if (what === "POST plan") return addPlan(books, asked);
  if (what === "POST subscription" && first === "disable") return disable(books, asked);
  if (what === "GET subscription" && first) {
    const found = books.subscriptions.get(decodeURIComponent(first));
    return found ? yes(found) : no(404, "Subscription not found");
  }
  if (what === "GET subscription") {
    const customer = Number(asked.query.get("customer"));
    return yes([...books.subscriptions.values()].filter((subscription) => subscription.customer.id === customer));
  }
  if (what === "POST refund") return refund(books, asked);
  if (what === "GET refund")
    return yes(books.refunds.filter((made) => made.transaction === Number(asked.query.get("transaction"))));
  if (what === "GET dispute") {
    const found = books.disputes.get(Number(first));
    return found ? yes(found) : no(404, "Dispute not found");
  }
  return no(404, "No such route");
};

const initialize: Rest = (books, knobs, base, { body }) => {
  const reference = String(body.reference);
  if (!/^[\w.=-]+$/.test(reference)) return no(400, "Invalid reference");
  if (books.transactions.has(reference)) return no(400, "Duplicate Transaction Reference");
  const plan = knobs.plan === undefined ? ((body.plan as string | undefined) ?? null) : knobs.plan;
  // A plan's own amount is charged, whatever amount was sent.
  const asked = plan ? (books.plans.get(plan)?.amount ?? Number(body.amount)) : Number(body.amount);
  const access_code = code("acc");
  const made: FakeTransaction = {
    id: books.nextId(),
    domain: knobs.domain ?? "test",
    status: "abandoned",
    reference,
    amount: knobs.amount ?? asked,
    currency: knobs.currency ?? "NGN",
    channel: plan ? "card" : "bank_transfer",
    paid_at: null,
    plan,
    customer: books.customer(knobs.email ?? String(body.email)),
    authorization: card(),
    metadata: body.metadata ?? null,
    callback_url: String(body.callback_url),
    access_code,
  };
  books.transactions.set(reference, made);
  return yes({ authorization_url: `${base}/pay/${access_code}`, access_code, reference });
};

const paidBy = (books: FakeBooks, query: URLSearchParams): FakeTransaction[] =>
  [...books.transactions.values()].filter(
    ({ customer, status, paid_at }) =>
      customer.id === Number(query.get("customer")) && status === "success" && paid_at! >= (query.get("from") ?? ""),
  );

function addPlan(books: FakeBooks, { body }: PaystackRequest): PaystackReply {
  const { name, amount, interval } = body as { name: string; amount: number; interval: string };
  if (!["monthly", "quarterly", "annually"].includes(interval)) return no(400, "Invalid interval");
  const made = { plan_code: code("PLN"), name, amount, interval };
  books.plans.set(made.plan_code, made);
  return yes(made);
}

function disable(books: FakeBooks, { body }: PaystackRequest): PaystackReply {
  const found = books.subscriptions.get(String(body.code));
  if (!found || found.email_token !== body.token) return no(404, "Subscription with code not found");
  if (found.status !== "active" && found.status !== "attention")
    return no(400, "Subscription with code not found or already inactive");
  found.status = "non-renewing";
  found.next_payment_date = null;
  return yes(null);
}

function refund(books: FakeBooks, { body }: PaystackRequest): PaystackReply {
  const transaction = books.transactions.get(String(body.transaction));
  if (!transaction) return no(404, "Transaction not found");
  if (transaction.status === "reversed") return no(400, "Transaction has been fully reversed");
  return yes(books.refund(transaction, Number(body.amount)));
}
