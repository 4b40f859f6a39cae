// Code that has unsaved data on this device may ask the candidate to stay signed in.

/** Why the candidate should stay, in one sentence. Null if there is no reason. */
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
