// Where a member of staff was, and the way back there after a new sign-in.
import { paths } from "./paths.ts";

/** The sign-in page, which leads back to this very place. */
export const staffSignIn = (): string =>
  `${paths.adminLogin}?next=${encodeURIComponent(location.pathname + location.search)}`;

/** An address from the address bar leads to staff's own pages or nowhere. */
export const placeAmongStaff = (next: string | null): string =>
  next && new URL(next, location.origin).origin === location.origin && /^\/admin(\/|\?|$)/.test(next)
    ? next
    : paths.admin;
