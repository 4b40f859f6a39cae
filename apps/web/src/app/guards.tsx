// Which users may see a screen. While the token state is unknown, guarded screens show nothing.
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
    // A prerendered sign-in page shows immediately. The first-paint script has already redirected signed-in candidates.
    if (signedIn) return <LeaveTo path={guard === "guest" ? paths.dashboard : paths.admin} />;
    return children;
  }
  if (signedIn === null) return null;
  if (!signedIn) return <LeaveTo path={guard === "candidate" ? paths.login : placeOfStranger()} />;
  return children;
}

/** A student is not sent to the staff sign-in. Anyone else may be staff with an expired session. */
const placeOfStranger = () => (tokenOf("candidate") === null ? staffSignIn() : paths.home);

/** Sign-in pages have their own security policy, so entering and leaving them is a page load. */
function LeaveTo({ path }: { path: string }) {
  useEffect(() => leaveTo(path), [path]);
  return null;
}
