// The result of the ten questions is kept on the device, so that an account made afterwards can begin with it.
import { config } from "../../lib/config.ts";
import type { TryResult } from "./try-run.ts";

export function keepTryResult(result: TryResult) {
  try {
    localStorage.setItem(`${config.key_prefix}:try-result`, JSON.stringify(result));
  } catch {
    // A browser that keeps nothing still shows the result on this page.
  }
}
