// Staff accounts of heads and teachers. Their role allows nothing at the desk.
import { cleanName } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { linkAddress, makeLink, normalEmail } from "../auth/public.ts";

/** The account with this address. Somebody who is staff already keeps their role. */
export async function schoolAccount(db: Db, given: { email: string; name: string }, now: Date) {
  const email = normalEmail(given.email);
  await db
    .insertInto("staff")
    .values({ uuid: uuidv7(), email, name: cleanName(given.name), role: "school", created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { password_hash, ...account } = await db
    .selectFrom("staff")
    .select(["id", "email", "password_hash", "suspended_at"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { ...account, has_joined: password_hash !== null };
}

export async function invitationLink(
  { publicUrl }: AppContext,
  db: Db,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string> {
  return linkAddress(publicUrl, "/admin/invitation", await makeLink(db, "staff_invite", { staff_id: id }, email, now));
}
