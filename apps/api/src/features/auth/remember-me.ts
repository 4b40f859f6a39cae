// "Keep me signed in on this device". The browser gets a cookie that only these two endpoints see and no script can
// read. Each use changes it. If an old cookie is used again, two people have it, so all its sessions end. The cookie
// does not work without the device's own secret, which is sent separately.
import { timingSafeEqual } from "node:crypto";
import { type auth, KEPT_IDLE_DAYS, KEPT_MOST_DAYS } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call, type RequestMeta } from "../../http/route.ts";
import { userOf } from "../profile/public.ts";
import { deviceName } from "./device-name.ts";
import { hashOf, newToken } from "./secret-token.ts";
import { forgetCached, type OpenedSession, openSession } from "./sessions.ts";

const DAY_MS = 86_400_000;
/** Two tabs that open at the same time both send the same cookie. The second finds it changed. */
const GRACE_MS = 60_000;
const PATH = "/api/candidates/auth/stay";

/** In production the name itself makes the browser insist on HTTPS. */
const isSecure = ({ config }: AppContext): boolean => config.NODE_ENV === "production";
const cookieName = (context: AppContext): string => (isSecure(context) ? "__Secure-kept" : "kept");

const cookieWith = (context: AppContext, value: string, seconds: number): string =>
  `${cookieName(context)}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure(context) ? "; Secure" : ""}`;

const expiryOf = (startedAt: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + KEPT_IDLE_DAYS * DAY_MS, startedAt + KEPT_MOST_DAYS * DAY_MS));

const cookieFor = (context: AppContext, name: string, secret: string, expires: Date, now: Date): string =>
  cookieWith(context, `${name}.${secret}`, Math.floor((expires.getTime() - now.getTime()) / 1000));

const secretsIn = (context: AppContext, { headers }: RequestMeta): { name: string; secret: string } | null => {
  const cookies = String(headers.cookie ?? "").split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName(context)}=`))?.split("=")[1] ?? "";
  const [, name, secret] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? [];
  return name && secret ? { name, secret } : null;
};

/** Keeps the new session on this device and returns the cookie. */
export async function keepSignedIn(
  context: AppContext,
  db: Db,
  candidateId: number,
  opened: Pick<OpenedSession, "access_token" | "device_token">,
  { userAgent }: RequestMeta,
  now: Date,
): Promise<string> {
  const [name, secret] = [newToken(), newToken()];
  const expires_at = expiryOf(now.getTime(), now);
  const device_hash = hashOf(opened.device_token);
  // A new sign-in on this device replaces its earlier remember-me sign-in.
  await db
    .deleteFrom("remembered_sign_ins")
    .where("candidate_id", "=", candidateId)
    .where("device_hash", "=", device_hash)
    .execute();
  const signIn = await db
    .insertInto("remembered_sign_ins")
    .values({
      uuid: uuidv7(),
      candidate_id: candidateId,
      name_hash: hashOf(name),
      token_hash: hashOf(secret),
      device_hash,
      device: deviceName(userAgent),
      started_at: now,
      last_used_at: now,
      rotated_at: now,
      expires_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await markSession(db, opened, signIn.id);
  return cookieFor(context, name, secret, expires_at, now);
}

const markSession = (db: Db, { access_token }: Pick<OpenedSession, "access_token">, kept_id: number) =>
  db.updateTable("auth_sessions").set({ kept_id }).where("token_hash", "=", hashOf(access_token)).execute();

const same = (a: string | null, b: string) =>
  a !== null && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export async function resume({ db, now, context, meta, recordAudit }: Call<typeof auth.resume>) {
  const given = secretsIn(context, meta);
  if (!given) return fail("bad_request", "Please sign in.");
  const deviceToken = deviceTokenIn(meta);
  const resumed = await inTransaction(db, async (db) => {
    const signIn = await rememberedBy(db, given.name);
    if (!signIn) return null;
    const hash = hashOf(given.secret);
    const isCurrent = same(signIn.token_hash, hash);
    const isJustChanged =
      same(signIn.previous_hash, hash) && Math.abs(now.getTime() - Date.parse(signIn.rotated_at)) <= GRACE_MS;
    const isOurs = same(signIn.device_hash, hashOf(deviceToken ?? "")) && (isCurrent || isJustChanged);
    if (!isOurs || signIn.suspended_at || Date.parse(signIn.expires_at) <= now.getTime()) {
      await endRemembered(db, signIn);
      return null;
    }
    const opened = await openSession(
      db,
      { candidate_id: signIn.candidate_id },
      { userAgent: meta.userAgent, deviceToken },
      now,
      { signed_in: signIn.candidate_id, tryKey: null },
    );
    await markSession(db, opened, signIn.id);
    const cookie = isCurrent ? await change(context, db, signIn, given.name, now) : undefined;
    return { opened, cookie, user: await userOf(context, db, signIn.candidate_id) };
  });
  if (!resumed) return fail("bad_request", "Please sign in.");
  recordAudit({ subject: resumed.user.uuid });
  return answer({ ...resumed.opened, user: resumed.user }, { cookie: resumed.cookie });
}

const rememberedBy = (db: Db, name: string) =>
  db
    .selectFrom("remembered_sign_ins as k")
    .innerJoin("candidates as c", "c.id", "k.candidate_id")
    .select(["k.id", "k.candidate_id", "k.token_hash", "k.previous_hash", "k.device_hash"])
    .select(["k.started_at", "k.rotated_at", "k.expires_at", "c.suspended_at"])
    .where("k.name_hash", "=", hashOf(name))
    .forUpdate("k")
    .executeTakeFirst();

type RememberedSignIn = NonNullable<Awaited<ReturnType<typeof rememberedBy>>>;

async function change(context: AppContext, db: Db, signIn: RememberedSignIn, name: string, now: Date): Promise<string> {
  const secret = newToken();
  const expires_at = expiryOf(Date.parse(signIn.started_at), now);
  await db
    .updateTable("remembered_sign_ins")
    .set({
      token_hash: hashOf(secret),
      previous_hash: signIn.token_hash,
      rotated_at: now,
      last_used_at: now,
      expires_at,
    })
    .where("id", "=", signIn.id)
    .execute();
  return cookieFor(context, name, secret, expires_at, now);
}

async function endRemembered(
  db: Db,
  { id, candidate_id }: Pick<RememberedSignIn, "id" | "candidate_id">,
): Promise<void> {
  await db.deleteFrom("remembered_sign_ins").where("id", "=", id).execute();
  await forgetCached(db, { candidate_id });
}

/** The same for a session that is already open: at the end of registration, and after the link of an email. */
export async function keep({ db, user, now, context, meta }: Call<typeof auth.keep>) {
  const device_token = deviceTokenIn(meta);
  const known =
    device_token &&
    (await db
      .selectFrom("known_devices")
      .select("token_hash")
      .where("candidate_id", "=", user.id)
      .where("token_hash", "=", hashOf(device_token))
      .executeTakeFirst());
  if (!device_token || !known) return fail("bad_request", "We do not recognise this device. Please sign in again.");
  const access_token = String(meta.headers.authorization ?? "").replace(/^Bearer /, "");
  const cookie = await inTransaction(db, (db) =>
    keepSignedIn(context, db, user.id, { access_token, device_token }, meta, now),
  );
  return answer(null, { cookie });
}

/** Gives the same answer whether or not there was anything to end. */
export async function leave({ db, context, meta }: Call<typeof auth.leave>) {
  const given = secretsIn(context, meta);
  if (given)
    await inTransaction(db, async (db) => {
      const signIn = await rememberedBy(db, given.name);
      if (signIn) await endRemembered(db, signIn);
    });
  return answer(null, { cookie: endedCookie(context) });
}

export const endedCookie = (context: AppContext): string => cookieWith(context, "", 0);

const deviceTokenIn = (meta: RequestMeta): string | null => {
  const given = meta.headers["x-device-token"];
  return typeof given === "string" && given.length <= 100 ? given : null;
};
