import type { auth } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { userRows, userShown } from "../profile/public.ts";
import { attemptKey, returnAttempt, returningAttempt, spendAttempt } from "./attempts.ts";
import { isPassword } from "./passwords.ts";
import { hashOf, normalEmail } from "./secret-token.ts";
import { deviceTokenOf, signIn } from "./sign-in.ts";

export const WRONG_PAIR = "Invalid email or password";

/** Known or unknown, the same work is done and the same words are said. */
export async function login({ db, input, now, house, meta }: Call<typeof auth.login>) {
  const email = normalEmail(input.email);
  const deviceToken = deviceTokenOf(meta);
  const candidate = await candidateBy(db, email, deviceToken);
  const key = candidate?.is_known_device ? attemptKey("device", deviceToken!) : attemptKey("candidate", email);
  const limited = house.config.RATE_LIMITS === "on";
  if (limited) await spendAttempt(db, key, now);
  if (!(await isPassword(candidate?.password_hash, input.password)) || !candidate) fail("bad_request", WRONG_PAIR);
  if (candidate.suspended_at) {
    if (limited) await returnAttempt(db, key);
    fail("not_allowed", suspendedMessage(house.config.SUPPORT_EMAIL));
  }
  const opened = await inTransactionIf(!candidate.is_known_device, db, (db) =>
    signIn(house, db, candidate, meta, now, limited ? [returningAttempt(key)] : []),
  );
  return { ...opened, user: userShown(house, candidate) };
}

/** A device the account knows brings no letter, so its sign-in is one statement and needs no transaction around it. */
const inTransactionIf = <Result>(needed: boolean, db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  needed ? inTransaction(db, work) : work(db);

export const suspendedMessage = (supportEmail: string) =>
  `Your account has been suspended. Please write to ${supportEmail}.`;

/** All a sign-in needs in one read: the record it answers with, the hash it checks, and whether the device is known. */
const candidateBy = (db: Db, email: string, deviceToken: string | null) =>
  userRows(db)
    .leftJoin("known_devices as d", (join) =>
      join.onRef("d.candidate_id", "=", "c.id").on("d.token_hash", "=", hashOf(deviceToken ?? "")),
    )
    .select(["c.id", "c.password_hash", "c.suspended_at", "c.last_sign_in_at"])
    .select((columns) => columns("d.token_hash", "is not", null).as("is_known_device"))
    .where("c.email", "=", email)
    .executeTakeFirst();
