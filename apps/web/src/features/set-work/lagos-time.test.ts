import { expect, test } from "vitest";
import { fromLagosField, lagosField, lagosFieldIn } from "./lagos-time.ts";

test("a typed time is a Lagos time and is shown as it was typed", () => {
  expect(fromLagosField("2026-11-20T08:00")).toBe("2026-11-20T07:00:00.000Z");
  expect(lagosField("2026-11-20T07:00:00.000Z")).toBe("2026-11-20T08:00");
  expect(fromLagosField("")).toBeNull();
  expect(fromLagosField("2026-11")).toBeNull();
});

test("a day begins at midnight in Lagos", () => {
  const beforeMidnight = Date.parse("2026-11-19T22:59:00Z");
  expect(lagosFieldIn(1, "16:00", beforeMidnight)).toBe("2026-11-20T16:00");
  expect(lagosFieldIn(1, "16:00", beforeMidnight + 60_000)).toBe("2026-11-21T16:00");
});
