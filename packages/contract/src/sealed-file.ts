// A file of answers that only the server can open: the person who carries it can neither read nor change it. An
// ephemeral P-256 key agrees on an AES-GCM key with the server's public key. Browsers and Node share the code through
// WebCrypto.
import * as z from "zod/mini";
import type { AnswerFile } from "./offline-sittings.ts";

const HEAD = "sabiprep-answers-1";
const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const IV_BYTES = 12;

/** Browsers have it only at a secure address. Screens say so and do not offer the features that need it. */
function subtle() {
  if (!crypto.subtle) throw new Error("Sealing needs a secure address.");
  return crypto.subtle;
}

/** The type that browsers call CryptoKey. Node has the type without the name. */
export type OpeningKey = Awaited<ReturnType<ReturnType<typeof subtle>["importKey"]>>;

/** The text of a sealed file: head, ephemeral public key, iv, sealed bytes, separated by dots. */
export async function seal(publicKey: string, text: string): Promise<string> {
  const server = await subtle().importKey("raw", fromBase64(publicKey), CURVE, false, []);
  const own = await subtle().generateKey(CURVE, true, ["deriveBits"]);
  const point = toBase64(await subtle().exportKey("raw", own.publicKey));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await agreedKey(own.privateKey, server, point, "encrypt");
  const sealed = await subtle().encrypt(how(iv), key, new TextEncoder().encode(text));
  return [HEAD, point, toBase64(iv), toBase64(sealed)].join(".");
}

/** Returns null if it is no sealed file, was sealed to another key or was changed on the way. */
export async function unseal(privateKey: OpeningKey, file: string): Promise<string | null> {
  const [head, point, iv, sealed, ...more] = file.trim().split(".");
  if (head !== HEAD || !point || !iv || !sealed || more.length > 0) return null;
  try {
    const other = await subtle().importKey("raw", fromBase64(point), CURVE, false, []);
    const key = await agreedKey(privateKey, other, point, "decrypt");
    return new TextDecoder().decode(await subtle().decrypt(how(fromBase64(iv)), key, fromBase64(sealed)));
  } catch {
    return null;
  }
}

/**
 * The sealed content: the answers as they were written, and a signature that only the sitting's own device can make.
 */
export const signedLetter = z.object({ text: z.string(), mac: z.string() });
type SignedLetter = z.output<typeof signedLetter>;

interface Seals {
  seal_key: string;
  /** Null for a paper from before signatures existed. */
  answer_secret: string | null;
}

/** A sealed file of one sitting's answers. */
export async function sealAnswers({ seal_key, answer_secret }: Seals, content: AnswerFile): Promise<string> {
  const text = JSON.stringify(content);
  if (answer_secret === null) return seal(seal_key, text);
  const key = await macKey(answer_secret, "sign");
  const mac = toBase64(await subtle().sign("HMAC", key, new TextEncoder().encode(text)));
  return seal(seal_key, JSON.stringify({ text, mac } satisfies SignedLetter));
}

export async function isSigned(secret: string, { text, mac }: SignedLetter): Promise<boolean> {
  try {
    const key = await macKey(secret, "verify");
    return await subtle().verify("HMAC", key, fromBase64(mac), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

const macKey = (secret: string, use: "sign" | "verify") =>
  subtle().importKey("raw", fromBase64(secret), { name: "HMAC", hash: "SHA-256" }, false, [use]);

const how = (iv: Uint8Array<ArrayBuffer>) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(HEAD),
});

async function agreedKey(own: OpeningKey, other: OpeningKey, point: string, use: "encrypt" | "decrypt") {
  const shared = await subtle().deriveBits({ name: "ECDH", public: other }, own, 256);
  const material = await subtle().importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const salt = new TextEncoder().encode(point);
  const derived = { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode(HEAD) };
  return subtle().deriveKey(derived, material, { name: "AES-GCM", length: 256 }, false, [use]);
}

function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
