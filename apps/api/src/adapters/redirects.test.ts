// A service that we call must not redirect us, or a candidate's browser, to another place.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { createFileStore } from "./file-store.ts";
import { createGoogle } from "./google.ts";
import { createPaystack, PaystackAway } from "./paystack.ts";

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that redirects every request, and the target, which would answer successfully. */
async function aDetour(answer: object) {
  const reached: string[] = [];
  const elsewhere = await aServer((request, response) => {
    reached.push(request.url!);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  const base = await aServer((request, response) =>
    response.writeHead(307, { location: `${elsewhere}${request.url}` }).end(),
  );
  return { base, reached };
}

test("Google's answer comes only from Google's address, and a failure is logged without the token", async () => {
  const { base, reached } = await aDetour({
    aud: "us",
    sub: "1",
    email: "a@b.ng",
    email_verified: "true",
    expires_in: 9,
  });
  const lines: string[] = [];
  const google = createGoogle(
    readConfig({
      GOOGLE_CLIENT_ID: "us",
      GOOGLE_TOKEN_SIGN_IN: "on",
      GOOGLE_TOKENINFO_URL: base,
      GOOGLE_USERINFO_URL: base,
    }),
    pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
  );
  expect(await google.whoIs("ya29.secret")).toBeNull();
  expect(reached).toEqual([]);
  expect(lines.join()).toContain("Google does not respond");
  expect(lines.join()).not.toContain("ya29");
});

test("a file is stored where the configuration says, or not at all", async () => {
  const { base, reached } = await aDetour({});
  const store = createFileStore(
    readConfig({ S3_ENDPOINT: base, S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" }),
  );
  await expect(store.put("0192f0c1", Buffer.from("x"))).rejects.toThrow();
  expect(reached).toEqual([]);
});

test.each([
  ["https://checkout.paystack.com/abc", true],
  ["http://checkout.paystack.com/abc", false],
  ["https://checkout.paystack.com.evil.test/abc", false],
  ["https://evil.test/checkout.paystack.com", false],
  ["https://user@evil.test/", false],
  ["javascript:alert(1)//checkout.paystack.com", false],
])("a browser is sent to Paystack's own page: %s is %s", async (authorization_url, good) => {
  const base = await aServer((_request, response) =>
    response.end(JSON.stringify({ data: { authorization_url, reference: "r" } })),
  );
  const paystack = createPaystack(readConfig({ PAYSTACK_SECRET_KEY: "sk_test_1", PAYSTACK_BASE_URL: base }))!;
  const order = { email: "a@b.ng", amount: 100, reference: "r", callback_url: base, plan: null, metadata: {} };
  if (good) expect((await paystack.initialize(order)).authorization_url).toBe(authorization_url);
  else await expect(paystack.initialize(order)).rejects.toThrow(PaystackAway);
});
