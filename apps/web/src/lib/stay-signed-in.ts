// "Keep me signed in on this device", for an open session.
import { auth } from "@sabiprep/contract";
import { call } from "./api.ts";
import { setRemembered } from "./session.ts";

/** Whether the device is remembered now. A failure stops nobody: they sign in as before. */
export async function staySignedIn(): Promise<boolean> {
  try {
    await call(auth.keep, {});
    setRemembered(true);
    return true;
  } catch {
    return false;
  }
}
