// Authorizations that were valid a short while ago. An entry here gives no access. It only decides which limit counts a
// call before the caller is known. It is checked at every call, so tokens are stored unhashed, but in no log and on no
// disk.
const KEPT_MS = 15 * 60_000;
const RENEWED_MS = 60_000;
const MAX_TOKENS = 200_000;

export interface TrustedTokens {
  has(authorization: string): boolean;
  /** True if it was not in the list. */
  add(authorization: string): boolean;
  remove(authorization: string): void;
}

export function createTrustedTokens(now: () => number = Date.now): TrustedTokens {
  const until = new Map<string, number>();
  const left = (authorization: string) => (until.get(authorization) ?? 0) - now();
  return {
    has: (authorization) => left(authorization) > 0,
    add: (authorization) => {
      const before = left(authorization);
      if (before > KEPT_MS - RENEWED_MS) return false;
      // The newest is last, so the first is removed to make space.
      until.delete(authorization);
      until.set(authorization, now() + KEPT_MS);
      if (until.size > MAX_TOKENS) until.delete(until.keys().next().value!);
      return before <= 0;
    },
    remove: (authorization) => void until.delete(authorization),
  };
}
