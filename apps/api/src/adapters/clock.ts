// Nobody in the house reads the system's clock but here; tests hand in one they can move.
import { steadyOn } from "./steady-time.ts";

export interface Clock {
  now(): Date;
  /**
   * What running tests are judged by. While the clock goes evenly it is `now`; a clock that is put forward under running
   * tests ends none of them early, one that is put back gives the time back.
   */
  steady(): Date;
}

/** Milliseconds that only ever go on, whatever happens to the clock. */
const counted = () => performance.now();

const clockOn = (wall: () => number, count: () => number): Clock => {
  const steady = steadyOn(wall, count);
  return { now: () => new Date(wall()), steady: () => new Date(steady()) };
};

export const systemClock: Clock = clockOn(Date.now, counted);

interface MovableClock extends Clock {
  /** Time passes. */
  advance(ms: number): void;
  set(to: Date): void;
  /** No time passes: somebody puts the clock forward or back. */
  step(ms: number): void;
}

export function movableClock(start = new Date()): MovableClock {
  let stepped = 0;
  let passed = start.getTime() - Date.now();
  const wall = () => Date.now() + passed + stepped;
  return {
    ...clockOn(wall, () => counted() + passed),
    advance: (ms) => {
      passed += ms;
    },
    set: (to) => {
      passed += to.getTime() - wall();
    },
    step: (ms) => {
      stepped += ms;
    },
  };
}
