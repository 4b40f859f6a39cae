import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

test("the server's time goes on by the monotonic clock and is set right whenever the server speaks", () => {
  let monotonic = 1_000;
  const clock = createServerClock(Date.parse("2026-11-15T08:00:00Z"), () => monotonic);
  monotonic += 90_000;
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-15T08:01:30.000Z");
  clock.hear("2026-11-15T08:05:00Z");
  monotonic += 1_000;
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-15T08:05:01.000Z");
  clock.hear("no time at all");
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-15T08:05:01.000Z");
});
