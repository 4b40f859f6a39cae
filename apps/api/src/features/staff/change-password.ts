import { randomUUID } from "node:crypto";
import type { staff } from "@sabiprep/contract";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import {
  endSessions,
  hashPassword,
  isCommonPassword,
  isPassword,
  passwordChangedEmail,
  TOO_COMMON,
} from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";
import { endPasskeys } from "../passkeys/public.ts";

/**
 * Changes a staff member's own password with the current one. All other sessions and all passkeys end,
 * because the old one could open or add them.
 */
export async function changeStaffPassword({
  db,
  input,
  user,
  now,
  context,
  recordAudit,
}: Call<typeof staff.changePassword>) {
  const member = await db
    .selectFrom("staff")
    .select(["email", "name", "password_hash"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(member.password_hash, input.current_password)))
    failField("current_password", "Your current password is not correct");
  if (isCommonPassword(input.new_password)) failField("new_password", TOO_COMMON);
  const password_hash = await hashPassword(input.new_password);
  await db.updateTable("staff").set({ password_hash }).where("id", "=", user.id).execute();
  await endSessions(db, { staff_id: user.id }, user.session_id);
  const hadPasskeys = await endPasskeys(db, { staff_id: user.id });
  const letter = passwordChangedEmail(context, member.name, hadPasskeys);
  await queueMail(db, { ...letter, event_key: `staff-password:${randomUUID()}`, to: member.email }, now);
  recordAudit({ subject: user.uuid });
  return null;
}
