// The server's time on this page: the time it sent, continued by the monotonic clock, which nobody can change.
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock. */
  now: () => number;
  /** Called with the time from a server response. */
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
 * The server's time when a test is opened again without a network. The device's clock is trusted only within limits.
 * The result is never earlier than the last time seen, and a jump of more than a day means that somebody changed the
 * clock.
 */
export function resumedAt(byDevice: number, lastSeen: number): number {
  return byDevice < lastSeen || byDevice > lastSeen + DAY_MS ? lastSeen : byDevice;
}
