// The session of this tab. The token is in session storage, under a key that begins with the site's configured name, so
// that renaming the site signs nobody out. The two audiences have two keys. Signing in and out are page loads, because
// the sign-in pages have their own policy.
import { useSyncExternalStore } from "react";
import { config } from "./config.ts";
import { paths } from "./paths.ts";
import { isPrerendering } from "./prerendering.ts";
import { staffSignIn } from "./staff-place.ts";

export type SessionAudience = "candidate" | "staff";

const keyOf = (audience: SessionAudience) => `${config.key_prefix}:${audience}-token`;
const listeners = new Set<() => void>();

export const tokenOf = (audience: SessionAudience): string | null =>
  typeof sessionStorage === "undefined" ? null : sessionStorage.getItem(keyOf(audience));

/** The tab's stored screen contents are deleted with the token (last-known.ts). */
function forgetShown(audience: SessionAudience) {
  sessionStorage.removeItem(keyOf(audience));
  if (audience === "candidate")
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${config.key_prefix}:last:`)) sessionStorage.removeItem(key);
}

export function keepToken(audience: SessionAudience, token: string | null) {
  if (token === null) forgetShown(audience);
  else sessionStorage.setItem(keyOf(audience), token);
  for (const listener of listeners) listener();
}

/** candidate-id.ts stores the token's owner here, as "token uuid". */
export const ownerKey = `${config.key_prefix}:candidate`;

/** The session gets a new token. Its owner stays known, even without a network. */
export function renewToken(audience: SessionAudience, token: string) {
  const [old, owner] = sessionStorage.getItem(ownerKey)?.split(" ") ?? [];
  if (audience === "candidate" && owner && old === tokenOf(audience))
    sessionStorage.setItem(ownerKey, `${token} ${owner}`);
  keepToken(audience, token);
}

const keptKey = () => `${config.key_prefix}:kept`;

/** This device asked to stay signed in. Scripts cannot see the cookie itself. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(keptKey()) !== null;
  } catch {
    return false;
  }
}

export function setRemembered(kept: boolean) {
  try {
    if (kept) localStorage.setItem(keptKey(), "1");
    else localStorage.removeItem(keptKey());
  } catch {
    // A browser that keeps nothing is signed in for this tab alone.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while the token state is not known yet, which is only during prerendering and hydration. */
export const useSignedIn = (audience: SessionAudience): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => tokenOf(audience) !== null,
    () => (isPrerendering() ? true : null),
  );

let leaving = false;

/**
 * Leaves the app with a page load that replaces the current history entry. The first call wins: a guard that sees the
 * token removed must not turn a sign-out to the landing page into a visit to the sign-in page.
 */
export function leaveTo(path: string) {
  if (leaving) return;
  leaving = true;
  window.addEventListener("pageshow", () => {
    leaving = false;
  });
  window.location.replace(path);
}

type SessionOverHandler = (audience: SessionAudience) => void;
let holder: SessionOverHandler | null = null;

/** A running test delays the end of the session. It asks for a sign-in over the page and does not leave it. */
export function holdSessionOver(handler: SessionOverHandler): () => void {
  holder = handler;
  return () => {
    if (holder === handler) holder = null;
  };
}

/** The server reported that the session is over. */
export function sessionOver(audience: SessionAudience) {
  if (tokenOf(audience) === null) return;
  if (holder) {
    keepToken(audience, null);
    holder(audience);
    return;
  }
  leaveTo(audience === "staff" ? staffSignIn() : paths.home);
  keepToken(audience, null);
}
