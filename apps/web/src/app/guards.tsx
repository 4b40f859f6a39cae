// Who may see a screen. While the token state is not known, guarded screens show nothing.
import { type ReactNode, useEffect } from "react";
import { paths } from "../lib/paths.ts";
import { leaveTo, tokenOf, useSignedIn } from "../lib/session.ts";
import { staffSignIn } from "../lib/staff-place.ts";
import type { Guard } from "./screen-table.ts";

export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const audience = guard === "staff" || guard === "staff-guest" ? "staff" : "candidate";
  const signedIn = useSignedIn(audience);
  if (guard === "anyone") return children;
  if (guard === "guest" || guard === "staff-guest") {
    // A prerendered sign-in page shows at once; the first-paint script has already sent signed-in candidates away.
    if (signedIn) return <LeaveTo path={guard === "guest" ? paths.dashboard : paths.admin} />;
    return children;
  }
  if (signedIn === null) return null;
  if (!signedIn) return <LeaveTo path={guard === "candidate" ? paths.login : placeOfStranger()} />;
  return children;
}

/** A student has no business among staff; anybody else may be staff whose session is over. */
const placeOfStranger = () => (tokenOf("candidate") === null ? staffSignIn() : paths.home);

/** Sign-in pages have a security policy of their own, so going to and from them is a page load. */
function LeaveTo({ path }: { path: string }) {
  useEffect(() => leaveTo(path), [path]);
  return null;
}
