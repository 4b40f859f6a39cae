import { randomBytes } from "node:crypto";
import type { staff } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { hashOf } from "../auth/public.ts";
import { readSiteName } from "../site/public.ts";
import { base32, newTotpSecret, otpauthUrl, usedStep } from "./totp.ts";

const RECOVERY_CODES = 10;

/** A secret that is not in force until its first code came back right; asking again makes a new one. */
export async function prepareTotp({ db, user, house }: Call<typeof staff.prepareTotp>) {
  const secret = newTotpSecret();
  const { email } = await db.selectFrom("staff").select("email").where("id", "=", user.id).executeTakeFirstOrThrow();
  const enabled = await db
    .selectFrom("staff_totp")
    .select("enabled_at")
    .where("staff_id", "=", user.id)
    .where("enabled_at", "is not", null)
    .executeTakeFirst();
  if (enabled) fail("conflict", "The second step is in force already.");
  await db
    .insertInto("staff_totp")
    .values({ staff_id: user.id, secret })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet({ secret }))
    .execute();
  const site = await readSiteName(db, house);
  return { secret: base32(secret), otpauth_url: otpauthUrl(site, email, secret) };
}

export async function enableTotp({ db, user, input, now, remember }: Call<typeof staff.enableTotp>) {
  const prepared = await db
    .selectFrom("staff_totp")
    .selectAll()
    .where("staff_id", "=", user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!prepared || prepared.enabled_at) return fail("conflict", "Please start again with a new secret.");
  const step = usedStep(prepared.secret, input.code, prepared.last_step, now);
  if (step === null) return fail("validation", "This code is not right.", { code: ["This code is not right."] });
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString("hex"));
  await db
    .updateTable("staff_totp")
    .set({ enabled_at: now, last_step: step, recovery_hashes: recovery_codes.map(hashOf) })
    .where("staff_id", "=", user.id)
    .execute();
  remember({ subject: user.uuid });
  return { recovery_codes };
}

export async function disableTotp({ db, user, remember }: Call<typeof staff.disableTotp>) {
  await db.deleteFrom("staff_totp").where("staff_id", "=", user.id).execute();
  remember({ subject: user.uuid });
  return null;
}
