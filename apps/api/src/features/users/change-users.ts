// What staff may do to a candidate. An action that blocks a candidate ends their sessions in the same transaction.
import { DELETION_DAYS, type userActions, type users } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { writeAudit } from "../audit/public.ts";
import { endSessions, forgetCached, leaveNote } from "../auth/public.ts";
import { idOf } from "./read-user.ts";

type Action = (typeof userActions)[number];

const DAY_MS = 86_400_000;

async function suspend(db: Db, id: number, now: Date, reason: string) {
  await db
    .updateTable("candidates")
    .set({ suspended_at: now, suspension_reason: reason })
    .where("id", "=", id)
    .where("suspended_at", "is", null)
    .execute();
  await endSessions(db, { candidate_id: id });
}

const actions: Record<Action, (db: Db, id: number, now: Date, reason: string) => Promise<void>> = {
  suspend,
  reactivate: async (db, id) => {
    const open = { suspended_at: null, suspension_reason: null, delete_at: null };
    await db.updateTable("candidates").set(open).where("id", "=", id).execute();
    await forgetCached(db, { candidate_id: id });
  },
  sign_out: (db, id) => endSessions(db, { candidate_id: id }),
  // A mistake can be undone for seven days. The erasure is the same as the candidate's own request.
  delete: async (db, id, now) => {
    await suspend(db, id, now, "Deleted by staff");
    const delete_at = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
    await db.updateTable("candidates").set({ delete_at }).where("id", "=", id).execute();
  },
};

type OnOne = Pick<Call<typeof users.suspend>, "db" | "now" | "recordAudit"> & {
  input: { uuid: string; reason?: string };
};

const act =
  (action: Action) =>
  async ({ db, input, now, recordAudit }: OnOne) => {
    const reason = input.reason?.trim() ?? "";
    await actions[action](db, await idOf(db, input.uuid), now, reason);
    recordAudit({ subject: input.uuid, after: reason ? { reason } : {} });
    return null;
  };

export const suspendUser = act("suspend");
export const reactivateUser = act("reactivate");
export const signOutUser = act("sign_out");
export const removeUser = act("delete");

export async function sendResetLink({ db, input, recordAudit }: Call<typeof users.sendReset>) {
  const id = await idOf(db, input.uuid);
  const { email } = await db.selectFrom("candidates").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  if (!email) return fail("conflict", "This account has no email address. The school can print a new slip.");
  await leaveNote(db, "send-reset", email);
  recordAudit({ subject: input.uuid });
  return null;
}

export async function setExtraTime({ db, input, recordAudit }: Call<typeof users.extraTime>) {
  const id = await idOf(db, input.uuid);
  const row = db.selectFrom("candidates").select("extra_time_percent as percent").where("id", "=", id);
  const before = await row.executeTakeFirstOrThrow();
  await db.updateTable("candidates").set({ extra_time_percent: input.percent }).where("id", "=", id).execute();
  recordAudit({ subject: input.uuid, before, after: { percent: input.percent } });
  return null;
}

/**
 * Each candidate has a separate entry, so that an erasure can remove it. The entry for the batch keeps only numbers.
 */
export async function changeMany({ db, user, input, now, meta, recordAudit }: Call<typeof users.many>) {
  const reason = input.reason?.trim() ?? "";
  if (input.action === "suspend" && !reason) failField("reason", "Enter a reason");
  const found = await db
    .selectFrom("candidates")
    .select(["id", "uuid"])
    .where("uuid", "in", [...new Set(input.uuids)])
    .orderBy("id")
    .execute();
  for (const { id, uuid } of found) {
    await actions[input.action](db, id, now, reason);
    const verb = `user.${input.action}`;
    await writeAudit(db, { verb, actor: user, at: now, request_id: meta.requestId, subject: uuid, after: { reason } });
  }
  const done = found.map(({ uuid }) => uuid);
  recordAudit({ after: { action: input.action, users: done.length } });
  return { done, not_found: input.uuids.filter((uuid) => !done.includes(uuid)) };
}
