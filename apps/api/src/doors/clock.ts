// Nobody in the house reads the system's clock but here; tests hand in one they can move.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function movableClock(start = new Date()): Clock & { advance(ms: number): void; set(to: Date): void } {
  let shift = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + shift),
    advance: (ms) => {
      shift += ms;
    },
    set: (to) => {
      shift = to.getTime() - Date.now();
    },
  };
}
