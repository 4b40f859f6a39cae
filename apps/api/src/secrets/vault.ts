// Secrets are stored sealed: AES-256-GCM with a key that is never in the database, bound to their column and row. So a
// stolen copy of the database contains nothing usable, and a sealed value cannot be moved. The key belongs to the
// process, like the rest of its environment, so code that stores a secret needs no other handle.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { DatabaseProblem } from "../db/database-problem.ts";

interface Key {
  /** Names the key a value was sealed with, and reveals nothing about the key. */
  id: Buffer;
  bytes: Buffer;
}

const MARK = "sealed:";
const ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let ring: Key[] = [];

const derive = (master: Buffer, purpose: string, length: number) =>
  Buffer.from(hkdfSync("sha256", master, Buffer.alloc(0), `sabiprep ${purpose}`, length));

const keyOf = (master: Buffer): Key => ({ id: derive(master, "id", ID_BYTES), bytes: derive(master, "seal", 32) });

/** The first key seals. The others, which it replaced, still open. */
export function useKeys(masters: Buffer[]): void {
  ring = masters.map(keyOf);
}

export const hasKeys = (): boolean => ring.length > 0;

/** The location of a secret. The row is named by its lookup value, which never changes. */
export const placeOf = (table: string, column: string, row: string | number | boolean): string =>
  `${table}.${column}:${row}`;

export function seal(place: string, secret: Buffer): Buffer {
  const [key] = ring;
  if (!key) throw new Error("a secret cannot be encrypted before the key is loaded");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.from(MARK), key.id, nonce, cipher.getAuthTag(), body]);
}

export function unseal(place: string, sealed: Uint8Array): Buffer {
  const { id, nonce, tag, body } = partsOf(sealed);
  const key = ring.find((known) => known.id.equals(id));
  if (!key) throw otherKey(id);
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new DatabaseProblem(`The secret in ${place} was changed, or copied from another place.`);
  }
}

export const sealText = (place: string, secret: string): string =>
  MARK + seal(place, Buffer.from(secret)).subarray(MARK.length).toString("base64url");

export const unsealText = (place: string, sealed: string): string => unseal(place, bytesOf(sealed)).toString();

/** Plain: not sealed at all. Old: sealed with a key that is being replaced. Foreign: sealed with a key we do not have. */
export function stateOf(stored: Uint8Array | string): "plain" | "old" | "current" | "foreign" {
  const bytes = typeof stored === "string" ? bytesOf(stored) : stored;
  if (!isSealed(bytes)) return "plain";
  const at = ring.findIndex((known) => known.id.equals(partsOf(bytes).id));
  return at === 0 ? "current" : at > 0 ? "old" : "foreign";
}

/** Stops a restore that could not open its secrets. */
export function checkKeys(sealedWith: string[]): void {
  for (const id of sealedWith) {
    const bytes = Buffer.from(id, "hex");
    if (!ring.some((known) => known.id.equals(bytes))) throw otherKey(bytes);
  }
}

export const otherKey = (id?: Uint8Array): DatabaseProblem =>
  new DatabaseProblem(
    `SECRETS_KEY: the secrets in this database were encrypted with another key${id ? ` (${Buffer.from(id).toString("hex")})` : ""}; ` +
      "set the key they were encrypted with as SECRETS_KEY, or as SECRETS_KEY_OLD next to the new one.",
  );

const bytesOf = (text: string): Buffer =>
  text.startsWith(MARK)
    ? Buffer.concat([Buffer.from(MARK), Buffer.from(text.slice(MARK.length), "base64url")])
    : Buffer.from(text);

const isSealed = (bytes: Uint8Array) =>
  bytes.length >= MARK.length + ID_BYTES + NONCE_BYTES + TAG_BYTES &&
  Buffer.from(bytes.subarray(0, MARK.length)).toString("latin1") === MARK;

function partsOf(sealed: Uint8Array) {
  const bytes = Buffer.from(sealed);
  if (!isSealed(bytes))
    throw new DatabaseProblem("A secret in the database is not encrypted yet. Start the server once.");
  const from = (start: number, length?: number) => bytes.subarray(start, length && start + length);
  const id = MARK.length;
  const nonce = id + ID_BYTES;
  const tag = nonce + NONCE_BYTES;
  return {
    id: from(id, ID_BYTES),
    nonce: from(nonce, NONCE_BYTES),
    tag: from(tag, TAG_BYTES),
    body: from(tag + TAG_BYTES),
  };
}
