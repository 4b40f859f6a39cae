// Passkeys: signing in with the screen lock of a device instead of a password. They are optional for everybody. The
// names in camelCase are those of the WebAuthn standard, as browsers read and write them.
import * as z from "zod/mini";
import { auth } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, timestamp, uuid } from "./fields.ts";
import { profile } from "./profile.ts";

export const MAX_PASSKEYS = 10;
/** How long a device may take to answer. */
export const PASSKEY_MINUTES = 5;

const NOT_READ = "This passkey did not work. Please try again.";
const bytes = (most: number) =>
  z.string({ error: NOT_READ }).check(z.regex(/^[\w-]+$/, { error: NOT_READ }), z.maxLength(most, { error: NOT_READ }));

/** A credential id has at most 1,023 bytes. */
const credentialId = bytes(1400);
const named = { id: credentialId, rawId: credentialId, type: z.literal("public-key", { error: NOT_READ }) };

const createdPasskey = z.object(
  { ...named, response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(8000) }) },
  { error: NOT_READ },
);
export const usedPasskey = z.object(
  {
    ...named,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: z.optional(z.nullable(bytes(100))),
    }),
  },
  { error: NOT_READ },
);
export type CreatedPasskey = z.output<typeof createdPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;

const described = z.object({ type: z.literal("public-key"), id: z.string() });
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

export const passkey = z.object({
  uuid: z.string(),
  /** The device that made it, such as "Chrome on Android". */
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
});
export type Passkey = z.output<typeof passkey>;

export const addedPasskey = z.object({ credential: createdPasskey });
export const namedPasskey = z.object({ passkey_uuid: uuid() });

export const passkeys = {
  beginSignIn: endpoint({
    method: "POST",
    path: "/candidates/auth/passkey/begin",
    summary: "A challenge for a passkey, good for five minutes and one sign-in",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 900 }],
    data: requestOptions,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/candidates/auth/passkey",
    summary: "Signs a candidate in with a passkey",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({ credential: usedPasskey, keep: z.optional(z.boolean()) }),
    data: auth.login.data,
  }),
  list: endpoint({
    method: "GET",
    path: "/candidates/profile/passkeys",
    summary: "The passkeys of the student",
    audience: "candidate",
    study: false,
    data: z.array(passkey),
  }),
  begin: endpoint({
    method: "POST",
    path: "/candidates/profile/passkeys/begin",
    summary: "Begins to add a passkey. Needs the password or a new Google sign-in",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 900 }],
    renews_session: true,
    body: profile.endSession.body!,
    data: creationOptions,
  }),
  add: endpoint({
    method: "POST",
    path: "/candidates/profile/passkeys",
    summary: "Adds the passkey that the device has made for the challenge",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 900 }],
    status: 201,
    message: "Your passkey has been added.",
    body: addedPasskey,
    data: passkey,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/candidates/profile/passkeys/{passkey_uuid}",
    summary: "Removes a passkey and ends all other sessions. Needs the password or a new Google sign-in",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 900 }],
    renews_session: true,
    message: "The passkey has been removed. We signed out your other devices.",
    params: namedPasskey,
    body: profile.endSession.body!,
    data: nothing,
  }),
};
