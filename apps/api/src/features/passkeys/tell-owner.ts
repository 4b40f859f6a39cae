// The reader of the owner's mailbox learns of each change, in case the session was not theirs.
import { randomUUID } from "node:crypto";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";
import { nameFor, passkeyEmail } from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";

interface PasskeyChange {
  change: "added" | "removed";
  device: string;
  at: Date;
}

export async function tellOwner(context: AppContext, db: Db, user: Caller, told: PasskeyChange): Promise<void> {
  const event_key = `passkey-${told.change}:${randomUUID()}`;
  if (user.audience === "staff") {
    const { email, name } = await db
      .selectFrom("staff")
      .select(["email", "name"])
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    const letter = passkeyEmail(context, name, { ...told, path: "/admin/forgot-password" });
    await queueMail(db, { ...letter, event_key, to: email }, told.at);
    return;
  }
  const me = await db
    .selectFrom("candidates")
    .select(["email", "first_name", "verified_at"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const letter = passkeyEmail(context, nameFor(me), { ...told, path: "/password/request" });
  await queueMail(db, { ...letter, event_key, to: me.email, candidate_id: user.id }, told.at);
}
