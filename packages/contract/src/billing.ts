// Plans and what they cost. Money is whole kobo.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const durations = ["monthly", "quarterly", "yearly"] as const;
export const REFUND_DAYS = 7;
/** What paying by the year saves against twelve months, in per cent. */
export const YEARLY_SAVING_PERCENT = 17;

export const plan = z.object({
  slug: z.string(),
  name: z.string(),
  features: z.array(z.string()),
  prices: z.array(z.object({ duration: z.enum(durations), amount_kobo: z.int() })),
  is_current: z.boolean(),
});
export type Plan = z.output<typeof plan>;

export const billing = {
  plans: endpoint({
    method: "GET",
    path: "/candidates/plans",
    summary: "The plans on offer, and which of them the candidate is on",
    audience: "candidate",
    study: false,
    data: z.object({ plans: z.array(plan), payments_enabled: z.boolean() }),
  }),
};
