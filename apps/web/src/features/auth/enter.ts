// What every way of signing in ends with.
import type { User } from "@sabiprep/contract";
import { keepDevice } from "../../lib/known-device.ts";
import { paths } from "../../lib/paths.ts";
import { keepToken, leaveTo, setRemembered } from "../../lib/session.ts";
import { forgetRegistration } from "./registration-store.ts";

interface SignedIn {
  access_token: string;
  device_token: string;
  user: User;
}

/**
 * Keeps the session and leaves by a page load, because the sign-in pages have a policy of their own. Who has not agreed to
 * the terms yet is led to the second step of registration.
 */
export function enter({ access_token, device_token, user }: SignedIn, kept = false) {
  forgetRegistration();
  setRemembered(kept);
  keepDevice("candidate", device_token);
  leaveTo(user.profile_complete ? paths.dashboard : paths.completeProfile);
  keepToken("candidate", access_token);
}
