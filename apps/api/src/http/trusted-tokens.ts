// Authorizations that were found to be good a short while ago. Nobody is let in for standing here: it only says by whose count a call goes
// before it is known whose it is. Looked into with every call, so they are kept as they came; they are in no log and on no disk.
const KEPT_MS = 15 * 60_000;
const RENEWED_MS = 60_000;
const MAX_TOKENS = 200_000;

export interface TrustedTokens {
  has(authorization: string): boolean;
  /** True where it was not known. */
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
      // The newest stand last, so the first is the one to make room.
      until.delete(authorization);
      until.set(authorization, now() + KEPT_MS);
      if (until.size > MAX_TOKENS) until.delete(until.keys().next().value!);
      return before <= 0;
    },
    remove: (authorization) => void until.delete(authorization),
  };
}
