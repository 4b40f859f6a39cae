import type { progress } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { isDay } from "./streak.ts";

/** A day lost through our fault does not break the streak. Repairing it twice is harmless. */
export async function repairStreak({ db, user, input, now, recordAudit }: Call<typeof progress.repairStreak>) {
  if (!isDay(input.day) || input.day > lagosDay(now)) failField("day", "Choose today or an earlier day");
  const candidate = input.candidate_id
    ? await db.selectFrom("candidates").select("id").where("uuid", "=", input.candidate_id).executeTakeFirst()
    : null;
  if (candidate === undefined) fail("not_found", "We could not find that student.");
  await db
    .insertInto("streak_repairs")
    .values({
      candidate_id: candidate?.id ?? null,
      day: input.day,
      reason: input.reason.trim(),
      staff_id: user.id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["candidate_id", "day"]).doNothing())
    .execute();
  recordAudit({
    subject: input.candidate_id ?? "everybody",
    after: { day: input.day, reason: input.reason },
  });
  return null;
}
