// A plan given by staff with a reason, and its revocation.
import type { billingStaff } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { normalEmail } from "../auth/public.ts";
import { notify } from "../notifications/public.ts";
import { longDay } from "./money.ts";

const DAY_MS = 86_400_000;

export async function giveGrant({ db, user, input, now, recordAudit }: Call<typeof billingStaff.grant>) {
  const candidate = await db
    .selectFrom("candidates")
    .select(["id", "uuid"])
    .where("email", "=", normalEmail(input.email))
    .executeTakeFirst();
  if (!candidate) return failField("email", "We could not find a student with this email address");
  const plan = await db.selectFrom("plans").select(["id", "name"]).where("slug", "=", input.plan).executeTakeFirst();
  if (!plan || input.plan === "free") return failField("plan", "Choose a paid plan");
  const ends_at = new Date(now.getTime() + input.days * DAY_MS);
  const { id } = await db
    .insertInto("grants")
    .values({
      candidate_id: candidate.id,
      plan_id: plan.id,
      cause: `staff:${uuidv7()}`,
      starts_at: now,
      ends_at,
      staff_id: user.id,
      reason: input.reason.trim(),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await notify(
    db,
    {
      candidate_id: candidate.id,
      kind: "payment",
      once_key: `granted:${id}`,
      says: (t) => ({
        title: t("You have {plan}", { plan: plan.name }),
        body: t("You can use it free until {day}.", { day: longDay(ends_at, t) }),
      }),
      link: "/subscriptions",
    },
    now,
  );
  recordAudit({ subject: candidate.uuid, after: { grant: id, plan: input.plan, days: input.days } });
  return { id };
}

export async function revokeGrant({ db, input, now, recordAudit }: Call<typeof billingStaff.revokeGrant>) {
  const revoked = await db
    .updateTable("grants")
    .set({ revoked_at: now })
    .where("id", "=", input.id)
    .where("payment_id", "is", null)
    .where("revoked_at", "is", null)
    .returning(["id", "plan_id"])
    .executeTakeFirst();
  if (!revoked) fail("not_found", "This user has no plan from staff. To return a paid plan, make a refund.");
  recordAudit({ subject: String(input.id), before: revoked });
  return null;
}
