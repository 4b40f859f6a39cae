// The user who has just registered, until the expiry. So the second step and the verification screen know the email
// address immediately. Only the user is stored, in this tab.
import type { User } from "@sabiprep/contract";
import { config } from "../../lib/config.ts";

export const REGISTRATION_MINUTES = 29;
const DEFAULT_MINUTES = 60;

interface StoredRegistration {
  user: User;
  expires_at: number;
}

const key = () => `${config.key_prefix}:registration`;

export function keepRegistration(user: User, minutes = DEFAULT_MINUTES, now = Date.now()) {
  const kept: StoredRegistration = { user, expires_at: now + minutes * 60_000 };
  sessionStorage.setItem(key(), JSON.stringify(kept));
}

export function keptRegistration(now = Date.now()): User | null {
  const text = sessionStorage.getItem(key());
  if (!text) return null;
  // We wrote this value ourselves, in this tab.
  const kept = JSON.parse(text) as StoredRegistration;
  if (kept.expires_at > now) return kept.user;
  forgetRegistration();
  return null;
}

export const forgetRegistration = () => sessionStorage.removeItem(key());
