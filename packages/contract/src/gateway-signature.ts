// The gateway signature filters noise; it is never authorisation. The key reaches the web app with the site's configuration.
export const TIMESTAMP_HEADER = "x-timestamp";
export const SIGNATURE_HEADER = "x-signature";
export const SIGNATURE_WINDOW_MS = 300_000;

/** Hex HMAC-SHA256 of the timestamp, by WebCrypto, which browsers and Node share. */
export async function signTimestamp(key: string, timestamp: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", text.encode(key), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", imported, text.encode(timestamp));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
