import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addLagosDays,
  clampTime,
  daysBetween,
  deadlineOf,
  isLate,
  lagosDay,
  lagosMonth,
  startOfLagosDay,
} from "./timing.ts";

test("a Lagos day starts an hour before the day in UTC", () => {
  expect(lagosDay(new Date("2026-01-31T22:59:59.999Z"))).toBe("2026-01-31");
  expect(lagosDay(new Date("2026-01-31T23:00:00Z"))).toBe("2026-02-01");
  expect(lagosMonth(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01");
  expect(startOfLagosDay("2026-02-01").toISOString()).toBe("2026-01-31T23:00:00.000Z");
  expect(addLagosDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(addLagosDays("2026-01-01", -1)).toBe("2025-12-31");
  expect([daysBetween("2024-02-28", "2024-03-01"), daysBetween("2026-01-01", "2025-12-31")]).toEqual([2, -1]);
});

test("reported times are limited to the sitting's span", () => {
  const from = new Date("2026-03-01T10:00:00Z");
  const to = deadlineOf(from, 60);
  expect(clampTime(new Date("2020-01-01T00:00:00Z"), from, to)).toEqual(from);
  expect(clampTime(new Date("2030-01-01T00:00:00Z"), from, to)).toEqual(to);
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (at) => {
      const clamped = clampTime(at, from, to);
      expect(clamped >= from && clamped <= to).toBe(true);
    }),
  );
});

test("an answer is late after the deadline, not at it", () => {
  const deadline = new Date("2026-03-01T11:00:00Z");
  const at = deadline.getTime();
  expect(isLate(at, at)).toBe(false);
  expect(isLate(at + 1, at)).toBe(true);
  expect(isLate(at, null)).toBe(false);
});

test("a clock ends its minutes after it started", () => {
  expect(deadlineOf(new Date("2026-01-01T10:00:00Z"), 90).toISOString()).toBe("2026-01-01T11:30:00.000Z");
});
