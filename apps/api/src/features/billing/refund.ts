// Refunds within seven days, once for each candidate. The request is stored first and sent to Paystack until it
// answers.
import { type billing, REFUND_DAYS } from "@sabiprep/contract";
import { sql } from "kysely";
import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import { ownRow } from "../../http/own-row.ts";
import { answer, type Call } from "../../http/route.ts";
import { aggregateGrants, lockCandidate } from "./aggregate-grants.ts";
import { stopAtPaystack } from "./cancel.ts";
import { recordRefunds } from "./record-refunds.ts";

const DAY_MS = 86_400_000;
const ASK_AGAIN_MS = 2 * 60_000;

export async function refund({ db, user, input, now, context }: Call<typeof billing.refund>) {
  if (!context.paystack) return fail("unavailable", "Payment Coming Soon");
  const { refundId, codes } = await inTransaction(db, (db) => wish(db, user.id, input.reference, now));
  for (const code of codes) await stopAtPaystack(context, code);
  const heard = await askForRefund(context, refundId);
  return answer(null, {
    message: heard
      ? "Your refund is on its way. It should reach your bank within ten working days."
      : "We have saved your request. We cannot reach Paystack right now, but we will send the refund as soon as we can.",
  });
}

/** The paid time ends with the request, and none of it renews. */
async function wish(db: Db, candidateId: number, reference: string, now: Date) {
  await lockCandidate(db, candidateId);
  const payment = await ownRow(
    db,
    "payments",
    candidateId,
    ["reference", reference],
    "We could not find that payment.",
  );
  if (now.getTime() - Date.parse(payment.paid_at) > REFUND_DAYS * DAY_MS)
    fail(
      "conflict",
      say("You can get your money back within {n} days of paying. This payment is older.", { n: REFUND_DAYS }),
    );
  const { rows } = await sql<{ own: boolean }>`
    select r.payment_id = ${payment.id} as own from refunds r join payments p on p.id = r.payment_id
    where p.candidate_id = ${candidateId} and r.state <> 'failed'
      and (r.cause = 'seven_days' or r.payment_id = ${payment.id}) limit 1`.execute(db);
  if (rows[0])
    fail(
      "conflict",
      rows[0].own
        ? "We are already returning this payment."
        : "You have already had your money back once, so you cannot ask again.",
    );
  const disputed = await db.selectFrom("disputes").select("id").where("payment_id", "=", payment.id).executeTakeFirst();
  if (disputed) fail("conflict", "Your bank is already looking into this payment.");
  const { id: refundId } = await db
    .insertInto("refunds")
    .values({
      payment_id: payment.id,
      amount_kobo: payment.amount_kobo,
      state: "asked",
      cause: "seven_days",
      at: now,
      next_check_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stopped = await db
    .updateTable("subscriptions")
    .set({ cancel_asked_at: now, next_check_at: now })
    .where("candidate_id", "=", candidateId)
    .where("plan_id", "=", payment.plan_id)
    .where("status", "in", ["active", "attention"])
    .where("cancel_asked_at", "is", null)
    .returning("code")
    .execute();
  await aggregateGrants(db, candidateId);
  return { refundId, codes: stopped.map(({ code }) => code) };
}

/**
 * True when Paystack has accepted the refund. Otherwise the reconciler tries again. Asking twice returns the money
 * once.
 */
export async function askForRefund(context: AppContext, refundId: number): Promise<boolean> {
  const { db, log } = context;
  const paystack = context.paystack!;
  const now = context.clock.now();
  const row = await db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select(["r.state", "r.amount_kobo", "p.reference", "p.paystack_id"])
    .where("r.id", "=", refundId)
    .executeTakeFirstOrThrow();
  try {
    const known = await paystack.refundsOf(row.paystack_id);
    const live = known.filter((refund) => refund.status !== "failed");
    if (row.state === "asked" && live.length === 0) live.push(await paystack.refund(row.reference, row.amount_kobo));
    await recordRefunds(context, row.reference, row.state === "asked" ? live : known, now);
    return true;
  } catch (problem) {
    if (!(problem instanceof PaystackAway || problem instanceof PaystackRefusal)) throw problem;
    log.warn({ err: problem, refund: refundId }, "Paystack did not accept a refund");
    const next_check_at = new Date(now.getTime() + ASK_AGAIN_MS);
    await db.updateTable("refunds").set({ next_check_at }).where("id", "=", refundId).execute();
    return false;
  }
}
