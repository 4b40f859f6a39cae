// Web push: messages are encrypted for one browser (RFC 8291), signed by us (VAPID) and sent to that browser's push
// service. A stranger chooses the URL of a subscription, so only known services are called.
import { createECDH, ECDH } from "node:crypto";
import type { Config } from "../config.ts";

interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * "gone": the browser has ended the subscription. "later": the service asked us to retry, or was not reached.
 * "refused": it will never accept it. "unknown": it may have accepted it, so it is not sent again.
 */
type PushOutcome = "sent" | "gone" | "later" | "refused" | "unknown";

export interface Push {
  publicKey: string;
  /** Whether an endpoint belongs to a known push service and a message can be encrypted for it. */
  accepts(target: PushTarget): boolean;
  send(target: PushTarget, message: string, more: { topic: string }): Promise<PushOutcome>;
}

const hosts = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
const families = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];
const TTL_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

/** Without configured keys the site's own secret is the private key. It is the same on every instance. */
export function createPush(config: Config, secret: Buffer): Push {
  const keys = keysOf(config, secret);
  const subject = `mailto:${config.SUPPORT_EMAIL}`;
  const tryOut = config.production ? null : (config.PUSH_TEST_ORIGIN ?? null);
  const accepts = ({ endpoint, p256dh }: PushTarget) =>
    (isKnown(endpoint) || (tryOut !== null && isAt(endpoint, tryOut))) && isPoint(p256dh);
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async (target, message, { topic }) => {
      if (!accepts(target)) return "gone";
      const { endpoint, p256dh, auth } = target;
      const { default: webPush } = await import("web-push");
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject, ...keys },
        TTL: TTL_SECONDS,
        topic,
        contentEncoding: "aes128gcm",
      });
      try {
        const response = await fetch(endpoint, {
          method: "POST",
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          // A redirect would lead away from the known services.
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.arrayBuffer().catch(() => null);
        return outcomeOf(response.status);
      } catch (problem) {
        return neverReached(problem) ? "later" : "unknown";
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

const neverReached = (problem: unknown) =>
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes((problem as { cause?: { code?: string } }).cause?.code ?? "");

function keysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Config, secret: Buffer) {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}

function urlOf(endpoint: string): URL | null {
  try {
    return new URL(endpoint);
  } catch {
    return null;
  }
}

function isKnown(endpoint: string): boolean {
  const url = urlOf(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  return hosts.includes(url.hostname) || families.some((family) => url.hostname.endsWith(family));
}

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, "prime256v1", "base64url").length > 0;
  } catch {
    return false;
  }
}

const isAt = (endpoint: string, origin: string) => urlOf(endpoint)?.origin === origin;
