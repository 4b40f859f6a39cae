// Buying: an order of ours first, then Paystack's page. Nothing is granted here.
import { randomBytes } from "node:crypto";
import type { billing } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import type { Paystack } from "../../doors/paystack.ts";
import type { House } from "../../house.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { askPaystack } from "./ask-paystack.ts";
import { currentSubscription } from "./current-subscription.ts";
import { closeOrder } from "./record-payment.ts";

const FIRST_CHECK_MS = 3 * 60_000;
/** A second press within this time leads to the same page, not to a second order. */
const SAME_ORDER_MS = 20 * 60_000;
const intervals = { monthly: "monthly", quarterly: "quarterly", yearly: "annually" } as const;

export async function checkout({ db, user, input, now, house }: Call<typeof billing.checkout>) {
  const { paystack } = house;
  if (!paystack) return fail("unavailable", "Payment Coming Soon");
  if (!user.email_verified) fail("email_unverified", "Please verify your e-mail before you pay: receipts go there.");
  const price = await priceOnOffer(db, input.plan, input.duration);
  await refuseDouble(db, user.id, price, now);
  const open = await openOrder(db, user.id, price.id, input.renews, now);
  if (open) return open;

  const { email } = await db
    .selectFrom("candidates")
    .select("email")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const plan_code = input.renews ? await planCodeOf(db, paystack, price) : null;
  const reference = `sabi-${randomBytes(12).toString("hex")}`;
  const { id } = await db
    .insertInto("orders")
    .values({
      reference,
      candidate_id: user.id,
      price_id: price.id,
      plan_id: price.plan_id,
      duration: price.duration,
      amount_kobo: price.amount_kobo,
      renews: input.renews,
      plan_code,
      payer_email: email,
      created_at: now,
      next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const page = await askPaystack(() =>
    paystack.initialize({
      email,
      amount: price.amount_kobo,
      reference,
      callback_url: callbackOf(house),
      plan: plan_code,
      metadata: { candidate: user.uuid, plan: input.plan, duration: input.duration },
    }),
  ).catch(async (problem) => {
    await closeOrder(db, id, "not_started", now);
    throw problem;
  });
  await db.updateTable("orders").set({ authorization_url: page.authorization_url }).where("id", "=", id).execute();
  return { authorization_url: page.authorization_url, reference };
}

const callbackOf = ({ publicUrl }: House) => `${publicUrl}/subscriptions`;

interface Price {
  id: number;
  plan_id: number;
  plan_name: string;
  position: number;
  duration: keyof typeof intervals;
  amount_kobo: number;
}

async function priceOnOffer(db: Db, slug: string, duration: keyof typeof intervals): Promise<Price> {
  const price = await db
    .selectFrom("plan_prices as c")
    .innerJoin("plans as p", "p.id", "c.plan_id")
    .select(["c.id", "c.plan_id", "p.name as plan_name", "p.position", "c.duration", "c.amount_kobo"])
    .where("p.slug", "=", slug)
    .where("p.retired_at", "is", null)
    .where("c.duration", "=", duration)
    .where("c.retired_at", "is", null)
    .executeTakeFirst();
  if (!price) return fail("not_found", "This plan is not on offer for that time.");
  if (price.amount_kobo === 0) fail("bad_request", "The free plan costs nothing: there is nothing to pay.");
  return price;
}

/** Nobody pays twice for what renews by itself, or for a lower plan while a higher one runs. */
async function refuseDouble(db: Db, candidateId: number, price: Price, now: Date): Promise<void> {
  const current = await currentSubscription(db, candidateId, now);
  // A partner's seat may end any day, so whoever sits on one may buy a plan of their own.
  if (current.source === "partner") return;
  if (current.position > price.position)
    fail(
      "conflict",
      say("You have {plan}, which holds more than {other}.", { plan: current.plan.name, other: price.plan_name }),
    );
  if (current.position === price.position && current.renewal && !current.renewal.failed)
    fail("conflict", say("Your {plan} plan renews by itself already.", { plan: current.plan.name }));
}

async function openOrder(db: Db, candidateId: number, priceId: number, renews: boolean, now: Date) {
  const order = await db
    .selectFrom("orders")
    .select(["authorization_url", "reference"])
    .where("candidate_id", "=", candidateId)
    .where("price_id", "=", priceId)
    .where("renews", "=", renews)
    .where("closed_at", "is", null)
    .where("created_at", ">", new Date(now.getTime() - SAME_ORDER_MS).toISOString())
    .where("authorization_url", "is not", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return order?.authorization_url ? { authorization_url: order.authorization_url, reference: order.reference } : null;
}

/** What Paystack calls this price, made there the first time it is sold. */
async function planCodeOf(db: Db, paystack: Paystack, price: Price): Promise<string> {
  const known = () =>
    db
      .selectFrom("paystack_plans")
      .select("plan_code")
      .where("price_id", "=", price.id)
      .where("integration", "=", paystack.integration)
      .executeTakeFirst();
  const before = await known();
  if (before) return before.plan_code;
  const name = `${price.plan_name}, ${price.duration}`;
  const { plan_code } = await askPaystack(() =>
    paystack.createPlan(name, price.amount_kobo, intervals[price.duration]),
  );
  await db
    .insertInto("paystack_plans")
    .values({ price_id: price.id, integration: paystack.integration, plan_code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await known())!.plan_code;
}
