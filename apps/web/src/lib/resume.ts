// Coming back on a device that asked to stay signed in: the cookie is exchanged for a session of this tab. Tabs that ask at the same
// time share one answer here, and the server bears two browsers' tabs that do.
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
    // Refused is over; without a network it is worth another try.
    if (failure instanceof ApiError && (failure.status === 400 || failure.status === 403)) setRemembered(false);
    return false;
  }
}
