// The server's time on this page: its own word for "now", carried on by the monotonic clock, which nobody can set.
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock. */
  now: () => number;
  /** The server said what time it is. */
  hear: (serverNow: string) => void;
}

export function createServerClock(serverNow: number, monotonic: () => number = () => performance.now()): ServerClock {
  let heard = { server: serverNow, at: monotonic() };
  return {
    now: () => heard.server + monotonic() - heard.at,
    hear: (text) => {
      const server = Date.parse(text);
      if (!Number.isNaN(server)) heard = { server, at: monotonic() };
    },
  };
}

const DAY_MS = 86_400_000;

/**
 * The server's time when a test is opened again without a network. The device's clock is asked only as far as it can be
 * believed: it never goes behind what was already seen, and a leap of more than a day means that somebody set it.
 */
export function resumedAt(byDevice: number, lastSeen: number): number {
  return byDevice < lastSeen || byDevice > lastSeen + DAY_MS ? lastSeen : byDevice;
}
