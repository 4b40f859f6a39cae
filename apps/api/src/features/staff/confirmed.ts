// Before people, plans, exports or bulk deletion are changed, the holder of the session proves their identity again.
import type { staff } from "@sabiprep/contract";
import type { Caller } from "../../http/audience.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { forgetCached, isPassword } from "../auth/public.ts";

const CONFIRMED_MS = 10 * 60_000;

export async function confirm({ db, user, input, now }: Call<typeof staff.confirm>) {
  const { password_hash } = await db
    .selectFrom("staff")
    .select("password_hash")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, input.password))) failField("password", "That password is not correct");
  await db.updateTable("auth_sessions").set({ confirmed_at: now }).where("id", "=", user.session_id).execute();
  await forgetCached(db, { staff_id: user.id });
  return null;
}

export function isConfirmed(caller: Caller, now: Date): void {
  if (caller.audience !== "staff") return;
  const at = caller.confirmed_at ? Date.parse(caller.confirmed_at) : 0;
  if (now.getTime() - at > CONFIRMED_MS) fail("step_up", "Please confirm your password to continue.");
}
