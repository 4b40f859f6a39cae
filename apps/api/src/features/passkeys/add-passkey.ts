// Adding a passkey: the owner confirms who they are and gets a challenge, the device makes a key pair for it, and we
// store the public key.
import { type InputOf, MAX_PASSKEYS, type passkeys, type staffPasskeys } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import { ALGORITHMS, checkCreated } from "../../adapters/webauthn.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call, RequestMeta } from "../../http/route.ts";
import { deviceName, proveAgain } from "../auth/public.ts";
import { readSiteName } from "../site/public.ts";
import { addingIn, LIVES_MS, makeChallenge, siteOf, takeChallenge } from "./challenge.ts";
import { handleOf, ownerOf } from "./queries.ts";
import { tellOwner } from "./tell-owner.ts";

export async function beginAdding({ db, user, input, context, now }: Call<typeof passkeys.begin>) {
  await proveAgain(context, db, user, { ...input, justSignedIn: now });
  const me = await db
    .selectFrom("candidates")
    .select(["email", "first_name", "last_name"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const displayName = `${me.first_name} ${me.last_name}`;
  return optionsFor(context, db, user, { name: me.email ?? displayName, displayName }, now);
}

/**
 * Only beside two-step sign-in: a member with a passkey and nothing else could be shut out by anybody who knows the
 * password and sets up an authenticator app first.
 */
export async function beginAddingStaff({ db, user, context, now }: Call<typeof staffPasskeys.begin>) {
  if (!user.has_second_step) fail("conflict", "Please set up two-step sign-in first.");
  const me = await db.selectFrom("staff").select(["email", "name"]).where("id", "=", user.id).executeTakeFirstOrThrow();
  return optionsFor(context, db, user, { name: me.email, displayName: me.name }, now);
}

interface Named {
  name: string;
  displayName: string;
}

async function optionsFor(context: AppContext, db: Db, user: Caller, named: Named, now: Date) {
  const { rpId } = siteOf(context);
  const mine = await credentialsOf(db, user);
  assertRoomForOne(mine.length);
  return {
    challenge: makeChallenge(context, addingIn(user), now),
    rp: { id: rpId, name: await readSiteName(db, context) },
    user: { id: handleOf(user.audience, user.uuid), ...named },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: LIVES_MS,
    excludeCredentials: mine.map(({ credential_id }) => ({ type: "public-key" as const, id: credential_id })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
}

function assertRoomForOne(many: number): void {
  if (many >= MAX_PASSKEYS)
    fail("conflict", say("You have {n} passkeys. Remove one before you add another.", { n: MAX_PASSKEYS }));
}

const credentialsOf = (db: Db, user: Caller) =>
  db
    .selectFrom("passkeys")
    .select("credential_id")
    .where((where) => where.and(ownerOf(user)))
    .execute();

interface Adding {
  db: Db;
  user: Caller;
  input: InputOf<typeof passkeys.add>;
  context: AppContext;
  meta: RequestMeta;
  now: Date;
}

async function storePasskey({ db, user, input, context, meta, now }: Adding) {
  const expected = await takeChallenge(context, db, addingIn(user), input.credential, now);
  const device = deviceName(meta.userAgent);
  const made = await checkCreated(input.credential, expected);
  if (!made) return fail("bad_request", "We could not add this passkey. Please try again.");
  return inTransaction(db, async (db) => {
    assertRoomForOne((await credentialsOf(db, user)).length);
    const stored = await db
      .insertInto("passkeys")
      .values({
        ...made,
        ...ownerOf(user),
        uuid: uuidv7(),
        name: device,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning(["uuid", "name", "created_at", "last_used_at"])
      .executeTakeFirst();
    if (!stored) return fail("conflict", "This passkey has been added before.");
    await tellOwner(context, db, user, { change: "added", device, at: now });
    return stored;
  });
}

export const addPasskey = (call: Call<typeof passkeys.add>) => storePasskey(call);

export async function addStaffPasskey(call: Call<typeof staffPasskeys.add>) {
  if (!call.user.has_second_step) fail("conflict", "Please set up two-step sign-in first.");
  const stored = await storePasskey(call);
  call.recordAudit({ subject: call.user.uuid, after: { passkey: stored.uuid } });
  return stored;
}
