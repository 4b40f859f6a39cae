// Staff sign in with a password and, if they have set it up, a code from their authenticator app.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { staff } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call, RequestMeta } from "../../http/route.ts";
import { unseal } from "../../secrets/vault.ts";
import {
  attemptKey,
  deviceTokenOf,
  hashOf,
  hashPassword,
  isOldHash,
  isPassword,
  normalEmail,
  openSession,
  returnAttempt,
  spendAttempt,
  WRONG_PAIR,
} from "../auth/public.ts";
import { withoutCode } from "./recovery-codes.ts";
import { isSecondStepNeeded } from "./second-step-needed.ts";
import { secretAt, usedStep } from "./totp.ts";

const TICKET_MINUTES = 10;
const WRONG_CODE = "This code is not correct. Please enter the newest one.";

export async function staffLogin({ db, input, now, context, meta, recordAudit }: Call<typeof staff.login>) {
  const email = normalEmail(input.email);
  const deviceToken = deviceTokenOf(meta);
  const member = await memberBy(db, email, deviceToken);
  if (member) recordAudit({ subject: member.uuid });
  const key = member?.is_known_device ? attemptKey("device", deviceToken!) : attemptKey("staff", email);
  const limited = context.config.RATE_LIMITS === "on";
  if (limited) await spendAttempt(db, key, now);
  if (!(await isPassword(member?.password_hash, input.password)) || !member) fail("bad_request", WRONG_PAIR);
  if (limited) await returnAttempt(db, key);
  if (member.suspended_at) fail("not_allowed", "This staff account has been suspended.");
  let password_hash = member.password_hash!;
  if (isOldHash(password_hash)) {
    password_hash = await hashPassword(input.password);
    await db.updateTable("staff").set({ password_hash }).where("id", "=", member.id).execute();
  }
  if (member.totp_enabled_at)
    return { totp_required: true as const, ticket: makeTicket(context, { id: member.id, password_hash }, now) };
  return inTransaction(db, (db) => signStaffIn(context, db, member.id, meta, now));
}

export async function staffLoginCode({ db, input, now, context, meta, recordAudit }: Call<typeof staff.loginCode>) {
  const member = await ticketOwner(context, db, input.ticket, now);
  if (!member) return fail("bad_request", "Please sign in again.");
  const staffId = member.id;
  recordAudit({ subject: member.uuid });
  // Anyone who knows the password can get unlimited tickets, so the tries at the code are counted per person.
  const key = attemptKey("staff-code", String(staffId));
  const limited = context.config.RATE_LIMITS === "on";
  if (limited) await spendAttempt(db, key, now);
  return inTransaction(db, async (db) => {
    if (!(await spendCode(db, staffId, input.code, now))) fail("validation", WRONG_CODE, { code: [WRONG_CODE] });
    if (limited) await returnAttempt(db, key);
    return signStaffIn(context, db, staffId, meta, now);
  });
}

/** A code from the app works once, and so does each recovery code. */
async function spendCode(db: Db, staffId: number, code: string, now: Date): Promise<boolean> {
  const totp = await db
    .selectFrom("staff_totp")
    .selectAll()
    .where("staff_id", "=", staffId)
    .forUpdate()
    .executeTakeFirst();
  if (!totp) return false;
  const row = db.updateTable("staff_totp").where("staff_id", "=", staffId);
  const step = usedStep(unseal(secretAt(staffId), totp.secret), code, totp.last_step, now);
  if (step !== null) {
    await row.set({ last_step: step }).execute();
    return true;
  }
  const recovery_hashes = withoutCode(totp.recovery_hashes, code);
  if (!recovery_hashes) return false;
  await row.set({ recovery_hashes }).execute();
  return true;
}

/**
 * If two-step sign-in is required and not set up yet, the session allows only its set-up. The password was just given,
 * so the set-up does not ask for it again.
 */
export async function signStaffIn(context: AppContext, db: Db, staffId: number, meta: RequestMeta, now: Date) {
  const opened = await openSession(
    db,
    { staff_id: staffId },
    { userAgent: meta.userAgent, deviceToken: deviceTokenOf(meta) },
    now,
  );
  const enabled = await db
    .selectFrom("staff_totp")
    .select("staff_id")
    .where("staff_id", "=", staffId)
    .where("enabled_at", "is not", null)
    .executeTakeFirst();
  const second_step_needed = isSecondStepNeeded(context, enabled !== undefined);
  if (second_step_needed) await confirmSession(db, opened.access_token, now);
  const admin = await db
    .updateTable("staff")
    .set({ last_sign_in_at: now })
    .where("id", "=", staffId)
    .returning(["uuid", "name", "email", "role"])
    .executeTakeFirstOrThrow();
  const { access_token: token, expires_at, device_token } = opened;
  return { token, expires_at, device_token, admin, second_step_needed };
}

const confirmSession = (db: Db, token: string, now: Date) =>
  db.updateTable("auth_sessions").set({ confirmed_at: now }).where("token_hash", "=", hashOf(token)).execute();

const memberBy = (db: Db, email: string, deviceToken: string | null) =>
  db
    .selectFrom("staff as s")
    .leftJoin("staff_totp as t", "t.staff_id", "s.id")
    .leftJoin("known_devices as d", (join) =>
      join.onRef("d.staff_id", "=", "s.id").on("d.token_hash", "=", hashOf(deviceToken ?? "")),
    )
    .select(["s.id", "s.uuid", "s.password_hash", "s.suspended_at", "t.enabled_at as totp_enabled_at"])
    .select((columns) => columns("d.token_hash", "is not", null).as("is_known_device"))
    .where("s.email", "=", email)
    .executeTakeFirst();

interface TicketOwner {
  id: number;
  password_hash: string | null;
}

/** Proves for ten minutes that this person gave the correct password. It opens nothing without the second step. */
function makeTicket(context: AppContext, owner: TicketOwner, now: Date): string {
  const until = now.getTime() + TICKET_MINUTES * 60_000;
  return `${owner.id}.${until}.${sealOf(context, owner, until)}`;
}

/** Null for a forged or expired ticket, and for one from before the password changed. */
async function ticketOwner(context: AppContext, db: Db, ticket: string, now: Date) {
  const [id, until, seal] = ticket.split(".");
  if (!/^\d{1,15}$/.test(id ?? "") || !(Number(until) > now.getTime())) return null;
  const owner = await db
    .selectFrom("staff")
    .select(["id", "uuid", "password_hash"])
    .where("id", "=", Number(id))
    .executeTakeFirst();
  if (!owner) return null;
  const right = Buffer.from(sealOf(context, owner, Number(until)));
  const given = Buffer.from(seal ?? "");
  return given.length === right.length && timingSafeEqual(given, right) ? owner : null;
}

const sealOf = (context: AppContext, { id, password_hash }: TicketOwner, until: number) =>
  createHmac("sha256", context.secret).update(`ticket:${id}.${until}.${password_hash}`).digest("base64url");
