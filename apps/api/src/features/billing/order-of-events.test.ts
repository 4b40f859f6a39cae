// Paystack's calls in any order, repeated or late, give the candidate the same plan, and the books agree.
import { billing } from "@sabiprep/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { FakeCall } from "../../testing/fake-paystack.ts";
import { aShop, type Shop } from "../../testing/shop.ts";
import { type PaymentFact, periodsOf } from "./periods.ts";

/** How often each of the 120 orders is tested. Without it, only a sample. */
const ALL_ORDERS = Number(process.env.ALL_ORDERS ?? 0);
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 8);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 300);
const DAY = 86_400_000;

/** A candidate's full history at Paystack. We have received none of it yet. */
async function history(shop: Shop, { refund, disable }: { refund: boolean; disable: boolean }) {
  shop.paystack.behave({ webhooks: "never" });
  const buyer = await shop.aBuyer();
  const begins = shop.paystack.calls.length;
  const { reference } = await shop.order(buyer);
  await shop.paystack.pay(reference);
  const code = shop.subscriptionCode();
  shop.paystack.follow(() => new Date(shop.clock.now().getTime() + 29 * DAY));
  const renewal = await shop.paystack.renew(code);
  if (disable) await shop.paystack.disable(code);
  if (refund) await shop.paystack.finishRefund(renewal);
  shop.paystack.follow(() => shop.clock.now());
  return { buyer, calls: shop.paystack.calls.slice(begins) };
}

async function outcome(shop: Shop, buyer: Awaited<ReturnType<Shop["aBuyer"]>>) {
  const { rows } = await sql<{ plan_id: number; starts: number; lasts: number; revoked: boolean }>`
    select g.plan_id, extract(epoch from g.starts_at - min(p.paid_at) over ())::int as starts,
      extract(epoch from g.ends_at - g.starts_at)::int as lasts, g.revoked_at is not null as revoked
    from grants g join payments p on p.id = g.payment_id where g.candidate_id = ${buyer.id} order by g.starts_at,
      g.revoked_at`.execute(shop.db);
  const { plan, renewal, cancelled } = await buyer.as.call(billing.subscription, {});
  return {
    grants: rows.map((row) => ({ ...row, starts: Math.round(row.starts / 60) })),
    plan,
    renews: renewal !== null,
    cancelled,
  };
}

async function revenue(shop: Shop) {
  const { rows } = await sql<{ shown: number; booked: number }>`
    select (select coalesce(sum(payments_kobo - refunds_kobo), 0)::int from revenue_days) as shown,
      (select coalesce(sum(amount_kobo), 0)::int from payments)
        - (select coalesce(sum(amount_kobo), 0)::int from refunds where state = 'processed') as booked`.execute(
    shop.db,
  );
  return rows[0]!;
}

test("every order and repetition of Paystack's calls gives the same plan, and the books agree", async () => {
  const shop = await aShop();
  for (const kind of [
    { refund: true, disable: true },
    { refund: false, disable: true },
    { refund: true, disable: false },
    { refund: false, disable: false },
  ]) {
    const told = await history(shop, kind);
    for (const call of told.calls) await shop.paystack.deliver(call);
    await shop.handle();
    const expected = await outcome(shop, told.buyer);
    expect(expected.grants).toHaveLength(2);
    expect(expected.grants.filter(({ revoked }) => revoked)).toHaveLength(kind.refund ? 1 : 0);
    expect(told.calls.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["charge.success", "subscription.create", "invoice.update"]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: told.calls.length - 1 }), { minLength: 0, maxLength: 12 }),
        fc.shuffledSubarray(
          told.calls.map((_, at) => at),
          { minLength: told.calls.length },
        ),
        fc.boolean(),
        async (before, order, atOnce) => {
          const { buyer, calls } = await history(shop, kind);
          await deliverAll(
            shop,
            [...before, ...order].map((at) => calls[at]!),
            atOnce,
          );
          expect(await outcome(shop, buyer)).toEqual(expected);
        },
      ),
      { numRuns: HISTORIES / 4, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
    );
  }
  const { shown, booked } = await revenue(shop);
  expect(shown).toBe(booked);
  expect(shown).toBeGreaterThan(0);
});

const FIVE = ["charge.success", "subscription.create", "invoice.update", "subscription.disable", "refund.processed"];

test("the five calls give the same result in every order, each up to five times", async () => {
  const shop = await aShop();
  const all = permutations([0, 1, 2, 3, 4]);
  expect(all).toHaveLength(120);
  const orders = ALL_ORDERS > 0 ? all : all.filter((_, at) => at % 23 === 0);
  const outcomes = new Set<string>();
  for (let repeat = 1; repeat <= Math.max(1, ALL_ORDERS); repeat++)
    for (const order of orders) {
      const { buyer, calls } = await history(shop, { refund: true, disable: true });
      // Only the invoice reports the renewal.
      const five = FIVE.map((event) => calls.find((call) => call.event === event)!);
      const times = order.flatMap((at) => Array.from({ length: 1 + ((at + repeat) % 5) }, () => five[at]!));
      await deliverAll(shop, ALL_ORDERS > 0 ? times : order.map((at) => five[at]!), repeat % 2 === 0);
      outcomes.add(JSON.stringify(await outcome(shop, buyer)));
    }
  expect([...outcomes]).toHaveLength(1);
  expect(JSON.parse([...outcomes][0]!)).toMatchObject({ plan: { slug: "premium" }, renews: false, cancelled: true });
  const { shown, booked } = await revenue(shop);
  expect(shown).toBe(booked);
});

const permutations = (items: number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/**
 * Delivers one call after another with work in between, or all calls first. One extra byte makes each call different.
 */
async function deliverAll(shop: Shop, calls: FakeCall[], atOnce: boolean) {
  let time = 0;
  for (const call of calls) {
    time += 1;
    expect(await shop.paystack.deliver({ ...call, data: { ...call.data, time } })).toBe(200);
    if (!atOnce) await shop.handle();
  }
  await shop.handle();
}

const fact = fc.record({
  id: fc.nat(),
  reference: fc.uuid(),
  plan_id: fc.constantFrom(2, 3),
  duration: fc.constantFrom("monthly" as const, "quarterly" as const, "yearly" as const),
  renews: fc.boolean(),
  paid_at: fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  amount_kobo: fc.constant(250_000),
  returned_kobo: fc.constantFrom(0, 100_000, 250_000),
  returned_at: fc.constant("2027-12-31T00:00:00.000Z"),
});

test("the aggregation ignores the order of its facts, and gives no time twice and takes none away", () => {
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 12 }),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (facts, renewing, rng) => {
        const plans = new Set(renewing ? [2] : []);
        const periods = periodsOf(facts, plans);
        expect(periodsOf(shuffle(facts, rng), plans)).toEqual(periods);
        for (const plan of [2, 3]) {
          const given = periods.filter(({ plan_id, revoked_at }) => plan_id === plan && !revoked_at);
          given.forEach((period, at) => {
            const before = given[at - 1];
            if (before) expect(period.starts_at.getTime()).toBeGreaterThanOrEqual(before.ends_at.getTime());
            expect(period.ends_at.getTime() - period.starts_at.getTime()).toBeGreaterThanOrEqual(28 * DAY);
          });
        }
        expect(periods.filter(({ revoked_at }) => revoked_at)).toHaveLength(
          facts.filter(({ returned_kobo }) => returned_kobo === 250_000).length,
        );
      },
    ),
    { numRuns: RUNS },
  );
});

const shuffle = (facts: PaymentFact[], rng: fc.Stream<number>): PaymentFact[] =>
  facts
    .map((fact) => ({ fact, place: rng.next().value as number }))
    .sort((a, b) => a.place - b.place)
    .map(({ fact }) => fact);
