// Staff who forgot their password, and staff who are new.
import { cleanName, type Role, type staff } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import { fail, failField } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import {
  checkNewPassword,
  endSessions,
  findLink,
  hashPassword,
  invitationEmail,
  LINK_NOT_VALID,
  leaveNote,
  linkAddress,
  mailNote,
  makeLink,
  normalEmail,
  passwordChangedEmail,
  resetEmail,
  useLink,
} from "../auth/public.ts";
import { isQueued, queueMail } from "../mail/public.ts";
import { endPasskeys } from "../passkeys/public.ts";
import { signStaffIn } from "./login.ts";
import { isSecondStepNeeded } from "./second-step-needed.ts";

export async function forgotStaffPassword({ db, input }: Call<typeof staff.forgotPassword>) {
  await leaveNote(db, "send-staff-reset", normalEmail(input.email));
  return null;
}

export const sendStaffResetJob: Job = async (context, note) =>
  inTransaction(context.db, async (db) => {
    const { email, id } = mailNote.parse(note);
    const event_key = `staff-reset:${id}`;
    const member = await db
      .selectFrom("staff")
      .select(["id", "email", "name"])
      .where("email", "=", email)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    if (!member || (await isQueued(db, event_key))) return;
    const now = context.clock.now();
    const link = await makeLink(db, "staff_reset", { staff_id: member.id }, member.email, now);
    const letter = resetEmail(context, member.name, linkAddress(context.publicUrl, "/admin/reset-password", link));
    await queueMail(db, { ...letter, event_key, to: member.email }, now);
  });

export async function resetStaffPassword({ db, input, now, context, recordAudit }: Call<typeof staff.resetPassword>) {
  checkNewPassword(input.new_password);
  const password_hash = await hashPassword(input.new_password);
  await inTransaction(db, async (db) => {
    const link = await useLink(db, "staff_reset", input, now);
    if (!link?.staff_id) return fail("bad_request", LINK_NOT_VALID);
    const hadPasskeys = await endPasskeys(db, { staff_id: link.staff_id });
    const member = await setPassword(db, link.staff_id, password_hash);
    recordAudit({ subject: member.uuid });
    const letter = passwordChangedEmail(context, member.name, hadPasskeys);
    await queueMail(db, { ...letter, event_key: `staff-password:${input.ref}`, to: member.email }, now);
  });
  return null;
}

export async function invite({ db, user, input, now, context, recordAudit }: Call<typeof staff.invite>) {
  const email = normalEmail(input.email);
  const member = await db
    .insertInto("staff")
    .values({ uuid: uuidv7(), email, name: cleanName(input.name), role: input.role, created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "uuid"])
    .executeTakeFirst();
  if (!member) return failField("email", "A member of staff already uses this email address.");
  const link = await makeLink(db, "staff_invite", { staff_id: member.id }, email, now);
  await sendInvitation(context, db, { email, role: input.role, link }, user.id, now);
  recordAudit({ subject: member.uuid, after: { role: input.role } });
  return { staff_uuid: member.uuid };
}

/** A new link. The earlier one stops working. */
export async function inviteAgain({ db, user, input, now, context, recordAudit }: Call<typeof staff.inviteAgain>) {
  const member = await db
    .selectFrom("staff")
    .select(["id", "uuid", "email", "role"])
    .where("uuid", "=", input.uuid)
    .where("password_hash", "is", null)
    .where("suspended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return fail("conflict", "This person has joined already, or the account is suspended.");
  const link = await makeLink(db, "staff_invite", { staff_id: member.id }, member.email, now);
  await sendInvitation(context, db, { ...member, link }, user.id, now);
  recordAudit({ subject: member.uuid });
  return null;
}

interface Invited {
  email: string;
  role: Role;
  link: Awaited<ReturnType<typeof makeLink>>;
}

async function sendInvitation(context: AppContext, db: Db, { email, role, link }: Invited, by: number, now: Date) {
  const { name } = await db.selectFrom("staff").select("name").where("id", "=", by).executeTakeFirstOrThrow();
  const url = linkAddress(context.publicUrl, "/admin/invitation", link);
  const letter = invitationEmail(context, url, { role, invitedBy: name });
  await queueMail(db, { ...letter, event_key: `staff-invite:${link.ref}`, to: email }, now);
}

/** Suspending a member withdraws the invitation. */
async function openInvitation(db: Db, link: { staff_id: number | null } | null): Promise<number | null> {
  if (!link?.staff_id) return null;
  const member = db.selectFrom("staff").select("id").where("id", "=", link.staff_id).where("suspended_at", "is", null);
  return (await member.executeTakeFirst())?.id ?? null;
}

export const invitationState = async ({ db, input, now }: Call<typeof staff.invitation>) => ({
  is_open: (await openInvitation(db, await findLink(db, "staff_invite", input, now))) !== null,
});

/** If two-step sign-in is required, the new member sets it up immediately. */
export async function acceptInvitation({
  db,
  input,
  now,
  context,
  meta,
  recordAudit,
}: Call<typeof staff.acceptInvitation>) {
  checkNewPassword(input.new_password);
  const password_hash = await hashPassword(input.new_password);
  return inTransaction(db, async (db) => {
    const member = await openInvitation(db, await useLink(db, "staff_invite", input, now));
    if (!member) return fail("bad_request", LINK_NOT_VALID);
    const { uuid } = await setPassword(db, member, password_hash);
    recordAudit({ subject: uuid });
    if (!isSecondStepNeeded(context, false)) return null;
    return answer(await signStaffIn(context, db, member, meta, now), {
      message: "Welcome. One more thing: set up two-step sign-in.",
    });
  });
}

async function setPassword(db: Db, staffId: number, password_hash: string) {
  await endSessions(db, { staff_id: staffId });
  return db
    .updateTable("staff")
    .set({ password_hash })
    .where("id", "=", staffId)
    .returning(["uuid", "email", "name"])
    .executeTakeFirstOrThrow();
}
