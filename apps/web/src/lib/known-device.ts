// A device that signed in before. The server gave it a token, which it sends at its next sign-in, so that a stranger's
// wrong tries do not lock it out. The token outlives the tab and sign-out.
import type { AnyEndpoint } from "@sabiprep/contract";
import { config } from "./config.ts";
import type { SessionAudience } from "./session.ts";

const HEADER = "x-device-token";
/** The only call with a session that also concerns the device. */
const KEEP = "/candidates/auth/keep";
const signsIn = /^\/(candidates|admin)\/auth\//;

const keyOf = (audience: SessionAudience) =>
  `${config.key_prefix}:${audience === "staff" ? "staff-device-token" : "device-token"}`;

export function keepDevice(audience: SessionAudience, token: string) {
  try {
    localStorage.setItem(keyOf(audience), token);
  } catch {
    // A browser that keeps nothing is a new device each time.
  }
}

export function deviceHeader(audience: SessionAudience, endpoint: AnyEndpoint): Record<string, string> {
  if ((endpoint.audience !== "public" && endpoint.path !== KEEP) || !signsIn.test(endpoint.path)) return {};
  try {
    const token = localStorage.getItem(keyOf(audience));
    return token ? { [HEADER]: token } : {};
  } catch {
    return {};
  }
}
