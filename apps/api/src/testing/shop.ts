// A server that accepts payments, with its fake Paystack. Both follow the test's clock.
import { type AnyEndpoint, billing, type Client, type Duration, type InputOf } from "@sabiprep/contract";
import { onTestFinished } from "vitest";
import { openSession } from "../features/auth/sessions.ts";
import { billingFeature } from "../features/billing/feature.ts";
import { startFakePaystack } from "./fake-paystack.ts";
import { aCandidate } from "./people.ts";
import { type Api, startApi } from "./start-api.ts";

export type Shop = Awaited<ReturnType<typeof aShop>>;
type Payer = { as: Pick<Client, "call" | "send"> };

export async function aShop({ key }: { key?: string } = {}) {
  const paystack = await startFakePaystack(key ? { key } : {});
  onTestFinished(() => paystack.close());
  const api = await startApi(paystack.env);
  paystack.follow(() => api.clock.now());
  paystack.callAt(api.url);
  return {
    ...api,
    paystack,
    /** The page is open but nothing is paid yet. */
    order: (buyer: Payer, plan = "premium", more: { duration?: Duration; renews?: boolean } = {}) =>
      buyer.as.call(billing.checkout, { plan, duration: "monthly", renews: true, ...more }),
    async buy(buyer: Payer, plan = "premium", more: { duration?: Duration; renews?: boolean } = {}) {
      const order = await this.order(buyer, plan, more);
      await paystack.pay(order.reference);
      await this.handle();
      return order.reference;
    },
    reconcile: () => billingFeature.jobs!["reconcile-payments"]!(api.context, {}),
    planOf: async (buyer: Payer) => (await buyer.as.call(billing.subscription, {})).plan.slug,
    subscriptionCode: () => [...paystack.books.subscriptions.keys()].at(-1)!,
    /** Processes only Paystack's calls, without all other background work. */
    async handle() {
      while ((await billingFeature.loop!(api.context)) > 0);
    },
    aBuyer: async () => {
      const person = await aCandidate(api);
      return { ...person, as: signedInAnew(api, person.id) };
    },
  };
}

/** Months pass in these tests and sessions end in hours, so each caller signs in first. */
function signedInAnew(api: Api, candidateId: number) {
  const client = async () => {
    const device = { userAgent: "", deviceToken: null };
    const { access_token } = await openSession(api.db, { candidate_id: candidateId }, device, api.clock.now());
    return api.clientWith(access_token);
  };
  return {
    call: async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => (await client()).call(endpoint, input),
    send: async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => (await client()).send(endpoint, input),
  };
}
