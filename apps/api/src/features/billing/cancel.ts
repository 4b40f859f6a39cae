// Stops a renewal. The request is stored first and then sent to Paystack until it succeeds. A candidate who stopped is
// never charged again because Paystack was down.
import type { billing } from "@sabiprep/contract";
import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { unsealText } from "../../secrets/vault.ts";
import { aggregateGrants } from "./aggregate-grants.ts";
import { currentSubscription } from "./current-subscription.ts";
import { emailTokenAt } from "./email-token.ts";
import { notifyCancelled } from "./emails.ts";

const TELL_AGAIN_MS = 60_000;

export async function cancel({ db, user, now, context }: Call<typeof billing.cancel>) {
  const codes = await inTransaction(db, async (db) => {
    const stopped = await db
      .updateTable("subscriptions")
      .set({ cancel_asked_at: now, next_check_at: now })
      .where("candidate_id", "=", user.id)
      .where("status", "in", ["active", "attention"])
      .where("cancel_asked_at", "is", null)
      .returning("code")
      .execute();
    if (stopped.length === 0) return [];
    await aggregateGrants(db, user.id);
    for (const { code } of stopped) await notifyCancelled(context, db, code, now);
    return stopped.map(({ code }) => code);
  });
  if (codes.length === 0) fail("conflict", "Your plan does not renew automatically, so there is nothing to cancel.");
  let heard = true;
  for (const code of codes) heard = (await stopAtPaystack(context, code)) && heard;
  const { ends_at } = await currentSubscription(db, user.id, now);
  return answer(
    { ends_at },
    {
      message: heard
        ? "We will not charge you again. You will keep your plan until the end of the time you paid for."
        : "We have saved your request. We cannot reach Paystack right now, but we will cancel the renewal as soon as we can.",
    },
  );
}

/** True when Paystack has confirmed. Otherwise the reconciler tries again. */
export async function stopAtPaystack({ db, paystack, clock, log }: AppContext, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("subscriptions")
    .select(["id", "email_token"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const subscription = db.updateTable("subscriptions").where("id", "=", row.id);
  try {
    await paystack!.disable(code, unsealText(emailTokenAt(code), row.email_token));
    await subscription.set({ cancel_told_at: now, status: "non-renewing" }).execute();
    return true;
  } catch (problem) {
    if (!(problem instanceof PaystackAway || problem instanceof PaystackRefusal)) throw problem;
    // Refused because it is already disabled, which is the wanted result.
    const state = problem instanceof PaystackRefusal ? await paystack!.subscription(code).catch(() => null) : null;
    if (state && !["active", "attention"].includes(state.status)) {
      await subscription.set({ cancel_told_at: now, status: state.status }).execute();
      return true;
    }
    log.warn({ err: problem, subscription: row.id }, "Paystack did not cancel a subscription");
    await subscription.set({ next_check_at: new Date(now.getTime() + TELL_AGAIN_MS) }).execute();
    return false;
  }
}
