// Only this file reads the system clock. Tests pass in a clock they can move.
import { steadyOn } from "./steady-time.ts";

export interface Clock {
  now(): Date;
  /**
   * The time used to judge running tests. Normally it equals `now`. If the clock jumps forward, no running test ends
   * early. If it jumps back, the time is given back.
   */
  steady(): Date;
}

/** Milliseconds from a counter that only increases, whatever happens to the clock. */
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
  /** No time passes. The clock is set forward or back. */
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
