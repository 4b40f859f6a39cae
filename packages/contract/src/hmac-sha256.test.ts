import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { signTimestamp } from "./gateway-signature.ts";
import { hmacSha256 } from "./hmac-sha256.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const bytes = (length: number, seed: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 17) % 256);

test("it agrees with Node's own for keys and messages around the limits of a block", () => {
  for (const keyLength of [0, 1, 16, 63, 64, 65, 200])
    for (const length of [0, 13, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const [key, message] = [bytes(keyLength, 1), bytes(length, keyLength)];
      const expected = createHmac("sha256", key).update(message).digest("hex");
      expect(Buffer.from(hmacSha256(key, message)).toString("hex")).toBe(expected);
    }
});

test("a page at an address that is not secure signs its calls like any other", async () => {
  const signed = await signTimestamp("a gateway key of the site", "1763000000000");
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await signTimestamp("a gateway key of the site", "1763000000000")).toBe(signed);
});
