import { expect, test } from "vitest";
import { createServerClock, resumedAt } from "./server-clock.ts";

test("the server's time continues by the monotonic clock and is corrected by every server response", () => {
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

test("a device clock that was set back, or years ahead, does not affect a test that is opened again", () => {
  const seen = Date.parse("2026-11-15T10:00:00Z");
  const years = 2 * 365 * 86_400_000;
  expect(resumedAt(seen + 90_000, seen)).toBe(seen + 90_000);
  expect(resumedAt(seen - 1, seen)).toBe(seen);
  expect(resumedAt(seen + years, seen)).toBe(seen);
  expect(resumedAt(seen - years, seen)).toBe(seen);
});
