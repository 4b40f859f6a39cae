import { type auth, nameFrom } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { GoogleAccount } from "../../adapters/google.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { fail, say } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { pageLanguage } from "../../languages/page-language.ts";
import { queueMail } from "../mail/public.ts";
import { beginSpeaking, userOf } from "../profile/public.ts";
import { addressClaimedEmail } from "./emails.ts";
import { GOOGLE_REFUSED, googleAccountOf, isFirstUse } from "./google-proof.ts";
import { SUSPENDED } from "./login.ts";
import { mayRegister } from "./may-register.ts";
import type { ShutOut } from "./shut-out.ts";
import { signIn } from "./sign-in.ts";

export const googleSignIn =
  (shutOut: ShutOut) =>
  async ({ db, input, now, context, meta, recordAudit }: Call<typeof auth.google>) => {
    const account = await googleAccountOf(context, input.token, now);
    if (!account) return fail("bad_request", GOOGLE_REFUSED);
    return inTransaction(db, async (db) => {
      if (!(await isFirstUse(db, input.token, now))) return fail("bad_request", GOOGLE_REFUSED);
      const { candidate, isNew, isClaimed } = await candidateOf(db, account, now);
      recordAudit({ subject: candidate.uuid });
      if (isNew) await mayRegister(db, now);
      if (isNew) await beginSpeaking(db, candidate.id, pageLanguage(meta.headers), now);
      if (candidate.suspended_at) fail("not_allowed", say(SUSPENDED, { email: context.config.SUPPORT_EMAIL }));
      if (isClaimed) await takeOver(context, db, candidate, shutOut, now);
      const { opened, cookie } = await signIn(
        context,
        db,
        isClaimed ? { ...candidate, last_sign_in_at: null } : candidate,
        meta,
        now,
        { keep: input.keep },
      );
      const user = await userOf(context, db, candidate.id);
      return answer({ ...opened, user }, { status: isNew ? 201 : 200, cookie });
    });
  };

const columns = ["id", "uuid", "email", "first_name", "verified_at", "suspended_at", "last_sign_in_at"] as const;

/** By Google's own id first, then by the address that Google has verified, else a new account. */
async function candidateOf(db: Db, account: GoogleAccount, now: Date) {
  // Two first sign-ins of one account wait for each other here, so that the second finds what the first created.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`google:${account.sub}`}, 0))`.execute(db);
  const linked = await db
    .selectFrom("identities as i")
    .innerJoin("candidates as c", "c.id", "i.candidate_id")
    .select(["c.id", "c.uuid", "c.email", "c.first_name", "c.verified_at", "c.suspended_at", "c.last_sign_in_at"])
    .where("i.provider", "=", "google")
    .where("i.subject", "=", account.sub)
    .executeTakeFirst();
  if (linked) return { candidate: linked, isNew: false, isClaimed: false };
  const made = await newCandidate(db, account, now);
  const candidate = made ?? (await candidateBy(db, account.email));
  await db
    .insertInto("identities")
    .values({ provider: "google", subject: account.sub, candidate_id: candidate.id, linked_at: now })
    .execute();
  return { candidate, isNew: Boolean(made), isClaimed: !candidate.verified_at };
}

const candidateBy = (db: Db, email: string) =>
  db.selectFrom("candidates").select(columns).where("email", "=", email).forUpdate().executeTakeFirstOrThrow();

/**
 * Somebody who registered the address without owning it loses access: the old password, its sessions and all its links
 * end.
 */
async function takeOver(
  context: AppContext,
  db: Db,
  { id, email }: { id: number; email: string | null },
  shutOut: ShutOut,
  now: Date,
) {
  await db.updateTable("candidates").set({ verified_at: now, password_hash: null }).where("id", "=", id).execute();
  await shutOut(db, id, now);
  await record(db, "candidate_verified", { candidate_id: id }, now);
  const letter = { ...addressClaimedEmail(context), event_key: `claimed:${id}`, to: email, candidate_id: id };
  await queueMail(db, letter, now);
}

/** Null when the address already has an account. */
async function newCandidate(db: Db, account: GoogleAccount, now: Date) {
  const candidate = await db
    .insertInto("candidates")
    .values({
      uuid: uuidv7(),
      email: account.email,
      first_name: nameFrom(account.first_name) || nameFrom(account.email.split("@")[0]!) || "Student",
      last_name: nameFrom(account.last_name),
      registered_at: now,
      verified_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (!candidate) return null;
  await db.insertInto("candidate_profiles").values({ candidate_id: candidate.id }).execute();
  await record(db, "candidate_registered", { candidate_id: candidate.id }, now);
  return candidate;
}
