// The page where a staff member was, and the way back to it after a new sign-in.
import { paths } from "./paths.ts";

/** The sign-in page, which leads back to the current page. */
export const staffSignIn = (): string =>
  `${paths.adminLogin}?next=${encodeURIComponent(location.pathname + location.search)}`;

/** A path from the address bar may lead only to staff pages. */
export const placeAmongStaff = (next: string | null): string =>
  next && new URL(next, location.origin).origin === location.origin && /^\/admin(\/|\?|$)/.test(next)
    ? next
    : paths.admin;
