// Paystack's calls: checked by their signature, stored once, processed later. They only say what to look up. No fact is
// taken from them.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import * as z from "zod";
import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import type { WebhookHint } from "../../db/tables/billing-tables.ts";
import { recordDispute } from "./record-refunds.ts";
import { settleReference } from "./settle-reference.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** An instance has this long to process a call before another instance may take it. */
const LEASE_MS = 2 * 60_000;
const LONGEST_WAIT_MS = 30 * 60_000;
const BATCH = 20;

const text = z.string().max(200).nullish().catch(null);
const call = z.object({
  event: z.string().max(100),
  data: z.object({
    id: z.number().nullish().catch(null),
    domain: text,
    reference: text,
    transaction_reference: text,
    subscription_code: text,
    transaction: z.object({ reference: text }).nullish().catch(null),
    subscription: z.object({ subscription_code: text }).nullish().catch(null),
  }),
});

/** Null when the bytes are not a readable call from Paystack. */
function readCall(bytes: Buffer): { event: string; hint: WebhookHint } | null {
  const parsed = call.safeParse(jsonOf(bytes));
  if (!parsed.success) return null;
  const { event, data } = parsed.data;
  const isDispute = event.startsWith("charge.dispute.");
  const own = event === "charge.success" ? data.reference : null;
  return {
    event,
    hint: {
      domain: data.domain ?? null,
      reference: data.transaction_reference ?? data.transaction?.reference ?? own ?? null,
      subscription: data.subscription?.subscription_code ?? data.subscription_code ?? null,
      dispute: isDispute ? (data.id ?? null) : null,
    },
  };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

export async function keepCall({ db, clock }: AppContext, bytes: Buffer): Promise<void> {
  const read = readCall(bytes) ?? {
    event: "unreadable",
    hint: { domain: null, reference: null, subscription: null, dispute: null },
  };
  const now = clock.now();
  await db
    .insertInto("webhook_inbox")
    .values({
      sha256: createHash("sha256").update(bytes).digest("hex"),
      event: read.event,
      hint: JSON.stringify(read.hint),
      received_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column("sha256").doNothing())
    .execute();
}

interface Due {
  id: number;
  event: string;
  hint: WebhookHint;
  attempts: number;
}

/** Processes the calls that are due. Returns how many it processed. */
export async function workOffInbox(context: AppContext): Promise<number> {
  if (!context.paystack) return 0;
  const now = context.clock.now();
  const { rows } = await sql<Due>`
    update webhook_inbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (select id from webhook_inbox where processed_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit ${BATCH} for update skip locked)
    returning id, event, hint, attempts`.execute(context.db);
  for (const due of rows) await workOff(context, due);
  return rows.length;
}

async function workOff(context: AppContext, { id, event, hint, attempts }: Due): Promise<void> {
  const row = context.db.updateTable("webhook_inbox").where("id", "=", id);
  try {
    const outcome = await lookUp(context, event, hint);
    await row.set({ processed_at: context.clock.now(), outcome }).execute();
  } catch (problem) {
    if (!(problem instanceof PaystackAway || problem instanceof PaystackRefusal)) throw problem;
    context.log.warn({ err: problem, webhook: id, attempts }, "a Paystack webhook will be retried");
    const wait = Math.min(5_000 * 2 ** Math.min(attempts, 12), LONGEST_WAIT_MS);
    await row.set({ next_attempt_at: new Date(context.clock.now().getTime() + wait), outcome: "waiting" }).execute();
  }
}

async function lookUp(context: AppContext, event: string, hint: WebhookHint): Promise<string> {
  const paystack = context.paystack!;
  if (hint.domain && hint.domain !== paystack.domain) return `sent in ${hint.domain} mode`;
  const said: string[] = [];
  if (hint.reference)
    said.push(await settleReference(context, hint.reference, { refunds: event.startsWith("refund.") }));
  if (hint.subscription) said.push(await syncSubscription(context, hint.subscription));
  if (hint.dispute) {
    const dispute = await paystack.dispute(hint.dispute);
    if (dispute) await recordDispute(context, dispute, context.clock.now());
    said.push(dispute ? "disputed" : "unknown");
  }
  return said.join(", ") || "nothing to do";
}
