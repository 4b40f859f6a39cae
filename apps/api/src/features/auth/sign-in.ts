// What all sign-in methods share: a session, the time of the last sign-in, and an email when the device is new to the
// account.
import { randomUUID } from "node:crypto";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { RequestMeta } from "../../http/route.ts";
import { queueMail } from "../mail/public.ts";
import { deviceName } from "./device-name.ts";
import { nameFor, newDeviceEmail } from "./emails.ts";
import { keepSignedIn } from "./remember-me.ts";
import { openSession } from "./sessions.ts";

const DEVICE_HEADER = "x-device-token";

export const deviceTokenOf = (meta: RequestMeta): string | null => {
  const given = meta.headers[DEVICE_HEADER];
  return typeof given === "string" && given.length <= 100 ? given : null;
};

interface SigningIn {
  id: number;
  email: string | null;
  first_name: string;
  verified_at: string | null;
  last_sign_in_at: string | null;
}

/**
 * `tryKey` names the counted try, if any. A correct password removes it. With `keep` the device stays signed in by the
 * returned cookie.
 */
export async function signIn(
  context: AppContext,
  db: Db,
  candidate: SigningIn,
  meta: RequestMeta,
  now: Date,
  { tryKey = null, keep = false }: { tryKey?: string | null; keep?: boolean | undefined } = {},
) {
  const deviceToken = deviceTokenOf(meta);
  const device = { userAgent: meta.userAgent, deviceToken };
  const opened = await openSession(db, { candidate_id: candidate.id }, device, now, {
    signed_in: candidate.id,
    tryKey,
  });
  if (candidate.last_sign_in_at && opened.device_token !== deviceToken) {
    const letter = newDeviceEmail(context, nameFor(candidate), deviceName(meta.userAgent), now);
    // Not the request id, because a caller may choose it. An id used before would prevent this email.
    const event_key = `new-device:${randomUUID()}`;
    await queueMail(db, { ...letter, event_key, to: candidate.email, candidate_id: candidate.id }, now);
  }
  return { opened, cookie: keep ? await keepSignedIn(context, db, candidate.id, opened, meta, now) : undefined };
}
