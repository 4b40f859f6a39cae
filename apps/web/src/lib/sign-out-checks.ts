// Whoever holds something on this device that must not be lost may ask the candidate to stay signed in.

/** Why the candidate must stay, in a sentence; null when nothing is in the way. */
export type Check = () => Promise<string | null>;

const checks = new Set<Check>();

export function beforeSignOut(check: Check): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

export async function signOutBlocker(): Promise<string | null> {
  for (const check of checks) {
    const reason = await check();
    if (reason) return reason;
  }
  return null;
}
