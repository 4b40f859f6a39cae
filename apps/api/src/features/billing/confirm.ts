import type { billing } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import { ownRow } from "../../http/own-row.ts";
import type { Call } from "../../http/route.ts";
import { askPaystack } from "./ask-paystack.ts";
import { settleReference } from "./settle-reference.ts";

/**
 * The candidate has returned from Paystack's page. Only Paystack decides how the payment ended, whatever the URL says.
 */
export async function confirm({ db, user, input, context }: Call<typeof billing.confirm>) {
  if (!context.paystack) return fail("unavailable", "Payment Coming Soon");
  const order = await ownRow(db, "orders", user.id, ["reference", input.reference], "We could not find that payment.");
  if (order.outcome === "paid") return { state: "paid" as const };
  const settled = await askPaystack(() => settleReference(context, input.reference));
  if (settled === "paid" || settled === "waiting") return { state: settled };
  return { state: settled === "unknown" ? ("waiting" as const) : ("failed" as const) };
}
