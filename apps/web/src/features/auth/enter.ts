// The last step of every kind of sign-in.
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
 * Stores the session and leaves with a page load, because the sign-in pages have their own policy. A candidate who has
 * not agreed to the terms yet is sent to the second step of registration.
 */
export function enter({ access_token, device_token, user }: SignedIn, kept = false) {
  forgetRegistration();
  setRemembered(kept);
  keepDevice("candidate", device_token);
  leaveTo(user.profile_complete ? paths.dashboard : paths.completeProfile);
  keepToken("candidate", access_token);
}
