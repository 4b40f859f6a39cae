// Sign-in with school code and admission number. The first time it takes the code of a printed slip, for which the pupil
// chooses a password. A wrong school, number or password take the same work and get the same message.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { admissionKey, type myClasses, plainCode } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { unseal } from "../../secrets/vault.ts";
import {
  attemptKey,
  deviceTokenOf,
  hashOf,
  hashPassword,
  isCommonPassword,
  isPassword,
  recordTerms,
  returnAttempt,
  SUSPENDED,
  setFirstPassword,
  signIn,
  spendAttempt,
  TOO_COMMON,
} from "../auth/public.ts";
import { userOf } from "../profile/public.ts";
import { codeAt } from "./enrol.ts";

const TICKET_MINUTES = 30;
const WRONG = "The school code, admission number or code is not correct. Check your slip and try again.";

export async function slipSignIn({ db, input, now, context, meta, recordAudit }: Call<typeof myClasses.slipSignIn>) {
  const school = plainCode(input.school_code);
  const number = admissionKey(input.number);
  const deviceToken = deviceTokenOf(meta);
  const pupil = await pupilBy(db, school, number, hashOf(deviceToken ?? ""));
  if (pupil) recordAudit({ subject: pupil.candidate_uuid });
  const key = pupil?.is_known_device ? attemptKey("device", deviceToken!) : attemptKey("pupil", `${school}:${number}`);
  const limited = context.config.RATE_LIMITS === "on";
  if (limited) await spendAttempt(db, key, now);
  const isFirst = isFirstCode(pupil, input.secret, now);
  const isRight = await isPassword(pupil?.password_hash, input.secret);
  if (!pupil || !(isFirst || isRight)) return fail("bad_request", WRONG);
  if (limited) await returnAttempt(db, key);
  if (pupil.suspended_at) fail("not_allowed", say(SUSPENDED, { email: context.config.SUPPORT_EMAIL }));
  if (isFirst) {
    const { first_name, last_name } = pupil;
    const renewed = pupil.slip_renewed_at ? { by: pupil.renewed_by ?? pupil.school, at: pupil.slip_renewed_at } : null;
    return { ticket: makeTicket(context, pupil, now), first_name, last_name, school: pupil.school, renewed };
  }
  return open({ db, context, meta, now }, pupil);
}

type Opening = Pick<Call<typeof myClasses.slipSignIn>, "db" | "context" | "meta" | "now">;
type Pupil = NonNullable<Awaited<ReturnType<typeof pupilBy>>>;

const open = ({ db, context, meta, now }: Opening, pupil: Pupil) =>
  inTransaction(db, async (db) => {
    const { opened } = await signIn(context, db, { ...pupil, id: pupil.candidate_id }, meta, now);
    return answer({ ...opened, user: await userOf(context, db, pupil.candidate_id) });
  });

const pupils = (db: Db, deviceHash: string) =>
  db
    .selectFrom("school_pupils as p")
    .innerJoin("schools as s", "s.id", "p.school_id")
    .innerJoin("candidates as c", "c.id", "p.candidate_id")
    .leftJoin("known_devices as d", (join) =>
      join.onRef("d.candidate_id", "=", "c.id").on("d.token_hash", "=", deviceHash),
    )
    .leftJoin("staff as m", "m.id", "p.slip_renewed_by")
    .select(["p.id", "p.uuid", "p.candidate_id", "p.first_code", "p.first_code_until", "s.name as school"])
    .select(["p.slip_renewed_at", "m.name as renewed_by"])
    .select(["c.uuid as candidate_uuid", "c.email", "c.first_name", "c.last_name", "c.password_hash"])
    .select(["c.suspended_at", "c.verified_at", "c.last_sign_in_at"])
    .select((columns) => columns("d.token_hash", "is not", null).as("is_known_device"));

const pupilBy = (db: Db, school: string, number: string, deviceHash: string) =>
  pupils(db, deviceHash).where("s.code", "=", school).where("p.number_key", "=", number).executeTakeFirst();

function isFirstCode(pupil: Pupil | undefined, typed: string, now: Date): boolean {
  if (!pupil?.first_code || Date.parse(pupil.first_code_until ?? "") <= now.getTime()) return false;
  const right = unseal(codeAt(pupil.uuid), pupil.first_code);
  const given = Buffer.from(plainCode(typed));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Proves for half an hour that this pupil typed the code of the slip. It ends with the code. */
function makeTicket(context: AppContext, pupil: Pick<Pupil, "uuid" | "first_code">, now: Date): string {
  const until = now.getTime() + TICKET_MINUTES * 60_000;
  return `${pupil.uuid}.${until}.${sealOf(context, pupil, until)}`;
}

const sealOf = ({ secret }: AppContext, { uuid, first_code }: Pick<Pupil, "uuid" | "first_code">, until: number) =>
  createHmac("sha256", secret)
    .update(`slip:${uuid}.${until}.${createHash("sha256").update(first_code!).digest("hex")}`)
    .digest("base64url");

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AGAIN = "Please enter the code from your slip again.";

export async function choosePassword({
  db,
  input,
  now,
  context,
  meta,
  recordAudit,
}: Call<typeof myClasses.choosePassword>) {
  if (isCommonPassword(input.new_password)) failField("new_password", TOO_COMMON);
  const [uuid = "", until = "", seal = ""] = input.ticket.split(".");
  if (!isUuid.test(uuid) || !(Number(until) > now.getTime())) return fail("bad_request", AGAIN);
  const password_hash = await hashPassword(input.new_password);
  return inTransaction(db, async (db) => {
    const pupil = await pupils(db, "").where("p.uuid", "=", uuid).forUpdate("p").executeTakeFirst();
    if (!pupil?.first_code || !isSame(sealOf(context, pupil, Number(until)), seal)) return fail("bad_request", AGAIN);
    if (pupil.suspended_at) fail("not_allowed", say(SUSPENDED, { email: context.config.SUPPORT_EMAIL }));
    recordAudit({ subject: pupil.candidate_uuid });
    await setFirstPassword(db, pupil.candidate_id, password_hash, now);
    await db
      .updateTable("school_pupils")
      .set({ first_code: null, first_code_until: null })
      .where("id", "=", pupil.id)
      .execute();
    await recordTerms(db, pupil.candidate_id, now);
    return open({ db, context, meta, now }, pupil);
  });
}

function isSame(right: string, given: string): boolean {
  const [one, two] = [Buffer.from(right), Buffer.from(given)];
  return one.length === two.length && timingSafeEqual(one, two);
}
