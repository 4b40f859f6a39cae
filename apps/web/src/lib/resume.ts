// Restores the session on a remembered device: the cookie is exchanged for a session of this tab. Tabs that ask at the
// same time share one answer, and the server accepts this from tabs of two browsers too.
import { ApiError, auth } from "@sabiprep/contract";
import { call } from "./api.ts";
import { keepDevice } from "./known-device.ts";
import { isRemembered, keepToken, setRemembered } from "./session.ts";

const PATIENCE_MS = 8_000;
let asking: Promise<boolean> | null = null;

/** Whether there is a session now. */
export function resume(): Promise<boolean> {
  if (!isRemembered()) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  try {
    const { access_token, device_token } = await call(auth.resume, {}, { timeoutMs: PATIENCE_MS });
    keepDevice("candidate", device_token);
    keepToken("candidate", access_token);
    return true;
  } catch (failure) {
    // A refusal is final. Without a network it is worth another try.
    if (failure instanceof ApiError && (failure.status === 400 || failure.status === 403)) setRemembered(false);
    return false;
  }
}
