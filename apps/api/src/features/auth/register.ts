import { type auth, cleanName } from "@sabiprep/contract";
import type { NotNull } from "kysely";
import { uuidv7 } from "uuidv7";
import { inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { pageLanguage } from "../../languages/page-language.ts";
import { beginSpeaking, userOf } from "../profile/public.ts";
import { isCommonPassword, TOO_COMMON } from "./common-passwords.ts";
import { mayRegister } from "./may-register.ts";
import { hashPassword } from "./passwords.ts";
import { normalEmail } from "./secret-token.ts";
import { sendVerification } from "./send-verification.ts";
import { signIn } from "./sign-in.ts";

const KNOWN_EMAIL = "This email is already registered. Please sign in instead.";

export async function register({ db, input, now, context, meta }: Call<typeof auth.register>) {
  if (isCommonPassword(input.password)) failField("password", TOO_COMMON);
  await mayRegister(db, now);
  const email = normalEmail(input.email);
  const password_hash = await hashPassword(input.password);
  return inTransaction(db, async (db) => {
    const candidate = await db
      .insertInto("candidates")
      .values({
        uuid: uuidv7(),
        email,
        password_hash,
        first_name: cleanName(input.first_name),
        last_name: cleanName(input.last_name),
        registered_at: now,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning(["id", "email", "first_name", "verified_at", "last_sign_in_at"])
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirst();
    if (!candidate) return failField("email", KNOWN_EMAIL);
    await db.insertInto("candidate_profiles").values({ candidate_id: candidate.id }).execute();
    await beginSpeaking(db, candidate.id, pageLanguage(meta.headers), now);
    await sendVerification(context, db, candidate, now);
    await record(db, "candidate_registered", { candidate_id: candidate.id }, now);
    const { opened } = await signIn(context, db, candidate, meta, now);
    return { jwtDetails: opened, user: await userOf(context, db, candidate.id) };
  });
}
