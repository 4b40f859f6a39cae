// Buying: first our own order, then Paystack's page. Nothing is granted here.
import { randomBytes } from "node:crypto";
import type { billing } from "@sabiprep/contract";
import type { Paystack } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { askPaystack } from "./ask-paystack.ts";
import { couponNamed, withCoupon } from "./coupons.ts";
import { currentSubscription } from "./current-subscription.ts";
import { type Price, priceOnOffer } from "./prices.ts";
import { closeOrder } from "./record-payment.ts";

const FIRST_CHECK_MS = 3 * 60_000;
/** A second press within this time opens the same page and makes no second order. */
const SAME_ORDER_MS = 20 * 60_000;
const intervals = { monthly: "monthly", quarterly: "quarterly", yearly: "annually" } as const;

const NO_EMAIL = "Please add your own email address in your profile before you pay. We send your receipts there.";

export async function checkout({ db, user, input, now, context }: Call<typeof billing.checkout>) {
  const { paystack } = context;
  if (!paystack) return fail("unavailable", "Payment Coming Soon");
  if (!user.email_verified)
    fail("email_unverified", "Please verify your email before you pay. We send your receipts there.");
  const price = await priceOnOffer(db, input.plan, input.duration);
  await refuseDouble(db, user.id, price, now);
  const code = input.coupon?.trim();
  // For a renewal, Paystack charges the plan's own price every time.
  if (code && input.renews) failField("coupon", "You can use a coupon only if you choose Pay once.");
  const coupon = code ? await couponNamed(db, code) : null;
  const open = await openOrder(db, user.id, price.id, input.renews, coupon?.id ?? null, now);
  if (open) return open;

  const { email } = await db
    .selectFrom("candidates")
    .select("email")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (!email) return fail("bad_request", NO_EMAIL);
  const plan_code = input.renews ? await planCodeOf(db, paystack, price) : null;
  const reference = `sabi-${randomBytes(12).toString("hex")}`;
  const { id, amount_kobo } = await inTransaction(db, async (db) => {
    // Two candidates who use the last use of a coupon wait for each other.
    const held = coupon && (await couponNamed(db, coupon.code, true));
    const { amount_kobo } = held ? await withCoupon(db, held, user.id, price, now) : price;
    const { id } = await db
      .insertInto("orders")
      .values({
        reference,
        candidate_id: user.id,
        price_id: price.id,
        plan_id: price.plan_id,
        duration: price.duration,
        amount_kobo,
        renews: input.renews,
        plan_code,
        coupon_id: coupon?.id ?? null,
        payer_email: email,
        created_at: now,
        next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, amount_kobo };
  });
  const page = await askPaystack(() =>
    paystack.initialize({
      email,
      amount: amount_kobo,
      reference,
      callback_url: callbackOf(context),
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

const callbackOf = ({ publicUrl }: AppContext) => `${publicUrl}/subscriptions`;

/** Nobody pays twice for a plan that renews automatically, or for a lower plan while a higher one runs. */
async function refuseDouble(db: Db, candidateId: number, price: Price, now: Date): Promise<void> {
  const current = await currentSubscription(db, candidateId, now);
  // A partner's seat may end any day, so its user may buy their own plan.
  if (current.source === "partner") return;
  if (current.position > price.position)
    fail(
      "conflict",
      say("You already have {plan}, which gives you more than {other}.", {
        plan: current.plan.name,
        other: price.plan_name,
      }),
    );
  const renews = current.renewal_coming || (current.renewal && !current.renewal.failed);
  if (current.position === price.position && renews)
    fail("conflict", say("Your {plan} plan already renews automatically.", { plan: current.plan.name }));
}

async function openOrder(
  db: Db,
  candidateId: number,
  priceId: number,
  renews: boolean,
  couponId: number | null,
  now: Date,
) {
  const order = await db
    .selectFrom("orders")
    .select(["authorization_url", "reference"])
    .where("candidate_id", "=", candidateId)
    .where("price_id", "=", priceId)
    .where("renews", "=", renews)
    .where("coupon_id", "is not distinct from", couponId)
    .where("closed_at", "is", null)
    .where("created_at", ">", new Date(now.getTime() - SAME_ORDER_MS).toISOString())
    .where("authorization_url", "is not", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return order?.authorization_url ? { authorization_url: order.authorization_url, reference: order.reference } : null;
}

/** Paystack's code for this price. It is created there when the price is first sold. */
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
