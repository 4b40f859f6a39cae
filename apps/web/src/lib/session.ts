// Who is signed in on this tab. The token lives in session storage under a key that begins with the site's configured name,
// so that renaming the site signs nobody out; the two audiences have two keys. Signing in and out are page loads, because the sign-in pages have a policy of their own.
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

/** With the token goes what this tab keeps of the screens it opened (last-known.ts). */
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

/** Where candidate-id.ts keeps whose token it is, as "token uuid". */
export const ownerKey = `${config.key_prefix}:candidate`;

/** The session goes on under a new token: whose it is stays known, also without a network. */
export function renewToken(audience: SessionAudience, token: string) {
  const [old, owner] = sessionStorage.getItem(ownerKey)?.split(" ") ?? [];
  if (audience === "candidate" && owner && old === tokenOf(audience))
    sessionStorage.setItem(ownerKey, `${token} ${owner}`);
  keepToken(audience, token);
}

const keptKey = () => `${config.key_prefix}:kept`;

/** This device asked to stay signed in; the cookie itself is not for scripts to see. */
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
 * Leaves the app for a page load; the address takes the place of the current one in the history. The first to leave wins:
 * a guard that sees the token go must not turn a sign-out to the landing page into a visit to the sign-in page.
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

/** A running test holds the end of the session back: it asks for a sign-in over the page instead of leaving it. */
export function holdSessionOver(handler: SessionOverHandler): () => void {
  holder = handler;
  return () => {
    if (holder === handler) holder = null;
  };
}

/** The server said that the session is over. */
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
