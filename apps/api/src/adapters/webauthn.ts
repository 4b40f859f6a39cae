// The library that checks what a device signed. It takes 26 MB and nearly a second to load, so a process loads it with
// the first passkey.
import type { CreatedPasskey, UsedPasskey } from "@sabiprep/contract";

export interface Expected {
  challenge: string;
  origin: string;
  rpId: string;
}

export interface StoredPasskey {
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
}

/** Ed25519, P-256 and RSA: what phones, computers and security keys have. */
export const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** The challenge in what the browser signed, or null. Nothing of it counts before its signature is checked. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString()) as Record<string, unknown>;
    return typeof said.challenge === "string" && said.crossOrigin !== true ? said.challenge : null;
  } catch {
    return null;
  }
}

/** Null for anything but a new key of a device that has checked its user. */
export async function checkCreated(credential: CreatedPasskey, expected: Expected): Promise<StoredPasskey | null> {
  const [library, helpers] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  try {
    // We ask for no certificate of the device. The library would look one up at an address that it names.
    const made = helpers.decodeAttestationObject(bytesOf(credential.response.attestationObject));
    const isPlain = made.get("fmt") === "none" || (made.get("fmt") === "packed" && !made.get("attStmt").get("x5c"));
    if (!isPlain) return null;
    const checked = await library.verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!checked.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return id === credential.id ? { credential_id: id, public_key: publicKey, counter } : null;
  } catch {
    return null;
  }
}

/** The device's new count, or null for a wrong signature, a user it has not checked, or a count that went back. */
export async function checkUsed(credential: UsedPasskey, known: StoredPasskey, expected: Expected) {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { clientDataJSON, authenticatorData, signature } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpId,
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
