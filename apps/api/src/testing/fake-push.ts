// A push service and its subscribed browsers. It checks the signature of a message (VAPID) and decrypts it as a browser
// would (RFC 8291). So a test reads what a candidate would have seen.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPush {
  browser: string;
  message: { tag: string; title: string; body: string; link: string | null };
  headers: IncomingHttpHeaders;
}

type Browser = ReturnType<typeof newBrowser>;

export async function startFakePush() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const status = answers.shift() ?? 201;
      if (status !== 201) return response.writeHead(status, { location: `${origin()}/elsewhere` }).end();
      const name = (request.url ?? "").slice(1);
      const browser = browsers.get(name);
      if (!browser) return response.writeHead(410).end();
      checkSignature(request.headers.authorization ?? "", origin());
      const message = JSON.parse(decrypt(browser, Buffer.concat(parts)));
      received.push({ browser: name, message, headers: request.headers });
      return response.writeHead(201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = origin();
  return {
    env: { PUSH_TEST_ORIGIN: url },
    received,
    /** The next answers of the service, in order, or 201 when none is set. */
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    /** The data a browser gives to the page that subscribes. */
    subscription: (name: string) => {
      const browser = newBrowser();
      browsers.set(name, browser);
      const keys = { p256dh: browser.pair.getPublicKey("base64url"), auth: browser.auth.toString("base64url") };
      return { endpoint: `${url}/${name}`, keys };
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function newBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

function decrypt({ pair, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const mixed = hmac(auth, pair.computeSecret(sender));
  const material = hmac(mixed, "WebPush: info\0", pair.getPublicKey(), sender, "\x01");
  const key = hmac(salt, material);
  const secret = hmac(key, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
  const nonce = hmac(key, "Content-Encoding: nonce\0\x01").subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", secret, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and any number of zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}

function checkSignature(authorization: string, origin: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = (token ?? "").split(".");
  const point = Buffer.from(key ?? "", "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const sent = Buffer.from(signature ?? "", "base64url");
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: "ieee-p1363" }, sent))
    throw new Error("the message was not signed by the key it names");
  const { aud, exp } = JSON.parse(Buffer.from(claims ?? "", "base64url").toString());
  if (aud !== origin) throw new Error(`the message was signed for ${aud}`);
  if (exp * 1000 > Date.now() + 86_400_000 + 60_000) throw new Error("the signature lives longer than a day");
}
