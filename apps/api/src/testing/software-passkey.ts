// A device with passkeys, in software: it makes P-256 keys and signs challenges as a phone does. Each part can be wrong.
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const SITE = "https://sabiprep.test";
/** The user is present and was checked. */
const PRESENT_AND_CHECKED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

interface Odd {
  origin?: string;
  rpId?: string;
  type?: string;
  flags?: number;
  counter?: number;
  crossOrigin?: boolean;
  userHandle?: string;
}

export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  // CBOR of a COSE key: EC2, ES256, curve P-256, x and y.
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x!, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y!, "base64url"),
  ]);
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let handle = "";

  const clientData = (type: string, challenge: string, { origin = SITE, crossOrigin = false }: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const authenticatorData = (flags: number, odd: Odd, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? ++counter);
    const rpId = odd.rpId ?? new URL(SITE).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([odd.flags ?? flags]), count, rest]);
  };

  return {
    id,
    create({ challenge, user }: { challenge: string; user: { id: string } }, odd: Odd = {}) {
      handle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const rest = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const authData = authenticatorData(PRESENT_AND_CHECKED | WITH_KEY, odd, rest);
      // CBOR of {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        ...{ id, rawId: id, type: "public-key" as const },
        response: {
          clientDataJSON: base64url(clientData(odd.type ?? "webauthn.create", challenge, odd)),
          attestationObject: base64url(attestation),
        },
      };
    },
    use({ challenge }: { challenge: string }, odd: Odd = {}) {
      const said = clientData(odd.type ?? "webauthn.get", challenge, odd);
      const data = authenticatorData(PRESENT_AND_CHECKED, odd);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      return {
        ...{ id, rawId: id, type: "public-key" as const },
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: odd.userHandle ?? handle,
        },
      };
    },
  };
}
