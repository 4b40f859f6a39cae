// Signing in with a passkey. The device has checked its user, by fingerprint, face or screen lock, and has signed our
// challenge: two factors in one. So staff are not asked for a code.
import type { passkeys, staffPasskeys, UsedPasskey } from "@sabiprep/contract";
import { checkUsed } from "../../adapters/webauthn.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { SUSPENDED, signIn } from "../auth/public.ts";
import { userOf } from "../profile/public.ts";
import { signStaffIn } from "../staff/public.ts";
import { LIVES_MS, makeChallenge, type Purpose, REFUSED, siteOf, takeChallenge } from "./challenge.ts";
import { countUse, handleOf } from "./queries.ts";

/** The browser offers the passkeys that it has for this site, so nobody types an email address. */
const challengeFor = (context: AppContext, purpose: Purpose, now: Date) => ({
  challenge: makeChallenge(context, purpose, now),
  rpId: siteOf(context).rpId,
  timeout: LIVES_MS,
  userVerification: "required" as const,
});

export const beginSignIn = ({ context, now }: Call<typeof passkeys.beginSignIn>) =>
  challengeFor(context, "sign-in:candidate", now);

export const beginStaffSignIn = ({ context, now }: Call<typeof staffPasskeys.beginSignIn>) =>
  challengeFor(context, "sign-in:staff", now);

const stored = ["p.id as passkey_id", "p.credential_id", "p.public_key", "p.counter"] as const;

export async function signInWithPasskey(call: Call<typeof passkeys.signIn>) {
  const { db, input, context, meta, now, recordAudit } = call;
  const expected = await takeChallenge(context, db, "sign-in:candidate", input.credential, now);
  const candidate = await db
    .selectFrom("passkeys as p")
    .innerJoin("candidates as c", "c.id", "p.candidate_id")
    .select(stored)
    .select(["c.id", "c.uuid", "c.email", "c.first_name", "c.verified_at", "c.suspended_at", "c.last_sign_in_at"])
    .where("p.credential_id", "=", input.credential.id)
    .executeTakeFirst();
  if (!candidate) return fail("bad_request", REFUSED);
  recordAudit({ subject: candidate.uuid });
  const counter = await newCount(input.credential, candidate, handleOf("candidate", candidate.uuid), expected);
  if (candidate.suspended_at) fail("not_allowed", say(SUSPENDED, { email: context.config.SUPPORT_EMAIL }));
  return inTransaction(db, async (db) => {
    await useOnce(db, candidate.passkey_id, counter, now);
    const { opened, cookie } = await signIn(context, db, candidate, meta, now, { keep: input.keep });
    return answer({ ...opened, user: await userOf(context, db, candidate.id) }, { cookie });
  });
}

export async function signStaffInWithPasskey(call: Call<typeof staffPasskeys.signIn>) {
  const { db, input, context, meta, now, recordAudit } = call;
  const expected = await takeChallenge(context, db, "sign-in:staff", input.credential, now);
  const member = await db
    .selectFrom("passkeys as p")
    .innerJoin("staff as s", "s.id", "p.staff_id")
    .innerJoin("staff_totp as t", "t.staff_id", "s.id")
    .select(stored)
    .select(["s.id", "s.uuid", "s.suspended_at"])
    .where("p.credential_id", "=", input.credential.id)
    .where("t.enabled_at", "is not", null)
    .executeTakeFirst();
  if (!member) return fail("bad_request", REFUSED);
  recordAudit({ subject: member.uuid });
  const counter = await newCount(input.credential, member, handleOf("staff", member.uuid), expected);
  if (member.suspended_at) fail("not_allowed", "This staff account has been suspended.");
  return inTransaction(db, async (db) => {
    await useOnce(db, member.passkey_id, counter, now);
    return signStaffIn(context, db, member.id, meta, now);
  });
}

type Stored = Parameters<typeof checkUsed>[1];
type Expected = Parameters<typeof checkUsed>[2];

async function newCount(credential: UsedPasskey, known: Stored, handle: string, expected: Expected): Promise<number> {
  const { userHandle } = credential.response;
  const counter = userHandle === handle ? await checkUsed(credential, known, expected) : null;
  return counter ?? fail("bad_request", REFUSED);
}

async function useOnce(db: Db, id: number, counter: number, now: Date): Promise<void> {
  if (!(await countUse(db, id, counter, now))) fail("bad_request", REFUSED);
}
