import type { staff } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { seal, unseal } from "../../secrets/vault.ts";
import { endSessions } from "../auth/public.ts";
import { endPasskeys } from "../passkeys/public.ts";
import { readSiteName } from "../site/public.ts";
import { hashOfCode, newRecoveryCodes } from "./recovery-codes.ts";
import { base32, newTotpSecret, otpauthUrl, secretAt, usedStep } from "./totp.ts";

/** A secret that is not active until its first code is confirmed. Asking again creates a new one. */
export async function prepareTotp({ db, user, context }: Call<typeof staff.prepareTotp>) {
  const secret = newTotpSecret();
  const { email } = await db.selectFrom("staff").select("email").where("id", "=", user.id).executeTakeFirstOrThrow();
  const sealed = seal(secretAt(user.id), secret);
  const prepared = await db
    .insertInto("staff_totp")
    .values({ staff_id: user.id, secret: sealed })
    .onConflict((conflict) =>
      conflict.column("staff_id").doUpdateSet({ secret: sealed }).where("staff_totp.enabled_at", "is", null),
    )
    .returning("staff_id")
    .executeTakeFirst();
  if (!prepared) fail("conflict", "Two-step sign-in is already on.");
  const site = await readSiteName(db, context);
  return { secret: base32(secret), otpauth_url: otpauthUrl(site, email, secret) };
}

export async function enableTotp({ db, user, input, now, recordAudit }: Call<typeof staff.enableTotp>) {
  const prepared = await db
    .selectFrom("staff_totp")
    .selectAll()
    .where("staff_id", "=", user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!prepared || prepared.enabled_at) return fail("conflict", "Please start the setup again.");
  const step = usedStep(unseal(secretAt(user.id), prepared.secret), input.code, prepared.last_step, now);
  if (step === null) return fail("validation", "This code is not correct.", { code: ["This code is not correct."] });
  const recovery_codes = newRecoveryCodes();
  await db
    .updateTable("staff_totp")
    .set({ enabled_at: now, last_step: step, recovery_hashes: recovery_codes.map(hashOfCode) })
    .where("staff_id", "=", user.id)
    .execute();
  // All other sessions were opened without two-step sign-in, so they end.
  await endSessions(db, { staff_id: user.id }, user.session_id);
  recordAudit({ subject: user.uuid });
  return { recovery_codes };
}

export async function renewRecoveryCodes({ db, user, recordAudit }: Call<typeof staff.newRecoveryCodes>) {
  const recovery_codes = newRecoveryCodes();
  const renewed = await db
    .updateTable("staff_totp")
    .set({ recovery_hashes: recovery_codes.map(hashOfCode) })
    .where("staff_id", "=", user.id)
    .where("enabled_at", "is not", null)
    .returning("staff_id")
    .executeTakeFirst();
  if (!renewed) return fail("conflict", "Two-step sign-in is not on.");
  recordAudit({ subject: user.uuid });
  return { recovery_codes };
}

export async function disableTotp({ db, user, recordAudit }: Call<typeof staff.disableTotp>) {
  await db.deleteFrom("staff_totp").where("staff_id", "=", user.id).execute();
  // A passkey counts as both steps, so it exists only beside the second step.
  await endPasskeys(db, { staff_id: user.id });
  await endSessions(db, { staff_id: user.id }, user.session_id);
  recordAudit({ subject: user.uuid });
  return null;
}
