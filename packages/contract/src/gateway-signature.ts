// The gateway signature filters noise. It is never authorisation. The web app gets the key with the site's
// configuration.
export const TIMESTAMP_HEADER = "x-timestamp";
export const SIGNATURE_HEADER = "x-signature";
export const SIGNATURE_WINDOW_MS = 300_000;

/**
 * Hex HMAC-SHA256 of the timestamp, by WebCrypto, which both browsers and Node have. At an address that is not secure
 * browsers do not have it.
 */
export async function signTimestamp(key: string, timestamp: string): Promise<string> {
  const text = new TextEncoder();
  const signature = await hmac(text.encode(key), text.encode(timestamp));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | Uint8Array> {
  const { subtle } = crypto;
  if (!subtle) return (await import("./hmac-sha256.ts")).hmacSha256(key, message);
  const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return subtle.sign("HMAC", imported, message);
}
