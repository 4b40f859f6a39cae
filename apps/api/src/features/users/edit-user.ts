import { randomUUID } from "node:crypto";
import { cleanName, type users } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { addressChangedEmail, forgetCached, leaveNote, normalEmail, type ShutOut } from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";
import { idOf } from "./read-user.ts";

/**
 * A new address means a new holder. Sessions, links, the password and sign-in by the old Google account end, and both
 * addresses get an email.
 */
export const editUser =
  (shutOut: ShutOut) =>
  async ({ db, input, now, context, recordAudit }: Call<typeof users.edit>) => {
    const id = await idOf(db, input.uuid);
    const { uuid, ...typed } = input;
    const wanted = {
      first_name: cleanName(typed.first_name),
      last_name: cleanName(typed.last_name),
      email: normalEmail(typed.email),
    };
    const row = db.selectFrom("candidates").select(["first_name", "last_name", "email"]);
    const before = await row.where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
    const owner = await db.selectFrom("candidates").select("id").where("email", "=", wanted.email).executeTakeFirst();
    if (owner && owner.id !== id) failField("email", "Another account already uses this email address.");
    const moved = wanted.email !== before.email;
    await db
      .updateTable("candidates")
      .set({ ...wanted, ...(moved && { verified_at: null, password_hash: null }) })
      .where("id", "=", id)
      .execute();
    await forgetCached(db, { candidate_id: id });
    if (moved) {
      await shutOut(db, id, now);
      await db.deleteFrom("identities").where("candidate_id", "=", id).execute();
      await leaveNote(db, "send-verification", wanted.email);
      for (const to of [before.email, wanted.email])
        await tell(db, { ...addressChangedEmail(context, to === wanted.email), to, candidate_id: id }, now);
    }
    recordAudit({ subject: uuid, before, after: wanted });
    return null;
  };

const tell = (db: Db, letter: Omit<Parameters<typeof queueMail>[1], "event_key">, now: Date) =>
  queueMail(db, { ...letter, event_key: `address-changed:${randomUUID()}` }, now);
