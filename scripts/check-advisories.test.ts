import { expect, test } from "vitest";
import { verdictOf } from "./check-advisories.ts";

const report = (...found: [string, string][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [name, { severity, range: "<2.0.0", via: [] }]),
    ),
  });

test("what is critical or high fails at once, the rest waits for the month's update, silence is no clean bill", () => {
  expect(verdictOf(report(["left-pad", "critical"]))).toEqual({
    outcome: "late",
    lines: ["critical: left-pad <2.0.0"],
  });
  expect(verdictOf(report(["a", "low"], ["b", "high"])).outcome).toBe("late");
  expect(verdictOf(report(["a", "moderate"]))).toEqual({ outcome: "clean", lines: ["moderate: a <2.0.0"] });
  expect(verdictOf(report()).outcome).toBe("clean");
  for (const silence of ["", "<html>", "null", '{"error":{"code":"ENOAUDIT"}}', '{"message":"405"}'])
    expect([silence, verdictOf(silence).outcome]).toEqual([silence, "unknown"]);
});
