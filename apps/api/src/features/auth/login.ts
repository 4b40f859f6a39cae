import type { auth } from "@sabiprep/contract";
import { type InferResult, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { userRows, userShown } from "../profile/public.ts";
import { attemptKey, refuseSpent, returnAttempt, type SpentAttempt, spanOf, spendingAttempt } from "./attempts.ts";
import { hashPassword, isOldHash, isPassword } from "./passwords.ts";
import { hashOf, normalEmail } from "./secret-token.ts";
import { deviceTokenOf, signIn } from "./sign-in.ts";

export const WRONG_PAIR = "Invalid email or password";

/** Known and unknown addresses take the same work and get the same message. */
export async function login({ db, input, now, context, meta, recordAudit }: Call<typeof auth.login>) {
  const email = normalEmail(input.email);
  const deviceToken = deviceTokenOf(meta);
  const limited = context.config.RATE_LIMITS === "on";
  const { candidate, key } = limited
    ? await candidateAndTry(db, email, deviceToken, now, recordAudit)
    : { candidate: await candidateBy(db, email, hashOf(deviceToken ?? "")).executeTakeFirst(), key: null };
  if (candidate) recordAudit({ subject: candidate.uuid });
  if (!(await isPassword(candidate?.password_hash, input.password)) || !candidate) fail("bad_request", WRONG_PAIR);
  if (candidate.suspended_at) {
    if (key) await returnAttempt(db, key);
    fail("not_allowed", say(SUSPENDED, { email: context.config.SUPPORT_EMAIL }));
  }
  if (isOldHash(candidate.password_hash!)) {
    const password_hash = await hashPassword(input.password);
    await db.updateTable("candidates").set({ password_hash }).where("id", "=", candidate.id).execute();
  }
  const { opened, cookie } = await inTransactionIf(!candidate.is_known_device || input.keep === true, db, (db) =>
    signIn(context, db, candidate, meta, now, { tryKey: key, keep: input.keep }),
  );
  return answer({ ...opened, user: userShown(context, candidate) }, { cookie });
}

/** A known device triggers no email, so its sign-in is one statement and needs no transaction around it. */
const inTransactionIf = <Result>(needed: boolean, db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  needed ? inTransaction(db, work) : work(db);

export const SUSPENDED = "We have suspended your account. Please email {email}.";

/**
 * Everything a sign-in needs in one read: the record for the answer, the hash to check, and whether the device is
 * known.
 */
const candidateBy = (db: Db, email: string, deviceHash: string) =>
  userRows(db)
    .leftJoin("known_devices as d", (join) =>
      join.onRef("d.candidate_id", "=", "c.id").on("d.token_hash", "=", deviceHash),
    )
    .select(["c.id", "c.password_hash", "c.suspended_at", "c.verified_at", "c.last_sign_in_at"])
    .select((columns) => columns("d.token_hash", "is not", null).as("is_known_device"))
    .where("c.email", "=", email);

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };
type LoginRow = InferResult<ReturnType<typeof candidateBy>>[number];

interface Trying extends ReturnType<typeof spanOf> {
  email: string;
  deviceHash: string;
  deviceKey: string;
  emailKey: string;
}

/** The same read, and it counts a try for the known device, or else for the address. One query instead of two. */
async function findAndTry(db: Db, { email, deviceHash, deviceKey, emailKey, now, since }: Trying) {
  const key = sql`select case when exists (select 1 from found where is_known_device)
    then ${deviceKey}::text else ${emailKey}::text end as key`;
  const { rows } = await sql<SpentAttempt & Nullable<LoginRow>>`
    with found as (${candidateBy(db, email, deviceHash)}), spent as (${spendingAttempt(key, { now, since })})
    select * from spent left join found on true`.execute(db);
  return rows[0]!;
}

type Remember = Call<typeof auth.login>["recordAudit"];

async function candidateAndTry(db: Db, email: string, deviceToken: string | null, now: Date, recordAudit: Remember) {
  const row = await findAndTry(db, {
    email,
    deviceHash: hashOf(deviceToken ?? ""),
    deviceKey: attemptKey("device", deviceToken ?? ""),
    emailKey: attemptKey("candidate", email),
    ...spanOf(now),
  });
  if (isFound(row)) recordAudit({ subject: row.uuid });
  refuseSpent(row, now);
  return { candidate: isFound(row) ? row : undefined, key: row.key };
}

const isFound = (row: Nullable<LoginRow>): row is LoginRow => row.id !== null;
