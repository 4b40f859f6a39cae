import type { passkeys, staffPasskeys } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";
import type { Call, RequestMeta } from "../../http/route.ts";
import { deviceName, endSessions, proveAgain } from "../auth/public.ts";
import { ownerOf } from "./queries.ts";
import { tellOwner } from "./tell-owner.ts";

export async function removePasskey(call: Call<typeof passkeys.remove>) {
  const { context, db, user, input, now } = call;
  await proveAgain(context, db, user, { ...input, justSignedIn: now });
  return remove(call);
}

export async function removeStaffPasskey(call: Call<typeof staffPasskeys.remove>) {
  await remove(call);
  call.recordAudit({ subject: call.user.uuid, before: { passkey: call.input.passkey_uuid } });
  return null;
}

interface Removing {
  db: Db;
  user: Caller;
  input: { passkey_uuid: string };
  context: AppContext;
  meta: RequestMeta;
  now: Date;
}

/** Most people remove the passkey of a phone that they have lost, so that phone's sessions end with it. */
const remove = ({ db, user, input, context, meta, now }: Removing) =>
  inTransaction(db, async (db) => {
    const removed = await db
      .deleteFrom("passkeys")
      .where((where) => where.and(ownerOf(user)))
      .where("uuid", "=", input.passkey_uuid)
      .returning("id")
      .executeTakeFirst();
    if (!removed) fail("not_found", "We could not find that passkey.");
    await endSessions(db, ownerOf(user), user.session_id);
    await tellOwner(context, db, user, { change: "removed", device: deviceName(meta.userAgent), at: now });
    return null;
  });
