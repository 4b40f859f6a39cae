// "Keep me signed in on this phone", for a session that is open already.
import { auth } from "@sabiprep/contract";
import { call } from "./api.ts";
import { setRemembered } from "./session.ts";

/** Whether the device is kept now. Nobody is stopped by a no: they sign in as before. */
export async function staySignedIn(): Promise<boolean> {
  try {
    await call(auth.keep, {});
    setRemembered(true);
    return true;
  } catch {
    return false;
  }
}
